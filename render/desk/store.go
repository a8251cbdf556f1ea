//go:build !js

// Package desk is what a window on a desktop has instead of a browser: files for what is
// kept, and word between windows about who plays which game.
package desk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Store keeps saves as files in the user's data directory.
type Store struct{ Dir string }

func (s Store) path(key string) string { return filepath.Join(s.Dir, key+".save") }

// Load returns nil when nothing was saved under the key. A file that is larger than any
// that is taken is an error, and not read.
func (s Store) Load(key string) ([]byte, error) {
	info, err := os.Stat(s.path(key))
	if err == nil && info.Size() > Biggest {
		err = ErrLarge
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return os.ReadFile(s.path(key))
}

// Save replaces a file as a whole, so that a crash leaves the old or the new.
func (s Store) Save(key string, data []byte) error {
	if data == nil {
		if err := os.Remove(s.path(key)); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	if err := os.MkdirAll(s.Dir, 0o755); err != nil {
		return err
	}
	tmp := s.path(key) + ".new"
	if err := os.WriteFile(tmp, data, 0o644); err != nil {
		return err
	}
	return os.Rename(tmp, s.path(key))
}

// Export writes a replay beside the saves and says where.
func (s Store) Export(name string, data []byte) (string, error) {
	dir := filepath.Join(s.Dir, "replays")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	file := filepath.Join(dir, name)
	return file, os.WriteFile(file, data, 0o644)
}
