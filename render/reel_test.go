package render_test

import (
	"reflect"
	"testing"

	"gorin/render/input"
	"gorin/render/rendertest"
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/table"
	"gorin/rules"
	"gorin/rules/rulestest/size"
)

// reel is a table on which things are shown one after the other, looked at frame by frame.
type reel struct {
	*rendertest.Picture
	t     *testing.T
	shots int // how many moments have been seen that lie behind the match
	asked int // and how many questions
}

// table is the match on the screen.
func (r *reel) table() *table.Table { return r.App().Table() }

// look holds what is shown in this frame against the match. If that has gone on since the frame
// before, told is how many entries its log had then.
func (r *reel) look(told int) {
	r.t.Helper()
	seq := r.table().Session.Match.Seq()
	t := r.table()
	s := t.Session
	m := r.App().Mirrored()
	if t.Rolling() {
		r.shots++
		if t.Request != nil || len(m.Options) > 0 {
			r.t.Fatalf("%d: something is asked before everything is shown", seq)
		}
		if len(t.Log) < told {
			r.t.Fatalf("%d: the match has gone on while %d of %d entries were shown", seq, len(t.Log), told)
		}
		if n := len(t.Log); n > 0 {
			if v := s.ViewAt(max(s.Seat, t.View.Seat), n-1); v != nil && !reflect.DeepEqual(v, t.View) {
				r.t.Fatalf("%d: at entry %d (%s) another moment is shown", seq, n-1, t.Log[n-1].Words[rules.English])
			}
		}
		if (t.View.Over || m.State == "result") && len(t.Log) < s.Match.LogLen() { // the last entry is the result
			r.t.Fatalf("%d: the result is told when %d of %d entries are shown", seq, len(t.Log), s.Match.LogLen())
		}
		return
	}
	if len(t.Log) != s.Match.LogLen() {
		r.t.Fatalf("%d: %d of %d entries are shown in the end", seq, len(t.Log), s.Match.LogLen())
	}
	if want := s.View(t.View.Seat); !reflect.DeepEqual(want, t.View) {
		r.t.Fatalf("%d: in the end the table is not as the match stands", seq)
	}
	if s.Asked() != nil && !t.Covered() {
		if r.asked++; t.Request == nil || len(m.Options) == 0 {
			r.t.Fatalf("%d: nothing is asked", seq)
		}
	}
}

// onReel is a match of a game with pauses.
func onReel(t *testing.T, game string, with map[string]string) *reel {
	params := map[string]string{"game": game, "start": "1", "seed": "5", "delay": "300"}
	for k, v := range with {
		params[k] = v
	}
	return &reel{Picture: rendertest.New(t, 844, 390, rendertest.Shipped(t), rules.English, params), t: t}
}

// frame is one frame, so many milliseconds after the one before.
func (r *reel) frame(late int64) { rendertest.Frame(func() { r.Step(late) }) }

// answer answers what is asked as a computer would.
func (r *reel) answer(bot session.Bot) bool {
	t := r.table()
	q := t.Session.Asked()
	if q == nil || t.Rolling() {
		return false
	}
	if err := t.Session.Answer(bot.Choose(t.Session.Match.View(q.Seat), q)); err != nil {
		r.t.Fatal(err)
	}
	return true
}

// TestThePictureLeads: in every frame of played games, what stands on the table, in the log and in
// the mirror is one moment of the match, nothing is asked and nobody plays on until that is the
// last, and then everything is there.
func TestThePictureLeads(t *testing.T) {
	for _, game := range rendertest.Games(t) {
		t.Run(game, func(t *testing.T) {
			r := onReel(t, game, map[string]string{"p1": session.Human, "p2": session.Greedy})
			defer r.Leave()
			bot := rendertest.Shipped(t).Bot(session.Greedy, 7, r.table().Session.Match)
			for step := 0; step < size.Of(200, 500, 9000) && !r.table().View.Over; step++ {
				m := r.table().Session.Match
				seq, told := m.Seq(), m.LogLen()
				if r.frame(110); m.Seq() == seq {
					told = 0
				}
				r.look(told)
				if step%3 == 0 {
					r.answer(bot)
				}
			}
			if r.shots < 40 || r.asked < 10 {
				t.Errorf("%d moments and %d questions have been seen", r.shots, r.asked)
			}
		})
	}
}

