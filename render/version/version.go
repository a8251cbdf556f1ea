// Package version says which version of Gorin a program is, by what its builder has noted in it.
package version

import (
	"runtime/debug"
	"strings"
)

// stamp is the version of a release, which the linker is given: the toolchain notes nothing in a
// linked worktree, nor without git.
var stamp string

// Here is the version of this program.
func Here() string {
	if stamp != "" {
		return stamp
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	return Of(info)
}

// Of names a build for players: its release, if the commit has a tag, the day of the commit, and
// the commit. It is "" when the program was built without them.
func Of(info *debug.BuildInfo) string {
	set := map[string]string{}
	for _, s := range info.Settings {
		set[s.Key] = s.Value
	}
	commit := set["vcs.revision"]
	if commit == "" {
		return ""
	}
	commit = commit[:min(len(commit), 8)]
	if set["vcs.modified"] == "true" {
		commit += "+"
	}
	parts := []string{commit}
	if day, _, ok := strings.Cut(set["vcs.time"], "T"); ok {
		parts = []string{day, commit}
	}
	// Between two releases Go makes up a version, which has a "-".
	if v := info.Main.Version; strings.HasPrefix(v, "v") && !strings.ContainsAny(v, "-+") {
		parts = append([]string{v}, parts...)
	}
	return strings.Join(parts, " · ")
}
