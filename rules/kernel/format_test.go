package kernel

import (
	"slices"
	"strings"
	"testing"
)

// The formats that the tests of this file sit down in.
var toyFormats = []Format{
	{Key: "rumble", Least: 2, Most: 6, Late: true},
	{Key: "circle", Least: 3, Most: 6, Opponents: Neighbours, Players: Self | Neighbours, Attacks: After, Answers: Neighbours},
	{Key: "double", Least: 4, Most: 4, Teams: 2, TeamTurns: true, Attacks: Facing, Blocks: Team},
	{Key: "triple", Least: 6, Most: 6, Teams: 2, TeamTurns: true, Attacks: Facing, Blocks: Team, Outcome: func(m *Machine, lost uint8) {
		for p := range m.S.Players {
			if front := m.Related(p, Facing); lost>>p&1 != 0 && front != 0 {
				q := m.FirstOf(front)
				if m.Score(m.S.Teams[q], 1) >= 2 {
					m.Win(m.teamOf(q), m.clause)
				}
				m.Leave(front, m.clause)
			}
		}
	}},
}

// seated is a match of so many in a format, as it is before anything happens.
func seated(t *testing.T, format string, players int, order ...int8) *Machine {
	t.Helper()
	b := toyBook(t, nil, "plain")
	b.Formats = slices.Clone(toyFormats)
	if err := b.layFormats(); err != nil {
		t.Fatal(err)
	}
	m := New(b, players, 1)
	m.Sit(slices.IndexFunc(toyFormats, func(f Format) bool { return f.Key == format }), 0, order)
	m.S.Active = max(0, m.S.First)
	return m
}

// seatsOf lists a set of players in the order of turns.
func seatsOf(m *Machine, who uint8) (out []int8) {
	m.Walk(who, func(p int8) { out = append(out, p) })
	return out
}

// TestRelations: who is what to whom in the formats of a book with teams, neighbours and
// players in front of each other.
func TestRelations(t *testing.T) {
	for _, c := range []struct {
		format                                             string
		players                                            int
		order                                              []int8
		of                                                 int8
		opponents, audience, attacks, blocks, answers, ins []int8
	}{
		{"rumble", 4, []int8{2, 0, 1, 3}, 0, []int8{2, 1, 3}, []int8{2, 0, 1, 3}, nil, []int8{0}, []int8{2, 0, 1, 3}, []int8{2}},
		{"circle", 5, []int8{2, 0, 4, 1, 3}, 2, []int8{0, 3}, []int8{2, 0, 3}, []int8{0}, []int8{2}, []int8{0, 3}, []int8{2}},
		{"circle", 5, []int8{2, 0, 4, 1, 3}, 4, []int8{0, 1}, []int8{0, 4, 1}, []int8{1}, []int8{4}, []int8{0, 1}, []int8{2}},
		{"double", 4, nil, 1, []int8{2, 3}, []int8{0, 1, 2, 3}, []int8{2}, []int8{0, 1}, []int8{0, 1, 2, 3}, []int8{0, 1}},
		{"triple", 6, nil, 4, []int8{0, 1, 2}, []int8{0, 1, 2, 3, 4, 5}, []int8{1}, []int8{3, 4, 5}, []int8{0, 1, 2, 3, 4, 5}, []int8{0, 1, 2}},
	} {
		m := seated(t, c.format, c.players, c.order...)
		for name, is := range map[string][2][]int8{
			"opponents":    {seatsOf(m, m.Opponents(c.of)), c.opponents},
			"players":      {seatsOf(m, m.Audience(c.of)), c.audience},
			"may attack":   {seatsOf(m, m.Attackable(c.of)), c.attacks},
			"may block":    {seatsOf(m, m.Blockers(c.of)), c.blocks},
			"may answer":   {seatsOf(m, m.Answerers(c.of)), c.answers},
			"in this turn": {seatsOf(m, m.InTurn()), c.ins},
		} {
			if !slices.Equal(is[0], is[1]) {
				t.Errorf("%s, of player %d: %s: %v, want %v", c.format, c.of, name, is[0], is[1])
			}
		}
	}
}

// TestLate: nobody is attacked before having had a turn.
func TestLate(t *testing.T) {
	m := seated(t, "rumble", 3)
	for turn, want := range [][]int8{{}, {0}, {0, 1}, {1, 2}} {
		m.S.Active = int8(turn % 3)
		m.NewTurn()
		got := seatsOf(m, m.Attackable(m.S.Active))
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Errorf("turn %d: %v may be attacked, want %v", turn+1, got, want)
		}
	}
}

// TestOrderCloses: the place of one who has left stays empty until the turn ends, and that
// of the turn player until the next turn.
func TestOrderCloses(t *testing.T) {
	m := seated(t, "circle", 5)
	m.NewTurn()
	m.End(1<<1, m.clause)
	if o := seatsOf(m, m.Opponents(0)); !slices.Equal(o, []int8{4}) || m.Attackable(0) != 0 || m.Places() != 5 || m.Next(0) != 2 {
		t.Errorf("the place is not empty: %v, %b", o, m.Attackable(0))
	}
	m.S.Active = m.Next(0)
	m.NewTurn()
	if o := seatsOf(m, m.Opponents(0)); !slices.Equal(o, []int8{2, 4}) || m.Places() != 4 {
		t.Errorf("the place is not closed: %v", o)
	}
	m.End(1<<2, m.clause) // the turn player
	if m.InTurn() != 1<<2 || m.FirstOf(m.Present()) != 3 || m.Places() != 4 {
		t.Error("the turn of one who has left does not go on")
	}
	m.NewTurn()
	if m.S.Active = m.Next(m.S.Active); m.S.Active != 3 {
		t.Errorf("player %d is next", m.S.Active)
	}
	m.NewTurn()
	if m.Places() != 3 || !slices.Equal(seatsOf(m, m.Present()), []int8{3, 4, 0}) {
		t.Errorf("%v play on", seatsOf(m, m.Present()))
	}
	if err := m.seatsOK(); !err {
		t.Error("the order is damaged")
	}
}

