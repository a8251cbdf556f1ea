package builddivide

import (
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// score is the life: yellow, and red for the last ones (407-4).
var score = skin.Score{
	Zone: "life", Words: "life-n",
	Low: func(p *rules.PlayerView) int { return p.Values.Number("red") },
	State: func(p *rules.PlayerView) skin.State {
		if p.Values.Is("in-red") {
			return skin.State{Words: "red-zone", Plate: theme.Vermilion, Ink: theme.White}
		}
		return skin.State{Words: "yellow-zone", Plate: theme.RGB(0xE0B12A), Ink: theme.Ink}
	},
	Room: theme.Alpha(theme.RGB(0xD9A514), 0.28), Last: theme.Alpha(theme.Vermilion, 0.34),
}

// purse is the energy.
var purse = skin.Purse{
	Purse: session.Purse{Ask: "pay-energy", Zone: "energy", Hand: "hand", Wants: wants, Shades: shades},
	Words: "energy-n", Colours: order,
	Left: func(p *rules.PlayerView) int { return p.Values.Number("energy-left") },
}

// wants says how much of which colour a card costs.
func wants(c *rules.CardView, add func(colour string, n int)) {
	n := needsOf(c)
	for i, colour := range order {
		add(colour, n[i])
	}
}

// shades are the colours in which a card pays.
func shades(c *rules.CardView) []string { return c.Now.Set(at().colours) }

// source is the damage that a buster deals.
func source(p *rules.PacketView) rules.Words {
	if p.Kind == "buster" {
		return triggerIcons["buster"].Name
	}
	return rules.Words{}
}
