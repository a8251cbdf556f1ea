package session_test

import (
	"slices"
	"testing"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/session"
	"gorin/rules"
)

func start(t *testing.T, p1, p2 string, set session.Settings) *session.Session {
	t.Helper()
	st := session.Start{Kinds: []string{p1, p2}, Names: []string{"A", "B"}}
	m, err := all.Engine{}.New(st)
	if err != nil {
		t.Fatal(err)
	}
	return session.New(m, all.Engine{}, st, set)
}

func TestComputerWaitsBeforeItAnswers(t *testing.T) {
	s := start(t, session.Greedy, session.Human, session.Settings{Delay: 500})
	if s.Asked() != nil {
		t.Fatal("the person is asked for the computer's decision")
	}
	for _, c := range []struct {
		now  int64
		seq  uint32
		what string
	}{{1000, 1, "at once"}, {1499, 1, "just before"}, {1500, 2, "at the time"}, {1501, 2, "again"}, {2000, 3, "the next"}} {
		s.Tick(c.now)
		if s.Match.Seq() != c.seq {
			t.Errorf("%s: decision %d, want %d", c.what, s.Match.Seq(), c.seq)
		}
	}
}

func TestHotSeatHandsOver(t *testing.T) {
	s := start(t, session.Human, session.Human, session.Settings{})
	for i := range 8 {
		if i%4 == 0 {
			if !s.Cover || s.CoverTo != i/4 || s.Asked() != nil {
				t.Fatalf("decision %d: covered %v for %d", i+1, s.Cover, s.CoverTo)
			}
			s.Uncover()
		}
		r := s.Asked()
		if r == nil || s.Seat != r.Seat {
			t.Fatalf("decision %d: nobody is asked", i+1)
		}
		pick := []int{0, 1, 2}[:r.Min]
		if err := s.Answer(pick); err != nil {
			t.Fatal(err)
		}
	}
	if !s.UndoAsks() {
		t.Error("undo past a reveal does not ask")
	}
}

func TestUndoGoesBackToAPerson(t *testing.T) {
	s := start(t, session.Human, session.Greedy, session.Settings{})
	for range 4 {
		if err := s.Answer([]int{0, 1, 2}[:s.Asked().Min]); err != nil {
			t.Fatal(err)
		}
	}
	s.Tick(1) // the computer plays its four
	if s.Match.Seq() != 9 || s.Asked() == nil {
		t.Fatalf("at decision %d", s.Match.Seq())
	}
	if s.UndoAsks() {
		t.Error("undo against the computer asks")
	}
	s.Undo()
	if s.Match.Seq() != 4 || s.Asked() == nil {
		t.Errorf("undo went to decision %d", s.Match.Seq())
	}
	s.Redo()
	if s.Match.Seq() != 9 {
		t.Errorf("redo went to decision %d", s.Match.Seq())
	}
}

func TestWatch(t *testing.T) {
	s := start(t, session.Random, session.Random, session.Settings{})
	for range 3 {
		s.Tick(1)
	}
	if !s.Match.Result().Over {
		t.Fatal("the computers did not finish")
	}
	s.Settings.Delay = 100
	s.Watch()
	if s.Match.Seq() != 1 || s.CanUndo() {
		t.Fatal("watching does not begin at the beginning")
	}
	s.Tick(1000)
	s.Tick(1100)
	if s.Match.Seq() != 2 {
		t.Errorf("after one interval at %d", s.Match.Seq())
	}
	s.Forward(5)
	s.Forward(-2)
	if s.Match.Seq() != 5 || s.Playing {
		t.Errorf("stepped to %d, playing %v", s.Match.Seq(), s.Playing)
	}
	s.Now()
	if s.Watching || !s.Match.Result().Over {
		t.Error("the end of watching is not the end of the match")
	}
}

// TestWatchIsFaster: the speed shortens what lies between two decisions.
func TestWatchIsFaster(t *testing.T) {
	for _, c := range []struct {
		faster int
		seq    uint32
	}{{0, 5}, {1, 9}, {2, 17}, {3, 3}} {
		s := start(t, session.Random, session.Random, session.Settings{})
		for range 3 {
			s.Tick(1)
		}
		s.Settings.Delay = 400
		s.Watch()
		for range c.faster {
			s.Faster()
		}
		for now := int64(1000); now <= 2600; now += 50 {
			s.Tick(now)
		}
		if s.Match.Seq() != c.seq {
			t.Errorf("%v times as fast: at %d, want %d", s.Speed, s.Match.Seq(), c.seq)
		}
	}
}

