package gallery

import (
	"math"
	"strconv"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/reading"
	"gorin/render/theme"
	"gorin/render/widget"
)

// Measures of the page, in logical pixels.
const (
	beside  = 740.0 // a window so wide has room for two columns
	tile    = 116.0 // how wide cards are at least
	small   = 80.0  // the same on a phone
	tileGap = 8.0
	largest = 340.0 // height of a card that is shown large
)

// held is a card that is dragged, and the part of the deck that it comes out of, "" for none.
type held struct {
	card int
	from string
}

// places is where what takes a dragged card was drawn.
type places struct {
	deck  layout.Rect
	parts []partAt
}

// partAt is how far a part of the deck reaches down the list.
type partAt struct {
	key         string
	top, bottom float64
}

// wide reports whether two columns stand side by side.
func (p *Page) wide() bool { return p.Size().W >= beside }

// Draw draws the page.
func (p *Page) Draw() {
	c := p.C()
	c.Cards.Begin(p.tile() / layout.CardAspect)
	p.places = places{}
	r := p.Size().Mid(min(1500, p.Size().W-8), p.Size().H-8)
	c.Sheet(r)
	in := p.head(r.InsetXY(12, 8))
	switch p.view {
	case cards:
		p.drawCards(in)
	case decks:
		p.drawDecks(in)
	default:
		p.drawDeck(in)
	}
	if p.card >= 0 {
		p.drawLarge()
	}
	if p.held != nil {
		at := p.UI().Pointer()
		pose := layout.Pose{X: at.X, Y: at.Y, H: p.tile() / layout.CardAspect}
		l := p.looks(2*p.held.card, pose)
		c.Shadow(l.Pose.Bounds().Inset(-3), 8)
		c.Card(l)
		c.Edge(l.Pose, 2.5, theme.Gold)
	}
}

// tile is how wide cards are.
func (p *Page) tile() float64 {
	if layout.IsPhone(p.Size().W, p.Size().H) {
		return small
	}
	return tile
}

// looks is a face of the stock in a pose.
func (p *Page) looks(n int, pose layout.Pose) paint.Look {
	print := &p.stock.prints[n]
	return reading.Look(p.stock.game, p.faces.Face(p.stock.game, n, print, p.Lang()), print, p.Lang(), pose)
}

// head draws what is shown and the ways to elsewhere, and returns the rest.
func (p *Page) head(in layout.Rect) layout.Rect {
	c, high := p.C(), p.touchable()
	head, rest := in.Top(high + 8)
	head.H = high
	back := page.Act{Act: "gallery-back", Text: p.W("back")}
	w := c.Width(back.Text, theme.Normal, false) + 26
	var key layout.Rect
	key, head = head.End(max(high, w))
	p.UI().Button(key, back.Act, "", back.Text, widget.Plain)
	head.W -= 8
	if p.view == one || p.view == build {
		name := p.deck.Name.In(p.Lang())
		if p.view == one && p.wide() {
			name = p.GameName(p.stock.game) + p.W("colon") + name
		}
		if c.Width(name, theme.Normal, false) > head.W { // in two lines
			c.Block(name, head.Move(0, -3), paint.Style{Size: theme.Normal, Ink: theme.Ink})
			return rest
		}
		c.Snug(name, head.X, head.Y+high/2, head.W, theme.Normal, paint.Style{Size: theme.Large, Ink: theme.Ink})
		return rest
	}
	tabs, games := head.End(min(230, head.W*0.5))
	columns := len(p.Games())
	if !p.wide() {
		tabs, games = head, layout.Rect{X: in.X, Y: rest.Y, W: in.W, H: high}
		if in.W < 480 { // in two rows
			games.H, columns = 2*high+5, (columns+1)/2
		}
		_, rest = rest.Top(games.H + 6)
	}
	for i, cell := range tabs.Grid(2, 1, 5) {
		manner := widget.Plain
		if (i == 1) == (p.view == decks) {
			manner = widget.On
		}
		value := []string{"cards", "decks"}[i]
		p.UI().Button(cell, "gallery-tab", value, p.W("tab-"+value), manner)
	}
	if p.wide() {
		games.W -= 14
	}
	for i, cell := range games.Grid(columns, (len(p.Games())+columns-1)/columns, 5) {
		if i == len(p.Games()) {
			break
		}
		game, manner := p.Games()[i], widget.Plain
		if game == p.stock.game {
			manner = widget.On
		}
		p.UI().Button(cell, "gallery-game", game, p.GameName(game), manner)
	}
	return rest
}

