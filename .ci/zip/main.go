// Command zip packs a folder, so that the same files always make the same archive, and unpacks it.
//
//	zip FILE.zip FOLDER        with the name of the folder before each file
//	zip -x FILE.zip FOLDER     into FOLDER
package main

import (
	"archive/zip"
	"compress/flate"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "zip:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) == 2:
		return pack(args[0], args[1])
	case len(args) == 3 && args[0] == "-x":
		return unpack(args[1], args[2])
	}
	return errors.New("usage: zip FILE.zip FOLDER | zip -x FILE.zip FOLDER")
}

func pack(file, folder string) (err error) {
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	w := zip.NewWriter(out)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) { return flate.NewWriter(out, flate.BestCompression) })
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		name, err := filepath.Rel(filepath.Dir(folder), path)
		if err != nil {
			return err
		}
		h := &zip.FileHeader{Name: filepath.ToSlash(name), Method: zip.Deflate, Modified: info.ModTime().UTC()}
		h.SetMode(info.Mode())
		to, err := w.CreateHeader(h)
		if err != nil {
			return err
		}
		from, err := os.Open(path)
		if err != nil {
			return err
		}
		defer from.Close()
		_, err = io.Copy(to, from)
		return err
	})
	return errors.Join(err, w.Close())
}

func unpack(file, folder string) error {
	r, err := zip.OpenReader(file)
	if err != nil {
		return err
	}
	defer r.Close()
	return os.CopyFS(folder, r)
}
