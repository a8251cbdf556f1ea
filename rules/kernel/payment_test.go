package kernel

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	a "gorin/rules/ability"
	"gorin/rules/rulestest/property"
)

// A payment tried by brute force: zones are lists of cards, every choice of cards is gone
// through, and nothing is cut short.

type modelCard struct {
	id    CardID
	print uint16
	known bool
	open  bool // wherever it goes
}

type model map[int][]modelCard // zones of player 0, the top card last

// modelItem is an item of a cost: so many cards of a zone, any or of one print, chosen or
// from the top, to another zone.
type modelItem struct {
	n        int
	from, to int
	print    uint16 // 0: any
	top      bool
}

var modelWords = map[int]a.Kind{tHand: a.Hand, tAshes: a.WaitingRoom, tCellar: toyCellar, tDeck: a.Deck}
var modelDest = map[int]a.Kind{tHand: a.ToHand, tAshes: a.ToWaitingRoom, tDeck: a.ToDeckTop}

func (it modelItem) node() a.Node {
	zone := a.N(modelWords[it.from])
	switch {
	case it.top:
		return a.N(a.CostAct, put(a.N(a.Top, exactly(it.n), you(), zone), modelDest[it.to]))
	case it.print > 0:
		return a.N(a.CostOfHand, exactly(it.n), a.N(a.Cards, you(), zone, a.Str(a.Named, modelNames[it.print])), put(a.N(a.Chosen), modelDest[it.to]))
	}
	return a.N(a.CostOfHand, exactly(it.n), a.N(a.Cards, you(), zone, a.N(a.Card)), put(a.N(a.Chosen), modelDest[it.to]))
}

var modelNames = []string{"plain", "bell", "lamp", "wick"}

func (it modelItem) fits(c modelCard) bool {
	return it.print == 0 || !c.known || c.print == it.print
}

// choices is from what an item may take its cards: the top ones of a pile of which
// nothing is asked.
func (m model) choices(it modelItem) (list []modelCard) {
	for _, c := range m[it.from] {
		if it.fits(c) {
			list = append(list, c)
		}
	}
	if pile := it.from == tCellar || it.from == tDeck; (it.top || pile && it.print == 0) && len(list) > it.n {
		list = list[len(list)-it.n:]
	}
	return list
}

// pay is the model after an item was paid with some cards.
func (m model) pay(it modelItem, with []modelCard) model {
	out := model{}
	for z, l := range m {
		out[z] = slices.DeleteFunc(slices.Clone(l), func(c modelCard) bool { return z == it.from && slices.Contains(with, c) })
	}
	for _, c := range with {
		c.known = c.open || c.known && it.to != tDeck // what was seen is known until it moves
		out[it.to] = append(out[it.to], c)
	}
	return out
}

// seen is the model when every card is known.
func (m model) seen() model {
	out := model{}
	for z, l := range m {
		for _, c := range l {
			c.known, c.open = true, true
			out[z] = append(out[z], c)
		}
	}
	return out
}

// subsets calls f for each choice of n cards until it reports true.
func subsets(list []modelCard, n int, f func([]modelCard) bool) bool {
	for set := range 1 << len(list) {
		var some []modelCard
		for i, c := range list {
			if set>>i&1 != 0 {
				some = append(some, c)
			}
		}
		if len(some) == n && f(some) {
			return true
		}
	}
	return false
}

// ends reports whether there is a way to pay all of some items.
func (m model) ends(items []modelItem) bool {
	if len(items) == 0 {
		return true
	}
	return subsets(m.choices(items[0]), items[0].n, func(with []modelCard) bool { return m.leaves(items, with) })
}

// leaves reports whether the rest can be paid if the first item is paid with some cards, of
// which the payer may put any on top.
func (m model) leaves(items []modelItem, with []modelCard) bool {
	if m.pay(items[0], with).ends(items[1:]) {
		return true
	}
	with = slices.Clone(with)
	slices.Reverse(with)
	return len(with) > 1 && m.pay(items[0], with).ends(items[1:])
}

