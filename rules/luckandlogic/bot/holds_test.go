package bot

import (
	"maps"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/bottest"
	"gorin/rules/value"
)

// prints is the catalogue of these tests.
var prints = []rules.Printed{
	{ID: "small", Kind: "logicalist", Values: value.Of("level", 0, "power", 2000, "aura", 1, "limit", 2, "territory", 1, "power-logic", 1000)},
	{ID: "large", Kind: "tranceunion", Values: value.Of("level", 2, "cost", 1, "power", 8000, "aura", 3, "limit", 2, "territory", 1, "power-logic", 3000)},
	{ID: "wide", Kind: "tranceunion", Values: value.Of("level", 4, "cost", 2, "power", 12000, "aura", 5, "limit", 3, "territory", 4)},
	{ID: "guest", Kind: "foreigner", Values: value.Of("level", 0, "power", 2500, "aura", 2, "limit", 1, "territory", 1), Lines: bottest.Line("【自】 このカードがソウルになった時、カードを1枚引く。")},
	{ID: "trick", Kind: "tactics", Values: value.Of("level", 1), Lines: bottest.Line("【自】 そのバトル中、あなたのバトル中のメンバーのパワー＋3000。")},
	{ID: "rule", Kind: "paradox", Values: value.Of("level", 1, "law", "aura")},
	{ID: "door", Kind: "gate", Values: value.Of("gate-number", 1)},
}

func greedy(seed uint64, catalogue []rules.Printed) bot.Bot {
	return bot.Greedy(seed, catalogue, func(_ string, t *bot.Table) bot.Taste { return Taste(t) })
}

// TestBeatsRandom: with any deck against any, from either seat, who plays at random loses.
func TestBeatsRandom(t *testing.T) { bottest.BeatsRandom(t, "luckandlogic", greedy) }

// TestLegal: whatever is asked, with whatever on the table, the bot picks between Min and Max
// different options, and the same for the same seed.
func TestLegal(t *testing.T) {
	a := bottest.Anything{
		Game: "luckandlogic", Prints: prints, Kinds: slices.Collect(maps.Keys(scores)), Cost: clauseOfCost,
		Zones:   []string{"front-left", "back-right", "gate-front-left", "hand", "level", "stock", "drop", "battle", "paradox", "tools", "deck"},
		Phases:  []string{"level", "main", "battle", "end"},
		Options: []string{"card", "slot", "pass", "yes", "no", "mobilize", "trance", "activate", "ability", "hidden", "mode", "declare", "define", "boost", "number"},
	}
	a.Answers(t, greedy)
}
