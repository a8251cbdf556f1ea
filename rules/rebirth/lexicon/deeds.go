package lexicon

// EveryAttack is the Num of AttackOf and AttackOn for all attacks.
const EveryAttack = 99

// FirstTwoAttacks is that of the first and the second attack of a turn.
const FirstTwoAttacks = 98

// Cause is how a card came to be placed somewhere.
type Cause int

// The causes.
const (
	ByEffect    Cause = iota // 効果で
	ByOppEffect              // 相手の効果で
	ByOppAttack              // 相手のアタックで
	ByItsCancel              // このキャラの【キャンセル】で
	ByOwnEffect              // このキャラの効果で
	InAnyWay                 // only what is played says so
)

// Deed is what was done to the cards of a DidWith.
type Deed int

// The deeds.
const (
	DidPut    Deed = iota // 置いたら
	DidReturn             // 戻したら
	DidSet                // セットしたら
	DidChoose             // 選んだら
	DidSwap               // と入れ替えたら
	DidShow               // 公開したら
	DidBacked             // にサポートされたら
	DidBack               // をサポートしたら
	DidDraw               // 引いた
)
