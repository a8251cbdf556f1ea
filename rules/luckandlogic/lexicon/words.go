package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// words is words that stand for numbers and heads: kinds of cards (2.2), phases and steps (chapters 7
// and 8), colours, logics, laws, limits, bans.
var words = []text.Phrase{
	{"common", Character, 0, "メンバー", "member<s|>"},
	{"common", SuperLogicalist, 0, "超定理者", "super logicalist<s|>"},
	{"common", Logicalist, 0, "定理者", "logicalist<s|>"},
	{"common", Foreigner, 0, "使者", "foreigner<s|>"},
	{"common", Tranceunion, 0, "合理体", "tranceunion<s|>"},
	{"common", surface.Via, 0, "{@:thing}", "{@:thing/=}"},
	{"thing", Gate, 0, "門", "gate<s|>"},
	{"thing", Tactics, 0, "戦術", "tactics card<s|>"},
	{"thing", Paradox, 0, "逆理", "paradox<es|>"},
	{"thing", MyLogicalist, 0, "マイロジカリスト", "My Logicalist<s|>"},
	{"thing", Card, 0, "カード", "card<s|>"},

	{"step", surface.Word, int(PhStand), "スタンドフェイズ", "stand phase"},
	{"step", surface.Word, int(PhDraw), "ドローフェイズ", "draw phase"},
	{"step", surface.Word, int(PhLevel), "レベルフェイズ", "level phase"},
	{"step", surface.Word, int(PhMain), "メインフェイズ", "main phase"},
	{"step", surface.Word, int(PhBattle), "バトルフェイズ", "battle phase"},
	{"step", surface.Word, int(PhEnd), "エンドフェイズ", "end phase"},
	{"step", surface.Word, int(PhAttackDeclaration), "攻撃宣言ステップ", "attack declaration step"},
	{"step", surface.Word, int(PhIntercept), "インターセプトステップ", "intercept step"},
	{"step", surface.Word, int(PhDefinition), "ロジック定義ステップ", "logic definition step"},
	{"step", surface.Word, int(PhJudgment), "勝敗判定ステップ", "judgment step"},
	{"step", surface.Word, int(PhBattleEnd), "バトル終了ステップ", "end of battle step"},

	{"colour", surface.Word, int(Yellow), "黄", "yellow"},
	{"colour", surface.Word, int(Green), "緑", "green"},
	{"colour", surface.Word, int(Red), "赤", "red"},
	{"colour", surface.Word, int(Blue), "青", "blue"},
	{"colour", surface.Word, int(Purple), "紫", "purple"},
	{"colour", surface.Word, int(White), "白", "white"},
	{"colour", surface.Word, int(Black), "黒", "black"},

	{"logic", surface.Word, int(LogicPower), "パワーロジック", "power logic"},
	{"logic", surface.Word, int(LogicAura), "オーラロジック", "aura logic"},
	{"logic", surface.Word, int(LogicLimit), "リミットロジック", "limit logic"},
	{"logic", surface.Word, int(LogicTactics), "戦術ロジック", "tactics logic"},
	{"logic", surface.Word, int(LogicParadox), "逆理ロジック", "paradox logic"},
	{"logic", surface.Word, int(LogicIntercept), "インターセプトアイコン", "an intercept icon"},

	{"law", surface.Word, int(LawPower), "「POWER[|_]勝負!!」", "“POWER battle!!”"},
	{"law", surface.Word, int(LawAura), "「AURA[|_]勝負!!」", "“AURA battle!!”"},
	{"law", surface.Word, int(LawHeart), "「♡勝負!!」", "“♡ battle!!”"},

	{"attribute", surface.Word, int(AttrSummer), "【常夏】", "【Summer】"},
	{"attribute", surface.Word, int(AttrSun), "【サン】", "【Sun】"},
	{"attribute", surface.Word, int(AttrStar), "【スター】", "【Star】"},
	{"attribute", surface.Word, int(AttrMoon), "【ムーン】", "【Moon】"},

	{"mark", surface.Word, int(MarkAuto), "【自】", "【AUTO】"},
	{"mark", surface.Word, int(MarkAct), "【起】", "【ACT】"},
	{"mark", surface.Word, int(MarkCont), "【永】", "【CONT】"},

	{"bound", surface.Word, int(LimitHand), "手札上限", "hand limit"},
	{"bound", surface.Word, int(LimitAttack), "攻撃上限", "attack limit"},
	{"bound", surface.Word, int(LimitTrance), "合体上限回数", "trance limit"},
	{"bound", surface.Word, int(LimitTC), "TC上限回数", "TC limit"},
	{"bound", surface.Word, int(LimitLevel), "レベル上限", "level limit"},

	{"lying", surface.Word, 0, "[スタンド|【スタンド】]", "stand"},
	{"lying", surface.Word, 1, "[レスト|【レスト】]", "rest"},

	{"adv", surface.Word, RestedFlag, "[レスト|【レスト】]状態で", " rested"},
	{"adv", surface.Word, FaceDownFlag, "[裏向きで|裏向きに]", " face down"},
	{"adv", surface.Word, FaceUpFlag, "[表向きで|表向きに]", " face up"},
	{"adv", surface.Word, AnyOrderFlag, "[好きな順番で|任意の順番で]", " in any order"},

	{"order", surface.Word, AnyOrderFlag, "[好きな順番で|任意の順番で]", ""},

	{"bancard", surface.Word, int(BanAttack), "!攻撃でき<ない|ず|∄>", "cannot attack"},
	{"bancard", surface.Word, int(BanAttacked), "攻撃され<ない|ず|∄>", "cannot be attacked"},
	{"bancard", surface.Word, int(BanIntercept), "!インターセプトでき<ない|ず|∄>", "cannot intercept"},
	{"bancard", surface.Word, int(BanTrance), "!合体でき<ない|ず|∄>", "cannot trance"},
	{"bancard", surface.Word, int(BanSortie), "出撃でき<ない|ず|∄>", "cannot be mobilized"},
	{"bancard", surface.Word, int(BanMove), "動かすことができ<ない|ず|∄>¦動かせ<ない|ず|∄>", "cannot be moved"},
	{"bancard", surface.Word, int(BanChosen), "効果で選ばれ<ない|ず|∄>", "cannot be chosen by effects"},
	{"bancard", surface.Word, int(BanChosenByOpp), "相手の効果で選ばれ<ない|ず|∄>", "cannot be chosen by the opponent's effects"},
	{"bancard", surface.Word, int(BanStand), "スタンドフェイズにスタンドし<ない|∄|∄>", "cannot stand in the stand phase"},
	{"bancard", surface.Word, int(BanStandUp), "スタンドし<ない|∄|∄>", "cannot stand"},
	{"bancard", surface.Word, int(BanDropByOpp), "相手の効果でドロップし<ない|∄|∄>", "cannot be dropped by the opponent's effects"},
	{"bancard", surface.Word, int(BanLeaveByOpp), "相手の効果で場を離れ<ない|ず|∄>", "cannot leave the field by the opponent's effects"},
	{"bancard", surface.Word, int(BanToHandByOpp), "相手の効果で手札に戻<らない|らず|∄>", "cannot be returned to hand by the opponent's effects"},
	{"bancard", surface.Word, int(BanBroken), "破壊され<ない|ず|∄>", "cannot be destroyed"},
	{"bancard", surface.Word, int(BanAuto), "【自】を使え<ない|ず|∄>", "cannot use 【AUTO】"},
	{"bancard", surface.Word, int(BanActivate), "!【起】を使え<ない|ず|∄>", "cannot use 【ACT】"},
	{"bancard", surface.Word, int(BanDrive), "!ロジックドライブを使え<ない|ず|∄>", "cannot use Logic Drive"},
	{"bancard", surface.Word, int(BanDefinedThis), "ロジック定義に使え<ない|ず|∄>", "cannot be used for logic definition"},
	{"bancard", surface.Word, int(BanDiscarded), "捨てられ<ない|ず|∄>", "cannot be discarded"},
	{"bancard", surface.Word, int(MustAttackIfMay), "可能なら攻撃しなければなら<ない|ず|∄>", "must attack if able"},
	{"bancard", surface.Word, int(MayHitBack), "前の門が破壊されていなくても後列のサークルを攻撃でき<る|∄|∄>", "can attack circles in the back row whose gate in front is not destroyed"},
	{"bancard", surface.Word, int(MayPlayAnyWorld), "ワールド条件と色条件を満たさずに出撃でき<る|∄|∄>", "can be mobilized without the world and colour conditions"},

	{"banplayer", surface.Word, int(BanAttack), "攻撃でき<ない|ず|∄>", "cannot attack"},
	{"banplayer", surface.Word, int(BanIntercept), "インターセプトでき<ない|ず|∄>", "cannot intercept"},
	{"banplayer", surface.Word, int(BanTrance), "合体でき<ない|ず|∄>", "cannot trance"},
	{"banplayer", surface.Word, int(BanDefine), "ロジック定義でき<ない|ず|∄>", "cannot make logic definitions"},
	{"banplayer", surface.Word, int(BanDefineHand), "手札からロジック定義でき<ない|ず|∄>", "cannot define cards from hand"},
	{"banplayer", surface.Word, int(BanDefineTactics), "戦術をロジック定義でき<ない|ず|∄>", "cannot define tactics cards"},
	{"banplayer", surface.Word, int(BanDefineParadox), "逆理をロジック定義でき<ない|ず|∄>", "cannot define paradoxes"},
	{"banplayer", surface.Word, int(BanLevelBoost), "レベルブーストでき<ない|ず|∄>", "cannot level boost"},
	{"banplayer", surface.Word, int(BanLuckDrive), "ラックドライブでき<ない|ず|∄>", "cannot Luck Drive"},
	{"banplayer", surface.Word, int(BanDrive), "ロジックドライブを使え<ない|ず|∄>", "cannot use Logic Drive"},
	{"banplayer", surface.Word, int(BanActivate), "【起】を使え<ない|ず|∄>", "cannot use 【ACT】"},
	{"banplayer", surface.Word, int(BanSortieHand), "手札からメンバーを出撃させられ<ない|ず|∄>", "cannot mobilize members from hand"},
	{"banplayer", surface.Word, int(BanRearrange), "メンバーを並べ替えられ<ない|ず|∄>", "cannot rearrange members"},
	{"banplayer", surface.Word, int(BanDrawByEffect), "効果でカードを引け<ない|ず|∄>", "cannot draw cards by effects"},
	{"banplayer", surface.Word, int(MayDefineDrop), "ドロップ領域のカードもロジック定義でき<る|∄|∄>", "can define cards in the drop zone as well"},
	{"banplayer", surface.Word, int(MayDefineLevel), "レベル領域のカードもロジック定義でき<る|∄|∄>", "can define cards in the level zone as well"},
	{"banplayer", surface.Word, int(MayTranceDrop), "ドロップ領域の合理体でも合体でき<る|∄|∄>", "can trance into tranceunions in the drop zone as well"},
}

