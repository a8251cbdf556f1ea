package lexicon

import (
	. "gorin/rules/ability" // most lines name what is numbered
	"gorin/rules/text"
)

// The keywords (chapter 11).
const (
	KwCovenant       Keyword = OwnKw + iota // 盟約
	KwVanguard                              // 先鋒
	KwLogicDrive                            // 【ロジックドライブ】
	KwTranceChange                          // 【トランスチェンジ】
	KwEXSoul                                // 【EXソウル3】
	KwGateBreak                             // 門破壊
	KwExplosion                             // 誘爆
	KwExplosionSkill                        // 誘爆スキル
	KwSecretSkill                           // 【秘具スキル】
	KwMake                                  // メーク
)

// The lines that are one keyword, or bear one that says what they wait for.
const (
	Covenant       Kind = OwnAbility + iota // 【自】 盟約-「N」 …
	LogicDrive                              // 【ロジックドライブ】［①］ …
	TranceChange                            // 【トランスチェンジ】-「N」
	GateBreak                               // 【自】 門破壊 …
	Explosion                               // 【自】 誘爆。
	ExplosionSkill                          // 【自】 誘爆スキル …
	SecretSkill                             // 【秘具スキル】 …
	Make                                    // 【起】 メークLv2 ［①］
)

// Keywords is what there is to know of them.
func Keywords() []KeywordSpec {
	body := []Kid{May(SNone), May(SCost), Some(SPart)}
	return []KeywordSpec{
		{Keyword: KwCovenant, Name: "covenant", Ja: "盟約", En: "Covenant", Line: Covenant, Lower: lowerCovenant, Shape: Shape{Kids: body, Num: "limit per turn", Form: WholeLine}},
		{Keyword: KwVanguard, Name: "vanguard", Ja: "先鋒", En: "Vanguard"},
		{Keyword: KwLogicDrive, Name: "logic-drive", Ja: "ロジックドライブ", En: "Logic Drive", Line: LogicDrive, Lower: lowerLogicDrive, Shape: Shape{Kids: body, Form: WholeLine}},
		{Keyword: KwTranceChange, Name: "trance-change", Ja: "トランスチェンジ", En: "Trance Change", Line: TranceChange, Lower: lowerInForce, Shape: Shape{Kids: []Kid{Some(SCards)}}},
		{Keyword: KwEXSoul, Name: "ex-soul", Ja: "EXソウル", En: "EX Soul"},
		{Keyword: KwGateBreak, Name: "gate-destruction", Ja: "門破壊", En: "Gate Destruction", Line: GateBreak, Lower: lowerGateBreak, Shape: Shape{Kids: body, Form: WholeLine}},
		{Keyword: KwExplosion, Name: "explosion", Ja: "誘爆", En: "Explosion", Line: Explosion, Lower: lowerExplosion},
		{Keyword: KwExplosionSkill, Name: "explosion-skill", Ja: "誘爆スキル", En: "explosion skill", Line: ExplosionSkill, Lower: lowerExplosionSkill, Shape: Shape{Kids: body, Form: WholeLine}},
		{Keyword: KwSecretSkill, Name: "secret-tool-skill", Ja: "秘具スキル", En: "secret tool skill", Line: SecretSkill, Lower: lowerSecretSkill, Shape: Shape{Kids: body, Form: WholeLine}},
		{Keyword: KwMake, Name: "make", Ja: "メーク", En: "Make", Line: Make, Lower: lowerMake, Shape: Shape{Kids: []Kid{Need(SCost)}, Num: "level at most"}},
	}
}

// keywordLines is the lines that are one keyword.
var keywordLines = []text.Phrase{
	{"line", Covenant, 0, "【自】{#limit}_{0:covenants}{1:costs}{2+:part:}", "【AUTO】{#limit} {0:covenants}{1:costs}{2+:part: }"},
	{"covenants", Labels, 0, "{0:covenant}", "{0:covenant}"},
	{"covenant", CovenantWith, 0, "盟約[-|－]{0+:info:か}_¦【盟約】[-|－]{0+:info:か}_", "Covenant - {0+:info: or } - "},
	{"line", LogicDrive, 0, "{0:front}【ロジックドライブ】{1:costs}{2+:part:}", "{0:front}【LOGIC DRIVE】 {1:costs}{2+:part: }"},
	{"line", TranceChange, 0, "【トランスチェンジ】[-|－]{0+:info:か}", "【TRANCE CHANGE】 {0+:info: or }"},
	{"line", GateBreak, 0, "【自】_門破壊_{0:labels}{1:costs}{2+:part:}", "【AUTO】 Gate Destruction {0:labels}{1:costs}{2+:part: }"},
	{"line", Explosion, 0, "【自】_誘爆。", "【AUTO】 Explosion."},
	{"line", ExplosionSkill, 0, "【自】_誘爆スキル_{0:labels}{1:costs}{2+:part:}", "【AUTO】 explosion skill {0:labels}{1:costs}{2+:part: }"},
	{"line", SecretSkill, 0, "【秘具スキル】_{0:labels}{1:costs}{2+:part:}", "【SECRET TOOL SKILL】 {0:labels}{1:costs}{2+:part: }"},
	{"line", Make, 0, "【起】_メークLv{#}_{0:cost}", "【ACT】 Make Lv{#} {0:cost}"},

	// what is meant by what stands behind 盟約- and 【トランスチェンジ】-, one piece of information each: several
	// are told apart by か, which joins no filters here
	{"info", Cards, 0, "{2:proper}", "{2:proper}"},
	{"info", Cards, 0, "{2=card}{3:info sign}", "{2=card}{3:info sign} card"},
	{"info", Cards, 0, "{2=card}{3:info word}", "{2=card}card {3:info word}"},
	{"info", Cards, 0, "{3:info sign}の{2:common}", "{3:info sign} {2:common/1}"},
	{"info", Cards, 0, "{3:info word}の{2:common}", "{2:common/1} {3:info word}"},
	{"info", Cards, 0, "{2:common}", "{2:common/1}"},
	{"info sign", World, 0, "{world}", "{world}"},
	{"info sign", Trait, 0, "{trait}", "{trait}"},
	{"info sign", AttrIcon, 0, "{#attribute}", "{#attribute}"},
	{"info word", CovenanterIs, 0, "【盟約者{name}】", "with covenanter {name}"},
	{"info word", TitleIs, 0, "称号{name}", "with the title {name}"},
	{"info word", NameOnly, 0, "名称{name}", "with the name {name}"},
}
