package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// triggers is what abilities of Rebirth for you wait for.
var triggers = []text.Phrase{
	{"trigger1", OnSet, 0, "{0:ga}セットされた時¦{0:ga}{1:zone}からセットされた時", "when {0:ga} is set¦when {0:ga} is set from the {1:zname}"},
	{"trigger1", OnSupport, 0, "{0:ga}サポートした時¦{0:ga}[|、]{1:np}をサポートした時", "when {0:ga} supports¦when {0:ga} supports [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnSupported, 0, "{0:ga}サポートされた時¦{0:ga}[|、]{1:np}にサポートされた時", "when {0:ga} is supported¦when {0:ga} is supported by [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnSupportEnd, 0, "{0:ga}サポートしたアタック終了時", "when an attack that {0:ga} supported ends"},
	{"trigger1", OnRetires, 0, "{0:ga}{1:cards1}をリタイアさせた時", "when {0:ga} retires 1 {1:every}"},
	{"trigger1", OnRetires, 1, "{0:ga}{1:cards1}をパートナーアタックでリタイアさせた時¦{0:ga}パートナーアタックで{1:cards1}をリタイアさせた時", "when {0:ga} retires 1 {1:every} by a partner attack"},
	{"trigger1", OnBlock, 0, "{0:ga}ブロックした時", "when {0:ga} blocks"},
	{"trigger1", OnBlockOf, 0, "{0:ga}[|、]{1:np}をブロックした時", "when {0:ga} blocks [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnPlacedThrough, int(ByEffect), "{0:ga}効果で[|、]{1:zslot}から[|、]{2:zslot}に置かれた時¦{0:ga}効果で[|、]{2:zslot}に置かれた時", "when {0:ga} is placed {2:zplace} from {1:zfrom} by an effect¦when {0:ga} is placed {2:zplace} by an effect"},
	{"trigger1", OnPlacedThrough, int(ByOppEffect), "{0:ga}相手の効果で[|、]{1:zslot}から[|、]{2:zslot}に置かれた時¦{0:ga}相手の効果で[|、]{2:zslot}に置かれた時", "when {0:ga} is placed {2:zplace} from {1:zfrom} by the opponent's effect¦when {0:ga} is placed {2:zplace} by the opponent's effect"},
	{"trigger1", OnPlacedThrough, int(ByOppAttack), "{0:ga}[相手のアタックで|相手のキャラのアタックで][|、]{1:zslot}から[|、]{2:zslot}に置かれた時¦{0:ga}[相手のアタックで|相手のキャラのアタックで][|、]{2:zslot}に置かれた時", "when {0:ga} is placed {2:zplace} from {1:zfrom} by the opponent's attack¦when {0:ga} is placed {2:zplace} by the opponent's attack"},
	{"trigger1", OnPlacedThrough, int(ByItsCancel), "{0:ga}このキャラの【キャンセル】で[|、]{1:zslot}から[|、]{2:zslot}に置かれた時¦{0:ga}このキャラの【キャンセル】で[|、]{2:zslot}に置かれた時", "when {0:ga} is placed {2:zplace} from {1:zfrom} by its 【CANCEL】¦when {0:ga} is placed {2:zplace} by its 【CANCEL】"},
	{"trigger1", OnPlacedThrough, int(ByOwnEffect), "{0:ga}あなたの効果で[|、]{1:zslot}から[|、]{2:zslot}に置かれた時¦{0:ga}あなたの効果で[|、]{2:zslot}に置かれた時", "when {0:ga} is placed {2:zplace} from {1:zfrom} by your effect¦when {0:ga} is placed {2:zplace} by your effect"},
	{"trigger1", OnPlaced, 0, "{0:ga}{1:zslot}から[|、]{2:zslot}に[置かれた|戻った]時¦{1=hand}{0:ga}手札から{2:zslot}に登場した時", "when {0:ga} is placed {2:zplace} from {1:zfrom}"},
	{"trigger1", OnComeOn, 0, "{0:ga}登場した時", "when {0:ga} comes on"}, // 5.5.1, 5.5.1.1
	{"trigger1", OnPlaced, 0, "{0:ga}{2:zslot}に置かれた時", "when {0:ga} is placed {2:zplace}"},
	{"trigger1", OnPlaced, 0, "{2=entry}{0:intoentry}置かれた時¦{2=members}{0:intomembers}置かれた時", ""},
	{"intoentry", Cards, 0, "{2=card}{0:of}エントリーに[|、]{3-:filter:}{$:alone}が¦{0:of}エントリーに[|、]{3*:filter:}{2:common}が", ""},
	{"intomembers", Cards, 0, "{2=card}{0:of}メンバーに[|、]{3-:filter:}{$:alone}が¦{0:of}メンバーに[|、]{3*:filter:}{2:common}が", ""},
	{"trigger1", NextTime, 0, "このターン[|、]{0:next event}", "the next time this turn {0:trigger1}"},
	{"next event", OnAttack, 0, "{0:ga}次にアタックした時", ""},
	{"next event", OnSupport, 0, "{0:ga}次にサポートした時", ""},
	{"next event", OnRetires, 0, "{0:ga}次に{1:cards1}をリタイアさせた時", ""},
	{"next event", OnPlaced, 0, "{0:ga}次に{2:zslot}に置かれた時", ""},
	{"trigger1", OnCancelled, 0, "{0:ref}の【スパーク】が【キャンセル】された時", "when a spark of {0:single} is cancelled"},
	{"trigger1", OnMadeSoul, 0, "{0:ref}を[【魂】|魂]にした時", "when {0:single} is made a soul"},
	{"trigger1", OnHeal, 0, "{0:who}が回復した時", "{0=you}when you heal¦when {0:who} heals"},
	{"trigger1", OnCheck, 0, "{0:who}がチェックした時", "{0=you}when you make a check¦when {0:who} makes a check"},
	{"trigger1", OnCheckLost, 0, "[|あなたの]チェックで{0:who}が負けた時", "{0=you}when you lose a check¦when {0:who} loses a check"},
	{"trigger1", OnBlocked, 0, "{0:no}アタックがブロックされた時", "when the attack of {0:ga} is blocked"},
	{"trigger1", OnBlockEnd, 0, "{0:ga}ブロックしたアタック終了時", "when an attack that {0:ga} blocked ends"},
	{"trigger1", OnRetiresBy, 0, "{0:ga}[|、]{1:np}をサポートしたアタックで[|、]{2:cards1}をリタイアさせた時", "when an attack of [a\x02|a|an] {1:np/1} supported by {0:ga} retires 1 {2:every}"},
	{"trigger1", OnPutFrom, 0, "{0:who}が{1:zone}から{2:zone}にカードを置いた時", "{0=you}when you put a card from the {1:zname} into the {2:zname}¦when {0:who} puts a card from the {1:zname} into the {2:zname}"},
	{"trigger1", WouldSupport, 0, "各ターン{#}回目のアタックを{0:ga}サポートする際", "when {0:ga} would support attack {#} of a turn"},
	{"trigger1", OnUse, 0, "{0:who}が{#keyword}を使った時", "{0=you}when you use {#keyword}¦when {0:who} uses {#keyword}"},
	{"trigger1", OnEndOfAttack, 0, "{0:no}アタック終了時¦{0:cards1}のアタック終了時¦[この|その]アタック終了時", "when the attack of {0:ga} ends¦when this attack ends"},
	{"trigger1", OnPhaseStart, 0, "{0:of}{#phase}開始時", ""},
	{"trigger1", OnPhaseEnd, 0, "{0:of}{#phase}終了時", ""},
	{"trigger1", surface.ThatTurnEnd, 0, "!このターン終了時", ""},
	{"trigger1", OnPhaseEnd, 0, "[この|その]{0:of}{#phase}終了時[|に]", ""},
}
