package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// What the words of texts mean in this book, handed to the machine.

func subject(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref) bool {
	return r.Card != 0 && m.In(c, e.First, r)
}

// whose checks the player word at the beginning of a trigger, a condition or a value; none means
// anybody's.
func whose(p *ability.Program, c *kernel.Ctx, e *ability.Expr, player int8) bool {
	if e.N == 0 {
		return true
	}
	switch p.Exprs[e.First].Kind {
	case ability.You:
		return player == c.Player
	case ability.Opp:
		return player != c.Player
	}
	return true
}

func onField(m *kernel.Machine, z kernel.Zone) bool {
	k := m.KindOf(z)
	return isCircle(k) || isGateZone(k)
}

// covenantWith reports whether a card that has tranced with the source is as one of the sets of its Covenant
// says (11.2.1.1).
func covenantWith(m *kernel.Machine, c *kernel.Ctx, other kernel.Ref) bool {
	return other.Card != 0 && slices.ContainsFunc(rulesOf(m).lines[c.Line].with, func(set int32) bool { return m.LooksLike(c, set, other) })
}

// saidBy reports whether a card is as one of the sets of a line says (11.5.1.1).
func saidBy(m *kernel.Machine, line uint16, source kernel.Ref, p int8, r kernel.Ref) bool {
	c := seen(m, kernel.Ctx{Source: source, Player: p, Line: line})
	return slices.ContainsFunc(rulesOf(m).lines[line].with, func(set int32) bool { return m.LooksLike(c, set, r) })
}

// memory is what this book works with again and again.
type memory struct {
	ctx    kernel.Ctx // one at a time
	added  []addedName
	orders []order         // which circles members have to attack, or may not, by effects in force
	held   []order         // those that are being looked at, for looking may work them out anew
	told   []kernel.Ref    // cards that tell where others are
	zones  []kernel.Zone   // one list at a time
	moved  []kernel.CardID // what a step has moved, for a card lies over several circles
}

// addedName is a name that an effect adds to a card.
type addedName struct {
	card kernel.Ref
	name uint16
}

// order is an effect on what a member may attack.
type order struct {
	card kernel.CardID
	mod  ability.Expr
	ctx  kernel.Ctx
}

func memoryOf(m *kernel.Machine) *memory {
	mem, ok := m.Memory.(*memory)
	if !ok {
		mem = &memory{}
		m.Memory = mem
	}
	return mem
}

// seen is a context that is used again and again.
func seen(m *kernel.Machine, c kernel.Ctx) *kernel.Ctx {
	mem := memoryOf(m)
	mem.ctx = c
	return &mem.ctx
}

// eachOrder calls f for the effects of a kind on what a member may attack.
func eachOrder(m *kernel.Machine, a kernel.CardID, kind ability.Kind, f func(c *kernel.Ctx, mod *ability.Expr)) {
	m.CardInfo(a) // which works out what is in force
	mem := memoryOf(m)
	for i := 0; i < len(mem.orders); i++ {
		if o := &mem.orders[i]; o.card == a && o.mod.Kind == kind {
			mem.held = append(mem.held, *o)
			now := &mem.held[len(mem.held)-1]
			f(&now.ctx, &now.mod)
			mem.held = mem.held[:len(mem.held)-1]
		}
	}
}

// anyOf reports whether a condition holds of a card that an object word means; not turns it round.
func anyOf(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ok func(r kernel.Ref) bool) bool {
	return m.AnyObject(c, e.First, ok) != (e.Num == 1)
}

// compared reports whether a number is as a condition says of it.
func compared(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, n int) bool {
	return kernel.Compare(ability.Compare(e.Num), int32(n), m.Value(c, e.First+1))
}

