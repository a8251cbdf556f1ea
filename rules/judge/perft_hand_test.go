package main

import (
	"strings"
	"testing"
)

// counted is a position and how many lists of one, two, … answers there are.
type counted struct {
	name, position string
	nodes          []int
}

// byHand are positions whose answers were counted by hand from the book:
// nodes[d] is how many lists of d+1 answers there are. A deck that is not
// described has thirty blank characters (level 0, cost 0, no trigger icon).
var byHand = []counted{{
	// 5.2.1.4: each player any of three cards: 2³ = 8, then 8·8 = 64.
	"exchange of a hand of three", `
you
  deck 3 blank
opponent
  deck 3 blank
start setup
lot you`,
	[]int{8, 64},
}, {
	// 6.4.1.2: five different cards, or none: 6. Nothing in the hand can be played
	// afterwards (level 3), so the main and the climax phase have one answer each.
	"clock phase with five cards", `
cards
  A  character level 3
  B  character level 3
  C  character level 3
  D  character level 3
  E  character level 3
you
  hand A B C D E
  deck 9 A
start clock`,
	[]int{6, 6, 6},
}, {
	// 6.4.1.2: clock the card or not: 2. With it the clock has seven: one of seven
	// (9.3.2), else the main phase with nothing but its end: 7 + 1 = 8. After the
	// level-up two blank cards are drawn, 2 plays and the end: 7·3; the climax
	// phase of the other way: 1. Together 22.
	"the seventh card of the clock", `
cards
  A  character level 3
you
  hand A
  clock 6 blank
start clock`,
	[]int{2, 7 + 1, 7*3 + 1},
}, {
	// 6.5.1.2.1: play it or go on: 2. A slot of five (8.6.2.2.1), or the end of the
	// climax phase: 5 + 1. Then the character can change places with each of the
	// four other slots, or the phase ends: 5·5; nobody can attack: 1.
	"one character to play", `
you
  hand blank
start main`,
	[]int{2, 5 + 1, 5*5 + 1},
}, {
	// 6.5.1.2.4: of the 10 pairs of slots those with a character: all but the pairs
	// among the empty ones. One character: 10 − C(4,2) = 4, and the end: 5. After an
	// exchange 5 again: 4·5 + 1 = 21. Then 4·4·5 after two exchanges, 4 times the
	// climax phase, and once the end of attacks: 85.
	"one character on the stage", `
you
  back-left blank
start main`,
	[]int{5, 4*5 + 1, 4*4*5 + 4 + 1},
}, {
	"two characters on the stage", `
you
  back-left blank
  front-left blank
start main`,
	[]int{10 - 3 + 1},
}, {
	"three characters on the stage", `
you
  back-left blank
  back-right blank
  front-left blank
start main`,
	[]int{10 - 1 + 1},
}, {
	"a full stage", `
you
  back-left blank
  back-right blank
  front-left blank
  front-centre blank
  front-right blank
start main`,
	[]int{10 + 1},
}, {
	// 8.6.2.1: of the hand, L is of too high a level, C of a colour that lies
	// neither in level nor clock, S costs more than the stock, E and P can be
	// played, and X cannot in the main phase. No character is on the stage: 2 + 1.
	"what of a hand can be played", `
cards
  R  character level 0 colour red
  L  character level 2 colour red
  C  character level 1 colour blue
  S  character level 1 cost 2 colour red
  E  character level 0 colour green
  P  character level 1 cost 1 colour red
  X  climax colour red
you
  hand L C S E P X
  level R
  stock blank
start main`,
	[]int{3},
}, {
	// 6.6.1.2.1: the two red climaxes (8.6.2.1.1), not the blue one, or none: 3. No
	// character can attack: 3.
	"climaxes in the hand", `
cards
  R  character colour red
  X  climax colour red
  Y  climax colour red
  Z  climax colour blue
you
  hand X Y Z
  clock R
start climax`,
	[]int{3, 3},
}, {
	// 7.2.1.3: attack or end: 2. The attack is a direct one of itself (7.2.1.4.1), the
	// only character rests then: 1; after the end the opponent draws a card and may
	// clock it (6.4.1.2): 2. Then: the opponent's clock phase after the attack: 2;
	// with the card clocked two are drawn, 2 plays and the end: 3; with it kept 1
	// play and the end: 2. Together 7.
	"one character attacks directly", `
you
  front-left blank
start attack`,
	[]int{2, 1 + 2, 2 + 3 + 2},
}, {
	// 7.2.1.4.2: somebody faces: from the front or from the side: 2; after the end the
	// clock phase: 2. A front attack asks the opponent for a counter, who has none: 1;
	// after a side attack the end of attacks: 1; the opponent's main phase as above,
	// but with four exchanges: 2 + 4 + 1 and 1 + 4 + 1. Together 15.
	"front or side", `
cards
  A  character power 3000
  D  character power 2500
you
  front-left A
opponent
  front-right D
start attack`,
	[]int{2, 2 + 2, 1 + 1 + 7 + 6},
}, {
	// The same with a backup in the defender's hand (7.4.1.2.1, 10.5.2): the counter
	// step has two answers; the clock phase three (B, the card drawn, none), and the
	// main phases after it 3 + 4 + 1 twice and 2 + 4 + 1.
	"a backup in the hand", `
cards
  A  character power 3000
  D  character power 2500
  B  character level 0
    【起】【カウンター】 助太刀1000 レベル0 ［手札のこのカードを控え室に置く］
you
  front-left A
opponent
  front-right D
  hand B
start attack`,
	[]int{2, 2 + 3, 2 + 1 + 8 + 8 + 7},
}, {
	// 7.2.1.3.1.2: two could attack, or the end: 3. In the first player's first turn
	// there is no second attack: 1 after each, and the clock phase: 2.
	"the very first turn", `
you
  front-left blank
  front-centre blank
turn 1 you
start attack`,
	[]int{3, 1 + 1 + 2},
}, {
	// In any later turn the other one may attack too: 2 after each.
	"a later turn", `
you
  front-left blank
  front-centre blank
start attack`,
	[]int{3, 2 + 2 + 2},
}, {
	// 7.3.1.2.1: two icons, in either order: 2 (and the clock phase after the end of
	// attacks: 2). The soul is forced, so the draw comes next: 1; the draw first may
	// be done or not: 2; as above 3 + 2.
	"two trigger icons", `
cards
  T  character trigger soul,draw
you
  front-left blank
  deck T 29 blank
start attack`,
	[]int{2, 2 + 2, 1 + 2 + 3 + 2},
}, {
	// 7.7.1.2: either of two: 2. Its encore waits (10.2.3): 1; it cannot be paid, so
	// the other one goes: 1; its encore: 1.
	"two reversed, no stock", `
you
  front-left blank reversed
  front-centre blank reversed
start encore`,
	[]int{2, 2, 2, 2},
}, {
	// With a stock of three the first encore can be paid or not: 2·1·2 = 4. Then the
	// other one goes: 4, and its encore waits: 4. Of these four, two have paid, so the
	// turn ends and the opponent may clock the card drawn: 2·2; two have not and may
	// pay now: 2·2. Together 8.
	"two reversed, stock for one", `
you
  front-left blank reversed
  front-centre blank reversed
  stock 3 blank
start encore`,
	[]int{2, 2, 4, 4, 4, 8},
}, {
	// 6.8.1.2, 3.3.3: two of nine: C(9,2) = 36; then the opponent's clock phase: 2.
	"nine cards in the hand", `
you
  hand 9 blank
start end`,
	[]int{36, 72},
}, {
	// 3.3.3: seven is no card too many, eight is one.
	"eight cards in the hand", `
you
  hand 8 blank
start end`,
	[]int{8, 16},
}, {
	// 8.6.3.1.1: the event chooses none, one or two of three: 1 + 3 + 3 = 7. The main
	// phase before: nine exchanges, the event, the end: 11; after an exchange 11 again,
	// after the end 1: 9·11 + 7 + 1 = 107.
	"up to two of three", `
cards
  E  event level 0
    'あなたは自分のキャラを2枚まで選び、そのターン中、パワーを＋1000。
you
  hand E
  back-left blank
  back-right blank
  front-left blank
start main`,
	[]int{11, 9*11 + 7 + 1},
}, {
	// 8.5.1.2: two abilities wait, either first: 2; then the other: 1; then the main
	// phase with two on the stage: 7 exchanges and the end.
	"two abilities wait", `
cards
  A  character
    【自】 あなたのメインフェイズの始めに、そのターン中、このカードのパワーを＋1000。
you
  back-left A
  back-right A
start main`,
	[]int{2, 2, 2 * 8},
}}

