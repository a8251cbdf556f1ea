package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// cond judges conditions that need this book.
func cond(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := m.Book.Prog
	switch e.Kind {
	case lexicon.EmptySeat: // 4.5.3.2.1
		return emptySeats(m, m.PlayerOfWord(c, p.Exprs[e.First].Kind)) >= max(1, int(e.Num))
	case lexicon.AlsoMet: // 11.5.3
		return alsoMet(m, c)
	case lexicon.DidWith:
		return didWith(m, c, e)
	case lexicon.NamesAre:
		return kernel.Compare(ability.Compare(e.Num), int32(namesAmong(m, c, e.First)), m.Value(c, e.First+1))
	case lexicon.AllDiffer:
		return allDiffer(m, c, e.First)
	case lexicon.IsSoul: // 4.13.3.1
		return m.AnyObject(c, e.First, func(r kernel.Ref) bool { return m.Alive(r) && hostOf(m, r.Card) != 0 })
	case lexicon.IsTurnOf:
		return whoseTurn(m, c, p.Exprs[e.First].Kind)
	case lexicon.PlacedNow:
		return m.AnyObject(c, e.First, func(r kernel.Ref) bool { return placedNow(m, r, e) })
	case lexicon.DuringNth: // 8.2.4.2
		return m.S.Vars[vAttackKind] != noAttack && (e.Num == 0 || m.S.Vars[vAttacks] == e.Num) && attackIsOf(m, c, e.First)
	case lexicon.NthComing:
		return e.Num == 0 || attackNow(m) == e.Num
	case lexicon.WonCheck:
		return c.Run != nil && (e.Num == 1 && c.Run.Marks&checkLost != 0 || e.Num == 0 && c.Run.Marks&checkWon != 0)
	case ability.DuringPhase:
		return ability.Phase(e.Num) == ability.Phase(m.S.Phase) && whoseTurn(m, c, p.Exprs[e.First].Kind)
	}
	return false
}

// emptySeats is how many slots of members have no character (4.5.3.2).
func emptySeats(m *kernel.Machine, p int8) (n int) {
	for _, k := range members {
		if m.Count(m.Z(k, p)) == 0 {
			n++
		}
	}
	return n
}

// whoseTurn reports whether a player word means somebody whose turn it is.
func whoseTurn(m *kernel.Machine, c *kernel.Ctx, word ability.Kind) bool {
	turn := m.InTurn()
	switch word {
	case ability.You:
		return turn>>c.Player&1 != 0
	case ability.Opp, ability.OneOpp:
		return turn&m.Opponents(c.Player) != 0
	}
	return true
}

// attackIsOf reports whether the attack under way is that of whom a text names, if it names one: a
// player, or a character.
func attackIsOf(m *kernel.Machine, c *kernel.Ctx, who int32) bool {
	attacker := attackerNow(m)
	switch k := m.Book.Prog.Exprs[who].Kind; k {
	case ability.None:
		return true
	case ability.You, ability.Opp, ability.OneOpp, ability.Ally, ability.Each:
		return attacker.Card != 0 && ownedBy(m, c, k, m.MasterOf(attacker))
	}
	return m.AnyObject(c, who, func(r kernel.Ref) bool { return r == attacker })
}

// attackNow is which attack of the turn it is, or would be if one were declared now.
func attackNow(m *kernel.Machine) int32 {
	n := m.S.Vars[vAttacks]
	if m.S.Vars[vAttackKind] == noAttack {
		n++
	}
	return n
}

// eachName calls f for the names of the cards of a set.
func eachName(m *kernel.Machine, c *kernel.Ctx, set int32, f func(card int, name uint16)) {
	i := 0
	m.EachObject(c, set, func(r kernel.Ref) {
		info := m.InfoOf(r)
		for _, n := range info.Names[:info.NNames] {
			f(i, n)
		}
		i++
	})
}

// namesAmong is how many different names there are among the cards of a set.
func namesAmong(m *kernel.Machine, c *kernel.Ctx, set int32) (n int) {
	var seen [maxCompared]uint16
	eachName(m, c, set, func(_ int, name uint16) {
		for _, s := range seen[:n] {
			if s == name {
				return
			}
		}
		if n < len(seen) {
			seen[n] = name
			n++
		}
	})
	return n
}

// maxCompared is how many names are told apart at most.
const maxCompared = 64

// allDiffer reports whether no two cards of a set have a name in common.
func allDiffer(m *kernel.Machine, c *kernel.Ctx, set int32) bool {
	var seen [maxCompared]uint16
	var of [maxCompared]int
	n, differ := 0, true
	eachName(m, c, set, func(card int, name uint16) {
		for i, s := range seen[:n] {
			if s == name && of[i] != card {
				differ = false
			}
		}
		if n < len(seen) {
			seen[n], of[n] = name, card
			n++
		}
	})
	return differ
}

