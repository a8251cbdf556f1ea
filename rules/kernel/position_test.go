package kernel

import "testing"

// TestPosition: what makes two positions different ones changes the sum, and counters
// that only grow do not.
func TestPosition(t *testing.T) {
	sums := map[uint64]string{}
	sum := func(name string, change func(s *State)) {
		m := crowded(t)
		m.Book.SeatVars = 3
		change(&m.S)
		m.anew()
		h := m.position()
		if old, is := sums[h]; is {
			t.Errorf("%s and %s have the same sum", name, old)
		}
		sums[h] = name
	}
	sum("as it is", func(*State) {})
	for name, change := range map[string]func(s *State){
		"procedure":           func(s *State) { s.Frames[0].Proc++ },
		"step":                func(s *State) { s.Frames[0].Step++ },
		"first register":      func(s *State) { s.Frames[0].Regs[0]++ },
		"last register":       func(s *State) { s.Frames[0].Regs[5]++ },
		"a procedure more":    func(s *State) { s.Frames = append(s.Frames, Frame{}) },
		"line of a run":       func(s *State) { s.Runs[0].Line++ },
		"instruction":         func(s *State) { s.Runs[0].PC++ },
		"X":                   func(s *State) { s.Runs[0].X++ },
		"for each":            func(s *State) { s.Runs[0].Per++ },
		"how much was done":   func(s *State) { s.Runs[0].DidN++ },
		"line of what waits":  func(s *State) { s.Pending[0].Line++ },
		"how many wait":       func(s *State) { s.Pending[0].Count++ },
		"whose waits":         func(s *State) { s.Pending[0].Source.Card++ },
		"who has it wait":     func(s *State) { s.Pending[0].Player++ },
		"X of what waits":     func(s *State) { s.Pending[0].X++ },
		"nothing waits":       func(s *State) { s.Pending = nil },
		"effect":              func(s *State) { s.Effects[0].Mods++ },
		"target of an effect": func(s *State) { s.Effects[0].Target.Card++ },
		"an effect more":      func(s *State) { s.Effects = append(s.Effects, s.Effects[0]) },
		"X of an effect":      func(s *State) { s.Effects[0].X++ },
		"player of an effect": func(s *State) { s.Effects[0].Player++ },
		"effect on what left": func(s *State) { s.Effects[0].Target.Gen++ },
		"use of what left":    func(s *State) { s.Uses[0].Source.Gen++ },
		"what was used":       func(s *State) { s.Uses[0].Source = Ref{3, s.Cards[3].Gen} },
		"source of a run":     func(s *State) { s.Runs[0].Source.Card++ },
		"player of a run":     func(s *State) { s.Runs[0].Player++ },
		"who acts":            func(s *State) { s.Runs[0].Actor++ },
		"modes":               func(s *State) { s.Runs[0].Modes++ },
		"how many are chosen": func(s *State) { s.Runs[0].Chosen.N-- },
		"how many were moved": func(s *State) { s.Runs[0].Moved.N-- },
		"what is chosen":      func(s *State) { s.Refs[0].Card++ },
		"delayed":             func(s *State) { s.Delayed[0].Line-- },
		"source of delayed":   func(s *State) { s.Delayed[0].Source.Card++ },
		"player of delayed":   func(s *State) { s.Delayed[0].Player++ },
		"delayed about":       func(s *State) { s.Delayed[0].Those[0].Card++ },
		"X of delayed":        func(s *State) { s.Delayed[0].X++ },
		"nothing delayed":     func(s *State) { s.Delayed = nil },
		"what is held":        func(s *State) { s.Held[0].Kind++ },
		"card of it":          func(s *State) { s.Held[0].Card.Card++ },
		"where it goes":       func(s *State) { s.Held[0].To++ },
		"how much of it":      func(s *State) { s.Held[0].N++ },
		"fact":                func(s *State) { s.Facts[0].Kind++ },
		"player of a fact":    func(s *State) { s.Facts[0].Player++ },
		"flags of a fact":     func(s *State) { s.Facts[0].Flags++ },
		"source of a fact":    func(s *State) { s.Facts[0].Source.Card++ },
		"number of a fact":    func(s *State) { s.Facts[0].N++ },
		"other number":        func(s *State) { s.Facts[0].M++ },
		"object":              func(s *State) { s.Objects[5].Card++ },
		"line that was used":  func(s *State) { s.Uses[0].Line++ },
		"how often it was":    func(s *State) { s.Uses[0].N++ },
		"first of the book's": func(s *State) { s.Vars[0]++ },
		"last of the book's":  func(s *State) { s.Vars[23]++ },
		"turn":                func(s *State) { s.Turn++ },
		"phase":               func(s *State) { s.Phase++ },
		"step of a phase":     func(s *State) { s.Step++ },
		"how a card lies":     func(s *State) { s.Cards[2].Lies = Rest },
		"which way up":        func(s *State) { s.Cards[2].FaceDown = true },
		"marks":               func(s *State) { s.Cards[2].Marks++ },
		"damage":              func(s *State) { s.Cards[2].Load++ },
		"host":                func(s *State) { s.Bonds = []Bond{{Card: 2, Host: Ref{1, 1}}} },
		"a target":            func(s *State) { s.Stack[0].NAims[0], s.Stack[0].Aims[0] = 1, Ref{2, 1} },
		"another target":      func(s *State) { s.Stack[0].NAims[0], s.Stack[0].Aims[0] = 1, Ref{3, 1} },
		"a player's first":    func(s *State) { s.Seats[1][0]++ },
		"a player's last":     func(s *State) { s.Seats[1][2]++ },
		"the next player's":   func(s *State) { s.Seats[2][2]++ },
	} {
		sum(name, change)
	}
	m := crowded(t)
	h := m.position()
	m.S.Stamps++
	m.S.Seq++
	m.S.Cards[5].Gen++ // nothing refers to it
	m.S.Cards[2].Stamp++
	m.anew()
	if m.position() != h {
		t.Error("a counter that only grows makes another position")
	}
}

