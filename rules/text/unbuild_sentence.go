package text

import . "gorin/rules/ability" //nolint:revive // most lines name kinds

// sentence lays a sentence out as pieces in the order of the text.
func (s *speaker) sentence(n Node) Node {
	s.subj, s.look, s.dur, s.flowing = None, None, Nothing, false
	s.left = Nothing
	if s.held {
		s.left = N(Chosen)
	}
	var ps []Node
	order := []int{atLink, atWindow, atTrigger, atCond, atPer}
	if s.lang == Japanese && fromClock(n.Kids[atCond]) {
		order = []int{atLink, atWindow, atCond, atTrigger, atPer}
	}
	for _, i := range order {
		k := n.Kids[i]
		if k.Kind == None {
			continue
		}
		k = s.plain(k)
		if i == atCond && aboutCard(n.Kids[i]) {
			s.left, s.from = N(TheCard), Deck
			if s.lang == Japanese && len(n.Kids) > 5 && actsOnCard(n.Kids[5]) {
				k = N(kBareIf, k)
			}
		}
		ps = append(ps, k)
	}
	if len(n.Kids) > 5 && n.Kids[5].Num&InsteadFlag != 0 {
		ps = append(ps, N(kInstead))
	}
	ps = append(ps, s.groups(n.Kids[5:])...)
	return N(kSentence, s.finish(ps)...)
}

// fromClock reports whether a condition begins with the card's place on the
// clock, as alarms do (10.1): it is said before the trigger.
func fromClock(c Node) bool {
	return c.Kind == TopOfClock || c.Kind == CondAnd && c.Kids[0].Kind == TopOfClock
}

// actsOnCard reports whether a group begins with an act on そのカード that will
// be left out: then no comma stands before it.
func actsOnCard(g Node) bool {
	if g.Num != 0 || len(g.Kids) < 2 {
		return false
	}
	switch a := g.Kids[1]; a.Kind {
	case Move, SetState:
		return a.Kids[0].Kind == TheCard
	}
	return false
}

// groups says the groups of a sentence.
func (s *speaker) groups(gs []Node) []Node {
	var ps []Node
	for gi, g := range gs {
		owner := g.Kids[0].Kind
		may := g.Num&MayFlag != 0
		if may && gi < len(gs)-1 {
			s.fail(g)
		}
		for i, a := range g.Kids[1:] {
			switch {
			case may && i == 0 && s.lang == English:
				ps = append(ps, N(kMaySubj, N(owner)))
				s.subj = owner
			case (may && i == 0) || (s.subj != owner && (s.needs(a) || s.subj != None || owner != You)):
				ps = append(ps, s.ahead(a)...)
				ps = append(ps, N(owner))
				s.subj = owner
			}
			if a.Kind == Delayed {
				if i < len(g.Kids)-2 || gi < len(gs)-1 || owner != You || may {
					s.fail(a)
				}
				if a.Kids[1].Kind != None {
					ps = append(ps, a.Kids[1])
				}
				t := s.plain(a.Kids[0])
				if s.lang == Japanese && t.Equal(Num(OnPhaseEnd, int(PhTurn), Nothing)) {
					t = N(kThatTurnEnd)
				}
				ps = append(ps, t)
				s.dur, s.flowing = Nothing, false
				return append(ps, s.groups(a.Kids[2:])...)
			}
			for _, p := range s.act(a) {
				if s.lang == English && isAct(p) {
					p = Num(kPiece, s.third(p, owner, may), p)
				}
				ps = append(ps, p)
			}
		}
		if may && s.lang == Japanese && len(ps) > 0 {
			ps[len(ps)-1] = N(kMay, ps[len(ps)-1])
		}
	}
	return ps
}

// ahead says the duration of an act before its subject.
func (s *speaker) ahead(a Node) []Node {
	if s.lang == English {
		return nil
	}
	switch a.Kind {
	case Forbid, HandLimit:
		return s.during(a.Kids[1])
	}
	return nil
}

// third is 1 when the act is said of somebody else than "you".
func (s *speaker) third(a Node, owner Kind, may bool) int {
	if owner == You || may || a.Kind == Modify || a.Kind == Forbid || a.Kind == PlayFor {
		return 0
	}
	return 1
}

func isAct(p Node) bool {
	return sortOf(p.Kind) == SAct || p.Kind == kMod || p.Kind == kGains || p.Kind == kBanned
}

