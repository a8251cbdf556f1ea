package builddivide

import (
	"fmt"
	"strconv"
	"strings"

	. "gorin/rules/ability" // trees name kinds on every line
	. "gorin/rules/builddivide/lexicon"
)

// Ability icons (能力アイコン, 1500): a condition part and an effect part, which
// together say one ability (1501-2, 1501-2a). The book's tables of icons are lost
// (1501-3, 1501-4); both parts are named data here.

// iconCondition is what a condition part says: a window and a condition.
type iconCondition struct{ window, cond func() Node }

var nothing = func() Node { return Nothing }

var iconConditions = map[string]iconCondition{
	"always":        {nothing, nothing},
	"your-turn":     {func() Node { return N(YourTurn) }, nothing},
	"opponent-turn": {func() Node { return N(OppTurn) }, nothing},
	"awakened":      {nothing, func() Node { return N(TerritoryIs, N(You)) }},
	"red-zone":      {nothing, func() Node { return N(InRed, N(You)) }},
	"attacking":     {nothing, func() Node { return N(IsA, N(This), N(Cards, Nothing, Nothing, N(Unit), N(Attacking))) }},
	"blocking":      {nothing, func() Node { return N(IsA, N(This), N(Cards, Nothing, Nothing, N(Unit), N(Blocking))) }},
}

var iconKeywords = map[string]Kind{"blitz": Blitz, "decoy": Decoy, "berserk": Berserk}

// iconEffect is what an effect part makes of the unit.
func iconEffect(key string) (Node, error) {
	if k, ok := iconKeywords[key]; ok {
		return N(GiveAbility, N(k)), nil
	}
	if key == "unblockable" {
		return Num(Ban, int(BanBlocked)), nil
	}
	name, n, _ := strings.Cut(key, "+")
	v, err := strconv.Atoi(n)
	switch {
	case err != nil:
	case name == "power":
		return Num(AddStat, OfStat(StatPower, Plus), Num(Number, v)), nil
	case name == "hit":
		return Num(AddStat, OfStat(StatHit, Plus), Num(Number, v)), nil
	}
	return Node{}, fmt.Errorf("no ability icon %q", key)
}

// iconTree is the ability that an icon says. Without a condition an icon with a
// keyword is that keyword ability (1501-6).
func iconTree(icon string) (Node, error) {
	condition, effect, _ := strings.Cut(icon, "/")
	c, ok := iconConditions[condition]
	if !ok {
		return Node{}, fmt.Errorf("no ability icon with the condition %q", condition)
	}
	if k, ok := iconKeywords[effect]; ok && condition == "always" {
		return N(k), nil
	}
	mod, err := iconEffect(effect)
	if err != nil {
		return Node{}, err
	}
	return N(Cont, Nothing, Nothing, N(Sentence, Nothing, c.window(), Nothing, c.cond(), Nothing, N(Do, N(You), N(Modify, N(This), Nothing, mod)))), nil
}