// TestThreeSets: one leaves without having lost, one wins though others have not lost, and
// several win.
func TestThreeSets(t *testing.T) {
	m := seated(t, "triple", 6)
	var told []string
	m.OnNote = func(note uint8, _, _ uint16, _ Ref, p int8) {
		told = append(told, []string{NoteLost: "lost", NoteLeft: "left"}[note]+string(rune('0'+p)))
	}
	m.End(1<<1, 3)
	r := &m.S.Result
	if r.Over || r.Lost != 1<<1 || r.Left != 1<<1|1<<4 || r.Why[4] != m.clause || r.Why[1] != 3 || m.S.Scores != [MaxPlayers]int16{0, 1} || m.S.Leaving != r.Left {
		t.Errorf("%+v, scores %v", *r, m.S.Scores)
	}
	if s := strings.Join(told, " "); s != "lost1 left4" {
		t.Error(s)
	}
	m.End(1<<5, 3)
	if r.Over || m.S.Scores != [MaxPlayers]int16{1, 1} || m.Out(3) || !m.Out(0) {
		t.Errorf("%+v, scores %v", *r, m.S.Scores)
	}
	m.End(1<<2, 3)
	if !r.Over || r.Won != 0b111000 || r.Lost != 0b100110 || r.Left != 0b110111 {
		t.Errorf("%+v", *r)
	}
	before := *r
	if m.Leave(1<<3, 1); *r != before {
		t.Error("somebody leaves a match that is over")
	}

	m = seated(t, "circle", 4)
	m.Leave(1<<0|1<<1|1<<3, 7)
	if !m.S.Result.Over || m.S.Result.Won != 1<<2 || m.S.Result.Lost != 0 || m.S.Result.Clause != 7 {
		t.Errorf("one is left: %+v", m.S.Result)
	}
	m = seated(t, "double", 4)
	if m.End(0b1111, 7); !m.S.Result.Over || m.S.Result.Won != 0 {
		t.Errorf("all have lost: %+v", m.S.Result)
	}
}

// TestDrawOrder: a lot tells the order of turns, or the team that begins; who is known to
// begin does.
func TestDrawOrder(t *testing.T) {
	first := map[int8]int{}
	for seed := range uint64(40) {
		m := seated(t, "double", 4)
		m.S.First, m.S.Rand = NoPlayer, *newRand(seed)
		m.DrawOrder()
		if first[m.S.First]++; m.S.Order[0] != m.S.First || m.S.Order[1] != m.S.First+1 {
			t.Fatalf("order %v, and %d begins", m.S.Order, m.S.First)
		}
	}
	if len(first) != 2 || first[0] < 5 || first[2] < 5 {
		t.Errorf("who begins: %v", first)
	}
	m := seated(t, "rumble", 4)
	m.S.First = 2
	if m.DrawOrder(); m.S.Order != [MaxPlayers]int8{2, 3, 0, 1, NoPlayer, NoPlayer} {
		t.Error(m.S.Order)
	}
}

// TestFormatsFit: formats that cannot be are refused, and so is a state that is none of one.
func TestFormatsFit(t *testing.T) {
	for name, f := range map[string][]Format{
		"declared twice":         {{Key: "a", Least: 2, Most: 2}, {Key: "a", Least: 2, Most: 2}},
		"room for 6":             {{Key: "a", Least: 2, Most: 7}},
		"teams of one size":      {{Key: "a", Least: 5, Most: 5, Teams: 2}},
		"no teams":               {{Key: "a", Least: 4, Most: 4, TeamTurns: true}},
		"in front of each other": {{Key: "a", Least: 3, Most: 3, Attacks: Facing}},
	} {
		b := toyBook(t, nil, "plain")
		if b.Formats = f; b.layFormats() == nil || !strings.Contains(b.layFormats().Error(), name) {
			t.Errorf("%s: %v", name, b.layFormats())
		}
	}
	for name, damage := range map[string]func(s *State){
		"no such format":   func(s *State) { s.Format = 4 },
		"nobody":           func(s *State) { s.Order[0] = NoPlayer },
		"one twice":        func(s *State) { s.Order[1] = 0 },
		"one who is not":   func(s *State) { s.Order[2] = 3 },
		"one after nobody": func(s *State) { s.Order[4] = 2 },
		"no such team":     func(s *State) { s.Teams[5] = MaxPlayers },
	} {
		m := seated(t, "rumble", 3)
		m.Call(toyMatch)
		m.S.First = NoPlayer
		if err := m.Validate(); err != nil {
			t.Fatal(err)
		}
		if damage(&m.S); m.Validate() == nil {
			t.Errorf("%s: a damaged state is taken", name)
		}
	}
}
