package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 5.13 Trance (合体): two materials, a tranceunion from the deck or the hand, and if none comes, the
// materials are dropped.

// What this book remembers one by one (State.Facts).
const (
	factMaterial uint8 = 1 + iota // Source is a material of the trance under way
	factPlace                     // Source is to be rearranged to the place N, M
	factWasSoul                   // Source was a soul of the object N, M, until the next check timing is over (12.2.2)
	factTool                      // Source is a secret tool that is turned up for an effect (5.33.2)
)

// dropFacts forgets what is remembered of one kind.
func dropFacts(m *kernel.Machine, kind uint8) {
	kept := 0
	for _, f := range m.S.Facts {
		if f.Kind != kind {
			m.S.Facts[kept] = f
			kept++
		}
	}
	m.S.Facts = m.S.Facts[:kept]
}

// eachMaterial calls f for the materials of the trance under way.
func eachMaterial(m *kernel.Machine, f func(r kernel.Ref)) {
	for i := range m.S.Facts {
		if m.S.Facts[i].Kind == factMaterial {
			f(m.S.Facts[i].Source)
		}
	}
}

// fitTogether reports whether two cards are materials of a trance (5.13.1.1): a logicalist and a foreigner,
// or two super logicalists, or such a card and My Logicalist.
func fitTogether(m *kernel.Machine, a, b kernel.CardID) bool {
	x, y := m.CardInfo(a).Kind, m.CardInfo(b).Kind
	if y&kindMyLogicalist != 0 { // 2.2.2.8.1
		return x&kindForeigner != 0 || x&kindSuper != 0 && rulesOf(m).face(m, b).pairsSuper
	}
	return x&kindLogicalist != 0 && y&kindForeigner != 0 || x&kindSuper != 0 && y&kindSuper != 0 // 2.2.2.1, 2.2.2.7
}

// eachPair calls f for the pairs of materials that a player has: members, the one that is no foreigner
// first, and My Logicalist that stands.
func eachPair(m *kernel.Machine, p int8, f func(a, b kernel.CardID)) {
	var list []kernel.CardID
	eachMember(m, p, func(c kernel.CardID) {
		if !m.CardInfo(c).Banned(lexicon.BanTrance) {
			list = append(list, c)
		}
	})
	for i, a := range list {
		for j, b := range list {
			super := m.CardInfo(a).Kind&kindSuper != 0 && m.CardInfo(b).Kind&kindSuper != 0
			if i != j && fitTogether(m, a, b) && (!super || i < j) {
				f(a, b)
			}
		}
		for c := m.BottomCard(m.Z(zMyLogicalist, p)); c != 0; c = m.S.Cards[c].Above {
			if m.S.Cards[c].Lies == kernel.Stand && !m.S.Cards[c].FaceDown && fitTogether(m, a, c) {
				f(a, c)
			}
		}
	}
}

// eachChange calls f for the pairs of Trance Change: a member that has it, and a foreigner (11.5.1).
func eachChange(m *kernel.Machine, p int8, f func(a, b kernel.CardID)) {
	eachMember(m, p, func(a kernel.CardID) {
		if changeLine(m, a) == 0 || m.CardInfo(a).Banned(lexicon.BanTrance) {
			return
		}
		eachMember(m, p, func(b kernel.CardID) {
			if a != b && m.CardInfo(b).Kind&kindForeigner != 0 && !m.CardInfo(b).Banned(lexicon.BanTrance) {
				f(a, b)
			}
		})
	})
}

// changeLine is the Trance Change that a card has, 0 if it has none.
func changeLine(m *kernel.Machine, c kernel.CardID) uint16 {
	info := m.CardInfo(c)
	if info.Void {
		return 0
	}
	for _, g := range info.Given[:info.NGiven] {
		if m.Book.Prog.Lines[g.Line].Keyword == lexicon.KwTranceChange {
			return g.Line
		}
	}
	return 0
}

func addTrances(m *kernel.Machine, q *kernel.Request, p int8) {
	if m.Forbidden(p, lexicon.BanTrance) {
		return
	}
	add := func(kind uint8, clause uint16) func(a, b kernel.CardID) {
		return func(a, b kernel.CardID) {
			q.Add(kernel.Option{Kind: kind, Card: a, Card2: b, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: clause})
		}
	}
	if int(m.S.Vars[vTrances]) < limitOf(m, p, lexicon.LimitTrance, 1) { // 7.5.3.2.1
		eachPair(m, p, add(optTrance, trances))
	}
	if int(m.S.Vars[vTCs]) < limitOf(m, p, lexicon.LimitTC, 1) { // 7.5.3.3.1, 11.5.2
		eachChange(m, p, add(optTranceChange, changes))
	}
}

// Registers of procTrance: the materials, how it is done (regTHow), the zone that is searched plus one, the
// tranceunion, and the player.
const (
	regTA = iota
	regTB
	regTHow
	regTFrom
	regTUnion
	regTPlayer
)

