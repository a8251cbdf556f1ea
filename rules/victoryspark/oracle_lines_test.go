package victoryspark_test

import (
	"flag"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/oracle"
	oracles "gorin/rules/oracle/all"
	"gorin/rules/rulestest/size"
	"gorin/rules/rulestest/watch"
	"gorin/rules/synthetic"
	spark "gorin/rules/victoryspark/synthetic"
)

var lineGames = flag.Int("linegames", 0, "how many games with drawn cards the oracle watches; 0: as many as go with the size of the tests, 12 at most")

// TestOracleOfLines holds every question of games against the book whose cards bear lines that
// are drawn at random.
func TestOracleOfLines(t *testing.T) {
	g, games, asked := spark.Game(), *lineGames, map[string]oracle.Asked{}
	if games == 0 {
		games = size.Of(2, 2, 12)
	}
	for i := range uint64(games) {
		table, err := synthetic.Draw(&g, 1000+i)
		if err != nil {
			t.Fatal(err)
		}
		setup := rules.Setup{Game: table.Game, Seed: i, Cards: table.Cards}
		for seat, name := range []string{"A", "B"} {
			setup.Seats = append(setup.Seats, rules.SeatSetup{Name: name, Deck: table.Decks[seat]})
		}
		m, err := rules.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		o := oracles.Of(m)
		bots := []bot.Bot{bot.Random(i), bot.Rarest(i, m.Catalogue(), bot.NewPicked())}
		for range 300 { // some games go on for long
			if err := o.Look(m); err != nil {
				t.Errorf("game %d: after %d answers: %v", i, len(m.Moves()), err)
				break
			}
			q := m.Pending()
			if q == nil {
				break
			}
			if err := m.Answer(q.Seq, bots[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
				t.Fatal(err)
			}
		}
		o.AddTo(asked)
	}
	watch.Report(t, "victoryspark", asked, 100)
}
