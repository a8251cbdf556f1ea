package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// spellings is other ways to say what other tables say: they are read, and
// not printed.
var spellings = []text.Phrase{
	{"line", DeckLimit, 0, "【永】：このカードは[、|]デッキに好きな枚数入れることができる。", ""}, // 6.1.2.1
	{"line", DeckLimit, 0, "【永】：このカードは[、|]デッキに{#}枚まで入れることができる。", ""},
	{"act", Move, 0, "{1=to-waiting-room}{0:wo}[す|捨]<てる|て|てて>", ""}, // 5.11.1
	{"act", Move, 0, "{1=to-retire}{0:wo}リタイアさ<せる|せ|せて>", ""},       // 5.15.1
	{"trigger1", OnPlaced, 0, "{2=retire-zone}{0:ga}リタイアした時", ""},   // 5.15.1
	{"trigger1", OnPlacedThrough, int(ByOppAttack), "{2=retire-zone}{0:ga}[相手のアタックで|相手のキャラのアタックで]リタイアした時", ""},
	{"trigger1", OnPlaced, 0, "{2=entry}{0:of}{1:zslot}から{0:ga}置かれた時", ""},
	{"next event", OnAttack, 0, "次に{0:ga}アタックした時", ""},
	{"next event", OnPlaced, 0, "{2=entry}次に{0:intoentry}置かれた時¦{2=members}次に{0:intomembers}置かれた時", ""},
	{"from", Cards, 0, "{2=card}{1=among-those}その[2|3|4|5|6|7]枚から[|、]{3-:filter:}{$:alone}[を|]¦{1=among-those}その[2|3|4|5|6|7]枚から[|、]{3*:filter:}{2:head}[を|]", ""},
	{"modgive", GiveAbility, 0, "〈{0:inner}〉を与<える|え|えて>", ""},
	{"modget", GiveAbility, 0, "{0:growth}を得<る||て>", ""},
	{"growth", Growth, 0, "【のびしろ】", ""},
	{"cards1", Cards, 0, "{1=set-zone}{2=card}セットされている{0:of}{3-:filter:}{$:alone}", ""},
	{"qty", Exactly, 0, "合計{0:val}枚", ""},
	{"qty", UpTo, 0, "合計{0:val}[枚|つ]まで", ""},
	{"atom", WithStat, int(StatCost)*PerStat + int(AtMost), "{0:val}コスト以下", ""},
	{"atom", WithStat, int(StatCost)*PerStat + int(AtLeast), "{0:val}コスト以上", ""},
	{"back", ToHand, 0, "[|自分の]手札に置<く|き|いて>", ""},
	{"zdest", ToEither, 0, "{0:zdest1}か{1:undertop}", ""},
	{"undertop", ToDeckBottom, 0, "下", ""},
	{"piece", EveryN, 0, "{0:cards1}[|の]合計{#}枚につき[、|]¦{0:pile}[|の]合計{#}枚につき[、|]", ""},
	{"piece", surface.Via, 0, "{@:window}に", ""},
	{"piece", surface.Instead, 0, "[エネルギー|控え室|メンバー|エントリー]に置くかわりに[、|]", ""}, // of what stands before
	{"other", surface.Word, 1, "このキャラ以外の[、|]", ""},
	{"link", IfDo, 0, "[置いた|入れ替えた]後に[、|]", ""},
	{"tara", DidWith, int(DidPut), "この効果で、{0:did}を{1:zdest1}に置いたら", ""},
	{"cond1", DidAtLeast, 0, "", "{#} or more cards were [put there|returned|chosen|revealed|drawn] this way"},
	{"cond1", IsA, 0, "{0:ref}が、{1:np}<|で|である>", ""},
	{"cond1", AllDiffer, 0, "{0:cards}もすべて違<う|い|う>", ""},
	{"cond1", AllAre, 0, "{0:pile}が{1:described}<|で|である>", ""},
	{"cond1", NamesAre, int(AtLeast), "{0:here}が{1:val}種類以上あ<る|り|る>", ""},
	{"cond1", CountIs, int(AtLeast), "{0:soulson}が{1:val}枚以上<|で|である>", ""},
	{"soulson", Cards, 0, "{2=card}{1:soulplace}", ""},
	{"soulplace", SoulOf, 0, "{0:ref}に[【魂】|魂]", ""},
	{"described", Cards, 0, "{2=card}{3:stems}", ""},
	{"costs", surface.Via, 0, "{@:cost}：", ""},
	{"pip", surface.Pip, 0, "エネ{0:coloured}{#}¦{0:coloured}{①}", ""},
	{"item", CostOfHand, 0, "{1:pile}を{0:qty}{2:act/0}", ""},
	{"item", surface.CostWith, 0, "{1:from}{0:qty}と[このキャラ|このカード]を{2:act/0}", ""},
	{"actsome", surface.MoveSome, 0, "{0=(exactly (number 1))}{1:fromnamed}{2:act/=}", ""},
	{"fromnamed", Cards, 0, "{2=card}{0:of}{#other}{1:zin}から[|、]{3-:filter:}{$:alone}を", ""},
	{"swapped", SomeOf, 0, "{0=(exactly (number 1))}{1:cards1}", ""},
	{"act", surface.ChooseWith, 0, "[このキャラ|このカード]と[、|]{1:from}{0:qty}選<ぶ|び|んで>", ""},
	{"ref", That, thatChara, "[そのメンバー|そのエントリーのキャラ]", ""},
	{"ref", Supporter, 0, "サポートしたメンバー", ""},
	{"ref", surface.ThatNamed, 0, "その{name}", ""},
	{"np", Union, 0, "{0&:headed:か}", ""},
	{"union", surface.Union, 0, "{#other}{0:of}{1:zin}の[|、]{2&:headed:か}", ""},
	{"union", surface.Union, 0, "{#other}{0:of}[|、]{2&:headed:か}", ""},
	{"headed", Cards, 0, "{3*:filter:}{2:common}", ""},
	{"clause", AnyOf, 0, "コストが[、|]{0&:numbered:か}の", ""},
	{"numbered", WithStat, int(StatCost)*PerStat + int(Equal), "{0:val}", ""},
}
