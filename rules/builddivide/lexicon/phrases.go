package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// objects is what an act is about: the card itself by what it is, what
// was chosen by それ and それら.
var objects = []text.Phrase{
	{"ref", surface.Left, 0, "", "it"},
	{"ref", surface.Left, surface.LeftIt, "それ", ""},
	{"ref", surface.Left, surface.LeftThose, "それら", ""},
	{"ref", This, thisUnit, "このユニット", "this unit"},
	{"ref", This, thisTerritory, "このテリトリー", "this territory"},
	{"ref", This, surface.ThisCard, "このカード¦このコマンド", "this card"},
	{"ref", That, thatUnit, "そのユニット", "that unit"},
	{"ref", That, thatCommand, "そのコマンド", "that command"},
	{"ref", That, thatTerritory, "そのテリトリー", "that territory"},
	{"ref", That, thatAbility, "その能力", "that ability"},
	{"ref", Remainder, 0, "残り[|のカード]", "the rest"},
	{"ref", BattleOpponent, 0, "[このユニット|このカード]のバトル相手[|のユニット]", "this card's battle opponent"},
	{"ref", Host, 0, "このカードをオーラとして持つユニット", "the unit with this card as an aura"}, // 521-1d
	{"ref", ThisAt, 0, "[|あなたの|自分の]{0:zin}にあるこのカード", "{0=field}this card on the field¦this card in the {0:zname}"},
	{"ref", ThisInBattle, 0, "バトル[している|中の][このユニット|このカード]", "this battling card"},
	{"single", This, thisUnit, "", "this unit"},
	{"single", This, thisTerritory, "", "this territory"},
	{"single", That, thatUnit, "", "that unit"},
	{"single", That, thatCommand, "", "that command"},
	{"single", That, thatTerritory, "", "that territory"},
	{"single", That, thatAbility, "", "that ability"},
	{"single", BattleOpponent, 0, "", "this card's battle opponent"},
	{"single", Host, 0, "", "the unit with this card as an aura"},
	{"single", ThisAt, 0, "", "{0=field}this card on the field¦this card in the {0:zname}"},
	{"single", ThisAt, 1, "", "!{0=field}this card on the field¦!this card in the {0:zname}"},
	{"ref", ThisAt, 1, "!{0:zin}にあるこのカード", ""},
	{"single", ThisInBattle, 0, "", "this battling card"},
	{"plural", AurasOf, 0, "", "all auras of {0:single}"},
	{"obj1", AurasOf, 0, "{0:ref}が持つオーラすべて", "all auras of {0:single}"},

	{"wo", All, 0, "{0:cards}[すべてを|をすべて]", ""},
	{"wo", AurasOf, 0, "{0:ref}が持つオーラ[すべてを|をすべて]", ""},
	{"wo", surface.Via, 0, "{@:slice}を", ""},
	{"slice", Top, 0, "{1:ours}{2:zpile}[の上|の一番上|を上|の先頭|の前]から{0:qty}", ""}, // 407-3b, 407-3c
	{"slice", Bottom, 0, "{1:ours}{2:zpile}[の下|の一番下|を下|の後]から{0:qty}", ""},
	{"ours", surface.Self, 0, "∅", ""},
	{"ours", surface.Via, 0, "{@:of}", ""},
	{"target", All, 0, "{0:cards}すべて¦{0:cards}", ""},
	{"target", AurasOf, 0, "{0:ref}が持つオーラすべて", ""},
	{"no", surface.Left, surface.LeftIt, "その", ""},
	{"no", All, 0, "{0:cards}すべての¦{0:cards}の", ""},
	{"to", surface.Via, 0, "{@:ref}¦{@:heap}", ""},
	{"to", All, 0, "{0:cards}すべて¦{0:cards}", ""},

	{"val", XVar, 1000, "Ｘ000", "X000"}, // 522
	{"qty", Exactly, 0, "{0:val}[枚|つ]", "{0:val}"},
	{"qty", UpTo, 0, "{0:val}[枚|つ]まで", "up to {0:val}"},
	{"value", CountersOf, 1, "{0:having}{counter}カウンターの[個数|数]", "the number of {counter} counters {0:has}"},
	{"value", CountersOf, 0, "{0:having}{counter}カウンターの[個数|数]×{#}", "{#} times the number of {counter} counters {0:has}"},
	{"value", DamageOn, 1, "{0:ref}が負っているダメージ", "the damage on {0:single}"},
	{"value", DamageOn, 0, "{0:ref}が負っているダメージ×{#}", "{#} times the damage on {0:single}"},
	{"value", LifeOf, 1, "{0:of}ライフの枚数", "the number of cards of {0:of} life"},
	{"value", LifeOf, 0, "{0:of}ライフの枚数×{#}", "{#} times the number of cards of {0:of} life"},
}

