//go:build !js

package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// store keeps saves as files in the user's data directory.
type store struct{ dir string }

func (s store) path(key string) string { return filepath.Join(s.dir, key+".save") }

// load returns nil when nothing was saved under the key. A file that is larger than any
// that is taken is an error, and not read.
func (s store) load(key string) ([]byte, error) {
	info, err := os.Stat(s.path(key))
	if err == nil && info.Size() > biggest {
		err = errLarge
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return os.ReadFile(s.path(key))
}

// save replaces a file as a whole, so that a crash leaves the old or the new.
func (s store) save(key string, data []byte) error {
	if data == nil {
		if err := os.Remove(s.path(key)); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return err
	}
	tmp := s.path(key) + ".new"
	if err := os.WriteFile(tmp, data, 0o644); err != nil {
		return err
	}
	return os.Rename(tmp, s.path(key))
}

// export writes a replay beside the saves and says where.
func (s store) export(name string, data []byte) (string, error) {
	dir := filepath.Join(s.dir, "replays")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	file := filepath.Join(dir, name)
	return file, os.WriteFile(file, data, 0o644)
}
