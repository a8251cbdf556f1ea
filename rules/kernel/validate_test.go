package kernel

import (
	"bytes"
	"strings"
	"testing"

	a "gorin/rules/ability"
)

// crowded is a match with one of everything in its state.
func crowded(t *testing.T) *Machine {
	t.Helper()
	m := toyGame(t, toyBook(t, map[string][]a.Node{"beacon": {costly()}}, "plain", "beacon", "wick"), 3, 1, 2, 0)
	r, move := m.RefOf(2), Event{Card: m.RefOf(2), New: m.RefOf(3), Source: m.RefOf(4), From: 0, To: 1}
	s := &m.S
	s.Refs = []Ref{r, m.RefOf(3)}
	s.Runs = []Run{{Line: 1, Source: r, Chosen: List{0, 2}, Moved: List{1, 1}, Looked: List{0, 1}, Group: List{2, 0}, Base: 2}}
	s.Pending = []Pending{{Line: 1, Source: r, Use: r, Count: 1, Cause: move}}
	s.Delayed = []Delayed{{Line: 1, Source: r}}
	s.Effects = []Effect{{Line: 1, Target: r, Source: r, Player: NoPlayer}}
	s.Batch, s.Held = []Event{move}, []Event{move}
	s.Last = []Last{{Ref: r, Zone: 1, Info: m.Book.Prints[1].Info}}
	s.Replaced = []Use{{Line: 1, Source: r, N: 1}}
	s.Uses = []Use{{Line: 1, Source: r, N: 2}}
	s.Trail, s.Barred = []Mark{{Hash: 5}}, []Bar{{Hash: 6}}
	s.Extra = []int8{1}
	s.Stack = []Item{{Ref: r, Line: 1, Source: r, Use: r, Cause: move, From: 1}}
	s.Tokens = []Token{{Card: r, Name: 1, N: 2}}
	s.Bonds = []Bond{{Card: 2, Host: r}}
	s.Facts = []Fact{{Source: r}}
	s.Saved = make([]Position, 2)
	for i := range s.Saved {
		s.Saved[i].CopyFrom(&s.Position)
		s.Saved[i].Turn = uint16(9 - i)
	}
	if err := m.Validate(); err != nil {
		t.Fatal("the match as it is:", err)
	}
	return m
}

