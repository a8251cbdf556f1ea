package bot

// weights are the numbers of the taste for Luck & Logic, in the currency in which a card in the hand
// is about one.
var weights = struct {
	gate, gateMore float64 // of a gate, and more for each that is destroyed
	lastGate       float64 // of the one that ends the match
	power          float64 // power of which a member is worth one more
	stock          float64 // per card of the stock
	line           float64 // share of what a text does, for having it
	tooHigh        float64 // per level that a card is above the level zone
	spare          float64 // what a sure victory has to be worth beside the logics that it takes
	beaten         float64 // of a member that is beaten, for its circle
}{
	gate: 2, gateMore: 0.35, lastGate: 60, power: 4000, stock: 0.3, line: 0.3, tooHigh: 0.25, spare: 0.2, beaten: 0.9,
}
