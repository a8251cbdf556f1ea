package main

// divideByHand is byHand for Build Divide. Every window asks each player with
// priority, also one who can do nothing but pass (1103-7): such a question has one
// answer. A deck that is not described has thirty blank units.
var divideByHand = []counted{{
	// 602-1g: each player draws anew or does not.
	"the redraw", `
start setup
lot you`,
	[]int{2, 4},
}, {
	// 1103-7: play it, put it into the energy zone, or pass: 3. The red energy has to
	// be rested, for the other point one of two is (510-2b): 2; after the energy, and
	// after the pass, there is nothing but passing: 2 + 1 + 1. Then passes.
	"a cost with a colour and one point of any", `
cards
  A  unit cost 2 needs red:1,generic:1 power 2000 hit 1
  R  unit cost 1 colour red power 1000 hit 1
  B  unit cost 1 colour blue power 1000 hit 1
  C  unit cost 1 colour blue power 1000 hit 1
you
  hand A
  energy R B C
start main-timing`,
	[]int{3, 4, 4},
}, {
	// 510-2a: a cost of red 1 and blue 1 from one energy of both colours, one red
	// and one blue: red by the two-coloured one leaves the blue one for blue, red by
	// the red one leaves either for blue: 1 + 2 = 3 ways, two questions at most.
	"energy of two colours", `
cards
  A  unit cost 2 needs red:1,blue:1 power 2000 hit 1
  M  unit cost 1 needs generic:1 colour red,blue power 1000 hit 1
  R  unit cost 1 colour red power 1000 hit 1
  B  unit cost 1 colour blue power 1000 hit 1
you
  hand A
  energy M R B
start main-timing`,
	// 3 as before; then red by M or R: 2 + 1 + 1. After M the blue energy is rested
	// without a question, and the player can only pass: 1; after R blue by M or B: 2.
	[]int{3, 4, 1 + 2 + 1 + 1},
}, {
	// 802-4b: two attackers, each against the player or the resting unit, or the end:
	// 2·2 + 1. Then the window of 802-5.
	"two attackers and two targets", `
cards
  A  unit cost 1 power 2000 hit 1
  B  unit cost 1 power 3000 hit 1
  C  unit cost 1 power 1000 hit 1
you
  field A, B
opponent
  field C rested
start attack-timing`,
	[]int{5, 5, 5},
}, {
	// 518-1: of two cards none, one of the two, or both in two orders go to the bottom:
	// 1 + 2 + 2. If none does they are laid back in one of two orders.
	"scouting two", `
cards
  S  unit cost 1 power 1000 hit 1
    【起】〔ノーマル〕：スカウト2する。この能力は1ターンに1回しか起動できない。
you
  field S
start main-timing`,
	[]int{2, 2, 2, 5 + 1, 2 + 2 + 2 + 1},
}, {
	// 1304-2b: which of two abilities lies lower.
	"two abilities trigger", `
cards
  A  unit cost 1 power 1000 hit 1
    【自】あなたのメインフェイズの開始時、カードを1枚引く。
  B  unit cost 1 power 2000 hit 1
    【自】あなたのメインフェイズの開始時、相手プレイヤーに1ダメージ。
you
  field A, B
start main`,
	[]int{2, 2, 2},
}, {
	// 706-5: both pass, then two of seven cards: 7·6/2.
	"two cards over the limit", `
you
  hand 7 blank
start end`,
	[]int{1, 1, 21},
}}
