package phrases

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// Lines is lines and the bracket of costs, as far as games share them: in
// English an act on chosen cards stands before them.
var Lines = []text.Phrase{
	{"line", DeckLimit, 0, "【永】_このカードは[、|]デッキに好きな枚数入れることができる。", "【CONT】 You may put any number of this card in your deck."},
	{"line", DeckLimit, 0, "【永】_このカードは[、|]デッキに{#}枚まで入れることができる。", "【CONT】 You may put up to {#} of this card in your deck."},
	{"inner", surface.Via, 0, "{@:line}", "{@:line}"},
	{"labels", None, 0, "∅", "∅"},
	{"costs", None, 0, "∅", "∅"},
	{"deed", CostAct, 0, "", "{0:act/0}"},
	{"deed", surface.CostMove, 0, "", "put {0:one} {1:some/1}{2:too} {3:dest}{#adv}¦put {0:qty} {1:some/0}{2:too} {3:dest}{#adv}"},
	{"deed", surface.CostMove, 0, "", "return {0:one} {1:some/1}{2:too} {3:back}¦return {0:qty} {1:some/0}{2:too} {3:back}"},
	{"deed", surface.CostState, 0, "", "{#lying} {0:one} {1:some/1}{2:too}¦{#lying} {0:qty} {1:some/0}{2:too}"},
	{"deed", surface.CostShow, 0, "", "reveal {0:one} {1:some/1}{2:too}¦reveal {0:qty} {1:some/0}{2:too}"},
	{"too", None, 0, "", "∅"},
	{"too", This, 0, "", " and this card"},
}
