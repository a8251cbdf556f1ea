package table

import (
	"math"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/theme"
	"gorin/rules"
)

// mayAsk reports whether there is somebody to ask what they would do: not in puzzles, which have hints of their own.
func (t *Table) mayAsk() bool {
	return t.Lesson == nil && !t.Led() && t.Session.Alone(t.Session.Seat) && !t.View.Over
}

// advise asks a computer and shows what it says.
func (t *Table) advise() {
	t.Session.Advise()
	t.overlay = overlay{kind: "advice"}
}

// joined are options in words, with something between two of them.
func (t *Table) joined(list []rules.Words, between string) string {
	said := make([]string, len(list))
	for i, w := range list {
		said[i] = w.In(t.a.Lang())
	}
	return strings.Join(said, between)
}

// counselWords are an answer and how it would go on.
func (t *Table) counselWords(c *session.Counsel) (answer, then string) {
	if len(c.Then) > 0 {
		then = t.a.W("advice-then", t.joined(c.Then, " → "))
	}
	if len(c.Words) == 0 {
		return t.a.W("advice-nothing"), then
	}
	return t.joined(c.Words, t.a.W("comma")), then
}

// adviceWords is what is said before the answers.
func (t *Table) adviceWords() string {
	switch a := t.Session.Advice(); {
	case a == nil: // nobody may be asked now
		return t.a.W("advice-none")
	case !a.Over:
		return t.a.W("advice-thinks")
	case len(a.Best) == 0:
		return t.a.W("advice-none")
	}
	return t.a.W("advice-best")
}

// percent is a chance in words.
func percent(chance float64) string { return strconv.Itoa(int(math.Round(100*chance))) + " %" }

// drawAdvice draws what a computer would do in the player's place.
func (t *Table) drawAdvice() {
	a, c, advice := t.a, t.a.C(), t.Session.Advice()
	w := min(520, a.Size().W-16)
	in := layout.Rect{W: w - 36}
	const top, chance, apart = 52.0, 64.0, 14.0
	high := top + c.BlockHeight(t.adviceWords(), in.W, theme.Normal, false) + apart
	var best []session.Counsel
	if advice != nil {
		best = advice.Best
	}
	for i := range best {
		answer, then := t.counselWords(&best[i])
		high += c.BlockHeight(answer, in.W-chance, theme.Normal+1, true) + apart
		if then != "" {
			high += c.BlockHeight(then, in.W-chance, theme.Small, false) + 2
		}
	}
	r := t.sheet(w, high+20)
	t.closer(r, a.W("advise"))
	a.UI().Scroll("advice", layout.Rect{X: r.X + 18, Y: r.Y + top, W: in.W, H: r.H - top - 10}, high-top, false, func(in layout.Rect) {
		in.Y += c.Block(t.adviceWords(), in, paint.Style{Size: theme.Normal, Ink: theme.InkSoft}) + apart
		if advice != nil && !advice.Over {
			bar := layout.Rect{X: in.X, Y: in.Y, W: in.W, H: 4}
			c.Round(bar, 2, theme.Line)
			bar.W *= advice.Part()
			c.Round(bar, 2, theme.InkSoft)
		}
		for i := range best {
			answer, then := t.counselWords(&best[i])
			c.Text(percent(best[i].Chance), in.X, in.Y+10, paint.Style{Size: theme.Normal + 1, Ink: theme.Vermilion})
			row := layout.Rect{X: in.X + chance, Y: in.Y, W: in.W - chance, H: in.H}
			in.Y += c.Block(answer, row, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink, Bold: true})
			if then != "" {
				row.Y = in.Y + 2
				in.Y += c.Block(then, row, paint.Style{Size: theme.Small, Ink: theme.InkSoft}) + 2
			}
			in.Y += apart
		}
	})
}

// adviceLines is the same for the mirror.
func (t *Table) adviceLines() string {
	lines := []string{t.adviceWords()}
	if a := t.Session.Advice(); a != nil {
		for i := range a.Best {
			answer, then := t.counselWords(&a.Best[i])
			lines = append(lines, percent(a.Best[i].Chance)+": "+answer+". "+then)
		}
	}
	return strings.Join(lines, "\n")
}
