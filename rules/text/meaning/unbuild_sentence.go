package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// sentence lays a sentence out as pieces in the order of the text, and those that go along with it.
func (s *speaker) sentence(n Node, along []Node) Node {
	s.subj, s.look, s.dur = None, None, Nothing
	if s.pile && speaksOfRest(n) {
		s.look = LookTop
	}
	s.left = Nothing
	if s.held && !(s.Zoned && s.lang == Japanese) { // そのキャラを in every sentence
		s.left = N(Chosen)
	}
	ps := s.pieces(n, len(along) > 0)
	for i, k := range along {
		ps = append(ps, s.goesOn(k, i < len(along)-1, ps[len(ps)-1].Kind != surface.By)...)
	}
	return N(surface.Sentence, s.finish(ps)...)
}

// pieces lays out one sentence, behind which others go along with it or not.
func (s *speaker) pieces(n Node, more bool) []Node {
	s.again, s.flowing, s.more = false, false, more
	defer func() {
		s.before = n
		if n.Kids[atLink].Kind == None {
			s.told = n
		}
	}()
	ps := make([]Node, 0, len(n.Kids))
	order := []int{atLink, atWindow, atTrigger, atCond, atPer}
	if s.lang == Japanese && s.isFirst(n.Kids[atCond]) {
		order = []int{atLink, atWindow, atCond, atTrigger, atPer}
	}
	for _, i := range order {
		k := n.Kids[i]
		if k.Kind == None || k.Kind == Along {
			continue
		}
		k = s.plain(k)
		if since := s.Since[k.Kind]; since != nil && s.told.Kind == Sentence {
			k = since(s.lang, s.told, k)
		}
		if i == atLink && s.lang == Japanese && s.Verb != nil {
			k = s.redo(k)
		}
		if said, ok := s.Ahead[k.Kind]; ok && n.Kids[atTrigger].Kind != None && s.lang == Japanese {
			k.Kind = said
		}
		if i == atTrigger {
			s.heard(n.Kids[i])
		}
		if i == atCond && aboutCard(n.Kids[i]) {
			s.left, s.from = N(TheCard), Deck
			if s.lang == Japanese && !s.Pronouns && len(n.Kids) > 5 && actsOnCard(n.Kids[5]) {
				k = N(surface.BareIf, k)
			}
		}
		ps = append(ps, k)
	}
	if len(n.Kids) > 5 && n.Kids[5].Num&InsteadFlag != 0 {
		ps = append(ps, N(surface.Instead))
	}
	if s.further = len(n.Kids) > 5 && n.Kids[5].Num&FurtherFlag != 0; s.further {
		ps = append(ps, N(surface.Further))
	}
	return append(ps, s.groups(n.Kids[5:])...)
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
		may, by := g.Num&MayFlag != 0, g.Num&ByFlag != 0
		if by && (may || gi == len(gs)-1 && !s.more) {
			s.fail(g)
		}
		if may && (gi < len(gs)-1 || s.more) {
			s.fail(g)
		}
		for i, a := range g.Kids[1:] {
			switch {
			case (may || by) && i == 0 && s.lang == English:
				ps = append(ps, N(surface.MaySubj, N(owner)))
				s.subj = owner
			case s.lang == Japanese && a.Kind == Forbid && s.ofBoth[a.Num] && s.subj == owner:
				ps = append(ps, s.ahead(a)...)
				ps = append(ps, N(owner))
			case s.along && gi == 0 && i == 0 && a.Kind == Modify && owner == You: // nobody's act
			case (may && i == 0 && (!s.YouUnsaid || gi > 0 || s.needsAny(g))) || (s.subj != owner && (s.needs(a) || s.subj != None || owner != You)):
				ps = append(ps, s.ahead(a)...)
				if !s.spoken(a, owner) {
					ps = append(ps, N(owner))
					s.subj = owner
				}
			}
			if a.Kind == Delayed || a.Kind == LaterIf {
				if by {
					s.fail(a)
				}
				if i < len(g.Kids)-2 || gi < len(gs)-1 || owner != You || may || s.more {
					s.fail(a)
				}
				if s.lang == Japanese && a.Kids[1].Kind == None && s.goesOnFor(s.dur, a.Kids[0]) {
					s.fail(a)
				}
				if a.Kids[1].Kind != None {
					ps = append(ps, s.sayFor(a.Kids[1]))
				}
				t := s.plain(a.Kids[0])
				s.heard(a.Kids[0])
				if s.lang == Japanese && t.Equal(Num(OnPhaseEnd, int(PhTurn), Nothing)) {
					t = N(surface.ThatTurnEnd)
				}
				ps = append(ps, t)
				does := a.Kids[2:]
				if a.Kind == LaterIf {
					ps, does = append(ps, s.plain(does[0])), does[1:]
				}
				if len(does) > 0 && does[0].Num&InsteadFlag != 0 {
					ps = append(ps, N(surface.Instead))
				}
				s.dur, s.flowing = Nothing, false
				return append(ps, s.groups(does)...)
			}
			for _, p := range s.act(a) {
				if s.lang == English && s.isAct(p) {
					p = Num(surface.Piece, s.third(p, owner, may || by), p)
				}
				ps = append(ps, p)
			}
		}
		if may && s.lang == Japanese && len(ps) > 0 {
			ps[len(ps)-1] = N(surface.May, ps[len(ps)-1])
		}
		if by && len(ps) > 0 {
			p := ps[len(ps)-1]
			if p.Kind == surface.Piece {
				p = p.Kids[0]
			}
			also := 0
			if s.lang == English && len(ps) > 1 && ps[len(ps)-2].Kind == surface.Piece {
				also = 1
			}
			ps[len(ps)-1] = Num(surface.By, also, p)
			s.flowing = false
		}
	}
	return ps
}