// needs reports whether an act is said with its subject even at the start of a
// sentence.
func (s *speaker) needs(a Node) bool {
	switch a.Kind {
	case Forbid, WinGame, LoseGame, CheckTwice:
		return true
	}
	if s.lang == English {
		return a.Kind == PlayFor
	}
	switch a.Kind {
	case PayCost, Choose, ChooseEach, Draw, Shuffle, LookDeck, LookTop, RevealTop, FlipTop, PreventDamage:
		return true
	case Move:
		switch o := a.Kids[0]; o.Kind {
		case Top, Bottom:
			return true
		case All:
			return o.Kids[0].Kind == Cards && o.Kids[0].Kids[1].Kind != None
		}
	}
	return false
}

// finish gives the last act its form, and the others theirs.
func (s *speaker) finish(ps []Node) []Node {
	if len(ps) == 0 {
		return ps
	}
	last := len(ps) - 1
	if s.lang == English {
		if ps[last].Kind != kPiece {
			s.fail(ps[last])
			return ps
		}
		ps[last].Kind = kFinal
		joined := false
		for _, p := range ps[:last] {
			joined = joined || p.Kind == kPiece
		}
		switch before := ps[max(last-1, 0)]; {
		case !joined:
		case sortOf(before.Kind) == SOwner || before.Kind == kMaySubj:
			ps[last-1] = N(kAnd, before)
		default:
			ps[last].Num |= 2
		}
		return ps
	}
	// 次の能力を与える。『…』 stands at the end only
	first := last
	for first >= 0 && ps[first].Kind == kMod && ps[first].Kids[1].Kind == GiveAbility && ps[first].Num == ps[last].Num {
		first--
	}
	if first < last {
		lines := []Node{left()}
		for _, p := range ps[first+1:] {
			lines = append(lines, p.Kids[1].Kids[0])
		}
		ps = append(ps[:first+1], Num(kGains, ps[last].Num, lines...))
	}
	return ps
}

// act says one act: one piece, or for modifiers several.
func (s *speaker) act(n Node) []Node {
	defer func() { s.flowing = n.Kind == Modify }()
	switch n.Kind {
	case Modify:
		return s.modify(n)
	case Forbid:
		if s.lang == English {
			return []Node{Num(Forbid, n.Num, left(), n.Kids[1])}
		}
		return append(s.during(n.Kids[1]), Num(kBanned, n.Num))
	case WinGame, LoseGame, CheckTwice:
		return []Node{N(n.Kind, left())}
	case HandLimit:
		if s.lang == Japanese {
			return append(s.during(n.Kids[1]), Num(HandLimit, n.Num, s.plain(n.Kids[0]), Nothing))
		}
	case Choose:
		return []Node{s.choose(n)}
	case ChooseEach:
		out := s.plain(n)
		s.left, s.held, s.many, s.from = N(Chosen), true, true, None
		return []Node{out}
	case Move, MoveSlot:
		return []Node{s.move(n)}
	case SetState, Reveal:
		obj := s.object(n.Kids[0])
		s.touch(n.Kids[0])
		return []Node{Num(n.Kind, n.Num, obj)}
	case Shuffle:
		if s.lang == Japanese && n.Kids[0].Kind == s.deck && n.Kids[1].Kind == Deck {
			return []Node{N(Shuffle, N(kThatDeck), N(Deck))}
		}
	case Swap:
		if n.Kids[0].Kind == Chosen && n.Kids[1].Kind == Chosen {
			return []Node{N(Swap, left(), left())}
		}
		if s.lang == Japanese && n.Kids[0].Kind == Chosen {
			return []Node{N(Swap, Num(kLeft, 2), s.plain(n.Kids[1]))}
		}
	}
	out := s.plain(n)
	switch n.Kind {
	case LookDeck:
		s.look, s.seen, s.deck = LookDeck, n.Kids[0].Kind, n.Kids[0].Kind
		s.left = Nothing
	case LookTop, RevealTop, FlipTop:
		s.deck, s.from = n.Kids[1].Kind, Deck
		s.left = seenCards(n.Kids[0])
		if n.Kind == LookTop {
			s.look, s.seen = LookTop, s.deck
		}
	}
	return []Node{out}
}

