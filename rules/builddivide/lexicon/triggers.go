package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// triggers is what abilities of Build Divide wait for.
var triggers = []text.Phrase{
	{"trigger1", OnPlaced, 0, "{2=field}{0:ga}{1:zplaces}から登場した時¦{2=field}{0:ga}登場した時", "{2=field}when {0:ga} appears from {1:zfrom}¦{2=field}when {0:ga} appears"}, // 515-1
	{"trigger1", OnPlaced, 0, "{1=field}{2=graveyard}{0:ga}[破壊された|フィールドからドロップした]時", "{1=field}{2=graveyard}when {0:ga} is destroyed"},
	{"trigger1", OnPlaced, 0, "{1=hand}{2=graveyard}{0:ga}[捨てられた|手札から捨てられた|手札からドロップした]時", "{1=hand}{2=graveyard}when {0:ga} is discarded"}, // 527-4
	{"trigger1", WouldPlaced, 0, "{2=field}{0:ga}{1:zplaces}から登場する場合¦{2=field}{0:ga}登場する場合", "{2=field}when {0:ga} would appear from {1:zfrom}¦{2=field}when {0:ga} would appear"},
	{"trigger1", WouldPlaced, 0, "{1=field}{2=graveyard}{0:ga}破壊される場合", "{1=field}{2=graveyard}when {0:ga} would be destroyed"},
	{"trigger1", WouldPlaced, 0, "{0:ga}{1:zplaces}から{2:zplace}に置かれる場合¦{0:ga}{2:zplace}に置かれる場合", ""},
	{"trigger1", WouldAttack, 0, "{0:ga}アタックする場合", ""},
	{"trigger1", WouldTakeDamage, 0, "{0:who}がダメージを受ける場合", ""},
	{"trigger1", WouldHurt, 0, "{0:sub}にダメージが与えられる場合", "when {0:ga} would take damage"},
	{"trigger1", WouldHurt, 1, "{0:ga}ダメージを与える場合", "when {0:ga} would deal damage"},
	{"trigger1", WouldDraw, 0, "{0:who}がカードを引く場合", "{0=you}when you would draw a card¦when {0:who} would draw a card"},

	{"trigger1", OnAttack, 4, "{0:ga}プレイヤーにアタックした時", "when {0:ga} attacks a player"},
	{"trigger1", OnAttack, 5, "{0:ga}ユニットにアタックした時", "when {0:ga} attacks a unit"},
	{"trigger1", OnUnblocked, 0, "{0:ga}プレイヤーにアタックしてブロックされなかった時", "when {0:ga} attacks a player and is not blocked"},
	{"trigger1", OnBlock, 0, "{0:ga}ブロックした時", "when {0:ga} blocks"},
	{"trigger1", OnBattle, int(BattleBegins), "{0:ga}バトル[する|した]時¦{0:sub}のバトル開始時", "when {0:ga} battles"},
	{"trigger1", OnBattle, int(BattleEnds), "{0:sub}のバトル終了時", "when a battle of {0:ga} ends"},
	{"trigger1", OnBattle, int(BattleWon), "{0:ga}バトルに勝利した時", "when {0:ga} wins a battle"},
	{"trigger1", OnBattle, int(BattleLost), "{0:ga}バトルに敗北した時", "when {0:ga} loses a battle"},
	{"trigger1", OnBattle, int(BattleDrawn), "{0:ga}バトルを引き分けた時", "when {0:ga} ties a battle"},
	{"trigger1", OnEvol, 0, "{0:ga}エヴォルで登場した時¦{0:ga}{evol}のエヴォルで登場した時", "when {0:ga} appears by Evol¦when {0:ga} appears by Evol {evol}"},
	{"trigger1", OnHurt, 0, "{0:sub}にダメージが与えられた時¦{0:ga}ダメージを受けた時", "when {0:ga} takes damage"},
	{"trigger1", OnPlayerHurt, 0, "{0:who}がダメージを受けた時", "{0=you}when you take damage¦when {0:who} takes damage"},
	{"trigger1", OnHurtsPlayer, 0, "{1=opp}{0:ga}相手[プレイヤー|]にダメージを与えた時¦{1=each}{0:ga}プレイヤーにダメージを与えた時",
		"{1=opp}when {0:ga} deals damage to your opponent¦{1=each}when {0:ga} deals damage to a player"}, // 1211-3
	{"trigger1", OnRed, 0, "{0:who}がレッドゾーンになった時", "{0=you}when you enter the red zone¦when {0:who} enters the red zone"},
	{"trigger1", OnOpen, 0, "{0:ga}開放された時", "when {0:ga} is opened"},
	{"trigger1", OnOpen, 1, "{0:ga}閉じられた時", "when {0:ga} is closed"},
	{"trigger1", OnAura, 0, "{0:sub}にオーラがついた時", "when an aura is attached to {0:ga}"},
	{"trigger1", OnBright, 0, "{0:ga}ブライトした時", "when {0:ga} uses Bright"},
	{"trigger1", OnSkill, 0, "{0:sub}のスキルが発動した時", "when the skill of {0:ga} is carried out"},
	{"trigger1", OnGameStart, 0, "ゲーム開始時", "at the start of the game"},
	{"trigger1", OnCounter, 0, "{0:who}が{counter}カウンターを得た時", "{0=you}when you gain a {counter} counter¦when {0:who} gains a {counter} counter"},
	{"trigger1", OnPhaseStart, 0, "{0:of}{#phase}の[開始時|開始時に|始めに]¦{0:of}{#phase}開始時[|に]", ""},
	{"trigger1", OnPhaseEnd, 0, "[|その|この]{0:of}{#phase}終了時[|に]¦[|その|この]{0:of}{#phase}の[終わりに|終了時|終了時に]", ""},
	{"trigger1", surface.ThatTurnEnd, 0, "!このターン終了時", ""},

	{"window", TurnPlaced, 0, "[このカード|このユニット]が登場したターン中", "during the turn in which this card appeared"},
	{"dur", ThisTurn, 0, "[このターン中|そのターン中]", ""},
	{"dur", ThisBattle, 0, "[このバトル中|そのバトル中]", "during this battle"},
	{"dur", NextOwnStart, 0, "次のあなたのターンの[始め|開始時]まで", "until the start of your next turn"},
	{"for", ThisBattle, 0, "", " during this battle"},
	{"for", NextOwnStart, 0, "", " until the start of your next turn"},
}

