package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// act carries out acts of texts that need this book (chapter 5).
func act(m *kernel.Machine, expr int32) bool {
	e := &m.Book.Prog.Exprs[expr]
	r := m.Running()
	c := m.CtxOf(r)
	p := r.Actor
	switch e.Kind {
	case lexicon.Sortie: // 5.12.3.2
		mobilizeBy(m, c, e)
	case lexicon.Trance: // 5.13.1.5
		tranceBy(m, c, e)
	case lexicon.LevelBoost: // 5.15
		m.Call(procLevelBoost, int32(p))
	case lexicon.LuckDrive: // 5.18
		m.Call(procLuckDrive, int32(p))
	case lexicon.UseDrive: // 11.4.2.1
		useDrive(m, c, e)
	case lexicon.Define: // 5.16
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if mayDefine(m, p, x.Card) && (m.KindOf(m.ZoneAt(x)) != zHand || !m.Forbidden(p, lexicon.BanDefineHand)) && !m.Forbidden(p, lexicon.BanDefine) { // 1.3.3
				define(m, p, x.Card)
			}
		})
	case lexicon.DefineOne:
		m.Call(procDefine, int32(p))
	case lexicon.Reshuffle: // 5.20: without a point
		m.Call(procRefresh, int32(p), 1)
	case lexicon.Refresh: // 5.21
		m.Call(procRefresh, int32(p), 0)
	case lexicon.RefreshPoints:
		n := m.Value(c, e.First)
		if e.Num == 1 {
			n = -min(n, m.S.Seats[p][sPoints])
		}
		m.S.Seats[p][sPoints] += n
		m.Touch(kernel.LookRules)
		r.DidN++
	case lexicon.SetOn: // 5.24
		setOn(m, c, e)
	case lexicon.StockBoost: // 5.27
		if n := m.Value(c, e.First); n > 0 {
			m.Call(procStockBoost, int32(p), n)
		}
	case lexicon.StockOpen: // 5.28.1: from the bottom
		turnStock(m, p, m.Value(c, e.First), false, r)
	case lexicon.StockClose: // 5.29.1: from the top
		turnStock(m, p, m.Value(c, e.First), true, r)
	case lexicon.Transmute: // 5.33
		m.Call(procTransmute, int32(p), m.Value(c, e.First))
	case lexicon.Blink: // 5.34
		blinkAll(m, c, e)
	case ability.PlayCard: // 5.22.6
		playBy(m, c, e)
	case lexicon.PayNow: // 5.22.5
		payNow(m, c, e)
	case ability.EndPhase:
		endPhaseBy(m, r)
	case ability.GoToPhase:
		goOnTo(m, r, ability.Phase(e.Num))
	case lexicon.SwapStats:
		swapStats(m, c, e)
	case lexicon.EndBattle:
		if m.S.Vars[vBattle] != battleNone {
			endBattleNow(m)
			r.DidN++
		}
	case lexicon.SetLaw:
		if m.S.Vars[vBattle] != battleNone {
			m.S.Vars[vLaw] = e.Num + 1
			m.Touch(kernel.LookRules)
			r.DidN++
		}
	case lexicon.MakeSwap: // 11.11.2
		m.Call(procMake, int32(r.Source.Card), int32(r.Source.Gen), e.Num, int32(p))
	case ability.TurnFace: // 5.3.1, 5.3.2
		m.EachObject(c, e.First, func(x kernel.Ref) { turnFaceBy(m, x, e.Num == 1, r) })
	case ability.Destroy: // 5.32.1, 5.32.2.2
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if isGate(m, x.Card) {
				destroyGate(m, x.Card, r.Source)
			}
		})
	case ability.DiscardThese: // 5.8.1
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if mayMove(m, c, x, lexicon.ToDrop) {
				discard(m, x.Card, r.Source)
			}
		})
	default:
		return false
	}
	return true
}