// TestValidate: a state with anything in it that lies outside of the book, the
// cards or the lists is refused; at the last number that there is, it is not.
func TestValidate(t *testing.T) {
	m := crowded(t)
	cards, zones := uint16(len(m.S.Cards)), uint16(len(m.S.Zones))
	lines, exprs, code := uint16(len(m.Book.Prog.Lines)), int32(len(m.Book.Prog.Exprs)), int32(len(m.Book.Prog.Code))
	words, beyond := uint16(len(m.Book.Prog.Words)), Ref{cards, 1}
	for name, spoil := range map[string]func(s *State){
		"no players":            func(s *State) { s.Players = 0 },
		"too many players":      func(s *State) { s.Players = MaxPlayers + 1 },
		"a kept position":       func(s *State) { s.Saved[1].Cards[1].Zone = zones },
		"one of another match":  func(s *State) { s.Saved[0].Players = 2 },
		"one of another format": func(s *State) { s.Saved[0].Version++ },
		"what was chosen":       func(s *State) { s.Delayed[0].Those[9] = beyond },
		"what waits for it":     func(s *State) { s.Pending[0].Those[0] = beyond },
		"what waits":            func(s *State) { s.Stack[0].Ref = beyond },
		"its ability":           func(s *State) { s.Stack[0].Line = lines },
		"its source":            func(s *State) { s.Stack[0].Source = beyond },
		"its player":            func(s *State) { s.Stack[0].Player = 3 },
		"where it was":          func(s *State) { s.Stack[0].From = zones },
		"its targets":           func(s *State) { s.Stack[0].Aims[9] = beyond },
		"too many targets":      func(s *State) { s.Stack[0].NAims = [maxAims]uint8{20, 5} },
		"targets of a run":      func(s *State) { s.Runs[0].NAims[0] = uint8(len(Few{}) + 1) },
		"place of a run":        func(s *State) { s.Runs[0].Item = beyond },
		"guess":                 func(s *State) { s.Runs[0].GuessAt = exprs },
		"counters on":           func(s *State) { s.Tokens[0].Card = beyond },
		"counters of":           func(s *State) { s.Tokens[0].Player = 3 },
		"counters called":       func(s *State) { s.Tokens[0].Name = words },
		"attached":              func(s *State) { s.Bonds[0].Card = cards },
		"host":                  func(s *State) { s.Bonds[0].Host = beyond },
		"a fact's card":         func(s *State) { s.Facts[0].Source = beyond },
		"a fact's player":       func(s *State) { s.Facts[0].Player = 3 },
		"shares of nothing":     func(s *State) { s.Runs[0].Each = true },
		"too many shares":       func(s *State) { s.Shares = make([]Share, s.Players) },
		"a procedure of none":   func(s *State) { s.Parked = make([]Frame, 1) },
		"proposed by none":      func(s *State) { s.Offered = make([]Event, 1) },
		"a zone too few":        func(s *State) { s.Zones = s.Zones[:zones-1] },
		"no cards":              func(s *State) { s.Cards = nil },
		"too many cards":        func(s *State) { s.Cards = make([]Card, maxCards+1) },
		"active below":          func(s *State) { s.Active = -2 },
		"active above":          func(s *State) { s.Active = 3 },
		"first below":           func(s *State) { s.First = -2 },
		"first above":           func(s *State) { s.First = 3 },
		"print":                 func(s *State) { s.Cards[1].Print = uint16(len(m.Book.Prints)) },
		"zone of a card":        func(s *State) { s.Cards[1].Zone = zones },
		"owner below":           func(s *State) { s.Cards[1].Owner = -1 },
		"owner above":           func(s *State) { s.Cards[1].Owner = 3 },
		"master below":          func(s *State) { s.Cards[1].Master = -1 },
		"master above":          func(s *State) { s.Cards[1].Master = 3 },
		"card above":            func(s *State) { s.Cards[1].Above = cards },
		"card below":            func(s *State) { s.Cards[1].Below = cards },
		"bottom of a zone":      func(s *State) { s.Zones[0].Bottom = cards },
		"top of a zone":         func(s *State) { s.Zones[0].Top = cards },
		"a card twice":          func(s *State) { s.Cards[s.Zones[0].Top].Above = s.Zones[0].Bottom },
		"a card elsewhere":      func(s *State) { s.Cards[s.Zones[0].Top].Zone = 1 },
		"a wrong link":          func(s *State) { s.Cards[s.Zones[0].Top].Below = 0 },
		"a wrong top":           func(s *State) { s.Zones[0].Top = s.Zones[0].Bottom },
		"a wrong count":         func(s *State) { s.Zones[0].N++ },
		"a card nowhere":        func(s *State) { s.Zones[0] = Pile{} },
		"procedure":             func(s *State) { s.Frames[0].Proc = uint16(len(m.Book.Procs)) },
		"step":                  func(s *State) { s.Frames[0].Step = uint16(len(m.Book.Procs[s.Frames[0].Proc].Steps)) + 1 },
		"no procedure":          func(s *State) { s.Frames = nil },
		"line of a run":         func(s *State) { s.Runs[0].Line = lines },
		"instruction below":     func(s *State) { s.Runs[0].PC = -1 },
		"instruction above":     func(s *State) { s.Runs[0].PC = code },
		"source of a run":       func(s *State) { s.Runs[0].Source = beyond },
		"base":                  func(s *State) { s.Runs[0].Base = 3 },
		"act below":             func(s *State) { s.Runs[0].Act = -1 },
		"act above":             func(s *State) { s.Runs[0].Act = exprs },
		"player of a run below": func(s *State) { s.Runs[0].Player = -1 },
		"player of a run above": func(s *State) { s.Runs[0].Player = 3 },
		"actor below":           func(s *State) { s.Runs[0].Actor = -1 },
		"actor above":           func(s *State) { s.Runs[0].Actor = 3 },
		"chosen":                func(s *State) { s.Runs[0].Chosen.N = 3 },
		"moved":                 func(s *State) { s.Runs[0].Moved.N = 2 },
		"looked":                func(s *State) { s.Runs[0].Looked.Off = 2 },
		"put":                   func(s *State) { s.Runs[0].Put = List{2, 9} },
		"shown":                 func(s *State) { s.Runs[0].Shown = List{2, 9} },
		"group":                 func(s *State) { s.Runs[0].Group.N = 1 },
		"rested":                func(s *State) { s.Runs[0].Rested = List{2, 9} },
		"chosen each time":      func(s *State) { s.Runs[0].EachOne = List{2, 9} },
		"moved each time":       func(s *State) { s.Runs[0].EachPut = List{2, 9} },
		"reference":             func(s *State) { s.Refs[1] = beyond },
		"object":                func(s *State) { s.Objects[5] = beyond },
		"line of what waits":    func(s *State) { s.Pending[0].Line = lines },
		"source of what waits":  func(s *State) { s.Pending[0].Source = beyond },
		"use of what waits":     func(s *State) { s.Pending[0].Use = beyond },
		"none that wait":        func(s *State) { s.Pending[0].Count = 0 },
		"player below":          func(s *State) { s.Pending[0].Player = -1 },
		"player above":          func(s *State) { s.Pending[0].Player = 3 },
		"card of a cause":       func(s *State) { s.Pending[0].Cause.Card = beyond },
		"new card of a cause":   func(s *State) { s.Pending[0].Cause.New = beyond },
		"source of a cause":     func(s *State) { s.Pending[0].Cause.Source = beyond },
		"from of a cause":       func(s *State) { s.Pending[0].Cause.From = zones },
		"to of a cause":         func(s *State) { s.Pending[0].Cause.To = zones },
		"player of a cause":     func(s *State) { s.Pending[0].Cause.Player = 3 },
		"player below a cause":  func(s *State) { s.Pending[0].Cause.Player = -2 },
		"line set up":           func(s *State) { s.Delayed[0].Line = lines },
		"source set up":         func(s *State) { s.Delayed[0].Source = beyond },
		"player set up below":   func(s *State) { s.Delayed[0].Player = -1 },
		"player set up above":   func(s *State) { s.Delayed[0].Player = 3 },
		"effect below":          func(s *State) { s.Effects[0].Mods = -1 },
		"effect above":          func(s *State) { s.Effects[0].Mods = exprs },
		"line of an effect":     func(s *State) { s.Effects[0].Line = lines },
		"target of an effect":   func(s *State) { s.Effects[0].Target = beyond },
		"source of an effect":   func(s *State) { s.Effects[0].Source = beyond },
		"master of an effect":   func(s *State) { s.Effects[0].Master = -1 },
		"master above all":      func(s *State) { s.Effects[0].Master = 3 },
		"player of an effect":   func(s *State) { s.Effects[0].Player = -2 },
		"player above all":      func(s *State) { s.Effects[0].Player = 3 },
		"proposed":              func(s *State) { s.Batch[0].To = zones },
		"held":                  func(s *State) { s.Held[0].Card = beyond },
		"remembered":            func(s *State) { s.Last[0].Ref = beyond },
		"remembered zone":       func(s *State) { s.Last[0].Zone = zones },
		"traits":                func(s *State) { s.Last[0].Info.NTraits = 9 },
		"names":                 func(s *State) { s.Last[0].Info.NNames = 5 },
		"abilities":             func(s *State) { s.Last[0].Info.NGiven = 17 },
		"line of an ability":    func(s *State) { s.Last[0].Info.Given[0].Line = lines },
		"word":                  func(s *State) { s.Last[0].Info.Names[0] = words },
	} {
		n := crowded(t)
		if spoil(&n.S); n.Validate() == nil {
			t.Errorf("%s: it would be played on", name)
		}
	}
	last := crowded(t)
	s := &last.S
	s.Active, s.First = 2, 2
	s.Frames[0].Step = uint16(len(m.Book.Procs[s.Frames[0].Proc].Steps))
	s.Runs[0] = Run{Line: lines - 1, PC: code - 1, Source: last.RefOf(cards - 1), Act: exprs - 1, Player: 2, Actor: 2, Base: 2}
	s.Pending[0].Cause.From, s.Pending[0].Cause.To, s.Pending[0].Cause.Player = NoZone, zones-1, NoPlayer
	s.Pending[0].Player, s.Delayed[0].Player, s.Effects[0].Player, s.Effects[0].Master = 2, 2, 2, 2
	s.Effects[0].Mods, s.Effects[0].Line, s.Delayed[0].Line = exprs-1, lines-1, lines-1
	s.Last[0].Zone = zones - 1
	s.Last[0].Info = Info{NTraits: 8, NNames: 4, NGiven: 16}
	if err := last.Validate(); err != nil {
		t.Error("the last of everything:", err)
	}
	over := crowded(t)
	over.S.Frames, over.S.Result.Over = nil, true
	if err := over.Validate(); err != nil {
		t.Error("a match that is over needs no procedure:", err)
	}
}

