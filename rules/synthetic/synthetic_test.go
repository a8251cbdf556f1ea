package synthetic

import "testing"

// Games with cards of random lines come to their ends, or as far as they are played, and
// nothing breaks; their lines are read as what they were printed from.
func TestTables(t *testing.T) {
	tables, games := uint64(6), 3
	if testing.Short() {
		tables = 2
	}
	for _, key := range Known() {
		for seed := uint64(1); seed <= tables; seed++ {
			try(t, key, seed, Options{Games: games})
		}
		if !testing.Short() {
			try(t, key, 1, Options{Games: 1, Verify: true})
		}
	}
}

func try(t *testing.T, key string, seed uint64, o Options) {
	t.Helper()
	table, err := Draw(key, seed)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range table.Wrong {
		t.Errorf("%s: table %d: %v", key, seed, w)
	}
	r := table.Play(o)
	for _, f := range r.Finds {
		t.Errorf("%s: table %d: game %d: %s\n%s", key, seed, f.Game, f.What, f.Stack)
	}
	if r.Games != o.Games || r.Decisions == 0 || table.Lines == 0 {
		t.Errorf("%s: table %d: %+v", key, seed, r)
	}
}

// Cards among which no deck is legal, by names that rules give them (1407-3), are drawn anew.
func TestNoLegalDeck(t *testing.T) {
	if _, err := Draw("builddivide", 330957); err != nil {
		t.Fatal(err)
	}
}

// What games reach is counted, whatever their lines are compiled to.
func TestReached(t *testing.T) {
	table, err := Draw("weiss", 360001)
	if err != nil {
		t.Fatal(err)
	}
	reached := 0
	for _, x := range table.Play(Options{Games: 2, Reach: true}).Reached {
		if x.N > 0 {
			reached++
		}
	}
	if reached < 100 {
		t.Errorf("%d things were reached", reached)
	}
}

// Who has the same numbers as another card has those that it has now, also when that has
// changed its shape (524-2).
func TestSameNumbersNow(t *testing.T) {
	try(t, "builddivide", 400283, Options{Games: 1, First: 12})
}

// A command that makes a copy is worth something to the computer player when it lies on top
// itself.
func TestCopyOfCopies(t *testing.T) { try(t, "builddivide", 400442, Options{Games: 1, First: 17}) }

// A table is the same whenever it is drawn.
func TestDrawnAgain(t *testing.T) {
	for _, key := range Known() {
		a, err := Draw(key, 7)
		if err != nil {
			t.Fatal(err)
		}
		b, err := Draw(key, 7)
		if err != nil {
			t.Fatal(err)
		}
		if a.Lines != b.Lines || a.Cards[3].Lines[0] != b.Cards[3].Lines[0] {
			t.Errorf("%s: %d and %d lines", key, a.Lines, b.Lines)
		}
	}
	if _, err := Draw("chess", 1); err == nil {
		t.Error("cards of a game that is not known were drawn")
	}
}