// TestLookBack: a match that goes on is looked at and stays as it was.
func TestLookBack(t *testing.T) {
	s := start(t, session.Human, session.Greedy, session.Settings{})
	for range 3 {
		if err := s.Answer([]int{0, 1, 2}[:s.Asked().Min]); err != nil {
			t.Fatal(err)
		}
	}
	if !s.LookBack() || !s.Past || s.LookBack() {
		t.Fatal("looking back does not begin once")
	}
	for _, c := range [][2]uint32{{2, 2}, {0, 1}, {99, 4}, {3, 3}} {
		if s.Go(c[0]); s.Match.Seq() != c[1] || s.Asked() != nil || s.All() {
			t.Errorf("went to %d: at %d, asked %v, both hands %v", c[0], s.Match.Seq(), s.Asked(), s.All())
		}
	}
	at := uint32(0)
	_ = s.Whole(func() error { at = s.Match.Seq(); return nil })
	if at != 4 || s.Match.Seq() != 3 {
		t.Errorf("the whole match is at %d, and then %d is shown", at, s.Match.Seq())
	}
	m, err := s.Branch(all.Engine{})
	if err != nil || m.Seq() != 3 {
		t.Errorf("branched off at %d: %v", m.Seq(), err)
	}
	s.Tick(1)
	if s.Match.Seq() != 3 {
		t.Error("the match goes on while somebody looks back")
	}
	s.Forward(9) // not into what has not been
	if s.Match.Seq() != 4 {
		t.Errorf("went on to %d", s.Match.Seq())
	}
	s.Go(2)
	if s.Now(); s.Match.Seq() != 4 || s.Past || s.Asked() == nil {
		t.Errorf("now is %d, asked %v", s.Match.Seq(), s.Asked())
	}
}

func options(n int) []rules.Option { return make([]rules.Option, n) }

func TestForced(t *testing.T) {
	for _, c := range []struct {
		r    rules.Request
		want bool
	}{
		{rules.Request{Min: 1, Max: 1, Options: options(1)}, true},
		{rules.Request{Min: 0, Max: 1, Options: options(1)}, false},
		{rules.Request{Min: 1, Max: 1, Options: options(2)}, false},
		{rules.Request{Min: 2, Max: 2, Options: options(2)}, true},
		{rules.Request{Min: 2, Max: 2, Ordered: true, Options: options(2)}, false},
		{rules.Request{Min: 0, Max: 0}, true},
	} {
		if got := session.Forced(&c.r); got != c.want {
			t.Errorf("Forced(%+v) = %v", c.r, got)
		}
	}
}

// feint asks with a single answer, which nobody else may know.
type feint struct{ session.Match }

func (m feint) Pending() *rules.Request {
	r := *m.Match.Pending()
	r.Min, r.Max, r.Options, r.Secret = 1, 1, r.Options[:1], true
	return &r
}

// What only the asked player may know to be the only answer is not given by
// itself before the eyes of another.
func TestSecretAnswer(t *testing.T) {
	for _, c := range []struct {
		other string
		asked bool
	}{{session.Human, true}, {session.Greedy, false}} {
		st := session.Start{Kinds: []string{session.Human, c.other}, Names: []string{"A", "B"}}
		m, err := all.Engine{}.New(st)
		if err != nil {
			t.Fatal(err)
		}
		s := session.New(feint{m}, all.Engine{}, st, session.Settings{Auto: true, Delay: 500})
		s.Uncover()
		s.Tick(1000)
		s.Tick(2000) // what is told takes a moment
		if asked := s.Match.Seq() == 1; asked != c.asked {
			t.Errorf("against %s: asked %v", c.other, asked)
		}
	}
}

func TestPick(t *testing.T) {
	var p session.Pick
	many := &rules.Request{Seq: 1, Min: 2, Max: 3, Options: options(5)}
	for _, i := range []int{4, 1, 4, 3, 4, 0} { // the second 4 takes it back, 0 replaces the last
		if p.Toggle(many, i) {
			t.Fatal("one click was enough for two picks")
		}
	}
	if got := p.Answer(many); !slices.Equal(got, []int{0, 1, 3}) {
		t.Errorf("picks %v", got)
	}
	many.Ordered = true
	if got := p.Answer(many); !slices.Equal(got, []int{1, 3, 0}) || p.Rank(3) != 2 || p.Rank(4) != 0 {
		t.Errorf("ordered picks %v", got)
	}
	for _, c := range []struct {
		i, onto int
		want    []int
	}{{0, 1, []int{0, 1, 3}}, {0, 3, []int{1, 3, 0}}, {2, 3, []int{1, 2, 3}}, {3, 3, []int{1, 2, 3}}, {2, 9, []int{1, 2, 3}}, {4, 0, []int{1, 2, 3}}} {
		if p.Put(many, c.i, c.onto); !slices.Equal(p.Chosen, c.want) {
			t.Errorf("option %d put onto %d: %v, want %v", c.i, c.onto, p.Chosen, c.want)
		}
	}
	one := &rules.Request{Seq: 2, Min: 1, Max: 1, Options: options(2)}
	p.For(one)
	if len(p.Chosen) != 0 || p.Ready(one) {
		t.Error("picks outlive their request")
	}
	if p.Toggle(one, 7) || !p.Toggle(one, 1) {
		t.Error("one click answers, out of range does nothing")
	}
}

