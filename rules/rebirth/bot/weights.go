package bot

// weights are the numbers of the taste for Rebirth, in the currency in which a card in the
// hand is about one.
var weights = struct {
	retire, retireMore float64 // of a retired card, and more for each before it
	lastRetire         float64 // of the one that ends the match
	feared             float64 // share of what the other player may do next turn
	secondBlow         float64 // of attacks that do not retire a card at once, how many do so together
	wound              float64 // what damage that does not retire a card counts
	member             float64 // of a member for the turns to come
	energyPrice        float64 // per energy
	tooDear            float64 // per energy that a card costs more than there is
	line               float64 // share of what a text does, for having it
	inHand             float64 // of a text that is of use in the hand
	cancelPrice        float64 // of any cancel
	spark              float64 // of the card that comes to the entry from the deck
}{
	retire: 1.7, retireMore: 0.2, lastRetire: 60, feared: 0.6, secondBlow: 0.5, wound: 0.3, member: 1.4, energyPrice: 0.12, tooDear: 0.3,
	line: 0.35, inHand: 0.5, cancelPrice: 0.8, spark: 0.5,
}