// acts is what is done (chapter 500).
var acts = []text.Phrase{
	{"act", Aim, 0, "{1:abilities}{0:things}を対象と<する|し|して>¦{1:cards}{0:qty}を対象と<する|し|して>¦{1:cards}を{0:qty}対象と<する|し|して>",
		"target<|s> {0:one} {1:some/1}¦target<|s> {0:qty} {1:some/0}"}, // 12.04.2.g.1
	{"act", saidAimBoth, 0, "{0:cards}{1:qty}と{2:cards}{3:qty}を対象と<する|し|して>",
		"target<|s> {1:one} {0:some/1} and {3:one} {2:some/1}¦target<|s> {1:qty} {0:some/0} and {3:qty} {2:some/0}"},
	{"abilities", Cards, 0, "{2=ability-head}{1:zin}にある{0:of}{#other}{3*:filter:}能力¦{2=ability-head}{0:of}{1:zin}にある{#other}{3*:filter:}能力", ""},
	{"things", Exactly, 0, "{0:val}つ", ""},
	{"things", UpTo, 0, "{0:val}つまで", ""},
	{"act", Choose, 0, "{1:cards}{0:qty}を選<ぶ|び|んで>", ""},
	{"act", Choose, ShowFlag, "{1:cards}{0:qty}を選んで相手に見せ<る||て>", ""},
	{"actsome", surface.MoveSome, 0, "{1:cards}{0:qty}を{2:act/=}¦{1:fromhand}を{0:qty}{2:act/=}", ""},
	{"actsome", surface.MoveSome, 0, "{0=(exactly (number 1))}{1:places}を{2:turned/=}", ""}, // 902-5
	{"places", Cards, 0, "{2=territory}{0:of}{#other}{3*:filter:}テリトリー", ""},
	{"turned", TurnTerritory, 0, "{0:unsaid}開放<する|し|して>", ""},
	{"turned", TurnTerritory, 1, "{0:unsaid}閉じ<る||て>", ""},
	{"turned", MakeTerritoryUnit, 0, "{0:unsaid}パワー{1:val}[、|]ヒット{2:val}の【アサルトテリトリー】としてユニットに<する|し|して>", ""}, // 1406-4
	{"unsaid", surface.Left, 0, "∅", ""},
	{"act", surface.Pay, 0, "{0:energy}を払<う|い|って>¦{0:cost}を払<う|い|って>", "pay<|s> {0:energy}¦pay<|s> {0:cost}"}, // 510-1
	{"energy", Cost, 0, "{0:pips}", "{0:pips}"},
	{"pips", PayEnergy, 0, "{0+:pip:}", "{0+:pip:}"},
	{"act", Draw, 0, "カードを{0:qty}引<く|き|いて>¦{0:qty}引<く|き|いて>", ""},
	{"act", Destroy, 0, "{0:wo}破壊<する|し|して>", "destroy<|s> {0:obj}"},
	{"act", Appear, 0, "{0:wo}{#adv}登場させ<る||て>", "make<|s> {0:obj} appear{#adv}"},
	{"act", Hurt, 0, "{0:to}に{1:val}ダメージ<|を与え|を与えて>¦{0:to}に{1:val}ダメージを与<える|え|えて>", "deal<|s> {1:val} damage to {0:obj}"},
	{"act", Hurt, 0, "{0:to}に{1:value}に等しいダメージ<|を与え|を与えて>¦{0:to}に{1:value}に等しいダメージを与<える|え|えて>", "deal<|s> damage equal to {1:value} to {0:obj}"},
	{"act", Damage, 0, "{0:player}に{1:val}ダメージ<|を与え|を与えて>¦{0:player}に{1:val}ダメージを与<える|え|えて>", "deal<|s> {1:val} damage to {0:who}"}, // 516-1
	{"act", Damage, 0, "{0:player}に{1:value}に等しいダメージ<|を与え|を与えて>¦{0:player}に{1:value}に等しいダメージを与<える|え|えて>", "deal<|s> damage equal to {1:value} to {0:who}"},
	{"player", You, 0, "あなた", ""},
	{"player", Opp, 0, "相手[プレイヤー|]", ""},
	{"player", Each, 0, "すべてのプレイヤー", ""},
	{"player", surface.Self, 0, "自分", ""},
	{"player", Foe, 0, "その相手[プレイヤー|]", ""},
	{"who", Foe, 0, "", "that player's opponent"},
	{"act", HurtEachOther, 0, "{0:those}{1:ditto}は互いに{2:hits}ダメージを与え合<う|い|って>", "ha<ve|s> {0:those}{1:ditto} deal {2:hits}damage to each other"},
	{"those", surface.Left, surface.LeftThose, "それら", ""},
	{"act", HurtEachOther, 0, "{0:obj1}と{1:obj1}は互いに{2:hits}ダメージを与え合<う|い|って>", "ha<ve|s> {0:obj1} and {1:obj1} deal {2:hits}damage to each other"},
	{"hits", None, 0, "∅", "∅"},
	{"hits", surface.Via, 0, "{@:val}", "{@:val} "},
	{"act", Scout, 0, "スカウト{0:val}<する|し|して>", "scout<|s> {0:val}"},
	{"act", ScoutMore, 0, "{0:scouter}がスカウトする場合、代わりにその数＋{#}でスカウト<する|し|して>", "add<|s> {#} to {0:of} scouting{1:for}"},
	{"scouter", surface.Via, 0, "{@:who}", ""},
	{"act", ReduceNext, 0, "{0:to}への次のダメージは{2:wholly}軽減され<る||て>¦{0:no}次のダメージは{2:wholly}軽減され<る||て>", "reduce<|s> the next damage to {0:obj} by {2:val}{1:for}¦prevent<|s> the next damage to {0:obj}{1:for}"},
	{"wholly", None, 0, "すべて", ""},
	{"wholly", surface.Via, 0, "{@:val}", ""},
	{"act", RaiseDamage, 0, "{0:to}へのダメージは{2:val}増加<する|し|して>", "raise<|s> damage to {0:obj} by {2:val}{1:for}"},
	{"act", ReduceDamage, 0, "そのダメージを－{#}<する|し|して>¦[その|受ける]ダメージを－{#}<|し|して>", ""},
	{"act", MoreDamage, 0, "そのダメージを＋{#}<する|し|して>¦そのダメージを＋{#}<|し|して>", "raise<|s> that damage by {#}"},
	{"act", Copy, 0, "{0:wo}コピー<する|し|して>", "cop<y|ies> {0:obj}"},
	{"act", AttachAura, 0, "{0:wo}{1:to}に＋{2:val}オーラとしてつけ<る||て>", "attach<|es> {0:obj} to {1:obj1} as a +{2:val} aura"},
	{"act", DropAuras, 0, "{1:to}からオーラを{0:qty}捨て<る||て>", "discard<|s> {0:one} aura from {1:obj1}¦discard<|s> {0:qty} auras from {1:obj1}"}, // 523-2
	{"act", Negate, 0, "{0:wo}打ち消<す|し|して>¦{0:wo}打ち消して墓地に置<く|き|いて>", "negate<|s> {0:obj}"},
	{"act", SwitchOut, 0, "{0:wo}スイッチ<する|し|して>", "switch<|es> {0:obj}"},
	{"act", TurnTerritory, 0, "{0:wo}開放<する|し|して>", "open<|s> {0:obj}"},
	{"act", TurnTerritory, 1, "{0:wo}閉じ<る||て>", "close<|s> {0:obj}"},
	{"act", MakeTerritoryUnit, 0, "{0:wo}パワー{1:val}[、|]ヒット{2:val}の【アサルトテリトリー】としてユニットに<する|し|して>",
		"turn<|s> {0:obj} into a unit with power {1:val} and hit {2:val} as 【Assault Territory】"},
	{"act", MakeUnit, 0, "{0:wo}パワー{1:val}[、|]ヒット{2:val}のユニットとして登場させ<る||て>", "make<|s> {0:obj} appear as a unit with power {1:val} and hit {2:val}"},
	{"act", Guess, 0, "{0+:head:か}を予想<する|し|して>", "guess<|es> {0+:head/1: or }"}, // 530
	{"act", DoSkill, 0, "【スキル】を発動<する|し|して>", "carr<y|ies> out 【Skill】"},
	{"act", Exchange, 0, "【等価交換{#}】<|を行い|を行って>¦【等価交換{#}】を行<う|い|って>", "perform<|s> 【Exchange {#}】"}, // 525
	{"act", GainCounter, 0, "{0:self}{counter}カウンターを{1:val}個得<る||て>¦{0:onto}に{counter}カウンターを{1:val}個[置|乗せ]<く|き|いて>",
		"{1=(number 1)}{0:self}gain<|s> 1 {counter} counter¦{0:self}gain<|s> {1:val} {counter} counters¦{1=(number 1)}put<|s> 1 {counter} counter on {0:onto}¦put<|s> {1:val} {counter} counters on {0:onto}"},
	{"act", GainCounter, 1, "{0:self}{counter}カウンターを{1:val}個取り除<く|き|いて>¦{0:onto}[から|の]{counter}カウンターを{1:val}個取り除<く|き|いて>",
		"{1=(number 1)}{0:self}remove<|s> 1 {counter} counter¦{0:self}remove<|s> {1:val} {counter} counters¦{1=(number 1)}remove<|s> 1 {counter} counter from {0:onto}¦remove<|s> {1:val} {counter} counters from {0:onto}"},
	{"self", surface.Self, 0, "∅", "∅"},
	{"onto", surface.Via, 0, "{@:ref}¦{@:player}", "{@:single}¦{@:who}"},
	{"act", GainControl, 0, "{0:no}支配者にな<る|り|って>", "gain<|s> control of {0:obj}"},
	{"act", TurnFace, 0, "{0:wo}表に<する|し|して>", "turn<|s> {0:obj} face up"},
	{"act", TurnFace, 1, "{0:wo}裏に<する|し|して>", "turn<|s> {0:obj} face down"},
	{"act", PlayCard, 0, "{0:wo}プレイ<する|し|して>", "play<|s> {0:obj}"},
	{"act", PlayCard, 1, "{0:wo}コストを払わず[|に]プレイ<する|し|して>", "play<|s> {0:obj} without paying the cost"},
	{"act", ActivateOf, 0, "{0:no}起動能力を1つ起動<する|し|して>", "activate<|s> 1 ability of {0:obj1}"},
	{"act", Discard, 0, "手札を{0:qty}捨て<る||て>", "discard<|s> {0:one} card¦discard<|s> {0:qty} cards"},
	{"act", DiscardThese, 0, "{0:wo}捨て<る||て>¦{0:wo}ドロップ<する|し|して>", "discard<|s> {0:obj}"},
	{"act", LookDeck, 0, "{0:ours}山札を見<る|て|て>", ""},
	{"act", LookTop, 0, "{1:ours}山札[を上|の上|の一番上]から{0:qty}[|を]見<る|て|て>", ""},
	{"act", RevealTop, 0, "{1:ours}山札の[上|一番上]から{0:qty}を公開<する|し|して>", ""},
	{"act", FlipTop, 0, "{1:ours}山札の[上|一番上]から{0:qty}をめく<る|り|って>", ""},
	{"act", Shuffle, 0, "{0:ours}{1:zname}をシャッフル<する|し|して>", ""},
	{"act", GoToPhase, 0, "{#phase}に[移行|進行]<する|し|して>", ""}, // 531
	{"act", ExtraTurn, 0, "このターンの次に{0:who}は追加のターンを得<る||て>", ""},

	{"actq", Modes, 0, "以下から{0:modes}を[選ぶ|選び行う|選び、行う|選んで行う]。・{1+:bullet:・}", ""}, // 12.04.2.f
	{"final", surface.Final, 0, "", "{0:bullets/0}"},
	{"final", surface.Final, 1, "", "{0:bullets/1}"},
	{"final", surface.Final, 2, "", "and {0:bullets/0}"},
	{"final", surface.Final, 3, "", "and {0:bullets/1}"},
	{"bullets", Modes, 0, "", "choose<|s> {0:modes} of these: • {1+:bullet: • }"},
	{"bullet", Effect, 0, "{0:front}{2+:part:}", "{0:front}{2+:part: }"},
}