// during says a duration unless it is in force already.
func (s *speaker) during(d Node) []Node {
	if d.Kind == s.dur.Kind {
		return nil
	}
	s.dur = d
	if d.Kind == None {
		s.fail(d)
		return nil
	}
	return []Node{d}
}

func (s *speaker) choose(n Node) Node {
	set := n.Kids[1]
	first := set
	if set.Kind == Union {
		first = set.Kids[0]
	}
	owner, zone := first.Kids[0].Kind, first.Kids[1].Kind
	s.from = zone
	if s.lang == Japanese && s.look != None {
		set = eachSet(set, func(k Node) Node {
			o, z := k.Kids[0].Kind, k.Kids[1].Kind
			if (s.look == LookDeck && o == s.seen && z == Deck) || (s.look == LookTop && o == None && z == AmongThose) {
				return withPlace(k, Nothing, Nothing)
			}
			return k
		})
	}
	set = s.plain(set)
	if owner != None {
		s.deck = owner
	}
	s.left, s.held, s.many = N(Chosen), true, plural(n.Kids[0])
	return Num(Choose, n.Num, n.Kids[0], set)
}

// move says a move; a card from the deck is added to the hand, others return.
func (s *speaker) move(n Node) Node {
	obj, dest := s.object(n.Kids[0]), s.plain(n.Kids[1])
	if dest.Kind == ToHand {
		switch k := n.Kids[0]; {
		case (k.Kind == Chosen || k.Kind == TheCard || k.Kind == TheCards) && (s.from == Deck || s.from == AmongThose):
			dest.Num = 1
		case (k.Kind == Top || k.Kind == Bottom) && k.Kids[2].Kind == Deck:
			dest.Num = 1
		}
	}
	s.touch(n.Kids[0])
	return Num(n.Kind, n.Num, obj, dest)
}

func (s *speaker) touch(obj Node) {
	b := builder{left: s.left, deck: s.deck}
	b.touch(obj)
	s.left, s.deck = b.left, b.deck
}

// modify says a modifier. In Japanese each change is one piece: numbers with
// の, abilities and bans with は, everything with に for a set.
func (s *speaker) modify(n Node) []Node {
	obj, mods := n.Kids[0], n.Kids[2:]
	if s.lang == English {
		out := Num(Modify, 0, s.object(obj), n.Kids[1])
		for _, m := range mods {
			m = s.plain(m)
			if v := len(out.Kids) - 1; isStat(m) {
				if v > 1 && out.Kids[v].Kind == kStats {
					out.Kids[v].Kids = append(out.Kids[v].Kids, m)
					continue
				}
				m = N(kStats, m)
			}
			out.Kids = append(out.Kids, m)
		}
		return []Node{out}
	}
	var ps []Node
	mode := 0 // how the object was last said: の, は, に
	switch obj.Kind {
	case All, Both, Markers:
		if len(mods) > 0 && mods[0].Kind == Ban {
			ps = append(s.during(n.Kids[1]), N(kTopic, s.plain(obj)))
			break
		}
		ps = append(ps, N(kTarget, s.plain(obj)))
		ps = append(ps, s.during(n.Kids[1])...)
		mode = 'に'
	case Chosen:
		ps = s.during(n.Kids[1])
		mode = 'に'
		if s.left.Kind != Chosen || s.flowing {
			mode, obj = 'の', Num(kLeft, 2)
		}
	default:
		ps = s.during(n.Kids[1])
		mode = 'の'
	}
	said := mode == 'に' || len(ps) > 0 && ps[len(ps)-1].Kind == kTopic
	topic := len(ps) > 0 && ps[len(ps)-1].Kind == kTopic
	for _, m := range mods {
		m = s.plain(m)
		switch {
		case isStat(m) || m.Kind == SetPower || m.Kind == SetLevel || m.Kind == AlsoNamed:
			o := left()
			if !said {
				o, said = s.plain(obj), true
			}
			ps = append(ps, N(kMod, o, m))
		default:
			if mode == 'の' && !topic {
				ps = append(ps, N(kTopic, s.plain(obj)))
				said, topic = true, true
			}
			p := N(kMod, left(), m)
			if mode == 'の' && m.Kind != Ban {
				p.Num = 1
			}
			ps = append(ps, p)
		}
	}
	return ps
}

func isStat(m Node) bool {
	switch m.Kind {
	case AddPower, AddSoul, AddLevel, AddCost:
		return true
	}
	return false
}
