package saves

import (
	"slices"
	"testing"
)

// TestOldList: what builds before have kept, letter by letter, is the list and the game
// that it was, with its small picture.
func TestOldList(t *testing.T) {
	const head = `{"id":"2x9k","game":"made-up","kinds":["human","greedy"],"decks":["one","two"],"names":["灯子","Ren"],` +
		`"title":"雨の夜","seed":"18446744073709551615","turn":7,"seq":93,"over":false,"when":1763846400000,"from":"a.gorin","origin":"b","sight":"CgMUgQYoHkQ=","size":4}`
	s, l := newShop(1 << 20)
	s.of["games"] = []byte("[" + head + "]")
	s.of["game-2x9k"] = []byte(head + "\nbody")
	h, body, ok := l.Read("2x9k")
	if !ok || string(body) != "body" {
		t.Fatal(h, string(body), ok)
	}
	want := Head{ID: "2x9k", Game: "made-up", Kinds: []string{"human", "greedy"}, Decks: []string{"one", "two"}, Names: []string{"灯子", "Ren"},
		Title: "雨の夜", Seed: 1<<64 - 1, Turn: 7, Seq: 93, When: 1763846400000, From: "a.gorin", Origin: "b", Sight: []byte{10, 3, 20, 0x81, 6, 40, 30, 0x44}, Size: 4}
	marks := []Mark{{X: 10, Y: 3, H: 20, Lies: true, Colour: "yellow"}, {X: 6, Y: 40, H: 30, Back: true, Colour: "blue"}}
	if !slices.Equal(Marks(h.Sight), marks) || !slices.Equal(Draw(marks), h.Sight) {
		t.Errorf("picture %+v", Marks(h.Sight))
	}
	if string(Join(h, nil)) != string(Join(want, nil)) || string(Join(want, nil)) != head+"\n" {
		t.Errorf("got %s", Join(h, nil))
	}
}
