package main

import (
	"bytes"
	"debug/pe"
	"encoding/binary"
	"errors"
	"fmt"
	"unicode/utf16"

	"gorin/render/desk/icon"
)

// The kinds of resources (winuser.h).
const (
	kindIcon     = 3
	kindIcons    = 14 // which icons are one in several sizes
	kindVersion  = 16
	kindManifest = 24
)

// complete is an error unless a program of Windows opens without a console and has icon, manifest
// and version. It reads the file by itself, and not as what has written it would.
func complete(file, version string) error {
	f, err := pe.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	head, ok := f.OptionalHeader.(*pe.OptionalHeader64)
	if !ok {
		return errors.New("it is no program of 64 bits")
	}
	if head.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		return fmt.Errorf("it opens a console: subsystem %d", head.Subsystem)
	}
	has, err := resourcesOf(f)
	if err != nil {
		return err
	}
	if n := len(has[kindIcon]); n != len(icon.Sides) {
		return fmt.Errorf("it has %d icons, not %d", n, len(icon.Sides))
	}
	if len(has[kindIcons]) != 1 || len(has[kindIcons][0]) != 6+14*len(icon.Sides) {
		return errors.New("its icons are not one in several sizes")
	}
	if len(has[kindManifest]) != 1 || !bytes.Contains(has[kindManifest][0], []byte("permonitorv2")) {
		return errors.New("it has no manifest")
	}
	if len(has[kindVersion]) != 1 || !bytes.Contains(has[kindVersion][0], wide("ProductVersion\x00")) || !bytes.Contains(has[kindVersion][0], wide(version+"\x00")) {
		return fmt.Errorf("it does not tell Windows that it is version %s", version)
	}
	return nil
}

// wide is text as Windows keeps it.
func wide(s string) []byte {
	var out []byte
	for _, u := range utf16.Encode([]rune(s)) {
		out = binary.LittleEndian.AppendUint16(out, u)
	}
	return out
}

var errResources = errors.New("its resources are damaged")

// resourcesOf lists what a program has of each kind, without names and languages.
func resourcesOf(f *pe.File) (map[uint32][][]byte, error) {
	s := f.Section(".rsrc")
	if s == nil {
		return nil, errors.New("it has no resources")
	}
	raw, err := s.Data()
	if err != nil {
		return nil, err
	}
	t := tree{raw: raw, base: s.VirtualAddress, has: map[uint32][][]byte{}}
	t.walk(0, 0, 0)
	if t.bad {
		return nil, errResources
	}
	return t.has, nil
}

// tree is a section of resources: tables of tables of tables of places, by kind, name and
// language.
type tree struct {
	raw  []byte
	base uint32
	has  map[uint32][][]byte
	bad  bool
}

func (t *tree) word(at uint32) uint32 {
	if uint64(at)+4 > uint64(len(t.raw)) {
		t.bad = true
		return 0
	}
	return binary.LittleEndian.Uint32(t.raw[at:])
}

// walk reads a table of so many above it.
func (t *tree) walk(at uint32, depth int, kind uint32) {
	const further, head, row = 1 << 31, 16, 8
	n := t.word(at + 12)
	for i := range n&0xffff + n>>16 {
		id, to := t.word(at+head+row*i), t.word(at+head+row*i+4)
		if depth == 0 {
			kind = id
		}
		switch {
		case t.bad || depth > 2:
			t.bad = true
			return
		case to&further != 0:
			t.walk(to&^further, depth+1, kind)
		default:
			from, size := uint64(t.word(to)-t.base), uint64(t.word(to+4))
			if t.bad || from+size > uint64(len(t.raw)) {
				t.bad = true
				return
			}
			t.has[kind] = append(t.has[kind], t.raw[from:from+size])
		}
	}
}
