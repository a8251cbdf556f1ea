package luckandlogic

import "gorin/render/layout"

// Each circle lies over its gate, whose edge looks out before it: which way up it lies is the score
// (4.2, 4.3). Stock grows towards the player at the left, as the book lays it (4.8.1.2.1), with the level
// cards beside it; deck and drop zone lie at the right.

// field is the circles and gates of a mat, and the souls beside them: the columns, the rows and how large the
// cards are.
func field(x [3]float64, y [2]float64, scale, out float64) (frames []layout.Frame) {
	keys := [2][3]string{{"front-left", "front-centre", "front-right"}, {"back-left", "back-centre", "back-right"}}
	for row, line := range keys {
		for i, key := range line {
			frames = append(frames, layout.Frame{Zone: "gate-" + key, X: x[i], Y: y[row] - out, Scale: scale * 0.97, Pile: true, Under: key})
		}
	}
	for row, line := range keys {
		for i, key := range line {
			frames = append(frames, layout.Frame{Zone: key, X: x[i], Y: y[row], Scale: scale})
		}
	}
	return frames
}

var wide = layout.Mat{
	CardH: 44, CardW: 11,
	Frames: append(field([3]float64{35.2, 50, 64.8}, [2]float64{27, 76}, 0.93, 4),
		layout.Frame{Zone: "stock", X: 4.6, Y: 32, StepY: 0.2, Span: 46, Scale: 0.62, Badge: true},
		layout.Frame{Zone: "battle", X: 18.4, Y: 25, W: 18, H: 42, Scale: 0.66},
		layout.Frame{Zone: "level", X: 18.4, Y: 76, W: 18, H: 42, Scale: 0.66},
		layout.Frame{Zone: "intercept", X: 78.4, Y: 25, W: 11.4, H: 42, Scale: 0.6},
		layout.Frame{Zone: "paradox", X: 88, Y: 25, Scale: 0.6, Pile: true, Badge: true},
		layout.Frame{Zone: "soul", X: 75, Y: 76, Scale: 0.52, Pile: true, Badge: true},
		layout.Frame{Zone: "my-logicalist", X: 82, Y: 66, Scale: 0.46, Pile: true},
		layout.Frame{Zone: "tools", X: 82, Y: 89, Scale: 0.42, Pile: true, Badge: true},
		layout.Frame{Zone: "refresh", X: 88.2, Y: 66, Scale: 0.42, Pile: true},
		layout.Frame{Zone: "remove", X: 88.2, Y: 89, Scale: 0.42, Pile: true, Badge: true},
		layout.Frame{Zone: "deck", X: 95.2, Y: 25, Scale: 0.66, Pile: true, Badge: true},
		layout.Frame{Zone: "drop", X: 95.2, Y: 76, Scale: 0.66, Pile: true, Badge: true},
	),
}

var tall = layout.Mat{
	CardH: 42, CardW: 15,
	Frames: append(field([3]float64{31.8, 50, 68.2}, [2]float64{27, 76}, 0.84, 4),
		layout.Frame{Zone: "stock", X: 5.4, Y: 30, StepY: 0.2, Span: 46, Scale: 0.56, Badge: true},
		layout.Frame{Zone: "battle", X: 16.6, Y: 25, W: 11.4, H: 40, Scale: 0.52},
		layout.Frame{Zone: "level", X: 16.6, Y: 76, W: 11.4, H: 40, Scale: 0.46},
		layout.Frame{Zone: "intercept", X: 81, Y: 18, W: 9, H: 30, Scale: 0.5},
		layout.Frame{Zone: "paradox", X: 81, Y: 47, Scale: 0.44, Pile: true, Badge: true},
		layout.Frame{Zone: "soul", X: 81, Y: 70, Scale: 0.42, Pile: true, Badge: true},
		layout.Frame{Zone: "my-logicalist", X: 81, Y: 90.5, Scale: 0.39, Pile: true},
		layout.Frame{Zone: "tools", X: 88.2, Y: 90.5, Scale: 0.39, Pile: true, Badge: true},
		layout.Frame{Zone: "refresh", X: 88.2, Y: 70, Scale: 0.39, Pile: true},
		layout.Frame{Zone: "remove", X: 88.2, Y: 47, Scale: 0.39, Pile: true, Badge: true},
		layout.Frame{Zone: "deck", X: 94.6, Y: 24, Scale: 0.56, Pile: true, Badge: true},
		layout.Frame{Zone: "drop", X: 95, Y: 86, Scale: 0.5, Pile: true, Badge: true},
	),
}

// short is for little height.
var short = layout.Mat{
	CardH: 46, CardW: 10.4,
	Frames: append(field([3]float64{37.6, 50, 62.4}, [2]float64{26.5, 76}, 0.93, 3),
		layout.Frame{Zone: "stock", X: 5, Y: 40, StepY: 0.2, Span: 40, Scale: 0.62, Badge: true},
		layout.Frame{Zone: "battle", X: 19.8, Y: 25, W: 20, H: 46, Scale: 0.66},
		layout.Frame{Zone: "level", X: 19.8, Y: 76, W: 20, H: 46, Scale: 0.66},
		layout.Frame{Zone: "intercept", X: 77, Y: 25, W: 14, H: 46, Scale: 0.64},
		layout.Frame{Zone: "paradox", X: 88, Y: 25, Scale: 0.58, Pile: true, Badge: true},
		layout.Frame{Zone: "soul", X: 74, Y: 76, Scale: 0.56, Pile: true, Badge: true},
		layout.Frame{Zone: "my-logicalist", X: 81, Y: 63, Scale: 0.46, Pile: true},
		layout.Frame{Zone: "tools", X: 81, Y: 88, Scale: 0.46, Pile: true, Badge: true},
		layout.Frame{Zone: "refresh", X: 88, Y: 63, Scale: 0.46, Pile: true},
		layout.Frame{Zone: "remove", X: 88, Y: 88, Scale: 0.46, Pile: true, Badge: true},
		layout.Frame{Zone: "deck", X: 95, Y: 25, Scale: 0.62, Pile: true, Badge: true},
		layout.Frame{Zone: "drop", X: 95, Y: 76, Scale: 0.62, Pile: true, Badge: true},
	),
}
