package phrases

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// Sentences is how a body hangs together: sentences, their prefixes and
// their ends. See README for the notation.
var Sentences = []text.Phrase{
	{"part", surface.Via, 0, "{@:sentence}", "{@:sentence}"},
	{"part", LetX, 0, "Ｘは{0:value}に等しい。", "X is equal to {0:value}."},
	{"sentence", surface.Sentence, 0, "{0-:piece:}{$:final}", "{^}{0-:piece:}{$:final}"},

	{"piece", surface.Via, 0, "{@:link}", "{@:link}"},
	{"link", IfDo, 0, "そうしたら[、|]", "if you do, "},
	{"link", IfNotDo, 0, "そうしないなら[、|]", "if you don't, "},
	{"link", Else, 0, "そうでないなら[、|]", "otherwise, "},
	{"link", Then, 0, "その後[、|]", "then, "},

	{"piece", surface.Via, 0, "{@:window}[、|]", "{@:window}, "},
	{"piece", surface.Via, 0, "{@:trigger}[、|]", "{@:trigger}, "},
	{"piece", surface.Via, 0, "{@:cond/0}なら[、|]", "if {@:cond}, "},
	{"piece", surface.BareIf, 0, "!{0:cond/0}なら", ""},
	{"piece", surface.Via, 0, "{@:cards}1枚につき[、|]", "for each {@:every}, "},
	{"piece", surface.Via, 0, "{@:dur}[、|]", "{@:dur}, "},
	{"piece", surface.Target, 0, "{0:target}に[、|]", ""},
	{"piece", surface.Topic, 0, "{0:target}は[|、]", ""},
	{"piece", surface.Via, 0, "{@:who}は[|、]", "{@:who} "},
	{"piece", surface.Instead, 0, "かわりに[|、]", "instead "},
	{"piece", surface.MaySubj, 0, "", "{0:who} may "},
	{"piece", surface.Via, 0, "{@:act/1}[、|]¦{@:actbare}¦{@:actsome/1}[、|]", ""},
	{"piece", surface.And, 0, "", "and {0:lead}"},
	{"lead", surface.Via, 0, "", "{@:who} ¦{@:trigger}, ¦{@:dur}, ¦if {@:cond}, ¦for each {@:every}, "},
	{"lead", surface.MaySubj, 0, "", "{0:who} may "},
	{"piece", surface.Piece, 0, "", "{0:act/0}, "},
	{"piece", surface.Piece, 1, "", "{0:act/1}, "},

	{"final", surface.Via, 0, "{@:act/0}。¦{@:actq}[|。]¦{@:actsome/0}。", ""},
	{"final", surface.May, 0, "{0:act/2}よい。¦{0:actsome/2}よい。", ""},
	{"final", surface.Final, 0, "", "{0:act/0}."},
	{"final", surface.Final, 1, "", "{0:act/1}."},
	{"final", surface.Final, 2, "", "and {0:act/0}."},
	{"final", surface.Final, 3, "", "and {0:act/1}."},

	{"who", You, 0, "あなた", "you"},
	{"who", Opp, 0, "相手", "your opponent"},
	{"who", Each, 0, "すべてのプレイヤー", "each player"},
	{"who", surface.Self, 0, "自分", "themselves"},

	{"of", None, 0, "∅", ""},
	{"of", You, 0, "あなたの", "your"},
	{"of", Opp, 0, "相手の", "your opponent's"},
	{"of", Each, 0, "すべてのプレイヤーの", "each player's"},
	{"of", surface.Self, 0, "自分の", "their"},
	{"deckof", surface.Via, 0, "{@:of}", ""},
	{"deckof", surface.ThatDeck, 0, "その¦それらの", ""},

	{"dur", ThisTurn, 0, "[そのターン中|このターン中]", "during this turn"},
	{"dur", ThisAttack, 0, "[そのアタック中|このアタック中]", "during this attack"},
	{"dur", ThisGame, 0, "このゲーム中", "for the rest of the game"},
	{"for", None, 0, "", "∅"},
	{"for", ThisTurn, 0, "", " until end of turn"},
	{"for", ThisAttack, 0, "", " during this attack"},
	{"for", ThisGame, 0, "", " for the rest of the game"},
	{"window", YourTurn, 0, "あなたのターン中", "during your turn"},
	{"window", OppTurn, 0, "相手のターン中", "during your opponent's turn"},
	{"window", DuringPhase, 0, "{0:of}{#step}中", "during {0:the} {#step}"},
	{"dur", NextOppTurnEnd, 0, "次の相手のターンの終わりまで", "until the end of your opponent's next turn"},
	{"for", NextOppTurnEnd, 0, "", " until the end of your opponent's next turn"},
}

// Asked is how English speaks of what others than the player were asked to do.
var Asked = []text.Phrase{
	{"link", IfDo, surface.TheyDo, "", "if they do, "},
	{"link", IfNotDo, surface.TheyDo, "", "if they don't, "},
}
