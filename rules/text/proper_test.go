package text

import "testing"

// Proper words that no table could name, or that could not be said in one language, are refused.
func TestProperWordsFit(t *testing.T) {
	for name, list := range map[string][]Proper{
		"twice":            {{Cat: "work", Ja: Corners, En: Quotes}, {Cat: "work", Ja: Corners, En: Quotes}},
		"without a name":   {{Ja: Corners, En: Quotes}},
		"a number":         {{Cat: "0", Ja: Corners, En: Quotes}},
		"in one language":  {{Cat: "work", Ja: Corners}},
		"of an unknown":    {{Cat: "work", Ja: Corners, En: Quotes, As: "film"}},
		"shared but named": {{Cat: CardName, As: "film"}},
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("such a book is a fault of the program, and is taken")
				}
			}()
			NewLexicon(&Book{Proper: list})
		})
	}
}

// Words of one glossary in other brackets, or in none, are said alike; those of another are not.
func TestGlossaries(t *testing.T) {
	l := NewLexicon(&Book{Proper: []Proper{
		{Cat: "work", Ja: WhiteCorners, En: Quotes}, {Cat: "series", As: "work"}, {Cat: CardName, Ja: WhiteCorners, En: Quotes},
	}})
	l.Add("series", "海の書", "Book of the Sea")
	for cat, want := range map[Cat]string{"work": "Book of the Sea", "series": "Book of the Sea", CardName: "海の書", TraitName: "海の書"} {
		c, ok := l.book.catOf(cat)
		if got := l.say(c, English, "海の書"); !ok || got != want {
			t.Errorf("%s: %s, want %s", cat, got, want)
		}
	}
	name, _ := l.book.catOf(CardName)
	if got := l.book.around(name, Japanese); got != WhiteCorners {
		t.Errorf("names stand in %c%c", got.Open, got.Close)
	}
}
