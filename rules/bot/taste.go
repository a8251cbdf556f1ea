package bot

import "gorin/rules"

// taste is what a bot thinks of the options of one game: a scorer per kind of
// request, and one for all other kinds.
type taste struct {
	scores map[string]scorer
	any    scorer
}

var tastes = map[string]taste{"weiss": {scores, scoreAny}, "builddivide": {scoresBD, scoreBDAny}}

// scorerOf is the scorer for a request of a game; a game that nobody has a taste for
// is played by what every game has.
func scorerOf(game, request string) scorer {
	t, ok := tastes[game]
	if !ok {
		return scorePlain
	}
	if s := t.scores[request]; s != nil {
		return s
	}
	return t.any
}

// scorePlain does what can be done rather than nothing, to the other player's
// strongest card first and with the bot's own strongest.
func scorePlain(t *table, _ *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "no", "pass", "stop":
		return 0.5
	case "yes", "number", "mode":
		return 1 + float64(o.N)/100
	}
	s := 1.0
	if c := t.card(o); c != nil {
		s += float64(c.Power)/10000 + float64(c.Cost+c.Hit)/20
		if c.Seat != t.me {
			s++
		}
	}
	return s
}
