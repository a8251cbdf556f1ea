package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 5.12 Mobilizing (出撃) and 9.6 playing a member: the card is shown, circles are chosen, the cost is paid,
// and it is put there in place of what lay there.

// How a member is mobilized or tranced into, a bit each.
const (
	byRule   = 1 << iota // by the rules, for its cost (5.12.3.1); else by an effect (5.12.3.2)
	byTrance             // as what two materials become (5.13)
	byChange             // with Trance Change (11.5)
	fixed                // to the circles that are told (5.34)
	played               // a text has it played: as by the rules, for its cost
	unpaid               // and without paying that (5.22.6)
)

// canMobilize: a member whose conditions are met (9.6.2.1) and whose cost can be paid, unless it is
// forbidden.
func canMobilize(m *kernel.Machine, p int8, c kernel.CardID) bool {
	info := m.CardInfo(c)
	return info.Kind&kindMember != 0 && !info.Banned(lexicon.BanSortie) && !info.Banned(ability.BanPlayThis) &&
		!m.Forbidden(p, lexicon.BanSortieHand) && conditionsMet(m, p, c) && canPay(m, p, info)
}

// conditionsMet: the level of the card is at most the number of level cards (9.6.2.1.3); a tranceunion
// further needs a level card of its world or colour (9.6.2.1.4), the others do not (9.6.2.1.5).
func conditionsMet(m *kernel.Machine, p int8, c kernel.CardID) bool {
	info := m.CardInfo(c)
	if int(info.Num[numLevel]) > m.Count(m.Z(zLevel, p)) {
		return false
	}
	return info.Kind&kindTranceunion == 0 || info.Banned(lexicon.MayPlayAnyWorld) || worldOrColour(m, p, info)
}

// worldOrColour: 9.6.2.1.1, 9.6.2.1.2. What lies face down has neither.
func worldOrColour(m *kernel.Machine, p int8, info *kernel.Info) bool {
	for c := m.BottomCard(m.Z(zLevel, p)); c != 0; c = m.S.Cards[c].Above {
		level := m.CardInfo(c)
		if level.Blank {
			continue
		}
		if level.Colours&info.Colours != 0 || sharesWorld(m, level, info) {
			return true
		}
	}
	return false
}

// sharesWorld reports whether two cards are of a world (2.5.5: one of several will do).
func sharesWorld(m *kernel.Machine, a, b *kernel.Info) bool { return sharesTrait(m, a, b, true) }

// sharesTrait reports whether two cards are of a world, or have an attribute in common.
func sharesTrait(m *kernel.Machine, a, b *kernel.Info, world bool) bool {
	return slices.ContainsFunc(a.Traits[:a.NTraits], func(w uint16) bool { return rulesOf(m).worlds[w] == world && b.HasTrait(w) })
}

// playCost is how much stock a card costs (2.9.2), never less than none: of what is raised first and lowered then only
// the sum is cut off there (9.6.2.3.1).
func playCost(info *kernel.Info) int { return int(max(0, info.Num[numCost])) }

func canPay(m *kernel.Machine, p int8, info *kernel.Info) bool {
	return m.Count(m.Z(zStock, p)) >= playCost(info)
}

// Registers of procMobilize.
const (
	regCard   = iota // the member
	regZone          // the first of the circles where it goes
	regOver          // all of them, if they are several
	regHow           // byRule, byTrance, …
	regPlayer        // whose it is to mobilize
	regFrom          // where it came from
)

var mobilizeSteps = []kernel.Step{
	{Clause: "9.6.2.1", Do: showPlayed},
	{Clause: "5.12.2", Ask: askCircles, Then: pickCircles},
	{Clause: "1.3.2", Do: unlessPlace},
	{Clause: "9.6.2.3", Do: payForMember},
	{Clause: "5.13.1.3", Do: materialsToSoul},
	{Clause: "5.12.2.1", Do: clearCircles},
	{Clause: "9.6.2.4", Do: putMember},
	{Clause: "5.13.1.3", Do: tieSouls},
	{Clause: "5.12.1", Do: mobilized},
}

func playedCard(m *kernel.Machine) kernel.CardID { return kernel.CardID(m.Top().Regs[regCard]) }

// showPlayed reveals what is played from where it is hidden.
func showPlayed(m *kernel.Machine) {
	f, c := m.Top(), playedCard(m)
	f.Regs[regFrom] = int32(m.S.Cards[c].Zone)
	if !m.SeesCard(kernel.NoPlayer, c) {
		m.Show(c, 1<<m.S.Players-1)
	}
}

