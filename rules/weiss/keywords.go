package weiss

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// Chapter 10. Union is written out in its text: paying with A (10.15.1.1,
// 10.15.1.1.2.1) and what becomes of B and the markers (10.15.1.1.1,
// 10.15.1.1.2) are acts like any other. Encore, bond, backup, shift, separation and great performance
// are lowered to ordinary abilities (rules/ability/lower.go); assist and alarm
// restrict where an ability is in force (valid). What is left is to say when a
// keyword has been "used".

// paid: keywords that are used when their cost has been paid: backup (10.5.3),
// accelerate (10.12.3), resonance (10.13.3.1), force (10.14.3).
func paid(m *kernel.Machine, r *kernel.Run) {
	l := &m.Book.Prog.Lines[r.Line]
	if l.PaidX && m.Running() == nil {
		m.Top().Regs[regPaidX] = r.X
	}
	for _, k := range [...]ability.Keyword{lexicon.KwBackup, lexicon.KwAccelerate, lexicon.KwResonance, lexicon.KwForce} {
		if l.HasLabel(k) && (k != lexicon.KwResonance || showsAsCost(m, l)) {
			used(m, r, k)
		}
	}
}

// What an effect has done, in Run.Marks.
const (
	didPlace  uint8 = 1 << iota // put a character onto the stage from elsewhere
	didDrop                     // put flipped cards into the waiting room
	didShift                    // exchanged a card of the clock for another
	didReveal                   // showed cards of the hand
	dropped                     // times the kinds of cards that it dropped
	cancelled uint8 = 1 << 7    // its last damage was cancelled
)

// usedBy tells by what their effect has done that keywords have been used:
// encore (10.2.4), concentrate (10.7.4), change (10.8.5), shift (10.11.4),
// resonance (10.13.3.2), union (10.15.3).
var usedBy = []struct {
	keyword ability.Keyword
	done    uint8
}{
	{lexicon.KwEncore, didPlace}, {lexicon.KwConcentrate, didDrop}, {lexicon.KwChange, didPlace}, {lexicon.KwShift, didShift},
	{lexicon.KwResonance, didReveal}, {lexicon.KwUnion, didPlace},
}

// markRun notes what an event of the ability under way means for keywords.
func markRun(m *kernel.Machine, e *kernel.Event) {
	r := m.Running()
	if r == nil || r.Cost || e.Source != r.Source {
		return
	}
	switch {
	case e.Kind == kernel.EvShow:
		if r.Act > 0 && r.Act == firstReveal(m, r.Line) {
			r.Marks |= didReveal
		}
	case isSlot(m, e.To) && !isSlot(m, e.From):
		r.Marks |= didPlace
	case m.KindOf(e.From) == zResolution && m.KindOf(e.To) == zWaiting:
		r.Marks |= didDrop
		r.Marks |= dropped * m.InfoOf(e.New).Kind
	case m.KindOf(e.From) == zClock && e.Flags&kernel.MoveSwap != 0:
		r.Marks |= didShift
	}
}

// showsAsCost reports whether showing cards is a part of a line's cost
// (10.13.3.1).
func showsAsCost(m *kernel.Machine, l *ability.Line) bool {
	p := m.Book.Prog
	cost := &p.Exprs[l.Cost]
	for i := range int32(cost.N) {
		act := cost.First + i
		switch item := &p.Exprs[act]; item.Kind {
		case ability.CostAct:
			act = item.First
		case ability.CostOfHand:
			act = item.First + 2
		}
		if p.Exprs[act].Kind == ability.Reveal {
			return true
		}
	}
	return false
}

// firstReveal is the first act of a line that may be done and shows cards: it
// is by that one that resonance is used (10.13.3.2).
func firstReveal(m *kernel.Machine, line uint16) int32 {
	p := m.Book.Prog
	offered := int32(0) // where what the last "you may" offers ends
	for pc := p.Lines[line].Body; p.Code[pc].Op != ability.OpEnd; pc++ {
		switch in := p.Code[pc]; {
		case in.Op == ability.OpMay:
			offered = in.To
		case in.Op == ability.OpAct && pc < offered && p.Exprs[in.Arg].Kind == ability.Reveal:
			return in.Arg
		}
	}
	return 0
}

// resolved: keywords that are used by what their effect has done. Afterwards an
// effect that goes straight to a phase takes hold (11.4.1.2).
func resolved(m *kernel.Machine, r *kernel.Run) {
	l := &m.Book.Prog.Lines[r.Line]
	for _, u := range usedBy {
		if !l.HasLabel(u.keyword) || r.Marks&u.done == 0 {
			continue
		}
		if u.keyword == lexicon.KwConcentrate && l.Kind == ability.Auto || u.keyword == lexicon.KwResonance && showsAsCost(m, l) {
			continue // 10.7.4: events and activated abilities; 10.13.3.1: by its cost
		}
		used(m, r, u.keyword)
	}
	if m.S.Vars[vGoTo] != 0 && len(m.S.Runs) == 0 {
		goToPhase(m)
	}
}

func used(m *kernel.Machine, r *kernel.Run, k ability.Keyword) {
	m.Announce(kernel.Event{Kind: evKeyword, Player: r.Player, N: int32(k), Lies: r.Marks, Card: r.Source, From: kernel.NoZone, To: kernel.NoZone})
}

