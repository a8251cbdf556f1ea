package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// act says one act: one piece, or for modifiers several.
func (s *speaker) act(n Node) []Node {
	defer func() {
		s.flowing = n.Kind == Modify
		if len(n.Kids) > 0 && surface.SortOf(n.Kids[0].Kind) == SObject {
			s.other = n.Kids[0].Kind != Chosen
		}
		if time, lasts := s.timeOf(n); lasts {
			s.lasting = time
		}
		s.after(n, s.words.Shape(n.Kind).Moves)
		s.since = s.since || showing(n.Kind)
		if n.Kind == Modify && n.Kids[0].Kind == All {
			s.each, s.members = true, s.thatWord(n.Kids[0].Kids[0])
		}
	}()
	if s.tellsWords() && len(n.Kids) > 0 && n.Kids[0].Kind == All && n.Kind != Modify {
		s.sayPlace(n.Kids[0].Kids[0])
		n.Kids = append([]Node{N(All, s.unplaced(n.Kids[0].Kids[0]))}, n.Kids[1:]...)
	}
	switch n.Kind {
	case Move, Reveal, SetState:
	default:
		s.again = s.again && s.isOnto(n.Kind)
	}
	if say := s.kinds.of(n.Kind).doing.Say; say != nil {
		if said := say(Speaker{s}, n); said != nil {
			return said
		}
	}
	switch n.Kind {
	case Modify:
		return s.modify(n)
	case Forbid:
		if s.lang == English {
			return []Node{Num(Forbid, n.Num, left(), s.sayFor(n.Kids[1]))}
		}
		return append(s.during(n.Kids[1]), Num(surface.Banned, n.Num))
	case WinGame, LoseGame:
		return []Node{N(n.Kind, left())}
	case Aim:
		if len(n.Kids) > 3 {
			s.fail(n)
		} else if len(n.Kids) == 3 {
			a, b := s.plain(n.Kids[1]), s.plain(n.Kids[2])
			s.left, s.held, s.many, s.from = N(Chosen), true, true, None
			s.picked(Aim, n.Kids[1])
			return []Node{N(s.said(AsAimBoth, n), a, n.Kids[0], b, n.Kids[0])}
		}
		return []Node{s.choose(n)}
	case PayCost:
		if s.Quick != KwNone {
			if s.pays.Kind == None {
				s.fail(n)
			}
			pays := s.pays
			s.pays = Node{}
			return []Node{N(surface.Pay, pays)}
		}
	case Choose:
		return []Node{s.choose(n)}
	case ChooseEach:
		said := Num(n.Kind, n.Num, n.Kids[0])
		for _, set := range n.Kids[1:] {
			s.sayPlace(set)
			said.Kids = append(said.Kids, s.unplaced(set))
		}
		out := s.plain(said)
		if set, ok := oneOfEach(n.Kids[1:]); ok && s.Zoned && s.lang == Japanese && n.Num == 0 {
			out = N(surface.EachZones, n.Kids[0], s.plain(set))
		} else if set, ok := s.eachOwner(n.Kids[1:]); ok && s.Zoned && s.lang == Japanese && n.Num == 0 {
			out = N(surface.EachZones, n.Kids[0], set)
		}
		s.left, s.held, s.many, s.from = N(Chosen), true, true, zoneOfAll(n.Kids[1:])
		s.picked(n.Kind, n.Kids[1])
		return []Node{out}
	case Move, MoveSlot:
		return []Node{s.move(n)}
	case SetState, Reveal:
		if s.YouUnsaid && s.saidOtherwise(n) {
			s.fail(n)
		}
		obj := s.object(n.Kids[0])
		s.touch(n.Kids[0])
		return []Node{Num(n.Kind, n.Num, obj)}
	case Shuffle:
		if s.YouUnsaid && n.Kids[0].Kind == s.who() {
			return []Node{N(Shuffle, s.pileOf(n.Kids[0]), n.Kids[1])}
		}
		if s.lang == Japanese && n.Kids[0].Kind == s.deck && n.Kids[1].Kind == Deck {
			return []Node{N(Shuffle, N(surface.ThatDeck), N(Deck))}
		}
	case Swap:
		if s.Zoned {
			if n.Kids[0].Kind == Chosen && n.Kids[1].Kind == Chosen {
				those := Num(surface.Left, surface.LeftThem)
				if s.lang == Japanese {
					those.Num = surface.LeftThose
				}
				return []Node{Num(Swap, n.Num, those, Num(surface.Left, surface.LeftDitto))}
			}
			return []Node{Num(Swap, n.Num, s.object(n.Kids[0]), s.plain(n.Kids[1]))}
		}
		if n.Kids[0].Kind == Chosen && n.Kids[1].Kind == Chosen {
			return []Node{N(Swap, left(), left())}
		}
		if s.lang == Japanese && !s.Pronouns {
			return []Node{N(Swap, s.named(n.Kids[0]), s.named(n.Kids[1]))}
		}
	}
	if s.isOnto(n.Kind) {
		return []Node{Num(n.Kind, n.Num, s.object(n.Kids[0]))}
	}
	if s.lang == Japanese && s.isTimed(n.Kind) {
		ps := s.during(n.Kids[1])
		out := s.plain(n)
		out.Kids[1] = Nothing
		return append(ps, out)
	}
	out := s.plain(n)
	if kids := s.words.Shape(n.Kind).Kids; len(kids) > 0 && kids[0].Sort == SWho && n.Kids[0].Kind == s.who() {
		out.Kids[0] = N(surface.Self)
	}
	if s.YouUnsaid {
		switch n.Kind {
		case LookDeck:
			out.Kids[0] = s.pileOf(n.Kids[0])
		case LookTop, RevealTop, FlipTop:
			out.Kids[1] = s.pileOf(n.Kids[1])
		case RevealUntil:
			out.Kids[2] = s.pileOf(n.Kids[2])
		}
	}
	switch n.Kind {
	case LookDeck:
		s.looked, s.deck = looked{look: LookDeck, seen: n.Kids[0].Kind}, n.Kids[0].Kind
		s.left = Nothing
	case RevealUntil:
		s.deck, s.from, s.left = n.Kids[2].Kind, Deck, seenCards(n.Kids[0])
	case LookTop, RevealTop, FlipTop:
		s.deck, s.from = n.Kids[1].Kind, Deck
		s.left = seenCards(n.Kids[0])
		s.shown = s.left
		s.looked, s.pile = looked{look: LookTop, seen: s.deck}, true
	}
	return []Node{out}
}

