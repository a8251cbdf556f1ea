package lexicon

import (
	. "gorin/rules/ability" // most lines name what is numbered
	"gorin/rules/text"
)

// The keywords (chapter 10), and the icons that stand before a text.
const (
	KwAlarm Keyword = OwnKw + iota
	KwEncore
	KwAssist
	KwBond
	KwBackup
	KwGreatPerformance
	KwConcentrate
	KwChange
	KwMemory
	KwExperience
	KwShift
	KwAccelerate
	KwResonance
	KwForce
	KwUnion
	KwSeparation
	KwLink
	KwInherit
	KwCXCombo // 【CXコンボ】
	KwCounter // 【カウンター】
	KwClock   // 【クロック】
)

// The lines that are one keyword.
const (
	Encore           Kind = OwnAbility + iota // 【自】 アンコール ［コスト］
	Bond                                      // 【自】 絆／「N」 ［コスト］
	Backup                                    // 【起】【カウンター】 助太刀2000 レベル1 ［コスト］
	GreatPerformance                          // 【永】 大活躍
	Shift                                     // 【自】【クロック】 シフト レベル1
	Separation                                // 【自】 分離／「N」 ［コスト］
	Link                                      // 【永】 リンク「名称」
)

// Keywords is what there is to know of them. A label is one row; a keyword that is a whole line
// says also which, and what it stands for.
func Keywords() []KeywordSpec {
	return []KeywordSpec{
		{Keyword: KwAlarm, Name: "alarm", Ja: "アラーム", En: "Alarm"},
		{Keyword: KwEncore, Name: "encore", Ja: "アンコール", En: "Encore", Line: Encore, Lower: lowerEncore, Shape: Shape{Kids: []Kid{Need(SCost)}}},
		{Keyword: KwAssist, Name: "assist", Ja: "応援", En: "Assist"},
		{Keyword: KwBond, Name: "bond", Ja: "絆", En: "Bond", Line: Bond, Lower: lowerBond, Shape: Shape{Kids: []Kid{Need(SCost), Some(SHead)}}},
		{Keyword: KwBackup, Name: "backup", Ja: "助太刀", En: "Backup", Line: Backup, Lower: lowerBackup, Shape: Shape{Kids: []Kid{Need(SCost), Need(SValue)}, Num: "power"}},
		{Keyword: KwGreatPerformance, Name: "great-performance", Ja: "大活躍", En: "Great Performance", Line: GreatPerformance, Lower: lowerGreatPerformance},
		{Keyword: KwConcentrate, Name: "concentrate", Ja: "集中", En: "Concentrate"},
		{Keyword: KwChange, Name: "change", Ja: "チェンジ", En: "Change"},
		{Keyword: KwMemory, Name: "memory", Ja: "記憶", En: "Memory"},
		{Keyword: KwExperience, Name: "experience", Ja: "経験", En: "Experience"},
		{Keyword: KwShift, Name: "shift", Ja: "シフト", En: "Shift", Line: Shift, Lower: lowerShift, Shape: Shape{Num: "level"}},
		{Keyword: KwAccelerate, Name: "accelerate", Ja: "加速", En: "Accelerate"},
		{Keyword: KwResonance, Name: "resonance", Ja: "共鳴", En: "Resonance"},
		{Keyword: KwForce, Name: "force", Ja: "フォース", En: "Force"},
		{Keyword: KwUnion, Name: "union", Ja: "合体", En: "Union"},
		{Keyword: KwSeparation, Name: "separation", Ja: "分離", En: "Separation", Line: Separation, Lower: lowerSeparation, Shape: Shape{Kids: []Kid{Need(SCost)}, Str: "card name"}},
		{Keyword: KwLink, Name: "link", Ja: "リンク", En: "Link", Line: Link, AskedBy: HasLink, Shape: Shape{Str: "link name", Form: BareLine, Word: true}},
		{Keyword: KwInherit, Name: "inherit", Ja: "継承", En: "Inherit"},
		{Keyword: KwCXCombo, Name: "cx-combo"},
		{Keyword: KwCounter, Name: "counter"},
		{Keyword: KwClock, Name: "clock"},
	}
}

// keywordLines is the lines that are one keyword.
var keywordLines = []text.Phrase{
	{"line", GreatPerformance, 0, "【永】_大活躍[|。]", "【CONT】 Great Performance"},
	{"line", Shift, 0, "【自】[【クロック】|🕒|クロック＠|]_シフト_レベル{#}", "【AUTO】 【CLOCK】 Shift level {#}"},
	{"line", Encore, 0, "【自】_アンコール_{0:cost}", "【AUTO】 Encore {0:cost}"},
	{"line", Bond, 0, "【自】_絆／{1+:proper:か}_{0:cost}", "【AUTO】 Bond／{1+:proper: or } {0:cost}"},
	{"line", Backup, 0, "【起】[【カウンター】|🔄|☹|カウンター＠]_助太刀{#}_レベル{1:val}_{0:cost}", "【ACT】 【COUNTER】 Backup {#} level {1:val} {0:cost}"},
	{"line", Separation, 0, "【自】_分離／{name}_{0:cost}", "【AUTO】 Separation／{name} {0:cost}"},
	{"line", Link, 0, "【永】_リンク{link}", "【CONT】 Link {link}"}, // 10.17.2
}

// labels is how keywords stand before a text: a label gives an ability its keyword (10.1.2, 10.7.2,
// 10.8.2, 10.9.2, 10.10.2, 10.12.2, 10.13.2, 10.14.2, 10.15.2).
func labels() (out []text.Phrase) {
	for _, k := range Keywords() {
		if k.Line == None && k.Ja != "" {
			out = append(out, text.Phrase{Part: "kw", Kind: Label, Num: int(k.Keyword), Ja: k.Ja + "_", En: k.En + " "})
		}
	}
	return out
}
