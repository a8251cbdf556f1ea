package weiss_test

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/scenario"
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
	res, err := scenario.Run("good", []byte(good))
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
		{"answer you pass", "answer opponent pass", ":8: ", "opponent is not asked"},
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
		res, err := scenario.Run("f", []byte(strings.Replace(good, c.old, c.new, 1)))
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
		{"game weiss\nyou\n  hnad A", ":3: no zone"},
		{"game weiss\nyou\n  hand A", ":3: no card"},
		{"game weiss\nyou\n  hand 500 blank", ":3: 500 cards are too many"},
		{"game weiss\ncards\n  A person", ":3: \"person\" is not a kind"},
		{"game weiss\ncards\n  A character level x", ":3: level \"x\" is not a number"},
		{"game weiss\ncards\n  A character\n  A character", ":4: card \"A\" is described twice"},
		{"game weiss\ncards\n  【自】 x", ":3: a text stands under"},
		{"game weiss\nturn 0", ":2: turn"},
		{"game weiss\n  loose", ":2: nothing is described"},
		{"game weiss\nyou\n  hand down blank", ":3: \"down\" stands after the card"},
		{"game weiss\ncards\n  A character open level 1", ":3: a card has no \"open\""},
	} {
		_, err := scenario.Parse("f", []byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.40q: %v", c.text, err)
		}
	}
	res, err := scenario.Run("f", []byte("game weiss\ncards\n  A character\n    【自】 なんとなく\nexpect phase main\n"))
	if err != nil || res[0].Err == nil || !strings.Contains(res[0].Err.Error(), "A: line 1") {
		t.Error("a text that cannot be read:", err, res)
	}
}

// table is a position in which much can be asked for: your main phase, then the
// opponent's clock phase.
const table = `game weiss
cards
  A  character power 2000 traits 海
     【起】［手札を1枚控え室に置く］ あなたは1枚引く。
  E  event
     'あなたは1枚引く。
you
  front-left A
  back-left A rested
  hand E 2 blank
  waiting-room E A blank
  deck A E 3 blank
  memory 2 E A down
opponent
  clock 3 blank
  front-centre A
start main
`

// runOn runs lines on the table; the error is what came out otherwise.
func runOn(t *testing.T, lines string) error {
	t.Helper()
	res, err := scenario.Run("f", []byte(table+lines+"\n"))
	if err != nil {
		return err
	}
	return res[0].Err
}

// TestNothingPasses: an expectation that could not fail, since what it names does not
// exist or somebody else is asked, is an error.
func TestNothingPasses(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"expect illegal opponent play E", "you is asked main"},
		{"expect illegal you play Typo", "nothing here is \"Typo\""},
		{"expect illegal you paly E", "nothing here is \"paly\""},
		{"expect illegal you play E, A,", "beside a comma"},
		{"expect illegal you front-middle", "nothing here is"},
		{"expect illegal you activate A@hand", "nothing here is"},
		{"expect illegal you activate E >B", "nothing here is"},
		{"expect illegal you ~なにもない", "nothing here is"},
		{"expect illegal you", "a player stands here"},
		{"expect illegal you nothing, pass", "nothing here is"},
		{"expect you hand lacks Typo", "no card \"Typo\" is described"},
		{"expect you hand lacks", "which cards?"},
		{"expect you hand has", "which cards?"},
		{"expect A lacks trait 山", "nothing here is trait"},
		{"expect A lacks colour orange", "nothing here is colour"},
		{"expect A lacks ability なにもない", "nothing here is ability"},
		{"expect A lacks kind person", "nothing here is kind"},
		{"expect A lacks counters 山 1", "nothing here is counters"},
		{"expect no log 99.1", "no clause"},
		{"expect since answer no fireworks", "no event is called"},
		{"expect since yesterday move", "no line is marked"},
		{"expect since start no move Typo", "no card"},
		{"expect since start no move to pocket", "no zone"},
		{"expect stack", "what lies there?"},
	} {
		err := runOn(t, c.line)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.line, err, c.want)
		}
	}
}