// cond judges conditions that need this book.
func cond(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := m.Book.Prog
	switch e.Kind {
	case lexicon.TRankIs: // 5.35.1.1
		return compared(m, c, e, int(m.S.Seats[m.PlayerOfWord(c, p.Exprs[e.First].Kind)][sTRank]))
	case lexicon.RefreshIs:
		return compared(m, c, e, int(m.S.Seats[m.PlayerOfWord(c, p.Exprs[e.First].Kind)][sPoints]))
	case lexicon.DidThisTurn, lexicon.DidNotThisTurn:
		did := m.S.Seats[m.PlayerOfWord(c, p.Exprs[e.First].Kind)][sDone]>>e.Num&1 != 0
		return did == (e.Kind == lexicon.DidThisTurn)
	case lexicon.FaceIs:
		return m.AnyObject(c, e.First, func(r kernel.Ref) bool { return m.Alive(r) && m.S.Cards[r.Card].FaceDown == (e.Num == 1) })
	case lexicon.WithSoulIs:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return soulsOf(m, r) > 0 })
	case lexicon.IsSetOn:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return isSet(m, r.Card) || wasSet(m, c, r) })
	case lexicon.IsAttacking:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return isAttacking(m, r) })
	case lexicon.IsDefending:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return isDefending(m, r) })
	case lexicon.IsBattling:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return isAttacking(m, r) || isDefending(m, r) })
	case lexicon.IsBroken:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return m.Alive(r) && !m.S.Cards[r.Card].FaceDown })
	case lexicon.EmptyCircles:
		n := 0
		for q := range m.S.Players {
			if whose(p, c, e, q) {
				circles(m, q, func(z kernel.Zone) {
					if memberIn(m, z) == 0 {
						n++
					}
				})
			}
		}
		return compared(m, c, e, n)
	case lexicon.AttackIsOn:
		z, attacked := attackedCircle(m)
		return attacked && zoneMeant(m, c, &p.Exprs[e.First], z) != (e.Num == 1)
	case lexicon.AttackIsNth: // 8.1.3
		return m.S.Vars[vBattle] != battleNone && m.S.Vars[vAttacks] == e.Num
	case lexicon.DidTransmute: // 5.33.3
		return hasFact(m, factTool) != (e.Num == 1)
	case lexicon.WasMade:
		return m.AnyObject(c, e.First, func(r kernel.Ref) bool { return m.Alive(r) && isMade(m, r.Card) })
	case lexicon.LawNow:
		return lawNow(m) == lexicon.Law(e.Num)
	case lexicon.WasTranced:
		return m.AnyObject(c, e.First, func(r kernel.Ref) bool { return m.Alive(r) && m.S.Cards[r.Card].Marks&markTranced != 0 })
	case lexicon.FirstTurn:
		return firstTurn(m)
	case ability.DuringPhase:
		return (ability.Phase(e.Num) == ability.Phase(m.S.Phase) || ability.Phase(e.Num) == ability.Phase(m.S.Step)) && whose(p, c, e, m.S.Active)
	case lexicon.WhileAttacking:
		return isAttacking(m, c.Source)
	case lexicon.WhileDefending:
		return isDefending(m, c.Source)
	case lexicon.WhileBattling:
		return isAttacking(m, c.Source) || isDefending(m, c.Source)
	case lexicon.TurnSortied:
		return m.Alive(c.Source) && m.S.Cards[c.Source.Card].Turn == m.S.Turn
	}
	return false
}

// wasSet reports whether a card was set when it was last where it was: an explosion skill resolves though its
// card has been dropped (11.9.1).
func wasSet(m *kernel.Machine, c *kernel.Ctx, r kernel.Ref) bool { return hostThen(m, c, r).Card != 0 }

// hostThen is what a card was set on when it was last where its ability has triggered (9.11.1).
func hostThen(m *kernel.Machine, c *kernel.Ctx, r kernel.Ref) kernel.Ref {
	if c.Run != nil && c.Run.Left.Card == r.Card && !isSet(m, r.Card) {
		if l := m.LastOf(c.Run.Left); l != nil {
			return l.With
		}
	}
	return kernel.Ref{}
}

// hostOf is what a card is set on, remembered with the card as it leaves.
func hostOf(m *kernel.Machine, r kernel.Ref) kernel.Ref {
	if isSet(m, r.Card) {
		return m.Host(r.Card)
	}
	return kernel.Ref{}
}

func isAttacking(m *kernel.Machine, r kernel.Ref) bool {
	_, there := attacker(m)
	return there && m.S.Objects[oAttacker] == r
}

func isDefending(m *kernel.Machine, r kernel.Ref) bool {
	_, there := defender(m)
	return there && m.S.Objects[oDefender] == r
}

// usable reports whether nothing keeps a card from using its autos (12.3.1). What has left is kept from
// nothing.
func usable(m *kernel.Machine, r kernel.Ref) bool {
	return !m.Alive(r) || !m.InfoOf(r).Banned(lexicon.BanAuto)
}

// valid reports whether an ability is in force beyond its zone: an EX soul with so many souls (11.6), a
// Vanguard with six whole gates of the opponent (11.3.1), an auto that may be used (12.3.1.2), an activated ability that
// may (12.3.1.1). It is asked as an auto triggers and as an activated ability is played, and not as they resolve
// (11.6.1.2.1, 11.6.1.3.1).
func valid(m *kernel.Machine, r kernel.Ref, l *ability.Line) bool {
	if l.Level > 0 && soulsOf(m, r) < int(l.Level) {
		return false
	}
	if l.HasLabel(lexicon.KwVanguard) && wholeGates(m, m.Opponent(m.MasterOf(r))) < 6 {
		return false
	}
	switch l.Kind {
	case ability.Auto:
		return usable(m, r)
	case ability.Act:
		p, info := m.MasterOf(r), m.InfoOf(r)
		return !info.Banned(ability.BanActivate) && !m.Forbidden(p, ability.BanActivate) &&
			!(isDrive(l) && (info.Banned(lexicon.BanDrive) || m.Forbidden(p, lexicon.BanDrive)))
	}
	return true
}
