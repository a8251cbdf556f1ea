package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// What the words of texts mean in this book, handed to the machine.

// triggers matches this book's events against a trigger of a text.
func triggers(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	p := m.Book.Prog
	switch e.Kind {
	case lexicon.OnChanged: // 10.8.4
		return ev.Kind == kernel.EvMove && ev.Flags&kernel.MoveMark != 0 && isSlot(m, ev.To) && !isSlot(m, ev.From) && subject(m, c, e, ev.New)
	case lexicon.OnPlayedTo:
		return ev.Flags&kernel.MovePlay != 0 && m.Enters(c, e, ev)
	case lexicon.OnPlacedByName:
		return ev.Source.Card != 0 && m.Enters(c, e, ev) && placedBy(m, e, ev.Source)
	case lexicon.OnPlacedByWord:
		r := m.Running()
		return r != nil && p.Lines[r.Line].HasLabel(ability.Keyword(e.Num)) && m.Enters(c, e, ev)
	case lexicon.OnSuchReversed:
		return ev.Kind == kernel.EvLie && ev.Lies == kernel.Reverse && subject(m, c, e, rival(m, ev.Card)) && m.LooksLike(c, e.First+1, ev.Card)
	case lexicon.OnPlayerTaken:
		return ev.Kind == evDamageDone && whose(p, c, e, ev.Player)
	case ability.OnAttack:
		return ev.Kind == evAttack && (e.Num == 0 || e.Num == ev.N) && subject(m, c, e, ev.Card)
	case ability.OnAttacked: // 7.2.1.5.1, 7.2.1.5.2
		if ev.Kind != evAttack || ev.N == directAttack || e.Num != 0 && e.Num != ev.N {
			return false
		}
		return subject(m, c, e, ev.New)
	case lexicon.OnOpponentReversed:
		return ev.Kind == kernel.EvLie && ev.Lies == kernel.Reverse && subject(m, c, e, rival(m, ev.Card))
	case ability.OnNextStart:
		return ev.Kind == evPhaseStart && e.Num == ev.N && whose(p, c, e, ev.Player)
	case ability.OnNextEnd: // not the end of the turn in which it was set up
		return ev.Kind == evPhaseEnd && e.Num == ev.N && whose(p, c, e, ev.Player) && m.S.Turn > c.Since
	case ability.OnPhaseStart:
		return ev.Kind == evPhaseStart && e.Num == ev.N && whose(p, c, e, ev.Player) &&
			(ability.Phase(e.Num) != ability.PhEnd || firstThisTurn(m, c))
	case ability.OnPhaseEnd:
		return ev.Kind == evPhaseEnd && e.Num == ev.N && whose(p, c, e, ev.Player) && firstThisTurn(m, c)
	case lexicon.OnAttackEnd:
		return ev.Kind == evAttackEnd
	case lexicon.AttackEndOf:
		return ev.Kind == evAttackEnd && subject(m, c, e, ev.Card)
	case ability.OnKeyword:
		if ev.Kind != evKeyword || e.Num != ev.N {
			return false
		}
		switch p.Exprs[e.First].Kind {
		case ability.None:
			return ev.Player == c.Player
		case ability.This: // it may have paid with itself
			return ev.Player == c.Player && ev.Card.Card == c.Source.Card
		}
		return subject(m, c, e, ev.Card)
	case lexicon.OnDamageCancelled: // 4.10.1.2.1
		return ev.Kind == evDamageCancel && subject(m, c, e, ev.Source)
	case lexicon.OnDamageTaken:
		return ev.Kind == evDamageDone && subject(m, c, e, ev.Source)
	case lexicon.OnPlayerCancelled:
		return ev.Kind == evDamageCancel && whose(p, c, e, ev.Player)
	case lexicon.OnTriggerCheck: // 7.3.1.2.3.1
		return ev.Kind == evTriggerCheck && subject(m, c, e, ev.Source) && m.LooksLike(c, e.First+1, ev.Card)
	case lexicon.OnLevelUp:
		return ev.Kind == evLevelUp && whose(p, c, e, ev.Player)
	case lexicon.OnRefresh: // 9.2.4
		return ev.Kind == evRefresh && whose(p, c, e, ev.Player)
	case lexicon.OnDraw: // 4.7.1
		return ev.Kind == kernel.EvMove && ev.Flags&kernel.MoveDraw != 0 && whose(p, c, e, ev.Player)
	case ability.OnPlay: // 8.6.2.4
		return ev.Kind == evPlay && whose(p, c, e, ev.Player) && m.LooksLike(c, e.First+1, ev.Card)
	}
	return false
}

func subject(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref) bool {
	return r.Card != 0 && m.In(c, e.First, r)
}

// whose checks the player word at the beginning of a trigger; none means
// anybody's.
func whose(p *ability.Program, c *kernel.Ctx, e *ability.Expr, player int8) bool {
	switch p.Exprs[e.First].Kind {
	case ability.You:
		return player == c.Player
	case ability.Opp:
		return player != c.Player
	}
	return true
}

// endMark marks, among the counted plays of a turn, an end-of-turn trigger that
// has had its event (6.8.1.1).
const endMark = 0x8000

