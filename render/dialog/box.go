package dialog

import (
	"math"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// Box is a question or a message over the scene; nothing else can be done until it is
// answered.
type Box struct {
	Title, Text string
	Pairs       []Pair // below the text, side by side
	Bar         bool   // shows how much of something is done:
	Part        float64
	Wrong       bool  // tells of an error
	Write       *Line // what the player writes, or nil
	Answers     []Answer
}

// Line is a line that the player writes into a dialog.
type Line struct {
	Value string
	Most  int // letters
}

// set is the line as it would be, as long as it may be.
func (w *Line) set(s string) {
	if r := []rune(s); len(r) > w.Most {
		s = string(r[:w.Most])
	}
	w.Value = s
}

// Answer is a button of a dialog.
type Answer struct {
	Act, Value, Label string
	Manner            widget.Manner
	Do                func() // nil: the dialog only ends
}

// Client is what shows a dialog.
type Client interface {
	C() *paint.Canvas
	UI() *widget.UI
	Size() layout.Rect
	Lang() rules.Lang
}

// Do carries out an act: what was answered, if it is an answer, and whether the act is the
// dialog's own.
func (d *Box) Do(act, value string) (x *Answer, mine bool) {
	if d.Write != nil && d.doWrite(act, value) {
		return nil, true
	}
	if act == "key" {
		switch value {
		case "Enter":
			act, value = d.Answers[0].Act, d.Answers[0].Value
		case "Escape":
			last := d.Answers[len(d.Answers)-1]
			act, value = last.Act, last.Value
		}
	}
	for i := range d.Answers {
		if x := &d.Answers[i]; x.Act == act && x.Value == value && x.Manner != widget.Off {
			return x, true
		}
	}
	return nil, act != "language" && act != "look"
}

// doWrite takes what is written.
func (d *Box) doWrite(act, value string) bool {
	w := d.Write
	switch {
	case act == "type":
		w.set(w.Value + value)
	case act == "set" && strings.HasPrefix(value, "line="):
		w.set(strings.TrimPrefix(value, "line="))
	case act == "key" && value == "Backspace":
		if r := []rune(w.Value); len(r) > 0 {
			w.Value = string(r[:len(r)-1])
		}
	default:
		return false
	}
	return true
}

// Draw draws the dialog over the scene. One in which the player writes is only a shade
// where the page has a field for that.
func (d *Box) Draw(cl Client, field bool) {
	c, ui, size := cl.C(), cl.UI(), cl.Size()
	ui.Modal()
	c.Fill(size, theme.Alpha(theme.Ink, 0.45))
	if d.Write != nil && field {
		return
	}
	w := math.Min(460, size.W-24)
	if len(d.Pairs) > 0 {
		w = math.Min(820, size.W-24)
	}
	inner := w - 44
	wide := 0.0
	for _, x := range d.Answers {
		wide += c.Width(x.Label, theme.Normal, false) + 36
	}
	stacked := wide > inner || len(d.Answers) > 3
	each := max(34, ui.Touch)
	buttons, step := each+2, min(each+6, (size.H-126)/float64(len(d.Answers)))
	if stacked {
		buttons = step * float64(len(d.Answers))
	}
	bold := cl.Lang() == rules.English // there are no bold kanji
	head := c.BlockHeight(d.Title, inner, theme.Large, bold)
	room := inner
	if len(d.Pairs) > 0 { // beside them stands a bar for scrolling
		room -= 10
	}
	words := c.BlockHeight(d.Text, room, theme.Normal+1, false)
	body := words + pairsHeight(c, d.Pairs, room)
	if d.Bar {
		body += 22
	}
	if d.Write != nil {
		body += writeRow
	}
	high := 31 + head + body + 22 + buttons + 18
	r := size.Mid(w, math.Min(high, size.H-16))
	c.Sheet(r)
	clr := theme.Ink
	if d.Wrong {
		clr = theme.Vermilion
		c.Fill(layout.Rect{X: r.X, Y: r.Y + 8, W: 4, H: r.H - 16}, theme.Vermilion)
	}
	in := r.InsetXY(22, 18)
	c.Block(d.Title, in, paint.Style{Size: theme.Large, Ink: clr, Bold: bold})
	_, text := in.Top(head + 9)
	text.H -= buttons
	ui.Scroll("dialog", text, body, false, func(text layout.Rect) {
		text.W = room
		c.Block(d.Text, text, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
		drawPairs(c, d.Pairs, layout.Rect{X: text.X, Y: text.Y + words + 10, W: room})
		if d.Bar {
			line := layout.Rect{X: text.X, Y: text.Y + words + 10, W: inner, H: 8}
			c.Round(line, 4, theme.PaperDark)
			line.W *= min(1, d.Part)
			c.Round(line, 4, theme.Indigo)
		}
		if d.Write != nil {
			d.Write.draw(c, layout.Rect{X: text.X, Y: text.Y + words + 8, W: inner - 2, H: writeRow - 12})
		}
	})
	x, y := in.Right(), in.Bottom()-each
	for i, b := range d.Answers {
		if stacked {
			row := layout.Rect{X: in.X, Y: in.Bottom() - buttons + 4 + step*float64(i), W: in.W, H: step - 6}
			ui.Button(row, b.Act, b.Value, b.Label, b.Manner)
			continue
		}
		bw := c.Width(b.Label, theme.Normal, false) + 36
		x -= bw
		ui.Button(layout.Rect{X: x, Y: y, W: bw, H: each}, b.Act, b.Value, b.Label, b.Manner)
		x -= 10
	}
}

// writeRow is the room of a line that is written.
const writeRow = 48.0

// draw draws a line that is written, its end where it is too long.
func (w *Line) draw(c *paint.Canvas, r layout.Rect) {
	c.Round(r, theme.Radius, theme.White)
	c.Ring(r, theme.Radius, 1.2, theme.Vermilion)
	shown := []rune(w.Value)
	for len(shown) > 0 && c.Width(string(shown), theme.Normal+1, false) > r.W-26 {
		shown = shown[1:]
	}
	c.Text(string(shown)+"▏", r.X+9, r.Y+r.H/2, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
}

// Mirror writes the dialog for those who do not see the picture.
func (d *Box) Mirror(m *page.Mirror) {
	if w := d.Write; w != nil {
		m.Write = &page.Write{Title: d.Title, Label: d.Text, Value: w.Value, Most: w.Most, Yes: d.Answers[0].Label, No: d.Answers[1].Label}
	}
	if d.Wrong {
		m.State = "error"
	}
	m.Alert = d.Title + "\n" + d.Text + pairWords(d.Pairs)
	for _, x := range d.Answers {
		m.Deal = append(m.Deal, page.Act{Act: x.Act, Value: x.Value, Text: x.Label, Off: x.Manner == widget.Off})
	}
}
