package bot

import (
	"slices"

	"gorin/rules"
	"gorin/rules/value"
)

// Taste is what a bot thinks of the options of one game.
type Taste interface {
	// Look turns to the table as it lies now, before a kind of request.
	Look(request string)
	// Score says what an option is worth; what is worth nothing or less is left
	// out unless the request wants more picks.
	Score(r *rules.Request, o *rules.Option) float64
}

// Tastes gives the taste for a game, made for a table; nil for a game that nobody has a
// taste for, which is played by what every game has.
type Tastes func(game string, t *Table) Taste

// plain does what can be done rather than nothing, to another team's
// strongest card first and with the bot's own strongest: a card is as strong as its
// numbers are near the largest that there may be.
type plain struct {
	*Table
	numbers []number
}

// number is where a number stands in views, and how large it may be.
type number struct {
	at   rules.Column
	most int
}

func plainTaste(game string, t *Table) Taste {
	p := plain{Table: t}
	for _, d := range rules.Declared(game) {
		if d.Shape == value.Number && rules.ColumnOf(game, d.Key) != value.NoColumn {
			p.numbers = append(p.numbers, number{rules.ColumnOf(game, d.Key), d.Most})
		}
	}
	return p
}

func (plain) Look(string) {}

func (t plain) Score(_ *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "no", "pass", "stop":
		return 0.5
	case "yes", "number", "mode":
		return 1 + float64(o.N)/100
	}
	s := 1.0
	if c := t.Of(o); c != nil {
		for _, n := range t.numbers {
			s += float64(c.Now.Num(n.at)) / float64(n.most) / float64(len(t.numbers))
		}
		if slices.Contains(t.Foes(), c.Seat) {
			s++
		}
	}
	return s
}

// Yes is the score of a taste that takes what is offered.
func Yes(o *rules.Option) float64 {
	if o.Kind == "yes" {
		return 1
	}
	return 0.5
}

// More is the score of a taste that goes on with "up to" as far as it goes.
func More(o *rules.Option) float64 {
	if o.Kind == "stop" || o.Kind == "no" || o.Kind == "pass" {
		return 0.5
	}
	return 1
}
