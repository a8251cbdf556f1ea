//go:build !js

package desk

import (
	"bytes"
	"testing"
)

func TestStore(t *testing.T) {
	s := Store{Dir: t.TempDir() + "/gorin"}
	look := func(want []byte) {
		t.Helper()
		if got, err := s.Load("attempt"); err != nil || !bytes.Equal(got, want) {
			t.Errorf("got %q, %v; want %q", got, err, want)
		}
	}
	look(nil)
	for _, data := range [][]byte{nil, []byte("one"), []byte("two"), nil, nil} {
		if err := s.Save("attempt", data); err != nil {
			t.Fatal(err)
		}
		look(data)
	}
	if err := s.Save("attempt", make([]byte, Biggest)); err != nil {
		t.Fatal(err)
	}
	if b, err := s.Load("attempt"); err != nil || len(b) != Biggest {
		t.Errorf("%d bytes, %v", len(b), err)
	}
	if err := s.Save("attempt", make([]byte, Biggest+1)); err != nil {
		t.Fatal(err)
	}
	if b, err := s.Load("attempt"); err == nil || b != nil {
		t.Errorf("%d bytes are read", len(b))
	}
}