// didWith reports whether the effect under way has done something to a card of a set.
func didWith(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	r := c.Run
	if r == nil {
		return false
	}
	fits := func(x kernel.Ref) bool {
		return x.Card != 0 && isOne(m, c, e.First, x) && liesWhere(m, x, m.Book.Prog.Exprs[e.First+1].Kind)
	}
	list := r.Moved
	switch lexicon.Deed(e.Num) {
	case lexicon.DidChoose, lexicon.DidSwap:
		list = r.Chosen
	case lexicon.DidShow:
		if list = r.Shown; list.N == 0 {
			list = r.Looked
		}
	case lexicon.DidBacked: // 8.2.4.2
		return fits(supporterOf(m, r))
	case lexicon.DidBack:
		return fits(supportedOf(m, r))
	}
	for _, x := range m.ListOf(list) {
		if fits(x) {
			return true
		}
	}
	return false
}

// liesWhere reports whether an object lies where a destination says, if there is one.
func liesWhere(m *kernel.Machine, x kernel.Ref, dest ability.Kind) bool {
	if dest == ability.None {
		return true
	}
	at := m.S.Cards[x.Card].Zone
	if dest == lexicon.ToMembers || dest == lexicon.ToEmptySeat {
		return isMember(m, at)
	}
	return destTable[dest] == m.KindOf(at)+1
}

// supporterOf and supportedOf are who supports whom: in what has triggered an ability, else in the
// attack under way. An effect speaks of who has supported it, which is known as it last was if it has
// left since (9.12.1).
func supporterOf(m *kernel.Machine, r *kernel.Run) kernel.Ref {
	switch {
	case r == nil:
		return supporterNow(m)
	case r.Cause.Kind == evSupport:
		return r.Cause.Card
	case m.S.Vars[vAttackKind] != noAttack:
		return m.S.Objects[oSupporter]
	}
	return kernel.Ref{}
}

func supportedOf(m *kernel.Machine, r *kernel.Run) kernel.Ref {
	if r != nil && r.Cause.Kind == evSupport {
		return r.Cause.New
	}
	return attackerNow(m)
}

// filter judges filters that need this book.
func filter(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref, _ *kernel.Info) bool {
	switch e.Kind {
	case lexicon.WithSoul: // 4.13.3.1
		return m.Alive(r) && hasSoul(m, r.Card)
	case lexicon.SoulUnder:
		host := kernel.CardID(0)
		if m.Alive(r) {
			host = hostOf(m, r.Card)
		}
		return host != 0 && m.AnyObject(c, e.First, func(x kernel.Ref) bool { return x == m.RefOf(host) })
	case lexicon.PartnerCard: // 4.6.3, 4.6.4
		return isPartner(m, r.Card) != (e.Num == 1)
	}
	return false
}

// hasSoul reports whether a card has souls.
func hasSoul(m *kernel.Machine, card kernel.CardID) bool {
	z := under(m, m.S.Cards[card].Zone)
	if z == kernel.NoZone {
		return false
	}
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		if hostOf(m, c) == card {
			return true
		}
	}
	return false
}

// object gives the objects that only this book knows.
func object(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, out []kernel.Ref) []kernel.Ref {
	add := func(r kernel.Ref) {
		if r.Card != 0 {
			out = append(out, r)
		}
	}
	switch e.Kind {
	case lexicon.BlockedOne: // 8.3.3.2
		if c.Run != nil && c.Run.Cause.Kind == evBlock {
			add(c.Run.Cause.New)
		} else {
			add(m.S.Objects[oBlocked])
		}
	case lexicon.Supported:
		add(supportedOf(m, c.Run))
	case lexicon.Supporter:
		add(supporterOf(m, c.Run))
	case lexicon.ChosenNow:
		chosenNow(m, c, e, add)
	case lexicon.Shown:
		if c.Run != nil {
			list := c.Run.Shown
			if list.N == 0 {
				list = c.Run.Moved
			}
			out = append(out, m.ListOf(list)...)
		}
	case lexicon.Guised:
		guised(m, c, e.Str, add)
	case lexicon.TheAttack:
		if m.S.Vars[vAttackKind] != noAttack {
			add(attackerNow(m))
		}
	}
	return out
}

// chosenNow calls add for what was chosen, or for the card of the text itself: where it was, or where it
// has been put since.
func chosenNow(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, add func(kernel.Ref)) {
	now := func(r kernel.Ref) {
		if put := (kernel.Ref{Card: r.Card, Gen: r.Gen + 1}); !m.Alive(r) && m.Alive(put) {
			r = put
		}
		add(r)
	}
	if e.Num == lexicon.ItselfNow {
		now(c.Source)
		return
	}
	if c.Run == nil {
		return
	}
	for _, r := range m.ListOf(c.Run.Chosen) {
		now(r)
	}
}