// TestTurnOrder: the next player, the next opponent and all opponents, without
// those who are out and without one's own team.
func TestTurnOrder(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain"), 4, 0, 0)
	m.S.Teams = [MaxPlayers]int8{0, 1, 0, 1}
	m.arrange()
	enemies := func(p int8) (out []int8) {
		m.Walk(m.Opponents(p), func(q int8) { out = append(out, q) })
		return out
	}
	if e := enemies(2); len(e) != 2 || e[0] != 1 || e[1] != 3 { // from the turn player on
		t.Error("opponents of 2:", e)
	}
	if m.Next(3) != 0 || m.Next(0) != 1 {
		t.Error("the round does not close")
	}
	m.End(1<<1, m.clause)
	if e := enemies(0); len(e) != 1 || e[0] != 3 || m.Next(0) != 2 || m.Opponent(0) != 3 || m.S.Result.Over {
		t.Error("one who is out is still counted:", e)
	}
	m.End(1<<3, m.clause)
	if !m.S.Result.Over || m.Pending() != nil {
		t.Error("one team is left, and the match goes on")
	}
	clause := m.S.Result.Clause
	if m.End(1<<0, clause+1); m.S.Result.Lost != 1<<1|1<<3 || m.S.Result.Clause != clause {
		t.Error("a match that is over ends again")
	}
}

// TestAnswers: several picks are carried out in the order of the options,
// unless the order is what is asked for; no option twice; after the end none.
func TestAnswers(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain"), 3, 0, 0)
	var got []Option
	m.Book.Procs[toySecret].Steps[0] = Step{Clause: "2.1.1", Ask: func(m *Machine, q *Request) {
		q.Player, q.Kind, q.Min, q.Max, q.Ordered = 0, askSecret, 2, 5, m.S.Vars[5] != 0
		for n := range int32(3) {
			q.AddN(OptNumber, n)
		}
	}, Then: func(m *Machine, picks []Option) {
		got = append([]Option{}, picks...)
		m.S.Vars[5]++
		m.Goto(0)
	}}
	m.Book.layRows()
	m.Run()
	q := m.Pending()
	if q.Max != 3 || q.Min != 2 {
		t.Fatalf("%d to %d of three", q.Min, q.Max)
	}
	for _, bad := range [][]int{{0}, {0, 1, 2, 0}, {0, 3}, {0, -1}, {1, 1}} {
		if m.Answer(q.Seq, bad) == nil {
			t.Fatalf("%v was taken", bad)
		}
	}
	seq := q.Seq
	if err := m.Answer(seq, []int{2, 0}); err != nil || len(got) != 2 || got[0].N != 0 || got[1].N != 2 {
		t.Error(err, got)
	}
	if m.Answer(seq, []int{2, 0}) == nil {
		t.Error("the same answer was taken twice")
	}
	if err := m.Answer(m.Pending().Seq, []int{2, 0}); err != nil || got[0].N != 2 || got[1].N != 0 {
		t.Error(err, got)
	}
	seq = m.Pending().Seq
	m.EndNow(1<<1 | 1<<2)
	if r, ok := m.Answer(seq, []int{0, 1}).(*Refused); !ok || r.Why != "over" {
		t.Error("an answer after the end was taken")
	}
}
