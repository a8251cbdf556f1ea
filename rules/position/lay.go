// Package position is matches that begin in the middle: it lays the cards as a position
// says, and says as what position a match stands.
package position

import (
	"fmt"
	"slices"

	"gorin/rules/kernel"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/show"
)

// Position is a match that begins in the middle: where every card lies, and
// which phase is about to begin. Scenarios and puzzles are made of it.
type Position struct {
	Game    string
	Format  string   // key of the format; "": the game's first one
	Options []string // keys of the rules that have been agreed on
	Order   []int    // seats in the order of their turns, in which those may lack who are gone; nil: as they sit
	Out     []int    // seats of those who have lost and take part no more
	Left    []int    // seats of those who take part no more without having lost
	Begun   []int    // seats of those who have had a turn; nil: as the book takes it
	Scores  []int    // points of the teams; nil: none has any
	Seed    uint64
	Cards   []pack.Card
	Seats   []Seat
	Active  int        // whose turn it is
	First   int        // who was the first player
	Turn    int        // number of the turn
	Phase   string     // key of the phase or step that begins: "main", "attack", …; of the timing that is given: "main-timing", …; "setup" for before the match
	Attacks int        // attacks made in this turn
	Shuffle [][]string // orders that the next shuffles give, top card first, by ID
	Lot     int        // who is drawn as first player at set-up, plus one; 0: by the seed
}

// Seat is one player's cards.
type Seat struct {
	Name     string
	Zones    []Zone
	Counters []Counters
}

// Counters are counters of one name that a player has.
type Counters struct {
	Name string
	N    int
}

// Zone is the cards of one zone from the bottom to the top.
type Zone struct {
	Zone  string
	Cards []Card
}

// Card is one card of a position.
type Card struct {
	ID   string
	Lies rulebook.Orientation
	Down bool // face down, where that is not the rule
	Up   bool // face up, where that is not the rule

	// In games that have them.
	Load   int      // the number that lies on it
	Opened bool     // it shows its other face
	Worth  int      // the number with which it is attached to a card
	On     string   // ID of that card; the first that lies there
	Over   []string // keys of the slots besides its zone that it lies over
}

// Lay lays the cards of a position on a table on which there is nothing, and plays up to its
// first decision. The error says what of it does not exist.
func Lay(on *show.Table, p *Position) (*Orders, error) {
	t := table{on}
	orders := t.script(p.Shuffle)
	if err := t.lay(p); err != nil {
		return nil, err
	}
	return orders, nil
}

// table is the table with the words of this package.
type table struct{ *show.Table }

func (t table) lay(p *Position) error {
	b, set := t.Book, t.Cards
	if err := t.sit(p); err != nil {
		return err
	}
	var later []placing
	for seat, sp := range p.Seats {
		if p.Gone(seat) && len(sp.Zones)+len(sp.Counters) > 0 {
			return fmt.Errorf("set up a position: player %d is gone, and nothing of theirs is there", seat+1)
		}
		for _, c := range sp.Counters {
			name := slices.Index(set.Book.Prog.Words, c.Name)
			if !b.Counters || name < 0 {
				return fmt.Errorf("set up a position: no text names counters %q", c.Name)
			}
			t.M.AddTokens(kernel.Ref{}, int8(seat), uint16(name), int32(c.N))
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
				id := t.M.AddCard(print, int8(seat), z)
				card := &t.M.S.Cards[id]
				card.Lies = uint8(c.Lies)
				card.FaceDown = (card.FaceDown || c.Down) && !c.Up
				card.Stamp, card.Placed = t.M.Stamp(), t.M.S.Stamps
				if err := t.spread(id, c.Over, seat); err != nil {
					return err
				}
				if c.Load != 0 || c.Opened || c.Worth != 0 || c.On != "" {
					later = append(later, placing{id, c})
				}
			}
		}
	}
	if err := t.placeAll(later); err != nil {
		return err
	}
	if err := t.fitAll(); err != nil {
		return err
	}
	if p.Active < 0 || p.Active >= len(p.Seats) || p.First < 0 || p.First >= len(p.Seats) || p.Turn < 1 || p.Turn > 1000 || p.Attacks < 0 {
		return fmt.Errorf("set up a position: no turn %d of player %d", p.Turn, p.Active+1)
	}
	if !b.StartAt(t.M, p.Phase, int8(p.Active), int8(p.First), uint16(p.Turn), int8(p.Lot-1), p.Attacks) {
		return fmt.Errorf("set up a position: no phase %q", p.Phase)
	}
	return nil
}

// placing is a card of a position of which more is said than where it lies.
type placing struct {
	id kernel.CardID
	at Card
}

// placeAll carries out what a position says of cards beyond where they lie.
func (t table) placeAll(list []placing) error {
	for _, l := range list {
		t.M.S.Cards[l.id].Load = int32(l.at.Load)
		if l.at.On != "" {
			var host kernel.Ref
			for c := kernel.CardID(1); int(c) < len(t.M.S.Cards) && host.Card == 0; c++ {
				if t.idOf(c) == l.at.On && c != l.id {
					host = t.M.RefOf(c)
				}
			}
			if host.Card == 0 {
				return fmt.Errorf("set up a position: no card %q for %q to be attached to", l.at.On, l.at.ID)
			}
			t.M.Attach(l.id, host, int32(l.at.Worth))
		}
		if !t.Book.Place(t.M, l.id, l.at.Opened) {
			return fmt.Errorf("set up a position: a card %q cannot be so", l.at.ID)
		}
	}
	return nil
}

// spread lays a card over several slots.
func (t table) spread(id kernel.CardID, over []string, seat int) error {
	card := &t.M.S.Cards[id]
	slots := []kernel.Zone{card.Zone}
	for _, key := range over {
		z, err := t.zoneByKey(key, seat)
		if err != nil {
			return err
		}
		slots = append(slots, z)
	}
	at := t.M.PlaceOver(slots...)
	if at.Zone != card.Zone || at.Slots() != len(slots) {
		return fmt.Errorf("set up a position: a card %q does not lie over several slots, the first of them %s", t.idOf(id), t.M.Spec(card.Zone).Key)
	}
	card.Over = at.Over
	return nil
}

// fitAll refuses cards that do not lie over slots as they have to.
func (t table) fitAll() error {
	for c := kernel.CardID(1); int(c) < len(t.M.S.Cards); c++ {
		if !t.M.FitsInto(c, t.M.PlaceOf(t.M.RefOf(c))) {
			return fmt.Errorf("set up a position: a card %q cannot lie over these slots", t.idOf(c))
		}
	}
	return nil
}

// idOf is the ID of a card.
func (t table) idOf(c kernel.CardID) string { return t.Cards.List[t.M.S.Cards[c].Print].ID }

func (t table) zoneByKey(key string, seat int) (kernel.Zone, error) {
	z := t.M.ZoneNamed(key, int8(seat))
	if z == kernel.NoZone {
		return 0, fmt.Errorf("set up a position: no zone %q", key)
	}
	return z, nil
}
