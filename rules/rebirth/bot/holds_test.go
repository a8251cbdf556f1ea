package bot

import (
	"maps"
	"slices"
	"testing"

	"gorin/rules/bot/bottest"
)

// TestBeatsRandom: with any deck against any, from either seat, who plays at random loses.
func TestBeatsRandom(t *testing.T) { bottest.BeatsRandom(t, "rebirth", greedy) }

// TestLegal: whatever is asked, with whatever on the table, the bot picks between Min and Max
// different options, and the same for the same seed.
func TestLegal(t *testing.T) {
	a := bottest.Anything{
		Game: "rebirth", Prints: prints, Kinds: slices.Collect(maps.Keys(scores)), Cost: clauseOfCost, Retired: 7,
		Zones:   []string{"entry", "member-left", "member-right", "hand", "energy", "retire", "waiting-room", "set", "deck"},
		Phases:  []string{"energy", "main", "attack", "end"},
		Options: []string{"card", "slot", "pass", "yes", "no", "play", "step-back", "activate", "ability", "hidden", "mode", "set", "attack", "block", "cancel"},
	}
	a.Answers(t, greedy)
}