// turnFaceBy turns a card over; a gate that is turned up is destroyed by that (5.32.1).
func turnFaceBy(m *kernel.Machine, x kernel.Ref, down bool, r *kernel.Run) {
	if m.S.Cards[x.Card].FaceDown == down {
		return
	}
	if !down && isGateZone(m.KindOf(m.ZoneAt(x))) && isGate(m, x.Card) {
		destroyGate(m, x.Card, r.Source)
		return
	}
	turnFace(m, x.Card, down, r.Source)
}

// mobilizeBy mobilizes the members that an effect names, one after the other, each to circles of its
// player's choice.
func mobilizeBy(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	var list []kernel.Ref
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if printedMember(m, x.Card) && !keptFrom(m, x, lexicon.BanSortie) {
			list = append(list, x)
		}
	})
	for i := len(list) - 1; i >= 0; i-- { // the last one called begins
		m.Call(procMobilize, int32(list[i].Card), 0, 0, 0, int32(r.Actor))
	}
}

// keptFrom reports whether a card must not do something, or have it done to it: also one of the deck, where it is
// kept from it by itself alone (9.3.2.6).
func keptFrom(m *kernel.Machine, x kernel.Ref, ban ability.BanKind) bool {
	return m.InfoOf(x).Banned(ban) || m.Alive(x) && m.BansItself(x.Card, ban)
}

// playBy plays members for their cost, or without paying it (5.22.6), if their conditions are met
// (9.6.2.1).
func playBy(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	how := int32(played)
	if e.Num == 1 {
		how |= unpaid
	}
	var list []kernel.Ref
	m.EachObject(c, e.First, func(x kernel.Ref) {
		info := m.InfoOf(x)
		if printedMember(m, x.Card) && !keptFrom(m, x, lexicon.BanSortie) && !keptFrom(m, x, ability.BanPlayThis) && conditionsMet(m, r.Actor, x.Card) &&
			(e.Num == 1 || canPay(m, r.Actor, info)) {
			list = append(list, x)
		}
	})
	for i := len(list) - 1; i >= 0; i-- {
		m.Call(procMobilize, int32(list[i].Card), 0, 0, how, int32(r.Actor))
	}
}

// blinkAll has members make a blink move, one after the other (5.34).
func blinkAll(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	var list []kernel.Ref
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if mayMove(m, c, x, lexicon.ToPurge) { // 1.3.3: it leaves the field for a moment
			list = append(list, x)
		}
	})
	for i := len(list) - 1; i >= 0; i-- { // the last one called begins
		m.Call(procBlink, int32(list[i].Card), int32(list[i].Gen), int32(c.Run.Actor))
	}
}

// printedMember reports whether a card is a member by what is printed on it: where it lies it may have no
// information, or lie set.
func printedMember(m *kernel.Machine, c kernel.CardID) bool {
	return m.Book.Prints[m.S.Cards[c].Print].Info.Kind&kindMember != 0
}

// tranceBy lets the player trance by an effect, with two materials of choice or with the one that the effect
// names.
func tranceBy(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	var given [2]kernel.CardID
	n := 0
	if m.Book.Prog.Exprs[e.First].Kind != ability.None {
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if n < 2 && !m.CardInfo(x.Card).Banned(lexicon.BanTrance) {
				given[n] = x.Card
				n++
			}
		})
		if n == 0 {
			return
		}
	}
	if m.Forbidden(r.Actor, lexicon.BanTrance) { // 1.3.3
		return
	}
	a, b := given[0], given[1]
	if b != 0 && !fitTogether(m, a, b) {
		if a, b = b, a; !fitTogether(m, a, b) {
			return
		}
	}
	m.Call(procEffectTrance, int32(r.Actor), int32(given[0]), 0, 0)
	if b != 0 { // the text names both
		m.Top().Regs[2], m.Top().Regs[3] = int32(a), int32(b)
	}
}

