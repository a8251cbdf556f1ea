package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// What the words of texts mean in this book, handed to the machine.

// triggers matches this book's events against a trigger of a text: an auto ability
// whose condition has come about has triggered (1201-4, 1201-4a, 1205-2).
func triggers(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	switch e.Kind {
	case ability.OnAttack:
		return ev.Kind == evAttack && subject(m, c, e, ev.Card) && (e.Num == 0 || e.Num == 4 && ev.New.Card == 0 || e.Num == 5 && ev.New.Card != 0)
	case ability.OnBlock:
		return ev.Kind == evBlock && subject(m, c, e, ev.Card)
	case lexicon.OnBattle:
		if ev.Kind == evBattle && e.Num == int32(lexicon.AttackWon) {
			return ev.N == int32(lexicon.BattleWon) && ev.Card == m.S.Objects[oFighter] && subject(m, c, e, ev.Card)
		}
		return ev.Kind == evBattle && ev.N == e.Num && subject(m, c, e, ev.Card)
	case ability.OnTargeted:
		return ev.Kind == evTarget && (!bareSet(m, e.First) || onTable(m, ev.Card)) && subject(m, c, e, ev.Card) && targetedBy(m, c, e, ev)
	case lexicon.OnUnblocked:
		return ev.Kind == evUnblocked && subject(m, c, e, ev.Card)
	case lexicon.OnEvol: // 1409-3, 1409-5b
		return ev.Kind == kernel.EvMove && ev.Flags&kernel.MovePlay != 0 && m.KindOf(ev.To) == zField && subject(m, c, e, ev.New) &&
			evolved(m, ev.New.Card, m.S.Cards[ev.New.Card].Marks/markWay, e.Str)
	case lexicon.OnHurt:
		return ev.Kind == evHurt && subject(m, c, e, ev.Card)
	case lexicon.OnPlayerHurt:
		return ev.Kind == evPacket && whose(m, c, e, ev.Player)
	case lexicon.OnHurtsPlayer: // 1211-3; a buster that an attack has led to counts (10.03.2.c.1)
		return ev.Kind == evPacket && subject(m, c, e, ev.Source) && (m.Book.Prog.Exprs[e.First+1].Kind != ability.Opp || ev.Player != c.Player)
	case lexicon.OnRed:
		return ev.Kind == evRed && whose(m, c, e, ev.Player)
	case lexicon.OnOpen:
		return turned(m, ev) == e.Num && subject(m, c, e, turnedCard(c, ev))
	case lexicon.OnAura:
		return ev.Kind == evAura && subject(m, c, e, ev.Card)
	case lexicon.OnBright:
		return ev.Kind == evBright && subject(m, c, e, ev.Card)
	case lexicon.OnSkill:
		return ev.Kind == evSkill && subject(m, c, e, ev.Card)
	case lexicon.OnCounter:
		return ev.Kind == evCounter && ev.Card.Card == 0 && ev.Flags == e.Str && ev.N > 0 && whose(m, c, e, ev.Player)
	case ability.OnPlay:
		if ev.Kind == evUse && ofAnyCard(m, e.First+1) {
			return false // an ability is no card
		}
		return (ev.Kind == evPlay || ev.Kind == evUse) && whose(m, c, e, ev.Player) && m.LooksLike(c, e.First+1, ev.Card)
	case ability.OnPhaseStart:
		return ev.Kind == evPhaseStart && ev.N == e.Num && whose(m, c, e, ev.Player)
	case ability.OnPhaseEnd:
		return ev.Kind == evPhaseEnd && ev.N == e.Num && whose(m, c, e, ev.Player)
	case ability.OnNextStart:
		return ev.Kind == evPhaseStart && ev.N == e.Num && whose(m, c, e, ev.Player) && m.S.Turn > c.Since
	case ability.OnNextEnd:
		return ev.Kind == evPhaseEnd && ev.N == e.Num && whose(m, c, e, ev.Player) && m.S.Turn > c.Since
	}
	return false
}

// bareSet reports whether a set names no zone: it is of what is on the field (401-7).
func bareSet(m *kernel.Machine, set int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[set]
	return e.Kind == ability.Union || e.Kind == ability.Cards && p.Exprs[e.First+1].Kind == ability.None
}

// onTable reports whether an object is on the field or in a territory zone.
func onTable(m *kernel.Machine, r kernel.Ref) bool {
	z := m.ZoneAt(r)
	return z != kernel.NoZone && (m.KindOf(z) == zField || m.KindOf(z) == zTerritory)
}

// targetedBy reports whether what has made a card its target is whose and what a trigger
// says: somebody's effect, or that of a command.
func targetedBy(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	p := m.Book.Prog
	switch p.Exprs[e.First+1].Kind {
	case ability.You:
		if ev.Player != c.Player {
			return false
		}
	case ability.Opp:
		if ev.Player == c.Player {
			return false
		}
	}
	head := p.Exprs[e.First+2].Kind
	if head == ability.None {
		return true
	}
	kind := m.CardInfo(ev.Source.Card).Kind
	if it := m.Item(ev.Source); it != nil && !it.Card { // of the card that has the ability (1211-2)
		kind = m.InfoOf(it.Source).Kind
	}
	return headKinds[head] == 0 || kind&headKinds[head] != 0
}

