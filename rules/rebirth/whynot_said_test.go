package rebirth_test

import (
	"testing"

	"gorin/rules/rulestest/idle"
)

// TestWhyNotSaid: each card says what keeps it from what it could be wanted for, and nothing where
// nothing does.
func TestWhyNotSaid(t *testing.T) { idle.Said(t, "rebirth", whyNotSaid) }

const whyNotSaid = `title one partner too few stands for a partner attack
cards
  P  partner
  C  chara atk 1 def 9
you
  entry C
  member-left C
  energy 2 P
opponent
  entry C
  hand C
  energy P
turn 3 you
start attack
why 1 energy: 8.2.4.4 1 more standing partners are needed
why 1 of 2 energy: nothing
why 2 energy: nothing
---
title three partners stand
cards
  P  partner
  C  chara atk 1 def 9
you
  entry C
  member-left C
  energy 3 P
opponent
  entry C
turn 3 you
start attack
why 1 energy: nothing
---
title other cards of the energy zone say nothing
cards
  C  chara atk 1 def 9
you
  entry C
  member-left C
  energy C
opponent
  entry C
turn 3 you
start attack
why 1 energy: nothing
---
title partners say nothing in the main phase, nor does what is another player's
cards
  P  partner
you
  entry blank
  energy P
opponent
  entry blank
  member-left blank
turn 3 you
start main
why 1 energy: nothing
why 1 of 2 entry: nothing
why 1 of 2 member-left: nothing
why 2 entry: nothing
why 2 of 1 entry: nothing
---
title what is played in the main phase: each kind of card
cards
  P  partner
you
  entry blank
  hand P
opponent
  entry blank
turn 3 you
start main
why 1 hand: 7.3.2.1 a partner is put down in the energy phase
---
title a Rebirth may be set
cards
  R  rebirth
you
  entry blank
  hand R
opponent
  entry blank
turn 3 you
start main
why 1 hand: nothing
---
title an effect forbids to set Rebirths
cards
  R  rebirth
  X  chara
     【永】【メンバー】：相手はエントリー以外からReバースをセットできない。
you
  entry blank
  hand R
opponent
  entry blank
  member-left X
turn 3 you
start main
why 1 hand: 1.3.3 an effect forbids it
---
title an ability was used, and those of other cards were not
cards
  A  chara cost 0
     【起】【エントリー】【ターン1】：あなたは1枚引く。
  B  chara cost 0
     【起】【メンバー】【ターン1】：あなたは1枚引く。
you
  entry A
  member-left B
opponent
  entry blank
turn 3 you
start main
answer you B
why 1 entry: nothing
why 1 member-left: 9.2.2.1 the ability has been used this turn
---
title the condition of an ability is not met
cards
  B  chara
     【起】【メンバー】【本領発揮Lv3】：あなたは1枚引く。
you
  entry blank
  member-left B
opponent
  entry blank
turn 3 you
start main
why 1 entry: nothing
why 1 member-left: 11.2.3.2 the ability's condition is not met
---
title the cost of an ability cannot be paid
cards
  B  chara
     【起】【メンバー】：［手札から2枚控え室に置く］あなたは1枚引く。
you
  entry blank
  hand blank
  member-left B
opponent
  entry blank
turn 3 you
start main
why 1 member-left: 9.5.2.2 the ability's cost cannot be paid
---
title who cannot support
cards
  X  chara
     【永】【メンバー】：このキャラはサポートできない。
you
  entry blank
  member-left X
  member-centre blank rested
  member-right blank
opponent
  entry blank
turn 3 you
start attack
why 1 entry: nothing
why 1 member-left: 1.3.3 an effect forbids it to support
why 1 member-centre: 8.2.4.1 only a standing member supports
why 1 member-right: nothing
why 1 of 2 entry: nothing
why 2 entry: nothing
---
title nobody is left who could support
cards
  A  chara atk 1 def 9
     【自】【エントリー】：このキャラのアタック終了時、あなたは自分の手札から1枚選び、控え室に置く。
you
  entry A
  member-centre blank
  hand 2 blank
opponent
  entry A
turn 3 you
start attack
answer you attack blank
answer you ability A
expect request you choose
why 1 entry: 8.2.4.1 no member can support
---
title an effect forbids to attack
cards
  A  chara atk 1 def 9
     【永】【エントリー】：このキャラはアタックできない。
     【自】【エントリー】：あなたのアタックフェイズ開始時、あなたは自分の手札から1枚選び、控え室に置く。
you
  entry A
  member-left blank
  hand 2 blank
opponent
  entry blank
turn 3 you
start attack
answer you ability A
expect request you choose
why 1 entry: 1.3.3 an effect forbids to attack
why 1 member-left: 1.3.3 an effect forbids to attack
---
title nobody is there to attack
cards
  A  chara atk 1 def 9
     【自】【エントリー】：あなたのアタックフェイズ開始時、このキャラを控え室に置く。あなたは自分の手札から1枚選び、控え室に置く。
you
  entry A
  member-left blank
  hand 2 blank
opponent
  entry blank
turn 3 you
start attack
answer you ability A
expect request you choose
why 1 member-left: 8.2.4.2 no character is in the entry to attack
---
title nobody is there to be attacked
cards
  A  chara atk 1 def 9
     【自】【エントリー】：あなたのアタックフェイズ開始時、あなたは相手のエントリーから1枚選び、控え室に置く。あなたは自分の手札から1枚選び、控え室に置く。
you
  entry A
  member-left blank
  hand 2 blank
opponent
  entry blank
turn 3 you
start attack
answer you ability A
answer you blank@entry
why 1 entry: 8.2.3.2 nobody can be attacked
why 1 member-left: 8.2.3.2 nobody can be attacked
---
title nobody attacks in the first turn
cards
  A  chara atk 1 def 9
     【自】【エントリー】：あなたのアタックフェイズ開始時、あなたは自分の手札から1枚選び、控え室に置く。
you
  entry A
  member-left blank
  hand 2 blank
opponent
  entry blank
turn 1 you
start attack
answer you ability A
expect request you choose
why 1 entry: 8.2.3.1 nobody attacks in the very first turn
why 1 of 2 entry: 8.2.3.1 nobody attacks in the very first turn
---
title in a rumble who has had no turn is not attacked
format rumble 3
seat 1
  entry blank
  member-left blank
seat 2
  entry blank
seat 3
  entry blank
begun seat 1, seat 2
turn 3 seat 1
start attack
why 1 of 2 entry: nothing
why 1 of 3 entry: 12.3.1 its player has not had a turn yet
---
title in a circle the next is attacked
format circle 4
seat 1
  entry blank
  member-left blank
seat 2
  entry blank
seat 3
  entry blank
seat 4
  entry blank
turn 5 seat 1
start attack
why 1 of 2 entry: nothing
why 1 of 3 entry: 12.7.6 one attacks the next player only
why 1 of 4 entry: 12.7.6 one attacks the next player only
---
title of two teams of two the player in front is attacked, and no teammate
format double
seat 1
  entry blank
  member-left blank
seat 2
  entry blank
seat 3
  entry blank
  member-left blank
seat 4
  entry blank
turn 3 seat 1
start attack
why 1 of 2 entry: nothing
why 1 of 3 entry: 12.8.5 one attacks the player in front only
why 1 of 3 member-left: 8.2.4.3 only the character in the entry is attacked
why 1 of 4 entry: nothing
---
title so it is of two teams of three
format triple
seat 1
  entry blank
  member-left blank
seat 2
  entry blank
seat 3
  entry blank
seat 4
  entry blank
seat 5
  entry blank
seat 6
  entry blank
turn 3 seat 1
start attack
why 1 of 4 entry: 12.9.5 one attacks the player in front only
why 1 of 6 entry: nothing
---
title so it is in double seven
format seven
seat 1
  entry blank
  member-left blank
seat 2
  entry blank
seat 3
  entry blank
seat 4
  entry blank
turn 3 seat 1
start attack
why 1 of 3 entry: 12.10.5 one attacks the player in front only
---
title what keeps a card from blocking
cards
  B  chara
     【ブロッカー】
  C  chara
     【ブロッカー】〔灯台〕
  A  chara atk 1 def 9
format rumble 3
seat 1
  entry A
  member-left blank
seat 2
  entry A
  hand B
seat 3
  entry A
  hand B
turn 4 seat 1
start attack
answer seat 1 attack blank seat 2:entry
expect request seat 2 block
why 2 hand: nothing
why 3 hand: 8.3.3 this player may not block the attack
---
title a card without a blocker
cards
  A  chara atk 1 def 9
you
  entry A
  member-left blank
opponent
  entry A
  hand blank
turn 3 you
start attack
answer you attack blank
why 2 hand: 8.3.3 it has no blocker
---
title a blocker that is for others
cards
  A  chara atk 1 def 9
  C  chara
     【ブロッカー】〔灯台〕
you
  entry A
  member-left blank
opponent
  entry A
  hand C
turn 3 you
start attack
answer you attack blank
why 2 hand: 11.6.3 its blocker is not for the character under attack
---
title an effect forbids blockers
cards
  A  chara atk 1 def 9
  B  chara
     【ブロッカー】
  X  chara
     【永】【メンバー】：相手は【ブロッカー】を使えない。
you
  entry A
  member-left blank
  member-right X
opponent
  entry A
  hand B
turn 3 you
start attack
answer you attack blank
why 2 hand: 9.15.1 an effect forbids blockers
---
title cards that cancel what is played, or something else, and one that cancels nothing
cards
  A  chara cost 0
     【起】【エントリー】【ターン1】：あなたは1枚引く。
  K  chara
     【キャンセル】：【起】
you
  entry A
  hand blank
opponent
  entry blank
  hand K
turn 3 you
start main
answer you activate A
expect request you cancel
why 1 hand: 9.7.3.1 it has no cancel
why 2 hand: nothing
---
title a cancel that is about something else
cards
  A  chara cost 0
     【起】【エントリー】【ターン1】：あなたは1枚引く。
  K  chara
     【キャンセル】：【起】
  L  chara
     【キャンセル】：キャラ
you
  entry A
  hand K
opponent
  entry blank
  hand L
turn 3 you
start main
answer you activate A
expect request you cancel
why 1 hand: nothing
why 2 hand: 9.1.1.4.2 its cancel is about something else
---
title a cancel whose condition is not met
cards
  A  chara cost 0
     【起】【エントリー】【ターン1】：あなたは1枚引く。
  K  chara
     【キャンセル】【本領発揮Lv3】：【起】
you
  entry A
opponent
  entry blank
  hand K
turn 3 you
start main
answer you activate A
expect request opponent cancel
why 2 hand: 9.1.1.4.2 its cancel is about something else
---
title an effect forbids cancels
cards
  A  chara cost 0
     【起】【エントリー】【ターン1】：あなたは1枚引く。
  K  chara
     【キャンセル】：【起】
  X  chara
     【永】【メンバー】：相手は【キャンセル】を使えない。
you
  entry A
  hand K
  member-left X
opponent
  entry blank
  hand K
turn 3 you
start main
answer you activate A
expect request you cancel
why 2 hand: 9.15.1 an effect forbids cancels
---
title in a circle only a neighbour cancels
cards
  A  chara cost 0
     【起】【エントリー】【ターン1】：あなたは1枚引く。
  K  chara
     【キャンセル】：【起】
format circle 4
seat 1
  entry A
seat 2
  entry blank
  hand K
seat 3
  entry blank
  hand K
seat 4
  entry blank
turn 5 seat 1
start main
answer seat 1 activate A
expect request seat 2 cancel
why 2 hand: nothing
why 3 hand: 12.7.5 only those just before or after may cancel
`
