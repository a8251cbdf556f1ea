package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Reader reads mouse, fingers and keyboard once a tick.
type Reader struct {
	gestures Gestures
	touches  []ebiten.TouchID
	keys     []ebiten.Key
	chars    []rune
	finger   Sample
	quiet    int // ticks in which a mouse that follows a finger is not heard
}

var names = map[ebiten.Key]string{
	ebiten.KeyArrowLeft: "Left", ebiten.KeyArrowRight: "Right", ebiten.KeyArrowUp: "Up", ebiten.KeyArrowDown: "Down",
	ebiten.KeyEnter: "Enter", ebiten.KeyNumpadEnter: "Enter", ebiten.KeySpace: "Space", ebiten.KeyEscape: "Escape",
	ebiten.KeyBackspace: "Backspace", ebiten.KeyTab: "Tab", ebiten.KeyPageUp: "PageUp", ebiten.KeyPageDown: "PageDown", ebiten.KeyHome: "Home", ebiten.KeyEnd: "End",
	ebiten.KeySlash: "?", ebiten.KeyF1: "?",
}

// nameOf is what a key is called: letters by themselves.
func nameOf(k ebiten.Key) (string, bool) {
	if k >= ebiten.KeyA && k <= ebiten.KeyZ {
		return k.String(), true
	}
	name, ok := names[k]
	return name, ok
}

// Read returns the events of this tick; scale is window pixels per logical pixel.
func (r *Reader) Read(scale float64) []Event {
	out := r.gestures.Feed(r.sample(scale))
	if dx, dy := ebiten.Wheel(); dx != 0 || dy != 0 {
		x, y := ebiten.CursorPosition()
		out = append(out, Event{Kind: Wheel, X: float64(x) / scale, Y: float64(y) / scale, DX: dx, DY: dy})
	}
	r.chars = ebiten.AppendInputChars(r.chars[:0])
	for _, c := range r.chars {
		out = append(out, Event{Kind: Type, Name: string(c)})
	}
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyAlt) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		return out // a shortcut of the window or of the desktop
	}
	r.keys = inpututil.AppendJustPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		if name, ok := nameOf(k); ok {
			if ebiten.IsKeyPressed(ebiten.KeyShift) && (name == "Left" || name == "Right") {
				name = "Shift" + name
			}
			out = append(out, Event{Kind: Key, Name: name})
		}
	}
	return out
}

func (r *Reader) sample(scale float64) Sample {
	r.touches = ebiten.AppendTouchIDs(r.touches[:0])
	if len(r.touches) > 0 {
		x, y := ebiten.TouchPosition(r.touches[0])
		r.finger = Sample{X: float64(x) / scale, Y: float64(y) / scale, Down: true, Touch: true, Present: true}
		r.quiet = 40
		return r.finger
	}
	if r.quiet > 0 {
		r.quiet--
		s := r.finger
		s.Down, s.Present = false, false
		return s
	}
	x, y := ebiten.CursorPosition()
	return Sample{
		X: float64(x) / scale, Y: float64(y) / scale, Present: true,
		Down:   ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft),
		Second: inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight),
	}
}
