package position

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/show"
)

// Now is a match as it stands before the open decision, for judges
// and tests: it holds what no player may know. The error says what of it a
// position cannot hold: something is under way or lasts. Of a decision of the
// set-up it is the set-up, whose shuffles are not told.
func Now(of *show.Table) (Position, error) {
	t := table{of}
	p := Position{Game: t.Book.Key, Cards: t.Cards.From, Active: int(t.M.S.Active), First: int(t.M.S.First), Turn: int(t.M.S.Turn)}
	p.Format, p.Options, p.Order = t.FormatKey(), t.OptionKeys(), t.TurnOrder()
	if t.M.S.Turn == 0 {
		return t.setupPosition(p)
	}
	if p.Phase, p.Attacks = t.Book.TimingOf(t.M); p.Phase == "" {
		return p, errors.New("something is under way")
	}
	if err := t.lasting(); err != nil {
		return p, err
	}
	t.standing(&p)
	for seat := range t.Names {
		p.Seats = append(p.Seats, t.seatNow(seat))
	}
	return p, nil
}

// standing says who is gone, who has had a turn, where that matters, and which points the
// teams have.
func (t table) standing(p *Position) {
	s := &t.M.S
	p.Out, p.Left = seatsOf(s.Result.Lost), seatsOf(s.Result.Left&^s.Result.Lost)
	if t.M.Format().Late {
		p.Begun = append([]int{}, seatsOf(s.Begun)...)
	}
	if s.Scores != [kernel.MaxPlayers]int16{} {
		for _, n := range s.Scores[:t.M.Format().Teams] {
			p.Scores = append(p.Scores, int(n))
		}
	}
}

// setupPosition is the position before the match, if nobody has exchanged cards
// yet.
func (t table) setupPosition(p Position) (Position, error) {
	if t.M.S.Seq != 1 {
		return p, errors.New("cards have been exchanged")
	}
	p.Phase, p.Turn = "setup", 1
	if len(p.Order) == 0 { // whose first player is known
		p.Lot = p.First + 1
	}
	p.First = max(p.First, 0) // nobody, if the lot is drawn later
	p.Active = p.First
	for seat := range t.Names {
		now := t.seatNow(seat)
		p.Seats = append(p.Seats, Seat{Name: now.Name, Zones: t.home(now)})
	}
	return p, nil
}

// home puts the cards of a seat back where they lie before the match.
func (t table) home(now Seat) (zones []Zone) {
	for _, z := range now.Zones {
		for _, c := range z.Cards {
			home := t.Book.Deck.Home(t.kindOf(c.ID), z.Zone)
			i := slices.IndexFunc(zones, func(z Zone) bool { return z.Zone == home })
			if i < 0 {
				i = len(zones)
				zones = append(zones, Zone{Zone: home})
			}
			if home != z.Zone {
				c = Card{ID: c.ID, Opened: c.Opened}
			}
			zones[i].Cards = append(zones[i].Cards, c)
		}
	}
	return zones
}

// kindOf is the kind of a card by its ID.
func (t table) kindOf(id string) string {
	i := slices.IndexFunc(t.Cards.List, func(c pack.Card) bool { return c.ID == id })
	if i < 0 {
		return ""
	}
	return t.Cards.List[i].Kind
}

