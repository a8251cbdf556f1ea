package text

import . "gorin/rules/ability" // the tables name kinds on every line

// The verbs that come again where other texts say そうしたら, as the Num of kDone.
const (
	didPut = iota
	didPay
	didDestroy
	didDiscard
	didReturn
	didAdd
	didRemove
	didRest
	didStand
	didAppear
	didDraw
	didShow
	didTakeOff
	didOpen
	didClose
	didPlay
	didNegate
)

// buildDivideDone is the verb of the act before, said again.
var buildDivideDone = []phrase{
	{"link", kDone, didPut, "置いたら[、|]", ""},
	{"link", kDone, didPay, "払ったら[、|]", ""},
	{"link", kDone, didDestroy, "破壊したら[、|]", ""},
	{"link", kDone, didDiscard, "捨てたら[、|]", ""},
	{"link", kDone, didReturn, "戻したら[、|]", ""},
	{"link", kDone, didAdd, "加えたら[、|]", ""},
	{"link", kDone, didRemove, "リムーブしたら[、|]", ""},
	{"link", kDone, didRest, "レストしたら[、|]", ""},
	{"link", kDone, didStand, "スタンドしたら[、|]", ""},
	{"link", kDone, didAppear, "登場させたら[、|]", ""},
	{"link", kDone, didDraw, "引いたら[、|]", ""},
	{"link", kDone, didShow, "公開したら[、|]", ""},
	{"link", kDone, didTakeOff, "取り除いたら[、|]", ""},
	{"link", kDone, didOpen, "開放したら[、|]", ""},
	{"link", kDone, didClose, "閉じたら[、|]", ""},
	{"link", kDone, didPlay, "プレイしたら[、|]", ""},
	{"link", kDone, didNegate, "打ち消したら[、|]", ""},
	{"link", kNotDone, didPut, "置かなかったら[、|]", ""},
	{"link", kNotDone, didPay, "払わなかったら[、|]", ""},
	{"link", kNotDone, didDestroy, "破壊しなかったら[、|]", ""},
	{"link", kNotDone, didDiscard, "捨てなかったら[、|]", ""},
	{"link", kNotDone, didReturn, "戻さなかったら[、|]", ""},
	{"link", kNotDone, didAdd, "加えなかったら[、|]", ""},
	{"link", kNotDone, didRemove, "リムーブしなかったら[、|]", ""},
	{"link", kNotDone, didRest, "レストしなかったら[、|]", ""},
	{"link", kNotDone, didStand, "スタンドしなかったら[、|]", ""},
	{"link", kNotDone, didAppear, "登場させなかったら[、|]", ""},
	{"link", kNotDone, didDraw, "引かなかったら[、|]", ""},
	{"link", kNotDone, didShow, "公開しなかったら[、|]", ""},
	{"link", kNotDone, didTakeOff, "取り除かなかったら[、|]", ""},
	{"link", kNotDone, didOpen, "開放しなかったら[、|]", ""},
	{"link", kNotDone, didClose, "閉じなかったら[、|]", ""},
	{"link", kNotDone, didPlay, "プレイしなかったら[、|]", ""},
	{"link", kNotDone, didNegate, "打ち消さなかったら[、|]", ""},
}

// doneVerb is the verb by which an act is said to have been done, -1 for one without.
func doneVerb(act Node) int {
	switch act.Kind {
	case Move:
		switch act.Kids[1].Kind {
		case ToHand, ToDeck:
			return didReturn
		case ToRemoved:
			return didRemove
		}
		return didPut
	case PayCost:
		return didPay
	case Destroy:
		return didDestroy
	case Discard, DiscardThese, DropAuras:
		return didDiscard
	case SetState:
		if act.Num == 0 {
			return didStand
		}
		return didRest
	case Appear:
		return didAppear
	case Draw:
		return didDraw
	case Reveal, RevealTop:
		return didShow
	case GainCounter:
		if act.Num == 1 {
			return didTakeOff
		}
	case TurnTerritory:
		if act.Num == 1 {
			return didClose
		}
		return didOpen
	case PlayCard:
		return didPlay
	case Negate:
		return didNegate
	}
	return -1
}

// doneAgain is そうしたら or そうしなかったら in the words of the act itself, as verbAgain is.
func (b *builder) doneAgain(p Node) (Node, error) {
	link, of := N(IfDo), b.acted
	if p.Kind == kNotDone {
		link = N(IfNotDo)
		if b.answered {
			of = b.asked
		}
	}
	if is := doneBy(of); is >= 0 && (is == p.Num || is == didReturn && p.Num == didAdd) {
		return link, nil
	}
	return p, &fault{"the sentence before does nothing of that kind", p, ofMeaning}
}

// doneBy is the verb by which all that a sentence does is said to have been done, -1 if
// none does: it does one thing, besides choosing with what.
func doneBy(sentence Node) int {
	if sentence.Kind != Sentence || len(sentence.Kids) != atPer+2 {
		return -1
	}
	acts := sentence.Kids[atPer+1].Kids[1:]
	for _, act := range acts[:len(acts)-1] {
		switch act.Kind {
		case Choose, ChooseEach, Aim, LookDeck, LookTop:
		default:
			return -1
		}
	}
	return doneVerb(acts[len(acts)-1])
}