// TestEncoding: what has been written is read with everything in it; a longer
// text, another version and a shorter one are refused and change nothing.
func TestEncoding(t *testing.T) {
	m := crowded(t)
	code := m.S.Encode(nil)
	var s State
	if err := s.Decode(code); err != nil || !bytes.Equal(s.Encode(nil), code) {
		t.Fatal(err)
	}
	other := m.S
	other.Version++
	for name, c := range map[string]struct {
		code []byte
		want string
	}{
		"longer":          {append(bytes.Clone(code), 0), "1 bytes too many"},
		"shorter":         {code[:len(code)-1], "snapshot: "},
		"another version": {other.Encode(nil), "version"},
		"too long":        {make([]byte, MaxSnapshot+1), "at most"},
	} {
		err := s.Decode(c.code)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
		if !bytes.Equal(s.Encode(nil), code) {
			t.Errorf("%s: the state was changed", name)
		}
	}
	if err := s.Decode(make([]byte, MaxSnapshot)); err == nil || strings.Contains(err.Error(), "at most") {
		t.Errorf("the longest that is read: %v", err)
	}
}

// TestHash: each byte and the length count.
func TestHash(t *testing.T) {
	seen := map[uint64]int{}
	for n := range 20 {
		b := make([]byte, n)
		seen[hashBytes(b)]++
		for i := range b {
			b[i] = 1
			seen[hashBytes(b)]++
			b[i] = 0
		}
	}
	if len(seen) != 20+19*20/2 {
		t.Errorf("%d sums", len(seen))
	}
	m := crowded(t)
	h := m.S.Hash()
	if m.S.Seq++; m.S.Hash() == h {
		t.Error("the number of the question does not count")
	}
}

