package replay

import (
	"bytes"
	"testing"

	"gorin/rules"
)

// TestKeyFramesOnTheWay: a match that is opened has its key frames when it is open. No
// step does more than one thing, and writing takes no frame but that of the end; the file
// is the same as that of a match whose frames are taken when it is written.
func TestKeyFramesOnTheWay(t *testing.T) { eachLong(t, 400, keyFramesOnTheWay) }

func keyFramesOnTheWay(t *testing.T, game string) {
	const answers = 5*every + 10
	want := file(t, grown(t, game, answers), Options{})
	taken.start, taken.shelf = 0, shelf{}
	l, err := Open(want)
	if err != nil {
		t.Fatal(err)
	}
	l.TakeFrames()
	steps := 0
	for done := false; !done; steps++ {
		texts, at, frames := l.read, l.at, len(l.keys.frames)
		if done, err = l.Step(func() bool { return true }); err != nil {
			t.Fatal(err)
		}
		if n := l.read - texts + l.at - at + len(l.keys.frames) - frames; n > 1 {
			t.Fatalf("step %d does %d things", steps, n)
		}
	}
	if len(taken.frames) != answers/every+1 {
		t.Errorf("%d key frames after %d answers", len(taken.frames), answers)
	}
	taken.bytes = 0
	if got := file(t, l.Match(), Options{}); !bytes.Equal(got, want) {
		t.Errorf("%d bytes, not the %d of the file", len(got), len(want))
	}
	if taken.bytes != 0 {
		t.Errorf("%d bytes of key frames are taken when the match is written", taken.bytes)
	}
}

// TestKeyFramesStayFew: of frames that are too large together, every second one goes.
func TestKeyFramesStayFew(t *testing.T) { eachLong(t, 400, keyFramesStayFew) }

func keyFramesStayFew(t *testing.T, game string) {
	m, err := rules.New(sprouts(t, game, nil))
	if err != nil {
		t.Fatal(err)
	}
	k := &keeper{step: every}
	for at := range 4 * every {
		if at == k.next {
			if at == 3*every {
				k.bytes += maxFrameBytes
			}
			if err := k.take(m, at); err != nil {
				t.Fatal(err)
			}
		}
		q := m.Pending()
		if err := m.Answer(q.Seq, grow(q)); err != nil {
			t.Fatal(err)
		}
	}
	if len(k.frames) != 1 || k.step != 4*every || k.next != k.step {
		t.Errorf("%d frames, one every %d, the next at %d", len(k.frames), k.step, k.next)
	}
}

// TestKeyFramesOfOneStart: what is beside the plain cards and decks belongs to what a
// match was started from.
func TestKeyFramesOfOneStart(t *testing.T) {
	plain := content{Cards: []card{{Face: face{ID: "A"}}}}
	a, err := startOf(&plain)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]content{
		"a card":       {Cards: []card{{Face: face{ID: "B"}}}},
		"a value":      {Cards: []card{{Face: face{ID: "A", Values: []valueOf{{Key: "power", N: 2}}}}}},
		"a deck":       {Header: header{Seats: []seat{{Part: []part{{"main", nil}}}}}, Cards: plain.Cards},
		"inert lines":  {Cards: []card{{Face: face{ID: "A", Inert: []int{1}}}}},
		"another seed": {Header: header{Seed: 1}, Cards: plain.Cards},
	} {
		if b, err := startOf(&c); err != nil || a == b {
			t.Errorf("%s makes no difference (%v)", name, err)
		}
	}
}
