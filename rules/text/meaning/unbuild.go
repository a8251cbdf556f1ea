package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// speaker turns trees of meaning into surface trees: it chooses the words that
// depend on what was said before.
type speaker struct {
	*Ways
	looked
	words    *Vocabulary
	lang     string
	subj     Kind // subject of the sentence so far, or None
	left     Node // what an object left out would stand for
	flowing  bool // the last act was a modifier
	held     bool // something has been chosen
	many     bool // more than one card was chosen
	from     Kind // zone that the chosen or shown cards come from
	deck     Kind // owner of その山札
	pile     bool // cards of a pile have been shown
	inCost   bool
	pays     Node  // the cost of the line, to be said where it is paid
	again    bool  // the act before was on what was chosen
	word     int   // for the card of the event, in surface trees
	members  int   // for each of the set that is being changed
	targeted bool  // an event is of a target: そのコマンド and その能力 are the effect's
	dur      Node  // duration that is in force in the sentence
	further  bool  // the sentence begins with さらに
	along    bool  // it goes on with the one before
	more     bool  // and another goes on with it
	picks    picks // what was chosen last, and before that
	each     bool  // そのユニット is each of a set
	since    bool  // something has been moved or shown since
	shown    Node  // and what それ would stand for then, where sets are said with their zone
	event    pick  // the card of the event
	chose    bool  // something has been chosen since that was named
	unclear  bool  // そのユニット must not be what was chosen
	adds     bool  // the last move to the hand is said as adding
	before   Node  // the sentence before
	other    bool  // another card was acted on since something was chosen
	told     Node  // the last sentence that follows from no other
	answered bool  // そうしたら has been said
	asked    Node  // the sentence before the first そうしたら
	altered  Node  // what was changed last
	lasting  Node  // how long what was done last lasts, if it does
	bad      error
}

// Unbuild gives the surface tree of a line.
func Unbuild(w *Ways, words *Vocabulary, lang string, n Node) (Node, error) {
	s := speakers.take()
	defer speakers.give(s)
	*s = speaker{Ways: w, words: words, lang: lang}
	out := s.whole(n)
	if w.Quick != KwNone && n.Kind == Act {
		out = s.timedLine(out)
	}
	if s.unclear && !saysTarget(out) {
		s.fail(n)
	}
	return out, s.bad
}

// said is the surface kind of a role, without which a tree has no words.
func (s *speaker) said(as Role, n Node) Kind {
	k := s.kinds.said[as]
	if k == None {
		s.fail(n)
	}
	return k
}

func (s *speaker) fail(n Node) {
	if s.bad == nil {
		s.bad = &unsaid{n}
	}
}

func (s *speaker) whole(n Node) Node {
	out := n
	out.Kids = make([]Node, 0, len(n.Kids))
	for i, k := range n.Kids {
		if s.YouUnsaid && i < len(n.Kids)-1 && listed(k) {
			s.fail(n)
		}
		switch {
		case k.Kind == Cost:
			s.inCost = true
			k = s.cost(k)
			*s = speaker{Ways: s.Ways, words: s.words, lang: s.lang, bad: s.bad}
			if s.Quick != KwNone && (n.Kind == Auto || n.Kind == Effect) {
				s.pays, k = k, Nothing
			}
		case goesAlong(k):
			if i == 0 || n.Kids[i-1].Kind != Sentence {
				s.fail(k)
			}
			continue
		case k.Kind == Sentence:
			k = s.sentence(k, behind(n, i))
		case k.Kind == LetX || n.Kind == Construct && k.Kind == Cards || surface.SortOf(k.Kind) == STrigger || surface.SortOf(k.Kind) == SFilter || k.Kind.IsLine():
			s.subj = None
			k = s.plain(k)
		}
		out.Kids = append(out.Kids, k)
	}
	if s.pays.Kind != None {
		s.fail(n)
	}
	return out
}

// plural reports whether an amount is not one.
func plural(qty Node) bool {
	return len(qty.Kids) == 0 || !qty.Kids[0].Equal(Num(Number, 1))
}

