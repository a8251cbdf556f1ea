package gallery

import (
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
)

// drawDeck draws a deck, and when it is built the cards to choose from.
func (p *Page) drawDeck(in layout.Rect) {
	if p.view == one && p.wide() {
		left, right := in.Left(in.W * 0.46)
		p.list("deck-about", left, p.about(left.W-8), 6)
		_, right = right.Left(10)
		p.list("deck-list", right, p.rows(right.W-8, false), 3)
		return
	}
	if p.view == one {
		p.list("deck-list", in, append(p.about(in.W-8), p.rows(in.W-8, false)...), 4)
		return
	}
	if !p.wide() {
		p.drawNarrow(in)
		return
	}
	pool, side := in.Left(in.W * 0.6)
	p.drawPool(pool)
	_, side = side.Left(10)
	p.places.deck = side
	p.drawSide(side)
}

// drawPool draws the cards to choose from, with the way to their sieves.
func (p *Page) drawPool(in layout.Rect) {
	bar, rest := in.Top(p.touchable() + 6)
	p.drawBar(layout.Rect{X: bar.X, Y: bar.Y, W: bar.W, H: bar.H - 6})
	if p.panel {
		p.drawSieves(rest)
		return
	}
	p.drawGrid(rest, max(26, p.UI().Touch)+6)
}

// drawSide draws the deck beside the cards to choose from.
func (p *Page) drawSide(in layout.Rect) {
	if p.held != nil {
		p.C().Round(in.Inset(-4), theme.Radius, theme.Alpha(theme.Gold, 0.16))
		p.C().Ring(in.Inset(-4), theme.Radius, 2, theme.Gold)
	}
	p.list("deck-list", in, append(p.about(in.W-8), p.rows(in.W-8, true)...), 4)
}

// drawNarrow draws one of the deck and the cards to choose from, and the way to the other, onto which a
// card can be dragged.
func (p *Page) drawNarrow(in layout.Rect) {
	bar, rest := in.Top(p.touchable() + 6)
	bar.H -= 6
	word, _ := p.word(&p.deck)
	if len(p.deck.broken) > 0 {
		word = p.W("deck-not-legal")
	}
	keys := bar.Grid(2, 1, 6)
	for i, value := range []string{"cards", "deck"} {
		manner := widget.Plain
		if (i == 1) == p.only {
			manner = widget.On
		}
		words := p.W("tab-cards")
		if i == 1 {
			words = p.W("deck-mark") + " " + number(p.deck.Size()) + p.W("comma") + word
		}
		p.UI().Button(keys[i], "deck-only", value, words, manner)
	}
	if p.only {
		p.places.deck = rest
		p.drawSide(rest)
		return
	}
	p.places.deck = keys[1]
	if p.held != nil {
		p.C().Ring(keys[1].Inset(-2), theme.Radius, 3, theme.Gold)
	}
	p.drawPool(rest)
}