// wantedByText reports whether a tranceunion is one that the text under way allows.
func wantedByText(m *kernel.Machine, c kernel.CardID) bool {
	r := m.Running()
	if r == nil || r.Act == 0 {
		return true
	}
	e := &m.Book.Prog.Exprs[r.Act]
	if e.Kind != lexicon.Trance || m.Book.Prog.Exprs[e.First+1].Kind == ability.None {
		return true
	}
	return m.LooksLike(m.CtxOf(r), e.First+1, m.RefOf(c))
}

// effectTranceSteps: the materials of a trance by an effect are chosen, and then it is as any other.
// Registers: the player, the material that is given, if any, and the two that are chosen.
var effectTranceSteps = []kernel.Step{
	{Clause: "5.13.1.1", Ask: askMaterials, Then: pickMaterials},
	{Clause: "5.13.1.1", Do: beginEffectTrance},
}

func askMaterials(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p, given := int8(f.Regs[0]), kernel.CardID(f.Regs[1])
	q.Player, q.Kind, q.Min, q.Max = p, askMaterialsKind, 1, 1
	if f.Regs[2] != 0 {
		return
	}
	eachPair(m, p, func(a, b kernel.CardID) {
		if given == 0 || a == given || b == given {
			q.Add(kernel.Option{Kind: optTrance, Card: a, Card2: b, Zone: kernel.NoZone, Zone2: kernel.NoZone})
		}
	})
}

func pickMaterials(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	f.Regs[2], f.Regs[3] = int32(picks[0].Card), int32(picks[0].Card2)
}

func beginEffectTrance(m *kernel.Machine) {
	if f := m.Top(); f.Regs[2] != 0 {
		m.Call(procTrance, f.Regs[2], f.Regs[3], 0, 0, 0, f.Regs[0])
	}
}

// setOn sets cards on another one: in its circles, or in the circle of its gate zone (5.24.1); without one
// they go to their owners' drop zones (5.24.1.1).
func setOn(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	host := kernel.Ref{}
	m.FirstObject(c, e.First+1, func(x kernel.Ref) { host = x })
	at := m.PlaceOf(host)
	there := host.Card != 0 && m.Alive(host) && onField(m, at.Zone)
	if there && isGateZone(m.KindOf(at.Zone)) {
		at = kernel.Place{Zone: circleOf(m, at.Zone)}
	}
	flags := kernel.MoveMark
	if e.Num&ability.FaceDownFlag != 0 {
		flags |= kernel.MoveDown
	}
	dropFacts(m, factSetOn)
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if !there {
			m.Emit(kernel.Event{Kind: kernel.EvMove, Player: r.Actor, Card: x, To: m.Z(zDrop, m.S.Cards[x.Card].Owner), Source: r.Source})
			return
		}
		if x == host {
			return // nothing lies on itself
		}
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factSetOn, Source: x, N: int32(host.Card), M: int32(host.Gen)})
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: r.Actor, Card: x, To: at.Zone, Over: at.Over, Flags: flags, Source: r.Source})
	})
}

// tieSet marks a card that has been set, and ties it to what it is set on.
func tieSet(m *kernel.Machine, e *kernel.Event) {
	for i := range m.S.Facts {
		f := m.S.Facts[i]
		if f.Kind != factSetOn || f.Source != e.Card || e.Flags&kernel.MoveMark == 0 {
			continue
		}
		m.S.Facts = append(m.S.Facts[:i], m.S.Facts[i+1:]...)
		m.SetMarks(e.New.Card, markSet)
		if down := e.Flags&kernel.MoveDown != 0; m.S.Cards[e.New.Card].FaceDown != down {
			m.TurnOver(e.New.Card, down) // it was in a circle already, and lies as it is laid now
		}
		m.Attach(e.New.Card, kernel.Ref{Card: kernel.CardID(f.N), Gen: uint16(f.M)}, 0)
		return
	}
}

// stockBoostSteps moves cards from the deck to the stock face down, one after the other (4.5.2). Registers:
// the player, how many are left.
var stockBoostSteps = []kernel.Step{
	{Clause: "5.27.1", Do: boostOne},
	{Clause: "5.27.1", Do: func(m *kernel.Machine) {
		if m.Top().Regs[1] > 0 {
			m.Goto(0)
		}
	}},
}