// plain changes what is not an act: owners to 自分の, composite numbers, unions.
func (s *speaker) plain(n Node) Node {
	switch n.Kind {
	case You, Opp, Each:
		if n.Kind == s.subj && (s.lang == Japanese || n.Kind != You) {
			return N(surface.Self)
		}
		return n
	case That:
		if n.Num == ThatPicked && s.Pronouns {
			return s.pickedBefore(n)
		}
		if noun := s.nounOf(s.sayThat(n.Num)); s.Pronouns && noun != 0 && n.Num == ThatSubject {
			_, other := s.picks.named(noun)
			s.unclear = s.unclear || s.chose && other
		}
		return Num(That, s.sayThat(n.Num))
	case TheCard:
		if s.Pronouns && !s.since && s.picks.last.here && s.picks.before.is(surface.LeftCard) {
			s.fail(n)
		}
	case Pip:
		return Num(surface.Pip, n.Num%pipColours, Num(surface.Word, n.Num/pipColours))
	case TimesStat:
		return Num(surface.Times, n.Num/PerStat, Num(surface.Word, n.Num%PerStat))
	case Top, Bottom:
		return s.slice(n)
	case Chosen:
		return s.chosen()
	}
	if n.Kind.IsLine() {
		out, err := Unbuild(s.Ways, s.words, s.lang, n)
		if err != nil && s.bad == nil {
			s.bad = err
		}
		return out
	}
	if n.Kind == Cards && s.YouUnsaid && s.ownerless(n, s.inCost) {
		s.fail(n)
	}
	if s.YouUnsaid && s.saidOtherwise(n) {
		s.fail(n)
	}
	if n.Kind == Cards && s.bareOwn(n) {
		n = withPlace(n, Nothing, n.Kids[1])
	}
	out := n
	if len(n.Kids) > 0 {
		out.Kids = make([]Node, len(n.Kids))
	}
	for i, k := range n.Kids {
		out.Kids[i] = s.plain(k)
	}
	if says := s.kinds.of(n.Kind).says; says != nil {
		if out = says(s.lang, n, out); out.Kind != n.Kind {
			return out
		}
	}
	switch n.Kind {
	case Both:
		for i, k := range out.Kids {
			if k.Kind == surface.Left && s.lang == Japanese && !s.Pronouns {
				out.Kids[i].Num = surface.LeftNamed
			}
		}
	case TierOf:
		if s.lang == Japanese {
			return Num(surface.Tier, n.Num, append(out.Kids, Num(Number, n.Num+1))...)
		}
	case StatOf:
		return Num(surface.StatOf, n.Num/PerStat, out.Kids[0], Num(surface.Word, n.Num%PerStat))
	case HighestOf:
		of := N(surface.Word)
		if s.lang == Japanese {
			of.Num = n.Num % PerStat
		}
		return Num(surface.HighestOf, n.Num/PerStat, out.Kids[0], Num(surface.Word, n.Num%PerStat), of)
	case StatIs:
		return Num(surface.StatIs, n.Num%PerStat, out.Kids[0], Num(surface.Word, n.Num/PerStat), out.Kids[1])
	case StatVs:
		st := Num(surface.Word, n.Num/PerStat)
		return Num(surface.StatVs, n.Num%PerStat, out.Kids[0], st, out.Kids[1], st)
	case Union:
		if s.lang == Japanese {
			if said := shareUnion(out); said.Kind != Union {
				if describesOne(said.Kids[2:]) {
					s.fail(n)
				}
				return said
			}
			if describesOne(out.Kids) {
				s.fail(n)
			}
			// An owner, a zone or 他の in front is read as that of all sets.
			first := out.Kids[0]
			for _, k := range out.Kids[1:] {
				if k.Kind != This && !placed(k) && (placed(first) || first.Num != 0 && k.Num == 0) {
					s.fail(n)
				}
			}
		}
	case OnEither:
		a, b := out.Kids[0], out.Kids[1]
		if s.lang == Japanese && len(a.Kids) > 0 && len(b.Kids) > 0 && a.Kids[0].Equal(b.Kids[0]) && slices.Contains(s.SaidOnce, b.Kind) {
			b.Kids = append([]Node{left()}, b.Kids[1:]...)
			return N(OnEither, a, b)
		}
	}
	return out
}

// describesOne reports whether sets joined by か would be read as one that is described in
// several ways: 「N」か《A》のキャラ.
func describesOne(sets []Node) bool {
	named := false
	for _, k := range sets {
		if named && len(k.Kids) > 3 && !placed(k) {
			return true
		}
		named = named || len(k.Kids) > 2 && k.Kids[2].Kind == Named
	}
	return false
}

