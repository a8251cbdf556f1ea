// Package lexicon is the phrasebook of Victory Spark: its own words for places, kinds of skill
// and what happens in an attack. What several games say stands in rules/text.
//
// # Notation
//
// A skill is written as printed cards have it (2.14): its icon, its names in 「」 and its traits
// in 《》 if it has any, the region where it is in force in 〔〕, its cost in ［］, and what it does:
//
//	【自】「追い風」《風》〔ベンチ〕 このカードがサポートした時、あなたは1枚引く。
//	【起】〔ベンチ〕［このカードを【レスト】する］ …
//	【キャンセル】〔手札〕［このカードを控え室に置く］ 相手のレベル2以下の技を1つキャンセルする。
//	【スパーク】 …
//	【サプライズ】［そのアタックがパートナーアタック］→…
package lexicon

import (
	"slices"

	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/phrases"
	"gorin/rules/text/surface"
)

func book() *text.Book {
	return &text.Book{
		Terms:    Terms,
		Proper:   proper,
		Notation: notation,
		Ways: text.Ways{Own: text.Own{Changes: map[Kind]text.Change{Alter: text.ChangeOf},
			Subjects: map[Kind]text.Subject{DeclareOne: text.AlwaysSubject}}},
		Tables: [][]text.Phrase{
			declares, lines, words, zones, dests, durs, triggers, conds, numbers, ofCards, ofSkills, regions, acts, mods,
			phrases.Sentences, phrases.Lines, phrases.Values, phrases.Objects, phrases.Acts, phrases.Mods,
			phrases.CardSets, phrases.Conds, phrases.Triggers, alone, spellings,
		},
	}
}

// Proper words of its own: titles (2.3.1.1), works (2.9.1) and parts of titles (2.14.7).
const (
	TitleName text.Cat = "title"
	WorkName  text.Cat = "work"
	partName  text.Cat = "part"
)

var (
	angles = text.Brackets{Open: '＜', Close: '＞'}
	proper = []text.Proper{
		{Cat: TitleName, Ja: angles, En: angles},
		{Cat: WorkName, Ja: text.WhiteCorners, En: text.Quotes, Loose: true},
		{Cat: partName, Ja: text.Quotes, En: text.Quotes, As: text.CardName},
	}
)

// notation: skills and effects among which one chooses stand in braces (2.14.8).
var notation = text.Notation{Alike: [][2]rune{{'{', '『'}, {'}', '』'}, {'｛', '『'}, {'｝', '』'}}}

// shelf has the book once somebody has asked for it.
var shelf text.Shelf

// New is a lexicon with the words of the game and an empty glossary.
func New() *text.Lexicon { return shelf.Lexicon(book) }

