package rules

import (
	"fmt"
	"slices"

	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// Position is a match that begins in the middle: where every card lies, and
// which phase is about to begin. Scenarios and puzzles are made of it.
type Position struct {
	Game    string
	Seed    uint64
	Cards   []pack.Card
	Seats   []SeatPosition
	Active  int        // whose turn it is
	First   int        // who was the first player
	Turn    int        // number of the turn
	Phase   string     // key of the phase or step that begins: "main", "attack", "encore", …; of the timing that is given: "main-timing", …; "setup" for before the match
	Attacks int        // attacks made in this turn
	Shuffle [][]string // orders that the next shuffles give, top card first, by ID
	Lot     int        // who is drawn as first player at set-up, plus one; 0: by the seed
}

// SeatPosition is one player's cards.
type SeatPosition struct {
	Name     string
	Zones    []ZonePosition
	Counters []CounterPosition
}

// CounterPosition is counters of one name that a player has.
type CounterPosition struct {
	Name string
	N    int
}

// ZonePosition is the cards of one zone from the bottom to the top.
type ZonePosition struct {
	Zone  string
	Cards []CardPosition
}

// CardPosition is one card of a position.
type CardPosition struct {
	ID   string
	Lies Orientation
	Down bool // face down, where that is not the rule
	Up   bool // face up, where that is not the rule (markers)

	// In games that have them.
	Damage int
	Opened bool   // a territory that has been opened
	Aura   int    // the value with which it is attached to a card
	On     string // ID of that card; the first that lies there
}

// NewPosition starts a match in a position. The error says what of it does not
// exist.
func NewPosition(p Position) (*Match, error) {
	b := bookOf(p.Game)
	if b == nil {
		return nil, fmt.Errorf("set up a position: no game %q", p.Game)
	}
	if len(p.Seats) != b.Players {
		return nil, fmt.Errorf("set up a position: %d players, not %d", b.Players, len(p.Seats))
	}
	s := Setup{Game: p.Game, Seed: p.Seed, Cards: p.Cards}
	for _, seat := range p.Seats {
		s.Seats = append(s.Seats, SeatSetup{Name: seat.Name})
	}
	set, err := compiled(b.Book, s)
	if err != nil {
		return nil, fmt.Errorf("set up a position: %w", err)
	}
	t := newMatch(b.Book, s, set)
	if err := t.setUp(p); err != nil {
		return nil, err
	}
	return t, nil
}

// SetUp puts a match that began from a position into another one of the same cards and
// seats. What was played before is not known then.
func (t *Match) SetUp(p Position) error {
	if len(p.Seats) != len(t.setup.Seats) {
		return fmt.Errorf("set up a position: %d players, not %d", len(t.setup.Seats), len(p.Seats))
	}
	reach, through := t.m.Reach, t.m.Through
	t.setup.Seed = p.Seed
	t.m = kernel.New(t.cards.Book, len(p.Seats), p.Seed)
	t.m.Reach, t.m.Through = reach, through
	t.forget()
	t.orders, t.dealt = nil, nil
	if !t.light {
		t.hook()
	}
	return t.setUp(p)
}

// setUp lays the cards of a position and plays up to its first decision.
func (t *Match) setUp(p Position) error {
	b, set := t.book, t.cards
	var later []placing
	for seat, sp := range p.Seats {
		for _, c := range sp.Counters {
			name := slices.Index(set.Book.Prog.Words, c.Name)
			if !b.Counters || name < 0 {
				return fmt.Errorf("set up a position: no text names counters %q", c.Name)
			}
			t.m.AddTokens(kernel.Ref{}, int8(seat), uint16(name), int32(c.N))
		}
		for _, zp := range sp.Zones {
			z, err := t.zoneByKey(zp.Zone, seat)
			if err != nil {
				return err
			}
			for _, c := range zp.Cards {
				print, ok := set.Index[c.ID]
				if !ok {
					return fmt.Errorf("set up a position: no card %q", c.ID)
				}
				id := t.m.AddCard(print, int8(seat), z)
				card := &t.m.S.Cards[id]
				card.Lies = uint8(c.Lies)
				card.FaceDown = (card.FaceDown || c.Down) && !c.Up
				card.Stamp, card.Placed = t.m.Stamp(), t.m.S.Stamps
				if c.Damage != 0 || c.Opened || c.Aura != 0 || c.On != "" {
					later = append(later, placing{id, c})
				}
			}
		}
	}
	if err := t.placeAll(later); err != nil {
		return err
	}
	if p.Active < 0 || p.Active >= b.Players || p.First < 0 || p.First >= b.Players || p.Turn < 1 || p.Turn > 1000 || p.Attacks < 0 {
		return fmt.Errorf("set up a position: no turn %d of player %d", p.Turn, p.Active+1)
	}
	t.script(p)
	if !b.StartAt(t.m, p.Phase, int8(p.Active), int8(p.First), uint16(p.Turn), int8(p.Lot-1), p.Attacks) {
		return fmt.Errorf("set up a position: no phase %q", p.Phase)
	}
	return nil
}

// placing is a card of a position of which more is said than where it lies.
type placing struct {
	id kernel.CardID
	at CardPosition
}

// placeAll carries out what a position says of cards beyond where they lie.
func (t *Match) placeAll(list []placing) error {
	for _, l := range list {
		t.m.S.Cards[l.id].Load = int32(l.at.Damage)
		if l.at.On != "" {
			var host kernel.Ref
			for c := kernel.CardID(1); int(c) < len(t.m.S.Cards) && host.Card == 0; c++ {
				if t.idOf(c) == l.at.On && c != l.id {
					host = t.m.RefOf(c)
				}
			}
			if host.Card == 0 {
				return fmt.Errorf("set up a position: no card %q for %q to be attached to", l.at.On, l.at.ID)
			}
			t.m.Attach(l.id, host, int32(l.at.Aura))
		}
		if !t.book.Place(t.m, l.id, l.at.Opened) {
			return fmt.Errorf("set up a position: a card %q cannot be so", l.at.ID)
		}
	}
	return nil
}

// idOf is the ID of a card.
func (t *Match) idOf(c kernel.CardID) string { return t.cards.List[t.m.S.Cards[c].Print].ID }

func (t *Match) zoneByKey(key string, seat int) (kernel.Zone, error) {
	for k := range t.m.Book.Zones {
		if t.m.Book.Zones[k].Key == key {
			return t.m.Z(k, int8(seat)), nil
		}
	}
	return 0, fmt.Errorf("set up a position: no zone %q", key)
}

// script lets the shuffles of a position come out as it says.
func (t *Match) script(p Position) {
	if len(p.Shuffle) == 0 {
		return
	}
	t.orders = p.Shuffle
	t.m.OnShuffle = func(ids []kernel.CardID) {
		if len(t.orders) == 0 {
			return
		}
		order := t.orders[0]
		t.orders = t.orders[1:]
		top := len(ids)
		for _, want := range order {
			for i := top - 1; i >= 0; i-- {
				if t.cards.List[t.m.S.Cards[ids[i]].Print].ID == want {
					ids[i], ids[top-1] = ids[top-1], ids[i]
					top--
					break
				}
			}
		}
	}
}

// OrdersLeft is how many scripted shuffles have not happened.
func (t *Match) OrdersLeft() int { return len(t.orders) }

// PrintsIn lists the cards of a zone from the bottom to the top, hidden ones
// too: it is for judges and tests, never for players.
func (t *Match) PrintsIn(p Place) (ids []string) {
	z, err := t.zoneByKey(p.Zone, p.Seat)
	if err != nil {
		return nil
	}
	for c := t.m.BottomCard(z); c != 0; c = t.m.S.Cards[c].Above {
		ids = append(ids, t.cards.List[t.m.S.Cards[c].Print].ID)
	}
	return ids
}