// lasting says what there is besides the cards that decides the future.
func (t table) lasting() error {
	s := &t.M.S
	switch {
	case len(s.Runs) > 0 || len(s.Pending) > 0:
		return errors.New("an ability is under way or waits")
	case len(s.Effects) > 0:
		return fmt.Errorf("an effect lasts: %s", t.EffectWords(&s.Effects[0])[lang.English])
	case len(s.Delayed) > 0:
		return errors.New("an effect waits for its time")
	case len(s.Uses) > 0:
		return errors.New("a limited ability has been played in this turn")
	case len(s.Barred) > 0:
		return errors.New("a loop has to be left")
	case len(s.Extra) > 0:
		return errors.New("somebody gets an extra turn")
	case len(s.Stack) > 0 || len(s.Facts) > 0:
		return errors.New("something waits to be resolved")
	}
	if err := t.Book.Lasting(t.M); err != nil {
		return err
	}
	asks := t.asksWhetherPlaced()
	for c := 1; c < len(s.Cards); c++ {
		card := &s.Cards[c]
		if t.M.Spec(card.Zone).Aside {
			continue
		}
		switch {
		case !t.firstOfID(t.M.Host(kernel.CardID(c)).Card):
			return errors.New("a card is attached to one of several equal cards")
		case t.hasCounters(kernel.CardID(c)):
			return errors.New("counters lie on a card")
		case card.Turn == s.Turn && asks(card.Print):
			return errors.New("a card has come in this turn, and a text asks for that")
		case card.Master != card.Owner || card.Owner != t.M.PlayerOf(card.Zone) && !t.M.Spec(card.Zone).Shared:
			return errors.New("a card lies on another player's side")
		case card.Marks&^t.Book.Placed != 0 || card.Load != 0 && t.Book.Notation.Load == "":
			return errors.New("a card is marked")
		}
	}
	return nil
}

// firstOfID reports whether a card is the first of those with its ID, which is
// the one that a position means.
func (t table) firstOfID(c kernel.CardID) bool {
	for o := kernel.CardID(1); o < c; o++ {
		if t.idOf(o) == t.idOf(c) {
			return false
		}
	}
	return true
}

func (t table) hasCounters(c kernel.CardID) bool {
	return slices.ContainsFunc(t.M.S.Tokens, func(k kernel.Token) bool { return k.Card.Card == c })
}

func (t table) seatNow(seat int) Seat {
	now := Seat{Name: t.Names[seat]}
	for _, c := range t.Counters(kernel.Ref{}, int8(seat)) {
		now.Counters = append(now.Counters, Counters{c.Name[lang.Japanese], c.N})
	}
	for k := range t.M.Book.Zones {
		if t.M.Book.Zones[k].Aside {
			continue
		}
		z := t.M.Z(k, int8(seat))
		at := Zone{Zone: t.M.Book.Zones[k].Key}
		for c := t.M.BottomCard(z); c != 0; c = t.M.S.Cards[c].Above {
			card := &t.M.S.Cards[c]
			if t.M.Book.Zones[k].Shared && int(card.Owner) != seat {
				continue
			}
			down := t.M.Book.Zones[k].Down
			p := Card{ID: t.idOf(c), Lies: rulebook.Orientation(card.Lies), Down: card.FaceDown && !down, Up: !card.FaceDown && down, Load: int(card.Load)}
			if slots := t.SlotKeys(t.M.PlaceOf(t.M.RefOf(c))); slots != nil {
				p.Over = slots[1:]
			}
			if p.Opened = t.Book.Opened(t.M, c); p.Opened {
				p.ID = strings.TrimSuffix(p.ID, "+")
			}
			if host := t.M.Host(c); host.Card != 0 {
				p.Worth, p.On = int(t.M.Worth(c)), t.idOf(host.Card)
			}
			at.Cards = append(at.Cards, p)
		}
		if len(at.Cards) > 0 {
			now.Zones = append(now.Zones, at)
		}
	}
	return now
}

// asksWhetherPlaced tells of which printed cards a text asks whether they came
// in this turn: of those that bear one that does; of all if such a text might be
// given to others.
func (t table) asksWhetherPlaced() func(print uint16) bool {
	p := t.M.Book.Prog
	window := map[int32]bool{} // of a printed ability
	bears := make([]bool, len(t.M.Book.Prints))
	printed := make([]bool, len(p.Lines))
	for i := range t.M.Book.Prints {
		for _, line := range t.M.Book.Prints[i].Lines {
			w := p.Lines[line].Window
			printed[line], window[w] = true, true
			bears[i] = bears[i] || p.Exprs[w].Kind == ability.TurnPlaced
		}
	}
	all := false
	for i := range p.Lines {
		all = all || !printed[i] && p.Exprs[p.Lines[i].Window].Kind == ability.TurnPlaced
	}
	for i := range p.Exprs {
		all = all || !window[int32(i)] && p.Exprs[i].Kind == ability.TurnPlaced
	}
	return func(print uint16) bool { return all || bears[print] }
}
