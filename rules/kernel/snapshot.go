package kernel

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
	"slices"
)

// StateVersion is the version of the layout of a state. Snapshots do not leave the program:
// what files hold of a match is named, and not laid out as in memory.
const StateVersion = 10

// MaxSnapshot is the largest snapshot that is read, in bytes.
const MaxSnapshot = 1 << 20

var errSnapshot = errors.New("snapshot: damaged")

// Encode appends the state as msgp.
func (s *State) Encode(b []byte) []byte {
	b, err := s.MarshalMsg(b)
	if err != nil {
		panic(err) // plain data always marshals
	}
	return b
}

// Decode reads a state that Encode wrote. On an error the state is unchanged.
func (s *State) Decode(b []byte) error {
	if len(b) > MaxSnapshot {
		return fmt.Errorf("snapshot: %d bytes, at most %d are read", len(b), MaxSnapshot)
	}
	var n State
	rest, err := n.UnmarshalMsg(b)
	if err != nil {
		return fmt.Errorf("snapshot: %w", err)
	}
	if len(rest) != 0 {
		return fmt.Errorf("snapshot: %d bytes too many", len(rest))
	}
	if n.Version != StateVersion {
		return fmt.Errorf("snapshot: format version %d, this build reads %d", n.Version, StateVersion)
	}
	*s = n
	return nil
}

// Hash sums up the whole state in 64 bits.
func (s *State) Hash() uint64 {
	return hashBytes(s.Encode(nil))
}

func hashBytes(b []byte) uint64 {
	const k0, k1 = 0x9e3779b97f4a7c15, 0xd6e8feb86659fd93
	h := uint64(len(b)) * k0
	for len(b) >= 8 {
		hi, lo := bits.Mul64(binary.LittleEndian.Uint64(b)^h, k1)
		h = hi ^ lo ^ k0
		b = b[8:]
	}
	var last [8]byte
	copy(last[:], b)
	hi, lo := bits.Mul64(binary.LittleEndian.Uint64(last[:])^h, k0)
	h = hi ^ lo
	return h ^ h>>32
}

// CopyFrom makes s equal to o, keeping s's memory.
func (s *State) CopyFrom(o *State) {
	s.Position.CopyFrom(&o.Position)
	for len(s.Saved) < len(o.Saved) {
		s.Saved = grown(s.Saved)
	}
	s.Saved = s.Saved[:len(o.Saved)]
	for i := range o.Saved {
		s.Saved[i].CopyFrom(&o.Saved[i])
	}
}

// CopyFrom makes p equal to o, keeping p's memory.
func (p *Position) CopyFrom(o *Position) {
	t := *p
	*p = *o
	p.Cards = append(t.Cards[:0], o.Cards...)
	p.Zones = append(t.Zones[:0], o.Zones...)
	p.Frames = append(t.Frames[:0], o.Frames...)
	p.Runs = append(t.Runs[:0], o.Runs...)
	p.Refs = append(t.Refs[:0], o.Refs...)
	p.Batch = append(t.Batch[:0], o.Batch...)
	p.Held = append(t.Held[:0], o.Held...)
	p.Replaced = append(t.Replaced[:0], o.Replaced...)
	p.Pending = append(t.Pending[:0], o.Pending...)
	p.Delayed = append(t.Delayed[:0], o.Delayed...)
	p.Effects = append(t.Effects[:0], o.Effects...)
	p.Uses = append(t.Uses[:0], o.Uses...)
	p.Last = append(t.Last[:0], o.Last...)
	p.Trail = append(t.Trail[:0], o.Trail...)
	p.Rounds = append(t.Rounds[:0], o.Rounds...)
	p.Barred = append(t.Barred[:0], o.Barred...)
	p.Series = append(t.Series[:0], o.Series...)
	p.Vain = append(t.Vain[:0], o.Vain...)
	p.Extra = append(t.Extra[:0], o.Extra...)
	if len(o.Stack)+len(o.Bonds)+len(o.Tokens)+len(o.Facts)+len(o.Shares)+len(o.Whom)+len(o.Happened) == 0 { // in games that have none of it
		p.Stack, p.Bonds, p.Tokens, p.Facts = t.Stack[:0], t.Bonds[:0], t.Tokens[:0], t.Facts[:0]
		p.Shares, p.Parked, p.Offered = t.Shares[:0], t.Parked[:0], t.Offered[:0]
		p.Whom, p.Happened, p.Before = t.Whom[:0], t.Happened[:0], t.Before[:0]
		return
	}
	p.Stack = append(t.Stack[:0], o.Stack...)
	p.Bonds = append(t.Bonds[:0], o.Bonds...)
	p.Tokens = append(t.Tokens[:0], o.Tokens...)
	p.Facts = append(t.Facts[:0], o.Facts...)
	p.Shares = append(t.Shares[:0], o.Shares...)
	p.Parked = append(t.Parked[:0], o.Parked...)
	p.Offered = append(t.Offered[:0], o.Offered...)
	p.Whom = append(t.Whom[:0], o.Whom...)
	p.Happened = append(t.Happened[:0], o.Happened...)
	p.Before = append(t.Before[:0], o.Before...)
}