// TestExpectations: each expectation holds where it should and fails where it should not, and the
// failure names the open question.
func TestExpectations(t *testing.T) {
	for _, c := range []struct{ holds, fails string }{
		{"expect picks 1", "expect picks 0 to 1"},
		{"expect options 13", "expect options 14"},
		{"expect illegal you swap back-right front-right", "expect illegal you pass"},
		{"expect legal you play E, pass", "expect legal you play E, activate A@waiting-room"},
		{"expect refused answer you nothing", "expect refused answer you pass"},
		{"expect refused answer you play E, pass", "expect refused answer you play E"},
		{"expect refused answer you pass x2", "expect refused answer you swap back-right front-right"},
		{"expect you hand 2 blank E", "expect you hand 2 E blank"},
		{"expect you hand has 2 blank", "expect you hand has 3 blank"},
		{"expect you hand lacks A", "expect you hand lacks E"},
		{"expect you deck top A E", "expect you deck top E"},
		{"expect you deck bottom 3 blank E", "expect you deck bottom A"},
		{"expect you waiting-room order E A blank", "expect you waiting-room order A E blank"},
		{"expect you waiting-room top blank", "expect you waiting-room top E"},
		{"expect you memory A down 2 E up", "expect you memory 2 E down A"},
		{"expect opponent clock 3 blank up", "expect opponent clock 3 blank down"},
		{"expect since start no shuffle", "expect since start shuffle"},
		{"answer you play E\nexpect since answer 1 move A from deck to hand", "answer you play E\nexpect since answer 2 move A"},
		{"mark before\nanswer you play E\nanswer you swap front-left front-right\nexpect since before move E by you to waiting-room", "mark before\nanswer you play E\nanswer you swap front-left front-right\nexpect since answer move E"},
		{"answer you play E\nexpect since start no move through A", "answer you play E\nexpect since start move A through A"},
		{"answer you play E\nexpect log 8.6.2.1 once", "answer you play E\nexpect log 8.6.2.1 3 times"},
	} {
		if err := runOn(t, c.holds); err != nil {
			t.Errorf("%s: %v", c.holds, err)
		}
		err := runOn(t, c.fails)
		if err == nil || !strings.Contains(err.Error(), "is asked") {
			t.Errorf("%s: %v", c.fails, err)
		}
	}
}

// TestRefusalTold: a refusal lists all options, each in words that mean it alone.
func TestRefusalTold(t *testing.T) {
	err := runOn(t, "answer you play A")
	if err == nil {
		t.Fatal("it is taken")
	}
	for _, want := range []string{"play E@hand", "activate A@front-left 0", "activate A@back-left 0", "swap front-left front-centre", "to pick 1 of"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	err = runOn(t, "answer you activate A@front-left\nanswer you E, E")
	if err == nil || !strings.Contains(err.Error(), "card blank@hand ^2") {
		t.Errorf("%v", err)
	}
}

// TestWriteSays: what is written names the answer, the nearest position, and why it is
// not nearer.
func TestWriteSays(t *testing.T) {
	cards, decks, err := rules.Shipped("weiss")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(rules.Setup{Game: "weiss", Seed: 1, Cards: cards, Seats: []rules.SeatSetup{{Name: "A", Deck: decks[1]}, {Name: "B", Deck: decks[0]}}})
	if err != nil {
		t.Fatal(err)
	}
	b := bot.Random(1)
	for range 2 {
		if q := m.Pending(); m.Answer(q.Seq, b.Choose(nil, q)) != nil {
			t.Fatal("an answer is refused")
		}
	}
	text, err := scenario.Write(m, 2)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"# Answer 2 of a match between \"A\" (you) and \"B\" (opponent)", "begins at answer 1", "answer 2: cards have been exchanged", "start setup"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%q is missing:\n%s", want, text)
		}
	}
}
