package kernel

import (
	"math/bits"
	"testing"
)

// TestTakenBack: a play that failed leaves the position before it, and what players know
// from it; the generator goes on from where it is, and trying again is no loop (8.6.2.3.2).
func TestTakenBack(t *testing.T) {
	for trail := range 3 {
		m := table(t)
		m.S.Trail = make([]Mark, trail)
		m.S.Failed = true
		before, reveals, chance := m.position(), m.S.Reveals, m.S.Rand
		m.Keep()
		if m.S.Failed {
			t.Error("a play that has begun has failed")
		}
		shown, told, open := m.TopCard(m.Z(tHand, 0)), m.BottomCard(m.Z(tHand, 0)), m.TopCard(m.Z(tDeck, 2))
		m.Show(shown, 1<<1)
		m.happen()
		m.S.Cards[told].Known |= 1 << 2 // by a rule of what lies there, without an event
		do(t, m, Event{Kind: EvShow, To: m.Z(tDeck, 1), N: 1 << 1})
		do(t, m, Event{Kind: EvShuffle, To: m.Z(tDeck, 1)}) // known no more, but what was known before
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(open), To: m.Z(tSky, 2)})
		do(t, m, Event{Kind: EvShuffle, To: m.Z(tDeck, 0)})
		went := m.S.Rand
		m.GiveBack(0, shown)
		if m.position() != before || !m.S.Failed || len(m.S.Saved) != 0 {
			t.Error("the position is not that before")
		}
		if m.S.Rand != went || m.S.Rand == chance {
			t.Error("the generator has gone back")
		}
		if len(m.S.Trail) != max(0, trail-1) {
			t.Errorf("%d positions on the trail of %d", len(m.S.Trail), trail)
		}
		want := map[CardID]uint8{shown: 1 << 1, told: 1 << 2, open: 1<<0 | 1<<1 | 1<<2}
		for c := m.BottomCard(m.Z(tDeck, 1)); c != 0; c = m.S.Cards[c].Above {
			want[c] = 1 << 1
		}
		learned := uint32(0)
		for c := range m.S.Cards {
			card := &m.S.Cards[c]
			if card.Seen != want[CardID(c)] || card.Met != 0 {
				t.Errorf("card %d is known to %b, not %b; met %b", c, card.Seen, want[CardID(c)], card.Met)
			}
			learned += uint32(bits.OnesCount8(card.Seen))
		}
		if m.S.Reveals != reveals+learned {
			t.Errorf("%d showings, not %d", m.S.Reveals-reveals, learned)
		}
		if !m.InVain(0, shown) || m.InVain(0, told) {
			t.Error("what has failed by chance is over for the turn, and nothing else")
		}
	}
}

// TestShuffledBeforeSeen: who sees a card after it was shuffled does not learn where it was
// before; who saw it earlier knows that.
func TestShuffledBeforeSeen(t *testing.T) {
	m := table(t)
	m.Keep()
	early := m.BottomCard(m.Z(tDeck, 0))
	m.Show(early, 1<<1)
	m.happen()
	do(t, m, Event{Kind: EvShuffle, To: m.Z(tDeck, 0)})
	for c := m.BottomCard(m.Z(tDeck, 0)); c != 0; c = m.S.Cards[c].Above {
		if c != early {
			m.Show(c, 1<<1)
		}
	}
	m.happen()
	m.GiveBack(0, early)
	for c := m.BottomCard(m.Z(tDeck, 0)); c != 0; c = m.S.Cards[c].Above {
		if seen := m.S.Cards[c].Seen != 0; seen != (c == early) {
			t.Errorf("card %d is known: %v", c, seen)
		}
	}
}

// TestNewCardInAPlayTakenBack: a card that has come into being since the position was kept
// is not there to be known.
func TestNewCardInAPlayTakenBack(t *testing.T) {
	m := table(t)
	m.Keep()
	cards := len(m.S.Cards)
	c := m.AddCard(0, 0, m.Z(tDeck, 0))
	m.anew()
	m.Show(c, 1<<1)
	m.happen()
	m.expose(c)
	do(t, m, Event{Kind: EvShuffle, To: m.Z(tDeck, 0)})
	m.GiveBack(0, m.TopCard(m.Z(tHand, 0)))
	if len(m.S.Cards) != cards {
		t.Error("the new card is still there")
	}
}

// TestShownForThePlay: what was shown for the play itself stays known, if it is not part of
// something that is being carried out.
func TestShownForThePlay(t *testing.T) {
	for runs := range 3 {
		m := table(t)
		c := m.TopCard(m.Z(tHand, 0))
		m.S.Cards[c].Known = 1 << 1
		m.S.Runs = make([]Run, runs)
		m.Keep()
		m.S.Cards[c].Known = 0
		m.GiveBack(0, c)
		m.S.Runs = nil
		if known := m.S.Cards[c].Seen != 0; known != (runs <= 1) {
			t.Errorf("%d under way: known %v", runs, known)
		}
	}
}

// TestTriedInVain: who knows no more than before is not offered again what failed; anything
// that lies, applies or is known otherwise makes it worth a try.
func TestTriedInVain(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tHand, 0))
	m.S.Cards[c].Seen = 1 << 1
	m.S.Effects = append(m.S.Effects, Effect{Mods: 1})
	m.S.Stack = append(m.S.Stack, Item{Line: 1})
	m.S.Tokens = append(m.S.Tokens, Token{Name: 1, N: 1})
	m.Keep()
	m.GiveBack(0, c)
	if !m.InVain(0, c) {
		t.Error("nothing is known that was not known before")
	}
	var kept Position
	kept.CopyFrom(&m.S.Position)
	for name, change := range map[string]func(){
		"turn":               func() { m.S.Turn++ },
		"phase":              func() { m.S.Phase++ },
		"step":               func() { m.S.Step++ },
		"orientation":        func() { m.S.Cards[m.TopCard(m.Z(tSky, 0))].Lies = Rest },
		"a player more":      func() { m.S.Cards[c].Seen |= 1 << 2 },
		"another effect":     func() { m.S.Effects[0].Mods = 2 },
		"of another card":    func() { m.S.Effects[0].Target.Card = c },
		"another ability":    func() { m.S.Stack[0].Line = 2 },
		"that of another":    func() { m.S.Stack[0].Ref.Card = c },
		"one counter more":   func() { m.S.Tokens[0].N++ },
		"of another name":    func() { m.S.Tokens[0].Name++ },
		"on another card":    func() { m.S.Tokens[0].Card.Card = c },
		"a counter vanishes": func() { m.S.Tokens = nil },
	} {
		change()
		m.anew()
		if m.InVain(0, c) {
			t.Errorf("%s: in vain as before", name)
		}
		m.S.Position.CopyFrom(&kept)
		m.anew()
		if !m.InVain(0, c) {
			t.Errorf("%s, and back: not in vain", name)
		}
	}
}

// TestVainPlaysAreForgotten: of more plays that failed than are remembered, the first goes.
func TestVainPlaysAreForgotten(t *testing.T) {
	m := table(t)
	const more = 8
	for c := range maxVain + more {
		m.noteVain(Vain{Card: CardID(c + 1)})
	}
	if len(m.S.Vain) != maxVain {
		t.Fatalf("%d plays are remembered", len(m.S.Vain))
	}
	for i, v := range m.S.Vain {
		if v.Card != CardID(more+i+1) {
			t.Fatalf("at %d the play of card %d", i, v.Card)
		}
	}
}
