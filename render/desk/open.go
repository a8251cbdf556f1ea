//go:build !js

package desk

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gorin/rules"
)

// The limits of what is dropped.
const (
	mostFiles   = 40   // that are opened at once
	mostEntries = 2000 // files and folders that are looked at
)

var (
	// ErrKind is the error of a file that is neither a replay nor a pack or a deck.
	ErrKind = refusal("開けるのは、リプレイとセーブ（.gorin）、パックとデッキ（.toml、.txt）です。",
		"Gorin opens replays and saves (.gorin), and packs and decks (.toml, .txt).")
	// ErrNone is the error of a folder in which there is nothing to open.
	ErrNone = refusal("フォルダーの中に、開けるファイル（.gorin、.toml、.txt）がありません。",
		"There is no file in the folder that Gorin opens: none that ends in .gorin, .toml or .txt.")
	// ErrMany is the error of a drop with more files than are opened at once.
	ErrMany = refusal(fmt.Sprintf("一度に開けるのは%d個までです。残りは開いていません。", mostFiles),
		fmt.Sprintf("At most %d files are opened at once. The others were not opened.", mostFiles))
	// ErrCrowd is the error of a folder with more files than are looked at.
	ErrCrowd = refusal(fmt.Sprintf("フォルダーの中のファイルが%d個を超えています。その先は見ていません。", mostEntries),
		fmt.Sprintf("The folder has more than %d files. The others were not looked at.", mostEntries))
	errNotFile = refusal("ふつうのファイルではありません。", "It is not an ordinary file.")
)

// kinds are the endings of the files that are opened.
var kinds = []string{".gorin", ".toml", ".txt"}

func isKind(name string) bool { return slices.Contains(kinds, strings.ToLower(filepath.Ext(name))) }

// Opener takes files, and hears why others are not opened.
type Opener interface {
	Open(name string, data []byte)
	OpenFailed(name string, err error)
}

// Open opens a file of the disk.
func Open(to Opener, file string) {
	name := filepath.Base(file)
	info, err := os.Stat(file)
	if err == nil {
		err = fits(info)
	}
	var data []byte
	if err == nil {
		data, err = os.ReadFile(file)
	}
	if err != nil {
		to.OpenFailed(name, err)
		return
	}
	to.Open(name, data)
}

// fits refuses what must not be read.
func fits(info fs.FileInfo) error {
	switch {
	case !info.Mode().IsRegular():
		return errNotFile
	case info.Size() > Biggest:
		return ErrLarge
	}
	return nil
}

// Drop opens the files that were dropped on the window, and those in folders that were. One file
// that cannot be opened keeps none of the others from it; what failed is told at the end, at once.
// In a folder, files of other kinds are passed over.
func Drop(to Opener, dropped fs.FS) {
	d := drop{to: to, from: dropped}
	_ = fs.WalkDir(dropped, ".", d.visit) // which keeps every error
	if d.opened == 0 && len(d.failed) == 0 {
		d.fail(d.top, ErrNone)
	}
	d.tell()
}

// drop is what was dropped at once.
type drop struct {
	to           Opener
	from         fs.FS
	seen, opened int
	top          string // the file or folder of the drop that is looked at
	failed       []failure
}

type failure struct {
	name string
	err  error
}

func (d *drop) fail(name string, err error) { d.failed = append(d.failed, failure{name, err}) }

// visit opens a file on the way through the folders.
func (d *drop) visit(path string, e fs.DirEntry, err error) error {
	name, inFolder := filepath.Base(path), strings.Contains(path, "/")
	d.top, _, _ = strings.Cut(path, "/")
	if d.seen++; d.seen > mostEntries {
		d.fail(d.top, ErrCrowd)
		return fs.SkipAll
	}
	switch {
	case err != nil:
		d.fail(name, err)
		return nil
	case e.IsDir() || inFolder && (!isKind(name) || !e.Type().IsRegular()):
		return nil
	case !isKind(name):
		d.fail(name, ErrKind)
		return nil
	case d.opened == mostFiles:
		d.fail(name, ErrMany)
		return fs.SkipAll
	}
	info, err := e.Info()
	if err == nil {
		err = fits(info)
	}
	var data []byte
	if err == nil {
		data, err = fs.ReadFile(d.from, path)
	}
	if err != nil {
		d.fail(name, err)
		return nil
	}
	d.opened++
	d.to.Open(name, data)
	return nil
}

// mostTold is how many files that were not opened are told one by one.
const mostTold = 8

// tell tells what was not opened: a single file as such, several in a list.
func (d *drop) tell() {
	switch len(d.failed) {
	case 0:
		return
	case 1:
		d.to.OpenFailed(d.failed[0].name, d.failed[0].err)
		return
	}
	all := &Refusal{}
	for lang := range all.words {
		var lines []string
		for i, f := range d.failed {
			if i == mostTold {
				lines = append(lines, fmt.Sprintf("…（%d）", len(d.failed)-i))
				break
			}
			why := f.err.Error()
			if told, ok := f.err.(interface{ Told() rules.Words }); ok {
				why = told.Told().In(rules.Lang(lang))
			}
			lines = append(lines, f.name+"\n"+why)
		}
		all.words[lang] = strings.Join(lines, "\n\n")
	}
	d.to.OpenFailed(d.failed[0].name+" …", all)
}
