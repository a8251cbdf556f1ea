// Command cut makes gorin-core.otf, the font that the page needs for its first picture: of
// gorin-regular.otf the kanji that our own texts use, and all that is no kanji. It stands
// in package assets' go:generate, needs nothing but Go, and makes the same bytes of the
// same texts.
package main

import (
	"bytes"
	"fmt"
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	if err := run(filepath.Join("..")); err != nil {
		log.Fatal("cut: ", err)
	}
}

// run makes the font for the module whose top is root.
func run(root string) error {
	dir := filepath.Join(root, "assets", "fonts")
	whole, err := os.ReadFile(filepath.Join(dir, "gorin-regular.otf"))
	if err != nil {
		return err
	}
	said, err := texts(root)
	if err != nil {
		return err
	}
	core, err := cut(whole, said)
	if err != nil {
		return fmt.Errorf("gorin-regular.otf: %w", err)
	}
	file := filepath.Join(dir, "gorin-core.otf")
	if old, err := os.ReadFile(file); err == nil && bytes.Equal(old, core) {
		return nil
	}
	return os.WriteFile(file, core, 0o644)
}
