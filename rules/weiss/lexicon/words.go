package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// words is words that stand for numbers: phases, keywords, icons, bans.
var words = []text.Phrase{
	{"common", Character, 0, "キャラ", "character<s|>"},
	{"common", Event, 0, "イベント", "event<s|>"},
	{"common", Climax, 0, "クライマックス", "climax<es|>"},
	{"common", Card, 0, "カード", "card<s|>"},
	{"common", Marker, 0, "マーカー", "marker<s|>"},

	{"step", surface.Word, int(PhStand), "スタンドフェイズ", "stand phase"},
	{"step", surface.Word, int(PhDraw), "ドローフェイズ", "draw phase"},
	{"step", surface.Word, int(PhClock), "クロックフェイズ", "clock phase"},
	{"step", surface.Word, int(PhMain), "メインフェイズ", "main phase"},
	{"step", surface.Word, int(PhClimax), "クライマックスフェイズ", "climax phase"},
	{"step", surface.Word, int(PhAttack), "アタックフェイズ", "attack phase"},
	{"step", surface.Word, int(PhEnd), "エンドフェイズ", "end phase"},
	{"step", surface.Word, int(PhAttackDeclaration), "アタック宣言ステップ", "attack declaration step"},
	{"step", surface.Word, int(PhTrigger), "トリガーステップ", "trigger step"},
	{"step", surface.Word, int(PhCounter), "カウンターステップ", "counter step"},
	{"step", surface.Word, int(PhDamage), "ダメージステップ", "damage step"},
	{"step", surface.Word, int(PhBattle), "バトルステップ", "battle step"},
	{"step", surface.Word, int(PhEncore), "アンコールステップ", "encore step"},

	{"colour", surface.Word, int(Yellow), "黄", "yellow"},
	{"colour", surface.Word, int(Green), "緑", "green"},
	{"colour", surface.Word, int(Red), "赤", "red"},
	{"colour", surface.Word, int(Blue), "青", "blue"},
	{"colour", surface.Word, int(Purple), "紫", "purple"},

	{"icon", surface.Word, int(IconSoul), "\\[soul\\]", "\\[soul\\]"},
	{"icon", surface.Word, int(IconReturn), "\\[return\\]", "\\[return\\]"},
	{"icon", surface.Word, int(IconPool), "\\[pool\\]", "\\[pool\\]"},
	{"icon", surface.Word, int(IconComeback), "\\[comeback\\]", "\\[comeback\\]"},
	{"icon", surface.Word, int(IconDraw), "\\[draw\\]", "\\[draw\\]"},
	{"icon", surface.Word, int(IconShot), "\\[shot\\]", "\\[shot\\]"},
	{"icon", surface.Word, int(IconTreasure), "\\[treasure\\]", "\\[treasure\\]"},
	{"icon", surface.Word, int(IconGate), "\\[gate\\]", "\\[gate\\]"},
	{"icon", surface.Word, int(IconStandby), "\\[standby\\]", "\\[standby\\]"},
	{"icon", surface.Word, int(IconChoice), "\\[choice\\]", "\\[choice\\]"},
	{"icon", surface.Word, int(IconChance), "\\[chance\\]", "\\[chance\\]"},
	{"icon", surface.Word, int(IconDiscovery), "\\[discovery\\]", "\\[discovery\\]"},

	{"lying", surface.Word, 0, "【スタンド】", "stand"},
	{"lying", surface.Word, 1, "【レスト】", "rest"},
	{"lying", surface.Word, 2, "【リバース】", "reverse"},
	{"lies", surface.Word, 2, "", "reversed"},

	{"bancard", surface.Word, int(BanSideAttack), "サイドアタックでき<ない|ず|∄>", "cannot side attack"},
	{"bancard", surface.Word, int(BanFrontAttack), "フロントアタックでき<ない|ず|∄>", "cannot front attack"},
	{"bancard", surface.Word, int(BanDirectAttack), "ダイレクトアタックでき<ない|ず|∄>", "cannot direct attack"},
	{"bancard", surface.Word, int(BanAttack), "!アタックでき<ない|ず|∄>", "cannot attack"},
	{"bancard", surface.Word, int(BanChosenByOpp), "相手の効果に選ばれ<ない|ず|∄>", "cannot be chosen by the opponent's effects"},
	{"bancard", surface.Word, int(BanStand), "[|あなたの]スタンドフェイズに[|、]【スタンド】し<ない|∄|∄>", "cannot stand in the stand phase"},
	{"bancard", surface.Word, int(BanReverse), "【リバース】し<ない|∄|∄>", "cannot be reversed"},
	{"bancard", surface.Word, int(BanReverseByAuto), "相手のキャラの【自】の効果によって【リバース】され<ない|ず|∄>", "cannot be reversed by 【AUTO】 effects of the opponent's characters"},
	{"bancard", surface.Word, int(BanMove), "他の枠に動かせ<ない|ず|∄>", "cannot be moved to another slot"},
	{"bancard", surface.Word, int(BanSoulLoss), "サイドアタックしてもソウルが減少し<ない|∄|∄>", "loses no soul by side attacking"},
	{"bancard", surface.Word, int(BanToHandByOpp), "相手の効果で手札に戻<らない|らず|∄>", "cannot be returned to hand by the opponent's effects"},
	{"bancard", surface.Word, int(BanHurt), "プレイヤーにダメージを与えることができ<ない|ず|∄>¦プレイヤーにダメージを与えられ<ない|ず|∄>", "cannot deal damage to players"},
	{"bancard", surface.Word, int(BanEncore), "!『[【自】|]アンコール』を使え<ない|ず|∄>", "cannot use Encore"},
	{"bancard", surface.Word, int(BanPlayThis), "手札からプレイでき<ない|ず|∄>", "cannot be played from hand"},
	{"bancard", surface.Word, int(MayIgnoreColours), "色条件を満たさずに手札からプレイでき<る|∄|∄>", "can be played from hand without the colour condition"},

	{"banplayer", surface.Word, int(BanPlayEvents), "イベントを[|、]手札からプレイでき<ない|ず|∄>", "cannot play events from hand"},
	{"banplayer", surface.Word, int(BanPlayCharacters), "キャラを[|、]手札からプレイでき<ない|ず|∄>", "cannot play characters from hand"},
	{"banplayer", surface.Word, int(BanBackup), "『助太刀』を[|、]手札からプレイでき<ない|ず|∄>", "cannot play Backup from hand"},
	{"banplayer", surface.Word, int(BanEncore), "『[【自】|]アンコール』を使え<ない|ず|∄>", "cannot use Encore"},
	{"banplayer", surface.Word, int(BanHurtByAuto), "相手のキャラの【自】の効果によるダメージを受け<ない|ず|∄>", "cannot be dealt damage by 【AUTO】 effects of the opponent's characters"},
	{"banplayer", surface.Word, int(BanSalvage), "自分のカードの効果で[|、]自分の控え室のキャラを手札に戻せ<ない|ず|∄>", "cannot return characters from the waiting room to hand by own card effects"},
	{"banplayer", surface.Word, int(BanActivate), "舞台にいるキャラの【起】を使え<ない|ず|∄>", "cannot use the 【ACT】 of characters on the stage"},
	{"banplayer", surface.Word, int(BanAttack), "アタックでき<ない|ず|∄>", "cannot attack"},
	{"banplayer", surface.Word, int(BanClockDraw), "[自分|あなた]のクロックフェイズに[|、]手札をクロックに置いてカードを引くことができ<ない|ず|∄>", "cannot clock a card in the clock phase and draw"},
	{"banplayer", surface.Word, int(MayAttackTwice), "2枚までアタックでき<る|∄|∄>", "can attack with up to 2 characters"},
	{"banplayer", surface.Word, int(BanClimax), "クライマックスを[|、]手札からプレイでき<ない|ず|∄>", "cannot play climaxes from hand"},

	{"adv", surface.Word, RestedFlag, "【レスト】して", " rested"},
	{"adv", surface.Word, ReversedFlag, "【リバース】して", " reversed"},
	{"adv", surface.Word, FaceDownFlag, "[裏向きに|裏向きで]", " face down"},
	{"adv", surface.Word, FaceUpFlag, "[表向きに|表向きで]", " face up"},
	{"adv", surface.Word, AnyOrderFlag, "好きな順番で", " in any order"},
	{"adv", surface.Word, SameOrderFlag, "元の順番で", " in the same order"},
	{"adv", surface.Word, DefenderFlag, "防御キャラとして", " as the defending character"},
	{"adv", surface.Word, AnyOrderFlag | FaceDownFlag, "好きな順番で裏向きに", " face down in any order"},
	{"adv", surface.Word, AnyOrderFlag | FaceUpFlag, "好きな順番で表向きに", " face up in any order"},
}
