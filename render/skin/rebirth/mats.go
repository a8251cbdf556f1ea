package rebirth

import "gorin/render/layout"

// The entry stands before the members, at the battle line. What counts towards seven lies at the
// left, from the battle line to the player; memory, deck and waiting room at the right, as on the
// mats of the games that players know.

var wide = layout.Mat{
	CardH: 45, CardW: 11.2,
	Frames: []layout.Frame{
		{Zone: "soul-entry", X: 51.6, Y: 28.5, Scale: 0.98, Pile: true, Under: "entry"},
		{Zone: "soul-left", X: 35.6, Y: 78, Scale: 0.96, Pile: true, Under: "member-left"},
		{Zone: "soul-centre", X: 51.6, Y: 78, Scale: 0.96, Pile: true, Under: "member-centre"},
		{Zone: "soul-right", X: 67.6, Y: 78, Scale: 0.96, Pile: true, Under: "member-right"},
		{Zone: "entry", X: 50, Y: 25.5, Scale: 1.04},
		{Zone: "member-left", X: 34, Y: 75, Scale: 1},
		{Zone: "member-centre", X: 50, Y: 75, Scale: 1},
		{Zone: "member-right", X: 66, Y: 75, Scale: 1},
		{Zone: "retire", X: 6.4, Y: 35, StepY: 0.36, Scale: 0.64, Turn: -1, Places: 7, Span: 50, Badge: true},
		{Zone: "energy", X: 26.8, Y: 25, W: 29, H: 44, Scale: 0.47, Lines: 2},
		{Zone: "set", X: 71.5, Y: 25, W: 24, H: 40, Scale: 0.84},
		{Zone: "memory", X: 94, Y: 15, Scale: 0.58, Turn: -1, Pile: true, Badge: true},
		{Zone: "deck", X: 94, Y: 46, Scale: 0.7, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 94, Y: 80, Scale: 0.7, Pile: true, Badge: true},
	},
}

var tall = layout.Mat{
	CardH: 42, CardW: 16,
	Frames: []layout.Frame{
		{Zone: "soul-entry", X: 51.8, Y: 27, Scale: 0.98, Pile: true, Under: "entry"},
		{Zone: "soul-left", X: 29.3, Y: 77, Scale: 0.92, Pile: true, Under: "member-left"},
		{Zone: "soul-centre", X: 51.8, Y: 77, Scale: 0.92, Pile: true, Under: "member-centre"},
		{Zone: "soul-right", X: 74.3, Y: 77, Scale: 0.92, Pile: true, Under: "member-right"},
		{Zone: "entry", X: 50, Y: 24, Scale: 1.04},
		{Zone: "member-left", X: 27.5, Y: 74, Scale: 0.96},
		{Zone: "member-centre", X: 50, Y: 74, Scale: 0.96},
		{Zone: "member-right", X: 72.5, Y: 74, Scale: 0.96},
		{Zone: "retire", X: 7.5, Y: 35, StepY: 0.36, Scale: 0.6, Turn: -1, Places: 7, Span: 52, Badge: true},
		{Zone: "energy", X: 29.2, Y: 24, W: 21.2, H: 42, Scale: 0.46, Lines: 2},
		{Zone: "set", X: 73, Y: 24, W: 22, H: 34, Scale: 0.76},
		{Zone: "memory", X: 93, Y: 14, Scale: 0.56, Turn: -1, Pile: true, Badge: true},
		{Zone: "deck", X: 93, Y: 46, Scale: 0.66, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 93, Y: 80, Scale: 0.66, Pile: true, Badge: true},
	},
}

// short is for little height.
var short = layout.Mat{
	CardH: 47, CardW: 11.2,
	Frames: []layout.Frame{
		{Zone: "soul-entry", X: 51.4, Y: 28, Scale: 0.94, Pile: true, Under: "entry"},
		{Zone: "soul-left", X: 37.4, Y: 77.5, Scale: 0.94, Pile: true, Under: "member-left"},
		{Zone: "soul-centre", X: 51.4, Y: 77.5, Scale: 0.94, Pile: true, Under: "member-centre"},
		{Zone: "soul-right", X: 65.4, Y: 77.5, Scale: 0.94, Pile: true, Under: "member-right"},
		{Zone: "entry", X: 50, Y: 25.5, Scale: 1},
		{Zone: "member-left", X: 36, Y: 75, Scale: 1},
		{Zone: "member-centre", X: 50, Y: 75, Scale: 1},
		{Zone: "member-right", X: 64, Y: 75, Scale: 1},
		{Zone: "retire", X: 6.5, Y: 46, StepY: 0.36, Scale: 0.6, Turn: -1, Places: 7, Span: 41, Badge: true},
		{Zone: "energy", X: 29, Y: 25.5, W: 24, H: 51, Scale: 0.53, Lines: 2},
		{Zone: "set", X: 71.5, Y: 25, W: 23, H: 40, Scale: 0.84},
		{Zone: "memory", X: 93.5, Y: 17, Scale: 0.6, Turn: -1, Pile: true, Badge: true},
		{Zone: "deck", X: 93.5, Y: 49, Scale: 0.58, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 93.5, Y: 83, Scale: 0.58, Pile: true, Badge: true},
	},
}
