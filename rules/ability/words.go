package ability

// Keyword names a keyword or a flag icon, for labels and references.
type Keyword uint8

// KwNone is no keyword. Each game numbers its own from OwnKw.
const (
	KwNone Keyword = iota
	OwnKw
)

// Compare is how a number is compared.
type Compare int

// The comparisons.
const (
	AtLeast Compare = iota // 以上
	AtMost                 // 以下
	Equal                  // exactly: レベル3の, n枚なら
	More                   // より高い, より多い
	Less                   // より低い, より少ない
)

// Stat is a number on a card. Each game numbers its own from OwnStat.
type Stat int

// The numbers that several games have.
const (
	StatLevel Stat = iota
	StatCost
	StatPower
	OwnStat
)

// MostStats is how many numbers a card may have.
const MostStats = 12

// PerStat is how many Nums each number of a card has, in a kind that says something else of
// it as well: how it is compared, or whether it is Plus or Minus.
const PerStat = 16

// What AddStat does with a number.
const (
	Plus = iota
	Minus
)

// OfStat is the Num of a kind that says something of a number of a card.
func OfStat[L ~int](s Stat, says L) int { return int(s)*PerStat + int(says) }

// Phase is a phase or step that texts name. Each game numbers its own from OwnPhase.
type Phase int

// The phases and steps that several games have.
const (
	PhTurn Phase = iota // ターン (only with "end"/"start")
	PhStand
	PhDraw
	PhMain
	PhAttack
	PhEnd
	PhAttackDeclaration
	PhBattle
	OwnPhase
)

// BanKind is something that a card or a player cannot do, must do, or may do. Each game
// numbers its own from OwnBan.
type BanKind int

// The bans that several games know: of cards (Ban), of players (Forbid), or of both.
const (
	BanAttack      BanKind = iota // アタックできない
	BanBlocked                    // ブロックされない
	BanStand                      // スタンドフェイズに【スタンド】しない
	BanChosenByOpp                // 相手の効果に選ばれない
	BanTargetByOpp                // 相手の効果の対象にならない
	BanToHandByOpp                // 相手の効果で手札に戻らない
	BanPlayThis                   // プレイできない
	BanActivate                   // 起動能力をプレイできない
	OwnBan
)

// What a text about the construction of decks is about, as the Num of
// Construct.
const (
	BuildCopies = iota // cards of one name
	BuildCount         // cards of a description
	BuildSize          // all cards of a deck
	BuildThis          // copies of this card

	BuildWhat  = 7
	BuildMay   = 8  // …で構築できる: what the book says will do as well
	BuildLeast = 16 // 30枚以上
)
