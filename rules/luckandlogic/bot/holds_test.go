package bot

import (
	"maps"
	"slices"
	"testing"

	"gorin/rules/bot/bottest"
)

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