// TestCopy: a copy has everything, and shares nothing with what it was made of.
func TestCopy(t *testing.T) {
	m := crowded(t)
	code := m.S.Encode(nil)
	s := crowded(t).S
	s.Saved = append(s.Saved, Position{}, Position{})
	for range 2 { // into memory with too much, and with enough
		s.CopyFrom(&m.S)
		if !bytes.Equal(s.Encode(nil), code) {
			t.Fatal("the copy is not the same")
		}
	}
	var empty State
	empty.CopyFrom(&m.S)
	n := crowded(t)
	for _, p := range []*Position{&n.S.Position} {
		p.CopyFrom(&m.S.Position)
		p.Cards[1].Lies, p.Zones[1].N, p.Frames[0].Step, p.Runs[0].PC, p.Refs[0].Gen, p.Batch[0].N, p.Held[0].N = 9, 9, 9, 9, 9, 9, 9
		p.Replaced[0].N, p.Pending[0].X, p.Delayed[0].X, p.Effects[0].X, p.Uses[0].N, p.Last[0].Zone = 9, 9, 9, 9, 9, 9
		p.Trail[0].Hash, p.Barred[0].Hash, p.Extra[0] = 9, 9, 9
	}
	empty.Saved[1].Extra[0] = 9
	if !bytes.Equal(m.S.Encode(nil), code) {
		t.Error("the copy shares memory with what it was made of")
	}
}
