package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// note remembers an act; a shuffle is not spoken of.
func (b *builder) note(act Node) {
	b.since = b.since || showing(act.Kind)
	if act.Kind != Shuffle {
		b.did = append(b.did, act)
	}
}

// doneSo is whether so many cards were put somewhere: by the act before, or else by the
// only act that has put any there.
func (b *builder) doneSo(n Node) (Node, error) {
	dest := n.Kids[0].Kind
	there := func(act Node) bool { return act.Kind == Move && act.Kids[1].Kind == dest }
	return b.done(n, n.Kind == surface.DidSome, there)
}

// didAct is the same for a verb alone, as 2枚【レスト】したなら.
func (b *builder) didAct(n Node) (Node, error) {
	verb := n.Kids[0].Num
	return b.done(n, n.Kind == surface.DidActSome, func(act Node) bool {
		switch verb {
		case surface.VerbRest:
			return act.Kind == SetState && act.Num == lyingRested
		case surface.VerbReveal:
			return showing(act.Kind) && act.Kind != Move
		case surface.VerbAdd:
			return act.Kind == Move && act.Kids[1].Kind == ToHand
		case surface.VerbReturn:
			return act.Kind == Move && (act.Kids[1].Kind == ToHand || act.Kids[1].Kind == ToDeck)
		case surface.VerbPut:
			return act.Kind == Move && act.Kids[1].Kind != ToHand && act.Kids[1].Kind != ToDeck
		}
		return false
	})
}

// lyingRested is the orientation of a card that is rested.
const lyingRested = 1

// done is whether so many cards were dealt with by the act before, if the verb speaks of
// such an act, or else by the only one of the text that is so.
func (b *builder) done(n Node, some bool, such func(act Node) bool) (Node, error) {
	did, how := DidExactly, Equal
	if some {
		did, how = DidAtLeast, AtLeast
	}
	if last := len(b.did) - 1; last >= 0 && such(b.did[last]) {
		return Num(did, n.Num), nil
	}
	at := slices.IndexFunc(b.did, such)
	if at < 0 || slices.ContainsFunc(b.did[at+1:], such) {
		return n, &fault{"it is not clear which act this speaks of", n, ofMeaning}
	}
	zone := b.doneTo(b.did[at])
	if zone.Kind == None {
		return n, &fault{"it is not clear which act this speaks of", n, ofMeaning}
	}
	return Num(CountIs, int(how), N(Cards, Nothing, zone, N(Card)), Num(Number, n.Num)), nil
}

// doneTo is where the cards that an act has dealt with are found later: この効果で控え室に
// 置かれた, この効果で公開された. It is Nothing if nowhere.
func (b *builder) doneTo(act Node) Node {
	switch {
	case act.Kind == SetState:
		return N(RestedThus)
	case act.Kind == Move:
		switch dest := act.Kids[1].Kind; dest {
		case ToHand:
			return N(PutThus, N(Hand))
		case ToDeck:
			return N(PutThus, N(Deck))
		default:
			if into := b.words.Shape(dest).Into; into != None {
				return N(PutThus, N(into))
			}
		}
		return Nothing
	case showing(act.Kind):
		return N(ShownThus)
	}
	return Nothing
}

// countedNow notes what has been counted. Those cards (それらのカード) are others when
// something else has been moved since, so they are remembered by what was done to them.
func (b *builder) countedNow(set Node) {
	b.counted = EachSet(set, func(s Node) Node {
		if len(s.Kids) < 2 || s.Kids[1].Kind != AmongThose || len(b.did) == 0 {
			return s
		}
		if zone := b.doneTo(b.did[len(b.did)-1]); zone.Kind != None {
			return withPlace(s, Nothing, zone)
		}
		return s
	})
}