func boostOne(m *kernel.Machine) {
	f := m.Top()
	p := int8(f.Regs[0])
	f.Regs[1]--
	if c := m.TopCard(m.Z(zDeck, p)); c != 0 {
		if r := m.Running(); r != nil {
			r.DidN++
		}
		m.Move(c, m.Z(zStock, p), kernel.MoveRule|kernel.MoveDown)
	}
}

// turnStock turns stock up from the bottom, or down from the top, as far as there is any that lies otherwise.
func turnStock(m *kernel.Machine, p int8, n int32, down bool, r *kernel.Run) {
	z := m.Z(zStock, p)
	c, next := m.BottomCard(z), func(c kernel.CardID) kernel.CardID { return m.S.Cards[c].Above }
	if down {
		c, next = m.TopCard(z), func(c kernel.CardID) kernel.CardID { return m.S.Cards[c].Below }
	}
	for ; c != 0 && n > 0; c = next(c) {
		if m.S.Cards[c].FaceDown != down {
			turnFace(m, c, down, r.Source)
			n--
		}
	}
}

// payNow pays stock in the midst of a text, all of it or none (5.22.3).
func payNow(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	n := int(m.Value(c, e.First))
	if n > m.Count(m.Z(zStock, r.Actor)) {
		return
	}
	payStock(m, r.Actor, n)
	r.DidN++ // also of 0 (5.22.5.4)
	m.Announce(kernel.Event{Kind: evStockPaid, Player: r.Actor, N: int32(n), Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
}

// swapStats gives two cards each other's number, as it is now.
func swapStats(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	var pair [2]kernel.Ref
	m.FirstObject(c, e.First, func(x kernel.Ref) { pair[0] = x })
	m.FirstObject(c, e.First+2, func(x kernel.Ref) { pair[1] = x })
	if pair[0].Card == 0 || pair[1].Card == 0 || pair[0] == pair[1] {
		return
	}
	r, mods, n := c.Run, e.First+1, statNum[ability.Stat(e.Num)]
	until := uint16(m.Book.Prog.Exprs[m.Book.Prog.Exprs[mods].First+1].Kind)
	more := m.InfoOf(pair[1]).Num[n] - m.InfoOf(pair[0]).Num[n]
	for i, x := range pair {
		if i == 1 {
			more = -more
		}
		m.S.Effects = append(m.S.Effects, kernel.Effect{Mods: mods, Target: x, Player: kernel.NoPlayer, Master: r.Player, Source: r.Source, Line: r.Line,
			X: more, Stamp: r.Stamp, Until: until, Turn: m.S.Turn})
	}
	m.Touch(kernel.LookEffects)
	r.DidN++
}

// 5.33 Transmutation (錬成). Registers: the player, the level at most, and the tool.
var transmuteSteps = []kernel.Step{
	{Clause: "5.33.1.1", Ask: askTool, Then: pickTool},
	{Clause: "5.33.1.1", Do: turnUpTool},
	{Clause: "5.33.1.1", Do: useTool},
}

// askTool: a tool that lies face down, of that level or lower, or none.
func askTool(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p := int8(f.Regs[0])
	q.Player, q.Kind, q.Min, q.Max, q.Always = p, askToolKind, 0, 1, m.Count(m.Z(zTools, p)) > 0
	for c := m.BottomCard(m.Z(zTools, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].FaceDown && m.Book.Prints[m.S.Cards[c].Print].Info.Num[numLevel] <= f.Regs[1] {
			q.AddCard(c)
		}
	}
	if len(q.Options) == 0 && q.Always {
		q.Min, q.Max = 1, 1
		q.AddKind(kernel.OptPass)
	}
}

func pickTool(m *kernel.Machine, picks []kernel.Option) {
	if len(picks) > 0 && picks[0].Kind == kernel.OptCard {
		m.Top().Regs[2] = int32(picks[0].Card)
	}
}

func turnUpTool(m *kernel.Machine) {
	f := m.Top()
	c := kernel.CardID(f.Regs[2])
	if c == 0 {
		m.Return()
		return
	}
	r := m.Running()
	if r != nil {
		r.DidN++
	}
	m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factTool, Player: int8(f.Regs[0]), Source: m.RefOf(c), N: int32(len(m.S.Runs))})
	noteDeed(m, int8(f.Regs[0]), lexicon.DeedTransmute)
	turnFace(m, c, false, kernel.Ref{})
	m.Emit(kernel.Event{Kind: evTransmute, Player: int8(f.Regs[0]), Card: m.RefOf(c), From: kernel.NoZone, To: kernel.NoZone})
}

