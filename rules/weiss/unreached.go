package weiss

import "gorin/rules/rulebook"

// unreached says why matches of the decks that ship do not come to something.
func unreached() rulebook.Unreached {
	const (
		aimLater = "what a text chooses is chosen when it resolves (8.6.3)"
	)
	return rulebook.Unreached{Decks: map[string]string{
		"step 11.1.1.2 repeat (1)": "asks the second of two players who can leave a loop (11.1.1.3); no shipped abilities let both act in one",
		"step 8.6.3 played (0)":    aimLater,
		"step  played (1)":         aimLater,
		"step  played (2)":         aimLater,
		"step  each (0)":           "what each player does is done by one after the other (1.3.4)",
		"step 8.6.4 each-may (0)":  "as the step each",
	}, FirstTwo: map[string]string{
		"request replace":   "no two replacement effects of these decks are about the same event (8.10.2)",
		"option replace":    "as the request of that name",
		"event win":         "no card of these decks wins or loses the game by its effect (1.2.5)",
		"word on-played-to": "stands in every bond (10.4) beside “from the hand”, which comes first: no card of these decks is played from elsewhere",
	}}
}
