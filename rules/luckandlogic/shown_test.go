package luckandlogic_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/scenario"
)

// after is a scenario at its end: its position, and what is answered from there.
func after(t *testing.T, text string) *rules.Match {
	t.Helper()
	list, err := scenario.Parse("test", []byte("game luckandlogic\n"+text))
	if err != nil || len(list) != 1 {
		t.Fatalf("%v in %s", err, text)
	}
	m, err := rules.NewPosition(list[0].Pos)
	if err != nil {
		t.Fatal(err)
	}
	goOn(t, m, list[0])
	return m
}

// goOn carries out the steps of a scenario.
func goOn(t *testing.T, m *rules.Match, s *scenario.Scenario) {
	t.Helper()
	r := s.Reader(m)
	for _, step := range s.Steps {
		if step.Verb == "expect" {
			if err := r.Holds(step); err != nil {
				t.Errorf("%s: %v", step.Text, err)
			}
			continue
		}
		picks, err := r.Picks(step)
		if err == nil {
			err = m.Answer(m.Pending().Seq, picks)
		}
		if err != nil {
			t.Fatalf("%s: %v", step.Text, err)
		}
	}
}

// cardAt is the first card of a zone as its player sees it.
func cardAt(m *rules.Match, seat int, key string) rules.CardView {
	for _, z := range m.View(seat).Players[seat].Zones {
		if z.Place.Zone == key && len(z.Cards) > 0 {
			return z.Cards[0]
		}
	}
	return rules.CardView{}
}

// TestAttackShown: views tell who attacks whom, from the declaration (8.2.9, 8.2.11.1) to the end of the battle (8.6.7), and
// of an attack on an empty circle only who attacks (8.2.10).
func TestAttackShown(t *testing.T) {
	const table = `cards
  A  foreigner power 5000
  D  foreigner
     【自】 このメンバーがバトルに負けた時、手札を1枚捨てる。
you
  front-left A
  front-right blank
  level 2 blank rested
opponent
  front-right D
  hand 2 blank
turn 3 you
start attack-timing
`
	for _, c := range []struct {
		answers, attacker, defender string
	}{
		{"", "", ""},
		{"answer you declare\n", "", ""},
		{"answer you declare\nanswer you A\nanswer you opponent:front-right\nexpect phase logic-definition\n", "front-left", "front-right"},
		{"answer you declare\nanswer you A\nanswer you opponent:front-right\nanswer opponent pass\nanswer you pass\nanswer opponent D\nexpect request opponent choose\n", "front-left", "front-right"},
		{"answer you declare\nanswer you A\nanswer you opponent:front-left\nexpect request you attack\n", "", ""},
	} {
		m := after(t, table+c.answers)
		want := rules.AttackView{Attacker: cardAt(m, 0, c.attacker).ID, Defender: cardAt(m, 1, c.defender).ID}
		for seat := range 2 {
			got := m.View(seat).Attack
			if got.Attacker != want.Attacker || got.Defender != want.Defender {
				t.Errorf("%sseat %d: %+v, want %+v", c.answers, seat, got, want)
			}
			if (got.Kind != "") != (c.answers != "" && (want.Attacker != 0 || m.Pending().Kind == "attacker")) {
				t.Errorf("%sseat %d: an attack of kind %q", c.answers, seat, got.Kind)
			}
			if want.Defender != 0 && got.Seat != 1 {
				t.Errorf("%sseat %d: seat %d is attacked", c.answers, seat, got.Seat)
			}
		}
	}
}

// TestPlayerValues: what views tell of each player: undestroyed gates (1.2.2.1), T-rank (5.35.1), refresh points (6.2.1.10), the
// attack limit (8.2.3), level cards that stand (5.15.1), stock that lies face up (4.8.1.1.1).
func TestPlayerValues(t *testing.T) {
	m := after(t, `cards
  L  logicalist
  F  foreigner
  U  tranceunion colour red
  R  foreigner colour red
  P  foreigner
     【永】 相手のターン中、相手の攻撃上限を＋1する。
you
  front-left L
  back-left F
  gate-front-left gate up
  gate-back-right gate up
  hand U
  level R, R rested, R down
  stock blank up, blank, blank up
  drop blank
opponent
  front-left P
  gate-front-centre gate up
  level R rested
turn 3 you
start main-timing
answer you trance L >F
answer you deck
answer you yes
answer you pass
answer you U
answer you back-centre
`)
	for seat, want := range []map[string]int{
		{"gates": 4, "t-rank": 1, "refresh": 0, "attacks": 3, "standing-levels": 2, "open-stock": 2},
		{"gates": 5, "t-rank": 0, "refresh": 0, "attacks": 1, "standing-levels": 0, "open-stock": 0},
	} {
		got := m.View(1 - seat).Players[seat].Values
		for key, n := range want {
			if got.Number(key) != n {
				t.Errorf("seat %d: %s %d, want %d", seat, key, got.Number(key), n)
			}
		}
		got.All(func(key string, n int) {
			if _, told := want[key]; !told {
				t.Errorf("seat %d: %s %d is shown too", seat, key, n)
			}
		})
	}
	if c := cardAt(m, 0, "back-centre"); c.Below != 2 {
		t.Errorf("the tranceunion has %d cards under it, not its two souls (4.15.2)", c.Below)
	}
}

// TestActionsCite: what may be done in the main phase is offered under its own clause of 7.5.3, ending it under that of the choice; a Logic Drive is not
// another activated ability.
func TestActionsCite(t *testing.T) {
	m := after(t, `title all that may be done
cards
  L  logicalist
     【起】［①］ カードを1枚引く。
  F  foreigner
  U  tranceunion
     【ロジックドライブ】［①］ カードを1枚引く。
  T  tranceunion
     【トランスチェンジ】-《ホシオリ》
you
  front-left L
  front-right F
  front-centre U
  back-left T
  soul L of 0 on U
  hand F
  stock 6 blank
start main-timing
`)
	want := []string{
		"activate: 7.5.3.5", "activate: 7.5.3.7", "luck-drive: 7.5.3.4", "mobilize: 7.5.3.1", "pass: 7.5.3", "rearrange: 7.5.3.6", "trance-change: 7.5.3.3", "trance: 7.5.3.2",
	}
	var got []string
	for _, o := range m.Pending().Options {
		got = append(got, o.Kind+": "+o.Clause)
		drives := slices.ContainsFunc(m.View(0).Players[0].Zones, func(z rules.ZoneView) bool {
			return z.Place.Zone == "front-centre" && z.Cards[0].ID == o.Card
		})
		if o.Kind == "activate" && drives != (o.Clause == "7.5.3.5") {
			t.Errorf("%v", o)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
