package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// misprints is what cards say who leave out or misplace a sign of the words that other tables
// have. It is read, and not printed.
var misprints = []text.Phrase{
	{"zdest1", ToWaitingRoom, 0, "控室", ""},
	{"altered", surface.Via, 0, "{@:ref}", ""},
	{"label", InZone, 0, "エントリー{0=entry}", ""},
	{"line", Act, 0, "【起】{0:labels}：{#limit}{1:costs}{2+:part:}", ""},
	{"line", CaseLine, 0, "{0:case}.{1+:part:}", ""},
	{"from", Cards, 0, "{2=card}{1=hand}{0:of}手札1枚から[|、]", ""},
	{"final", surface.Via, 0, "{@:act/0}.", ""},
	{"alter", Alter, 0, "{0:plus}/{1:val}<|し|して>", ""},
	{"act", surface.Mod, 1, "{0:left}{1:alter/=}", ""},
	{"alter", Alter, 0, "{0:plus}[/|／]{1:plus}<∄|され|∄>", ""},
	{"paying", PayEnergy, 0, "{0:pip}］、", ""},
	{"final", surface.Via, 0, "{@:act/0}", ""},
}

// shortened is other ways to say what other tables say at length. They are read, and not printed.
var shortened = []text.Phrase{
	{"cond1", PlacedNow, 0, "{0:ref}がこのターン[|、]{1:zone}から{2:zone}に置かれた<|で|である>", ""},
	{"cond1", DidWith, int(DidBacked), "そのアタックが{0:np}にサポートされた<|で|である>", ""},
	{"tara", DidAtLeast, 0, "相手のメンバーを{#}枚以上控え室に置いたら", ""},
	{"tara", DidAtLeast, 1, "いずれかのプレイヤーが置いたら", ""},
	{"tara", CountIs, int(AtLeast), "{0:shownset}が{1:val}枚以上公開されたら", ""},
	{"shownset", Cards, 0, "{1=(done-thus:show)}{3*:filter:}{2:head}", ""},
	{"trigger1", OnPhaseEnd, 0, "{0=each}各{#phase}終了時", ""},
	{"trigger1", NextTime, 0, "このターン中[|、]{0:next event}", ""},
	{"wo", Both, 0, "{0:ref}と[|、]{1:whole}[|、]", ""},
	{"whole", All, 0, "{0:pile}をすべて", ""},
	{"make", ToSoul, 0, "{0:its}[【魂】|魂]に<する|し|して>", ""},
	{"cards1", Cards, 0, "{2=card}{1=(done-thus:put)}[控え室に置かれた|その]", ""},
	{"cond1", AllAre, 0, "{0:pile}が{1:having}<|で|である>", ""},
	{"having", Cards, 0, "{2=card}{3:clause}", ""},
	{"act", ChooseEach, 0, "相手の、{1&:theirplace:と}から{0:qty}ずつ選<ぶ|び|んで>", ""},
	{"theirplace", Cards, 0, "{0=opp}{2=card}{1:zone}¦{0=opp}{2=card}{3:manner}{1:zone}", ""},
	{"act", ChooseEach, 0, "自分の、{1&:myplace:と}から{0:qty}ずつ選<ぶ|び|んで>", ""},
	{"myplace", Cards, 0, "{0=you}{2=card}{#other}{1:zone}", ""},
	{"pile", Cards, 0, "{1=set-zone}{2=card}{0=each}セットされているすべてのReバース", ""},
	{"cond1", CountIs, int(AtLeast), "{0:laid}が{1:val}枚以上【レスト】してい<る|て|る>", ""},
	{"laid", Cards, 0, "{2=card}{3=(lying:rest)}{0:of}{1:zone}", ""},
	{"cond", CondAnd, 0, "あなたの、{0&:mycount:}", ""},
	{"mycount", CountIs, int(AtLeast), "{0:mypile}が{1:val}枚以上[|いて|で]", ""},
	{"mycount", CountIs, int(Equal), "{0:mypile}が{1:val}枚で", ""},
	{"mypile", Cards, 0, "{0=you}{2=card}{1:zone}", ""},
	{"modget", AlsoNamed, 0, "{name}を得<る||て>", ""},
	{"cond1", surface.AsMany, int(AtMost), "{0:val}枚以下<|で|である>", ""},
	{"cond1", surface.AsMany, int(Equal), "{0:val}枚<|で|である>", ""},
	{"adv", surface.Word, AnyOrderFlag, "相手の望む順で", ""}, // 4.1.5: of their zone
	{"piece", EveryN, 0, "{0:summed}[|の]合計{#}枚につき[、|]", ""},
	{"summed", Cards, 0, "{2=card}{0:of}{1:zin}の[|、]{3:eitheratom}", ""},
	{"eitheratom", AnyOf, 0, "{0&:aloneatom:と}", ""},
	{"trigger1", OnPlaced, 0, "{0:mycard}が[|、]{1:zslot}から[|、]あなたの{2:zslot}に置かれた時¦{0:mycard}があなたの{2:zslot}に置かれた時", ""},
	{"mycard", Cards, 0, "{0=you}{2=card}{3-:filter:}{$:alone}", ""},
	{"zbefore", DoneThus, int(DidPut), "この効果でメンバーに置いた", ""},
	{"act", surface.Mod, 1, "{0:thoseput}は[、|]{1:modban/=}", ""},
	{"act", surface.Mod, 0, "{1:addition}{0:no}ATKに加え<る||て>", ""},
	{"addition", AddStat, int(StatATK)*PerStat + Plus, "{0:addend}を[|、]", ""},
	{"ref", Supporter, 0, "そのサポートしたメンバー", ""},
	{"thoseput", All, 0, "{0:cards}", ""},
}
