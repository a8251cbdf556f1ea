package main

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
)

// lateFile is the archive of what comes with the games and no match needs (rules.LateFile).
const lateFile = "late.zip"

// pageTag builds the program without what comes later.
const pageTag = "page"

// lateOf is the archive: what the rooms below assets bring into a program that has everything
// and not into that of the page. Nothing in it is compressed, since the archive is.
func lateOf(root string) ([]byte, error) {
	names, all, err := brought(root, "")
	if err != nil {
		return nil, err
	}
	_, first, err := brought(root, pageTag)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range names {
		if _, ok := first[name]; ok {
			continue
		}
		body, err := os.ReadFile(all[name])
		if err != nil {
			return nil, err
		}
		w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(body); err != nil {
			return nil, err
		}
	}
	err = z.Close()
	return b.Bytes(), err
}

// brought lists the files that the rooms below assets bring into a program that is built with
// a tag, as room and name, and where each lies.
func brought(root, tag string) (names []string, at map[string]string, err error) {
	cmd := exec.Command("go", "list", "-tags", tag, "-json=Dir,EmbedFiles", "./assets/...")
	cmd.Dir, cmd.Stderr = root, os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, nil, fmt.Errorf("go list ./assets/...: %w", err)
	}
	at = map[string]string{}
	for in := json.NewDecoder(bytes.NewReader(out)); ; {
		var room struct {
			Dir        string
			EmbedFiles []string
		}
		if err := in.Decode(&room); err == io.EOF {
			return names, at, nil
		} else if err != nil {
			return nil, nil, fmt.Errorf("go list ./assets/...: %w", err)
		}
		if filepath.Dir(room.Dir) != filepath.Join(root, "assets") {
			continue // of no game: fonts have files of their own
		}
		for _, file := range room.EmbedFiles {
			name := path.Join(filepath.Base(room.Dir), file)
			names, at[name] = append(names, name), filepath.Join(room.Dir, filepath.FromSlash(file))
		}
	}
}
