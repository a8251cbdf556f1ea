package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// words is words that stand for numbers and heads: types of cards (304),
// phases and steps (700, 800), colours, keywords, bans.
var words = []text.Phrase{
	{"common", Unit, 0, "ユニット", "unit<s|>"},
	{"common", Command, 0, "コマンド", "command<s|>"},
	{"common", Territory, 0, "テリトリー", "territor<ies|y>"},
	{"common", Aura, 0, "オーラ", "aura<s|>"},
	{"common", AbilityHead, 0, "能力", "abilit<ies|y>"},
	{"common", Card, 0, "カード", "card<s|>"},

	{"step", surface.Word, int(PhStand), "スタンドフェイズ", "stand phase"},
	{"step", surface.Word, int(PhDraw), "ドローフェイズ", "draw phase"},
	{"step", surface.Word, int(PhMain), "メインフェイズ", "main phase"},
	{"step", surface.Word, int(PhAttack), "アタックフェイズ", "attack phase"},
	{"step", surface.Word, int(PhEnd), "エンドフェイズ", "end phase"},
	{"step", surface.Word, int(PhAttackDeclaration), "アタックステップ", "attack step"},
	{"step", surface.Word, int(PhBlock), "ブロックステップ", "block step"},
	{"step", surface.Word, int(PhBattle), "バトル処理ステップ", "battle step"},
	{"step", surface.Word, int(PhHit), "ヒット処理ステップ", "hit step"},
	{"step", surface.Word, int(PhAttackOver), "アタック終了ステップ", "end-of-attack step"},

	{"colour", surface.Word, int(Yellow), "黄", "yellow"},
	{"colour", surface.Word, int(Green), "緑", "green"},
	{"colour", surface.Word, int(Red), "赤", "red"},
	{"colour", surface.Word, int(Blue), "青", "blue"},
	{"colour", surface.Word, int(Purple), "紫", "purple"},
	{"colour", surface.Word, int(White), "白", "white"},
	{"colour", surface.Word, int(Black), "黒", "black"},

	// Several colours that pay for a cost, a bit each.
	{"colours", surface.Word, 1 | 2, "[黒か青|青か黒]", "black or blue"},
	{"colours", surface.Word, 1 | 4, "[黒か白|白か黒]", "black or white"},
	{"colours", surface.Word, 1 | 8, "[黒か赤|赤か黒]", "black or red"},
	{"colours", surface.Word, 2 | 4, "[青か白|白か青]", "blue or white"},
	{"colours", surface.Word, 2 | 8, "[青か赤|赤か青]", "blue or red"},
	{"colours", surface.Word, 4 | 8, "[白か赤|赤か白]", "white or red"},

	{"lying", surface.Word, 0, "スタンド", "stand"},
	{"lying", surface.Word, 1, "レスト", "rest"},

	{"manner", surface.Word, RestedFlag, "レスト状態で", " rested"},
	{"manner", surface.Word, FaceDownFlag, "裏向き[で|に]", " face down"},
	{"manner", surface.Word, FaceUpFlag, "表向き[で|に]", " face up"},
	{"manner", surface.Word, AnyOrderFlag, "[望む順番|好きな順番]で", " in any order"},
	{"manner", surface.Word, RestedFlag | FaceDownFlag, "裏向きのレスト状態で", " face down and rested"},
	{"adv", surface.Via, 0, "{@:manner}", "{@:manner}"},

	{"bancard", surface.Word, int(BanAttack), "アタックでき<ない|ず|∄>", "cannot attack"},
	{"bancard", surface.Word, int(BanAttackPlayer), "プレイヤーにアタックでき<ない|ず|∄>", "cannot attack players"},
	{"bancard", surface.Word, int(BanBlock), "ブロックでき<ない|ず|∄>", "cannot block"},
	{"bancard", surface.Word, int(BanBlocked), "ブロックされ<ない|ず|∄>", "cannot be blocked"},
	{"bancard", surface.Word, int(BanDestroy), "破壊され<ない|ず|∄>", "cannot be destroyed"},
	{"bancard", surface.Word, int(BanNegate), "打ち消され<ない|ず|∄>", "cannot be negated"},
	{"bancard", surface.Word, int(BanTargetByOpp), "相手の効果の対象になら<ない|ず|∄>", "cannot be targeted by the opponent's effects"},
	{"bancard", surface.Word, int(BanStand), "[|あなたの|自分の]スタンドフェイズにスタンドし<ない|∄|∄>", "cannot stand in the stand phase"},
	{"bancard", surface.Word, int(BanToHandByOpp), "相手の効果で手札に戻<らない|らず|∄>", "cannot be returned to hand by the opponent's effects"},
	{"bancard", surface.Word, int(MustAttack), "可能ならアタック<する|し|∄>", "must attack if able"},
	{"bancard", surface.Word, int(MustBlock), "可能ならブロック<する|し|∄>", "must block if able"},
	{"bancard", surface.Word, int(BanPlayThis), "プレイでき<ない|ず|∄>", "cannot be played"},

	{"banplayer", surface.Word, int(BanPlayCommands), "コマンドをプレイでき<ない|ず|∄>", "cannot play commands"},
	{"banplayer", surface.Word, int(BanPlayUnits), "ユニットをプレイでき<ない|ず|∄>", "cannot play units"},
	{"banplayer", surface.Word, int(BanActivate), "起動能力をプレイでき<ない|ず|∄>¦起動能力を起動でき<ない|ず|∄>", "cannot activate abilities"},
	{"banplayer", surface.Word, int(BanLose), "敗北しな<い|く|∄>", "cannot lose the game"},
}

