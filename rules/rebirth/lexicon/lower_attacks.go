package lexicon

import . "gorin/rules/ability" // most lines name kinds

// What texts say of attacks to come, in the words that are played: a continuous ability asks which
// attack it is, an effect waits for that attack.

// sentences is what a sentence of an ability is played as.
func sentences(line Kind, s Node) []Node {
	if s.Kind != Sentence {
		return []Node{s}
	}
	if line == Cont {
		return contSentences(s)
	}
	for i, g := range s.Kids[5:] {
		if g.Kind == Do {
			if i == 0 {
				s.Kids = append([]Node(nil), s.Kids...)
			}
			s.Kids[5+i] = laterGroup(itsSpark(g))
		}
	}
	return []Node{s}
}

// contSentences parts a sentence of a continuous ability by when its acts are in force.
func contSentences(s Node) (out []Node) {
	if s.Kids[2].Kind == WouldSupport {
		return []Node{staysUp(s)}
	}
	rest := s
	rest.Kids = append([]Node(nil), s.Kids[:5]...)
	for _, g := range s.Kids[5:] {
		if g.Kind != Do {
			rest.Kids = append(rest.Kids, g)
			continue
		}
		left := Node{Kind: Do, Num: g.Num, Kids: []Node{g.Kids[0]}}
		for _, a := range g.Kids[1:] {
			act, when := always(g.Kids[0], a)
			if when.Kind == None {
				left.Kids = append(left.Kids, act)
				continue
			}
			out = append(out, Said(s.Kids[0], s.Kids[1], Nothing, both(s.Kids[3], when), N(Do, g.Kids[0], act)))
			out[len(out)-1].Kids[4] = s.Kids[4]
		}
		if len(left.Kids) > 1 {
			rest.Kids = append(rest.Kids, left)
		}
	}
	if len(rest.Kids) > 5 {
		out = append([]Node{rest}, out...)
	}
	return out
}

func both(a, b Node) Node {
	if a.Kind == None {
		return b
	}
	return N(CondAnd, a, b)
}

// always is an act of a continuous ability without its duration, and the condition that stands for
// that, if one does.
func always(who, a Node) (act, when Node) {
	a.Kids = append([]Node(nil), a.Kids...)
	switch a.Kind {
	case Modify, Forbid:
		when = during(a.Kids[1])
		if when.Kind != None {
			a.Kids[1] = Nothing
		}
		return a, when
	case BlockWith:
		return Num(MayBlock, a.Num, N(You), Nothing, a.Kids[0], a.Kids[2]), during(a.Kids[1])
	case ComboAlso, TakesLess, PiercesLess, PlaysHere, Prefer:
		return onPlayer(who, a), Nothing
	case EnergyFrom:
		return N(EnergyAlso, N(You), Nothing, a.Kids[1]), Nothing
	case ToPartner:
		if of := a.Kids[0]; of.Kind == AttackOf || of.Kind == AttackOn {
			return partners(a)
		}
	}
	return a, Nothing
}

// onPlayer is an act as an effect on a player, who chooses or has the character.
func onPlayer(who, a Node) Node {
	kind := map[Kind]Kind{ComboAlso: AlsoCombo, TakesLess: Soften, PiercesLess: Pierce, PlaysHere: PlayHere, Prefer: PreferTo}[a.Kind]
	if kind != PreferTo {
		who = N(You)
	}
	return Node{Kind: kind, Num: a.Num, Str: a.Str, Kids: append([]Node{who, Nothing}, a.Kids...)}
}

// during is the condition that a duration of attacks stands for.
func during(d Node) Node {
	switch d.Kind {
	case NthAttack, NextAttack:
		return Num(DuringNth, d.Num, d.Kids[0])
	case EachTurn:
		return Nothing
	}
	return Nothing
}

// partnerBans is what a character bears whose attacks, or attacks on which, are partner attacks, or are none.
var partnerBans = map[Kind][2]BanKind{
	AttackOf: {BanIsPartner, BanNoPartner},
	AttackOn: {BanIsPartnerOn, BanNoPartnerOn},
}

// partners: attacks of or on characters are partner attacks, or never become any (8.2.4.4.1).
func partners(a Node) (act, when Node) {
	of, dur := a.Kids[0], a.Kids[1]
	whom := of.Kids[0]
	if whom.Kind == Opp || whom.Kind == You || whom.Kind == Each || whom.Kind == OneOpp {
		whom = N(All, N(Cards, whom, N(Entry), N(Card)))
	}
	act = N(Modify, whom, Nothing, Num(Ban, int(partnerBans[of.Kind][a.Num])))
	switch of.Num {
	case EveryAttack:
	case FirstTwoAttacks:
		when = N(CondOr, Num(NthComing, 1), Num(NthComing, 2))
	default:
		when = Num(NthComing, of.Num)
	}
	if dur.Kind == NthAttack { // 各ターン1回目のアタック中
		when = both(when, Num(NthComing, dur.Num))
	}
	return act, when
}

