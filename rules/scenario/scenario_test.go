package scenario

import (
	"strings"
	"testing"
)

const good = `game weiss
title a card is drawn   # 6.3.1.2
cards
  A  character level 0 power 2000
you
  deck A 3 blank
start draw
answer you pass
expect you hand A
`

func TestGood(t *testing.T) {
	res, err := Run("good", []byte(good))
	if err != nil || len(res) != 1 || res[0].Err != nil {
		t.Fatal(res, err)
	}
	if c := res[0].Scenario.Clauses; len(c) == 0 || c[0] != "6.3.1.2" {
		t.Errorf("clauses %v", c)
	}
}

// TestFails: a scenario that comes out otherwise says where and what came out.
func TestFails(t *testing.T) {
	for _, c := range []struct{ old, new, line, want string }{
		{"expect you hand A", "expect you hand blank", ":9: ", "there lie 1: A"},
		{"answer you pass", "answer opponent pass", ":8: ", "the other player"},
		{"answer you pass", "answer you B", ":8: ", "no option"},
		{"expect you hand A\n", "", ":1: ", "expects nothing"},
		{"expect you hand A", "expect request you counter", ":9: ", "main"},
		{"expect you hand A", "expect over you 9.4.1.1", ":9: ", "goes on"},
		{"answer you pass", "answer you B", ":8: ", "6.4.1.2 “May put"}, // with what the clause decides
		{"expect you hand A", "concede you\nexpect over you 1.2.4", ":10: ", "1.2.4 “"},
		{"expect you hand A", "concede you\nconcede you", ":10: ", "refused: 1.2.4: the game is over (1.2.4 “"},
		{"start draw", "start draw\nshuffle A", ":1: ", "did not happen"},
		{"start draw", "start supper", ":1: ", "supper"},
	} {
		res, err := Run("f", []byte(strings.Replace(good, c.old, c.new, 1)))
		if err != nil {
			t.Errorf("%q: %v", c.new, err)
			continue
		}
		if e := res[0].Err; e == nil || !strings.Contains(e.Error(), "f"+c.line) || !strings.Contains(e.Error(), c.want) {
			t.Errorf("%q: %v", c.new, e)
		}
	}
}

// TestNotation: a mistake in the notation says where and what.
func TestNotation(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"gme weiss", ":1: no such word"},
		{"title x", "names its game"},
		{"game weiss\nyou\n  hnad A", ":3: no zone"},
		{"game weiss\nyou\n  hand A", ":3: no card"},
		{"game weiss\nyou\n  hand 500 blank", ":3: 500 cards are too many"},
		{"game weiss\ncards\n  A person", ":3: \"person\" is not a kind"},
		{"game weiss\ncards\n  A character level x", ":3: level \"x\" is not a number"},
		{"game weiss\ncards\n  A character\n  A character", ":4: card \"A\" is described twice"},
		{"game weiss\ncards\n  【自】 x", ":3: a text stands under"},
		{"game weiss\nturn 0", ":2: turn"},
		{"game weiss\n  loose", ":2: nothing is described"},
		{"game whist", ":1: no game \"whist\""},
		{"you\n  hand blank", ":2: the first line of a scenario names its game"},
		{"game weiss\nyou\n  hand down blank", ":3: \"down\" stands after the card"},
		{"game weiss\ncards\n  A character open level 1", ":3: a card has no \"open\""},
		{"game builddivide\nyou\n  stock blank", ":3: no zone \"stock\""},
		{"game builddivide\ncards\n  A character", ":3: \"character\" is not a kind"},
		{"game builddivide\ncards\n  A unit level 1", ":3: a card has no \"level\""},
		{"game builddivide\ncards\n  A unit colour yellow", ":3: \"yellow\" is not a colour"},
		{"game builddivide\ncards\n  A unit needs red", ":3: needs \"red\" is not a key and a number"},
		{"game builddivide\ncards\n  A unit needs green:1", ":3: needs \"green:1\""},
		{"game builddivide\ncards\n  A unit timing slow", ":3: \"slow\" is not a timing"},
		{"game builddivide\ncards\n  A unit\n    open 【永】 x", ":4: the card has no other face"},
		{"game builddivide\nyou\n  field blank damage", ":3: \"damage\" has no value"},
		{"game builddivide\nyou\n  field blank damage x", ":3: damage \"x\" is not a number"},
		{"game builddivide\nyou\n  field blank on B", ":3: no card \"B\""},
		{"game builddivide\nyou\n  counters 断罪", ":3: counters have a name"},
		{"game builddivide\nyou\n  counters 断罪 0", ":3: \"0\" is not a number of counters"},
		{strings.Repeat("x", MaxSize+1), "bytes"},
	} {
		_, err := Parse("f", []byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.40q: %v", c.text, err)
		}
	}
	res, err := Run("f", []byte("game weiss\ncards\n  A character\n    【自】 なんとなく\nexpect phase main\n"))
	if err != nil || res[0].Err == nil || !strings.Contains(res[0].Err.Error(), "A: line 1") {
		t.Error("a text that cannot be read:", err, res)
	}
}

// FuzzRun: no file makes the reader or the rules panic or hang.
func FuzzRun(f *testing.F) {
	f.Add([]byte(good))
	f.Add([]byte("game weiss\ncards\n A climax trigger soul,draw\nyou\n front-left blank rested down\n memory A down\nopponent\n clock 6 blank\nstart attack\nanswer you blank, pass\n---\nexpect over draw"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 4000 {
			return
		}
		_, _ = Run("fuzz", data)
	})
}
