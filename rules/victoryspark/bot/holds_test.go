package bot

import (
	"maps"
	"slices"
	"testing"

	"gorin/rules/bot/bottest"
)

// TestBeatsRandom: with any deck against any, from either seat, who plays at random loses.
func TestBeatsRandom(t *testing.T) { bottest.BeatsRandom(t, "victoryspark", greedy) }

// TestLegal: whatever is asked, with whatever on the table, the bot picks between Min and Max
// different options, and the same for the same seed.
func TestLegal(t *testing.T) {
	a := bottest.Anything{
		Game: "victoryspark", Prints: prints, Kinds: slices.Collect(maps.Keys(scores)), Cost: clauseOfCost, Retired: 10,
		Zones:   []string{"ring", "bench-left", "bench-right", "hand", "energy", "retire", "waiting-room", "surprise", "deck"},
		Phases:  []string{"chara", "ability", "attack", "end"},
		Options: []string{"card", "slot", "pass", "yes", "no", "play", "bench", "activate", "ability", "hidden", "mode", "set-surprise", "dispose"},
	}
	a.Answers(t, greedy)
}
