package rebirth

import "gorin/rules/rulebook"

// unreached says why matches of the decks that ship do not come to something.
func unreached() rulebook.Unreached {
	const (
		chosenLater = "what a text chooses is chosen when it resolves (9.7.4.3)"
		noTwice     = "no two replacement effects of these decks are about the same event (9.11.2)"
		noSum       = "no card of these decks asks for cards whose numbers add up"
		oneOpponent = "in a duel everybody has one opponent, and nobody chooses which (12.5.5.3)"
		oneCheck    = "one card of these decks waits for a lost check, and its deck holds no other that makes one"
		noLoop      = "no abilities of these two decks lead back to the same position"
		noDeclared  = "no card of these two decks lets anybody declare a number"
		oneByOne    = "how many of “up to” so many is said card by card in this game (5.9.3.1)"
	)
	return rulebook.Unreached{Decks: map[string]string{
		"step 13.1.1.1 repeat (1)":     "asks the next of several players who can leave a loop; no shipped abilities let more than one act in it",
		"step 9.9.1 played (0)":        chosenLater,
		"step  played (1)":             chosenLater,
		"step  played (2)":             chosenLater,
		"step 9.7.4.2 times (0)":       "no card of these decks repeats an effect",
		"step 9.9.1 each-may (0)":      "no card of these decks lets each player choose whether to do something",
		"step 9.7.4.2 which-spark (0)": "no card of these decks has several sparks of which an effect plays one",
		"step 9.7.4.3 choose-sum (0)":  noSum,
		"step 9.7.4.3 choose-sum (1)":  noSum,
		"step 4.1.5 either (0)":        "of the entry and the member slots the slot itself is chosen (4.5.3); no card of these decks gives two other places to go to",
		"request either":               "as the step of that name",
		"request number":               oneByOne,
		"request instead":              "nothing stands in for another part of a cost in this game",
		"request pay":                  "no automatic ability of these decks has a cost (9.8.3.1.1)",
		"request replace":              noTwice,
		"option replace":               noTwice,
		"request reveal":               "no card of these decks triggers in a hand or a deck (9.8.2.2)",
		"request keep":                 "no effect of these decks puts several cards into one slot at once (10.3.3)",
		"word top":                     "of cards from the top of the deck a number is said; none of these decks turns up what lies there as one object",
		"word the-attack":              "what these decks do to “this attack” is done to the one under way; none asks which card makes it",
		"word on-check-lost":           oneCheck,
		"ability 【AUTO】【MEMBER】【TURN 1】: When you lose a check, draw 1 card.":                                                           oneCheck,
		"ability 【CONT】【ENTRY】: If there is a card with “Pukuri” in its name in the soul of this character, this character gets ±0/+2.": "who makes a card of that name a soul makes it its own, and is another card",
	}, FirstTwo: map[string]string{
		"step 13.1.1.1 repeat (0)": noLoop,
		"request repeat":           noLoop,
		"option number":            "says how often a loop is repeated, or what is declared",
		"step 9.7.4.2 declare (0)": noDeclared,
		"request declare":          noDeclared,
		"request keep-set":         "no card of these two decks keeps a Rebirth (7.6.5)",
		"event win":                "no card of these two decks wins or loses the game by its effect (1.2.5)",
		"keyword growth":           "no text of these two decks asks for it (11.8.2)",
	}, Formats: map[string]map[string]string{duel.Key: {
		"step  together (0)":      "in a duel nobody has a teammate to choose at the same time (12.5.7.2.2)",
		"step 12.5.5.3 which (0)": oneOpponent,
		"step 12.5.5.3 whom (0)":  oneOpponent,
		"step 12.5.5.3 whom (1)":  oneOpponent,
		"step 12.5.5.3 whom (2)":  oneOpponent,
		"request which":           oneOpponent,
		"option player":           oneOpponent,
	}}}
}