// grown is a list one longer, with the memory of what was behind its end.
func grown(l []Position) []Position {
	if len(l) < cap(l) {
		return l[:len(l)+1]
	}
	return append(l, Position{})
}

// Validate reports the first thing in a decoded state that this book cannot
// play on: an index out of range, a broken pile.
func (m *Machine) Validate() error {
	s := &m.S
	if s.Players < 1 || s.Players > MaxPlayers || len(s.Zones) != len(m.Book.Zones)*int(s.Players) {
		return errSnapshot
	}
	if !m.seatsOK() {
		return errSnapshot
	}
	m.tabulate()
	if len(s.Cards) < 1 || len(s.Cards) > maxCards {
		return errSnapshot
	}
	if s.Active < NoPlayer || s.Active >= s.Players || s.First < NoPlayer || s.First >= s.Players {
		return errSnapshot
	}
	for i := 1; i < len(s.Cards); i++ {
		c := &s.Cards[i]
		if int(c.Print) >= len(m.Book.Prints) || int(c.Zone) >= len(s.Zones) && (c.Zone != NoZone || s.Result.Left == 0) || c.Owner < 0 || c.Owner >= s.Players ||
			c.Master < 0 || c.Master >= s.Players || int(c.Above) >= len(s.Cards) || int(c.Below) >= len(s.Cards) || !m.fitsPlace(c.Zone, c.Over) {
			return errSnapshot
		}
	}
	for i := range s.Zones {
		if int(s.Zones[i].Bottom) >= len(s.Cards) || int(s.Zones[i].Top) >= len(s.Cards) {
			return errSnapshot
		}
	}
	if err := m.Check(); err != nil {
		return err
	}
	if !m.leftOK() {
		return errSnapshot
	}
	if !m.framesOK(s.Frames) || !m.loopsOK() {
		return errSnapshot
	}
	if !s.Result.Over && len(s.Frames) == 0 {
		return errSnapshot
	}
	lines, exprs := len(m.Book.Prog.Lines), len(m.Book.Prog.Exprs)
	for i := range s.Runs {
		r := &s.Runs[i]
		if int(r.Line) >= lines || r.PC < 0 || int(r.PC) >= len(m.Book.Prog.Code) || !m.refOK(r.Source) || int(r.Base) > len(s.Refs) ||
			r.Act < 0 || int(r.Act) >= exprs || r.Player < 0 || r.Player >= s.Players || r.Actor < 0 || r.Actor >= s.Players || r.Opp < 0 || r.Opp > s.Players {
			return errSnapshot
		}
		if !m.refOK(r.Item) || !m.aimsOK(&r.Aims, &r.NAims) || r.GuessAt < 0 || int(r.GuessAt) >= exprs {
			return errSnapshot
		}
		for _, l := range []List{r.Chosen, r.Earlier, r.Moved, r.Looked, r.Put, r.Shown, r.Group, r.Rested, r.EachOne, r.EachPut} {
			if int(l.Off)+int(l.N) > len(s.Refs) {
				return errSnapshot
			}
		}
	}
	for _, r := range s.Refs {
		if !m.refOK(r) {
			return errSnapshot
		}
	}
	for _, r := range s.Objects {
		if !m.refOK(r) {
			return errSnapshot
		}
	}
	for i := range s.Pending {
		p := &s.Pending[i]
		if int(p.Line) >= lines || !m.fewOK(&p.Those) || !m.refOK(p.Source) || !m.refOK(p.Use) || p.Count == 0 || p.Player < 0 || p.Player >= s.Players || !m.eventOK(&p.Cause) {
			return errSnapshot
		}
	}
	for i := range s.Delayed {
		if int(s.Delayed[i].Line) >= lines || !m.fewOK(&s.Delayed[i].Those) || !m.refOK(s.Delayed[i].Source) || s.Delayed[i].Player < 0 || s.Delayed[i].Player >= s.Players {
			return errSnapshot
		}
	}
	for i := range s.Effects {
		e := &s.Effects[i]
		if e.Mods < 0 || int(e.Mods) >= exprs || int(e.Line) >= lines || !m.refOK(e.Target) || !m.refOK(e.Of) || !m.refOK(e.Source) || e.Master < 0 || e.Master >= s.Players || e.Player < NoPlayer || e.Player >= s.Players || e.Opp < 0 || e.Opp > s.Players {
			return errSnapshot
		}
	}
	if !m.beyondOK(lines) {
		return errSnapshot
	}
	for i := range s.Batch {
		if !m.eventOK(&s.Batch[i]) {
			return errSnapshot
		}
	}
	for i := range s.Held {
		if !m.eventOK(&s.Held[i]) {
			return errSnapshot
		}
	}
	if !m.sharesOK() || !m.whomOK() {
		return errSnapshot
	}
	for i := range s.Saved {
		before := Machine{Book: m.Book, S: State{Position: s.Saved[i]}}
		before.S.Result = s.Result // a payment brings nobody back
		if before.S.Version != s.Version || before.S.Players != s.Players {
			return errSnapshot
		}
		if err := before.Validate(); err != nil {
			return err
		}
	}
	for i := range s.Last {
		if !m.refOK(s.Last[i].Ref) || int(s.Last[i].Zone) >= len(s.Zones) || !infoOK(&s.Last[i].Info, lines, len(m.Book.Prog.Words)) {
			return errSnapshot
		}
	}
	return nil
}

