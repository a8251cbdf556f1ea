package rebirth

import (
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// most is the retired cards with which a player loses (1.2.2.1).
const most = 7

// score is the retired cards: with the seventh their player has lost (1.2.2.1). Where a team
// counts together (12.10.3.1) the plate says how far the team is.
var score = skin.Score{
	Zone: "retire", Words: "retired-n",
	Low: func(*rules.PlayerView) int { return 2 },
	State: func(p *rules.PlayerView) skin.State {
		retired, loses := p.Values.Number("retired"), most
		words := "retired-"
		var args []any
		if n := p.Values.Number("loses-at"); n > most {
			retired, loses, words = p.Values.Number("counted"), n, "team-"
			args = []any{retired, loses}
		}
		switch {
		case retired >= loses: // has lost with the next check
			return skin.State{Words: words + "all", Args: args, Plate: theme.Vermilion, Ink: theme.White}
		case retired == loses-1:
			return skin.State{Words: words + "last", Args: args, Plate: theme.Vermilion, Ink: theme.White}
		case retired >= loses-2*loses/most:
			return skin.State{Words: words + "near", Args: args, Plate: theme.Vermilion, Ink: theme.White}
		}
		return skin.State{Words: words + "far", Args: args, Plate: theme.RGB(0x4A2458), Ink: theme.White}
	},
	Room: theme.Alpha(theme.RGB(0x4A2458), 0.14), Last: theme.Alpha(theme.Vermilion, 0.34),
}

// purse is the energy: any card that stands there pays one (5.14).
var purse = skin.Purse{
	Purse: session.Purse{
		Zone: "energy", Hand: "hand",
		Wants:  func(*rules.CardView, func(string, int)) {},
		Shades: func(*rules.CardView) []string { return nil },
	},
	Words: "energy-n",
	On:    true,
	Left:  func(*rules.PlayerView) int { return 0 },
}