// times is how long something lasts, and while what goes on.
var times = []text.Phrase{
	{"dur", ThisBattle, 0, "[そのバトル中|このバトル中]", "during this battle"},
	{"for", ThisBattle, 0, "", " during this battle"},
	{"dur", ItsBattle, 0, "[そのメンバー|選んだメンバー]が参加しているバトルの終わりまで", "until the end of the battle that it takes part in"},
	{"for", ItsBattle, 0, "", " until the end of the battle that it takes part in"},
	{"dur", NextYourTurnEnd, 0, "次の[あなた|自分]のターンの終わりまで", "until the end of your next turn"},
	{"for", NextYourTurnEnd, 0, "", " until the end of your next turn"},
	{"window", WhileAttacking, 0, "[このメンバー|このカード]の攻撃中¦[このメンバー|このカード]が攻撃中", "while this card attacks"},
	{"window", WhileDefending, 0, "[このメンバー|このカード]の防御中¦[このメンバー|このカード]が防御中", "while this card defends"},
	{"window", WhileBattling, 0, "[このメンバー|このカード]のバトル中¦[このメンバー|このカード]がバトル中", "while this card battles"},
	{"window", TurnSortied, 0, "[このメンバー|このカード]が出撃したターン中", "during the turn in which this card was mobilized"},
}