// firstThisTurn: "at the end of the turn" is fulfilled once a turn for each
// ability, however often the end phase is repeated. What an effect has set up
// for that time is used up by it (8.7.5.1), so nothing need be marked.
func firstThisTurn(m *kernel.Machine, c *kernel.Ctx) bool {
	if c.Line == 0 {
		return true
	}
	if m.Marked(c.Line|endMark, c.Source) {
		return false
	}
	m.Mark(c.Line|endMark, c.Source)
	return true
}

// endTriggersLeft: an ability came into force, or was set up, after this turn's
// end was announced (6.8.1.5).
func endTriggersLeft(m *kernel.Machine) bool {
	for i := range m.S.Delayed {
		d := &m.S.Delayed[i]
		e := &m.Book.Prog.Exprs[m.Book.Prog.Lines[d.Line].Trigger]
		if e.Kind == ability.OnPhaseEnd && ability.Phase(e.Num) == ability.PhTurn && whose(m.Book.Prog, &kernel.Ctx{Source: d.Source, Player: d.Player}, e, m.S.Active) {
			return true
		}
	}
	return m.AnyAuto(func(r kernel.Ref, line uint16, l *ability.Line) bool {
		e := &m.Book.Prog.Exprs[l.Trigger]
		if e.Kind != ability.OnPhaseEnd || ability.Phase(e.Num) != ability.PhTurn || m.Marked(line|endMark, r) {
			return false
		}
		c := &kernel.Ctx{Source: r, Player: m.S.Cards[r.Card].Master}
		return whose(m.Book.Prog, c, e, m.S.Active) && (l.Window == 0 || m.Cond(c, l.Window))
	})
}

// would matches what is about to happen against a replacement (8.10).
func would(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	switch e.Kind {
	case ability.WouldAttack:
		return ev.Kind == evAttack && subject(m, c, e, ev.Card)
	case ability.WouldTakeDamage:
		return ev.Kind == evDamage && ev.N > 0 && whose(m.Book.Prog, c, e, ev.Player)
	}
	return false
}

// rank: replacements of the way of attacking go by turn player first (8.10.2.4).
func rank(m *kernel.Machine, ev *kernel.Event, _ ability.Kind, _ int32, master int8) int {
	if ev.Kind == evAttack && master != m.S.Active {
		return 1
	}
	return 0
}

// cond judges conditions that need this book.
func cond(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := m.Book.Prog
	switch e.Kind {
	case lexicon.PlayerLevelIs:
		return kernel.Compare(ability.Compare(e.Num), playerLevel(m, m.PlayerOfWord(c, p.Exprs[e.First].Kind)), m.Value(c, e.First+1))
	case lexicon.TopOfClock: // 10.1.1
		z := m.ZoneAt(c.Source)
		return z != kernel.NoZone && m.KindOf(z) == zClock && m.TopCard(z) == c.Source.Card
	case lexicon.HasMarker: // 3.7.4
		found := m.AnyObject(c, e.First, func(r kernel.Ref) bool {
			pile := markersOf(m, m.ZoneAt(r))
			return pile != kernel.NoZone && m.Count(pile) > 0
		})
		return found != (e.Num == 1)
	case lexicon.LevelSumIs: // 10.10; face-down cards have no level (3.9.2.2.1)
		sum := int32(0)
		player := m.PlayerOfWord(c, p.Exprs[e.First].Kind)
		for x := m.BottomCard(m.Z(zLevel, player)); x != 0; x = m.S.Cards[x].Above {
			sum += m.CardInfo(x).Num[numLevel]
		}
		return kernel.Compare(ability.Compare(e.Num), sum, m.Value(c, e.First+1))
	case ability.DuringPhase:
		return ability.Phase(e.Num) == ability.Phase(m.S.Phase) && whose(p, c, e, m.S.Active)
	case ability.MovedThus: // of a keyword that was used (10.7.4): by kind of card
		if ev := &c.Run.Cause; ev.Kind == evKeyword && ev.Lies&didDrop != 0 {
			head := p.Exprs[p.Exprs[e.First].First+2].Kind
			return head == ability.Card || ev.Lies&(dropped*headKinds[head]) != 0
		}
		return false
	case lexicon.AttackIsNth: // 7.2.1.4: counted as they are declared
		return m.S.Vars[vAttacks] == e.Num
	case lexicon.FirstTurn:
		return m.S.Active == m.S.First && m.S.Vars[vFirstTurns] == 1
	case lexicon.DamageStopped: // 4.10.1.2.1
		return c.Run != nil && c.Run.Marks&cancelled != 0
	case lexicon.IsAttacking:
		r, there := attacker(m)
		return there && r == c.Source
	case lexicon.NotReversed:
		return m.Alive(c.Source) && m.S.Cards[c.Source.Card].Lies != kernel.Reverse
	}
	panic("weiss: no meaning for condition " + m.Book.Prog.Vocabulary.Name(e.Kind))
}

