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

// load returns nil when nothing was saved under the key.
func (s store) load(key string) ([]byte, error) {
	b, err := os.ReadFile(s.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return b, err
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
