package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// spellings is what is only read.
var spellings = []text.Phrase{
	{"clause", TitleHas, 0, "称号に{corner}を含む", ""}, // 2.14.7
	{"clause", NameHas, 0, "名前に{corner}を含む", ""},
	{"clause", TraitPart, 0, "属性に{corner}を含む", ""},
	{"cards1", Cards, 0, "{0:of}{1:zin}の{#another one}{3*:filter:}{2:head}", ""},
	{"another one", surface.Word, 1, "他の", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{3+:filter:}{1:zpile}{2=card}", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{3-:filter:}{$:skillname}{2=skill}", ""},
	{"clause", HasSkill, 0, "{0:iconset}を持つ", ""},
	{"clause", HasSkill, 1, "{0:iconset}を持たない", ""},
	{"iconset", Cards, 0, "{0=none}{1=none}{2=skill}{3:iconatom}", ""},
	{"proper", Named, 0, "{corner}", ""},
	{"namedstem", NameIs, 0, "{corner}", ""},
	{"modno", AlsoNamed, 0, "カード名は{corner}としても扱<う|い|って>", ""},
	{"act", Choose, 0, "{0=(exactly (number 1))}{1:cards}を[|、]選<ぶ|び|んで>", ""}, // 1.3.5.1
	{"wo", Top, 0, "{1:of}山札を上から{0:qty}[|、]{2=deck}", ""},                     // 8.1.1.3.3
	{"lying", surface.Word, 0, "スタンド", ""},                                    // 4.9.1.1.1
	{"lying", surface.Word, 1, "レスト", ""},                                     // 4.9.1.2.1
	{"lying", surface.Word, 2, "リバース", ""},                                    // 4.9.1.3.1
	{"act", LookTop, 0, "{1:of}山札の上から{0:qty}[を|][|、]見<る|て|て>", ""},            // 4.11.3
	{"trigger1", saidFromHand, 0, "{0:of}手札[から|の][|、]{1:np}が[|、]{2:zplace}に置かれた時", ""},
	{"trigger1", saidWhoUsed, 0, "{0:who}が[|、]{1:np}を使った時¦{0:who}が[|、]{1:skillalone}を使った時", ""},
	{"cond1", saidFirstPartner, 0, "そのアタックがこのターン{#}回目のアタックで[|、]パートナーアタック<|で|である>", ""},
	{"cond1", saidFirstPartner, 0, "そのアタックがパートナーアタックで[|、]このターン{#}回目[|のアタック]<|で|である>", ""},
	{"cond1", CompareCounts, int(More), "{0:cards}が[、|]{1:cards}より多<い|く|い>", ""},
	{"cond1", CompareCounts, int(Less), "{0:cards}が[、|]{1:cards}より少な<い|く|い>", ""},
	{"cond1", saidIsThere, 0, "{0:of}{1:oneslot}のカードが{2:np}<|で|である>¦{0:of}{1:oneslot}のカードが{2:attr}<|で|である>", ""},
	{"cond1", saidIsThere, 1, "{0:of}{1:oneslot}のカードが{2:np}で<ない|なく|ない>¦{0:of}{1:oneslot}のカードが{2:attr}で<ない|なく|ない>", ""},
	{"cond1", CountIs, int(AtLeast), "{0:here}が{1:val}枚以上[い|あ]<る|て|る>¦{0:there}が{1:val}枚以上[い|あ]<る|て|る>", ""},
	{"cond1", CountIs, int(AtMost), "{0:here}が{1:val}枚以下[い|あ]<る|て|る>", ""},
	{"piece", surface.Via, 0, "この技は[、|]{@:cond/0}なら[、|]", ""}, // 8.3.3
}
