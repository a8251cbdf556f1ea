package phrases

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// Acts is what is done. Japanese has three forms: at the end, before
// another act, before よい; English two: "you …", "your opponent …s".
var Acts = []text.Phrase{
	{"act", PayCost, 0, "コストを払<う|い|って>", "pay<|s> the cost"},
	{"act", Choose, 0, "{1:cards}を{0:qty}[|、]選<ぶ|び|んで>",
		"choose<|s> {0:one} {1:some/1}¦choose<|s> {0:qty} {1:some/0}"},
	{"act", Choose, RandomFlag, "{1:cards}をランダムに{0:qty}[|、]選<ぶ|び|んで>", "choose<|s> {0:one} {1:some/1} at random¦choose<|s> {0:qty} {1:some/0} at random"},
	{"act", ChooseEach, 0, "{1&:cards:と}を{0:qty}ずつ選<ぶ|び|んで>", "choose<|s> {0:qty} each of these: {1&:cards: and }"},
	{"act", ChooseEach, ShowFlag, "{1&:cards:と}を{0:qty}ずつ選んで相手に見せ<る||て>", "choose<|s> and show<|s> {0:qty} each of these: {1&:cards: and }"},
	{"act", surface.EachCounted, 0, "{0&:counted:と}[|、]選<ぶ|び|んで>", ""},
	{"act", surface.EachCounted, ShowFlag, "{0&:counted:と}[選んで|選んで、|選び、]相手に見せ<る||て>", ""},
	{"counted", surface.Counted, 0, "[|、]{1:cards}を{0:qty}", ""},
	{"actsome", surface.MoveSome, 0, "{1:cards}を{0:qty}[|、|を|を、]{2:act/=}", ""},
	{"act", surface.ChooseWith, 0, "{1:cards}を{0:qty}と[|、]このカードを[|、]選<ぶ|び|んで>", ""},
	{"act", Choose, ShowFlag, "{1:cards}を{0:qty}[選んで|選んで、|選び、]相手に見せ<る||て>",
		"choose<|s> and show<|s> {0:one} {1:some/1}¦choose<|s> and show<|s> {0:qty} {1:some/0}"},
	{"act", Draw, 0, "[|カードを]{0:qty}引<く|き|いて>", "draw<|s> {0:one} card¦draw<|s> {0:qty} cards"},

	{"act", Move, 0, "{0:wo}{1:zdest}に[|、]{#adv}置<く|き|いて>", "put<|s> {0:obj} {1:dest}{#adv}"},
	{"act", Move, 0, "{0:wo}{1:back/=}", "return<|s> {0:obj} {1:back}"},
	{"act", Move, 0, "{0:wo}{1:add/=}", "add<|s> {0:obj} {1:add}"},
	{"act", Move, 0, "{0:wo}{#adv}{1:make/=}", ""},
	{"act", MoveSlot, 0, "{0:wo}{1:zdest}に[|、]動か<す|し|して>", "move<|s> {0:obj} {1:dest}"},
	{"act", Swap, 0, "{0:left}{1:left}入れ替え<る||て>¦{0:obj1}と[|、]{1:obj1}を[|、]入れ替え<る||て>",
		"swap<|s> {0:left}{1:left}them¦swap<|s> {0:obj1} and {1:obj1}"},

	{"act", Shuffle, 0, "{0:deckof}{1:zname}をシャッフル<する|し|して>", "shuffle<|s> {0:of} {1:zname}"},
	{"act", LookDeck, 0, "{0:of}山札を<見る|∄|見て>", "look<|s> through {0:of} deck"},
	{"actbare", LookDeck, 0, "{0:of}山札を見て[|、]", ""},
	{"act", LookTop, 0, "{1:of}山札を上から{0:qty}[|、]見<る|て|て>¦{1:of}山札の上から{0:qty}を[|、]見<る|て|て>",
		"look<|s> at {0:top} of {1:of} deck"},
	{"act", RevealTop, 0, "{1:of}山札の上から{0:qty}を[|、]公開<する|し|して>", "reveal<|s> {0:top} of {1:of} deck"},
	{"act", FlipTop, 0, "{1:of}山札の上から{0:qty}を[|、]めく<る|り|って>", "flip<|s> {0:top} of {1:of} deck"},
	{"act", Reveal, 0, "{0:wo}公開<する|し|して>", "reveal<|s> {0:obj}"},
	{"act", Damage, 0, "{0:who}に[|、]{1=that-damage}同じダメージを与<える|え|えて>", "{1=that-damage}deal<|s> the same damage to {0:who}"},
	{"act", Damage, 0, "{0:who}に[|、]{1:val}ダメージを与<える|え|えて>", "deal<|s> {1:val} damage to {0:who}"},

	{"actq", Repeat, 0, "{0=(number 1)}次の行動を行う。『{1:inner}』¦次の行動を{0:val}回行う。『{1:inner}』¦{0:val}回、次の行動を行う。『{1:inner}』", ""},
	{"act", Repeat, 0, "", "{0=(number 1)}perform<|s> the following action: ‘{1:inner}’¦perform<|s> the following action {0:val} times: ‘{1:inner}’"},
	{"actq", Modes, 0, "[以下の|次の|次の2つの|次の3つの|次の4つの]効果のうち[あなたが|]選んだ{0:modes}を行う。『{1+:inner:』『}』", ""},
	{"act", Modes, 0, "", "carr<y|ies> out {0:modes} of the following effects: ‘{1+:inner:’ ‘}’"},
	{"act", ExtraTurn, 0, "このターンの次に{0:of}ターンを追加で行<う|い|って>", "add<|s> an extra turn for {0:who} after this turn"},
	{"act", GoToPhase, 0, "{#phase}に進<む|み|んで>", "go<|es> to the {#phase}"},
	{"act", WinGame, 0, "{0:left}[|ゲームに]勝利<する|し|して>", "{0:left}win<|s> the game"},
	{"act", LoseGame, 0, "{0:left}[|ゲームに]敗北<する|し|して>", "{0:left}lose<|s> the game"},
	{"act", HandLimit, 0, "{0:of}手札の[|枚数]上限を＋{#}<|し|して>", "raise<|s> the limit of {0:of} hand by {#}{1:for}"},
	{"act", PreventDamage, 0, "そのダメージを受けな<い|く|∄>", "prevent<|s> that damage"},
	{"act", ReduceDamage, 0, "[受ける|その]ダメージを－{#}<|し|して>", "reduce<|s> that damage by {#}"},

	{"left", surface.Left, 0, "", "∅"},
	{"adv", surface.Word, 0, "∅", "∅"},
	{"act", SetState, 0, "{0:wo}{#lying}<する|し|して>", "{#lying}<|s> {0:obj}"},
}

// Declares is numbers that a player declares, in games whose texts have that done.
var Declares = []text.Phrase{
	{"act", Declare, 0, "{0+:val:か}を宣言<する|し|して>", "declare<|s> {0+:val: or }"},
	{"act", surface.DeclareRange, 0, "{0:val}[～|〜]{1:val}の数字を1つ宣言<する|し|して>", ""},
}
