package scene

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

// dialog is a question or a message over the scene; nothing else can be done
// until it is answered.
type dialog struct {
	title, text string
	pairs       []pair // below the text, side by side
	bar         bool   // shows how much of something is done:
	part        float64
	wrong       bool // tells of an error
	write       *written
	answers     []answer
}

// written is a line that the player writes into a dialog.
type written struct {
	value string
	most  int // letters
}

// set is the line as it would be, as long as it may be.
func (w *written) set(s string) {
	if r := []rune(s); len(r) > w.most {
		s = string(r[:w.most])
	}
	w.value = s
}

type answer struct {
	act, value, label string
	manner            widget.Manner
	do                func()
}

// tell shows a message.
func (a *App) tell(title, text string) {
	a.ask = &dialog{title: title, text: text, answers: []answer{{act: "ok", label: a.w("ok"), manner: widget.Primary}}}
	a.changed()
}

// fail shows an error in words that a player understands.
func (a *App) fail(title string, err error) {
	a.tell(title, a.sentence(err))
	a.ask.wrong = true
}

// confirm asks before doing something.
func (a *App) confirm(title, text, yes string, do func()) {
	a.ask = &dialog{title: title, text: text, answers: []answer{
		{act: "yes", label: yes, manner: widget.Primary, do: do},
		{act: "no", label: a.w("cancel")},
	}}
	a.changed()
}

func (a *App) doDialog(act, value string) bool {
	if a.ask.write != nil && a.ask.doWrite(act, value) {
		a.changed()
		return true
	}
	if act == "key" {
		switch value {
		case "Enter":
			act = a.ask.answers[0].act
			value = a.ask.answers[0].value
		case "Escape":
			last := a.ask.answers[len(a.ask.answers)-1]
			act, value = last.act, last.value
		}
	}
	for _, x := range a.ask.answers {
		if x.act == act && x.value == value && x.manner != widget.Off {
			a.ask = nil
			if x.do != nil {
				x.do()
			}
			a.changed()
			return true
		}
	}
	return act != "language" && act != "look"
}

// doWrite takes what is written.
func (d *dialog) doWrite(act, value string) bool {
	w := d.write
	switch {
	case act == "type":
		w.set(w.value + value)
	case act == "set" && strings.HasPrefix(value, "line="):
		w.set(strings.TrimPrefix(value, "line="))
	case act == "key" && value == "Backspace":
		if r := []rune(w.value); len(r) > 0 {
			w.value = string(r[:len(r)-1])
		}
	default:
		return false
	}
	return true
}

func (a *App) drawDialog() {
	c, d := a.c, a.ask
	a.ui.Modal()
	c.Fill(a.size, theme.Alpha(theme.Ink, 0.45))
	if d.write != nil && a.host.Writes {
		return // it stands over the picture
	}
	w := math.Min(460, a.size.W-24)
	if len(d.pairs) > 0 {
		w = math.Min(820, a.size.W-24)
	}
	inner := w - 44
	wide := 0.0
	for _, x := range d.answers {
		wide += c.Width(x.label, theme.Normal, false) + 36
	}
	stacked := wide > inner || len(d.answers) > 3
	each := max(34, a.ui.Touch)
	buttons, step := each+2, min(each+6, (a.size.H-126)/float64(len(d.answers)))
	if stacked {
		buttons = step * float64(len(d.answers))
	}
	bold := a.lang == rules.English // there are no bold kanji
	head := c.BlockHeight(d.title, inner, theme.Large, bold)
	room := inner
	if len(d.pairs) > 0 { // beside them stands a bar for scrolling
		room -= 10
	}
	words := c.BlockHeight(d.text, room, theme.Normal+1, false)
	body := words + a.pairsHeight(d.pairs, room)
	if d.bar {
		body += 22
	}
	if d.write != nil {
		body += writeRow
	}
	high := 31 + head + body + 22 + buttons + 18
	r := a.size.Mid(w, math.Min(high, a.size.H-16))
	c.Sheet(r)
	clr := theme.Ink
	if d.wrong {
		clr = theme.Vermilion
		c.Fill(layout.Rect{X: r.X, Y: r.Y + 8, W: 4, H: r.H - 16}, theme.Vermilion)
	}
	in := r.InsetXY(22, 18)
	c.Block(d.title, in, paint.Style{Size: theme.Large, Ink: clr, Bold: bold})
	_, text := in.Top(head + 9)
	text.H -= buttons
	a.ui.Scroll("dialog", text, body, false, func(text layout.Rect) {
		text.W = room
		c.Block(d.text, text, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
		a.drawPairs(d.pairs, layout.Rect{X: text.X, Y: text.Y + words + 10, W: room})
		if d.bar {
			line := layout.Rect{X: text.X, Y: text.Y + words + 10, W: inner, H: 8}
			c.Round(line, 4, theme.PaperDark)
			line.W *= min(1, d.part)
			c.Round(line, 4, theme.Indigo)
		}
		if d.write != nil {
			a.drawWritten(d.write, layout.Rect{X: text.X, Y: text.Y + words + 8, W: inner - 2, H: writeRow - 12})
		}
	})
	x, y := in.Right(), in.Bottom()-each
	for i, b := range d.answers {
		if stacked {
			row := layout.Rect{X: in.X, Y: in.Bottom() - buttons + 4 + step*float64(i), W: in.W, H: step - 6}
			a.ui.Button(row, b.act, b.value, b.label, b.manner)
			continue
		}
		bw := c.Width(b.label, theme.Normal, false) + 36
		x -= bw
		a.ui.Button(layout.Rect{X: x, Y: y, W: bw, H: each}, b.act, b.value, b.label, b.manner)
		x -= 10
	}
}

// writeRow is the room of a line that is written.
const writeRow = 48.0

// drawWritten draws a line that is written, its end where it is too long.
func (a *App) drawWritten(w *written, r layout.Rect) {
	c := a.c
	c.Round(r, theme.Radius, theme.White)
	c.Ring(r, theme.Radius, 1.2, theme.Vermilion)
	shown := []rune(w.value)
	for len(shown) > 0 && c.Width(string(shown), theme.Normal+1, false) > r.W-26 {
		shown = shown[1:]
	}
	c.Text(string(shown)+"▏", r.X+9, r.Y+r.H/2, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
}

func (a *App) mirrorDialog(m *page.Mirror) {
	if w := a.ask.write; w != nil {
		m.Write = &page.Write{Title: a.ask.title, Label: a.ask.text, Value: w.value, Most: w.most, Yes: a.ask.answers[0].label, No: a.ask.answers[1].label}
	}
	if a.ask.wrong {
		m.State = "error"
	}
	m.Alert = a.ask.title + "\n" + a.ask.text + pairWords(a.ask.pairs)
	for _, x := range a.ask.answers {
		m.Deal = append(m.Deal, page.Act{Act: x.act, Value: x.value, Text: x.label, Off: x.manner == widget.Off})
	}
}