// useTool carries out the secret tool skill at once, as a part of the effect (11.10.1).
func useTool(m *kernel.Machine) {
	f := *m.Top()
	c := kernel.CardID(f.Regs[2])
	for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
		if m.Book.Prog.Lines[line].HasLabel(lexicon.KwSecretSkill) {
			m.Resolve(kernel.Run{Line: line, Source: m.RefOf(c), Player: int8(f.Regs[0]), Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
		}
	}
}

// resolved turns tools down that an effect has turned up, when all of it is done (5.33.2).
func resolved(m *kernel.Machine, _ *kernel.Run) {
	defer leavePhase(m)
	kept := 0
	for _, f := range m.S.Facts {
		if f.Kind == factTool && int(f.N) > len(m.S.Runs) {
			if m.Alive(f.Source) && m.KindOf(m.ZoneAt(f.Source)) == zTools {
				turnFace(m, f.Source.Card, true, kernel.Ref{})
			}
			continue
		}
		m.S.Facts[kept] = f
		kept++
	}
	m.S.Facts = m.S.Facts[:kept]
}

// 5.34 Blink move (瞬動). Registers: the member and its object, the player, the circles where it was, and all of
// them.
var blinkSteps = []kernel.Step{
	{Clause: "5.34.1.1", Do: purgeBlinker},
	{Clause: "5.34.1.1", Do: mobilizeBlinker},
	{Clause: "5.34.1.1.1", Do: giveBackSouls},
}

// factSetOn remembers that Source is being set on the object N, M.
const factSetOn uint8 = 17

// purgeBlinker: the member, and its souls with it (12.2.1).
func purgeBlinker(m *kernel.Machine) {
	f := m.Top()
	r := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
	if !m.Alive(r) || !isMember(m, r.Card) {
		m.Return()
		return
	}
	at := m.PlaceOf(r)
	f.Regs[3], f.Regs[4] = int32(at.Zone), int32(at.Over)
	m.Move(r.Card, m.Z(zPurge, m.S.Cards[r.Card].Master), 0)
}

// mobilizeBlinker: by the effect, to where it was (5.34.1.1.2).
func mobilizeBlinker(m *kernel.Machine) {
	f := *m.Top()
	c := kernel.CardID(f.Regs[0])
	if m.KindOf(m.S.Cards[c].Zone) == zPurge && !m.CardInfo(c).Banned(lexicon.BanSortie) { // 5.34.1.1.3
		m.Call(procMobilize, f.Regs[0], f.Regs[3], f.Regs[4], fixed, f.Regs[2])
	}
}

// giveBackSouls: what was purged as its soul is its soul again.
func giveBackSouls(m *kernel.Machine) {
	f := m.Top()
	c := kernel.CardID(f.Regs[0])
	if !isCircle(m.KindOf(m.S.Cards[c].Zone)) {
		return
	}
	for i := range m.S.Facts {
		s := m.S.Facts[i]
		if s.Kind == factWasSoul && s.N == f.Regs[0] && s.M == f.Regs[1] && m.Alive(s.Source) { // 12.2.2
			m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factSoulOf, Source: kernel.Ref{Card: s.Source.Card, Gen: s.Source.Gen + 1}, N: int32(c), M: int32(m.S.Cards[c].Gen)})
			m.Move(s.Source.Card, m.Z(zSoul, m.S.Cards[c].Master), 0)
		}
	}
	m.Emit(kernel.Event{Kind: evBlink, Player: int8(f.Regs[2]), Card: m.RefOf(c), From: kernel.NoZone, To: kernel.NoZone})
}