// staysUp: who would be rested to support an attack is not.
func staysUp(s Node) Node {
	return Said(s.Kids[0], s.Kids[1], Nothing, both(s.Kids[3], Num(NthComing, s.Kids[2].Num)),
		N(Do, N(You), N(Modify, s.Kids[2].Kids[0], Nothing, Num(Ban, int(BanStaysUp)))))
}

// laterGroup is what an effect does, of which something waits for an attack or for a card to come.
func laterGroup(g Node) Node {
	g.Kids = append([]Node(nil), g.Kids...)
	if len(g.Kids) == 2 && g.Kids[1].Kind == KeepSet && g.Num&MayFlag != 0 { // 7.6.5: one says then whether
		g.Num &^= MayFlag
		g.Kids[1] = N(KeepSet, upToSoMany(g.Kids[1].Kids[0]))
	}
	for i, a := range g.Kids[1:] {
		g.Kids[1+i] = later(g.Kids[0], a)
	}
	return g
}

// upToSoMany is any number of cards up to the one that a quantity says.
func upToSoMany(qty Node) Node {
	if qty.Kind != Exactly {
		return qty
	}
	return N(UpTo, qty.Kids...)
}

func later(who, a Node) Node {
	switch a.Kind {
	case ComboAlso, TakesLess, PiercesLess, PlaysHere, Prefer:
		return onPlayer(who, a)
	case BlockWith:
		return Num(MayBlock, a.Num, N(You), N(orThisTurn(a.Kids[1].Kind)), a.Kids[0], a.Kids[2])
	case EnergyFrom:
		return N(EnergyAlso, N(You), N(ThisTurn), a.Kids[1])
	}
	next := func(trigger Node, act Node) Node {
		return N(Delayed, N(AsSoonAs, N(NextTime, trigger)), Nothing, N(Do, who, act))
	}
	switch a.Kind {
	case Modify:
		if len(a.Kids) == 3 && a.Kids[2].Kind == SetStat {
			return setNumber(a)
		}
		if a.Kids[1].Kind == NextAttack {
			return next(N(OnAttack, attackerOf(a.Kids[1])), lasting(a, ThisAttack))
		}
		if to := a.Kids[0]; to.Kind == NextPlaced {
			set := to.Kids[2]
			set.Kids = append([]Node{to.Kids[0]}, set.Kids[1:]...)
			act := lasting(a, a.Kids[1].Kind)
			act.Kids[0] = Num(That, ThatSubject)
			return next(N(OnPlaced, set, Nothing, to.Kids[1]), act)
		}
	case Forbid:
		if a.Kids[1].Kind == NextAttack {
			return next(N(OnAttack, attackerOf(a.Kids[1])), lasting(a, ThisAttack))
		}
	case ToPartner:
		return laterPartner(who, a)
	}
	return a
}

// setNumber is 9.10.4: what is added makes the number what it is to be.
func setNumber(a Node) Node {
	s := a.Kids[2]
	add := a
	add.Kids = []Node{a.Kids[0], a.Kids[1], Num(AddStat, OfStat(Stat(s.Num), Plus), Num(XVar, 1))}
	return Num(SetNumber, s.Num, a.Kids[0], add, s.Kids[0])
}

// attackerOf is whose attack a duration means.
func attackerOf(d Node) Node {
	if d.Kids[0].Kind == None {
		return N(This)
	}
	return d.Kids[0]
}

// lasting is an act for as long as another duration.
func lasting(a Node, d Kind) Node {
	a.Kids = append([]Node(nil), a.Kids...)
	a.Kids[1] = N(d)
	return a
}

// laterPartner makes an attack to come a partner attack, or keeps it from being one: the next one of
// a character, or the one that is the first of a turn and so on.
func laterPartner(who, a Node) Node {
	of := a.Kids[0]
	trigger := N(OnAttack, of)
	switch of.Kind {
	case AttackOf:
		trigger = N(OnAttack, of.Kids[0])
	case AttackOn:
		trigger = N(OnAttacked, of.Kids[0])
	default:
		return a
	}
	act := Num(ToPartner, a.Num, N(TheAttack), Nothing)
	switch {
	case of.Num == 0:
		return N(Delayed, N(AsSoonAs, N(NextTime, trigger)), Nothing, N(Do, who, act))
	case of.Num == EveryAttack:
		return N(Delayed, N(AsSoonAs, trigger), N(orThisTurn(a.Kids[1].Kind)), N(Do, who, act))
	}
	return N(LaterIf, N(AsSoonAs, trigger), N(orThisTurn(a.Kids[1].Kind)), Num(DuringNth, of.Num, Nothing), N(Do, who, act))
}

func orThisTurn(d Kind) Kind {
	if d == None {
		return ThisTurn
	}
	return d
}
