package reading

import (
	"image/color"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/rules"
	"gorin/rules/study"
)

// Column writes down a card.
type Column struct {
	page.Column
	Client page.Client
}

// NewColumn is a column in a rectangle; with dry it only measures.
func NewColumn(a page.Client, in layout.Rect, dry bool) Column {
	return Column{page.Column{C: a.C(), R: in, Y: in.Y, Dry: dry}, a}
}

// Study writes down a face with what is understood of its text: its picture, h high, which
// draw draws, and the name of its other face, "" for none.
func (d *Column) Study(game string, s *study.Face, other string, h float64, draw func(layout.Pose)) {
	a := d.Client
	p, l, look := &s.Printed, a.Lang(), skins.For(game)
	whole := d.R
	pose := layout.Pose{H: h}
	if look.LiesAcross(p) {
		pose.H *= 0.86
		pose.Turns = -1
	}
	box := pose.Bounds()
	pose.X, pose.Y = d.R.X+box.W/2+2, d.Y+box.H/2+2
	if !d.Dry {
		pose.Turns, pose.H = 0, h
		draw(pose)
	}
	top := d.Y
	d.R.X, d.R.W = d.R.X+box.W+16, d.R.W-box.W-16
	d.Text(p.Name.In(l), theme.Large-1, theme.Ink)
	if p.Name[0] != p.Name[1] {
		d.Text(p.Name.In(1-l), theme.Small, theme.InkSoft)
	}
	d.Y += 4
	d.Text(a.Facts(game, p), theme.Normal, theme.Ink)
	d.Text(look.Traits(p, l), theme.Normal-1, theme.RGB(0x7A5A10))
	d.Text(strings.TrimSpace(p.ID+"  "+p.Rarity), theme.Small-1, theme.InkSoft)
	if other != "" {
		d.Text(a.W("other-face")+a.W("colon")+other, theme.Small, theme.InkSoft)
	}
	d.R, d.Y = whole, max(d.Y, top+box.H+6)+4
	for i := range s.Text {
		d.line(s, i)
	}
	if len(s.Text) == 0 {
		d.Rule()
		d.Text(a.W("card-plain"), theme.Normal, theme.InkSoft)
	}
	if p.Flavour.In(l) != "" {
		d.Rule()
		d.Text(p.Flavour.In(l), theme.Small, theme.InkSoft)
	}
}

// line writes down a line of a face: as written, as it is understood in both languages,
// or where and why it is not.
func (d *Column) line(s *study.Face, i int) {
	a, wrong := d.Client, s.Wrong[i]
	d.Rule()
	word, plate := a.W("line-read", i+1), theme.Up
	if wrong != nil {
		word, plate = a.W("line-misread", i+1), theme.Vermilion
	}
	d.Plate(word, plate)
	if wrong == nil {
		said := s.Printed.Lines[i]
		if !sameText(s.Text[i], said[rules.Japanese]) {
			d.said(a.W("as-written"), func(in layout.Rect) float64 {
				return d.Block(s.Text[i], in, theme.Normal-1, theme.InkSoft)
			})
		}
		for _, l := range []rules.Lang{a.Lang(), 1 - a.Lang()} {
			ink := theme.Ink
			if l != a.Lang() {
				ink = theme.InkSoft
			}
			d.said(a.W("in-"+l.String()), func(in layout.Rect) float64 {
				return d.Block(page.Listed(said.In(l)), in, theme.Normal, ink)
			})
		}
		return
	}
	d.said(a.W("as-written"), func(in layout.Rect) float64 {
		if d.Dry {
			return a.C().BlockHeight(s.Text[i], in.W, theme.Normal, false)
		}
		from := wrong.Column - 1
		return a.C().Marked(s.Text[i], from, in, paint.Style{Size: theme.Normal, Ink: theme.Ink}, theme.Vermilion)
	})
	why := a.W("misread-at", wrong.Column) + a.W("colon") + wrong.Why.In(a.Lang())
	if wrong.Clause != "" {
		why += " (§" + wrong.Clause + ")"
	}
	d.said(a.W("misread-why"), func(in layout.Rect) float64 { return d.Block(why, in, theme.Normal, theme.Vermilion) })
	if len(wrong.Near) > 0 {
		d.said(a.W("misread-near"), func(in layout.Rect) float64 {
			return d.Block(strings.Join(wrong.Near, "\n"), in, theme.Normal, theme.Ink)
		})
	}
	d.Text(a.W("misread-inert"), theme.Small, theme.InkSoft)
}

// sameText reports whether two lines differ in spaces alone.
func sameText(a, b string) bool {
	spaces := strings.NewReplacer(" ", "", "　", "")
	return spaces.Replace(a) == spaces.Replace(b)
}

// Plate writes a word on a plate.
func (d *Column) Plate(word string, ink color.RGBA) {
	c := d.Client.C()
	high := theme.Small + 7
	if !d.Dry {
		r := layout.Rect{X: d.R.X, Y: d.Y, W: c.Width(word, theme.Small, false) + 16, H: high}
		c.Round(r, 3, ink)
		c.Text(word, r.X+8, r.Y+r.H/2, paint.Style{Size: theme.Small, Ink: theme.White})
	}
	d.Y += high + 5
}

// said writes a label and, beside it or below where there is no room, what write writes.
func (d *Column) said(label string, write func(in layout.Rect) float64) {
	const beside = 92.0
	in := layout.Rect{X: d.R.X, Y: d.Y, W: d.R.W - 8}
	st := paint.Style{Size: theme.Small, Ink: theme.InkSoft}
	if d.R.W >= 420 {
		if !d.Dry {
			d.Client.C().Block(label, layout.Rect{X: in.X, Y: in.Y + 1, W: beside - 8}, st)
		}
		high := d.Client.C().BlockHeight(label, beside-8, st.Size, false)
		in.X, in.W = in.X+beside, in.W-beside
		d.Y += max(high, write(in)) + 5
		return
	}
	if !d.Dry {
		d.Client.C().Block(label, in, st)
	}
	in.Y += d.Client.C().BlockHeight(label, in.W, st.Size, false)
	d.Y = in.Y + write(in) + 5
}
