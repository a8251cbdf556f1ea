package victoryspark

import "gorin/render/layout"

// The ring stands before the bench, at the battle line. The deck lies at the left, and what
// counts towards ten at the right, from the battle line to the player.

var wide = layout.Mat{
	CardH: 45, CardW: 11.5,
	Frames: []layout.Frame{
		{Zone: "ring", X: 50, Y: 25.5, Scale: 1.04},
		{Zone: "bench-left", X: 34, Y: 75.5, Scale: 1},
		{Zone: "bench-centre", X: 50, Y: 75.5, Scale: 1},
		{Zone: "bench-right", X: 66, Y: 75.5, Scale: 1},
		{Zone: "energy", X: 22.7, Y: 25, W: 23, H: 40, Scale: 0.74},
		{Zone: "surprise", X: 66, Y: 25, Scale: 0.84, Pile: true},
		{Zone: "retire", X: 94, Y: 33, StepY: 0.31, Scale: 0.6, Turn: -1, Places: 10, Span: 54, Badge: true},
		{Zone: "deck", X: 5.4, Y: 25, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 5.4, Y: 74, Scale: 0.84, Pile: true, Badge: true},
	},
}

var tall = layout.Mat{
	CardH: 42, CardW: 16,
	Frames: []layout.Frame{
		{Zone: "ring", X: 50, Y: 24, Scale: 1.04},
		{Zone: "bench-left", X: 27.5, Y: 74, Scale: 0.96},
		{Zone: "bench-centre", X: 50, Y: 74, Scale: 0.96},
		{Zone: "bench-right", X: 72.5, Y: 74, Scale: 0.96},
		{Zone: "energy", X: 21.5, Y: 24, W: 16, H: 34, Scale: 0.72},
		{Zone: "surprise", X: 70, Y: 24, Scale: 0.8, Pile: true},
		{Zone: "retire", X: 93, Y: 33, StepY: 0.3, Scale: 0.56, Turn: -1, Places: 10, Span: 56, Badge: true},
		{Zone: "deck", X: 6.6, Y: 24, Scale: 0.72, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 6.6, Y: 74, Scale: 0.72, Pile: true, Badge: true},
	},
}

// short is for little height.
var short = layout.Mat{
	CardH: 47, CardW: 11.5,
	Frames: []layout.Frame{
		{Zone: "ring", X: 50, Y: 25.5, Scale: 1},
		{Zone: "bench-left", X: 36, Y: 75, Scale: 1},
		{Zone: "bench-centre", X: 50, Y: 75, Scale: 1},
		{Zone: "bench-right", X: 64, Y: 75, Scale: 1},
		{Zone: "energy", X: 22, Y: 25, W: 21, H: 40, Scale: 0.8},
		{Zone: "surprise", X: 64, Y: 25, Scale: 0.9, Pile: true},
		{Zone: "retire", X: 93.5, Y: 41, StepY: 0.3, Scale: 0.6, Turn: -1, Places: 10, Span: 46, Badge: true},
		{Zone: "deck", X: 5, Y: 25, Scale: 0.9, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 5, Y: 75, Scale: 0.9, Pile: true, Badge: true},
	},
}
