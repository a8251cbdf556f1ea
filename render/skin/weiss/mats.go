package weiss

import "gorin/render/layout"

var wide = layout.Mat{
	CardH: 34, CardW: 10.5,
	Frames: []layout.Frame{
		{Zone: "marker-front-left", X: 36.6, Y: 21.5, Scale: 0.96, Pile: true, Under: "front-left"},
		{Zone: "marker-front-centre", X: 51.6, Y: 21.5, Scale: 0.96, Pile: true, Under: "front-centre"},
		{Zone: "marker-front-right", X: 66.6, Y: 21.5, Scale: 0.96, Pile: true, Under: "front-right"},
		{Zone: "marker-back-left", X: 44.1, Y: 57, Scale: 0.96, Pile: true, Under: "back-left"},
		{Zone: "marker-back-right", X: 59.1, Y: 57, Scale: 0.96, Pile: true, Under: "back-right"},
		{Zone: "front-left", X: 35, Y: 18.5, Scale: 1},
		{Zone: "front-centre", X: 50, Y: 18.5, Scale: 1},
		{Zone: "front-right", X: 65, Y: 18.5, Scale: 1},
		{Zone: "back-left", X: 42.5, Y: 54, Scale: 1},
		{Zone: "back-right", X: 57.5, Y: 54, Scale: 1},
		{Zone: "climax", X: 21, Y: 49, Scale: 0.92, Turn: -1},
		{Zone: "level", X: 21, Y: 86, StepY: -0.24, Scale: 0.78, Turn: -1, Places: 3, Span: 24},
		{Zone: "clock", X: 34.5, Y: 86.5, StepX: 0.62, Scale: 0.74, Places: 6, Span: 30},
		{Zone: "stock", X: 6.5, Y: 44, StepY: 0.17, Scale: 0.7, Turn: -1, Places: 4, Span: 43, Badge: true},
		{Zone: "memory", X: 90.5, Y: 11.5, StepX: -0.3, Scale: 0.62, Turn: -1, Span: 8, Badge: true},
		{Zone: "deck", X: 90.5, Y: 38, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 90.5, Y: 75, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "resolution", X: 10, Y: 16.5, StepX: 0.6, Scale: 0.88, Span: 12},
	},
}

var tall = layout.Mat{
	CardH: 31, CardW: 13.5,
	Frames: []layout.Frame{
		{Zone: "marker-front-left", X: 33.8, Y: 20, Scale: 0.96, Pile: true, Under: "front-left"},
		{Zone: "marker-front-centre", X: 52.8, Y: 20, Scale: 0.96, Pile: true, Under: "front-centre"},
		{Zone: "marker-front-right", X: 71.8, Y: 20, Scale: 0.96, Pile: true, Under: "front-right"},
		{Zone: "marker-back-left", X: 43.3, Y: 54, Scale: 0.96, Pile: true, Under: "back-left"},
		{Zone: "marker-back-right", X: 62.3, Y: 54, Scale: 0.96, Pile: true, Under: "back-right"},
		{Zone: "front-left", X: 32, Y: 17, Scale: 1},
		{Zone: "front-centre", X: 51, Y: 17, Scale: 1},
		{Zone: "front-right", X: 70, Y: 17, Scale: 1},
		{Zone: "back-left", X: 41.5, Y: 51, Scale: 1},
		{Zone: "back-right", X: 60.5, Y: 51, Scale: 1},
		{Zone: "climax", X: 22.5, Y: 51, Scale: 0.8, Turn: -1},
		{Zone: "level", X: 22.5, Y: 88, StepY: -0.24, Scale: 0.72, Turn: -1, Places: 3, Span: 20},
		{Zone: "clock", X: 37, Y: 84, StepX: 0.6, Scale: 0.78, Places: 6, Span: 31.5},
		{Zone: "stock", X: 7, Y: 42, StepY: 0.16, Scale: 0.64, Turn: -1, Places: 4, Span: 46, Badge: true},
		{Zone: "memory", X: 90, Y: 10.5, StepX: -0.3, Scale: 0.6, Turn: -1, Span: 6, Badge: true},
		{Zone: "deck", X: 91, Y: 38, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 91, Y: 77, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "resolution", X: 9, Y: 15, StepX: 0.55, Scale: 0.85, Span: 14},
	},
}

// short is for little height: the back row stands in the gaps of the front row
// and a little behind it, so that all cards can be larger.
var short = layout.Mat{
	CardH: 40, CardW: 9,
	Frames: []layout.Frame{
		{Zone: "marker-front-left", X: 31, Y: 25.5, Scale: 0.96, Pile: true, Under: "front-left"},
		{Zone: "marker-front-centre", X: 51.5, Y: 25.5, Scale: 0.96, Pile: true, Under: "front-centre"},
		{Zone: "marker-front-right", X: 72, Y: 25.5, Scale: 0.96, Pile: true, Under: "front-right"},
		{Zone: "marker-back-left", X: 41.2, Y: 49.5, Scale: 0.96, Pile: true, Under: "back-left"},
		{Zone: "marker-back-right", X: 61.8, Y: 49.5, Scale: 0.96, Pile: true, Under: "back-right"},
		{Zone: "front-left", X: 29.5, Y: 22.5, Scale: 1},
		{Zone: "front-centre", X: 50, Y: 22.5, Scale: 1},
		{Zone: "front-right", X: 70.5, Y: 22.5, Scale: 1},
		{Zone: "back-left", X: 39.7, Y: 46.5, Scale: 1},
		{Zone: "back-right", X: 60.3, Y: 46.5, Scale: 1},
		{Zone: "climax", X: 18.5, Y: 31, Scale: 0.88, Turn: -1},
		{Zone: "level", X: 18.5, Y: 86, StepY: -0.24, Scale: 0.78, Turn: -1, Places: 3, Span: 24},
		{Zone: "clock", X: 34, Y: 84, StepX: 0.7, Scale: 0.7, Places: 6, Span: 27},
		{Zone: "stock", X: 6.5, Y: 54, StepY: 0.15, Scale: 0.68, Turn: -1, Places: 4, Span: 33, Badge: true},
		{Zone: "memory", X: 90.5, Y: 12, StepX: -0.3, Scale: 0.62, Turn: -1, Span: 6, Badge: true},
		{Zone: "deck", X: 90.5, Y: 41.5, Scale: 0.92, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 90.5, Y: 80, Scale: 0.92, Pile: true, Badge: true},
		{Zone: "resolution", X: 6.5, Y: 22, StepX: 0.4, Scale: 0.94, Span: 5},
	},
}
