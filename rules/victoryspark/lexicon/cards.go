package lexicon

import (
	"slices"

	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/phrases"
	"gorin/rules/text/surface"
)

// numbers is how texts speak of the numbers on cards.
var numbers = slices.Concat(
	phrases.OfNumber(StatLevel, "レベル", "level"), phrases.OfNumber(StatAttack, "攻撃力", "attack"), phrases.OfNumber(StatDefence, "防御力", "defence"),
	phrases.SetTo(StatLevel, "レベル", "level"), phrases.SetTo(StatAttack, "攻撃力", "attack"), phrases.SetTo(StatDefence, "防御力", "defence"),
	phrases.Alike(StatLevel, "レベル", "level"),
)

// ofCards describes cards.
var ofCards = []text.Phrase{
	{"atom", TitleIs, 0, "{title}¦称号{title}", ""},
	{"adj", TitleIs, 0, "", "{title}"},
	{"clause", TitleHas, 0, "称号に{part}を含む", ""}, // 2.14.7
	{"tail", TitleHas, 0, "", "with {part} in its title"},
	{"clause", NameHas, 0, "名前に{part}を含む", ""}, // 2.14.7
	{"clause", AnyOf, 0, "名前に{0&:namepart:か}を含む", ""},
	{"namepart", NameHas, 0, "{part}", "{part}"},
	{"clause", TraitPart, 0, "属性に{part}を含む", ""}, // 2.14.7
	{"tail", TraitPart, 0, "", "with {part} in one of its traits"},
	{"atom", WorkIs, 0, "作品名{work}", ""}, // 2.9.1
	{"tail", WorkIs, 0, "", "from {work}"},
	{"clause", PartnerOf, 0, "{0:ref}のパートナーである¦{0:inring}のパートナーである", ""}, // 2.7.1
	{"tail", PartnerOf, 0, "", "partnered with {0:single}¦partnered with {0:inring}"},
	{"inring", Cards, 0, "{0:of}{1:oneslot}のカード{2=card}", "the card in {0:the} {1:zname}{2=card}"},
	{"clause", PartnerName, 0, "パートナーの名前が{name}の", ""}, // 2.5
	{"tail", PartnerName, 0, "", "whose partner is named {name}"},
	{"clause", PartnerTitle, 0, "パートナーの称号が{title}の", ""}, // 2.6
	{"tail", PartnerTitle, 0, "", "whose partner has the title {title}"},
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
	{"clause", Lying, 0, "{#lying}している", ""},
	{"filter", surface.Via, 0, "{@:skilled}", ""}, // before 《T》の, which would be of the card
	{"skilled", HasSkill, 0, "{0:askill}を持つ", ""},
	{"skilled", HasSkill, 1, "{0:askill}を持たない", ""},
	{"clause", HasSkill, 1, "{0:noskill}を持たない", ""},
	{"tail", HasSkill, 0, "", "with a {0:askill}"},
	{"tail", HasSkill, 1, "", "without a {0:askill}"},
	{"askill", Cards, 0, "{0=none}{1=none}{3:ofskill}技{2=skill}", "{0=none}{1=none}{3:ofskill}skill{2=skill}"},
	{"tail", HasSkill, 1, "", "without {0:noskill}"},
	{"noskill", Cards, 0, "{0=none}{1=none}技{2=skill}", "{0=none}{1=none}skills{2=skill}"},
	{"ofskill", surface.Via, 0, "{@:skillstem}の", "{@:skillstem} "},
}

// ofSkills describes skills: by icons, names and traits, by what the card is that has them.
var ofSkills = []text.Phrase{
	{"skillstem", surface.Via, 0, "{@:skillatom}", "{@:skillatom}"},
	{"skillstem", AnyOf, 0, "{0&:skillatom:か}", "{0&:skillatom: or }"},
	{"skillstem", NotOf, 0, "{0:skillatom}以外", "non-{0:skillatom}"},
	{"skillatom", surface.Via, 0, "{@:iconatom}", "{@:iconatom}"},
	{"skillatom", Trait, 0, "{trait}", "{trait}"},
	{"iconatom", SkillIcon, IconAuto, "[【自】|［自動］]", "【AUTO】"},
	{"iconatom", SkillIcon, IconAct, "[【起】|［起動］]", "【ACT】"},
	{"iconatom", SkillIcon, IconCont, "[【永】|［永続］]", "【CONT】"},
	{"iconatom", SkillIcon, IconCancel, "[【キャンセル】|［キャンセル］]", "【CANCEL】"},
	{"iconatom", SkillIcon, IconSpark, "[【スパーク】|［スパーク］]", "【SPARK】"},
	{"iconatom", SkillIcon, IconSurprise, "[【サプライズ】|［サプライズ］]", "【SURPRISE】"},
	{"iconatom", SkillNamed, 0, "{skill}", "{skill}"}, // 2.13.1
	{"atom", surface.Via, 0, "{@:iconatom}", ""},
	{"adj", surface.Via, 0, "", "{@:iconatom}"},
	{"clause", SkillAt, 0, "{0:zin}のカードの", ""}, // 3.8.4
	{"tail", SkillAt, 0, "", "of cards in the {0:zname}"},

	// 8.1.1.1.3: the words mean more than the icons
	{"skillkind", SkillKind, KindAct, "起動能力", "activated <abilities|ability>"},
	{"skillkind", SkillKind, KindAuto, "自動能力", "automatic <abilities|ability>"},
	{"skillkind", SkillKind, KindCont, "永続能力", "continuous <abilities|ability>"},
	{"cards1", Cards, 0, "{#other}{0:of}{3-:filter:}{$:skillkind}{2=skill}", "{0:whose}{#other}{3-:pre:}{$:skillkind/=}{2=skill}"},
	{"cards2", Cards, 0, "", "{0:whose}{#other}{3-:pre:}{$:skillkind/=}{2=skill}"},
	{"some1", Cards, 0, "", "<of|of> {0:of} {#other}{3-:pre:}{$:skillkind/0}{2=skill}"},
	{"some1", Cards, 0, "", "{0=none}{#other}{3-:pre:}{$:skillkind/=}{2=skill}"},
	{"some1", Cards, 0, "", "<of|of> {0:of} {#other}skills{2=skill} of cards named {3:cardname}"},
	{"cardname", NameIs, 0, "", "{name}"},
	{"skillalone", Cards, 0, "{2=skill}{3:skillname}", ""},
	{"skillname", SkillNamed, 0, "{skill}", ""},
}
