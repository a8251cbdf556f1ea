package luckandlogic

import (
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// score is the gates that have not been destroyed: with the last of them their player has lost (1.2.2.1).
var score = skin.Score{
	Zone: "stock", Value: "gates", Words: "gates-n",
	Low: func(*rules.PlayerView) int { return 0 },
	State: func(p *rules.PlayerView) skin.State {
		switch n := p.Values.Number("gates"); {
		case n == 0: // has lost with the next check
			return skin.State{Words: "gates-none", Plate: theme.Vermilion, Ink: theme.White}
		case n == 1:
			return skin.State{Words: "gates-last", Plate: theme.Vermilion, Ink: theme.White}
		case n == 2:
			return skin.State{Words: "gates-near", Plate: theme.Vermilion, Ink: theme.White}
		}
		return skin.State{Words: "gates-far", Plate: theme.RGB(0x1F5560), Ink: theme.White}
	},
}

// gauge is the refresh points: with the second their player has lost (1.2.2.2).
var gauge = []skin.Gauge{{Zone: "refresh", Full: 2, Near: 1, Mark: rules.Words{"点", "R"}, On: true}}

// purse is the level cards: those that stand can be rested for a level boost (5.15).
var purse = skin.Purse{
	Purse: session.Purse{
		Zone: "level", Hand: "hand",
		Wants:  func(*rules.CardView, func(string, int)) {},
		Shades: func(*rules.CardView) []string { return nil },
	},
	Words: "standing-n",
	On:    true,
	Left:  func(*rules.PlayerView) int { return 0 },
}