// announceTargets tells of what an item of the resolution zone aims at (1204-2g).
func announceTargets(m *kernel.Machine, it *kernel.Item) {
	n := 0
	for _, k := range it.NAims {
		n += int(k)
	}
	for _, x := range it.Aims[:n] {
		m.Announce(kernel.Event{Kind: evTarget, Player: it.Player, Card: x, Source: it.Ref, From: kernel.NoZone, To: kernel.NoZone})
	}
}

// ofAnyCard reports whether a set is of cards of whatever type.
func ofAnyCard(m *kernel.Machine, set int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[set]
	return e.Kind == ability.Cards && p.Exprs[e.First+2].Kind == ability.Card
}

// turned tells whether a territory was opened (0) or closed (1) by an event, -1 for
// other events.
func turned(m *kernel.Machine, ev *kernel.Event) int32 {
	switch {
	case ev.Kind == evOpen:
		return ev.N
	case ev.Kind != kernel.EvMove || !isTerritoryCard(m, ev.Card.Card):
	case ev.Flags&opens != 0 && m.KindOf(ev.To) == zField:
		return 0
	case ev.Flags&closing != 0 && m.KindOf(ev.To) == zTerritory:
		return 1
	}
	return -1
}

// turnedCard is the territory that an event turns over: for what it said of itself before,
// as it was then.
func turnedCard(c *kernel.Ctx, ev *kernel.Event) kernel.Ref {
	if ev.Kind == kernel.EvMove && c.Source != ev.Card {
		return ev.New
	}
	return ev.Card
}

// evolved reports whether a card was played in a way that is its evol of a name, any
// of them for the empty word.
func evolved(m *kernel.Machine, c kernel.CardID, way, name uint16) bool {
	if int32(way) != wayEvol && int32(way) != wayEvol+1 {
		return false
	}
	line := waysTo(m, c).line(int32(way))
	return name == 0 || m.Book.Prog.Lines[line].Word == name
}

// subject reports whether an object is the subject of a trigger.
func subject(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref) bool {
	return r.Card != 0 && m.In(c, e.First, r)
}

// whose reports whether a player is the one whom a trigger names; none named is
// anybody.
func whose(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, p int8) bool {
	switch m.Book.Prog.Exprs[e.First].Kind {
	case ability.You:
		return p == c.Player
	case ability.Opp:
		return p != c.Player
	}
	return true
}

// cond judges conditions that need this book.
func cond(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := m.Book.Prog
	who := func() int8 { return m.PlayerOfWord(c, p.Exprs[e.First].Kind) }
	switch e.Kind {
	case lexicon.InRed: // 407-4b, 407-4c
		return inRed(m, who()) == (e.Num == 0)
	case lexicon.CountersAre:
		n := int32(0)
		if p.Exprs[e.First].Kind.SortOf() == ability.SOwner {
			n = m.Tokens(kernel.Ref{}, who(), e.Str)
		} else {
			m.FirstObject(c, e.First, func(x kernel.Ref) { n = m.Tokens(x, 0, e.Str) })
		}
		return kernel.Compare(ability.Compare(e.Num), n, m.Value(c, e.First+1))
	case lexicon.ByEvol: // 1409-4; of several effects, that of the cost which was paid (1204-3b)
		if c.Run != nil && c.Run.Way != 0 {
			return evolved(m, c.Source.Card, uint16(c.Run.Way), e.Str) == (e.Num == 0)
		}
		return (m.Alive(c.Source) && evolved(m, c.Source.Card, m.S.Cards[c.Source.Card].Marks/markWay, e.Str)) == (e.Num == 0)
	case lexicon.TurnOpened:
		for i := range m.S.Facts {
			if f := &m.S.Facts[i]; f.Kind == factOpened && whose(m, c, e, f.Player) {
				return true
			}
		}
		return false
	case lexicon.DroppedThisTurn:
		_, found := dropped(m, c.Player, p.Exprs[e.First].Str)
		return found
	case lexicon.CameThisTurn:
		for i := range m.S.Facts {
			if f := &m.S.Facts[i]; f.Kind == factCame && m.LooksLike(c, e.First, f.Source) && ownedBy(m, c, e.First, f.Player) {
				return true
			}
		}
		return false
	case lexicon.UnityDrew: // 1412-3
		return m.S.Seats[who()][sUnityDrew] != 0
	case lexicon.GuessRight: // 530-2
		return guessedRight(m, c)
	case lexicon.TerritoryIs:
		return awake(m, who(), 0) == (e.Num == 0)
	case ability.DuringPhase:
		return (ability.Phase(e.Num) == ability.Phase(m.S.Phase) || ability.Phase(e.Num) == ability.Phase(m.S.Step)) && whose(m, c, e, m.S.Active)
	}
	return false
}

