package gallery

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules/deck"
)

// number is a small number in digits.
func number(n int) string { return strconv.Itoa(n) }

// drawDecks draws the list of the decks.
func (p *Page) drawDecks(in layout.Rect) {
	c := p.C()
	key, in := in.Top(p.touchable() + 10)
	p.UI().Button(layout.Rect{X: key.X, Y: key.Y, W: min(key.W-8, 260), H: key.H - 10}, "deck-new", "", p.W("deck-new"), widget.Primary)
	all := p.decks()
	var blocks []block
	w := in.W - 8
	side := 0.0
	if w > 460 && len(p.stock.curves) > 0 {
		side = 170
	}
	for i := range all {
		d := &all[i]
		word, ink := p.word(d)
		room := w - side - 24
		name, about := d.Name.In(p.Lang()), d.About.In(p.Lang())
		whose := p.W("deck-ships")
		if strings.HasPrefix(d.ID, "own/") {
			whose = p.W("deck-own")
		}
		state := whose + p.W("comma") + p.sizes(&d.Deck) + p.W("comma") + word
		h1, h2, h3 := c.BlockHeight(name, room, theme.Normal+2, false), c.BlockHeight(about, room, theme.Small+1, false), c.BlockHeight(state, room, theme.Small, false)
		if about == "" {
			h2 = 0
		}
		high := max(h1+h2+h3+18, 64)
		blocks = append(blocks, block{high, func(r layout.Rect) {
			r.W = w
			p.UI().Row(r, "deck-open", d.ID, "", "", false, "")
			at := layout.Rect{X: r.X + 12, Y: r.Y + 7, W: room}
			at.Y += c.Block(name, at, paint.Style{Size: theme.Normal + 2, Ink: theme.Ink})
			if about != "" {
				at.Y += c.Block(about, at, paint.Style{Size: theme.Small + 1, Ink: theme.InkSoft})
			}
			at.Y += 2
			c.Block(state, at, paint.Style{Size: theme.Small, Ink: ink})
			if side > 0 {
				p.drawBars(layout.Rect{X: r.Right() - side - 6, Y: r.Y + 8, W: side, H: r.H - 14}, p.stock.curve(&d.Deck, p.stock.curves[0].Key), theme.Tiny)
			}
		}})
	}
	p.list("decks-list", in, blocks, 6)
}

// word says whether a deck may be played.
func (p *Page) word(d *chosen) (string, color.RGBA) {
	if n := len(d.broken); n > 0 {
		return p.W("deck-broken", n), theme.Vermilion
	}
	return p.W("deck-legal"), theme.Up
}

// sizes is how many cards the parts of a deck have.
func (p *Page) sizes(d *deck.Deck) string {
	var all []string
	for _, part := range p.stock.parts(d) {
		if part.count > 0 || part.Key == deck.Main {
			all = append(all, fmt.Sprintf("%s %d", capital(part.Words.In(p.Lang())), part.count))
		}
	}
	return strings.Join(all, p.W("comma"))
}

// drawBars draws a curve.
func (p *Page) drawBars(r layout.Rect, bars []bar, size float64) {
	c, most := p.C(), 1
	for i := range bars {
		most = max(most, bars[i].count)
	}
	line := paint.LineHeight(size)
	step := min(44, r.W/float64(max(1, len(bars))))
	room := r.H - 2*line
	for i := range bars {
		b := &bars[i]
		x := r.X + step*float64(i)
		y := r.Bottom() - line
		for _, s := range b.shades {
			h := room * float64(s.count) / float64(most)
			ink := theme.Indigo
			if s.colour != "" {
				ink = theme.CardTint(s.colour).Full
			}
			y -= h
			bar := layout.Rect{X: x + 2, Y: y, W: step - 4, H: h}
			c.Fill(bar, ink)
			if s.colour != "" {
				c.Fill(layout.Rect{X: bar.X, Y: bar.Y, W: bar.W, H: 1}, theme.Alpha(theme.Ink, 0.35))
			}
		}
		c.Line(x+2, r.Bottom()-line, x+step-2, r.Bottom()-line, 1, theme.Line)
		c.Text(b.label, x+step/2, r.Bottom()-line/2, paint.Style{Size: size, Ink: theme.InkSoft, Align: paint.Centre})
		if b.count > 0 {
			c.Text(number(b.count), x+step/2, y-line/2, paint.Style{Size: size, Ink: theme.Ink, Align: paint.Centre})
		}
	}
}
