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
}
