package main

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// texts is every sign that the program can write by itself, in order: those of the files in
// assets and of the strings in the code, where the phrasebook has its words.
func texts(root string) ([]rune, error) {
	all := map[rune]bool{}
	for _, top := range []string{"assets", "render", "rules", "wasm", "main.go"} {
		if err := gather(root, top, all); err != nil {
			return nil, err
		}
	}
	return slices.Sorted(maps.Keys(all)), nil
}

// gather notes the signs of all that stands below a file or directory of the module.
func gather(root, top string, all map[rune]bool) error {
	return filepath.WalkDir(filepath.Join(root, top), func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if d.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		code := strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go")
		if !code && (top != "assets" || filepath.Ext(path) != ".toml" && filepath.Ext(path) != ".txt") {
			return nil
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		said := string(b)
		if code {
			said = literals(b)
		}
		for _, r := range said {
			all[r] = true
		}
		return nil
	})
}

// literals is the strings of a Go file.
func literals(src []byte) string {
	var s scanner.Scanner
	files := token.NewFileSet()
	s.Init(files.AddFile("", files.Base(), len(src)), src, nil, 0)
	var out strings.Builder
	for {
		switch _, kind, text := s.Scan(); kind {
		case token.EOF:
			return out.String()
		case token.STRING, token.CHAR:
			out.WriteString(text)
		}
	}
}