// lines is the heads of lines (8.1.1) and what stands before their text (2.14.4, 2.14.5).
var lines = []text.Phrase{
	{"line", Auto, 0, "【自】{0:labels}_{#limit}{2*:part:}", "【AUTO】 {0:labels}{#limit}{2*:part: }¦【AUTO】{0:labels}{#limit}{2*:part: }"},
	{"line", Act, 0, "【起】{0:labels}{1:costs}_{#limit}{2*:part:}", "【ACT】 {0:labels}{1:costs}{#limit}{2*:part: }¦【ACT】{0:labels}{1:costs}{#limit}{2*:part: }"},
	{"line", Cont, 0, "【永】{0:labels}_{2*:part:}", "【CONT】 {0:labels}{2*:part: }¦【CONT】{0:labels}{2*:part: }"},
	{"line", Cancel, 0, "【キャンセル】{0:labels}{1:costs}_{#limit}{2*:part:}", "【CANCEL】 {0:labels}{1:costs}{#limit}{2*:part: }¦【CANCEL】{0:labels}{1:costs}{#limit}{2*:part: }"},
	{"line", Spark, 0, "【スパーク】{0:labels}_{2*:part:}", "【SPARK】 {0:labels}{2*:part: }¦【SPARK】{0:labels}{2*:part: }"},
	{"line", SurpriseLine, 0, "【サプライズ】{0:labels}{2*:part:}", "【SURPRISE】 {0:labels}{2*:part: }¦【SURPRISE】{0:labels}{2*:part: }"},
	{"line", Effect, 0, "{2+:part:}", "{2+:part: }"},
	{"costs", surface.Via, 0, "{@:cost}", "{@:cost} ¦{@:cost}"},
	{"cost", Cost, 0, "［{0+:item:、}］", "\\[{0+:item:, }\\]"},
	{"item", CostAct, 0, "{0:act/0}", ""},
	{"item", CostOfHand, 0, "{1:cards}を{0:qty}{2:act/0}", ""},
	{"item", surface.Via, 0, "", "{@:deed}"},
	{"limit", surface.Word, 0, "∅", "∅"},
	{"limit", surface.Via, 0, "{@:limited}", "{@:limited}"},
	{"limited", surface.Word, 0, "【ターン{#}】_", "【TURN {#}】 ¦【TURN {#}】"},

	{"labels", Labels, 0, "{0+:sign:}", "{0+:sign:}"},
	{"sign", Label, int(KwNamed), "{name}", "{name} ¦{name}"},
	{"sign", Label, int(KwTrait), "{trait}", "{trait} ¦{trait}"},
	{"sign", Label, int(KwAnywhere), "[〔|［]フィールド[〕|］]", "〔Field〕 ¦〔Field〕"},
	{"sign", Label, int(KwRing), "[〔|［]リング[〕|］]", "〔Ring〕 ¦〔Ring〕"},
	{"sign", Label, int(KwBench), "[〔|［]ベンチ[〕|］]", "〔Bench〕 ¦〔Bench〕"},
	{"sign", Label, int(KwHand), "[〔|［]手札[〕|］]", "〔Hand〕 ¦〔Hand〕"},
	{"sign", Label, int(KwRetire), "[〔|［]リタイヤ置場[〕|］]", "〔Retire〕 ¦〔Retire〕"},
	{"sign", Label, int(KwWaitingRoom), "[〔|［]控え室[〕|］]", "〔Waiting Room〕 ¦〔Waiting Room〕"},
	{"sign", Label, int(KwEnergy), "[〔|［]エネルギー置場[〕|］]", "〔Energy〕 ¦〔Energy〕"},
	{"sign", Label, int(KwSurpriseZone), "[〔|［]サプライズ置場[〕|］]", "〔Surprise〕 ¦〔Surprise〕"},
}

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
	{"step", surface.Word, int(PhPartnerBlock), "パートナーブロックステップ", "partner block step"},
	{"step", surface.Word, int(PhResolution), "アタック解決ステップ", "attack resolution step"},
	{"step", surface.Word, int(PhAttackEnd), "アタック終了ステップ", "attack end step"},
	{"lying", surface.Word, 0, "【スタンド】", "stand"},
	{"lying", surface.Word, 1, "【レスト】", "rest"},
	{"lying", surface.Word, 2, "【リバース】", "reverse"},
	{"lies", surface.Word, 0, "", "standing"},
	{"lies", surface.Word, 1, "", "rested"},
	{"lies", surface.Word, 2, "", "reversed"},
	{"bancard", surface.Word, int(BanAttack), "アタックでき<ない|ず|∄>", "cannot attack"},
	{"bancard", surface.Word, int(BanAttacked), "アタックされ<ない|ず|∄>", "cannot be attacked"},
	{"bancard", surface.Word, int(BanSupport), "サポートでき<ない|ず|∄>", "cannot support"},
	{"bancard", surface.Word, int(BanPartnerAttack), "パートナーアタックになら<ない|ず|∄>", "makes no partner attack"},
	{"bancard", surface.Word, int(BanUse), "技を使え<ない|ず|∄>", "cannot use its skills"},
	{"bancard", surface.Word, int(BanRetire), "リタイヤ置場に置かれ<ない|ず|∄>", "cannot be put into the retire area"},
	{"bancard", surface.Word, int(BanStand), "スタンドフェイズに【スタンド】し<ない|ず|∄>", "does not stand in the stand phase"},
	{"banplayer", surface.Word, int(BanAttack), "アタックでき<ない|ず|∄>", "cannot attack"},
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