// TestLogStands: what the log has said stands until it is taken back.
func TestLogStands(t *testing.T) {
	s := start(t, session.Human, session.Human, session.Settings{})
	for _, c := range []struct {
		what string
		do   func() bool
		want int
	}{
		{"nothing yet", func() bool { return true }, 0},
		{"an answer adds", func() bool { return s.Answer(nil) == nil }, 3},
		{"another", func() bool { return s.Answer([]int{0}) == nil }, 6},
		{"one is taken back and given again", func() bool { return s.Undo() && s.Redo() }, 6},
		{"nothing has happened", func() bool { return true }, 9},
	} {
		if !c.do() {
			t.Fatal(c.what, "is not possible")
		}
		if got := s.LogStands(); got != c.want {
			t.Errorf("%s: %d entries stand, want %d", c.what, got, c.want)
		}
	}
}

// TestPendingIsAskedOnce: the decision is put into words once for each change.
func TestPendingIsAskedOnce(t *testing.T) {
	s := start(t, session.Human, session.Human, session.Settings{})
	first := s.Pending()
	if s.Pending() != first {
		t.Error("the same decision was asked for twice")
	}
	if err := s.Answer(nil); err != nil {
		t.Fatal(err)
	}
	if next := s.Pending(); next.Seq != first.Seq+1 {
		t.Errorf("decision %d after %d", next.Seq, first.Seq)
	}
}

// windows is a match in which a player may act twice, attacks and pays.
type windows struct{ fixture.Pages }

func (m *windows) Answer(seq uint32, pick []int) error { return m.Takes(m.Pending(), seq, pick) }

func (m *windows) Pending() *rules.Request {
	r := &rules.Request{Seq: m.Seq(), Seat: m.Page / 4 % 2, Min: 1, Max: 1, Kind: "priority", Options: []rules.Option{{Kind: "play", Card: 1}, {Kind: "pass"}}}
	switch m.Page % 4 {
	case 2:
		r.Kind, r.Options = "attack", []rules.Option{{Kind: "attack", Card: 2}, {Kind: "pass"}}
	case 3:
		r.Kind, r.Min, r.Max, r.Options = "pay", 2, 2, []rules.Option{{Card: 3}, {Card: 4}, {Card: 5}}
	}
	return r
}

func (m *windows) View(seat int) *rules.View {
	active := m.Page / 4 % 2
	return &rules.View{Seat: seat, Turn: m.Page/4 + 1, Active: active, Deciding: active, Priority: active, Phase: "main", Players: make([]rules.PlayerView, 2)}
}

func (m *windows) Log(_, from int) []rules.Entry { return make([]rules.Entry, m.LogLen())[from:] }

func (*windows) Catalogue() []rules.Printed { return nil }

func (*windows) WhyNot(int, rules.Card) []rules.Reason { return nil }

// TestUndoPassesOver: what was passed by itself is passed over on the way back
// and forth, and where the person has gone back to is not passed again.
func TestUndoPassesOver(t *testing.T) {
	st := session.Start{Kinds: []string{session.Human, session.Greedy}, Names: []string{"A", "B"}}
	s := session.New(new(windows), all.Engine{}, st, session.Settings{Stops: session.Stops{"own/main": false}})
	seq := func(what string, want uint32) {
		t.Helper()
		if r := s.Asked(); r == nil || r.Seq != want {
			t.Fatalf("%s: asked %+v, want decision %d", what, r, want)
		}
	}
	if s.Asked() != nil {
		t.Fatal("asked what is passed")
	}
	s.Tick(1)
	seq("two windows are passed", 3)
	if err := s.Answer([]int{0}); err != nil {
		t.Fatal(err)
	}
	seq("what pays", 4)
	s.Undo()
	seq("one back", 3)
	s.Undo()
	s.Tick(2)
	seq("to the beginning, which stays", 1)
	s.Redo()
	seq("forth to the attack", 3)
	s.Redo()
	seq("and on", 4)
}

// TestRun: passing on ends where somebody has to decide, and at a touch.
func TestRun(t *testing.T) {
	st := session.Start{Kinds: []string{session.Human, session.Greedy}, Names: []string{"A", "B"}}
	for _, touch := range []bool{false, true} {
		s := session.New(new(windows), all.Engine{}, st, session.Settings{Stops: session.Stops{"own/main": true}})
		s.Tick(1)
		if r := s.Asked(); r == nil || r.Seq != 1 || !s.CanRun() {
			t.Fatalf("asked %+v", r)
		}
		if err := s.Run(); err != nil {
			t.Fatal(err)
		}
		want := uint32(3) // the attack
		if touch {
			s.Halt()
			want = 2
		}
		s.Tick(2)
		if r := s.Asked(); r == nil || r.Seq != want || s.Running || s.CanRun() != touch {
			t.Errorf("touched %v: asked %+v", touch, r)
		}
	}
}
