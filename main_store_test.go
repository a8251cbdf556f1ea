//go:build !js

package main

import (
	"bytes"
	"testing"
)

func TestStore(t *testing.T) {
	s := store{dir: t.TempDir() + "/gorin"}
	look := func(want []byte) {
		t.Helper()
		if got, err := s.load("attempt"); err != nil || !bytes.Equal(got, want) {
			t.Errorf("got %q, %v; want %q", got, err, want)
		}
	}
	look(nil)
	for _, data := range [][]byte{nil, []byte("one"), []byte("two"), nil, nil} {
		if err := s.save("attempt", data); err != nil {
			t.Fatal(err)
		}
		look(data)
	}
	if err := s.save("attempt", make([]byte, biggest)); err != nil {
		t.Fatal(err)
	}
	if b, err := s.load("attempt"); err != nil || len(b) != biggest {
		t.Errorf("%d bytes, %v", len(b), err)
	}
	if err := s.save("attempt", make([]byte, biggest+1)); err != nil {
		t.Fatal(err)
	}
	if b, err := s.load("attempt"); err == nil || b != nil {
		t.Errorf("%d bytes are read", len(b))
	}
}
