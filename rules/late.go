package rules

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io/fs"
	"sync/atomic"
)

// LateFile is what the page fetches once it runs: an archive of what comes with the games
// and no match needs, in a folder for each game.
const LateFile = "late.zip"

// lent is the archive once it has come.
var lent atomic.Pointer[zip.Reader]

// Late is what comes with a game and no match needs: what the clauses of its book decide, its
// puzzles. It is false in the page as long as that has not come.
func Late(game string) (from fs.FS, here bool) {
	if !apart {
		return Files(game), true
	}
	archive := lent.Load()
	if archive == nil {
		return nil, false
	}
	if _, err := fs.Stat(archive, game); err != nil { // it comes with the program
		return Files(game), true
	}
	from, err := fs.Sub(archive, game)
	return from, err == nil
}

// Lend takes the archive that the page has fetched.
func Lend(archive []byte) error {
	r, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		return fmt.Errorf("open %s: %w", LateFile, err)
	}
	lent.Store(r)
	return nil
}
