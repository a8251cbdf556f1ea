package kernel

import (
	"strconv"
	"strings"
	"testing"

	a "gorin/rules/ability"
)

// brightens says that the card that has it gets 5 power.
var brightens = line(a.Cont, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, you(), a.N(a.Modify, a.N(a.This), a.Nothing, a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5)))))

// closed is a book whose tables fit together.
func closed(t *testing.T, b *Book) *Book {
	t.Helper()
	b, err := b.Close()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// clauses are so many different ones.
func clauses(n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = strconv.Itoa(i)
	}
	return out
}

// TestCloseRefuses: a book is refused with a sentence that has one more of anything than there
// is room for, or whose tables are not whole; with just as many it closes, and plays.
func TestCloseRefuses(t *testing.T) {
	for want, spoil := range map[string]func(b *Book, more int){
		"65 kinds of zones; there is room for 64":             func(b *Book, more int) { b.Zones = make([]ZoneSpec, MaxZones+more) },
		"9 layers of continuous effects; there is room for 8": func(b *Book, more int) { b.Layers, b.LayerMask = maxLayers+more, make([]uint32, maxLayers+more) },
		"registers per player; there is room for":             func(b *Book, more int) { b.SeatVars = len(Position{}.Seats[0]) + more },
		"65536 printed cards; there is room for 65535":        func(b *Book, more int) { b.Prints = make([]Print, 1<<16-1+more) },
		"65536 names; there is room for 65535":                func(b *Book, more int) { b.Prog.Words = make([]string, 1<<16-1+more) },
		"clauses; there is room for":                          func(b *Book, more int) { b.Clauses = clauses(mostClauses - 1 + more) },
	} {
		for more := range 2 {
			b := toyBook(t, nil, "plain")
			b = &Book{Game: b.Game, Procs: toyProcs(), Zones: b.Zones, Prog: b.Prog, Prints: b.Prints, Layers: b.Layers, LayerMask: b.LayerMask}
			spoil(b, more)
			_, err := b.Close()
			if more == 0 && err != nil || more == 1 && (err == nil || !strings.Contains(err.Error(), want)) {
				t.Errorf("%s: %v", want, err)
			}
		}
	}
	for want, spoil := range map[string]func(b *Book){
		"1 of 2 layers say what they change":                                 func(b *Book) { b.LayerMask = b.LayerMask[:1] },
		"procedure 0 has no name":                                            func(b *Book) { b.Procs[0].Name = "" },
		"is neither an act nor a question":                                   func(b *Book) { b.Procs[0].Steps = []Step{{Clause: "1"}} },
		`number 1 of cards, "heat", is no number of texts`:                   func(b *Book) { b.Nums = []string{"power", "heat"} },
		`number 1 of cards, "power", is no number of texts, or stands twice`: func(b *Book) { b.Nums = []string{"power", "power"} },
		"cards have 9 numbers; there is room for 8":                          func(b *Book) { b.Nums = make([]string, NumStats+1) },
		"a text names a number by add-stat:power/plus that cards do not have": func(b *Book) {
			b.Nums, b.Prog = nil, toyBook(t, map[string][]a.Node{"plain": {brightens}}, "plain").Prog
		},
	} {
		b := toyBook(t, nil, "plain")
		b = &Book{Game: b.Game, Procs: toyProcs(), Zones: b.Zones, Prog: b.Prog, Prints: b.Prints, Layers: b.Layers, LayerMask: b.LayerMask}
		spoil(b)
		if _, err := b.Close(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
	b := toyBook(t, nil, "plain")
	if err := b.Seats(MaxPlayers + 1); err == nil || !strings.Contains(err.Error(), "7 players; there is room for 6") {
		t.Error(err)
	}
	b.Zones = make([]ZoneSpec, MaxZones)
	if err := b.Seats(4); err == nil || !strings.Contains(err.Error(), "64 kinds of zones of 4 players are 256 zones; there is room for 255") {
		t.Error(err)
	}
	if err := b.Seats(3); err != nil {
		t.Error(err)
	}
}
