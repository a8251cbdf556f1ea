package lexicon

import . "gorin/rules/ability" // most lines name what is numbered

// The keywords (chapters 1400 and 1500), and what else labels abilities.
const (
	KwAwaken Keyword = OwnKw + iota // 【覚醒】, 【覚醒】「称号」-
	KwQuick                         // 〔クイック／…〕
	KwDecoy
	KwBlitz
	KwJudgement
	KwBerserk
	KwAssaultTerritory
	KwNameRule
	KwLegacy
	KwEvol
	KwBright
	KwMystery
	KwUnity
	KwIcon // an ability icon
	KwSkill
)

// The lines that are one keyword.
const (
	Berserk          Kind = OwnAbility + iota // 【バーサーク】
	Judgement                                 // 【ジャッジメント：ユニット】 (an opponent's unit appears), 【ジャッジメント：…した時】
	AssaultTerritory                          // 【アサルトテリトリー】
	Evol                                      // 【エヴォル〔コスト〕】, 【エヴォル-名称〔コスト〕】
	Bright                                    // 【ブライト〈海〉〈空〉＋2000】
	Unity                                     // 【結束〈海〉】
	Decoy                                     // 【デコイ】
	Blitz                                     // 【ブリッツ】
	NameRule                                  // 【名称ルール】「N」
	Legacy                                    // 【レガシー】〔コスト〕
)

// Keywords is what there is to know of them. A label is one row; a keyword that is a whole line
// says also which, and what it stands for.
func Keywords() []KeywordSpec {
	return []KeywordSpec{
		{Keyword: KwAwaken, Name: "awaken", Ja: "【覚醒】", En: "【Awakened】"},
		{Keyword: KwQuick, Name: "quick"},
		{Keyword: KwDecoy, Name: "decoy", Ja: "【デコイ】", En: "【Decoy】", Line: Decoy, Lower: lowerInForce},
		{Keyword: KwBlitz, Name: "blitz", Ja: "【ブリッツ】", En: "【Blitz】", Line: Blitz, Lower: lowerInForce},
		{Keyword: KwJudgement, Name: "judgement", Ja: "【ジャッジメント】", En: "【Judgement】", Line: Judgement, Lower: lowerJudgement, Shape: Shape{Kids: []Kid{Need(STrigger)}}},
		{Keyword: KwBerserk, Name: "berserk", Ja: "【バーサーク】", En: "【Berserk】", Line: Berserk, Lower: lowerInForce},
		{Keyword: KwAssaultTerritory, Name: "assault-territory", Ja: "【アサルトテリトリー】", En: "【Assault Territory】", Line: AssaultTerritory, Lower: lowerAssaultTerritory},
		{Keyword: KwNameRule, Name: "name-rule", Ja: "【名称ルール】", En: "【Name Rule】", Line: NameRule, Lower: lowerInForce, Shape: Shape{Str: "card name", Word: true}},
		{Keyword: KwLegacy, Name: "legacy", Ja: "【レガシー】", En: "【Legacy】", Line: Legacy, Shape: Shape{Kids: []Kid{Need(SCost)}, Form: CostLine}},
		{Keyword: KwEvol, Name: "evol", Ja: "【エヴォル】", En: "【Evol】", Line: Evol, Shape: Shape{Kids: []Kid{Need(SCost)}, Str: "which evol, \"\" if it is the only one", Form: CostLine, Word: true}},
		{Keyword: KwBright, Name: "bright", Ja: "【ブライト】", En: "【Bright】", Line: Bright, Lower: lowerBright, Shape: Shape{Kids: []Kid{Need(SFilter), Some(SFilter)}, Num: "power"}},
		{Keyword: KwMystery, Name: "mystery", Ja: "【怪異】", En: "【Mystery】"},
		{Keyword: KwUnity, Name: "unity", Ja: "【結束】", En: "【Unity】", Line: Unity, Lower: lowerUnity, Shape: Shape{Kids: []Kid{Need(SFilter)}}},
		{Keyword: KwIcon, Name: "icon"},
		{Keyword: KwSkill, Name: "skill", Ja: "【スキル】", En: "【Skill】", Line: SkillText, Lower: lowerSkill},
	}
}
