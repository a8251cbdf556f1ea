package kernel

import (
	"reflect"
	"testing"
)

// TestFits: whatever list of a state is too long by one, the state does not fit and
// its snapshot is not read; with one entry less both are right. A list that is added
// to the state later is looked at too.
func TestFits(t *testing.T) {
	empty := State{Position: Position{Version: StateVersion}}
	kind := reflect.TypeFor[Position]()
	lists := 0
	for i := range kind.NumField() {
		f := kind.Field(i)
		if f.Type.Kind() != reflect.Slice {
			continue
		}
		lists++
		most := MaxList
		if f.Name == "Cards" {
			most = maxCards
		}
		for _, saved := range []bool{false, true} {
			for _, c := range []struct {
				n    int
				fits bool
			}{{most, true}, {most + 1, false}} {
				s := empty
				at := &s.Position
				if saved {
					s.Saved = []Position{{Version: StateVersion}}
					at = &s.Saved[0]
				}
				reflect.ValueOf(at).Elem().Field(i).Set(reflect.MakeSlice(f.Type, c.n, c.n))
				if got := s.Fits(); got != c.fits {
					t.Errorf("%d %s (saved %v): fits %v", c.n, f.Name, saved, got)
				}
				b := s.Encode(nil)
				var back State
				if err := back.Decode(b); c.fits && err != nil && len(b) <= MaxSnapshot {
					t.Errorf("%d %s (saved %v) are written and not read: %v", c.n, f.Name, saved, err)
				}
			}
		}
	}
	if lists < 20 {
		t.Errorf("%d lists", lists)
	}
}

// TestOverfullFits: a match that ends because more and more is under way ends in a position
// that can be kept, also if the last steps have made lists longer than they may be.
func TestOverfullFits(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "a"), 2, 0)
	m.S.Refs = append(m.S.Refs, make([]Ref, MaxList+1)...)
	m.S.Pending = append(m.S.Pending, make([]Pending, MaxList+1)...)
	if m.S.Fits() {
		t.Fatal("the position fits before")
	}
	if !m.overfull(0) || !m.S.Result.Over || !m.S.Fits() {
		t.Errorf("over %t, fits %t", m.S.Result.Over, m.S.Fits())
	}
}
