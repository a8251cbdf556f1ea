package luckandlogic_test

import (
	"fmt"
	"testing"
)

// TestAskedInSecret: whether somebody who is asked for a tranceunion of the deck or the hand (5.13.1.2), for a secret tool to
// transmute (5.33.1.1) or for a member of the hand by Make (11.11.2) has one is nobody else's to know, so the question
// says that it is to be kept, and is asked with any cards.
func TestAskedInSecret(t *testing.T) {
	const table = `cards
  L  logicalist names ナギ covenanter ミオ
     【起】 メークLv2 ［⓪］
     【起】 錬成①する。
  F  foreigner
  U  tranceunion colour red
  V  tranceunion colour blue
  M  logicalist names ナギ covenanter カナ level 1
  N  logicalist names ナギ covenanter カナ level 3
  S  tactics level 1
     【秘具スキル】 カードを1枚引く。
  T  tactics level 2
     【秘具スキル】 カードを1枚引く。
  R  foreigner colour red
you
  front-left L
  front-right F
  level R
  hand %s
  deck 9 %s
  tools %s
opponent
turn 3 you
start main-timing
`
	for _, c := range []struct {
		answers, kind string
	}{
		{"answer you trance L >F\nanswer you hand\n", "tranceunion"},
		{"answer you trance L >F\nanswer you deck\nanswer you no\n", "tranceunion"},
		{"answer you ~錬成\n", "transmute"},
		{"answer you ~メーク\n", "make"},
	} {
		for _, cards := range [][3]string{{"U", "U", "S"}, {"M", "U", "S"}, {"V", "V", "T"}, {"N", "V", "T"}, {"blank", "blank", "T"}} {
			m := after(t, fmt.Sprintf(table, cards[0], cards[1], cards[2])+c.answers)
			if q := m.Pending(); q.Kind != c.kind || q.Seat != 0 || !q.Secret {
				t.Errorf("%s with %v: asked %s, in secret %v", c.answers, cards, q.Kind, q.Secret)
			}
		}
	}
}

// TestPublicQuestions: whether a player has a member that may intercept (8.3.3.1), or a level card that stands (8.4.3.2), is to be
// seen, and is not asked in secret.
func TestPublicQuestions(t *testing.T) {
	const table = `cards
  I  foreigner icon intercept
you
  front-left blank
  level blank
opponent
  front-left blank
  back-left I
  level blank
turn 3 you
start attack-timing
answer you declare
answer you blank@front-left
answer you opponent:front-left
`
	for answers, kind := range map[string]string{"": "intercept", "answer opponent nothing\n": "definition"} {
		if q := after(t, table+answers).Pending(); q.Kind != kind || q.Secret {
			t.Errorf("asked %s, in secret %v", q.Kind, q.Secret)
		}
	}
}
