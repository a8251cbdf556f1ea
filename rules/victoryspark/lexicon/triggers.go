package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// triggers is what skills of this game wait for. Only the turn, an attack and a partner
// attack have an end at which something happens (6.8.1.1, 7.1.6.1).
var triggers = []text.Phrase{
	{"piece", surface.Via, 0, "{@:sprung}→", "{@:sprung} → "},
	{"sprung", OnSprung, 0, "［{0:cond/0}］", "\\[{0:cond}\\]"},
	{"trigger1", OnSupport, 0, "{0:ga}サポートした時", "when {0:ga} supports"},
	{"trigger1", OnDamaged, 0, "{0:ga}ダメージを受けた時", "when {0:ga} takes damage"},
	{"trigger1", WouldBeDamaged, 0, "{0:ga}ダメージを受ける時", "when {0:ga} would take damage"},
	{"trigger1", OnSupported, 0, "{0:ga}サポートされた時", "when {0:ga} is supported"},
	{"trigger1", OnSpark, 0, "{0:ga}スパークした時", "when {0:ga} sparks"}, // 12.2.1
	{"trigger1", OnAttackEnd, 0, "アタックの終わりに¦アタック終了ステップ[に|の始めに]", "at the end of an attack"},
	{"trigger1", OnPartnerEnd, 0, "パートナーアタックの終わりに", "at the end of a partner attack"},
	{"trigger1", OnAttackBlock, 0, "{0:who}がパートナーブロックした時", "{0=you}when you block with a partner¦when {0:who} blocks with a partner"},
	{"trigger1", OnSkillUsed, 0, "{0:cards}を使った時", "when 1 {0:some/1} is used"},
	{"trigger1", OnCancelled, 0, "{0:cards}がキャンセルされた時", "when 1 {0:some/1} is cancelled"},
	{"trigger1", OnCancelled, 0, "あなたが[、|]{0:cards}をキャンセルした時", ""},
}

// conds is conditions.
var conds = []text.Phrase{
	{"cond1", PartnerAttacking, 0, "そのアタックがパートナーアタック<|で|である>", "that attack is a partner attack"},
	{"cond1", PartnerAttacking, 1, "そのアタックがパートナーアタックで<ない|なく|ない>", "that attack is not a partner attack"},
	{"cond1", AttackIsNth, 0, "そのアタックがこのターン{#}回目[|のアタック]<|で|である>", "that attack is attack number {#} of this turn"},
	{"cond1", CondOr, 0, "そのアタックがこのターン{0&:nth:か}[|のアタック]<|で|である>", "that attack is attack number {0&:nth: or } of this turn"},
	{"nth", AttackIsNth, 0, "{#}回目", "{#}"},
	{"cond1", AttackFromNth, 0, "そのアタックがこのターン{#}回目[以降|以上]<|で|である>", "that attack is attack number {#} of this turn or a later one"},
	{"cond1", FirstTurn, 0, "先攻の第1ターン<|で|である>", "it is the first player's first turn"},
	{"cond1", EmptyBench, 0, "{0:of}空いているベンチがあ<る|り|る>¦{0:of}ベンチが空いてい<る|て|る>", "{0=you}you have an empty bench¦{0=opp}your opponent has an empty bench"}, // 3.3.3.5
	{"cond1", EmptyBench, 1, "{0:of}空いているベンチがな<い|く|い>", "{0=you}you have no empty bench¦{0=opp}your opponent has no empty bench"},
	{"cond1", Alike, AlikeName, "{0:alike}名前のカードが{1:val}枚以上[い|あ]<る|て|る>¦{0:alike}名前のカードが{1:val}枚以上<|で|である>", "{1:val} or more {0:cards} have the same name"},
	{"cond1", Alike, AlikeTitle, "{0:alike}称号のカードが{1:val}枚以上[い|あ]<る|て|る>¦{0:alike}称号のカードが{1:val}枚以上<|で|である>", "{1:val} or more {0:cards} have the same title"},
	{"cond1", Alike, AlikeLevel, "{0:alike}レベルのカードが{1:val}枚以上[い|あ]<る|て|る>¦{0:alike}レベルのカードが{1:val}枚以上<|で|である>", "{1:val} or more {0:cards} have the same level"},
	{"cond1", Alike, AlikeSex, "{0:alike}性別のカードが{1:val}枚以上[い|あ]<る|て|る>¦{0:alike}性別のカードが{1:val}枚以上<|で|である>", "{1:val} or more {0:cards} have the same sex"},
	{"cond1", Alike, AlikeWork, "{0:alike}作品名のカードが{1:val}枚以上[い|あ]<る|て|る>¦{0:alike}作品名のカードが{1:val}枚以上<|で|である>", "{1:val} or more {0:cards} have the same work"},
	{"alike", Cards, 0, "{0:of}{1:zin}[に|の]{3*:filter:}同じ{2=card}", ""},
	{"cond1", saidVersus, int(More), "{0:cards}が相手より多<い|く|い>", ""},
	{"cond1", saidVersus, int(Less), "{0:cards}が相手より少な<い|く|い>", ""},
	{"cond1", saidVersus, int(Equal), "{0:cards}が相手と同じ枚数<|で|である>", ""},
	{"cond1", surface.Someone, 0, "{#other}{0:of}{1:zslot}に{、}{2&:np1:と}が[い|あ]<る|て|る>", ""},
	{"allof", Cards, 0, "{2=card}{3:stems}¦{2=card}{3:clause}", ""},
	{"attr", Cards, 0, "{2=card}{3:partners}", ""},
	{"partners", PartnerOf, 0, "{0:ref}のパートナー¦{0:inring}のパートナー", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{1:zin}の{3-:filter:}{$:partners}{2=card}", ""},
	{"piece", surface.Via, 0, "{@:didra}ら[、|]", ""},
	{"didra", DidAtLeast, 0, "{#}枚以上そうした", ""},
	{"didra", surface.DidActSome, 0, "{#}枚以上{0:didverb}た", ""},
}
