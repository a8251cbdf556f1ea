package show

import (
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// table adds what the game's table shows beside cards and zones, and returns what the game
// says of it.
func (t *viewer) table(v *rulebook.View) cards.TableFacts {
	for p := range v.Players {
		v.Players[p].Counters = t.Counters(kernel.Ref{}, int8(p))
	}
	for i := range t.M.S.Stack {
		v.Stack = append(v.Stack, t.stack(&t.M.S.Stack[i]))
	}
	if t.Book.Look == nil {
		return cards.TableFacts{Attacked: kernel.NoPlayer}
	}
	f := cards.TableFacts{Priority: kernel.NoPlayer, Attacked: kernel.NoPlayer}
	t.Book.Look(t.M, t.seat, &f)
	v.Priority, v.Window = int(f.Priority), f.Window
	v.Attack.Target, v.Attack.Blocker, v.Attack.Helper = t.known(f.Target), t.known(f.Blocker), t.known(f.Helper)
	for _, p := range f.Packets {
		v.Packets = append(v.Packets, rulebook.PacketView{Seat: int(p.Seat), Source: t.known(p.Source), Kind: p.Kind, N: p.N, Dealt: p.Dealt, Next: p.Next})
	}
	return f
}

// stack shows what lies in the resolution zone.
func (t *viewer) stack(it *kernel.Item) rulebook.StackView {
	out := rulebook.StackView{Card: t.known(it.Ref.Card), Source: t.known(it.Source.Card), Seat: int(it.Player), Kind: "ability", Clause: t.Book.Cites.Ability}
	if it.Card {
		out.Kind, out.Clause, out.Words = "card", t.Book.Cites.Card, t.cardName(it.Ref.Card)
		if it.Copy {
			out.Kind, out.Print = "copy", int(t.M.S.Cards[it.Ref.Card].Print)
		}
	} else {
		out.Words = t.LineWords(it.Line)
	}
	for _, r := range it.Aims {
		if r.Card != 0 {
			out.Targets = append(out.Targets, t.known(r.Card))
		}
	}
	return out
}

// known is a card as the viewer may name it.
func (t *viewer) known(c kernel.CardID) rulebook.Card {
	if c == 0 || !t.M.SeesCard(t.seat, c) {
		return 0
	}
	return rulebook.Card(c)
}

// addFacts adds to a card what only some games' cards have.
func (t *viewer) addFacts(cv *rulebook.CardView, c kernel.CardID, info *kernel.Info) {
	b, card := t.Book, &t.M.S.Cards[c]
	cv.Kinds, cv.Damage = t.Cards.rows.kinds[info.Kind], int(card.Load)
	if host := t.M.Host(c); host.Card != 0 {
		cv.Under, cv.Worth = t.known(host.Card), int(t.M.Worth(c))
	}
	cv.Opened = b.Opened(t.M, c)
	cv.Counters = t.Counters(t.M.RefOf(c), kernel.NoPlayer)
	if b.LookAt == nil {
		return
	}
	t.facts = cards.CardFacts{Now: &cv.Now}
	b.LookAt(t.M, t.seat, c, &t.facts)
	cv.Turns, cv.Mate = t.facts.Turns, t.known(t.facts.Mate)
}

// Counters lists the counters on a card, or those of a player if it is zero.
func (t *Table) Counters(on kernel.Ref, p int8) (out []rulebook.CounterView) {
	for _, k := range t.M.S.Tokens {
		if k.Card == on && (on.Card != 0 || k.Player == p) {
			out = append(out, rulebook.CounterView{Name: t.properName(t.M.Book.Prog.Words[k.Name]), N: int(k.N)})
		}
	}
	return out
}

// properName is a name that the cards' texts say in both languages.
func (t *Table) properName(ja string) lang.Words {
	en := t.Cards.English[ja]
	if en == "" {
		en = ja
	}
	return lang.Words{ja, en}
}
