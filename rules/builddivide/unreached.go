package builddivide

import "gorin/rules/rulebook"

// unreached says why matches of the decks that ship do not come to something.
func unreached() rulebook.Unreached {
	const (
		noLoop  = "no shipped abilities let anybody come back to the same position"
		noPay   = "costs are paid item by item in this game (12.04.2.i.1)"
		noSlots = "the field has no slots (406-4)"
	)
	return rulebook.Unreached{Decks: map[string]string{
		"step 510-1 pay (0)":            noPay,
		"step 510-1 pay (1)":            noPay,
		"step 12.04.3.a.1 slot (0)":     noSlots,
		"step 12.04.3.a.1 slot (1)":     noSlots,
		"step 12.04.3.a.1 slot (2)":     noSlots,
		"request slot":                  noSlots,
		"option slot":                   noSlots,
		"request stop":                  "the number is said first in this game (506-1)",
		"option stop":                   "as the request of that name",
		"step 1204-2f mode (0)":         "effects are chosen when a text is played, not when it resolves",
		"step 1204-3a times (0)":        "no shipped text repeats an effect",
		"step 1204-3a declare (0)":      "no shipped text lets anybody declare a number",
		"step 401-4c either (0)":        "no shipped text lets a card go to one of two places",
		"request either":                "as the step of that name",
		"step 1602-1a repeat (0)":       noLoop,
		"step 1602-1a repeat (1)":       noLoop,
		"request repeat":                noLoop,
		"step 104-4a each (0)":          "no shipped text lets each player do anything but be dealt damage",
		"step 12.04.3.a.1 each-may (0)": "as the step each",
		"option packet":                 "no shipped text gives one player a choice of packets of damage (1104-3b)",
		"ability 【AUTO】 At the start of the game, gain 1 “Verdict” counter.": "its territory waits in the D-deck of the one deck that has it",
		"keyword name rule": "a name is there from the start; nothing is done with it",
	}}
}
