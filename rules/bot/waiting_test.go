package bot

import (
	"errors"
	"fmt"
	"testing"

	"gorin/rules"
)

// does is a bot that acts so often, and then passes.
type does struct{ left, asked int }

func (d *does) Choose(_ *rules.View, r *rules.Request) []int {
	d.asked++
	for i, o := range r.Options {
		if (o.Kind == "pass") == (d.left == 0) {
			d.left = max(0, d.left-1)
			return []int{i}
		}
	}
	panic("nothing to pick")
}

// looks are eyes that see nothing, and tell when they look.
type looks func()

func (l looks) View(int) *rules.View          { l(); return nil }
func (looks) Sight(int) (*rules.Sight, error) { return nil, errors.New("nobody sees anything") }

// TestWaiting: computers act in the order of their seats as long as they have something to
// do; a person is asked when they have not, and again when the person has done something,
// before which no computer says anything more.
func TestWaiting(t *testing.T) {
	request := func(seq uint32) *rules.Request {
		r := &rules.Request{Seq: seq, Seat: 1, Seats: []int{1, 3, 4}, Min: 1, Max: 1}
		for _, seat := range r.Seats {
			r.Options = append(r.Options, rules.Option{Seat: seat, Kind: "play"}, rules.Option{Seat: seat, Kind: "pass"})
		}
		return r
	}
	for _, c := range []struct {
		acts  [3]int // of seats 1, 3 and 4; -1 for a person
		asks  int
		picks string
	}{
		{[3]int{1, 0, 2}, 6, "[0] [4] [4] [5] [5] [5]"},
		{[3]int{0, -1, 1}, 3, "[4] [] []"},
		{[3]int{-1, -1, -1}, 2, "[] []"},
	} {
		bots, looked := make([]Bot, 6), 0
		for i, seat := range []int{1, 3, 4} {
			if c.acts[i] >= 0 {
				bots[seat] = &does{left: c.acts[i]}
			}
		}
		w, got := Waiting{}, ""
		for i := range c.asks {
			for again := range 2 { // as a session that looks every tick
				pick := w.Choose(request(uint32(i+1)), bots, looks(func() { looked++ }))
				if again == 0 {
					got += fmt.Sprint(" ", pick)
				} else if pick != nil {
					t.Errorf("%v: after waiting at %d: %v", c.acts, i, pick)
				}
				if pick != nil {
					break
				}
			}
		}
		if got[1:] != c.picks {
			t.Errorf("%v: answers%s, want %s", c.acts, got, c.picks)
		}
		if c.acts[1] < 0 && c.acts[0] == 0 && looked != 6 {
			t.Errorf("%v: views were looked at %d times", c.acts, looked)
		}
	}
	alone := &rules.Request{Seq: 1, Seat: 2, Seats: []int{2}, Min: 1, Max: 1, Options: []rules.Option{{Seat: 2, Kind: "pass"}}}
	w := Waiting{}
	if got := w.Choose(alone, []Bot{nil, nil, &does{}}, looks(func() {})); fmt.Sprint(got) != "[0]" {
		t.Errorf("one who is asked alone answers %v", got)
	}
	if got := w.Choose(alone, make([]Bot, 3), nil); got != nil {
		t.Errorf("a person's answer is %v", got)
	}
}
