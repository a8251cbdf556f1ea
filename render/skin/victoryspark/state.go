package victoryspark

import (
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// score is the retired cards: with the tenth their player has lost (1.2.2.1).
var score = skin.Score{
	Zone: "retire", Words: "retired-n",
	Low: func(*rules.PlayerView) int { return 3 },
	State: func(p *rules.PlayerView) skin.State {
		switch n := p.Values.Number("retired"); {
		case n >= 10: // has lost, unless an ability that waits holds it off (1.2.2)
			return skin.State{Words: "retired-all", Plate: theme.Vermilion, Ink: theme.White}
		case n == 9:
			return skin.State{Words: "retired-last", Plate: theme.Vermilion, Ink: theme.White}
		case n >= 7:
			return skin.State{Words: "retired-near", Plate: theme.Vermilion, Ink: theme.White}
		}
		return skin.State{Words: "retired-far", Plate: theme.RGB(0x24324F), Ink: theme.White}
	},
	Room: theme.Alpha(theme.RGB(0x24324F), 0.16), Last: theme.Alpha(theme.Vermilion, 0.34),
}

// purse is the energy. Which of it pays is not asked, for nobody may know the cards (3.4.2).
var purse = skin.Purse{
	Purse: session.Purse{
		Zone: "energy", Hand: "hand",
		Wants:  func(*rules.CardView, func(string, int)) {},
		Shades: func(*rules.CardView) []string { return nil },
	},
	Words: "energy-n",
	Left:  func(*rules.PlayerView) int { return 0 },
}