// TestByHand compares the counts of small positions with those counted by hand.
func TestByHand(t *testing.T) {
	countByHand(t, "weiss", byHand)
	countByHand(t, "builddivide", divideByHand)
}

func countByHand(t *testing.T, game string, positions []counted) {
	for _, c := range positions {
		m, err := beginning("", 0, write(t, "position.txt", "game "+game+c.position))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		for i, want := range c.nodes {
			if got := perft(m, i+1); got.nodes != want {
				t.Errorf("%s: %d lists of %d answers, want %d", c.name, got.nodes, i+1, want)
			}
		}
	}
}

// TestPerftPosition counts from the position of a file, and divides.
func TestPerftPosition(t *testing.T) {
	file := write(t, "position.txt", "game weiss\nyou\n  hand blank\nstart main")
	status, last, all := call("perft", "-position", file, "-depth", "2", "-divide")
	if status != 0 || !strings.HasPrefix(last, "nodes 6 hash ") || !strings.Contains(all, "End the main phase: 1\n") {
		t.Errorf("status %d: %s", status, all)
	}
	for _, text := range []string{"", "game weiss\nstart supper", "nonsense"} {
		if status, _, all := call("perft", "-position", write(t, "bad.txt", text)); status != 2 {
			t.Errorf("%q: status %d: %s", text, status, all)
		}
	}
}
