package rules

import (
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// table adds what the game's table shows beside cards and zones.
func (t *viewer) table(v *View) {
	if t.book.look == nil {
		return
	}
	var f cards.TableFacts
	f.Reset(len(v.Players))
	t.book.look(t.m, t.seat, &f)
	for p := range v.Players {
		pv, pf := &v.Players[p], &f.Players[p]
		pv.Red, pv.InRed, pv.HandLimit, pv.EnergyLeft = pf.Red, pf.InRed, pf.HandLimit, pf.EnergyLeft
		pv.Counters = counters(pf.Counters)
	}
	v.Priority, v.Window = int(f.Priority), f.Window
	v.Attack.Target, v.Attack.Blocker = t.known(f.Target), t.known(f.Blocker)
	for _, s := range f.Stack {
		v.Stack = append(v.Stack, t.stack(&s))
	}
	for _, p := range f.Packets {
		v.Packets = append(v.Packets, PacketView{Seat: int(p.Seat), Source: t.known(p.Source), Buster: p.Buster, N: p.N, Dealt: p.Dealt})
	}
}

func (t *viewer) stack(s *cards.StackFacts) StackView {
	out := StackView{Card: t.known(s.Card), Source: t.known(s.Source), Seat: int(s.Seat), Kind: s.Kind, Clause: t.m.Book.Clauses[s.Clause]}
	switch {
	case s.Line != 0:
		out.Words = t.lineWords(s.Line)
	case out.Card != 0:
		out.Words = t.cardName(s.Card)
	default:
		out.Words = t.message("log.hidden")
	}
	for _, c := range s.Targets {
		out.Targets = append(out.Targets, t.known(c))
	}
	return out
}

// known is a card as the viewer may name it.
func (t *viewer) known(c kernel.CardID) Card {
	if c == 0 || !t.m.SeesCard(t.seat, c) {
		return 0
	}
	return Card(c)
}

// addFacts adds to a card what only some games' cards have.
func (t *viewer) addFacts(cv *CardView) {
	f := &t.at
	cv.Kinds, cv.Hit, cv.Damage, cv.Under, cv.AuraValue, cv.Opened = f.Kinds, f.Hit, f.Damage, t.known(f.Under), f.AuraValue, f.Opened
	cv.Titles, cv.Identities, cv.Counters = allWords(f.Titles), allWords(f.Identities), counters(f.Counters)
	cv.Timing, cv.Needs = f.Timing, Needs(f.Needs)
}

func counters(list []cards.Counter) (out []CounterView) {
	for _, c := range list {
		out = append(out, CounterView{bothWords(c.Name), c.N})
	}
	return out
}

func allWords(list []pack.Words) (out []Words) {
	for _, w := range list {
		out = append(out, bothWords(w))
	}
	return out
}

// bothWords is a text that has no English of its own in Japanese twice.
func bothWords(w pack.Words) Words {
	if w.En == "" {
		w.En = w.Ja
	}
	return words(w)
}
