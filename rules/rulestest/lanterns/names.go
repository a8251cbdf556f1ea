package lanterns

import "gorin/rules/kernel"

// Options, questions and events of this book.
const (
	optSend = kernel.OptBook + iota // send a card down the river
	optUse                          // use ability N of a card
)

const (
	askPalmKind = kernel.AskBook + iota
	askRiverKind
)

const evPass = kernel.EvBook // Player passes

var optionKinds = map[uint8]string{
	kernel.OptCard: "card", kernel.OptYes: "yes", kernel.OptNo: "no", kernel.OptPass: "pass", kernel.OptNumber: "number",
	kernel.OptAbility: "ability", kernel.OptMode: "mode", kernel.OptHidden: "hidden", kernel.OptStop: "stop", kernel.OptReplace: "replace",
	optSend: "send", optUse: "use",
}

var requestKinds = map[uint8]string{
	kernel.AskChoose: "choose", kernel.AskMay: "may", kernel.AskOrder: "order", kernel.AskReplace: "replace", kernel.AskReplaceMay: "replace-may",
	kernel.AskStop: "stop", kernel.AskMode: "mode", kernel.AskPending: "pending", kernel.AskLimit: "limit", kernel.AskRepeat: "repeat",
	kernel.AskEither: "either", kernel.AskDeclare: "declare", kernel.AskInstead: "instead", kernel.AskNumber: "number",
	askPalmKind: "palm", askRiverKind: "river",
}

var eventKinds = map[uint8]string{
	kernel.EvMove: "move", kernel.EvLie: "lie", kernel.EvShuffle: "shuffle", kernel.EvShow: "reveal", kernel.EvWin: "win", kernel.EvModified: "effect",
	evPass: "pass",
}