// spellings is other ways to say what other tables say: they are read,
// and not printed.
var spellings = []text.Phrase{
	{"trigger1", OnPlaced, 0, "{2=graveyard}{0:ga}ドロップした時", ""},                                                   // 527-2
	{"trigger1", OnPlaced, 0, "{0=(this-in-battle)}{1=field}{2=graveyard}[このユニット|このカード]がバトルで[ドロップした|破壊された]時", ""}, // 527-2a
	{"trigger", OnEither, 0, "{0:trigger1}と[、|]{1:trigger1}", ""},                                                 // 12.01.4.a.1
	{"cards1", Cards, 0, "{1:zin}にある{0:of}{#other}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{0:of}{1:zaway}から{#other}{3*:filter:}{2:head}", ""},
	{"entire", All, 0, "{0:throughout}", ""},
	{"throughout", Cards, 0, "{0:of}[すべて|全て]の{#other}{3*:filter:}{2:head}¦{0:of}{1:zin}にある[すべて|全て]の{#other}{3*:filter:}{2:head}", ""},
	{"wo", surface.Via, 0, "{@:entire}を", ""},
	{"target", surface.Via, 0, "{@:entire}", ""},
	{"to", surface.Via, 0, "{@:entire}", ""},
	{"dur", ThisTurn, 0, "このターン", ""},
	{"clause", Trait, 0, "[|属性]{trait}を持つ", ""},
	{"clause", Identity, 0, "[識別名|キャラ名]{identity}を持つ", ""}, // 314-3
	{"atom", Colour, 0, "{#colour}色", ""},
	{"clause", WithStat, int(StatPower)*PerStat + int(AtMost), "パワーが{0:val}以下の", ""},
	{"clause", WithStat, int(StatPower)*PerStat + int(AtLeast), "パワーが{0:val}以上の", ""},
	{"clause", WithStat, int(StatHit)*PerStat + int(AtMost), "ヒットが{0:val}以下の", ""},
	{"clause", WithStat, int(StatHit)*PerStat + int(AtLeast), "ヒットが{0:val}以上の", ""},
	{"who", Opp, 0, "相手プレイヤー", ""},
	{"of", Foe, 0, "その相手の", "that player's opponent's"}, // 202-3a
	{"who", Each, 0, "[各|お互いの]プレイヤー", ""},
	{"window", YourTurn, 0, "あなたのターンの間", ""},
	{"window", OppTurn, 0, "相手のターンの間", ""},
	{"dur", ThisTurn, 0, "[|この]ターン終了時まで", ""},
	{"dur", NextOppTurnEnd, 0, "次の相手のターン終了時まで", ""},
	{"slice", Top, 0, "{1:ours}{2:zpile}の上からカード[|を]{0:qty}", ""},
	{"act", LookTop, 0, "{1:ours}山札の上からカード[|を]{0:qty}[|を]見<る|て|て>", ""},
	{"act", RevealTop, 0, "{1:ours}山札の上からカード[|を]{0:qty}[|を]公開<する|し|して>", ""},
	{"act", Draw, 0, "カード{0:qty}を引<く|き|いて>", ""},
	{"act", Discard, 0, "手札{0:qty}を捨て<る||て>", ""},
	{"act", PlayCard, 1, "{0:wo}[プレイ|]コストを支払わず[に|]プレイ<する|し|して>", ""},
	{"modget", GiveAbility, 0, "{0:word}を持<つ|ち|って>", ""},
}