// chosenPlace is where the member under way goes.
func chosenPlace(f *kernel.Frame) kernel.Place {
	return kernel.Place{Zone: kernel.Zone(f.Regs[regZone]), Over: kernel.Over(f.Regs[regOver])}
}

// askCircles: own circles as its territory takes them, whatever lies there.
func askCircles(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	if f.Regs[regHow]&fixed != 0 {
		return
	}
	p := int8(f.Regs[regPlayer])
	q.Player, q.Kind, q.Min, q.Max, q.N = p, kernel.AskSlot, 1, 1, f.Regs[regCard]
	if dest := saidDest(m, f.Regs[regHow]); dest != nil {
		placesAt(m, m.CtxOf(m.Running()), dest, m.RefOf(playedCard(m)), p, q.AddPlace)
		return
	}
	freeFor(m, playedCard(m), p, q.AddPlace)
}

func pickCircles(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	f.Regs[regZone], f.Regs[regOver] = int32(picks[0].Zone), int32(picks[0].Over)
}

// unlessPlace: a text may name circles where it cannot go.
func unlessPlace(m *kernel.Machine) {
	if m.Top().Regs[regZone] == 0 {
		m.Return()
	}
}

func payForMember(m *kernel.Machine) {
	if f := m.Top(); f.Regs[regHow]&(byRule|played) != 0 && f.Regs[regHow]&unpaid == 0 {
		payStock(m, int8(f.Regs[regPlayer]), playCost(m.CardInfo(playedCard(m))))
	}
}

// clearCircles: members that lie there are dropped before the new one comes.
func clearCircles(m *kernel.Machine) {
	occupants(m, chosenPlace(m.Top()), func(c kernel.CardID) {
		if c != playedCard(m) {
			m.Move(c, m.Z(zDrop, m.S.Cards[c].Master), kernel.MoveRule)
		}
	})
}

func putMember(m *kernel.Machine) {
	f, c := m.Top(), playedCard(m)
	at := chosenPlace(f)
	ev := kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: at.Zone, Over: at.Over, Flags: kernel.MoveRule | kernel.MovePlay | kernel.MoveUp}
	if r := m.Running(); r != nil && r.Act != 0 && f.Regs[regHow]&(byRule|byTrance|fixed) == 0 {
		if e := &m.Book.Prog.Exprs[r.Act]; e.Kind == lexicon.Sortie && e.Num&ability.RestedFlag != 0 {
			ev.Flags |= kernel.MoveLies
			ev.Lies = kernel.Rest
		}
	}
	m.Emit(ev)
}

// followMember keeps a member in sight that a text has mobilized or moved for a moment: what it calls そのメンバー or
// このメンバー is the one in the circle from then on.
func followMember(m *kernel.Machine, c kernel.CardID) {
	r := m.Running()
	if r == nil || r.Act == 0 {
		return
	}
	now := m.RefOf(c)
	if r.Source.Card == c && r.Event == 0 {
		r.Source = now
	}
	for i, x := range m.ListOf(r.Chosen) {
		if x.Card == c {
			m.S.Refs[int(r.Chosen.Off)+i] = now
		}
	}
}

// mobilized tells what waits for a mobilization: where from, and whether by an effect or as a trance.
func mobilized(m *kernel.Machine) {
	f, c := *m.Top(), playedCard(m)
	if !isCircle(m.KindOf(m.S.Cards[c].Zone)) {
		return // something else has become of it
	}
	p, r := int8(f.Regs[regPlayer]), m.RefOf(c)
	followMember(m, c)
	if run := m.Running(); run != nil && run.Act != 0 {
		run.DidN++
	}
	if f.Regs[regHow]&byTrance != 0 {
		m.S.Seats[p][sTRank]++ // 5.35.1: not before it has come (5.35.2)
		noteDeed(m, p, lexicon.DeedTrance)
		m.SetMarks(c, m.S.Cards[c].Marks|markTranced)
	}
	m.Emit(kernel.Event{Kind: evMobilize, Player: p, Card: r, N: f.Regs[regHow], From: kernel.Zone(f.Regs[regFrom]), To: m.S.Cards[c].Zone, Over: m.S.Cards[c].Over})
	if f.Regs[regHow]&byTrance != 0 {
		m.Emit(kernel.Event{Kind: evTrance, Player: p, Card: r, N: f.Regs[regHow], From: kernel.NoZone, To: kernel.NoZone})
		emitUnions(m, p)
	}
	dropFacts(m, factMaterial)
}