// TestAPressSkips: a press ends what is being shown, and means nothing else; then what is asked is
// there. A key does the same.
func TestAPressSkips(t *testing.T) {
	for _, game := range rendertest.Games(t) {
		t.Run(game, func(t *testing.T) {
			r := onReel(t, game, map[string]string{"p1": session.Human, "p2": session.Greedy})
			defer r.Leave()
			bot := rendertest.Shipped(t).Bot(session.Greedy, 7, r.table().Session.Match)
			skipped := 0
			for step := 0; step < 1500 && skipped < 6; step++ {
				r.frame(90)
				if !r.table().Rolling() {
					r.answer(bot)
					continue
				}
				seq := r.table().Session.Match.Seq()
				if skipped++; skipped%2 == 0 {
					r.App().Feed(input.Event{Kind: input.Key, Name: "Space"})
				} else {
					at := r.table().Screen.Hand.Centre() // where a card may be played the moment after
					for _, kind := range []input.Kind{input.Down, input.Click, input.Up} {
						r.App().Feed(input.Event{Kind: kind, X: at.X, Y: at.Y})
					}
				}
				if r.table().Rolling() || r.table().Session.Match.Seq() != seq {
					t.Fatalf("after a press at %d it is still rolling, or the match is at %d", seq, r.table().Session.Match.Seq())
				}
				r.look(0)
			}
			if skipped < 6 {
				t.Errorf("%d skipped", skipped)
			}
		})
	}
}

// TestOneScreenForTwo: who has answered sees what came of it, then the screen is covered; who takes
// it sees what has happened meanwhile, by that one's own knowledge.
func TestOneScreenForTwo(t *testing.T) {
	for _, game := range rendertest.Games(t) {
		t.Run(game, func(t *testing.T) {
			r := onReel(t, game, map[string]string{"p1": session.Human, "p2": session.Human})
			defer r.Leave()
			bot := rendertest.Shipped(t).Bot(session.Greedy, 7, r.table().Session.Match)
			before, after := 0, 0
			for step := 0; step < 2500 && (before < 3 || after < 3); step++ {
				r.frame(110)
				tab := r.table()
				s := tab.Session
				switch {
				case tab.Rolling():
					if s.Cover {
						before++
					}
					if tab.View.Seat != s.Seat {
						t.Fatalf("seat %d looks at what seat %d knows", s.Seat, tab.View.Seat)
					}
					if len(tab.Log) > 0 {
						if v := s.Match.(*rules.Match).ViewAt(s.Seat, len(tab.Log)-1); v != nil && !reflect.DeepEqual(v, tab.View) {
							t.Fatal("another moment is shown, or with another's knowledge")
						}
					}
				case s.Cover:
					if tab.View.Seat != rules.Spectator {
						t.Fatal("under the cover somebody's cards are known")
					}
					r.Game.Do("uncover", "")
					r.frame(0)
					if r.table().Rolling() {
						after++
					}
				default:
					r.answer(bot)
				}
			}
			if before < 3 || after < 3 {
				t.Errorf("%d moments before the cover, %d times what had happened meanwhile", before, after)
			}
		})
	}
}

// TestAtOnce: without pauses, or at once, nothing keeps anybody waiting.
func TestAtOnce(t *testing.T) {
	for _, game := range rendertest.Games(t) {
		r := onReel(t, game, map[string]string{"p1": session.Human, "p2": session.Greedy, "delay": "0"})
		bot := rendertest.Shipped(t).Bot(session.Greedy, 7, r.table().Session.Match)
		for range 30 {
			r.frame(0)
			if r.table().Rolling() {
				t.Fatalf("%s: something is shown one after the other", game)
			}
			r.answer(bot)
		}
		if m := r.table().Session.Match.(*rules.Match); m.ViewAt(0, m.LogLen()-1) != nil {
			t.Errorf("%s: the match is filmed", game)
		}
		r.Leave()
	}
}

// TestOpening: a match begins with who goes first, where that is settled, and asks nothing before.
func TestOpening(t *testing.T) {
	for _, game := range rendertest.Games(t) {
		r := &reel{Picture: rendertest.New(t, 844, 390, rendertest.Shipped(t), rules.English, map[string]string{"game": game, "seed": "5", "delay": "300", "p1": session.Human}), t: t}
		r.Game.Do("start", "")
		r.frame(0)
		known := false
		for _, p := range r.table().View.Players {
			known = known || p.FirstPlayer
		}
		r.frame(16)
		switch b, from, to := r.table().Beat(); {
		case known != (b == &skin.Opening):
			t.Errorf("%s: known %v, and %+v is shown", game, known, b)
		case known && (r.table().Request != nil || len(r.App().Mirrored().Options) > 0 || to-from > 1000):
			t.Errorf("%s: something is asked meanwhile, or it takes %d ms", game, to-from)
		}
		r.Rest()
		if r.table().Session.Asked() != nil && r.table().Request == nil {
			t.Errorf("%s: nothing is asked afterwards", game)
		}
		r.Leave()
	}
}
