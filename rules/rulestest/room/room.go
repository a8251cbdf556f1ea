// Package room finds what lies in the rooms of games: data of tests that are about a game
// and stand elsewhere, since they are the same for every game.
package room

import (
	"os"
	"path/filepath"
	"testing"
)

// Of is the folder of a game's rules, seen from a test of a package below rules: that of the
// game itself, or that of the made-up game.
func Of(t testing.TB, game string) string {
	t.Helper()
	at, err := os.Getwd()
	for ; err == nil; at = filepath.Dir(at) {
		for _, dir := range []string{filepath.Join(at, game), filepath.Join(at, "rulestest", game)} {
			if isRoom(dir) {
				return dir
			}
		}
		if filepath.Base(at) == "rules" || at == filepath.Dir(at) {
			break
		}
	}
	t.Fatalf("there is no room of %s: %v", game, err)
	return ""
}

// isRoom reports whether a folder is the room of a game: every game has a lexicon.
func isRoom(dir string) bool {
	info, err := os.Stat(filepath.Join(dir, "lexicon"))
	return err == nil && info.IsDir()
}

// Files are the files of a game's room that fit a pattern, below its folder.
func Files(t testing.TB, game, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(Of(t, game), filepath.FromSlash(pattern)))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Text is what a file of a game's room says.
func Text(t testing.TB, game, file string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(Of(t, game), filepath.FromSlash(file)))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