// goToPhase (11.4.1) drops everything up to the turn and goes on with the phase
// or step named (11.4.1.2); effects that end in between end (11.4.1.1). What
// waits is dealt with in the first check timing there (11.4.1.3).
func goToPhase(m *kernel.Machine) {
	to := ability.Phase(m.S.Vars[vGoTo] - 1)
	m.S.Vars[vGoTo] = 0
	if ability.Phase(m.S.Phase) == to || ability.Phase(m.S.Step) == to {
		return // it is that phase or step already
	}
	depth, row, ok := placeOf(m, to)
	if !ok {
		return
	}
	if m.S.Vars[vAttackKind] != noAttack && (depth == turnDepth || row == 0) {
		clearAttack(m)
		m.ExpireAt(endOfAttackTime)
	}
	for _, f := range m.S.Frames[depth:] {
		if f.Proc == procPlayCard {
			putEventAway(m, kernel.CardID(f.Regs[0]))
		}
	}
	m.Unwind(depth)
	m.Goto(row)
}

// turnDepth is how many frames the match and the turn are.
const turnDepth = 2

// placeOf is where a phase or step begins: how many frames stand above it, and
// its row in the one that it belongs to. Steps of an attack exist in the attack
// phase only.
func placeOf(m *kernel.Machine, to ability.Phase) (depth, row int, ok bool) {
	for i, st := range attackOrder {
		if st == to {
			in := len(m.S.Frames) > turnDepth && m.S.Frames[turnDepth].Proc == procAttackPhase
			return turnDepth + 1, attackRow[i], in
		}
	}
	row, ok = turnRow[to]
	return turnDepth, row, ok
}

// act carries out acts of texts that need this book.
func act(m *kernel.Machine, expr int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	r := m.Running()
	c := m.CtxOf(r)
	switch e.Kind {
	case ability.Damage: // 4.10.1; the source is the card itself (4.11.1.2, 4.11.1.2.1)
		n := m.Value(c, e.First+1)
		r.Marks &^= cancelled
		var hit [kernel.MaxPlayers]int8
		players := 0
		m.EachPlayer(c, e.First, func(q int8) { hit[players] = q; players++ })
		for _, q := range slices.Backward(hit[:players]) { // the last one called is carried out first (1.3.4)
			dealDamage(m, q, n, r.Source)
		}
	case lexicon.DoTrigger: // 4.12.1
		r.DidN++ // before the run of the icon moves the runs
		doIcon(m, ability.Icon(e.Num), r.Source, r.Player)
	case lexicon.AttackerSoul: // 4.12.2.2
		if a, there := attacker(m); there {
			addSoul(m, a, 1)
			r.DidN++
		}
	case lexicon.NextDamage: // 4.12.2.7
		if a, there := attacker(m); there {
			m.S.Delayed = append(m.S.Delayed, kernel.Delayed{Line: rulesOf(m).shotLine, Source: r.Source, Player: r.Player,
				Until: uint16(ability.ThisTurn), Turn: m.S.Turn, Those: kernel.Few{a}, Once: true})
		}
	case lexicon.AttackInstead: // 8.10.2.4, 10.6.2
		attackInstead(m, c, e)
	case lexicon.CheckTwice: // in the trigger step of the attack under way
		m.EachPlayer(c, e.First, func(q int8) {
			m.S.Effects = append(m.S.Effects, kernel.Effect{Mods: expr, Player: q, Master: r.Player, Source: r.Source, Line: r.Line,
				Stamp: r.Stamp, Until: uint16(ability.ThisAttack), Turn: m.S.Turn})
		})
		m.Touch(kernel.LookEffects)
		r.DidN++
	case ability.TurnFace: // 3.9.2.2
		m.EachObject(c, e.First, func(x kernel.Ref) {
			m.Emit(kernel.Event{Kind: evFace, Player: m.S.Cards[x.Card].Master, Card: x, N: e.Num, Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
		})
	case ability.GoToPhase:
		m.S.Vars[vGoTo] = e.Num + 1
		r.DidN++
	case lexicon.DoReplay:
		doReplay(m, e)
	case lexicon.StandSwap: // 10.14.1
		standSwap(m, r)
	case lexicon.Separate:
		separate(m, e)
	default:
		return false
	}
	return true
}

// attackInstead turns the attack that is being replaced into a front attack on
// the character named.
func attackInstead(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	if r.Event == 0 {
		return
	}
	m.FirstObject(c, e.First, func(d kernel.Ref) {
		if m.InfoOf(r.Cause.Card).Banned(lexicon.BanFrontAttack) {
			return // 1.3.3
		}
		ev := r.Cause
		ev.N, ev.New = frontAttack, d
		m.S.Held[r.Event-1] = ev
		r.DidN++
	})
	if r.DidN == 0 {
		m.S.Held[r.Event-1] = r.Cause // nothing to attack instead: as it was
	}
}

// standSwap: the chosen ones are stood, and exchanged if there are two (10.14.1).
func standSwap(m *kernel.Machine, r *kernel.Run) {
	chosen := m.ListOf(r.Chosen)
	for _, c := range chosen {
		if m.Alive(c) {
			m.Lie(c.Card, kernel.Stand)
		}
	}
	if len(chosen) == 2 && m.Alive(chosen[0]) && m.Alive(chosen[1]) {
		m.SwapCards(chosen[0], chosen[1], r.Source)
	}
}

// doReplay carries out the replay effect of the card that says so, and nothing
// else does (11.3.2, 11.3.1.3).
func doReplay(m *kernel.Machine, e *ability.Expr) {
	r := m.Running()
	for _, line := range m.Book.Prints[m.S.Cards[r.Source.Card].Print].Lines {
		l := &m.Book.Prog.Lines[line]
		if l.Kind == lexicon.Replay && l.Word == e.Str {
			r.DidN++
			m.Resolve(kernel.Run{Line: line, Source: r.Source, Player: r.Player, Cause: r.Cause, Left: r.Left})
			return
		}
	}
}
