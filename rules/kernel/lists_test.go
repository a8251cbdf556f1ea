package kernel

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
)

// TestTidy: whatever list of a run names objects names them still when what no list names
// has been dropped. A list that is added to the run later is looked at too.
func TestTidy(t *testing.T) {
	kind := reflect.TypeFor[Run]()
	lists := 0
	for i := range kind.NumField() {
		f := kind.Field(i)
		if f.Type != reflect.TypeFor[List]() {
			continue
		}
		lists++
		m := &Machine{Book: &Book{}}
		m.S.Cards = make([]Card, 9)
		m.S.Runs = append(m.S.Runs, Run{Base: 3})
		m.S.Refs = make([]Ref, 3+2*untidy)
		at := untidy + i
		for k := range 4 {
			m.S.Refs[at+k] = Ref{Card: CardID(k + 1)}
		}
		r := &m.S.Runs[0]
		reflect.ValueOf(r).Elem().Field(i).Set(reflect.ValueOf(List{uint16(at), 4}))
		m.tidy(r)
		l := reflect.ValueOf(r).Elem().Field(i).Interface().(List)
		if len(m.S.Refs) > untidy || int(l.Off)+int(l.N) > len(m.S.Refs) {
			t.Errorf("%s: %v of %d objects", f.Name, l, len(m.S.Refs))
			continue
		}
		if got := m.ListOf(l); !slices.EqualFunc(got, []int{1, 2, 3, 4}, func(x Ref, k int) bool { return int(x.Card) == k }) {
			t.Errorf("%s: %s", f.Name, fmt.Sprint(got))
		}
	}
	if lists < 10 {
		t.Errorf("%d lists", lists)
	}
}
