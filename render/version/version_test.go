package version

import (
	"runtime/debug"
	"testing"
)

// TestStamp: what the linker was given is believed.
func TestStamp(t *testing.T) {
	defer func(was string) { stamp = was }(stamp)
	if stamp = "v1.2.0"; Here() != stamp {
		t.Errorf("it is %q", Here())
	}
}

// TestVersion: a build is named by its tag, day and commit, as far as it has them.
func TestVersion(t *testing.T) {
	const commit, when = "83e15abd0123456789abcdef0123456789abcdef", "2026-11-28T14:19:34Z"
	for _, c := range []struct {
		main, commit, when, modified string
		want                         string
	}{
		{"v0.0.0-20261128141934-83e15abd0123", commit, when, "false", "2026-11-28 · 83e15abd"},
		{"v0.0.0-20261128141934-83e15abd0123+dirty", commit, when, "true", "2026-11-28 · 83e15abd+"},
		{"v1.2.0", commit, when, "false", "v1.2.0 · 2026-11-28 · 83e15abd"},
		{"v1.2.0+dirty", commit, when, "true", "2026-11-28 · 83e15abd+"},
		{"(devel)", commit, "", "", "83e15abd"},
		{"(devel)", "", "", "", ""},
	} {
		info := &debug.BuildInfo{Main: debug.Module{Path: "gorin", Version: c.main}}
		for key, value := range map[string]string{"vcs.revision": c.commit, "vcs.time": c.when, "vcs.modified": c.modified} {
			if value != "" {
				info.Settings = append(info.Settings, debug.BuildSetting{Key: key, Value: value})
			}
		}
		if got := Of(info); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}
