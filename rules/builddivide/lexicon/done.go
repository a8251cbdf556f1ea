package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// The verbs that come again where other texts say そうしたら, as the Num of Done.
const (
	didPut = surface.DidMore + iota
	didPay
	didDestroy
	didDiscard
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

// done is the verb of the act before, said again.
var done = []text.Phrase{
	{"link", surface.Done, didPut, "置いたら[、|]", ""},
	{"link", surface.Done, didPay, "払ったら[、|]", ""},
	{"link", surface.Done, didDestroy, "破壊したら[、|]", ""},
	{"link", surface.Done, didDiscard, "捨てたら[、|]", ""},
	{"link", surface.Done, surface.DidReturn, "戻したら[、|]", ""},
	{"link", surface.Done, surface.DidAdd, "加えたら[、|]", ""},
	{"link", surface.Done, didRemove, "リムーブしたら[、|]", ""},
	{"link", surface.Done, didRest, "レストしたら[、|]", ""},
	{"link", surface.Done, didStand, "スタンドしたら[、|]", ""},
	{"link", surface.Done, didAppear, "登場させたら[、|]", ""},
	{"link", surface.Done, didDraw, "引いたら[、|]", ""},
	{"link", surface.Done, didShow, "公開したら[、|]", ""},
	{"link", surface.Done, didTakeOff, "取り除いたら[、|]", ""},
	{"link", surface.Done, didOpen, "開放したら[、|]", ""},
	{"link", surface.Done, didClose, "閉じたら[、|]", ""},
	{"link", surface.Done, didPlay, "プレイしたら[、|]", ""},
	{"link", surface.Done, didNegate, "打ち消したら[、|]", ""},
	{"link", surface.NotDone, didPut, "置かなかったら[、|]", ""},
	{"link", surface.NotDone, didPay, "払わなかったら[、|]", ""},
	{"link", surface.NotDone, didDestroy, "破壊しなかったら[、|]", ""},
	{"link", surface.NotDone, didDiscard, "捨てなかったら[、|]", ""},
	{"link", surface.NotDone, surface.DidReturn, "戻さなかったら[、|]", ""},
	{"link", surface.NotDone, surface.DidAdd, "加えなかったら[、|]", ""},
	{"link", surface.NotDone, didRemove, "リムーブしなかったら[、|]", ""},
	{"link", surface.NotDone, didRest, "レストしなかったら[、|]", ""},
	{"link", surface.NotDone, didStand, "スタンドしなかったら[、|]", ""},
	{"link", surface.NotDone, didAppear, "登場させなかったら[、|]", ""},
	{"link", surface.NotDone, didDraw, "引かなかったら[、|]", ""},
	{"link", surface.NotDone, didShow, "公開しなかったら[、|]", ""},
	{"link", surface.NotDone, didTakeOff, "取り除かなかったら[、|]", ""},
	{"link", surface.NotDone, didOpen, "開放しなかったら[、|]", ""},
	{"link", surface.NotDone, didClose, "閉じなかったら[、|]", ""},
	{"link", surface.NotDone, didPlay, "プレイしなかったら[、|]", ""},
	{"link", surface.NotDone, didNegate, "打ち消さなかったら[、|]", ""},
}

// verb is the verb by which an act is said to have been done, -1 for one without.
func verb(act Node) int {
	switch act.Kind {
	case Move:
		switch act.Kids[1].Kind {
		case ToHand, ToDeck:
			return surface.DidReturn
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
