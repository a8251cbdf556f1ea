// Package reading shows printed cards on pages that are about cards and not about a match: their
// pictures, and what is understood of their texts. It must not know the pages, nor the table.
package reading

import (
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// Faces are the faces of some cards, by number, made when they are first drawn.
type Faces map[int]*paint.Face

// Face is a face of a game under a number of its own.
func (f Faces) Face(game string, n int, p *rules.Printed, l rules.Lang) *paint.Face {
	face := f[n]
	if face == nil {
		made := skins.For(game).Face(p, l)
		made.Print = n
		face = &made
		f[n] = face
	}
	return face
}

// least is the height from which the numbers on a card can be read.
const least = 98.0

// Look is a card as it is printed, where the pose says. One that is printed to be read lying lies
// across, as high as the pose is wide.
func Look(game string, face *paint.Face, p *rules.Printed, l rules.Lang, pose layout.Pose) paint.Look {
	if face.Across() {
		pose.Turns, pose.H = -1, pose.H*0.86
	}
	out := paint.Look{Face: face, Pose: pose}
	v := rules.CardView{Now: rules.RowOf(game, p.Values)}
	skins.For(game).Look(&out, p, &v, skin.At{Loose: true, Lang: l})
	if pose.H < least {
		out.Values, out.Fight = false, false
	}
	return out
}
