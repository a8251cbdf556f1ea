package meaning

import (
	"fmt"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// builder turns surface trees into trees of meaning. It walks a line in the
// order of its text and remembers what pronouns may stand for.
type builder struct {
	*Ways
	looked
	pile   bool // cards from the top of a deck have been shown
	lang   string
	line   Kind // what the line stands for
	kind   Kind // and what it is
	opened bool // a sentence of the line is complete, or its trigger read
	subj   Kind // subject of the sentence so far, or None
	left   Node // what an object left out stands for, or Nothing
	chosen bool // something has been chosen
	joined bool // and this card with it
	that   int  // what そのキャラ stands for
	named  int  // and what it stood for before it was the card shown
	deck   Kind // owner of その山札
	inCost bool
	alters Node   // what was changed last
	lasts  Node   // how long what was done last lasts, if it does
	pays   Node   // the cost of the line, said where it is paid, or Nothing
	shown  Node   // what それ stands for when nothing was chosen: the cards shown last, or Nothing
	did    []Node // the acts so far
	card   bool   // the event is about a card of any type: それ is そのカード
	ahead  ahead  // what sentences so far do later

	counted  Node // what was counted last, as later sentences find it
	compared Node // the comparison of two cards that was made last
	acted    Node // what the sentence before does, or Nothing
	asked    Node // what the sentence before the first そうしたら does
	answered bool // such a そうしたら holds

	picks    picks    // what was chosen last, and before that
	event    pick     // the card of the event, as nouns may mean it
	aims     bool     // the line says 対象 of what it has targeted
	since    bool     // something has been moved or shown since the last pick
	targeted bool     // the event is of a target: そのコマンド and その能力 are the effect's
	word     int      // unless the last event was of such a thing itself: of what it was
	names    []byName // what has been named so far
	members  int      // the word for each of the set that was changed last
}

// Values of builder.that beside ability.ThatChosen and so on.
const (
	thatNothing = -1 - iota
	thatCard    // the revealed card, when the text found that it is a character
)

// newBuilder is a builder that has read nothing, to be given back to builders.
func newBuilder(w *Ways, lang string) *builder {
	b := builders.take()
	b.begin(w, lang)
	return b
}

// begin forgets what has been read.
func (b *builder) begin(w *Ways, lang string) {
	*b = builder{Ways: w, lang: lang, did: b.did[:0], left: Nothing, shown: Nothing, pays: Nothing, that: thatNothing, named: thatNothing}
}

// Build gives the meaning of a line's surface tree.
func Build(w *Ways, lang string, n Node) (Node, error) {
	if n.Kind == surface.Active {
		n = w.timedLine(n)
	}
	b := newBuilder(w, lang)
	defer builders.give(b)
	return b.whole(n)
}

// heads notes what is known of a line from its head.
func (b *builder) heads(n Node) {
	b.kind, b.line, b.aims, b.opened = n.Kind, b.words.StandsFor(n.Kind), saysTarget(n), b.words.Triggers(n.Kind)
}

func (b *builder) whole(n Node) (Node, error) {
	b.heads(n)
	out := n
	out.Kids = make([]Node, 0, len(n.Kids))
	for _, k := range n.Kids {
		switch {
		case k.Kind == Cost:
			c, err := b.cost(k)
			if err != nil {
				return n, in(k, err)
			}
			out.Kids = append(out.Kids, c)
			b.begin(b.Ways, b.lang)
			b.heads(n)
		case b.as(k.Kind) == AsWord: // 【覚醒】【永】【ブリッツ】
			if n.Kind != Cont {
				return n, &fault{"a keyword is no effect", k, ofForm}
			}
			word, err := b.res(k.Kids[0])
			if err != nil {
				return n, in(k, err)
			}
			out.Kids = append(out.Kids, N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing, N(Do, N(You), N(Modify, N(This), Nothing, N(GiveAbility, word)))))
			b.opened = true
		case k.Kind == surface.Sentence || b.as(k.Kind) == AsCases:
			ss, err := b.sentences(k)
			if err != nil {
				return n, in(k, err)
			}
			out.Kids = append(out.Kids, ss...)
			b.opened = true
		default:
			b.subj = None
			r, err := b.res(k)
			if err != nil {
				return n, in(k, err)
			}
			out.Kids = append(out.Kids, r)
		}
	}
	if n.Kind == Construct && n.Num&BuildWhat == BuildCopies && out.Kids[1].Equal(N(Cards, Nothing, Nothing, N(Card))) {
		out.Kids[1] = Nothing // of all cards
	}
	if b.pays.Kind != None {
		if (n.Kind != Auto && n.Kind != Effect) || out.Kids[1].Kind != None {
			return n, &fault{"a cost in the middle of this line", n, ofMeaning}
		}
		out.Kids[1] = b.pays
	}
	if !b.Ways.words.SpeaksOfCost(out) {
		return n, &fault{"no cost of this line moves or shows such cards", Nothing, ofMeaning}
	}
	if !b.Eventless && waitsForNothing(out) {
		return n, &fault{"an automatic ability waits for an event", Nothing, ofMeaning}
	}
	for _, k := range out.Kids {
		if k.Kind == LetX && SaysX(k.Kids[0]) {
			return n, in(k, &fault{"X is told by X itself", Nothing, ofMeaning})
		}
	}
	if act := b.Ways.words.Momentary(out); act.Kind != None {
		return n, &fault{"a continuous ability does nothing once", act, ofMeaning}
	}
	return out, nil
}