// shareUnion says an owner and a zone that all sets have once, in front.
func shareUnion(n Node) Node {
	first := n.Kids[0]
	if len(first.Kids) < 3 || (!placed(first) && first.Num == 0) {
		return n
	}
	out := Num(surface.Union, first.Num, first.Kids[0], first.Kids[1])
	for _, k := range n.Kids {
		if len(k.Kids) < 3 || k.Num != first.Num || !k.Kids[0].Equal(first.Kids[0]) || !k.Kids[1].Equal(first.Kids[1]) {
			return n
		}
		k.Num = 0
		out.Kids = append(out.Kids, withPlace(k, Nothing, Nothing))
	}
	return out
}

func (s *speaker) chosen() Node {
	if s.lang == English {
		if s.many {
			return Num(surface.Left, surface.LeftThem)
		}
		if s.Zoned && s.other { // "it" would be that
			return Num(surface.Left, surface.LeftNamed)
		}
		return left()
	}
	if s.Zoned && !s.inCost {
		return s.chosenHere()
	}
	if s.Pronouns && !s.inCost {
		switch {
		case s.picks.last.act == Aim:
			return Num(surface.Left, surface.LeftTarget)
		case s.many:
			return Num(surface.Left, surface.LeftThose)
		}
		return Num(surface.Left, surface.LeftIt)
	}
	return left()
}

// slice says cards of a pile; in a game that leaves あなた unsaid, whose pile it
// is too.
func (s *speaker) slice(n Node) Node {
	return N(n.Kind, n.Kids[0], s.pileOf(n.Kids[1]), n.Kids[2])
}

// pileOf says whose pile an act is about.
func (s *speaker) pileOf(owner Node) Node {
	if s.YouUnsaid && s.lang == Japanese && owner.Kind == s.who() {
		if owner.Kind == You && s.Verb != nil {
			return Num(surface.Self, 1)
		}
		return N(surface.Self)
	}
	return s.plain(owner)
}

// bareOwn reports whether a set goes without its owner: one's own hand, and the
// energy that pays.
func (s *speaker) bareOwn(set Node) bool {
	if s.Zoned {
		return s.inCost && s.lang == Japanese && set.Kids[0].Kind == You && set.Kids[1].Kind != EitherZone && s.unowned(withPlace(set, Nothing, set.Kids[1]))
	}
	if !s.YouUnsaid || s.Verb != nil && set.Kids[0].Kind == You || s.lang != Japanese || set.Kids[0].Kind != s.who() {
		return false
	}
	return set.Kids[1].Kind == Hand || s.inCost && set.Kids[1].Kind == EnergyZone
}

// who is the player who acts.
func (s *speaker) who() Kind {
	if s.subj == None {
		return You
	}
	return s.subj
}

// object is the object of an act: left out when it is what the act before it
// made clear.
func (s *speaker) object(n Node) Node {
	if s.Zoned {
		if s.lang == Japanese && n.Kind == Chosen && s.left.Kind == Chosen {
			return left()
		}
		return s.plain(n)
	}
	if s.Pronouns && s.lang == Japanese {
		again := s.again
		if s.again = n.Kind == Chosen; s.again && again {
			return left()
		}
	}
	if s.lang == Japanese && !s.Pronouns {
		switch n.Kind {
		case Chosen:
			if s.left.Kind != Chosen {
				return Num(surface.Left, surface.LeftNamed)
			}
			return left()
		case TheCard, TheCards:
			if s.left.Kind == n.Kind {
				return left()
			}
		}
	}
	return s.plain(n)
}

// pickedBefore says what was chosen before what was chosen last.
func (s *speaker) pickedBefore(n Node) Node {
	noun := s.picks.noun()
	if noun == 0 || noun != surface.LeftTarget && s.event.is(noun) || noun == surface.LeftCard && s.since || noun == surface.LeftHere && s.each {
		s.fail(n)
	}
	return Num(s.said(AsPicked, n), noun)
}

// picked notes a choice.
func (s *speaker) picked(act Kind, set Node) {
	s.picks.add(s.pickOf(act, set))
	s.since, s.each, s.chose, s.shown, s.other = false, false, true, Nothing, false
}
