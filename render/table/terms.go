package table

import (
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
)

// tellTerm says what a word of the glossary means.
func (t *Table) tellTerm(value string) {
	b := t.lookUp()
	if i, err := strconv.Atoi(value); err == nil && i >= 0 && i < len(b.Words) {
		t.a.Tell(t.termWords(&b.Words[i]), b.Words[i].Means.In(t.a.Lang()))
	}
}

// tellLaw says what a clause says, and of the one that asks now what the words of the question mean.
func (t *Table) tellLaw(clause string) {
	text := t.a.Law(t.View.Game, clause)
	if q := t.Request; q != nil && q.Clause == clause {
		b := t.lookUp()
		for _, i := range b.Said(t.a.Lang(), q.Prompt.In(t.a.Lang())) {
			text += "\n・" + t.termWords(&b.Words[i]) + t.a.W("colon") + b.Words[i].Means.In(t.a.Lang())
		}
	}
	t.a.Tell("§"+clause, strings.TrimPrefix(text, "\n"))
}

// termHigh is how high the button of a word is.
const termHigh = 24.0

// terms writes the words of the glossary that the text of a card says: a press tells what one means.
func (d *column) terms(lines []string) {
	b := d.t.lookUp()
	said := b.Said(d.a.Lang(), lines...)
	if len(said) == 0 {
		return
	}
	c, ui := d.C, d.a.UI()
	d.Rule()
	d.Text(d.a.W("terms"), theme.Small, theme.InkSoft)
	high := max(termHigh, ui.Touch)
	x, right := d.R.X, d.R.X+d.R.W-6
	for _, i := range said {
		word := b.Words[i].Term.In(d.a.Lang())
		w := min(max(c.Width(word, theme.Small, false)+16, ui.Touch), right-d.R.X)
		if x+w > right {
			x, d.Y = d.R.X, d.Y+high+4
		}
		if !d.Dry {
			r := layout.Rect{X: x, Y: d.Y, W: w, H: high}
			value := strconv.Itoa(i)
			c.Round(r, high/2, theme.Alpha(theme.Ink, 0.06))
			if ui.Hot("term", value) {
				c.Ring(r, high/2, 1.2, theme.Vermilion)
			}
			c.Text(c.Fit(word, w-10, theme.Small, false), r.X+w/2, r.Y+high/2, paint.Style{Size: theme.Small, Ink: theme.Ink, Align: paint.Centre})
			ui.Add(widget.Node{Rect: r, Act: "term", Value: value, Focus: true})
			ui.FocusRing("term", value, r)
		}
		x += w + 5
	}
	d.Y += high + 6
}

// mirrorTerms lists the words of the glossary that the question says, to be asked about.
func (t *Table) mirrorTerms(m *page.Mirror) {
	if t.Request == nil {
		return
	}
	b := t.lookUp()
	for _, i := range b.Said(t.a.Lang(), t.Request.Prompt.In(t.a.Lang())) {
		m.Acts = append(m.Acts, page.Act{Act: "term", Value: strconv.Itoa(i), Text: t.a.W("term-what", b.Words[i].Term.In(t.a.Lang()))})
	}
}
