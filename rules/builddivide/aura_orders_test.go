package builddivide_test

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules/scenario"
)

// TestAuraOrders: a card is attached to a unit (521-1), whichever of the two is named first,
// whether they are targets or chosen (1204-2g), and whatever words say so again.
func TestAuraOrders(t *testing.T) {
	unit, card := "あなたのユニットを1枚", "あなたの墓地のカードを1枚"
	verbs := []string{"対象とし", "選び"}
	played := 0
	for _, unitFirst := range []bool{true, false} {
		for _, u := range verbs {
			for _, c := range verbs {
				for _, join := range []string{"、", "full stop"} {
					first, second := unit+u, card+c
					if !unitFirst {
						first, second = second, first
					}
					text := first + "、" + second + "、"
					if join == "full stop" {
						text = strings.NewReplacer("とし", "とする", "選び", "選ぶ").Replace(first) + "。" + second + "、"
					}
					ends := []string{"そのカードをそのユニットに"}
					switch { // それ is what was chosen last, 対象 what was targeted, if one of the two was
					case unitFirst && c == "選び":
						ends = append(ends, "それをそのユニットに")
					case !unitFirst && u == "選び":
						ends = append(ends, "そのカードをそれに")
					}
					if u == "対象とし" && c == "選び" {
						ends = append(ends, "そのカードを対象に")
					}
					if c == "対象とし" && u == "選び" {
						ends = append(ends, "対象をそのユニットに")
					}
					for _, end := range ends {
						line := text + end + "＋2000オーラとしてつける。"
						played++
						if err := playAura(line, unitFirst, u == "対象とし", c == "対象とし"); err != nil {
							t.Errorf("%s: %v", line, err)
						}
					}
				}
			}
		}
	}
	if played < 20 {
		t.Errorf("only %d orders", played)
	}
}

// playAura plays a command with a text; targets are asked for before what is chosen.
func playAura(line string, unitFirst, unitAimed, cardAimed bool) error {
	answers := []string{"U", "X"}
	if !unitFirst {
		answers = []string{"X", "U"}
	}
	var aims, chooses []string
	for _, a := range answers {
		if a == "U" && unitAimed || a == "X" && cardAimed {
			aims = append(aims, "answer you "+a)
		} else {
			chooses = append(chooses, "answer you "+a)
		}
	}
	all := append(append(append([]string{"answer you play C"}, aims...), "answer you pass"), chooses...)
	s := fmt.Sprintf(`game builddivide
title a card becomes an aura of a unit   # 521-1
cards
  C  command
    '%s
  U  unit power 1000
  V  unit power 1000
  X  unit power 3000
  Y  unit power 3000
you
  hand C blank
  field U V
  graveyard X Y
start main-timing
%s
expect X on U
expect U power 3000
expect V power 1000
expect you graveyard Y C
`, line, strings.Join(all, "\n"))
	results, err := scenario.Run("auras", []byte(s))
	if err != nil {
		return err
	}
	return results[0].Err
}