func infoOK(i *Info, lines, words int) bool {
	if int(i.NTraits) > len(i.Traits) || int(i.NNames) > len(i.Names) || int(i.NGiven) > len(i.Given) {
		return false
	}
	for _, g := range i.Given[:i.NGiven] {
		if int(g.Line) >= lines {
			return false
		}
	}
	for _, n := range i.Names[:i.NNames] {
		if int(n) >= words {
			return false
		}
	}
	return true
}

func (m *Machine) framesOK(frames []Frame) bool {
	for i := range frames {
		if int(frames[i].Proc) >= len(m.Book.Procs) || int(frames[i].Step) > len(m.Book.Procs[frames[i].Proc].Steps) {
			return false
		}
	}
	return true
}

// loopsOK looks at what is noted about loops.
func (m *Machine) loopsOK() bool {
	s := &m.S
	if len(s.Trail) > maxTrail || len(s.Rounds) > maxRounds || len(s.Series) > maxTrail || s.Walked != 0 && int(s.Walked) >= len(s.Series) {
		return false
	}
	for i := range s.Trail {
		if !m.playerOK(s.Trail[i].Player) {
			return false
		}
	}
	for i := range s.Frames {
		f := &s.Frames[i]
		if f.Proc != m.Book.base+kRepeat {
			continue
		}
		free := f.Regs[regFree]
		if b := f.Regs[regBegins]; b < 0 || int(b) >= len(s.Trail) || free <= 0 || free>>s.Players != 0 || f.Regs[regTurn] < 0 ||
			!m.playerOK(int8(f.Regs[regLeaves])) || s.Active < 0 || m.sayer(f) == NoPlayer {
			return false
		}
	}
	return true
}