// waitsForNothing reports whether a line is an 【自】 without an event: 時, の始めに, の終わりに.
func waitsForNothing(line Node) bool {
	if line.Kind != Auto {
		return false
	}
	for _, part := range line.Kids[2:] {
		if part.Kind == Sentence {
			return part.Kids[2].Kind == None
		}
	}
	return false
}

// res resolves a part of a sentence that is not an act.
func (b *builder) res(n Node) (Node, error) {
	switch n.Kind {
	case surface.Self:
		return N(b.who()), nil
	case surface.ThatDeck:
		if b.deck != None {
			return N(b.deck), nil
		}
		return N(b.who()), nil
	case surface.Left:
		return b.implied(n)
	case TheCards:
		if b.Zoned && b.shown.Kind != TheCards {
			return n, &fault{"それ: nothing has been named before", n, ofMeaning}
		}
	case TheCard:
		if b.Zoned && b.chosen && b.shown.Kind == None { // それ
			return N(Chosen), nil
		}
		if b.Pronouns && !b.since && b.picks.last.here && b.picks.before.is(surface.LeftCard) {
			return Num(That, ThatPicked), nil
		}
	case That:
		if out, ok := b.noun(n.Num); ok {
			return out, nil
		}
		if !b.isWord(n.Num) {
			return n, &fault{"nothing of that kind has been named before", n, ofMeaning}
		}
		switch b.that {
		case thatNothing:
			return n, &fault{"そのキャラ: no character has been named before", n, ofMeaning}
		case thatCard:
			return N(TheCard), nil
		case ThatChosen:
			if b.Pronouns {
				return N(Chosen), nil
			}
		}
		return Num(That, b.that), nil
	case surface.Named:
		if b.that != n.Num {
			return n, &fault{"no such character has been named before", n, ofMeaning}
		}
		return Num(That, n.Num), nil
	case ThatAt:
		if b.joined || b.Zoned && !b.chosen { // only what was chosen is remembered
			return n, &fault{"this cannot stand here", n, ofMeaning}
		}
	case surface.ThatNamed:
		return b.calledSo(n)
	case BattleOpponent:
		b.that = ThatOpponent
		return n, nil
	}
	if own := b.kinds.of(n.Kind); own.meant && surface.SortOf(n.Kind) == SObject {
		b.that = own.that
		return n, nil
	}
	if n.Kind.IsLine() || n.Kind == surface.Active {
		return Build(b.Ways, b.lang, n)
	}
	out := n
	if len(n.Kids) > 0 {
		out.Kids = make([]Node, len(n.Kids))
	}
	for i, k := range n.Kids {
		r, err := b.res(k)
		if err != nil {
			return n, err
		}
		out.Kids[i] = r
	}
	switch out.Kind {
	case Cards, surface.Union, surface.Someone:
		if b.YouUnsaid && b.ownerless(out, b.inCost) || b.Zoned && b.unowned(out) {
			out = withPlace(out, N(b.owned(out)), out.Kids[1])
		}
	}
	return b.combine(out)
}

