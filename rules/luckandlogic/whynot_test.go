package luckandlogic_test

import (
	"testing"

	"gorin/rules/rulestest/idle"
)

// TestWhyNotInHand: what keeps a card of the hand from being mobilized, tranced into or defined.
func TestWhyNotInHand(t *testing.T) { idle.Said(t, "luckandlogic", whyNotInHand) }

// TestWhyNotOnTable: what keeps a card on the table from trancing, moving, attacking, being attacked, intercepting, resting for a
// level boost, and its abilities from being played.
func TestWhyNotOnTable(t *testing.T) { idle.Said(t, "luckandlogic", whyNotOnTable) }

const whyNotInHand = `title nothing keeps a member that can be mobilized
cards
  A  foreigner level 1 cost 1
you
  hand A
  level blank
  stock blank
opponent
turn 3 you
start main-timing
why 1 hand: nothing
why 2 of 1 hand: nothing
---
title level cards and stock that are lacking
cards
  A  foreigner level 3 cost 2
you
  hand A
  level blank
opponent
turn 3 you
start main-timing
why 1 hand: 9.6.2.1.3 2 more level cards are needed; 9.6.2.3 2 more stock is needed
---
title just enough of both, and one too few of each
cards
  A  foreigner level 2 cost 2
  B  foreigner level 3 cost 3
you
  hand A, B
  level 2 blank
  stock 2 blank
opponent
turn 3 you
start main-timing
why 1 hand: nothing
why 1 hand 2: 9.6.2.1.3 1 more level cards are needed; 9.6.2.3 1 more stock is needed
---
title a tranceunion needs a level card of its world or colour, but for a text that says it does not
cards
  U  tranceunion colour red world ナギノス
  V  tranceunion colour blue world ホシオリ
  W  tranceunion colour blue world ホシオリ
     【永】 手札のこのカードはワールド条件と色条件を満たさずに出撃できる。
  X  foreigner colour blue world ホシオリ
  R  foreigner colour red
you
  hand U, V, W, X
  level R
opponent
turn 3 you
start main-timing
expect request you main mobilize U, mobilize W
why 1 hand: nothing
why 1 hand 2: 9.6.2.1.4 no level card is of its world or colour
why 1 hand 3: nothing
why 1 hand 4: nothing
---
title effects that forbid to mobilize
cards
  A  foreigner
     【永】 このメンバーは出撃できない。
  B  foreigner
you
  hand A, B
opponent
turn 3 you
start main-timing
why 1 hand: 1.3.3 an effect forbids to mobilize it
why 1 hand 2: nothing
---
title what is no member is defined in a battle
cards
  A  tactics
  B  paradox law aura
you
  hand A, B
opponent
  hand A
turn 3 you
start main-timing
why 1 hand: 7.5.3.1 only members are mobilized, other cards are defined in a battle
why 1 hand 2: 7.5.3.1 only members are mobilized, other cards are defined in a battle
why 2 hand: 7.5.3.1 only members are mobilized, other cards are defined in a battle
---
title but an ability that is in force in the hand can be played there
cards
  A  tactics
     【起】【この能力は手札のみで有効】［①］ カードを1枚引く。
you
  hand A
  stock blank
opponent
turn 3 you
start main-timing
expect request you main activate A
why 1 hand: nothing
---
title or cannot
cards
  A  tactics
     【起】【この能力は手札のみで有効】［①］ カードを1枚引く。
you
  hand A
opponent
turn 3 you
start main-timing
why 1 hand: 7.5.3.1 only members are mobilized, other cards are defined in a battle; 9.6.2.3.2 the ability's cost cannot be paid
---
title members outside of the own main phase
cards
  A  foreigner
you
  front-left A
  hand A
  level blank
opponent
  hand A
turn 3 you
start attack-timing
why 1 hand: 7.5.3.1 members are mobilized in one's own main phase only
why 2 hand: 7.5.3.1 members are mobilized in one's own main phase only
---
title in the main phase of the other player
cards
  A  foreigner level 1
you
  hand A
opponent
  hand A
turn 3 you
start main-timing
why 1 hand: 9.6.2.1.3 1 more level cards are needed
why 2 hand: 7.5.3.1 members are mobilized in one's own main phase only; 9.6.2.1.3 1 more level cards are needed
---
title in the level phase any card may be put down
cards
  A  foreigner level 3
  B  tactics
you
  hand A, B
opponent
  hand B
turn 3 you
start level-timing
why 1 hand: nothing
why 1 hand 2: nothing
why 2 hand: 7.5.3.1 only members are mobilized, other cards are defined in a battle
---
title any card may be defined, whatever it is and whatever its level
cards
  A  foreigner limit 1
  P  tactics level 9
  U  tranceunion level 9
you
  front-left A
  hand P, U
  level blank
opponent
  front-left A
  hand P
turn 3 you
start attack-timing
answer you declare
answer you A
answer you front-left
expect request opponent definition
why 1 hand: nothing
why 1 hand 2: nothing
why 2 hand: nothing
---
title as many as the limit
cards
  A  foreigner limit 1
  P  tactics
you
  front-left A
  hand P, P
  level blank
opponent
  front-left A
  hand P, P
turn 3 you
start attack-timing
answer you declare
answer you A
answer you front-left
answer opponent define P
expect request you definition
why 1 hand: nothing
why 2 hand: 2.15.2 there are as many cards in the battle zone as the limit says
---
title effects that forbid to define: tactics, this card, all
cards
  A  foreigner
     【永】 このメンバーのバトル中、相手は戦術をロジック定義できない。
  D  foreigner
  P  tactics
  Q  paradox law aura
  N  foreigner
     【永】 このカードはロジック定義に使えない。
you
  front-left A
  hand P
  level blank
opponent
  front-left D
  hand P, Q, N
turn 3 you
start attack-timing
answer you declare
answer you A
answer you front-left
expect request opponent definition only define Q, pass
why 1 hand: nothing
why 2 hand: 1.3.3 an effect forbids to define it
why 2 hand 2: nothing
why 2 hand 3: 1.3.3 an effect forbids to define it
---
title an effect forbids the other player all definitions
cards
  A  foreigner
  X  foreigner
     【永】 相手はロジック定義できない。
you
  front-left A
  back-left X
  hand blank
  level blank
opponent
  front-left A
  hand blank
turn 3 you
start attack-timing
answer you declare
answer you A
answer you front-left
expect request you definition
why 1 hand: nothing
why 2 hand: 1.3.3 an effect forbids to define logics
---
title nobody attacks any more
cards
  A  foreigner
  D  foreigner
     【自】 ロジック定義ステップ開始時、相手のメンバーを1枚選び、ドロップする。
     【自】 ロジック定義ステップ開始時、手札を1枚捨てる。
you
  front-left A
  hand blank
  level blank
opponent
  front-left D
  hand 2 blank
turn 3 you
start attack-timing
answer you declare
answer you A
answer you front-left
answer opponent ~ドロップ
answer opponent A
answer opponent D
expect request opponent choose
why 1 hand: 8.4.5 nobody attacks any more, or nobody defends
why 2 hand: 8.4.3 nobody attacks any more, or nobody defends
---
title a trance looks for a tranceunion whose conditions are met and that can be paid for
cards
  L  logicalist
  F  foreigner
  U  tranceunion level 2 cost 1 colour red
  V  tranceunion colour red
  W  tranceunion colour blue
  N  tranceunion colour red
     【永】 このメンバーは出撃できない。
  R  foreigner colour red
you
  front-left L
  front-right F
  hand U, V, W, N, L
  level R
opponent
turn 3 you
start main-timing
answer you trance L >F
expect request you search
why 1 hand: 9.6.2.1.3 1 more level cards are needed; 9.6.2.3 1 more stock is needed
why 1 hand 2: nothing
why 1 hand 3: 9.6.2.1.4 no level card is of its world or colour
why 1 hand 4: 1.3.3 an effect forbids to mobilize it
why 1 hand 5: 5.13.1 only a tranceunion comes by a trance
---
title with nothing from the deck it may still come from the hand
cards
  L  logicalist
  F  foreigner
  U  tranceunion
  R  foreigner colour red
you
  front-left L
  front-right F
  hand U
  level R
opponent
turn 3 you
start main-timing
answer you trance L >F
answer you deck
expect request you refresh
why 1 hand: 9.6.2.1.4 no level card is of its world or colour
---
title a Trance Change says which tranceunion comes
cards
  L  tranceunion
     【トランスチェンジ】-《ナギノス》
  F  foreigner
  U  tranceunion colour red world ナギノス
  V  tranceunion colour red world ホシオリ
  R  foreigner colour red
you
  front-left L
  front-right F
  hand U, V
  level R
opponent
turn 3 you
start main-timing
answer you trance-change L >F
answer you hand
expect request you tranceunion only U
why 1 hand: nothing
why 1 hand 2: 11.5.1 it is no tranceunion that this trance allows
---
title an effect says which, and asks for neither level nor colour nor stock
cards
  L  logicalist
     【起】 レベル3以下の《ナギノス》の合理体に合体する。
  F  foreigner
  U  tranceunion level 3 cost 5 world ナギノス
  V  tranceunion level 4 world ナギノス
you
  front-left L
  front-right F
  hand U, V
opponent
turn 3 you
start main-timing
answer you activate L
answer you trance L >F
answer you hand
expect request you tranceunion only U
why 1 hand: nothing
why 1 hand 2: 5.13.1.5 it is no tranceunion that this trance allows
---
title or it comes from the drop zone, and none from the hand
cards
  L  logicalist
     【起】 あなたのドロップ領域の合理体に合体する。
  F  foreigner
  U  tranceunion
you
  front-left L
  front-right F
  hand U
  drop U, U
opponent
turn 3 you
start main-timing
answer you activate L
answer you trance L >F
answer you drop
expect request you tranceunion
why 1 hand: 5.13.1.2.4 the tranceunion of this trance does not come from the hand
`