// factSoulOf remembers that Source is becoming a soul of the object N, M.
const factSoulOf uint8 = 19

// tieSoul ties a card that has become a soul to its member.
func tieSoul(m *kernel.Machine, e *kernel.Event) {
	for i := range m.S.Facts {
		f := m.S.Facts[i]
		if f.Kind != factSoulOf || f.Source != e.New {
			continue
		}
		m.S.Facts = append(m.S.Facts[:i], m.S.Facts[i+1:]...)
		m.Attach(e.New.Card, kernel.Ref{Card: kernel.CardID(f.N), Gen: uint16(f.M)}, 0)
		return
	}
}

// 11.11.2 Make (メーク). Registers: the member and its object, the level at most, the player, and the card that
// comes.
var makeSteps = []kernel.Step{
	{Clause: "11.11.2", Ask: askMade, Then: pickMade},
	{Clause: "11.11.2", Do: swapMade},
	{Clause: "11.11.2", Do: tieMade},
}

// askMade: a member of the hand with the same name and another covenanter, of that level or lower, that fits
// the same circles, or none (11.11.2.1).
func askMade(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	r := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
	p := int8(f.Regs[3])
	if !m.Alive(r) || !isMember(m, r.Card) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Always, q.Source = p, askMadeKind, 0, 1, m.Count(m.Z(zHand, p)) > 0, r
	o := rulesOf(m)
	was := o.face(m, r.Card)
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		is, info := o.face(m, c), m.CardInfo(c)
		other := false
		for _, w := range is.covenanters {
			other = other || !contains(was.covenanters, w)
		}
		if info.Kind&kindMember != 0 && shares(was.names, is.names) && other && info.Num[numLevel] <= f.Regs[2] && m.FitsInto(c, m.PlaceOf(r)) {
			q.AddCard(c)
		}
	}
	if len(q.Options) == 0 && q.Always {
		q.Min, q.Max = 1, 1
		q.AddKind(kernel.OptPass)
	}
}

func contains(list []uint16, w uint16) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

func pickMade(m *kernel.Machine, picks []kernel.Option) {
	if len(picks) > 0 && picks[0].Kind == kernel.OptCard {
		m.Top().Regs[4] = int32(picks[0].Card)
	}
}

// swapMade: the souls stay where they are.
func swapMade(m *kernel.Machine) {
	f := m.Top()
	c, made := kernel.CardID(f.Regs[0]), kernel.CardID(f.Regs[4])
	if made == 0 {
		m.Return()
		return
	}
	r := m.RefOf(c)
	at := m.PlaceOf(r)
	eachSoulOf(m, r, func(s kernel.CardID) {
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factMaterial, Source: m.RefOf(s)})
	})
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: int8(f.Regs[3]), Card: r, To: m.Z(zHand, m.S.Cards[c].Master), Flags: kernel.MoveSwap | kernel.MoveMark})
	m.MoveTo(made, at, kernel.MoveSwap|kernel.MoveUp)
}

// tieMade: the souls belong to the new member, which has come by Make (11.11.3).
func tieMade(m *kernel.Machine) {
	f := m.Top()
	made := kernel.CardID(f.Regs[4])
	if isCircle(m.KindOf(m.S.Cards[made].Zone)) {
		eachMaterial(m, func(r kernel.Ref) {
			if m.Alive(r) {
				m.Attach(r.Card, m.RefOf(made), 0)
			}
		})
		m.SetMarks(made, m.S.Cards[made].Marks|markMade)
		m.Emit(kernel.Event{Kind: evMade, Player: int8(f.Regs[3]), Card: m.RefOf(made), From: kernel.NoZone, To: kernel.NoZone})
	}
	dropFacts(m, factMaterial)
	if r := m.Running(); r != nil {
		r.DidN++
	}
}
