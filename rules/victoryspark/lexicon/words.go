package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// words is phases, how cards lie, and heads.
var words = []text.Phrase{
	{"common", Card, 0, "カード", "card<s|>"},
	{"common", Skill, 0, "技", "skill<s|>"},
	{"step", surface.Word, int(PhStand), "スタンドフェイズ", "stand phase"},
	{"step", surface.Word, int(PhDraw), "ドローフェイズ", "draw phase"},
	{"step", surface.Word, int(PhEnergy), "エネルギーフェイズ", "energy phase"},
	{"step", surface.Word, int(PhChara), "キャラフェイズ", "chara phase"},
	{"step", surface.Word, int(PhAbility), "アビリティフェイズ", "ability phase"},
	{"step", surface.Word, int(PhAttack), "アタックフェイズ", "attack phase"},
	{"step", surface.Word, int(PhEnd), "エンドフェイズ", "end phase"},
	{"step", surface.Word, int(PhAttackDeclaration), "アタック宣言ステップ", "attack declaration step"},
	{"step", surface.Word, int(PhSupport), "サポートステップ", "support step"},
	{"step", surface.Word, int(PhPartnerBlock), "パートナーブロックステップ", "partner block step"},
	{"step", surface.Word, int(PhResolution), "アタック解決ステップ", "attack resolution step"},
	{"step", surface.Word, int(PhAttackEnd), "アタック終了ステップ", "attack end step"},
	{"lying", surface.Word, 0, "【スタンド】", "stand"},
	{"lying", surface.Word, 1, "【レスト】", "rest"},
	{"lying", surface.Word, 2, "【リバース】", "reverse"},
	{"lies", surface.Word, 0, "", "standing"},
	{"lies", surface.Word, 1, "", "rested"},
	{"lies", surface.Word, 2, "", "reversed"},
	{"bancard", surface.Word, int(BanAttack), "!アタックでき<ない|ず|∄>", "cannot attack"},
	{"bancard", surface.Word, int(BanAttacked), "アタックされ<ない|ず|∄>", "cannot be attacked"},
	{"bancard", surface.Word, int(BanSupport), "サポートでき<ない|ず|∄>", "cannot support"},
	{"bancard", surface.Word, int(BanPartnerAttack), "パートナーアタックになら<ない|ず|∄>", "cannot make partner attacks"},
	{"bancard", surface.Word, int(BanSupported), "サポートされ<ない|ず|∄>", "cannot be supported"},
	{"bancard", surface.Word, int(BanRest), "【レスト】し<ない|ず|∄>", "cannot be rested"},
	{"bancard", surface.Word, int(BanReverse), "【リバース】し<ない|ず|∄>", "cannot be reversed"},
	{"bancard", surface.Word, int(BanUse), "!技を使え<ない|ず|∄>", "cannot use skills"},
	{"bancard", surface.Word, int(BanUseAuto), "!【自】の技を使え<ない|ず|∄>", "cannot use 【AUTO】 skills"},
	{"bancard", surface.Word, int(BanUseAct), "!【起】の技を使え<ない|ず|∄>", "cannot use 【ACT】 skills"},
	{"bancard", surface.Word, int(BanUseCancel), "!【キャンセル】の技を使え<ない|ず|∄>", "cannot use 【CANCEL】 skills"},
	{"bancard", surface.Word, int(BanUseSpark), "!【スパーク】の技を使え<ない|ず|∄>", "cannot use 【SPARK】 skills"},
	{"bancard", surface.Word, int(BanUseSurprise), "!【サプライズ】の技を使え<ない|ず|∄>", "cannot use 【SURPRISE】 skills"},
	{"bancard", surface.Word, int(BanRetire), "リタイヤ置場に置かれ<ない|ず|∄>", "cannot be put into the retire area"},
	{"bancard", surface.Word, int(BanStand), "スタンドフェイズに【スタンド】し<ない|ず|∄>", "does not stand in the stand phase"},
	{"banplayer", surface.Word, int(BanAttack), "アタックでき<ない|ず|∄>", "cannot attack"},
	{"banplayer", surface.Word, int(BanUse), "技を使え<ない|ず|∄>", "cannot use skills"},
	{"banplayer", surface.Word, int(BanUseAuto), "【自】の技を使え<ない|ず|∄>", "cannot use 【AUTO】 skills"},
	{"banplayer", surface.Word, int(BanUseAct), "【起】の技を使え<ない|ず|∄>", "cannot use 【ACT】 skills"},
	{"banplayer", surface.Word, int(BanUseCancel), "【キャンセル】の技を使え<ない|ず|∄>", "cannot use 【CANCEL】 skills"},
	{"banplayer", surface.Word, int(BanUseSpark), "【スパーク】の技を使え<ない|ず|∄>", "cannot use 【SPARK】 skills"},
	{"banplayer", surface.Word, int(BanUseSurprise), "【サプライズ】の技を使え<ない|ず|∄>", "cannot use 【SURPRISE】 skills"},
	{"banplayer", surface.Word, int(BanSurprise), "サプライズ置場にカードを置け<ない|ず|∄>", "cannot set surprises"},
	{"banplayer", surface.Word, int(BanPartnerAttack), "パートナーアタックでき<ない|ず|∄>", "cannot make partner attacks"},
	{"banplayer", surface.Word, int(BanPartnerBlock), "パートナーブロックでき<ない|ず|∄>", "cannot block with a partner"},
	{"banplayer", surface.Word, int(BanPlay), "カードをプレイでき<ない|ず|∄>", "cannot play cards"},
	{"colour", surface.Word, Male, "♠", "♠"},
	{"colour", surface.Word, Female, "♥", "♥"},
}

// durs is how long effects last (8.2.1.2).
var durs = []text.Phrase{
	{"dur", NextYourTurnEnd, 0, "次の[あなた|自分]のターンの終わりまで", "until the end of your next turn"},
	{"for", NextYourTurnEnd, 0, "", " until the end of your next turn"},
}