// mods is what changes about a card.
var mods = []text.Phrase{
	{"modget", AddStat, int(StatPower)*PerStat + Plus, "パワー[|を]＋{0:val}<||して>¦パワーを＋{0:val}<する|し|して>", ""},
	{"modget", AddStat, int(StatPower)*PerStat + Minus, "パワー[|を]－{0:val}<||して>¦パワーを－{0:val}<する|し|して>", ""},
	{"modget", AddStat, int(StatHit)*PerStat + Plus, "ヒット[|を]＋{0:val}<||して>¦ヒットを＋{0:val}<する|し|して>", ""},
	{"modget", AddStat, int(StatHit)*PerStat + Minus, "ヒット[|を]－{0:val}<||して>¦ヒットを－{0:val}<する|し|して>", ""},
	{"modget", SetStat, int(StatPower), "パワーが{0:digits}にな<る|り|って>", ""},
	{"modget", SetStat, int(StatHit), "ヒットが{0:digits}にな<る|り|って>", ""},
	{"modget", surface.Times, 0, "{0:stat}が{#}倍にな<る|り|って>", ""},
	{"modget", GiveAbility, 0, "{0:word}を得<る||て>", ""},
	{"act", surface.Gains, 1, "{0:left}{1&:word:と}を得<る||て>", ""},
	{"modget", AlsoNamed, 0, "カード名{name}を得<る||て>", ""},
	{"modget", SameAbilities, 0, "{0:to}と同じ能力を持<つ|ち|って>", ""}, // 524-1
	{"modget", SameNumbers, 0, "{0:to}と同じ数値を持<つ|ち|って>", ""},   // 524-2
	{"modget", VoidAbilities, 0, "能力が無効にな<る|り|って>", ""},
	{"modget", saidPlayLess, 0, "プレイコスト[が|を]{①}減<る|り|って>", ""},
	{"modget", PlayCost, 0, "プレイコスト[が|を]{①}増<える|え|えて>", ""},
	{"modget", AnyColour, 0, "プレイコストをどの色でも払え<る||て>¦プレイコストを{#colours}で払え<る||て>", ""}, // 5.10.2.b.1
	{"modget", Toll, 0, "[〔|［]{①}[〕|］]を払わなければアタックできな<い|く|∄>", ""},
	{"modno", surface.Times, 0, "{0:stat}を{#}倍に<する|し|して>", ""},
	{"modno", VoidAbilities, 0, "能力は無効にな<る|り|って>", ""},
	{"modno", saidPlayLess, 0, "プレイコストを{①}減ら<す|し|して>", ""},
	{"modno", PlayCost, 0, "プレイコストを{①}増や<す|し|して>", ""},
	{"modno", AnyColour, 0, "プレイコストはどの色でも払え<る||て>", ""},

	{"vp", surface.Times, 0, "", "ha<s|ve> {#} times the {0:stat}"},
	{"vp", GiveAbility, 0, "", "gain<s|> {0:word}"},
	{"vp", SameAbilities, 0, "", "ha<s|ve> the same abilities as {0:obj1}"},
	{"vp", SameNumbers, 0, "", "ha<s|ve> the same numbers as {0:obj1}"},
	{"vp", VoidAbilities, 0, "", "ha<s|ve> void abilities"},
	{"vp", saidPlayLess, 0, "", "cost<s|> {①} less to play"},
	{"vp", PlayCost, 0, "", "cost<s|> {①} more to play"},
	{"vp", AnyColour, 0, "", "<may|may> be paid for with any colour¦<may|may> be paid for with {#colours}"},
	{"vp", Toll, 0, "", "<cannot|cannot> attack unless 〔{①}〕 is paid"},
}