// filter judges filters that need this book.
func filter(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref, info *kernel.Info) bool {
	switch e.Kind {
	case lexicon.LevelAtMostYours:
		return info.Num[numLevel] <= playerLevel(m, c.Player)
	case lexicon.HasLink: // 10.17.4.1
		return hasLink(m, info, e.Str)
	case ability.InBattle:
		return inBattle(m, r)
	case lexicon.InFrontAttack: // 7.2.1.5.1
		return m.S.Vars[vAttackKind] == frontAttack && r == m.S.Objects[oDefender]
	case ability.Attacking: // 7.2.1.2
		a, there := attacker(m)
		return there && a == r && (e.Num == 0 || e.Num == m.S.Vars[vAttackKind])
	case lexicon.WithMarker:
		pile := markersOf(m, m.ZoneAt(r))
		return pile != kernel.NoZone && m.Count(pile) > 0
	case lexicon.StandbyLevel: // 4.12.2.10
		return m.InfoOf(r).Num[numLevel] <= playerLevel(m, c.Player)+1
	}
	panic("weiss: no meaning for filter " + m.Book.Prog.Vocabulary.Name(e.Kind))
}

// object gives what a reference means that needs this book.
func object(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, out []kernel.Ref) []kernel.Ref {
	add := func(r kernel.Ref) {
		if r.Card != 0 {
			out = append(out, r)
		}
	}
	kind := e.Kind
	if kind == ability.That {
		switch e.Num {
		case ability.ThatOpponent:
			kind = ability.BattleOpponent
		case ability.ThatFacing:
			kind = lexicon.Facing
		}
	}
	switch kind {
	case ability.ThisInBattle:
		if inBattle(m, c.Source) {
			add(c.Source)
		}
	case lexicon.ThisAttacking:
		if a, there := attacker(m); there && a == c.Source {
			add(a)
		}
	case ability.BattleOpponent:
		r := battled(m, c.Source)
		if r.Card == 0 && c.Run != nil {
			r = battled(m, c.Run.Left) // it triggered by leaving
		}
		add(r)
	case lexicon.Facing:
		if z := facingSlot(m, sourceSlot(m, c)); z != kernel.NoZone {
			add(m.RefOf(m.TopCard(z)))
		}
	case lexicon.Markers:
		if pile := markersOf(m, sourceZone(m, c.Source)); pile != kernel.NoZone {
			for x := m.BottomCard(pile); x != 0; x = m.S.Cards[x].Above {
				add(m.RefOf(x))
			}
		}
	}
	return out
}

// battled is whom an object battles, or battled when it left (8.11.2).
func battled(m *kernel.Machine, r kernel.Ref) kernel.Ref {
	if d := rival(m, r); d.Card != 0 {
		return d
	}
	if l := m.LastOf(r); l != nil {
		return l.With
	}
	return kernel.Ref{}
}

// valid: an ability that its label restricts is in force (8.3.1, 8.3.3; what is
// not in force has no effect and asks for no choice, 8.3.2; 10.3.2: assist
// only in the back row; 10.1.1: alarm only on top of the clock).
func valid(m *kernel.Machine, r kernel.Ref, l *ability.Line) bool {
	if l.HasLabel(lexicon.KwAssist) {
		z := m.ZoneAt(r)
		return isSlot(m, z) && !isFront(m, z)
	}
	if l.HasLabel(lexicon.KwAlarm) {
		z := m.ZoneAt(r)
		return z != kernel.NoZone && m.KindOf(z) == zClock && m.TopCard(z) == r.Card
	}
	if l.Keyword == lexicon.KwEncore && (m.Forbidden(m.MasterOf(r), lexicon.BanEncore) || m.InfoOf(r).Banned(lexicon.BanEncore)) {
		return false
	}
	return true
}

// Points of time at which effects end.
const (
	endOfTurn uint8 = iota
	endOfAttackTime
)

// expired: which durations are over at a point of time (6.8.1.4).
func expired(m *kernel.Machine, when uint8, until uint16, turn uint16, master int8, _ kernel.Ref) bool {
	switch ability.Kind(until) {
	case ability.ThisTurn:
		return when == endOfTurn
	case ability.ThisAttack, ability.ThisBattle:
		return true
	case ability.NextOppTurnEnd:
		return when == endOfTurn && m.S.Active != master && m.S.Turn > turn
	case ability.NextYourTurnEnd:
		return when == endOfTurn && m.S.Active == master && m.S.Turn > turn
	}
	return false
}

// placedBy reports whether the effect of a card is the one that a trigger names.
func placedBy(m *kernel.Machine, e *ability.Expr, by kernel.Ref) bool {
	info := m.InfoOf(by)
	if e.Num == 3 {
		return info.Kind == kindCharacter && saysThis(m, 2)
	}
	return info.HasName(e.Str) && saysThis(m, e.Num)
}

// saysThis reports whether the effect that is carried out is that of an ability of
// a kind: of any, of an 【自】, of an 【起】.
func saysThis(m *kernel.Machine, kind int32) bool {
	switch r := m.Running(); kind {
	case 1:
		return r != nil && m.Book.Prog.Lines[r.Line].Kind == ability.Auto
	case 2:
		return r != nil && m.Book.Prog.Lines[r.Line].Kind == ability.Act
	}
	return true
}