// spoken reports whether a delayed act begins with its own subject: then none stands
// before its event.
func (s *speaker) spoken(a Node, owner Kind) bool {
	first := 2
	if a.Kind == LaterIf {
		first = 3
	}
	return (a.Kind == Delayed || a.Kind == LaterIf) && s.subj != owner && len(a.Kids) > first && a.Kids[first].Kids[0].Kind == owner &&
		a.Kids[first].Num&MayFlag != 0
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

func (w *Ways) isAct(p Node) bool {
	return surface.SortOf(p.Kind) == SAct || p.Kind == surface.Mod || p.Kind == surface.Gains || p.Kind == surface.Banned || w.as(p.Kind) == AsAimBoth || p.Kind == surface.Pay
}

// needsAny reports whether an act of a group is said with its subject.
func (s *speaker) needsAny(g Node) bool {
	for _, a := range g.Kids[1:] {
		if s.needs(a) {
			return true
		}
	}
	return false
}

// needs reports whether an act is said with its subject even at the start of a
// sentence.
func (s *speaker) needs(a Node) bool {
	switch a.Kind {
	case Forbid, WinGame, LoseGame:
		return true
	}
	said := s.kinds.of(a.Kind).subject
	if said == AlwaysSubject {
		return true
	}
	if s.lang == English {
		return a.Kind == PlayFor || said == EnglishSubject
	}
	if s.YouUnsaid {
		return false
	}
	if s.Zoned {
		return a.Kind != Modify && a.Kind != EndPhase && a.Kind != Delayed && a.Kind != LaterIf && said != NoSubject
	}
	if said == NoSubject {
		return false
	}
	switch a.Kind {
	case Shuffle:
		return a.Kids[0].Kind != s.deck || a.Kids[1].Kind != Deck
	case Reveal:
		return a.Kids[0].Kind == All
	case PayCost, Choose, ChooseEach, Draw, PeekAt, Declare, LookDeck, LookTop, RevealTop, FlipTop, PreventDamage:
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

// oneWord reports whether a line is a keyword and its cost.
func oneWord(words *Vocabulary, line Node) bool {
	switch words.StandsFor(line.Kind) {
	case Auto, Act, Cont, Effect, surface.Active:
		return false
	}
	return true
}

// finish gives the last act its form, and the others theirs.
func (s *speaker) finish(ps []Node) []Node {
	if len(ps) == 0 {
		return ps
	}
	last := len(ps) - 1
	if s.lang == English {
		if ps[last].Kind != surface.Piece {
			s.fail(ps[last])
			return ps
		}
		ps[last].Kind = surface.Final
		first := last // where what belongs to the last act begins
		for first > 0 && ps[first-1].Kind != surface.Piece && ps[first-1].Kind != surface.By {
			first--
		}
		switch first {
		case 0: // the only act
		case last:
			if ps[first-1].Kind == surface.By {
				break
			}
			ps[last].Num |= 2
		default:
			if ps[first-1].Kind == surface.By || ps[first].Kind == surface.And {
				break
			}
			ps[first] = N(surface.And, ps[first])
		}
		return ps
	}
	// 次の能力を与える。『…』 stands at the end only
	first := last
	for first >= 0 && ps[first].Kind == surface.Mod && ps[first].Kids[1].Kind == GiveAbility && ps[first].Num == ps[last].Num {
		first--
	}
	words := 0
	for _, p := range ps[first+1:] {
		if s.Topics && oneWord(s.words, p.Kids[1].Kids[0]) {
			words++
		}
	}
	if words > 0 && words < last-first {
		return ps // keywords and quoted abilities
	}
	if first == last-1 && oneWord(s.words, ps[last].Kids[1].Kids[0]) {
		return ps // 『【自】 アンコール ［…］』を得る
	}
	if first < last {
		lines := []Node{left()}
		for _, p := range ps[first+1:] {
			lines = append(lines, p.Kids[1].Kids[0])
		}
		ps = append(ps[:first+1], Num(surface.Gains, ps[last].Num, lines...))
	}
	return ps
}

// redo says by the verb of what was done before that it was done or not.
func (s *speaker) redo(link Node) Node {
	kind, of := surface.Done, s.before
	switch link.Kind {
	default:
		return link
	case IfDo:
		if !s.answered {
			s.asked, s.answered = of, true
		}
	case IfNotDo:
		kind = surface.NotDone
		if s.answered {
			of = s.asked
		}
		s.answered = false
	}
	verb := s.doneBy(of)
	if verb < 0 {
		return link
	}
	if verb == surface.DidReturn && s.adds {
		verb = surface.DidAdd
	}
	return Num(kind, verb)
}