var tranceSteps = []kernel.Step{
	{Clause: "5.13.1.1", Do: noteMaterials},
	{Clause: "5.13.1.2", Ask: askWhereFrom, Then: pickWhereFrom},
	{Clause: "5.13.1.2", Do: lookThroughDeck},
	{Clause: "5.13.1.2", Ask: askRefresh, Then: refreshOrNot},
	{Clause: "5.13.1.2", Do: lookThroughDeck},
	{Clause: "5.13.1.2.1", Ask: askUnion, Then: pickUnion},
	{Clause: "5.13.1.2.3", Ask: askUnionOfHand, Then: pickUnion},
	{Clause: "5.13.1.2.1", Do: mobilizeUnion},
	{Clause: "5.13.1.2.2", Do: shuffleSearched},
	{Clause: "5.13.1.4", Do: dropMaterials},
}

func noteMaterials(m *kernel.Machine) {
	f := m.Top()
	for _, c := range [...]int32{f.Regs[regTA], f.Regs[regTB]} {
		if c != 0 {
			m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factMaterial, Player: int8(f.Regs[regTPlayer]), Source: m.RefOf(kernel.CardID(c))})
		}
	}
}

// askWhereFrom: the deck is searched or it is not; an effect may offer another zone instead of deck and
// hand (5.13.1.2.4).
func askWhereFrom(m *kernel.Machine, q *kernel.Request) {
	p := int8(m.Top().Regs[regTPlayer])
	q.Player, q.Kind, q.Min, q.Max = p, askSearchKind, 1, 1
	if m.Top().Regs[regTHow]&byRule == 0 {
		if said := saidUnionZones(m); said != nil {
			for _, k := range said {
				q.AddZone(m.Z(k, p))
			}
			return
		}
	}
	q.AddZone(m.Z(zDeck, p))
	q.AddZone(m.Z(zHand, p))
	if m.Forbidden(p, lexicon.MayTranceDrop) {
		q.AddZone(m.Z(zDrop, p))
	}
}

// saidUnionZones is the kinds of zones where the text under way says that the tranceunion is, nil if it does not
// say.
func saidUnionZones(m *kernel.Machine) []int {
	r := m.Running()
	if r == nil || r.Act == 0 {
		return nil
	}
	p := m.Book.Prog
	e := &p.Exprs[r.Act]
	if e.Kind != lexicon.Trance || p.Exprs[e.First+1].Kind != ability.Cards {
		return nil
	}
	zone := &p.Exprs[p.Exprs[e.First+1].First+1]
	if zone.Kind != ability.EitherZone {
		return wordTable[zone.Kind]
	}
	var both []int
	for i := range int32(zone.N) {
		both = append(both, wordTable[p.Exprs[zone.First+i].Kind]...)
	}
	return both
}

// saidDeckOnly reports whether the text under way names where the tranceunion is: none of the hand comes then
// after the deck has been searched.
func saidDeckOnly(m *kernel.Machine) bool {
	return m.Top().Regs[regTHow]&byRule == 0 && saidUnionZones(m) != nil
}

func pickWhereFrom(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[regTFrom] = int32(picks[0].Zone) + 1
}

// searched reports whether a zone is the one where the tranceunion is looked for.
func searched(m *kernel.Machine, kind int) bool {
	f := m.Top()
	return f.Regs[regTFrom] == int32(m.Z(kind, int8(f.Regs[regTPlayer])))+1
}

func lookThroughDeck(m *kernel.Machine) {
	if p := int8(m.Top().Regs[regTPlayer]); searched(m, zDeck) {
		m.Emit(kernel.Event{Kind: kernel.EvShow, Player: p, To: m.Z(zDeck, p), N: 1 << p})
	}
}

// askRefresh: once, after looking and before choosing.
func askRefresh(m *kernel.Machine, q *kernel.Request) {
	if !searched(m, zDeck) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = int8(m.Top().Regs[regTPlayer]), askRefreshKind, 1, 1
	q.AddKind(kernel.OptYes)
	q.AddKind(kernel.OptNo)
}

func refreshOrNot(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptYes {
		m.Call(procRefresh, m.Top().Regs[regTPlayer])
	}
}

// mayBecome reports whether a tranceunion may come by the trance under way: by the rules it meets its
// conditions and can be paid for; by an effect neither is asked (5.13.1.5). Trance Change and some
// effects say what it has to be (11.5.1).
func mayBecome(m *kernel.Machine, c kernel.CardID) bool {
	f := m.Top()
	p, info := int8(f.Regs[regTPlayer]), m.CardInfo(c)
	if info.Kind&kindTranceunion == 0 || keptFrom(m, m.RefOf(c), lexicon.BanSortie) {
		return false
	}
	if f.Regs[regTHow]&byRule != 0 && !(conditionsMet(m, p, c) && canPay(m, p, info)) {
		return false
	}
	if f.Regs[regTHow]&byChange != 0 {
		a := kernel.CardID(f.Regs[regTA])
		return saidBy(m, changeLine(m, a), m.RefOf(a), p, m.RefOf(c))
	}
	return wantedByText(m, c)
}

