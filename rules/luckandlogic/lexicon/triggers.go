package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// triggers is what abilities of Luck & Logic wait for.
var triggers = []text.Phrase{
	{"trigger1", OnSortie, 0, "{0:ga}出撃した時¦{0:ga}{1:zslot}に出撃した時¦{0:ga}{1:zaway}から出撃した時", "when {0:ga} is mobilized¦when {0:ga} is mobilized {1:wherefrom}"},
	{"trigger1", OnSortie, 1, "{0:ga}効果で出撃した時¦{0:ga}効果で{1:zslot}に出撃した時¦{0:ga}効果で{1:zaway}から出撃した時", "when {0:ga} is mobilized by an effect¦when {0:ga} is mobilized by an effect {1:wherefrom}"},
	{"trigger1", OnTranced, 0, "{0:ga}合体して出撃した時", "when {0:ga} is mobilized by a trance"},
	{"trigger1", OnTrance, 0, "{0:who}が合体した時¦{0:who}が{1:np}に合体した時", "{0=you}when you trance¦when {0:who} trances¦{0=you}when you trance into [a\x02|a|an] {1:np/1}¦when {0:who} trances into [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnSoul, 0, "{0:ga}ソウルになった時", "when {0:ga} becomes a soul"},
	{"trigger1", OnSoul, 1, "{0:ga}合体してソウルになった時", "when {0:ga} becomes a soul by a trance"},
	{"trigger1", OnLeave, 0, "{0:ga}場を離れた時", "when {0:ga} leaves the field"},
	{"trigger1", OnPlaced, 0, "{2=drop-zone}{0:ga}{1:zplaces}からドロップした時¦{2=drop-zone}{0:ga}ドロップした時", "{2=drop-zone}when {0:ga} is dropped from {1:zfrom}¦{2=drop-zone}when {0:ga} is dropped"},
	{"trigger1", OnAttack, 0, "{0:ga}攻撃した時", "when {0:ga} attacks"},
	{"trigger1", OnAttacked, 0, "{0:ga}攻撃された時", "when {0:ga} is attacked"},
	{"trigger1", OnAttackOn, 0, "{0:ga}{1:zhit}を攻撃した時", "when {0:ga} attacks {1:zhit}"},
	{"trigger1", OnDefend, 0, "{0:ga}防御した時", "when {0:ga} defends"},
	{"trigger1", OnIntercept, 0, "{0:ga}インターセプトした時", "when {0:ga} intercepts"},
	{"trigger1", OnWin, 0, "{0:ga}[バトルに勝った時|勝った時]¦{0:ga}{1:np}とのバトルに勝った時", "when {0:ga} wins a battle¦when {0:ga} wins a battle with [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnLose, 0, "{0:ga}[バトルに負けた時|負けた時]¦{0:ga}{1:np}とのバトルに負けた時", "when {0:ga} loses a battle¦when {0:ga} loses a battle with [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnBreak, 0, "{0:ga}[|、]{1:cards1}を破壊した時", "when {0:ga} destroys 1 {1:every}"},
	{"trigger1", OnBroken, 0, "{0:ga}破壊された時", "when {0:ga} is destroyed"},
	{"trigger1", OnMove, 0, "{0:ga}動いた時", "when {0:ga} moves"},
	{"trigger1", OnFace, 0, "{0:ga}[表向きになった時|表になった時]", "when {0:ga} is turned face up"},
	{"trigger1", OnFace, 1, "{0:ga}[裏向きになった時|裏になった時]", "when {0:ga} is turned face down"},
	{"trigger1", OnDefine, 0, "{0:who}が{1:np}をロジック定義した時", "{0=you}when you define [a\x02|a|an] {1:np/1}¦when {0:who} defines [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnDefined, 0, "{0:ga}ロジック定義された時", "when {0:ga} is defined"},
	{"trigger1", OnLevelBoost, 0, "{0:who}がレベルブースト[した|を行った]時", "{0=you}when you level boost¦when {0:who} level boosts"},
	{"trigger1", OnLuckDrive, 0, "{0:who}がラックドライブ[した|を行った]時", "{0=you}when you Luck Drive¦when {0:who} Luck Drives"},
	{"trigger1", OnLogicDrive, 0, "{0:who}がロジックドライブ[を使った|した]時", "{0=you}when you use a Logic Drive¦when {0:who} uses a Logic Drive"},
	{"trigger1", OnRefresh, 0, "{0:who}が[|山札を]リフレッシュした時", "{0=you}when you refresh¦when {0:who} refreshes"},
	{"trigger1", OnTransmute, 0, "{0:who}が錬成した時", "{0=you}when you transmute¦when {0:who} transmutes"},
	{"trigger1", OnDraw, 0, "{0:who}がカードを引いた時", "{0=you}when you draw a card¦when {0:who} draws a card"},
	{"trigger1", OnDiscard, 0, "{0:who}が{1:np}を捨てた時", "{0=you}when you discard [a\x02|a|an] {1:np/1}¦when {0:who} discards [a\x02|a|an] {1:np/1}"},
	{"trigger1", OnStockPaid, 0, "{0:who}がストックを払った時", "{0=you}when you pay stock¦when {0:who} pays stock"},
	{"trigger1", OnBlink, 0, "{0:ga}瞬動した時", "when {0:ga} blinks"},
	{"trigger1", OnMade, 0, "{0:ga}メークで場に出た時", "when {0:ga} comes to the field by Make"},
	{"trigger1", OnPurged, 0, "{0:ga}パージされた時", "when {0:ga} is purged"},
	{"trigger1", OnSetOn, 0, "{0:ga}設置された時", "when {0:ga} is set"},
	{"trigger1", OnBattleEnd, 0, "[そのバトル|このバトル]の終わりに", "at the end of this battle"},
	{"trigger1", WouldLeave, 0, "{0:ga}場を離れる[時|場合]", "when {0:ga} would leave the field"},
	{"trigger1", WouldPlaced, 0, "{2=drop-zone}{0:ga}{1:zplaces}からドロップする[時|場合]¦{2=drop-zone}{0:ga}ドロップする[時|場合]", "{2=drop-zone}when {0:ga} would be dropped from {1:zfrom}¦{2=drop-zone}when {0:ga} would be dropped"},
	{"trigger1", WouldBreak, 0, "{0:ga}破壊される[時|場合]", "when {0:ga} would be destroyed"},
	{"trigger1", WouldLose, 0, "{0:ga}バトルに負ける[時|場合]", "when {0:ga} would lose a battle"},
	{"trigger1", WouldDefine, 0, "{0:who}が{1:np}をロジック定義する[時|場合]", "{0=you}when you would define [a\x02|a|an] {1:np/1}¦when {0:who} would define [a\x02|a|an] {1:np/1}"},
	{"trigger1", WouldDraw, 0, "{0:who}がカードを引く[時|場合]", "{0=you}when you would draw a card¦when {0:who} would draw a card"},
	{"trigger1", WouldAttack, 0, "{0:ga}攻撃する[時|場合]", "when {0:ga} would attack"},

	{"trigger1", OnGameStart, 0, "ゲーム開始時", "at the start of the game"},
	{"trigger1", OnPhaseStart, 0, "{0:of}{#phase}開始時", ""},
	{"trigger1", OnNextStart, 0, "次の{0:of}{#phase}開始時", ""},
	{"trigger1", OnNextEnd, 0, "次の{0:of}{#phase}終了時", ""},
	{"trigger1", surface.ThatTurnEnd, 0, "!そのターン終了時", ""},
	{"trigger1", OnPhaseEnd, 0, "[|その|この]{0:of}{#phase}終了時", ""},

	{"wherefrom", surface.Via, 0, "", "in the {@:zfield}¦from the {@:zoff}"},
	{"zhit", surface.Via, 0, "{@:zslot}", "the {@:zname}"},
	{"zhit", EmptyCircle, 0, "メンバーのいないサークル", "a circle without a member"},
}