// zoneOfAll is the zone in which all of several sets are, or None.
func zoneOfAll(sets []Node) Kind {
	zone := None
	for i, set := range sets {
		if set.Kind == Union {
			set = set.Kids[0]
		}
		if k := set.Kids[1].Kind; i == 0 {
			zone = k
		} else if k != zone {
			return None
		}
	}
	return zone
}

// during says a duration unless it is in force already.
func (s *speaker) during(d Node) []Node {
	if d.Equal(s.dur) {
		return nil
	}
	s.dur = d
	if d.Kind == None {
		s.fail(d)
		return nil
	}
	return []Node{s.sayFor(d)}
}

// sayFor says how long something lasts; a player by whose attacks that is told keeps its name.
func (s *speaker) sayFor(d Node) Node {
	if len(d.Kids) > 0 && surface.SortOf(d.Kids[0].Kind) == SObject {
		return s.plain(d)
	}
	return d
}

// unplaced is a set to choose from, which after a look says no place in Japanese if it is
// of the cards seen.
func (s *speaker) unplaced(set Node) Node {
	if s.lang != Japanese || s.look == None {
		return set
	}
	return EachSet(set, func(k Node) Node {
		o, z := k.Kids[0].Kind, k.Kids[1].Kind
		if (s.look == LookDeck && o == s.seen && z == Deck) || (s.look == LookTop && !s.Pronouns && o == None && z == AmongThose) {
			return withPlace(k, Nothing, Nothing)
		}
		return k
	})
}

// sayPlace fails for a set to choose from that says no place: it would be of the cards seen.
func (s *speaker) sayPlace(set Node) {
	if !s.Pronouns && !(s.tellsWords() && s.lang == Japanese) || s.look == None {
		return
	}
	EachSet(set, func(k Node) Node {
		if k.Kind == Cards && !placed(k) {
			s.fail(set)
		}
		return k
	})
}

func (s *speaker) choose(n Node) Node {
	set := n.Kids[1]
	first := set
	if set.Kind == Union {
		first = set.Kids[0]
	}
	owner, zone := first.Kids[0].Kind, first.Kids[1].Kind
	s.sayPlace(set)
	s.from = zone
	set = s.plain(s.unplaced(set))
	if owner != None {
		s.deck = owner
	}
	s.left, s.held, s.many = N(Chosen), true, plural(n.Kids[0])
	if s.Zoned { // another card is another change, and how long it lasts is said again
		s.dur = Nothing
	}
	s.picked(n.Kind, n.Kids[1])
	return Num(n.Kind, n.Num, n.Kids[0], set)
}

// move says a move; a card from the deck is added to the hand, others return.
func (s *speaker) move(n Node) Node {
	obj, dest := s.object(n.Kids[0]), s.plain(n.Kids[1])
	if dest.Kind == ToHand {
		switch k := n.Kids[0]; {
		case (k.Kind == Chosen || k.Kind == TheCard || k.Kind == TheCards) && (s.isAdded(s.from) || s.from == AmongThose):
			dest.Num = 1
		case s.tellsWords() && k.Kind == All && s.isSeen(k.Kids[0]):
			dest.Num = 1
		case (k.Kind == Top || k.Kind == Bottom) && s.isAdded(k.Kids[2].Kind):
			dest.Num = 1
		}
	}
	s.adds = dest.Kind == ToHand && dest.Num == 1
	s.touch(n.Kids[0])
	if s.Zoned && n.Kids[0].Kind == Chosen {
		s.from = None
	}
	return Num(n.Kind, n.Num, obj, dest)
}

