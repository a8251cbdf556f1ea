package phrases

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// Conds is conditions. Japanese has three forms: before なら, before a
// further condition, before 時.
var Conds = []text.Phrase{
	{"cond", surface.Via, 0, "{@:cond1/=}", "{@:cond1}"},
	{"cond", CondAnd, 0, "{0~:cond1/1:、}{$:cond1/=}", "{0~:cond1: and }{$:cond1}"},

	{"cond1", Exists, 0, "{0:there}があ<る|り|る>¦{0:here}がい<る|て|る>¦{0:here}があ<る|り|る>", "{0:have}¦there is {0:any}"},
	{"cond1", Exists, 1, "{0:there}がな<い|く|い>¦{0:here}がいな<い|く|い>¦{0:here}がな<い|く|い>", "{0:havenot}¦there is no {0:none}"},
	{"cond1", surface.Someone, 0, "{#other}{0:of}{、}{2&:np1:と}がい<る|て|る>", ""},
	{"cond1", surface.Someone, 0, "{#other}{0:of}{1:zslot}の{、}{2&:np1:と}がい<る|て|る>", ""},
	{"cond1", surface.Someone, 0, "{#other}{0:of}{1:zaway}に{、}{2&:np1:と}があ<る|り|る>", ""},
	{"cond1", DidExactly, 0, "{#}枚そうし<た|て|た>¦{#}枚選んだ", "you did so with exactly {#} cards"},
	{"cond1", CountIs, int(AtLeast), "{0:cards}が{1:val}枚以上<|で|である>", "you have {1:val} or more {0:mine}¦your opponent has {1:val} or more {0:theirs}¦there are {1:val} or more {0:cards}"},
	{"cond1", CountIs, int(AtMost), "{0:cards}が{1:val}枚以下<|で|である>", "you have {1:val} or [fewer|less] {0:mine}¦your opponent has {1:val} or [fewer|less] {0:theirs}¦there are {1:val} or [fewer|less] {0:cards}"},
	{"cond1", CountIs, int(Equal), "{0:cards}が{1:val}枚<|で|である>", "you have exactly {1:val} {0:mine}¦your opponent has exactly {1:val} {0:theirs}¦there are exactly {1:val} {0:cards}"},
	{"cond1", CountIs, int(More), "{0:cards}が{1:val}枚より多<い|く|い>", "you have more than {1:val} {0:mine}¦your opponent has more than {1:val} {0:theirs}¦there are more than {1:val} {0:cards}"},
	{"cond1", CountIs, int(Less), "{0:cards}が{1:val}枚より少な<い|く|い>", "you have [fewer|less] than {1:val} {0:mine}¦your opponent has [fewer|less] than {1:val} {0:theirs}¦there are [fewer|less] than {1:val} {0:cards}"},
	{"cond1", CompareCounts, int(More), "{0:cards}が{1:cards}より多<い|く|い>", "there are more {0:cards} than {1:cards}"},
	{"cond1", CompareCounts, int(Less), "{0:cards}が{1:cards}より少な<い|く|い>", "there are fewer {0:cards} than {1:cards}"},
	{"cond1", CompareCounts, int(Equal), "{0:cards}が{1:cards}と同じ枚数<|で|である>", "there are as many {0:cards} as {1:cards}"},
	{"cond1", CompareCounts, int(AtLeast), "{0:cards}が{1:cards}以上の枚数<|で|である>", "there are at least as many {0:cards} as {1:cards}"},
	{"cond1", CompareCounts, int(AtMost), "{0:cards}が{1:cards}以下の枚数<|で|である>", "there are at most as many {0:cards} as {1:cards}"},
	{"cond1", IsA, 0, "{0:ref}が{1:np}<|で|である>¦{0:ref}が{1:attr}<|で|である>", "{0:single} is [a\x02|a|an] {1:np/1}"},
	{"cond1", IsA, 1, "{0:ref}が{1:np}で<ない|なく|ない>¦{0:ref}が{1:attr}で<ない|なく|ない>", "{0:single} is not [a\x02|a|an] {1:np/1}"},
	{"cond1", AllAre, 0, "{0:cards}すべてが[|、]{1:allof}<|で|である>", "all {0:cards} are {1:np/0}"},
	{"allof", Cards, 0, "{2=character}{3:stems}¦{2=character}{3:clause}", ""},
	{"allof", surface.Via, 0, "{@:np}", ""},
	{"attr", Cards, 0, "{2=card}{3:stems}", ""},
	{"statted", surface.Via, 0, "{@:ref}", "{@:single}"},
	{"cond1", surface.StatIs, int(AtLeast), "{0:statted}の{1:stat}が{2:vcmp}以上<|で|である>", "the {1:stat} of {0:statted} is {2:vcmp} or higher"},
	{"cond1", surface.StatIs, int(AtMost), "{0:statted}の{1:stat}が{2:vcmp}以下<|で|である>", "the {1:stat} of {0:statted} is {2:vcmp} or lower"},
	{"cond1", surface.StatIs, int(Equal), "{0:statted}の{1:stat}が{2:vcmp}<|で|である>", "the {1:stat} of {0:statted} is {2:vcmp}"},
	{"cond1", surface.StatIs, int(More), "{0:statted}の{1:stat}が{2:vcmp}より高<い|く|い>", "the {1:stat} of {0:statted} is higher than {2:vcmp}"},
	{"cond1", surface.StatIs, int(Less), "{0:statted}の{1:stat}が{2:vcmp}より低<い|く|い>", "the {1:stat} of {0:statted} is lower than {2:vcmp}"},
	{"cond1", surface.StatVs, int(AtLeast), "{0:ref}の{1:stat}が{2:ref}の{3:stat}以上<|で|である>", "the {1:stat} of {0:single} is at least the {3:stat} of {2:single}"},
	{"cond1", surface.StatVs, int(AtMost), "{0:ref}の{1:stat}が{2:ref}の{3:stat}以下<|で|である>", "the {1:stat} of {0:single} is at most the {3:stat} of {2:single}"},
	{"cond1", surface.StatVs, int(Equal), "{0:ref}の{1:stat}が{2:ref}の{3:stat}と同じ<|で|である>", "the {1:stat} of {0:single} is the {3:stat} of {2:single}"},
	{"cond1", surface.StatVs, int(More), "{0:ref}の{1:stat}が{2:ref}の{3:stat}より高<い|く|い>", "the {1:stat} of {0:single} is higher than the {3:stat} of {2:single}"},
	{"cond1", surface.StatVs, int(Less), "{0:ref}の{1:stat}が{2:ref}の{3:stat}より低<い|く|い>", "the {1:stat} of {0:single} is lower than the {3:stat} of {2:single}"},
	{"cond1", surface.DidAct, 0, "{#}枚{0:didverb}<た|て|た>", ""},
	{"cond1", surface.DidActSome, 0, "{#}枚以上{0:didverb}<た|て|た>", ""},
	{"didverb", surface.Word, surface.VerbRest, "【レスト】し", ""},
	{"didverb", surface.Word, surface.VerbReturn, "戻し", ""},
	{"didverb", surface.Word, surface.VerbPut, "置い", ""},
	{"didverb", surface.Word, surface.VerbAdd, "加え", ""},
	{"didverb", surface.Word, surface.VerbReveal, "公開し", ""},
	{"cond1", DidAtLeast, 0, "{#}枚以上そうし<た|て|た>¦{#}枚以上選んだ", "you did so with {#} or more cards"},
	{"cond1", ThisIs, 0, "{0:zslot}にこのカードがい<る|て|る>¦{0:zaway}にこのカードがあ<る|り|る>¦このカードが{0:zslot}にい<る|て|る>¦このカードが{0:zaway}にあ<る|り|る>", "this card is {0:zplace}"},
	{"cond1", ThisIs, 1, "{0:zslot}にこのカードがいな<い|く|い>¦{0:zaway}にこのカードがな<い|く|い>¦このカードが{0:zslot}にいな<い|く|い>¦このカードが{0:zaway}にな<い|く|い>", "this card is not {0:zplace}"},
}