// apart reports whether each item can be done with cards of its own that are there now.
func (m model) apart(items []modelItem, taken []CardID) bool {
	if len(items) == 0 {
		return true
	}
	it := items[0]
	list := m.choices(it)
	if it.top { // of the others of the pile too, if those above are taken already
		list = slices.Clone(m[it.from])
	}
	list = slices.DeleteFunc(list, func(c modelCard) bool { return slices.Contains(taken, c.id) })
	return subsets(list, it.n, func(with []modelCard) bool {
		now := slices.Clone(taken)
		for _, c := range with {
			now = append(now, c.id)
		}
		return m.apart(items[1:], now)
	})
}

// modelOf is what player 0 knows of the own cards.
func modelOf(m *Machine) model {
	out := model{}
	for z := range modelWords {
		for c := m.BottomCard(m.Z(z, 0)); c != 0; c = m.S.Cards[c].Above {
			out[z] = append(out[z], modelCard{c, m.S.Cards[c].Print, m.SeesCard(0, c), false})
		}
	}
	return out
}

// TestPaymentsByBruteForce: whether a cost can be paid, and what is offered while it is
// paid, is what trying everything says; what is
// hidden from the payer changes nothing of it; a payment fails only by a hidden card, and
// then the position is that before it.
func TestPaymentsByBruteForce(t *testing.T) {
	tried, paid := 0, 0
	property.Check(t, func(r *rapid.T) {
		tried++
		items := make([]modelItem, rapid.IntRange(2, 4).Draw(r, "items"))
		var nodes []a.Node
		for i := range items {
			it := modelItem{n: rapid.IntRange(1, 2).Draw(r, "n"), from: rapid.SampledFrom([]int{tHand, tHand, tAshes, tCellar, tDeck}).Draw(r, "from"),
				to: rapid.SampledFrom([]int{tAshes, tHand, tDeck}).Draw(r, "to"), print: rapid.SampledFrom([]uint16{0, 2, 3}).Draw(r, "print")}
			it.top = it.from == tDeck || it.from == tCellar && it.print == 0
			if it.from == tCellar && it.top {
				it.to = tAshes
			}
			if it.top {
				it.print = 0
			}
			if it.to == it.from {
				it.to = tAshes
			}
			if it.from == tAshes && it.to == tAshes {
				it.to = tHand
			}
			items[i] = it
			nodes = append(nodes, it.node())
		}
		m := paymentGame(t, r, nodes)
		before := modelOf(m)
		can := before.apart(items, nil) && before.ends(items)
		use := slices.IndexFunc(m.Pending().Options, kind(optUse))
		if can != (use >= 0) {
			r.Fatalf("%v of %v: can be paid %v, offered %v", items, before, can, use >= 0)
		}
		if !can {
			return
		}
		position := m.position()
		answerWith(r, m, []int{use})
		at, wrong, hope := 0, false, true
		for m.Running() != nil {
			if q := m.Pending(); q.Kind == AskOrder {
				answerWith(r, m, rapid.Permutation(upToN(len(q.Options))).Draw(r, "order"))
				hope = false // another order might have done
				continue
			}
			for items[at].top {
				at++
			}
			now := modelOf(m)
			it := items[at]
			q := m.Pending()
			had := slices.Clone(m.ListOf(m.Running().Chosen)[:m.Top().Regs[regChosen]])
			var want []CardID
			subsets(now.choices(it), it.n, func(with []modelCard) bool {
				for _, h := range had {
					if !slices.ContainsFunc(with, func(c modelCard) bool { return c.id == h.Card }) {
						return false
					}
				}
				if !now.leaves(items[at:], with) {
					return false
				}
				for _, c := range with {
					if !slices.Contains(want, c.id) && !slices.Contains(had, m.RefOf(c.id)) {
						want = append(want, c.id)
					}
				}
				return false
			})
			offered := slices.DeleteFunc(now.choices(it), func(c modelCard) bool { return !slices.Contains(want, c.id) })
			free := !subsets(offered, it.n, func(with []modelCard) bool { return !now.leaves(items[at:], with) })
			var got []CardID
			for _, o := range q.Options {
				got = append(got, o.Card)
			}
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(want, got) {
				r.Fatalf("%v of %v, item %d, chosen %v: offered %v, want %v", items, now, at, had, got, want)
			}
			all := it.n - len(had)
			if q.Max != all && (q.Max != 1 || free && len(had) == 0) || q.Max == all && all > 1 && !free || q.Min != q.Max {
				r.Fatalf("%v of %v, item %d, chosen %v: %d to %d at once, any will do: %v", items, now, at, had, q.Min, q.Max, free)
			}
			leaksNothing(r, m)
			picks := rapid.Permutation(upToN(len(q.Options))).Draw(r, "picks")[:q.Max]
			var with []modelCard
			for _, c := range now[it.from] {
				if slices.Contains(had, m.RefOf(c.id)) || slices.ContainsFunc(picks, func(i int) bool { return q.Options[i].Card == c.id }) {
					wrong = wrong || it.print > 0 && c.print != it.print
					c.known, c.open = true, true
					with = append(with, c)
				}
			}
			hope = now.seen().leaves(items[at:], with)
			answerWith(r, m, picks)
			if wrong && (m.Running() == nil || len(had)+len(picks) == it.n) {
				if m.position() != position || m.Running() != nil {
					r.Fatalf("%v of %v: a wrong card was chosen, and the position is another", items, now)
				}
				return
			}
			if len(had)+len(picks) == it.n {
				at++
			}
		}
		if len(m.S.Saved) != 0 {
			r.Fatalf("%v of %v: what was kept to go back to is kept on", items, before)
		}
		if !m.S.Paid {
			if hope {
				r.Fatalf("%v of %v: not paid", items, before)
			}
			if m.position() != position { // a card that came from a pile was not what the payer hoped for
				r.Fatalf("%v of %v: not paid, and the position is another", items, before)
			}
			return
		}
		paid++
	})
	if tried >= 100 && paid == 0 {
		t.Error("nothing was paid for")
	}
}

