package rules

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// PositionNow is the match as it stands before the open decision, for judges
// and tests: it holds what no player may know. The error says what of it a
// position cannot hold: something is under way or lasts. Of a decision of the
// set-up it is the set-up, whose shuffles are not told.
func (t *Match) PositionNow() (Position, error) {
	p := Position{Game: t.setup.Game, Cards: t.setup.Cards, Active: int(t.m.S.Active), First: int(t.m.S.First), Turn: int(t.m.S.Turn)}
	if t.m.S.Turn == 0 {
		return t.setupPosition(p)
	}
	if p.Phase, p.Attacks = t.book.TimingOf(t.m); p.Phase == "" {
		return p, errors.New("something is under way")
	}
	if err := t.lasting(); err != nil {
		return p, err
	}
	for seat := range t.setup.Seats {
		p.Seats = append(p.Seats, t.seatNow(seat))
	}
	return p, nil
}

// setupPosition is the position before the match, if nobody has exchanged cards
// yet.
func (t *Match) setupPosition(p Position) (Position, error) {
	if t.m.S.Seq != 1 {
		return p, errors.New("cards have been exchanged")
	}
	p.Phase, p.Active, p.Turn, p.Lot = "setup", p.First, 1, p.First+1
	for seat := range t.setup.Seats {
		now := t.seatNow(seat)
		p.Seats = append(p.Seats, SeatPosition{Name: now.Name, Zones: t.home(now)})
	}
	return p, nil
}

// home puts the cards of a seat back where they lie before the match.
func (t *Match) home(now SeatPosition) (zones []ZonePosition) {
	key := t.book.Home
	if key == nil {
		key = func(string) string { return "deck" }
	}
	for _, z := range now.Zones {
		for _, c := range z.Cards {
			home := key(z.Zone)
			i := slices.IndexFunc(zones, func(z ZonePosition) bool { return z.Zone == home })
			if i < 0 {
				i = len(zones)
				zones = append(zones, ZonePosition{Zone: home})
			}
			zones[i].Cards = append(zones[i].Cards, c)
		}
	}
	return zones
}

// lasting says what there is besides the cards that decides the future.
func (t *Match) lasting() error {
	s := &t.m.S
	switch {
	case len(s.Runs) > 0 || len(s.Pending) > 0:
		return errors.New("an ability is under way or waits")
	case len(s.Effects) > 0:
		return fmt.Errorf("an effect lasts: %s", t.show().EffectWords(&s.Effects[0])[English])
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
	if err := t.book.Lasting(t.m); err != nil {
		return err
	}
	asks := t.asksWhetherPlaced()
	for c := 1; c < len(s.Cards); c++ {
		card := &s.Cards[c]
		if t.m.Spec(card.Zone).Aside {
			continue
		}
		switch {
		case !t.firstOfID(t.m.Host(kernel.CardID(c)).Card):
			return errors.New("a card is attached to one of several equal cards")
		case t.hasCounters(kernel.CardID(c)):
			return errors.New("counters lie on a card")
		case card.Turn == s.Turn && asks(card.Print):
			return errors.New("a card has come in this turn, and a text asks for that")
		case card.Master != card.Owner || card.Owner != t.m.PlayerOf(card.Zone) && !t.m.Spec(card.Zone).Shared:
			return errors.New("a card lies on another player's side")
		case card.Marks != 0 || card.Load != 0 && !t.book.DamageStays:
			return errors.New("a card is marked")
		}
	}
	return nil
}

// firstOfID reports whether a card is the first of those with its ID, which is
// the one that a position means.
func (t *Match) firstOfID(c kernel.CardID) bool {
	for o := kernel.CardID(1); o < c; o++ {
		if t.idOf(o) == t.idOf(c) {
			return false
		}
	}
	return true
}

func (t *Match) hasCounters(c kernel.CardID) bool {
	return slices.ContainsFunc(t.m.S.Tokens, func(k kernel.Token) bool { return k.Card.Card == c })
}

func (t *Match) seatNow(seat int) SeatPosition {
	now := SeatPosition{Name: t.setup.Seats[seat].Name}
	for _, c := range t.show().Counters(kernel.Ref{}, int8(seat)) {
		now.Counters = append(now.Counters, CounterPosition{c.Name[Japanese], c.N})
	}
	for k := range t.m.Book.Zones {
		if t.m.Book.Zones[k].Aside {
			continue
		}
		z := t.m.Z(k, int8(seat))
		at := ZonePosition{Zone: t.m.Book.Zones[k].Key}
		for c := t.m.BottomCard(z); c != 0; c = t.m.S.Cards[c].Above {
			card := &t.m.S.Cards[c]
			if t.m.Book.Zones[k].Shared && int(card.Owner) != seat {
				continue
			}
			down := t.m.Book.Zones[k].Down
			p := CardPosition{ID: t.idOf(c), Lies: Orientation(card.Lies), Down: card.FaceDown && !down, Up: !card.FaceDown && down, Damage: int(card.Load)}
			if p.Opened = t.book.Opened(t.m, c); p.Opened {
				p.ID = strings.TrimSuffix(p.ID, "+")
			}
			if host := t.m.Host(c); host.Card != 0 {
				p.Aura, p.On = int(t.m.Worth(c)), t.idOf(host.Card)
			}
			at.Cards = append(at.Cards, p)
		}
		if len(at.Cards) > 0 {
			now.Zones = append(now.Zones, at)
		}
	}
	return now
}

// NewSeen is New, and tells of each shuffle from the set-up on, the top card first.
func NewSeen(s Setup, see func(ids []string)) (*Match, error) {
	t, err := deal(s)
	if err != nil {
		return nil, err
	}
	t.SeeShuffles(see)
	t.book.Start.Start(t.m)
	return t, nil
}

// SeeShuffles tells of each shuffle from now on, the top card first: for
// judges and tests.
func (t *Match) SeeShuffles(see func(ids []string)) {
	t.m.OnShuffle = func(cards []kernel.CardID) {
		ids := make([]string, len(cards))
		for i, c := range cards {
			ids[len(cards)-1-i] = t.cards.List[t.m.S.Cards[c].Print].ID
		}
		see(ids)
	}
}

// asksWhetherPlaced tells of which printed cards a text asks whether they came
// in this turn: of those that bear one that does; of all if such a text might be
// given to others.
func (t *Match) asksWhetherPlaced() func(print uint16) bool {
	p := t.m.Book.Prog
	window := map[int32]bool{} // of a printed ability
	bears := make([]bool, len(t.m.Book.Prints))
	printed := make([]bool, len(p.Lines))
	for i := range t.m.Book.Prints {
		for _, line := range t.m.Book.Prints[i].Lines {
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