// ownedBy checks the owner word of a set for what a player had.
func ownedBy(m *kernel.Machine, c *kernel.Ctx, set int32, p int8) bool {
	switch m.Book.Prog.Exprs[m.Book.Prog.Exprs[set].First].Kind {
	case ability.You:
		return p == c.Player
	case ability.Opp:
		return p != c.Player
	}
	return true
}

// guessedRight reports whether what was guessed is true of the card that was
// revealed last; while that cannot be told it is not (530-2a).
func guessedRight(m *kernel.Machine, c *kernel.Ctx) bool {
	r := c.Run
	if r == nil || r.Guess == 0 || r.Moved.N == 0 {
		return false
	}
	e := &m.Book.Prog.Exprs[r.GuessAt]
	head := m.Book.Prog.Exprs[e.First+int32(r.Guess)-1].Kind
	info := m.InfoOf(m.ListOf(r.Moved)[r.Moved.N-1])
	return info.Kind&headKinds[head] != 0
}

// filter judges filters that need this book.
func filter(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref, _ *kernel.Info) bool {
	info := m.InfoOf(r)
	switch e.Kind {
	case lexicon.Identity, lexicon.TitleIs: // 314, 308
		return info.HasTrait(e.Str)
	case lexicon.Ace:
		return info.Subs&subAce != 0
	case lexicon.Damaged:
		return m.Alive(r) && m.S.Cards[r.Card].Load > 0
	case ability.Attacking:
		return r == m.S.Objects[oAttacker]
	case lexicon.Blocking:
		return r == m.S.Objects[oBlocker]
	case ability.InBattle:
		return inBattle(m, r) || fellInBattle(m, r)
	case lexicon.Quick:
		return info.Subs&subQuick != 0
	case lexicon.WithIcons: // 15.01.1.a.2
		return int32(iconAbilities(m, info)) >= e.Num
	case lexicon.Opened:
		return m.Alive(r) && isOpen(m, r.Card) == (e.Num == 0)
	case lexicon.Colourless:
		return info.Colours == 0
	case lexicon.WithAura:
		found := false
		aurasOf(m, r, func(kernel.CardID) { found = true })
		return found
	case lexicon.SharesTrait:
		return shareAttribute(m, info, m.InfoOf(c.Source))
	}
	return false
}

// object gives what references of this book mean.
func object(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, out []kernel.Ref) []kernel.Ref {
	switch e.Kind {
	case ability.BattleOpponent:
		if r := rival(m, c.Source); r.Card != 0 {
			out = append(out, r)
		}
	case ability.ThisInBattle: // 803-8b
		if inBattle(m, c.Source) || fellInBattle(m, c.Source) {
			out = append(out, c.Source)
		}
	case ability.TheEffect:
		ev := c.Event
		if c.Run != nil {
			ev = &c.Run.Cause
		}
		if ev != nil && ev.Kind == evTarget {
			out = append(out, ev.Source)
		}
	case lexicon.Host:
		if m.Alive(c.Source) && m.Alive(m.Host(c.Source.Card)) {
			out = append(out, m.Host(c.Source.Card))
		}
	case lexicon.AurasOf:
		var hosts [8]kernel.Ref
		n := 0
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if n < len(hosts) {
				hosts[n] = x
				n++
			}
		})
		for _, h := range hosts[:n] {
			aurasOf(m, h, func(a kernel.CardID) { out = append(out, m.RefOf(a)) })
		}
	case ability.That:
		if e.Num == ability.ThatOpponent {
			if r := rival(m, c.Source); r.Card != 0 {
				out = append(out, r)
			}
		}
	}
	return out
}

// ownNumber works out numbers of this book.
func ownNumber(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) (n int32) {
	p := m.Book.Prog
	switch e.Kind {
	case lexicon.CountersOf:
		if p.Exprs[e.First].Kind.SortOf() == ability.SOwner {
			return m.Tokens(kernel.Ref{}, m.PlayerOfWord(c, p.Exprs[e.First].Kind), e.Str) * e.Num
		}
		m.FirstObject(c, e.First, func(x kernel.Ref) { n = m.Tokens(x, 0, e.Str) })
	case lexicon.DamageOn:
		m.FirstObject(c, e.First, func(x kernel.Ref) { n = m.S.Cards[x.Card].Load })
	case lexicon.LifeOf:
		n = int32(life(m, m.PlayerOfWord(c, p.Exprs[e.First].Kind)))
	}
	return n * e.Num
}

// expired reports whether an effect's duration is over at a point of time; what has
// none goes on (1202-2b, 12.02.2.b.1).
func expired(m *kernel.Machine, when uint8, until uint16, turn uint16, master int8, _ kernel.Ref) bool {
	switch ability.Kind(until) {
	case ability.ThisTurn: // 706-4
		return when == endOfTurn
	case ability.NextOppTurnEnd:
		return when == endOfTurn && m.S.Active != master && m.S.Turn > turn
	case lexicon.NextOwnStart:
		return when == startOfTurn && m.S.Active == master
	case ability.ThisBattle, ability.ThisAttack:
		return when == endOfAttack || when == endOfTurn
	}
	return false
}

// Points of time at which durations end.
const (
	endOfTurn uint8 = iota
	startOfTurn
	endOfAttack
)