func upToN(n int) (list []int) {
	for i := range n {
		list = append(list, i)
	}
	return list
}

func answerWith(r *rapid.T, m *Machine, picks []int) {
	if err := m.Answer(m.Pending().Seq, picks); err != nil {
		r.Fatal(err)
	}
	if err := m.Check(); err != nil {
		r.Fatal(err)
	}
}

// leaksNothing: player 0 is offered the same if the own hidden cards lie otherwise.
func leaksNothing(r *rapid.T, m *Machine) {
	twin := &Machine{Book: m.Book}
	twin.S.CopyFrom(&m.S)
	var hidden []CardID
	for c := 1; c < len(twin.S.Cards); c++ {
		if twin.S.Cards[c].Owner == 0 && !m.SeesCard(0, CardID(c)) {
			hidden = append(hidden, CardID(c))
		}
	}
	if len(hidden) > 1 {
		order := rapid.Permutation(hidden).Draw(r, "otherwise")
		for i, c := range hidden {
			twin.S.Cards[c].Print = m.S.Cards[order[i]].Print
		}
	}
	twin.Reopen()
	if got, want := fmt.Sprint(twin.Pending().Options, twin.Pending().Max), fmt.Sprint(m.Pending().Options, m.Pending().Max); got != want {
		r.Fatalf("offered %s, with other hidden cards %s", want, got)
	}
}

// paymentGame is a match in which player 0 may use a bell with a cost, and has a few cards.
func paymentGame(t *testing.T, r *rapid.T, cost []a.Node) *Machine {
	says := a.N(a.Act, a.Nothing, a.N(a.Cost, cost...), said(a.Nothing, a.Nothing, a.N(a.Do, you(), a.N(a.Reveal, a.N(a.This)))))
	b := toyBook(t, map[string][]a.Node{"bell": {says}}, modelNames...)
	m := New(b, 3, 1)
	m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
	for p := range int8(3) {
		m.AddCard(1, p, m.Z(tHand, p))
	}
	for _, zone := range []struct{ kind, most int }{{tHand, 4}, {tAshes, 3}, {tCellar, 3}, {tDeck, 3}} {
		for range rapid.IntRange(zone.most/3, zone.most).Draw(r, "cards") {
			m.AddCard(rapid.SampledFrom([]uint16{0, 2, 3}).Draw(r, "card"), 0, m.Z(zone.kind, 0))
		}
	}
	m.Start(toyMatch)
	throughSecret(t, m, 1, 1, 1)
	return m
}