// triggers is what skills of this game wait for.
var triggers = []text.Phrase{
	{"piece", surface.Via, 0, "{@:sprung}→", "{@:sprung} → "},
	{"sprung", OnSprung, 0, "［{0:cond/0}］", "\\[{0:cond}\\]"},
	{"trigger1", OnSupport, 0, "{0:ga}サポートした時", "when {0:ga} supports"},
	{"trigger1", OnDamaged, 0, "{0:ga}ダメージを受けた時", "when {0:ga} takes damage"},
	{"trigger1", WouldBeDamaged, 0, "{0:ga}ダメージを受ける時", "when {0:ga} would take damage"},
	{"trigger1", OnSupported, 0, "{0:ga}サポートされた時", "when {0:ga} is supported"},
	{"trigger1", OnAttackEnd, 0, "アタックの終わりに", "at the end of an attack"},
	{"trigger1", OnPartnerEnd, 0, "パートナーアタックの終わりに", "at the end of a partner attack"},
	{"trigger1", OnAttackBlock, 0, "{0:who}がパートナーブロックした時", "{0=you}when you block with a partner¦when {0:who} blocks with a partner"},
	{"trigger1", OnSkillUsed, 0, "{0:cards}を使った時", "when {0:some/1} is used"},
}

var conds = []text.Phrase{
	{"cond1", PartnerAttacking, 0, "そのアタックがパートナーアタック<|で|である>", "that attack is a partner attack"},
	{"cond1", PartnerAttacking, 1, "そのアタックがパートナーアタックで<ない|なく|ない>", "that attack is not a partner attack"},
	{"cond1", AttackIsNth, 0, "そのアタックがこのターン{#}回目<|で|である>", "that attack is attack number {#} of this turn"},
	{"cond1", FirstTurn, 0, "先攻の第1ターン<|で|である>", "it is the first player's first turn"},
}

// numbers is how texts speak of the numbers on cards.
var numbers = slices.Concat(
	phrases.OfNumber(StatLevel, "レベル", "level"), phrases.OfNumber(StatAttack, "攻撃力", "attack"), phrases.OfNumber(StatDefence, "防御力", "defence"),
)

// ofCards describes cards.
var ofCards = []text.Phrase{
	{"atom", TitleIs, 0, "{title}", ""},
	{"adj", TitleIs, 0, "", "{title}"},
	{"clause", TitleHas, 0, "称号に{part}を含む", ""}, // 2.14.7
	{"tail", TitleHas, 0, "", "with {part} in its title"},
	{"atom", WorkIs, 0, "{work}", ""}, // 2.9.1
	{"tail", WorkIs, 0, "", "from {work}"},
	{"clause", PartnerOf, 0, "{0:ref}のパートナーである", ""}, // 2.7.1
	{"tail", PartnerOf, 0, "", "partnered with {0:single}"},
	{"clause", PartnerSex, 0, "パートナーの性別が{#colour}の", ""}, // 2.8.1
	{"tail", PartnerSex, 0, "", "whose partner is {#colour}"},
	{"clause", LimitedIcon, 0, "ファイヤーアイコンを持つ", ""},
	{"clause", LimitedIcon, 1, "ヒールアイコンを持つ", ""},
	{"tail", LimitedIcon, 0, "", "with a fire icon"},
	{"tail", LimitedIcon, 1, "", "with a heal icon"},
	{"clause", SupportedBy, 0, "サポートしている", ""},
	{"adj", SupportedBy, 0, "", "supporting"},
	{"clause", Attacking, 0, "アタックしている", ""},
	{"adj", Attacking, 0, "", "attacking"},
}

