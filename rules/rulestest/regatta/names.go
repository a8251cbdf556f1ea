package regatta

import "gorin/rules/kernel"

// Options, questions and events of this book.
const (
	optLaunch = kernel.OptBook + iota // put a boat of the hand to a zone
	optAttack                         // attack a player with a boat
)

const (
	askLead = kernel.AskBook + iota
	askMainKind
	askRaceKind
	askBlockKind
	askBallastKind
	askAnswerKind
)

const evAttack = kernel.EvBook // Card attacks the player N

var optionKinds = map[uint8]string{
	kernel.OptCard: "card", kernel.OptSlot: "slot", kernel.OptYes: "yes", kernel.OptNo: "no", kernel.OptPass: "pass", kernel.OptNumber: "number",
	kernel.OptAbility: "ability", kernel.OptMode: "mode", kernel.OptHidden: "hidden", kernel.OptStop: "stop", kernel.OptReplace: "replace",
	kernel.OptPlayer: "player",
	optLaunch:        "launch", optAttack: "attack-player",
}

var requestKinds = map[uint8]string{
	kernel.AskChoose: "choose", kernel.AskMay: "may", kernel.AskOrder: "order", kernel.AskReplace: "replace", kernel.AskReplaceMay: "replace-may",
	kernel.AskStop: "stop", kernel.AskMode: "mode", kernel.AskPending: "pending", kernel.AskLimit: "limit", kernel.AskRepeat: "repeat",
	kernel.AskEither: "either", kernel.AskDeclare: "declare", kernel.AskInstead: "instead", kernel.AskNumber: "number", kernel.AskSlot: "slot", kernel.AskWhich: "which",
	askLead: "lead", askMainKind: "launch", askRaceKind: "race", askBlockKind: "block", askBallastKind: "ballast", askAnswerKind: "answer",
}

var eventKinds = map[uint8]string{
	kernel.EvMove: "move", kernel.EvLie: "lie", kernel.EvShuffle: "shuffle", kernel.EvShow: "reveal", kernel.EvWin: "win", kernel.EvModified: "effect",
	evAttack: "attack",
}