// implied is what an object that is left out stands for. "It" in English and
// 選んだカード are always what was chosen.
func (b *builder) implied(n Node) (Node, error) {
	if n.Num == surface.LeftChars && b.left.Kind != Both {
		n.Num = surface.LeftNamed
	}
	if n.Num == surface.LeftTarget {
		out, ok := b.picks.target()
		if !ok {
			return n, &fault{"対象: nothing has been targeted before", n, ofMeaning}
		}
		b.left = out
		return out, nil
	}
	if n.Num == surface.LeftIt || n.Num == surface.LeftThose {
		out, err := b.pronoun(n)
		b.left = out
		return out, err
	}
	if n.Num != surface.LeftNamed && (b.left.Kind == Both || b.lang == Japanese && b.left.Kind != None) {
		return b.left, nil
	}
	if !b.chosen {
		return n, &fault{"nothing has been chosen yet", n, ofMeaning}
	}
	return N(Chosen), nil
}

// pronoun is what それ and それら stand for: what was chosen last, else the card
// of the event, else what was shown or moved last.
func (b *builder) pronoun(n Node) (Node, error) {
	switch {
	case b.Zoned && b.shown.Kind == TheCards:
		return b.shown, nil
	case b.joined && n.Num == surface.LeftThose:
		return N(Both, N(Chosen), N(This)), nil
	case b.chosen:
		return N(Chosen), nil
	case b.shown.Kind != None:
		return b.shown, nil
	case b.that == ThatSubject && b.card:
		return N(TheCard), nil
	case b.that >= 0:
		return Num(That, b.that), nil
	}
	return n, &fault{"それ: nothing has been named before", n, ofMeaning}
}

// anyCard reports whether a set is of cards of whatever type.
func anyCard(set Node) bool {
	if set.Kind == Union {
		return anyCard(set.Kids[0])
	}
	return set.Kids[2].Kind == Card
}

// who is the player whom 自分 means.
func (b *builder) who() Kind {
	if b.subj == None {
		return You
	}
	return b.subj
}

// trigger resolves a trigger and notes which character it names.
func (b *builder) trigger(n Node) (Node, error) {
	if n.Kind == OnEither {
		first, err := b.trigger(n.Kids[0])
		if err != nil {
			return n, err
		}
		second := n.Kids[1]
		if len(second.Kids) > 0 && second.Kids[0].Kind == surface.Left {
			if len(first.Kids) == 0 {
				return n, &fault{"the second event names nobody", n, ofMeaning}
			}
			second.Kids = append([]Node{first.Kids[0]}, second.Kids[1:]...)
		}
		if second, err = b.trigger(second); err != nil {
			return n, err
		}
		if b.Whichever != nil && b.Whichever(first, second) {
			b.that, b.card = ThatSubject, false
		}
		out := N(OnEither, first, second)
		b.word = b.eventWord(out)
		return out, nil
	}
	if n.Kind >= surface.First {
		return b.trigger(b.kinds.of(n.Kind).means(n))
	}
	if of := b.words.Shape(n.Kind).Kids; len(of) == 1 && of[0].Sort == STrigger { // 次に…時
		event, err := b.trigger(n.Kids[0])
		return N(n.Kind, event), err
	}
	if len(n.Kids) > 0 && n.Kids[0].Kind == surface.Left && n.Kids[0].Num != surface.LeftIt && n.Kids[0].Num != surface.LeftTarget && !(b.lang == English && b.Pronouns && b.chosen) {
		return n, &fault{"the event names nobody", n, ofMeaning}
	}
	out, err := b.res(n)
	if err != nil {
		return n, err
	}
	b.targeted = b.targeted || out.Kind == OnTargeted
	if ofCards(out) || out.Kind == OnPlay || b.kinds.of(out.Kind).meant {
		b.word = b.eventWord(out)
	}
	if role, ok := b.Roles[out.Kind]; ok && len(out.Kids) > 1 {
		b.call(out.Kids[1], N(role))
	}
	if len(out.Kids) > 0 {
		b.call(out.Kids[0], Num(That, ThatSubject))
		told := b.kinds.of(out.Kind)
		switch k := out.Kids[0].Kind; {
		case told.meant:
			b.that = told.that
		case k == Cards || k == Union:
			if out.Kind != OnKeyword {
				b.that, b.card = ThatSubject, anyCard(out.Kids[0])
				b.event = b.pickOf(out.Kind, out.Kids[0])
			}
		case out.Kind == OnPlay && b.Pronouns:
			b.that = ThatSubject
		}
	}
	return out, nil
}

// unsaid is an error of the printer: a tree that the language has no words for.
type unsaid struct{ node Node }

func (u *unsaid) Error() string { return fmt.Sprintf("text: no words for %v", u.node) }