// ofSkills describes skills by their icons.
var ofSkills = []text.Phrase{
	{"atom", SkillIcon, IconAuto, "【自】", ""},
	{"atom", SkillIcon, IconAct, "【起】", ""},
	{"atom", SkillIcon, IconCont, "【永】", ""},
	{"atom", SkillIcon, IconCancel, "【キャンセル】", ""},
	{"atom", SkillIcon, IconSpark, "【スパーク】", ""},
	{"atom", SkillIcon, IconSurprise, "【サプライズ】", ""},
	{"adj", SkillIcon, IconAuto, "", "【AUTO】"},
	{"adj", SkillIcon, IconAct, "", "【ACT】"},
	{"adj", SkillIcon, IconCont, "", "【CONT】"},
	{"adj", SkillIcon, IconCancel, "", "【CANCEL】"},
	{"adj", SkillIcon, IconSpark, "", "【SPARK】"},
	{"adj", SkillIcon, IconSurprise, "", "【SURPRISE】"},
}

var acts = []text.Phrase{
	{"act", CancelSkill, 0, "{0:cards}を1つキャンセル<する|し|して>", "cancel<|s> 1 {0:some/1}"},
	{"act", PartnerAttack, 0, "そのアタックはパートナーアタックにな<る|り|って>", "make<|s> that attack a partner attack"},
	{"act", PlainAttack, 0, "そのアタックはパートナーアタックにならな<い|く|くて>", "keep<|s> that attack from being a partner attack"},
	{"act", UseSkill, 0, "{0:ref}の技を使<う|い|って>", "use<|s> the skills of {0:single}"},
	{"act", SetDamage, 0, "そのアタックのダメージは{0:val}にな<る|り|って>", "make<|s> the damage of that attack {0:val}"},
	{"act", DealDamage, 0, "{0:obj}に{1:val}ダメージを与え<る|、|て>", "deal<|s> {1:val} damage to {0:obj}"},
}

var mods = []text.Phrase{
	{"act", surface.Mod, 0, "{0:altered}{1:alter/=}", ""},
	{"altered", surface.Via, 0, "{@:ref}を", ""},
	{"altered", All, 0, "{0:cards}を", ""},
	{"altered", surface.Left, 0, "∅", ""},
	{"alter", Alter, 0, "{0:plus}[/|／]{1:plus}<|し|して>", ""},
	{"alter", Alter, 1, "{0:minus}[/|／]{1:plus}<|し|して>", ""},
	{"alter", Alter, 2, "{0:plus}[/|／]{1:minus}<|し|して>", ""},
	{"alter", Alter, 3, "{0:minus}[/|／]{1:minus}<|し|して>", ""},
	{"plus", Number, 0, "[＋|－|±]0", "+0"},
	{"plus", surface.Via, 0, "＋{@:val}", "+{@:val}"},
	{"minus", surface.Via, 0, "－{@:val}", "-{@:val}"},
	{"change", Alter, 0, "", "{0:plus}/{1:plus}"},
	{"change", Alter, 1, "", "{0:minus}/{1:plus}"},
	{"change", Alter, 2, "", "{0:plus}/{1:minus}"},
	{"change", Alter, 3, "", "{0:minus}/{1:minus}"},
	{"modget", GiveTitle, 0, "称号{title}を得<る||て>", ""},
	{"vp", GiveTitle, 0, "", "gain<s|> the title {title}"},
	{"modno", GiveTrait, 0, "技は追加で{trait}にな<る|り|って>", ""}, // 2.15.2
	{"modget", TimesAttack, 0, "攻撃力が{#}倍にな<る|り|って>", ""},
	{"modget", TimesDefence, 0, "防御力が{#}倍にな<る|り|って>", ""},
	{"vp", TimesAttack, 0, "", "ha<s|ve> {#} times the attack"},
	{"vp", TimesDefence, 0, "", "ha<s|ve> {#} times the defence"},
}

// spellings is what is only read.
var spellings = []text.Phrase{
	{"clause", TitleHas, 0, "称号に{name}を含む", ""},
	{"act", Choose, 0, "{0=(exactly (number 1))}{1:cards}を[|、]選<ぶ|び|んで>", ""}, // 1.3.5.1
}
