package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// acts is what skills do that no other game knows.
var acts = []text.Phrase{
	{"act", CancelSkill, 0, "{0:cards}を1つキャンセル<する|し|して>¦{0:skillalone}を1つキャンセル<する|し|して>", "cancel<|s> 1 {0:some/1}"},
	{"act", PartnerAttack, 0, "[その|この]アタックはパートナーアタックにな<る|り|って>", "make<|s> that attack a partner attack"},
	{"act", PlainAttack, 0, "[その|この]アタックはパートナーアタックにならな<い|く|くて>", "keep<|s> that attack from being a partner attack"},
	{"act", UseSkill, 0, "{0:ref}の{1:usable}を使<う|い|って>", "use<|s> {1:usable} of {0:single}"},
	{"usable", None, 0, "技", "the skills"},
	{"usable", Cards, 0, "{0=none}{1=none}{3+:ofskill:}技{2=skill}", "{0=none}{1=none}the {3+:ofskill:}skills{2=skill}"},
	{"usable", surface.Via, 0, "{@:skillalone}", ""},
	{"act", SetDamage, 0, "[その|この]アタックのダメージは{0:val}にな<る|り|って>", "make<|s> the damage of that attack {0:val}"},
	{"act", DealDamage, 0, "{0:obj}に{1:val}ダメージを与え<る|、|て>", "deal<|s> {1:val} damage to {0:obj}"},
	{"act", TurnFace, 0, "{0:wo}表に<する|し|して>", "turn<|s> {0:obj} face up"},   // 4.9.1.5
	{"act", TurnFace, 1, "{0:wo}裏に<する|し|して>", "turn<|s> {0:obj} face down"}, // 4.9.1.6
	{"deed", surface.CostTurn, 0, "", "turn {0:one} {1:some/1}{2:too} face up¦turn {0:qty} {1:some/0}{2:too} face up"},
	{"deed", surface.CostTurn, 1, "", "turn {0:one} {1:some/1}{2:too} face down¦turn {0:qty} {1:some/0}{2:too} face down"},
	{"act", Choose, 0, "{1:cards}を[|、]{0:asmany}選<ぶ|び|んで>", "choose<|s> {1:some/0}, {0:asmany}"},
	{"asmany", Exactly, 0, "{0:countedas}と同じ枚数", "as many as there are {0:countedas}"},
	{"countedas", CountOf, 1, "{0:cards}", "{0:cards}"},
	{"act", SkillHolds, 0, "[この技は|]有効<|∄|∄>", "this skill is valid"}, // 8.3.3
	{"act", SkillHolds, 1, "[この技は|]無効<|∄|∄>", "this skill is void"},  // 8.3.2
	{"act", PeekAt, 0, "{0:peeked}を見<る|て|て>", "look<|s> at {0:obj}"},
	{"peeked", All, 0, "{0:handof}", ""},
	{"handof", Cards, 0, "{1=hand}{2=card}{0:of}手札", ""},
	{"ref", SkillHolder, 0, "その技を持つカード", ""}, // the card of a skill that was cancelled or used
	{"single", SkillHolder, 0, "", "the card with that skill"},
}

// mods is what changes about cards.
var mods = []text.Phrase{
	{"act", surface.Mod, 0, "{0:altered}{1:alter/=}¦{0:whoseskill}{1:added/=}", ""},
	{"altered", surface.Via, 0, "{@:ref}を", ""},
	{"altered", All, 0, "{0:lone}を¦{0:cards}すべてを¦{0:cards}を", ""},
	{"altered", surface.Left, 0, "∅", ""},
	{"whoseskill", surface.Via, 0, "{@:ref}の", ""},
	{"whoseskill", All, 0, "{0:lone}の¦{0:cards}すべての¦{0:cards}の", ""},
	{"whoseskill", surface.Left, 0, "∅", ""},
	{"whoseskill", All, 0, "{0:areas}の[、|]", ""}, // 2.15.2
	{"areas", Cards, 0, "{0:of}[、|]{1:either zone}{2=card}¦{0:of}[、|]{1:zin}{2=card}", ""},
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
	{"added", GiveTrait, 0, "技は[|、]追加で{trait}にな<る|り|って>", ""}, // 2.15.2
	{"added", GiveSkillName, 0, "技は[|、]追加で{skill}にな<る|り|って>", ""},
	{"added", GiveTitle, 0, "称号は[|、]追加で{title}にな<る|り|って>", ""},
	{"added", GiveColour, 0, "性別は[|、]追加で{#colour}にな<る|り|って>", ""},
	{"added", AlsoNamed, 0, "名前は[|、]追加で{name}にな<る|り|って>", ""},
	{"vp", GiveSkillName, 0, "", "ha<s|ve> skills that are also named {skill}"},
	{"vp", GiveColour, 0, "", "<is|are> also {#colour}"},
	{"vp", GiveTitle, 0, "", "gain<s|> the title {title}"},
	{"modget", GiveTitle, 0, "称号{title}を得<る||て>", ""},
	{"modgive", GiveTitle, 0, "称号{title}を与え<る||て>", ""},
	{"added", TimesAttack, -2, "攻撃力を半分に<する|し|して>", ""},
	{"added", TimesDefence, -2, "防御力を半分に<する|し|して>", ""},
	{"added", TimesAttack, 0, "攻撃力を{#}倍に<する|し|して>", ""},
	{"added", TimesDefence, 0, "防御力を{#}倍に<する|し|して>", ""},
	{"vp", TimesAttack, -2, "", "ha<s|ve> half the attack"},
	{"vp", TimesDefence, -2, "", "ha<s|ve> half the defence"},
	{"modget", TimesAttack, -2, "攻撃力が半分にな<る|り|って>", ""},
	{"modget", TimesDefence, -2, "防御力が半分にな<る|り|って>", ""},
	{"modget", TimesAttack, 0, "攻撃力が{#}倍にな<る|り|って>", ""},
	{"modget", TimesDefence, 0, "防御力が{#}倍にな<る|り|って>", ""},
	{"vp", TimesAttack, 0, "", "ha<s|ve> {#} times the attack"},
	{"vp", TimesDefence, 0, "", "ha<s|ve> {#} times the defence"},
	{"added", VoidSkills, 0, "技は[|、]無効にな<る|り|って>", ""}, // 8.3.2
	{"vp", VoidSkills, 0, "", "ha<s|ve> void skills"},
}
