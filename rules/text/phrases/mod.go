package phrases

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// Mods is what changes about a card.
var Mods = []text.Phrase{
	{"act", surface.Mod, 0, "{0:no}{1:modno/=}¦{0:left}{1:modgive/=}¦{0:left}{1:modban/=}", ""},
	{"act", surface.Mod, 1, "{0:left}{1:modget/=}", ""},
	{"actq", surface.Gains, 0, "{0:left}次の[|2つの|3つの]能力を与える。『{1+:inner:』『}』", ""},
	{"actq", surface.Gains, 1, "{0:left}次の[|2つの|3つの]能力を得る。『{1+:inner:』『}』", ""},
	{"act", surface.Banned, 0, "{#banplayer/=}", ""},
	{"act", Forbid, 0, "", "{0:left}{#banplayer}{1:for}"},

	{"modno", AlsoNamed, 0, "カード名は{name}としても扱<う|い|って>", ""},
	{"modgive", GiveTrait, 0, "{trait}を与<える|え|えて>", ""},
	{"modgive", GiveColour, 0, "{#colour}を与<える|え|えて>", ""},
	{"modgive", GiveIcon, 0, "トリガーアイコン{#icon}を与<える|え|えて>", ""},
	{"modgive", GiveAbility, 0, "『{0:inner}』を与<える|え|えて>", ""},
	{"modgive", LoseAbilities, 0, "すべての能力を失<う|い|って>", ""},
	{"modget", GiveTrait, 0, "{trait}を得<る||て>", ""},
	{"modget", GiveColour, 0, "{#colour}を得<る||て>", ""},
	{"modget", GiveIcon, 0, "トリガーアイコン{#icon}を得<る||て>", ""},
	{"modget", GiveAbility, 0, "『{0:inner}』を得<る||て>", ""},
	{"modget", LoseAbilities, 0, "!すべての能力を失<う|い|って>", ""},
	{"modban", Ban, 0, "{#bancard/=}", ""},

	{"act", Modify, 0, "", "{0:single} {2+:vp/0: and }{1:for}¦{0:they} {2+:vp/1: and }{1:for}"},
	{"they", surface.Left, surface.LeftThem, "", "they"},
	{"they", surface.Via, 0, "", "{@:plural}"},
	{"vp", surface.Stats, 0, "", "get<s|> {0+:change: and }"},
	{"vp", AlsoNamed, 0, "", "<is|are> also named {name}"},
	{"vp", GiveTrait, 0, "", "gain<s|> {trait}"},
	{"vp", GiveColour, 0, "", "gain<s|> the colour {#colour}"},
	{"vp", GiveIcon, 0, "", "gain<s|> the trigger icon {#icon}"},
	{"vp", GiveAbility, 0, "", "gain<s|> ‘{0:inner}’"},
	{"vp", LoseAbilities, 0, "", "lose<s|> all abilities"},
	{"vp", Ban, 0, "", "<|>{#bancard}"},
}
