package luckandlogic_test

import (
	"reflect"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/position"
	"gorin/rules/rulestest"
)

// TestPositionAmongAttacks: the position between two attacks says how many there have been (8.1.3), and none is
// given while a battle is under way.
func TestPositionAmongAttacks(t *testing.T) {
	const table = `you
  front-left blank
  front-right blank
  level 3 blank
opponent
  front-right blank
turn 3 you
start attack-timing
`
	for _, c := range []struct {
		answers string
		attacks int // -1: there is no position
	}{
		{"", 0},
		{"answer you declare\n", -1},
		{"answer you declare\nanswer you blank@front-left\n", -1},
		{"answer you declare\nanswer you blank@front-left\nanswer you opponent:front-left\n", 1},
		{"answer you declare\nanswer you blank@front-left\nanswer you opponent:front-right\n", -1},
	} {
		m := after(t, table+c.answers)
		p, err := position.Now(m.Table())
		switch {
		case c.attacks < 0 && err == nil:
			t.Errorf("%s: asked for %s, and a position of phase %s", c.answers, m.Pending().Kind, p.Phase)
		case c.attacks >= 0 && (err != nil || p.Phase != "attack-timing" || p.Attacks != c.attacks || p.Turn != 3):
			t.Errorf("%s: %s, %d attacks, turn %d, %v", c.answers, p.Phase, p.Attacks, p.Turn, err)
		}
	}
}

// TestPositionAgain: a position that is written down and begun anew is the same: set cards, souls, members over several
// circles, what lies face up or down.
func TestPositionAgain(t *testing.T) {
	m := after(t, `cards
  A  tranceunion territory 2
  S  foreigner
  C  foreigner
you
  front-left A over back-left, C over back-left on A down
  soul 2 S of 0 on A
  level blank, blank rested, blank down
  stock blank up, blank
  gate-front-right gate up
  hand 2 blank
opponent
  back-centre blank rested
turn 3 you
start main-timing
`)
	p, err := position.Now(m.Table())
	if err != nil {
		t.Fatal(err)
	}
	again, err := rules.NewPosition(p)
	if err != nil {
		t.Fatal(err)
	}
	if q, err := position.Now(again.Table()); err != nil || !reflect.DeepEqual(p, q) {
		t.Errorf("%v: another position", err)
	}
	list := m.View(0).Players[0].Zones
	for i, z := range again.View(0).Players[0].Zones {
		for j := range z.Cards {
			a, b := &list[i].Cards[j], &z.Cards[j]
			if a.FaceUp != b.FaceUp || a.Lies != b.Lies || a.Below != b.Below || (a.Under != 0) != (b.Under != 0) || !slices.Equal(a.Over, b.Over) {
				t.Errorf("%s: %+v, not %+v", z.Place.Zone, b, a)
			}
		}
	}
}

// TestNoPositionOfWhatLasts: what is limited in a turn and has been done, points and ranks are not in a position, so none is
// given (7.5.3.2, 7.5.3.3, 7.5.3.5, 5.35.1, 5.21.1).
func TestNoPositionOfWhatLasts(t *testing.T) {
	const table = `cards
  L  logicalist
  F  foreigner
  U  tranceunion colour red
  T  tranceunion
     【トランスチェンジ】-《ナギノス》
  D  tranceunion
     【ロジックドライブ】 カードを1枚引く。
  R  foreigner colour red
you
  front-left L
  front-right F
  back-left T
  back-right D
  soul R of 0 on D
  level R
  hand U
opponent
turn 3 you
start main-timing
`
	for answers, given := range map[string]bool{
		"": true,
		"answer you trance L >F\nanswer you hand\nanswer you nothing\n":     false,
		"answer you trance-change T >F\nanswer you hand\nanswer you pass\n": false,
		"answer you activate D\n": false,
		"answer you rearrange\nanswer you L\nanswer you front-centre\n":                 false,
		"answer you rearrange\nanswer you L\nanswer you back-centre\nanswer you stop\n": true,
	} {
		m := after(t, table+answers)
		if p, err := position.Now(m.Table()); (err == nil) != given {
			t.Errorf("%s: at %s: %s, %v", answers, m.Pending().Kind, p.Phase, err)
		}
	}
}

// TestNothingRemembered: what is remembered while souls and set cards are tied to their members (5.24.1, 5.26.1, 5.34.1.1.1) is
// forgotten when that is done, and the position can be written down.
func TestNothingRemembered(t *testing.T) {
	const table = `cards
  A  logicalist
     【起】 あなたの手札の使者を1枚選び、このメンバーに裏向きで設置する。
     【起】 あなたのドロップ領域の使者を1枚選び、このメンバーのソウルにする。
     【起】 他のあなたのメンバーを1枚選び、瞬動する。
  F  foreigner
  U  logicalist
you
  front-left A
  front-right U
  soul F of 0 on A, F of 0 on U
  hand F
  drop F
start main-timing
`
	for _, answers := range []string{"", "answer you activate A 0\nanswer you F\n", "answer you activate A 1\nanswer you F\n", "answer you activate A 2\nanswer you U\n"} {
		m := after(t, table+answers)
		if _, err := position.Now(m.Table()); err != nil || m.Pending().Kind != "main" {
			t.Errorf("%s: at %s: %v", answers, m.Pending().Kind, err)
		}
	}
}

// TestNoPositionOfDeeds: what has been done in a turn keeps its position from being written down only where a text asks for it.
func TestNoPositionOfDeeds(t *testing.T) {
	for text, given := range map[string]bool{"【永】 このターン中にあなたがラックドライブしていたなら、このメンバーのパワー＋1500。": false, "【永】 このメンバーのパワー＋1500。": true} {
		m := after(t, "cards\n  A  logicalist\n     "+text+"\nyou\n  front-left A\n  stock 4 blank\nstart main-timing\nanswer you luck-drive\n")
		if _, err := position.Now(m.Table()); (err == nil) != given {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestFirstPlayerShown: who is drawn as first player (6.2.1.7) is seen from then on, and it is the one who
// may exchange cards first (6.2.1.8).
func TestFirstPlayerShown(t *testing.T) {
	for lot, who := range []string{"you", "opponent"} {
		m := after(t, "you\n  deck 12 blank\n  gates 10 gate\nopponent\n  deck 12 blank\n  gates 10 gate\nlot "+who+"\nstart setup\n")
		if q := m.Pending(); q.Kind != "redraw" || q.Seat != lot {
			t.Errorf("lot %s: seat %d is asked %s", who, q.Seat, q.Kind)
		}
		for seat, p := range m.View(0).Players {
			if p.FirstPlayer != (seat == lot) {
				t.Errorf("lot %s: seat %d is first: %v", who, seat, p.FirstPlayer)
			}
		}
	}
}

// TestMatchBegins: a match begins with the first player's exchange of cards (6.2.1.8), who has five.
func TestMatchBegins(t *testing.T) {
	for _, w := range rulestest.Ways("luckandlogic") {
		m, err := rules.New(w.Setup(t, 1))
		if err != nil {
			t.Fatal(err)
		}
		if q := m.Pending(); q == nil || q.Kind != "redraw" || len(q.Options) != 5 || q.Min != 0 || q.Max != 5 || !q.Ordered {
			t.Errorf("%s begins with %+v", w, q)
		}
	}
}