// about is what there is to say of the deck: whether it may be played, what can be done with it, its
// curves, and a test draw.
func (p *Page) about(w float64) (out []block) {
	c, d := p.C(), &p.deck
	if text := d.About.In(p.Lang()); text != "" && p.view == one {
		out = append(out, p.words(text, w, theme.Normal, theme.InkSoft))
	}
	word, ink := p.word(d)
	out = append(out, block{theme.Small + 9, func(r layout.Rect) {
		r.W, r.H = c.Width(word, theme.Small, false)+16, theme.Small+7
		c.Round(r, 3, ink)
		c.Text(word, r.X+8, r.Y+r.H/2, paint.Style{Size: theme.Small, Ink: theme.White})
	}})
	for _, r := range d.broken {
		out = append(out, p.words("・"+r.Words.In(p.Lang())+" ("+p.Cite(d.Game, r.Clause)+")", w, theme.Small+1, theme.Ink))
	}
	out = append(out, p.keys(w)...)
	if p.Playing() {
		out = append(out, p.words(p.W("deck-later"), w, theme.Small, theme.InkSoft))
	}
	var bars [][]bar
	for _, v := range p.stock.curves {
		bars = append(bars, p.stock.curve(&d.Deck, v.Key))
	}
	if len(bars) > 0 && d.Size() > 0 {
		columns := 1
		if len(bars) > 1 && w > 300 {
			columns = 2
		}
		for at := 0; at < len(bars); at += columns {
			out = append(out, block{104, func(r layout.Rect) {
				r.W = w
				for i, cell := range r.Grid(columns, 1, 12) {
					if at+i < len(bars) {
						c.Text(capital(p.stock.curves[at+i].Words.In(p.Lang())), cell.X+2, cell.Y+7, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
						_, cell = cell.Top(14)
						p.drawBars(cell, bars[at+i], theme.Small)
					}
				}
			}})
		}
	}
	return append(out, p.handBlocks(w)...)
}

// acts lists what can be done with the deck.
func (p *Page) acts() (out []page.Act) {
	own := p.deck.file != ""
	add := func(on bool, act, words string) {
		if on {
			out = append(out, page.Act{Act: act, Text: p.W(words)})
		}
	}
	add(!p.Playing() && len(p.deck.broken) == 0, "deck-game", "deck-game")
	add(own && p.view == one, "deck-edit", "deck-edit")
	add(p.view == one, "deck-copy", map[bool]string{true: "deck-copy", false: "deck-from"}[own])
	add(p.deck.Size() > 0, "deck-hand", "deck-hand")
	add(own, "deck-name", "deck-name")
	add(true, "deck-link", "deck-link")
	add(true, "deck-export", "deck-export")
	add(own && p.view == one, "deck-remove", "deck-remove")
	return out
}

// keys are the buttons of what can be done with the deck.
func (p *Page) keys(w float64) (out []block) {
	acts, high := p.acts(), p.touchable()
	columns := max(2, min(4, int(w/112)))
	for at := 0; at < len(acts); at += columns {
		out = append(out, block{high, func(r layout.Rect) {
			r.W = w
			for i, cell := range r.Grid(columns, 1, 5) {
				if at+i < len(acts) {
					manner := widget.Plain
					if acts[at+i].Act == "deck-game" {
						manner = widget.Primary
					}
					p.UI().Button(cell, acts[at+i].Act, "", acts[at+i].Text, manner)
				}
			}
		}})
	}
	return out
}

// handBlocks are the test draw.
func (p *Page) handBlocks(w float64) (out []block) {
	h := p.hand
	if h == nil {
		return nil
	}
	out = append(out, p.words(p.W("hand-is", h.drawn, h.left()), w, theme.Small+1, theme.Ink))
	wide := min(78, (w-4*6)/5)
	columns := max(1, int((w+6)/(wide+6)))
	for at := 0; at < h.drawn; at += columns {
		out = append(out, block{wide / layout.CardAspect, func(r layout.Rect) {
			for i := at; i < min(h.drawn, at+columns); i++ {
				cell := layout.Rect{X: r.X + float64(i-at)*(wide+6), Y: r.Y, W: wide, H: r.H}
				l := p.looks(2*h.cards[i], layout.Pose{X: cell.X + wide/2, Y: cell.Y + r.H/2, H: r.H})
				if b := l.Pose.Bounds(); b.W > cell.W {
					l.Pose.H *= cell.W / b.W
				}
				p.C().Card(l)
				value := number(2 * h.cards[i])
				p.UI().Add(widget.Node{Rect: cell, Act: "card-show", Value: value, Hover: "hand" + number(i), Focus: true})
			}
		}})
	}
	return append(out, block{p.touchable(), func(r layout.Rect) {
		r.W = min(w, 300)
		keys := r.Grid(2, 1, 5)
		manner := widget.Plain
		if h.left() == 0 {
			manner = widget.Off
		}
		p.UI().Button(keys[0], "deck-draw", "", p.W("deck-draw"), manner)
		p.UI().Button(keys[1], "deck-hand", "again", p.W("hand-again"), widget.Plain)
	}})
}

// rows are the cards of the deck, part by part and kind by kind.
func (p *Page) rows(w float64, building bool) (out []block) {
	c := p.C()
	high := max(36, p.UI().Touch+2)
	parts := p.stock.parts(&p.deck.Deck)
	if building && len(p.deck.Portions()) == 0 {
		out = append(out, p.words(p.W("deck-empty"), w, theme.Normal, theme.InkSoft))
	}
	for _, part := range parts {
		words := capital(part.Words.In(p.Lang()))
		out = append(out, block{p.touchable(), func(r layout.Rect) {
			r.W = w
			p.reaches(part.Key, r)
			c.Line(r.X, r.Bottom()-1, r.Right(), r.Bottom()-1, 1, theme.Line)
			if building && len(parts) > 1 {
				key, rest := r.End(min(140, r.W*0.42))
				r = rest
				manner, label := widget.Plain, p.W("part-choose")
				if p.into == part.Key {
					manner, label = widget.On, p.W("part-chosen")
				}
				p.UI().Button(layout.Rect{X: key.X, Y: key.Y, W: key.W, H: key.H - 3}, "deck-part", part.Key, label, manner)
			}
			c.Snug(words+"  "+number(part.count), r.X+2, r.Y+r.H/2, r.W-8, theme.Small, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
		}})
		kind := ""
		for at, l := range part.lines {
			if l.card >= 0 {
				if k := p.stock.cards[l.card].Kind; k != kind {
					n := 0
					for _, o := range part.lines[at:] {
						if o.card >= 0 && p.stock.cards[o.card].Kind == k {
							n += o.count
						}
					}
					if kind = k; n < part.count {
						out = append(out, p.words(p.kindWords(k)+"  "+number(n), w, theme.Small, theme.InkSoft))
					}
				}
			}
			out = append(out, block{high, func(r layout.Rect) {
				r.W = w
				p.reaches(part.Key, r)
				p.drawLine(r, part.Key, l, building)
			}})
		}
	}
	return out
}

// reaches notes that a row of the list belongs to a part.
func (p *Page) reaches(key string, r layout.Rect) {
	parts := p.places.parts
	if n := len(parts); n > 0 && parts[n-1].key == key {
		parts[n-1].bottom = r.Bottom()
		return
	}
	p.places.parts = append(parts, partAt{key, r.Y, r.Bottom()})
}

// drawLine draws copies of a card in the deck.
func (p *Page) drawLine(r layout.Rect, part string, l line, building bool) {
	c := p.C()
	if l.card < 0 {
		c.Snug(p.W("deck-copies", l.count, l.id), r.X+6, r.Y+r.H/2, r.W-120, theme.Small-1, paint.Style{Size: theme.Normal, Ink: theme.Vermilion})
	} else {
		value := part + "=" + number(2*l.card)
		hot := p.UI().Hot("deck-card", value)
		fill := theme.Alpha(theme.White, 0.55)
		if hot {
			fill = theme.White
		}
		c.Round(r, 4, fill)
		tint := theme.Indigo
		if of := p.stock.tint(l.card); of != "" {
			tint = theme.CardTint(of).Full
		}
		c.Fill(layout.Rect{X: r.X, Y: r.Y + 3, W: 4, H: r.H - 6}, tint)
		text := layout.Rect{X: r.X + 10, Y: r.Y, W: r.W - 12, H: r.H}
		if building {
			text.W -= p.copiesWidth()
		} else {
			c.Text(number(l.count), text.X+9, r.Y+r.H/2, paint.Style{Size: theme.Normal, Ink: theme.Ink, Bold: true, Align: paint.Centre})
			text.X, text.W = text.X+24, text.W-24
		}
		facts := p.numbers(l.card)
		if room := c.Width(facts, theme.Small, false); facts != "" {
			c.Text(facts, text.Right()-4, r.Y+r.H/2, paint.Style{Size: theme.Small, Ink: theme.InkSoft, Align: paint.End})
			text.W -= room + 10
		}
		name := p.stock.prints[2*l.card].Name.In(p.Lang())
		lines := c.Wrap(name, text.W, theme.Small+1, false)
		if len(lines) > 2 {
			lines = []string{lines[0], c.Fit(strings.TrimPrefix(name, lines[0])+"…", text.W, theme.Small+1, false)}
		}
		lh := paint.LineHeight(theme.Small + 1)
		for i, s := range lines {
			c.Text(s, text.X, r.Y+r.H/2+lh*(float64(i)-float64(len(lines)-1)/2), paint.Style{Size: theme.Small + 1, Ink: theme.Ink})
		}
		node := r
		if building {
			node.W -= p.copiesWidth()
		}
		p.UI().Add(widget.Node{Rect: node, Act: "deck-card", Value: value, Focus: true, Carry: building, Aside: true})
		p.UI().FocusRing("deck-card", value, node)
	}
	if building {
		_, keys := r.Left(r.W - p.copiesWidth())
		p.drawCopies(keys.InsetXY(0, 1), part, l.id)
	}
}

// copiesWidth is the room for the ways to have more and less of a card in the list.
func (p *Page) copiesWidth() float64 { return 2*max(26, p.UI().Touch) + 30 }

// numbers are the numbers of a card by which decks are drawn as curves.
func (p *Page) numbers(card int) string {
	var all []string
	for _, v := range p.stock.curves {
		if p.stock.bears(card, v.Key) {
			all = append(all, number(p.stock.cards[card].Number(v.Key)))
		}
	}
	return strings.Join(all, " / ")
}

// kindWords is what a kind of card is called.
func (p *Page) kindWords(kind string) string {
	return capital(p.stock.kind(kind).In(p.Lang()))
}
