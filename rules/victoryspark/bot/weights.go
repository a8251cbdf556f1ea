package bot

// weights are the numbers of the taste for Victory Spark, in the currency in which a card in
// the hand is about one.
var weights = struct {
	retire, retireMore float64 // of a retired card, and more for each before it
	lastRetire         float64 // of the one that ends the match
	feared             float64 // share of what the other player may do next turn
	secondBlow         float64 // of attacks that do not retire a card at once, how many do so together
	wound              float64 // what damage that does not retire a card counts
	onBench            float64 // of a card on the bench for the turns to come
	energyPrice        float64 // per energy
	tooLate            float64 // per turn that a card has to wait for its energy
	line               float64 // share of what a text does, for having it
	cancels            float64 // of a cancel in the hand
	blocks             float64 // of a partner in the hand
	cancelPrice        float64 // of any cancel
	junk               float64 // what a card may be worth that is set as a surprise without being one
}{
	retire: 1.6, retireMore: 0.15, lastRetire: 60, feared: 0.7, secondBlow: 0.5, wound: 0.3, onBench: 1.2, energyPrice: 0.25, tooLate: 0.5,
	line: 0.35, cancels: 0.5, blocks: 0.4, cancelPrice: 0.4, junk: 0.8,
}