func (m *Machine) refOK(r Ref) bool { return int(r.Card) < len(m.S.Cards) }

// beyondOK looks at what lies in the resolution zone, and at what is noted beside the
// cards.
func (m *Machine) beyondOK(lines int) bool {
	s := &m.S
	for i := range s.Stack {
		it := &s.Stack[i]
		if int(it.Line) >= lines || it.Ref.Card == 0 || !m.refOK(it.Ref) || !m.refOK(it.Source) || !m.refOK(it.Use) || !m.playerOK(it.Player) ||
			!m.eventOK(&it.Cause) || !m.fewOK(&it.Those) || !m.aimsOK(&it.Aims, &it.NAims) || it.From != NoZone && int(it.From) >= len(s.Zones) {
			return false
		}
	}
	for i := range s.Tokens {
		if t := &s.Tokens[i]; !m.refOK(t.Card) || t.Player < NoPlayer || t.Player >= s.Players || int(t.Name) >= len(m.Book.Prog.Words) {
			return false
		}
	}
	for i := range s.Bonds {
		if b := &s.Bonds[i]; int(b.Card) >= len(s.Cards) || !m.refOK(b.Host) {
			return false
		}
	}
	for i := range s.Facts {
		if f := &s.Facts[i]; !m.refOK(f.Source) || f.Player < NoPlayer || f.Player >= s.Players {
			return false
		}
	}
	return true
}

// seatsOK looks at the format, the teams, the order of turns, and at who has lost, left and
// won.
func (m *Machine) seatsOK() bool {
	s, r := &m.S, &m.S.Result
	if int(s.Format) >= len(m.Book.Formats) {
		return false
	}
	f, all := m.Format(), uint8(m.everybody())
	if players := int(s.Players); players < f.Least || players > f.Most || players%max(1, f.Teams) != 0 {
		return false
	}
	if (s.Begun|s.Leaving|r.Lost|r.Left|r.Won)&^all != 0 || r.Lost&^r.Left != 0 || !r.Over && (r.Won != 0 || r.Left == all) {
		return false
	}
	if int(r.Clause) >= len(m.Book.Clauses) || slices.ContainsFunc(r.Why[:], func(c uint16) bool { return int(c) >= len(m.Book.Clauses) }) {
		return false
	}
	for p, team := range s.Teams {
		if team != m.sitsIn(p) {
			return false
		}
	}
	seen, ended := uint8(0), false
	for _, p := range s.Order {
		ended = ended || p == NoPlayer
		if !ended && (!m.playerOK(p) || seen>>p&1 != 0) || ended && p != NoPlayer {
			return false
		}
		if !ended {
			seen |= 1 << p
		}
	}
	return seen != 0 && (r.Over || all&^r.Left&^seen == 0)
}

func (m *Machine) playerOK(p int8) bool { return p >= 0 && p < m.S.Players }

func (m *Machine) aimsOK(aims *Few, n *[maxAims]uint8) bool {
	sum := 0
	for _, k := range n {
		sum += int(k)
	}
	return sum <= len(aims) && m.fewOK(aims)
}

func (m *Machine) fewOK(f *Few) bool {
	for _, r := range f.used() {
		if !m.refOK(r) {
			return false
		}
	}
	return true
}

func (m *Machine) eventOK(e *Event) bool {
	zones := len(m.S.Zones)
	return m.refOK(e.Card) && m.refOK(e.New) && m.refOK(e.Source) &&
		(e.From == NoZone || int(e.From) < zones) && (e.To == NoZone || int(e.To) < zones) && e.Player >= NoPlayer && e.Player < m.S.Players
}