// drawCards draws the sieves and the cards that pass them.
func (p *Page) drawCards(in layout.Rect) {
	if p.wide() {
		left, right := in.Left(max(190, min(230, in.W*0.2)))
		p.drawSieves(left)
		_, right = right.Left(10)
		p.drawGrid(right, 0)
		return
	}
	bar, rest := in.Top(p.touchable() + 6)
	p.drawBar(layout.Rect{X: bar.X, Y: bar.Y, W: bar.W, H: bar.H - 6})
	if p.panel {
		p.drawSieves(rest)
		return
	}
	p.drawGrid(rest, 0)
}

// drawBar draws the button that opens the sieves, and how many cards pass.
func (p *Page) drawBar(r layout.Rect) {
	words, manner := p.W("filters"), widget.Plain
	if p.panel {
		words, manner = p.W("filters-close"), widget.Primary
	} else if !p.filter.empty() {
		manner = widget.On
	}
	key, rest := r.Left(min(150, r.W*0.46))
	p.UI().Button(key, "filter-panel", "", words, manner)
	p.C().Snug(p.W("found", len(p.found), len(p.stock.cards)), rest.X+10, rest.Y+rest.H/2, rest.W-10, theme.Small-1, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
}

// drawSieves draws what can be chosen of the cards.
func (p *Page) drawSieves(in layout.Rect) {
	c, high := p.C(), p.touchable()
	room := in.W - 8
	var blocks []block
	if p.wide() {
		blocks = append(blocks, p.words(p.W("found", len(p.found), len(p.stock.cards)), room, theme.Small, theme.InkSoft))
	}
	word := p.W("find")
	manner := widget.Plain
	if p.filter.word != "" {
		word, manner = p.W("find-is", p.filter.word), widget.On
	}
	blocks = append(blocks, block{high, func(r layout.Rect) {
		r.W = room
		if !p.filter.empty() {
			var key layout.Rect
			key, r = r.End(max(high, 62))
			p.UI().Button(key, "filter-clear", "", p.W("filter-clear"), widget.Plain)
			r.W -= 5
		}
		p.UI().Button(r, "filter-word", "", word, manner)
	}})
	for i := range p.stock.sieves {
		v := &p.stock.sieves[i]
		least := 34.0
		for _, x := range v.values {
			least = max(least, min(room, c.Width(capital(x.words.In(p.Lang())), theme.Small, false)+14))
		}
		columns := max(1, min(len(v.values), int((room+4)/(least+4))))
		rows := (len(v.values) + columns - 1) / columns
		chip := max(26, p.UI().Touch*0.87)
		if p.UI().Touch > theme.Touch {
			chip = p.UI().Touch
		}
		blocks = append(blocks, block{18 + float64(rows)*(chip+4) - 4, func(r layout.Rect) {
			c.Text(capital(v.words.In(p.Lang())), r.X, r.Y+8, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
			_, r = r.Top(18)
			r.W = room
			for i, cell := range r.Grid(columns, rows, 4) {
				if i < len(v.values) {
					x, manner := v.values[i], widget.Plain
					if p.filter.on(v.key, x.key) {
						manner = widget.On
					}
					p.UI().Button(cell, "filter", v.key+"="+x.key, capital(x.words.In(p.Lang())), manner)
				}
			}
		}})
	}
	p.list("sieves", in, blocks, 8)
}

// drawGrid draws the cards that are shown, each with room below for something.
func (p *Page) drawGrid(in layout.Rect, below float64) {
	if len(p.found) == 0 {
		p.C().Block(p.W("found-none"), in.InsetXY(8, 14), paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
		return
	}
	room := in.W - 8
	columns := max(2, int((room+tileGap)/(p.tile()+tileGap)))
	w := (room - tileGap*float64(columns-1)) / float64(columns)
	rows := max(1, int(math.Round((in.H+tileGap)/(w/layout.CardAspect+below+tileGap)))) // so many fill the room
	high := min((in.H-tileGap*float64(rows-1))/float64(rows), w/layout.CardAspect*1.2+below)
	h := min(high-below, w/layout.CardAspect)
	heights := make([]float64, (len(p.found)+columns-1)/columns)
	for i := range heights {
		heights[i] = high
	}
	p.UI().List("gallery", in, widget.Rows{Heights: heights, Gap: tileGap}, func(row int, r layout.Rect) {
		for i := row * columns; i < min(len(p.found), (row+1)*columns); i++ {
			cell := layout.Rect{X: r.X + float64(i-row*columns)*(w+tileGap), Y: r.Y, W: w, H: high}
			p.drawTile(cell, p.found[i], h, below, r.Bottom() > in.Y+1 && r.Y < in.Bottom()-1)
		}
	})
}

// drawTile draws a card of the stock, h high, as far as it is in sight, and below it how many of it the
// deck has.
func (p *Page) drawTile(r layout.Rect, card int, h, below float64, seen bool) {
	value := strconv.Itoa(2 * card)
	top := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - below}
	if seen {
		l := p.looks(2*card, layout.Pose{X: top.X + top.W/2, Y: top.Y + top.H/2, H: h})
		if b := l.Pose.Bounds(); b.W > r.W {
			l.Pose.H *= r.W / b.W
		}
		p.C().Card(l)
		if p.UI().Hot("card-show", value) {
			p.C().Edge(l.Pose, 2, theme.Vermilion)
		}
	}
	p.UI().Add(widget.Node{Rect: top, Act: "card-show", Value: value, Focus: true, Carry: below > 0, Aside: true})
	p.UI().FocusRing("card-show", value, top)
	if below > 0 {
		p.drawCopies(layout.Rect{X: r.X, Y: top.Bottom() + 3, W: r.W, H: below - 5}, "", p.stock.cards[card].ID)
	}
}

// drawCopies draws how many of a card there are in a part of the deck, "" for the whole of it, with the
// ways to have more and less.
func (p *Page) drawCopies(r layout.Rect, part, id string) {
	n := copies(&p.deck.Deck, id)
	value, from := part+"="+id, part
	if part != "" {
		n = copiesIn(&p.deck.Deck, part, id)
	} else if n > 0 {
		from = p.holder(id)
	}
	key := min(r.W/2-9, max(26, p.UI().Touch))
	less, rest := r.Left(key)
	more, rest := rest.End(key)
	manner, ink := widget.Plain, theme.Ink
	if n == 0 {
		manner, ink = widget.Off, theme.InkFaint
	}
	p.UI().Button(less, "deck-take", from+"="+id, "−", manner)
	p.UI().Button(more, "deck-add", value, "+", widget.Plain)
	p.C().Text(strconv.Itoa(n), rest.X+rest.W/2, rest.Y+rest.H/2, paint.Style{Size: theme.Normal, Ink: ink, Bold: true, Align: paint.Centre})
}

// holder is the part of the deck from which a card is taken where none is named.
func (p *Page) holder(id string) (key string) {
	for _, part := range p.deck.Portions() {
		for _, l := range part.Cards {
			if l.ID == id && (key == "" || part.Part == p.into) {
				key = part.Part
			}
		}
	}
	return key
}

// drawLarge draws a card over everything, in both languages, with what is understood of its text.
func (p *Page) drawLarge() {
	c, all := p.C(), p.Size()
	c.Fill(all, theme.Alpha(theme.Ink, 0.45))
	p.UI().Modal()
	p.UI().Add(widget.Node{Rect: all, Act: "card-close"})
	r := all.Mid(min(720, all.W-8), min(620, all.H-8))
	c.Sheet(r)
	p.UI().Add(widget.Node{Rect: r, Act: "stay"})
	in := r.InsetXY(14, 8)
	high := p.touchable()
	head, in := in.Top(high + 8)
	head.H = high
	place := func(w float64) (cell layout.Rect) {
		cell, head = head.End(w)
		head.W -= 6
		return cell
	}
	p.UI().Button(place(high+6), "card-close", "", "×", widget.Plain)
	for _, way := range []int{1, -1} {
		cell := place(high + 6)
		if to := p.step(way); to >= 0 {
			p.UI().Button(cell, "card-show", strconv.Itoa(to), map[int]string{1: "→", -1: "←"}[way], widget.Plain)
		}
	}
	face := &p.stock.prints[p.card]
	if face.Other >= 0 {
		words := p.W("other-face")
		p.UI().Button(place(min(head.W*0.5, c.Width(words, theme.Normal, false)+24)), "card-show", strconv.Itoa(face.Other), words, widget.Plain)
	}
	if p.view == build {
		var key layout.Rect
		key, head = head.Left(min(head.W, max(100, 2*high+30)))
		p.drawCopies(key, "", p.stock.cards[p.card/2].ID)
	}
	faces := p.stock.face(p.card)
	if len(faces) == 0 {
		return
	}
	other := ""
	if len(faces) > 1 {
		other = faces[1].Printed.Name.In(p.Lang())
	}
	h := min(largest, in.H*0.66, in.W*0.62)
	write := func(in layout.Rect, dry bool) float64 {
		d := reading.NewColumn(p, in, dry)
		d.Study(p.stock.game, &faces[0], other, h, func(pose layout.Pose) { c.Card(p.looks(p.card, pose)) })
		return d.Y - in.Y + 6
	}
	p.UI().Scroll("card-page", in, write(in, true), false, func(in layout.Rect) { write(in, false) })
}