// Triggers is what an ability waits for, as far as games share it.
var Triggers = []text.Phrase{
	{"trigger", surface.Via, 0, "{@:trigger1}", "{@:trigger1}"},
	{"trigger", OnEither, 0, "{0:trigger1}か[|、]{1:trigger1}", "{0:trigger1} or {1:trigger1}"},
	{"trigger1", OnAttack, 0, "{0:ga}アタックした時", "when {0:ga} attacks"},
	{"trigger1", OnAttacked, 0, "{0:ga}アタックされた時", "when {0:ga} is attacked"},
	{"trigger1", OnPlay, 0, "{0:who}が{1:np}をプレイした時", "{0=you}when you play [a\x02|a|an] {1:np/1}¦when {0:who} plays [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnCondition, 0, "{0:cond/2}時", "when {0:cond}"},
	{"trigger1", WouldAttack, 0, "{0:ga}アタックする時", "when {0:ga} would attack"},
	{"trigger1", WouldTakeDamage, 0, "{0:who}がダメージを受ける時", "when {0:who} would take damage"},
	{"trigger1", OnPlaced, 0, "{0:ga}{1:zplaces}から[|、]{2:zplace}に置かれた時", "when {0:ga} is placed {2:zplace} from {1:zfrom}"},
	{"trigger1", OnPlaced, 0, "{0:ga}{2:zplace}に置かれた時", "when {0:ga} is placed {2:zplace}"},
	{"trigger1", OnState, 0, "{0:ga}{#lying}した時", "when {0:ga} becomes {#lies}"},
	{"trigger1", OnPhaseStart, 0, "{0:of}{#phase}の始めに", "at the start of {0:the} {#phase}"},
	{"trigger1", OnNextStart, 0, "次の{0:of}{#phase}の始めに", "at the start of {0:the} next {#phase}"},
	{"trigger1", OnNextEnd, 0, "次の{0:of}{#phase}の終わりに", "at the end of {0:the} next {#phase}"},
	{"trigger1", OnPhaseEnd, 0, "[|その]{0:of}{#phase}の終わりに", "at the end of {0:the} {#phase}"},
	{"trigger1", surface.ThatTurnEnd, 0, "!そのターンの終わりに", ""},
	{"trigger1", WouldPlaced, 0, "{0:ga}{1:zplaces}から[|、]{2:zplace}に置かれる時", "when {0:ga} would be placed {2:zplace} from {1:zfrom}"},
	{"trigger1", WouldPlaced, 0, "{0:ga}{2:zplace}に置かれる時", "when {0:ga} would be placed {2:zplace}"},
}