// isSeen reports whether a set is of cards that are looked at, or of a zone from which they are added to a hand.
func (s *speaker) isSeen(set Node) bool {
	if set.Kind == Union {
		set = set.Kids[0]
	}
	if set.Kind != Cards {
		return false
	}
	return set.Kids[1].Kind == AmongThose || s.isAdded(set.Kids[1].Kind) || s.look != None && !placed(set)
}

func (s *speaker) touch(obj Node) {
	b := builder{Ways: s.Ways, left: s.left, deck: s.deck, shown: s.shown}
	b.touch(obj)
	s.left, s.deck, s.shown = b.left, b.deck, b.shown
}

// named says one of two objects: the chosen card by name.
func (s *speaker) named(obj Node) Node {
	if obj.Kind == Chosen {
		return Num(surface.Left, surface.LeftNamed)
	}
	return s.plain(obj)
}

// modify says a modifier. In Japanese each change is one piece: numbers with
// の, abilities and bans with は, everything with に for a set.
func (s *speaker) modify(n Node) []Node {
	obj, mods := n.Kids[0], n.Kids[2:]
	if s.Zoned && s.further && n.Kids[1].Kind == None && s.lasting.Kind != None { // it would last as long
		s.fail(n)
	}
	if s.lang == English {
		out := Num(Modify, 0, s.object(obj), s.sayFor(n.Kids[1]))
		for _, m := range mods {
			m = s.plain(m)
			if v := len(out.Kids) - 1; s.words.Shape(m.Kind).Adds {
				if v > 1 && out.Kids[v].Kind == surface.Stats {
					out.Kids[v].Kids = append(out.Kids[v].Kids, m)
					continue
				}
				m = N(surface.Stats, m)
			}
			out.Kids = append(out.Kids, m)
		}
		return []Node{out}
	}
	if s.Zoned {
		return s.alter(obj, n.Kids[1], mods)
	}
	if s.Topics {
		return s.topic(obj, n.Kids[1], mods)
	}
	var ps []Node
	mode := 0 // how the object was last said: の, は, に
	switch {
	case obj.Kind == All || obj.Kind == Both || s.words.Shape(obj.Kind).Under:
		if len(mods) > 0 && s.isTopic(mods[0].Kind) {
			ps = append(s.during(n.Kids[1]), N(surface.Topic, s.plain(obj)))
			break
		}
		if len(mods) > 0 && (mods[0].Kind == AlsoNamed || s.Changes[mods[0].Kind] == ChangeOf) { // …すべてのカード名は
			ps, mode = s.during(n.Kids[1]), 'の'
			break
		}
		ps = append(ps, N(surface.Target, s.plain(obj)))
		ps = append(ps, s.during(n.Kids[1])...)
		mode = 'に'
	case obj.Kind == Chosen:
		ps = s.during(n.Kids[1])
		mode = 'に'
		if s.left.Kind != Chosen || s.flowing {
			mode, obj = 'の', Num(surface.Left, surface.LeftNamed)
		}
	default:
		ps = s.during(n.Kids[1])
		mode = 'の'
	}
	said := mode == 'に' || len(ps) > 0 && ps[len(ps)-1].Kind == surface.Topic
	topic := len(ps) > 0 && ps[len(ps)-1].Kind == surface.Topic
	for _, m := range mods {
		m = s.plain(m)
		switch {
		case s.words.Shape(m.Kind).Adds || m.Kind == SetStat || m.Kind == AlsoNamed || s.Changes[m.Kind] == ChangeOf:
			o := left()
			if !said {
				o, said = s.plain(obj), true
			}
			ps = append(ps, N(surface.Mod, o, m))
		default:
			if mode == 'の' && !topic {
				ps = append(ps, N(surface.Topic, s.plain(obj)))
				said, topic = true, true
			}
			p := N(surface.Mod, left(), m)
			if mode == 'の' && !s.isTopic(m.Kind) {
				p.Num = 1
			}
			ps = append(ps, p)
		}
	}
	return ps
}

// isTopic reports whether a modifier is said of a card as a ban is: …は…できない.
func (w *Ways) isTopic(mod Kind) bool { return mod == Ban || w.Changes[mod] == ChangeTopic }

// topic says changes of a card, all of them after …は.
func (s *speaker) topic(obj, dur Node, mods []Node) []Node {
	topic := N(surface.Topic, s.plain(obj))
	if s.usedBans(mods) {
		if topic.Num = 1; len(mods) > 1 {
			return append(s.during(dur), topic, N(surface.Mod, left(), N(surface.Gives, mods...)))
		}
	}
	ps := append(s.during(dur), topic)
	for _, m := range mods {
		p := Num(surface.Mod, 1, left(), s.plain(m))
		if m.Kind == Ban {
			p.Num = 0
		}
		ps = append(ps, p)
	}
	return ps
}