// filters is what describes a card of this game.
var filters = []text.Phrase{
	{"atom", Identity, 0, "{identity}", ""},
	{"atom", WithStat, int(StatCost)*PerStat + int(AtMost), "[総コスト|コスト]{0:val}以下", ""},
	{"atom", WithStat, int(StatCost)*PerStat + int(AtLeast), "[総コスト|コスト]{0:val}以上", ""},
	{"atom", WithStat, int(StatCost)*PerStat + int(Equal), "[総コスト|コスト]{0:val}", ""},
	{"clause", WithStat, int(StatCost)*PerStat + int(AtMost), "[総コスト|コスト]が{0:vcmp}以下の", ""},
	{"clause", WithStat, int(StatCost)*PerStat + int(AtLeast), "[総コスト|コスト]が{0:vcmp}以上の", ""},
	{"clause", WithStat, int(StatCost)*PerStat + int(More), "[総コスト|コスト]が{0:vcmp}より[高い|大きい]", ""},
	{"clause", WithStat, int(StatCost)*PerStat + int(Less), "[総コスト|コスト]が{0:vcmp}より[低い|小さい]", ""},
	{"clause", WithStat, int(StatHit)*PerStat + int(More), "ヒットが{0:val}より[高い|大きい]", ""},
	{"clause", WithStat, int(StatHit)*PerStat + int(Less), "ヒットが{0:val}より[低い|小さい]", ""},
	{"clause", TitleIs, 0, "称号{title}を持つ", ""},
	{"atom", Ace, 0, "エース", ""},
	{"clause", Damaged, 0, "ダメージを負っている", ""},
	{"clause", Attacking, 0, "アタックしている", ""},
	{"clause", Blocking, 0, "ブロックしている", ""},
	{"atom", Quick, 0, "クイック", ""},
	{"clause", WithIcons, 1, "アイコン能力を持つ", ""},
	{"clause", WithIcons, 0, "アイコン能力を{#}つ以上持つ", ""}, // 15.01.1.a.2
	{"atom", Opened, 0, "開放状態", ""},
	{"atom", Opened, 1, "未開放状態", ""},
	{"clause", Colourless, 0, "色を持たない", ""},
	{"clause", WithAura, 0, "オーラを持つ", ""},
	{"clause", SharesTrait, 0, "[このカード|このユニット|このテリトリー]と共通の属性を持つ", ""},
	{"clause", SameColourAsThis, 0, "[このカード|このユニット|このテリトリー]と同じ色の", ""},
	{"clause", HasKeyword, 0, "{#keyword}を持つ", ""},
	{"atom", Lying, 0, "スタンド状態", ""},
	{"atom", Lying, 1, "レスト状態", ""},

	{"adj", Identity, 0, "", "{identity}"},
	{"tail", TitleIs, 0, "", "with title {title}"},
	{"adj", Ace, 0, "", "ace"},
	{"adj", Damaged, 0, "", "damaged"},
	{"adj", Attacking, 0, "", "attacking"},
	{"adj", Blocking, 0, "", "blocking"},
	{"adj", Quick, 0, "", "quick"},
	{"tail", WithIcons, 1, "", "with icon abilities"},
	{"tail", WithIcons, 0, "", "with {#} or more icon abilities"},
	{"adj", Opened, 0, "", "open"},
	{"adj", Opened, 1, "", "unopened"},
	{"adj", Colourless, 0, "", "colourless"},
	{"tail", WithAura, 0, "", "with an aura"},
	{"tail", SharesTrait, 0, "", "sharing a trait with this card"},
	{"tail", SameColourAsThis, 0, "", "of the same colour as this card"},
	{"tail", HasKeyword, 0, "", "with {#keyword}"},
}
