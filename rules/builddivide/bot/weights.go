package bot

// weights are the numbers of the taste for Build Divide that playing many games
// has shown to matter.
var weights = struct {
	caution          float64 // how far the worst block is expected, from 0 to 1
	cautionByBlocker float64 // more so for each blocker per attacker
	exposed          float64 // share of what an attacker that lies there may cost
	guards           float64 // share of what a unit is worth as a blocker
	guardsInDanger   float64 // times that when the next turn may be the last
	blocksInDanger   float64 // times what damage is worth when this turn may be
	blockPrice       float64 // of a block, since it rests
	reactionPrice    float64 // per energy, of a quick card in an attack
	energyPrice      float64 // per energy, of an ability
	tooLate          float64 // per turn that a card has to wait for its energy
	heldBack         float64 // of a quick card that is kept for later
	drawnGladly      float64 // what a card has to be worth to stay on top of the deck
}{0.3, 0.5, 0.3, 0.35, 1.5, 1.5, 0.2, 0.35, 0.15, 1.2, 1.2, 2.2}
