package builddivide

import "gorin/render/layout"

var wide = layout.Mat{
	CardH: 45, CardW: 11.5,
	Frames: []layout.Frame{
		{Zone: "life", X: 5, Y: 88, StepY: -0.5, Scale: 0.6, Turn: -1, Places: 10, Span: 76, Badge: true},
		{Zone: "field", X: 44, Y: 27, W: 63, H: 51, Scale: 1, Shared: true},
		{Zone: "energy", X: 39, Y: 79.5, W: 53, H: 35, Scale: 0.72},
		{Zone: "territory", X: 83, Y: 29, Scale: 0.92, W: 13.5, H: 51},
		{Zone: "deck", X: 95, Y: 25, Scale: 0.76, Pile: true, Badge: true},
		{Zone: "graveyard", X: 95, Y: 76, Scale: 0.76, Pile: true, Badge: true},
		{Zone: "d-deck", X: 79.5, Y: 81, Scale: 0.6, Pile: true, Badge: true},
		{Zone: "removed", X: 87, Y: 81, Scale: 0.6, Pile: true, Badge: true},
	},
}

var tall = layout.Mat{
	CardH: 38, CardW: 15.5,
	Frames: []layout.Frame{
		{Zone: "life", X: 6.5, Y: 90, StepY: -0.5, Scale: 0.58, Turn: -1, Places: 10, Span: 78, Badge: true},
		{Zone: "field", X: 46, Y: 24, W: 63, H: 46, Scale: 1, Shared: true},
		{Zone: "energy", X: 40, Y: 73, W: 51, H: 34, Scale: 0.8},
		{Zone: "territory", X: 86.5, Y: 20, Scale: 0.86, W: 17, H: 38},
		{Zone: "deck", X: 82.7, Y: 58, Scale: 0.68, Pile: true, Badge: true},
		{Zone: "graveyard", X: 94, Y: 58, Scale: 0.68, Pile: true, Badge: true},
		{Zone: "d-deck", X: 82.7, Y: 87, Scale: 0.56, Pile: true, Badge: true},
		{Zone: "removed", X: 94, Y: 87, Scale: 0.56, Pile: true, Badge: true},
	},
}