const whyNotOnTable = `title who can trance says nothing, who has nobody does
cards
  L  logicalist
  M  logicalist
  F  foreigner
  U  tranceunion
you
  front-left L
  front-centre F
  front-right U
opponent
  front-left L
turn 3 you
start main-timing
why 1 front-left: nothing
why 1 front-centre: nothing
why 1 front-right: nothing
why 1 of 2 front-left: nothing
why 2 front-left: nothing
---
title two foreigners, and one's own and the opponent's, do not trance
cards
  L  logicalist
  F  foreigner
you
  front-left F
  back-left F
opponent
  front-left L
turn 3 you
start main-timing
why 1 front-left: 5.13.1.1 there is nobody to trance with
why 1 back-left: 5.13.1.1 there is nobody to trance with
---
title My Logicalist stands for a logicalist; super logicalists only by its icon
cards
  S  super-logicalist
  M  my-logicalist pair foreigner
you
  front-left S
  my-logicalist M
opponent
turn 3 you
start main-timing
why 1 front-left: 5.13.1.1 there is nobody to trance with
why 1 my-logicalist: 5.13.1.1 there is nobody to trance with
---
title it does so
cards
  F  foreigner
  M  my-logicalist pair foreigner
you
  front-left F
  my-logicalist M
opponent
turn 3 you
start main-timing
why 1 front-left: nothing
why 1 my-logicalist: nothing
---
title but not at rest
cards
  F  foreigner
  M  my-logicalist pair foreigner
you
  front-left F
  my-logicalist M rested
opponent
turn 3 you
start main-timing
why 1 front-left: 5.13.1.1 there is nobody to trance with
why 1 my-logicalist: 5.13.1.1 My Logicalist does not trance at rest
---
title there has been a trance this turn
cards
  L  logicalist
  F  foreigner
  U  tranceunion colour red
  R  foreigner colour red
you
  front-left L
  front-centre L
  front-right F
  back-left F
  hand U
  level R
opponent
turn 3 you
start main-timing
answer you trance L@front-left >F@front-right
answer you hand
answer you U
answer you back-right
why 1 front-centre: 7.5.3.2 there have been as many trances this turn as there may be
why 1 back-left: 7.5.3.2 there have been as many trances this turn as there may be
why 1 back-right: nothing
---
title a Trance Change is counted by itself
cards
  L  logicalist
  T  tranceunion
     【トランスチェンジ】-《ナギノス》
  F  foreigner
  U  tranceunion colour red world ナギノス
  R  foreigner colour red
you
  front-left L
  front-centre T
  front-right F
  back-left F
  back-right T
  hand U
  level R
opponent
turn 3 you
start main-timing
answer you trance-change T@front-centre >F@front-right
answer you hand
answer you U
answer you back-centre
expect request you main trance L >F
why 1 front-left: nothing
why 1 back-left: nothing
why 1 back-right: 7.5.3.3 there have been as many Trance Changes this turn as there may be
---
title effects that forbid to trance, one member or all of a player's
cards
  L  logicalist
     【永】 このメンバーは合体できない。
  F  foreigner
you
  front-left L
  front-right F
opponent
turn 3 you
start main-timing
why 1 front-left: 1.3.3 an effect forbids it to trance
why 1 front-right: 5.13.1.1 there is nobody to trance with
---
title all of a player's
cards
  L  logicalist
  F  foreigner
  U  tranceunion
  X  foreigner
     【永】 相手は合体できない。
you
  front-left L
  front-right F
  back-left U
opponent
  front-left X
turn 3 you
start main-timing
why 1 front-left: 1.3.3 an effect forbids it to trance
why 1 front-right: 1.3.3 an effect forbids it to trance
why 1 back-left: nothing
---
title an ability that has been used, one that cannot be paid for, and one that can be played
cards
  A  tranceunion
     【起】【ターン1回】 カードを1枚引く。
  B  tranceunion
     【起】［①］ カードを1枚引く。
  C  tranceunion
     【起】 カードを1枚引く。
     【起】［①］ カードを1枚引く。
  D  tranceunion
     【起】【ターン1回】 カードを1枚引く。
you
  front-left A
  front-centre B
  front-right C
  back-left D
opponent
  front-left B
turn 3 you
start main-timing
answer you activate A
why 1 front-left: 12.4.1.1 the ability has been used this turn
why 1 front-centre: 9.6.2.3.2 the ability's cost cannot be paid
why 1 front-right: nothing
why 1 back-left: nothing
why 1 of 2 front-left: nothing
why 2 front-left: nothing
---
title a Logic Drive needs souls, and is one a turn
cards
  A  tranceunion
     【ロジックドライブ】 カードを1枚引く。
  B  tranceunion
     【ロジックドライブ】 カードを1枚引く。
  C  tranceunion
     【ロジックドライブ】［①］ カードを1枚引く。
  D  tranceunion
     【ロジックドライブ】［①］ カードを1枚引く。
  S  foreigner
you
  front-left A
  front-centre B
  front-right C
  back-left D
  soul S of 0 on A, S of 0 on B, S of 0 on C
opponent
turn 3 you
start main-timing
why 1 front-left: nothing
why 1 front-right: 9.6.2.3.2 the ability's cost cannot be paid
why 1 back-left: 11.4.2 a member needs souls for its Logic Drive
---
title one a turn, whichever card's it is
cards
  A  tranceunion
     【ロジックドライブ】 カードを1枚引く。
  B  tranceunion
     【ロジックドライブ】 カードを1枚引く。
  S  foreigner
you
  front-left A
  front-centre B
  soul S of 0 on A, S of 0 on B
opponent
turn 3 you
start main-timing
answer you activate A
why 1 front-left: 7.5.3.5 there has been a Logic Drive this turn
why 1 front-centre: 7.5.3.5 there has been a Logic Drive this turn
---
title an EX soul with too few souls
cards
  A  tranceunion
     【EXソウル3】【起】 カードを1枚引く。
  S  foreigner
you
  front-left A
  soul S of 0 on A
opponent
turn 3 you
start main-timing
why 1 front-left: 11.6.1.3 2 more souls are needed for its ability
---
title with enough
cards
  A  tranceunion
     【EXソウル3】【起】 カードを1枚引く。
  S  foreigner
you
  front-left A
  soul 3 S of 0 on A
opponent
turn 3 you
start main-timing
why 1 front-left: nothing
---
title an effect forbids activated abilities, or Logic Drives
cards
  A  tranceunion
     【起】 カードを1枚引く。
  X  foreigner
     【永】 相手は【起】を使えない。
you
  front-left A
opponent
  front-left X
turn 3 you
start main-timing
why 1 front-left: 12.3.1.1 an effect forbids its ability
---
title who has come by Make does not Make
cards
  A  tranceunion names ナギ covenanter ミオ
     【起】 メークLv2 ［⓪］
  B  tranceunion names ナギ covenanter カナ
     【起】 メークLv2 ［⓪］
you
  front-left A
  hand B
opponent
turn 3 you
start main-timing
answer you activate A
answer you B
expect you front-left B
why 1 front-left: 11.11.3.1 it has come by Make this turn, and does not Make
---
title who has a place already, who cannot be moved, whose circle was taken
cards
  A  foreigner
  B  foreigner
  C  foreigner
     【永】 このメンバーは動かすことができない。
you
  front-left A
  front-centre B
  front-right C
opponent
turn 3 you
start main-timing
answer you rearrange
expect request you rearrange only A, B, stop
why 1 front-left: nothing
why 1 front-centre: nothing
why 1 front-right: 5.14.3 an effect forbids to move it
---
title one that has been given a place
cards
  A  foreigner
  B  foreigner
you
  front-left A
  front-centre B
opponent
turn 3 you
start main-timing
answer you rearrange
answer you A
answer you back-left
expect request you rearrange only B, stop
why 1 front-left: 7.5.3.6 it has been given its circle
why 1 front-centre: nothing
---
title one whose circle has been taken comes first
cards
  A  foreigner
  B  foreigner
  C  foreigner
you
  front-left A
  front-centre B
  front-right C
opponent
turn 3 you
start main-timing
answer you rearrange
answer you A
answer you front-centre
expect request you rearrange only B
why 1 front-left: 7.5.3.6 it has been given its circle
why 1 front-centre: nothing
why 1 front-right: 7.5.3.6 a member whose circle has been taken comes first
---
title members of any territory, as long as there is room
cards
  B  foreigner
     【永】 このメンバーは動かすことができない。
  C  foreigner
  D  foreigner territory 2
you
  front-left D over back-left
  front-centre B
  back-centre C
opponent
turn 3 you
start main-timing
answer you rearrange
expect request you rearrange only C, D, stop
why 1 front-left: nothing
why 1 back-centre: nothing
why 1 front-centre: 5.14.3 an effect forbids to move it
---
title who attacks: standing members, as far as there is no ban
cards
  A  foreigner
  B  foreigner
     【永】 このメンバーは攻撃できない。
you
  front-left A
  front-centre A rested
  front-right B
  level blank
opponent
  front-left A
turn 3 you
start attack-timing
why 1 front-left: nothing
why 1 front-centre: 8.2.5 only standing members attack
why 1 front-right: 1.3.3 an effect forbids it to attack
why 2 front-left: nothing
---
title when the attacker has been chosen nothing is said of the others
cards
  A  foreigner
you
  front-left A
  front-centre A rested
  level blank
opponent
turn 3 you
start attack-timing
answer you declare
answer you A@front-left
expect request you target
why 1 front-centre: nothing
---
title as many attacks as the limit
cards
  A  foreigner
     【自】 攻撃宣言ステップ開始時、手札を1枚捨てる。
you
  front-left A
  back-left blank rested
  hand 2 blank
opponent
  front-left blank
turn 3 you
start battle
answer you A
expect request you choose
why 1 front-left: 8.2.3 there have been as many attacks this turn as the attack limit says
why 1 back-left: 8.2.3 there have been as many attacks this turn as the attack limit says; 8.2.5 only standing members attack
why 1 of 2 front-left: nothing
---
title before the last attack
cards
  A  foreigner
     【自】 攻撃宣言ステップ開始時、手札を1枚捨てる。
you
  front-left A
  back-left blank
  hand 3 blank
  level blank
opponent
turn 3 you
start battle
answer you A
expect request you choose
why 1 front-left: nothing
why 1 back-left: nothing
---
title and after it
cards
  A  foreigner
     【自】 攻撃宣言ステップ開始時、手札を1枚捨てる。
you
  front-left A
  back-left blank
  hand 3 blank
  level blank
opponent
turn 3 you
start battle
answer you A
answer you blank@hand
answer you declare
answer you A
answer you front-left
answer you A
expect request you choose
why 1 front-left: 8.2.3 there have been as many attacks this turn as the attack limit says; 8.2.5 only standing members attack
why 1 back-left: 8.2.3 there have been as many attacks this turn as the attack limit says
---
title an effect forbids a player to attack
cards
  A  foreigner
     【自】 攻撃宣言ステップ開始時、手札を1枚捨てる。
  X  foreigner
     【永】 相手は攻撃できない。
you
  front-left A
  hand 2 blank
  level blank
opponent
  front-left X
turn 3 you
start battle
answer you A
expect request you choose
why 1 front-left: 1.3.3 an effect forbids to attack
---
title there is no circle that it may attack
cards
  A  foreigner
     【永】 このメンバーは《ホシオリ》のメンバーを攻撃できない。
  B  foreigner
  D  foreigner world ホシオリ
you
  front-left A
  front-right B
  level blank
opponent
  front-left D
  front-centre D
  front-right D
turn 3 you
start attack-timing
why 1 front-left: 8.2.4 there is no circle that it may attack
why 1 front-right: nothing
---
title another member has to attack first
cards
  A  foreigner
     【永】 このメンバーは可能なら攻撃しなければならない。
you
  front-left A
  front-right blank
  level blank
opponent
turn 3 you
start attack-timing
why 1 front-left: nothing
why 1 front-right: 1.3.1 by an effect another member has to attack first
---
title the back row behind a whole gate is not attacked, behind a destroyed one it is
cards
  D  foreigner
you
  front-left blank
  level blank
opponent
  front-left D
  back-left D
  back-centre D
  gate-front-left gate up
turn 3 you
start attack-timing
why 1 of 2 front-left: nothing
why 1 of 2 back-left: nothing
why 1 of 2 back-centre: 8.2.6.1 the gate in front of it is not destroyed
why 2 back-centre: nothing
---
title a member over both rows is attacked in front
cards
  D  foreigner territory 2
you
  front-left blank
  level blank
opponent
  front-left D over back-left
  back-centre D over back-right
turn 3 you
start attack-timing
answer you declare
answer you blank
expect request you target front-left, front-centre, front-right
why 1 of 2 front-left: nothing
why 1 of 2 back-centre: 8.2.6.1 the gate in front of it is not destroyed
---
title one who may attack behind gates
cards
  A  foreigner
     【永】 このメンバーは前の門が破壊されていなくても後列のサークルを攻撃できる。
you
  front-left A
  front-right blank
  level blank
opponent
  back-left blank
turn 3 you
start attack-timing
why 1 of 2 back-left: nothing
---
title but another one attacks
cards
  A  foreigner
     【永】 このメンバーは前の門が破壊されていなくても後列のサークルを攻撃できる。
you
  front-left A
  front-right blank
  level blank
opponent
  back-left blank
turn 3 you
start attack-timing
answer you declare
answer you blank@front-right
expect request you target
why 1 of 2 back-left: 8.2.6.1 the gate in front of it is not destroyed
---
title when the battle has begun nothing is said of who might be attacked
cards
  A  foreigner
     【自】 このメンバーが攻撃した時、手札を1枚捨てる。
you
  front-left A
  hand 2 blank
  level blank
opponent
  back-left blank
turn 3 you
start attack-timing
answer you declare
answer you A
answer you front-left
answer you A
expect request you choose
why 1 of 2 back-left: nothing
---
title effects that keep a member from being attacked, or ask for another circle
cards
  D  foreigner
     【永】 このメンバーは攻撃されない。
you
  front-left blank
  level blank
opponent
  front-left D
  front-right blank
turn 3 you
start attack-timing
why 1 of 2 front-left: 1.3.3 an effect keeps it from being attacked
why 1 of 2 front-right: nothing
---
title another circle is asked for
cards
  D  foreigner
     【永】 相手のメンバーすべては攻撃するならこのメンバーのサークルを攻撃しなければならない。
you
  front-left blank
  level blank
opponent
  front-left D
  front-right blank
turn 3 you
start attack-timing
why 1 of 2 front-left: nothing
why 1 of 2 front-right: 8.2.6.2 by an effect another circle has to be attacked
---
title nobody could attack, and nothing is said of who might be attacked
cards
  A  foreigner
     【自】 攻撃宣言ステップ開始時、手札を1枚捨てる。
you
  front-left A
  hand 2 blank
opponent
  back-left blank
turn 3 you
start battle
answer you A
expect request you choose
why 1 of 2 back-left: nothing
---
title who intercepts: members with the icon, but not the attacked one
cards
  I  foreigner icon intercept
  J  foreigner icon intercept
     【永】 このメンバーはインターセプトできない。
you
  front-left I
  back-left I
  level blank
opponent
  front-left I
  front-centre I rested
  front-right J
  back-left blank
turn 3 you
start attack-timing
answer you declare
answer you I@front-left
answer you opponent:front-left
expect request opponent intercept
why 2 front-left: 8.3.3.1 the attacked member does not intercept
why 2 front-centre: nothing
why 2 front-right: 1.3.3 an effect forbids it to intercept
why 2 back-left: 2.11.3 it has no intercept icon
why 1 back-left: nothing
why 1 of 2 back-left: nothing
---
title nobody attacks any more, so nobody intercepts
cards
  A  foreigner
  I  foreigner icon intercept
  D  foreigner
     【自】 インターセプトステップ開始時、相手のメンバーを1枚選び、ドロップする。
     【自】 インターセプトステップ開始時、手札を1枚捨てる。
you
  front-left A
  level blank
opponent
  front-left D
  back-left I
  hand 2 blank
turn 3 you
start attack-timing
answer you declare
answer you A
answer you front-left
answer opponent ~ドロップ
answer opponent A
answer opponent D
expect request opponent choose
why 2 back-left: 8.3.3 nobody attacks any more, or nobody defends
---
title an effect forbids a player to intercept
cards
  I  foreigner icon intercept
  D  foreigner
     【自】 インターセプトステップ開始時、手札を1枚捨てる。
  X  foreigner
     【永】 相手はインターセプトできない。
you
  front-left X
  level blank
opponent
  front-left D
  back-left I
  hand 2 blank
turn 3 you
start attack-timing
answer you declare
answer you X
answer you front-left
answer opponent D
expect request opponent choose
why 2 back-left: 1.3.3 an effect forbids it to intercept
---
title which level cards rest for a level boost
you
  front-left blank
  hand blank
  level blank, blank rested
opponent
  front-left blank
  level blank
turn 3 you
start attack-timing
answer you declare
answer you blank
answer you front-left
answer opponent pass
expect request you definition boost
why 1 level: nothing
why 1 level 2: 5.15.1 only a standing level card rests for a level boost
why 2 level: nothing
why 1 of 2 level: nothing
---
title none at the limit
cards
  P  tactics
you
  front-left blank
  level blank
opponent
  front-left blank
  hand P
  level blank
turn 3 you
start attack-timing
answer you declare
answer you blank@front-left
answer you front-left
answer opponent define P
why 1 level: nothing
why 2 level: 2.15.2 there are as many cards in the battle zone as the limit says
---
title an effect forbids level boosts
cards
  X  foreigner
     【永】 相手はレベルブーストできない。
you
  front-left X
  level blank
opponent
  front-left blank
  level blank
turn 3 you
start attack-timing
answer you declare
answer you X
answer you front-left
why 1 level: nothing
why 2 level: 1.3.3 an effect forbids level boosts
---
title in the main phase level cards say nothing
you
  level blank rested
opponent
turn 3 you
start main-timing
why 1 level: nothing
`