// addUnions offers the tranceunions of a zone.
func addUnions(m *kernel.Machine, q *kernel.Request, kind int) {
	p := int8(m.Top().Regs[regTPlayer])
	q.Player, q.Kind, q.Min, q.Max, q.Always = p, askUnionKind, 0, 1, m.Spec(m.Z(kind, p)).Hidden
	for c := m.BottomCard(m.Z(kind, p)); c != 0; c = m.S.Cards[c].Above {
		if mayBecome(m, c) {
			q.AddCard(c)
		}
	}
	passIfNone(q)
}

func askUnion(m *kernel.Machine, q *kernel.Request) {
	if from := m.KindOf(kernel.Zone(m.Top().Regs[regTFrom] - 1)); from != zHand {
		addUnions(m, q, from)
	}
}

// askUnionOfHand: if the deck was not searched, or nothing was chosen there.
func askUnionOfHand(m *kernel.Machine, q *kernel.Request) {
	if m.Top().Regs[regTUnion] == 0 && (searched(m, zDeck) && !saidDeckOnly(m) || searched(m, zHand)) {
		addUnions(m, q, zHand)
	}
}

func pickUnion(m *kernel.Machine, picks []kernel.Option) {
	if len(picks) > 0 && picks[0].Kind == kernel.OptCard {
		m.Top().Regs[regTUnion] = int32(picks[0].Card)
	}
}

func mobilizeUnion(m *kernel.Machine) {
	if f := m.Top(); f.Regs[regTUnion] != 0 {
		m.Call(procMobilize, f.Regs[regTUnion], 0, 0, f.Regs[regTHow]|byTrance, f.Regs[regTPlayer])
	}
}

func shuffleSearched(m *kernel.Machine) {
	if searched(m, zDeck) {
		m.Shuffle(m.Z(zDeck, int8(m.Top().Regs[regTPlayer])))
	}
}

// dropMaterials: if nothing was mobilized, which forgets the materials, they are lost; My Logicalist rests (5.13.1.4.1).
func dropMaterials(m *kernel.Machine) {
	eachMaterial(m, func(r kernel.Ref) {
		switch {
		case !m.Alive(r):
		case m.KindOf(m.ZoneAt(r)) == zMyLogicalist:
			m.Lie(r.Card, kernel.Rest)
		default:
			m.Move(r.Card, m.Z(zDrop, m.S.Cards[r.Card].Master), kernel.MoveRule)
		}
	})
	dropFacts(m, factMaterial)
}

// materialsToSoul: before the tranceunion comes; My Logicalist rests instead (5.13.1.3.1).
func materialsToSoul(m *kernel.Machine) {
	f := m.Top()
	if f.Regs[regHow]&byTrance == 0 {
		return
	}
	eachMaterial(m, func(r kernel.Ref) {
		switch {
		case !m.Alive(r):
		case m.KindOf(m.ZoneAt(r)) == zMyLogicalist:
			m.Lie(r.Card, kernel.Rest)
		default:
			m.Move(r.Card, m.Z(zSoul, m.S.Cards[r.Card].Master), kernel.MoveRule|kernel.MoveMark)
		}
	})
}

// tieSouls: the materials become the souls of the tranceunion, and with Trance Change so do those of the
// one that had it (11.5.3).
func tieSouls(m *kernel.Machine) {
	f := m.Top()
	if f.Regs[regHow]&byTrance == 0 {
		return
	}
	union := m.RefOf(playedCard(m))
	if !isCircle(m.KindOf(m.ZoneAt(union))) {
		return
	}
	first := true
	eachMaterial(m, func(r kernel.Ref) {
		if m.KindOf(m.S.Cards[r.Card].Zone) == zSoul {
			m.Attach(r.Card, union, 0)
		}
		if first && f.Regs[regHow]&byChange != 0 {
			eachSoulOf(m, r, func(c kernel.CardID) { m.Attach(c, union, 0) })
		}
		first = false
	})
}

// emitUnions tells each material that has become a soul with which other one it has tranced (11.2.1), which may be
// My Logicalist (5.13.1.1.1).
func emitUnions(m *kernel.Machine, p int8) {
	var both [2]kernel.CardID
	n := 0
	eachMaterial(m, func(r kernel.Ref) {
		if n < 2 {
			both[n] = r.Card
			n++
		}
	})
	for i, c := range both {
		if c != 0 && m.KindOf(m.S.Cards[c].Zone) == zSoul {
			m.Emit(kernel.Event{Kind: evUnion, Player: p, Card: m.RefOf(c), New: m.RefOf(both[1-i]), From: kernel.NoZone, To: kernel.NoZone})
		}
	}
}

// askAbout: a trance is of its materials (5.13.1.1).
func askAbout(m *kernel.Machine, q *kernel.Request) (card, card2 kernel.CardID) {
	switch q.Kind {
	case askSearchKind, askUnionKind:
		f := m.Top()
		return kernel.CardID(f.Regs[regTA]), kernel.CardID(f.Regs[regTB])
	}
	return 0, 0
}

// passIfNone lets who is asked whatever they have, so that it stays hidden, pass where there is nothing to choose.
func passIfNone(q *kernel.Request) {
	if len(q.Options) == 0 && q.Always {
		q.Min, q.Max = 1, 1
		q.AddKind(kernel.OptPass)
	}
}
