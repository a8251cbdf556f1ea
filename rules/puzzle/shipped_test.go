package puzzle

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/rulestest/size"
)

const (
	enough   = 10  // puzzles for each game
	few      = 2   // for those that are made up for tests
	tries    = 200 // random ones at each
	decision = 6   // at most in a solution
)

// TestShipped: the solution of every puzzle that ships works, its mistakes fail
// and are told apart, and neither the first options nor chance solve it.
func TestShipped(t *testing.T) {
	for _, game := range rules.Games() {
		list, err := Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		want := enough
		if game == "lanterns" || game == "regatta" { // made up
			want = few
		}
		if len(list) < want {
			t.Errorf("%s has %d puzzles", game, len(list))
		}
		if want == enough {
			levels := map[int]int{}
			for _, p := range list {
				levels[p.For]++
			}
			if levels[FirstSteps] < few || levels[Tricks] < few || levels[Corners] < few {
				t.Errorf("%s has puzzles of the levels %v", game, levels)
			}
		}
		n := size.Of(tries/10, tries, tries)
		for _, p := range list {
			t.Run(game+"/"+p.Name, func(t *testing.T) {
				rep := p.Check(n)
				switch {
				case rep.Err != nil:
					t.Fatal(rep.Err)
				case rep.First:
					t.Error("always taking the first option solves it")
				case rep.Random*2 >= rep.Tries:
					t.Errorf("%d of %d random tries solve it", rep.Random, rep.Tries)
				case rep.Answers < 1 || rep.Answers > decision:
					t.Errorf("the solution has %d decisions", rep.Answers)
				}
				if len(p.Mistakes) == 0 {
					t.Error("nothing of it looks right and is wrong")
				}
			})
		}
	}
}

// TestShippedTexts: what a player reads is there in both languages, cards
// included, and the first hint does not give the solution away.
func TestShippedTexts(t *testing.T) {
	for _, game := range rules.Games() {
		list, err := Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		titles := map[rules.Words]string{}
		for _, p := range list {
			if other := titles[p.Title]; other != "" {
				t.Errorf("%s and %s have the same title", other, p.Name)
			}
			titles[p.Title] = p.Name
			for _, c := range p.scene.Pos.Cards {
				if c.Name[rules.Japanese] == "" || c.Name[rules.English] == "" {
					t.Errorf("%s: card %s has no name in both languages", p.Name, c.ID)
				}
				for _, w := range told(p, c) {
					for l := range w {
						if strings.Contains(strings.ToLower(p.Hints[0][l]), strings.ToLower(w[l])) {
							t.Errorf("%s: the first hint says %q", p.Name, w[l])
						}
					}
				}
			}
		}
	}
}

// told is what the solution calls a card: its name, and what people call it.
func told(p *Puzzle, c pack.Card) []rules.Words {
	if c.ID == "blank" {
		return nil
	}
	for _, a := range p.answers {
		for _, w := range a.Words {
			w, _, _ = strings.Cut(strings.TrimPrefix(strings.TrimSuffix(w, ","), ">"), "@")
			if p.scene.Called(strings.TrimSuffix(w, "+")) == c.ID {
				ja, en := strings.Fields(c.Name[rules.Japanese]), strings.FieldsFunc(c.Name[rules.English], func(r rune) bool { return r == ',' })
				return []rules.Words{{c.Name[rules.Japanese], c.Name[rules.English]}, {ja[len(ja)-1], en[0]}}
			}
		}
	}
	return nil
}
