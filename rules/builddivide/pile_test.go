package builddivide_test

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules/scenario"
)

// 1602-1: what goes on for ever without coming back to a position, because the
// resolution zone fills up, has an end all the same.
func TestPilesEnd(t *testing.T) {
	const position = `game builddivide
title a pile
cards
  A  unit
     【自】あなたが「断罪」カウンターを得た時、「断罪」カウンターを1個得る。「断罪」カウンターを1個得る。
  K  unit
     【起】〔クイック〕：「断罪」カウンターを1個得る。
you
  field %s
start main-timing
`
	for _, c := range []struct {
		name, field, steps string
	}{
		{"the last that is activated", "K", strings.Repeat("answer you activate K\n", 500) + "expect request you priority only pass\n"},
		{"one less", "K", strings.Repeat("answer you activate K\n", 499) + "expect request you priority activate K, pass\n"},
		{"triggered abilities", "K, A", "answer you activate K\n" + strings.Repeat("answer you pass\n", 501) + "expect over draw 1602-1d\n"},
	} {
		results, err := scenario.Run(c.name, []byte(fmt.Sprintf(position, c.field)+c.steps))
		if err != nil {
			t.Fatal(err)
		}
		if results[0].Err != nil {
			t.Errorf("%s: %v", c.name, results[0].Err)
		}
	}
}
