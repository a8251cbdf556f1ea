package title

import (
	"math"
	"slices"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/reading"
	"gorin/render/session"
	"gorin/render/theme"
	"gorin/rules"
)

// showcase is the cards that the title shows: some of the deck of the first seat.
type showcase struct {
	game, deck string
	cards      []rules.Printed
	faces      reading.Faces
	lang       rules.Lang
}

// show takes the cards of the deck that the first seat has.
func (t *Page) show() *showcase {
	s, deck := &t.shows, t.Start.Decks[0]
	if s.game != t.Start.Game || s.deck != deck {
		*s = showcase{game: t.Start.Game, deck: deck}
		if i := slices.IndexFunc(t.decks, func(d session.Deck) bool { return d.ID == deck }); i >= 0 && len(t.decks[i].Show) > 0 {
			s.cards = t.Samples(s.game, t.decks[i].Show)
		}
	}
	if s.lang != t.Lang() || s.faces == nil {
		s.lang, s.faces = t.Lang(), reading.Faces{}
	}
	return s
}

// number names a card among all pictures of cards that there are, whatever was shown before.
func number(p *rules.Printed) int { return int(p.Seed>>2) | 1<<61 }

// drawShow draws the cards in an arc, the middle one in front; the crest where there are none.
func (t *Page) drawShow(r layout.Rect) {
	c, s := t.C(), t.show()
	c.Cards.Begin(math.Ceil(r.H * 0.92))
	if !t.drawn { // the first picture comes without them
		t.drawn = true
		c.Cards.Later()
	}
	if len(s.cards) == 0 {
		t.drawCrest(r.X+r.W/2, r.Y+r.H/2, r.H/2)
		return
	}
	h := r.H * 0.92
	step := math.Min(h*layout.CardAspect*0.7, (math.Min(r.W, 520)-24-h*layout.CardAspect)/math.Max(1, float64(len(s.cards)-1)))
	middle := float64(len(s.cards)-1) / 2
	order := make([]int, len(s.cards)) // from the outside in
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return int(2*math.Abs(float64(b)-middle)) - int(2*math.Abs(float64(a)-middle))
	})
	for _, i := range order {
		off := float64(i) - middle
		pose := layout.Pose{X: r.X + r.W/2 + off*step, Y: r.Y + r.H*0.48 + off*off*h*0.022, H: h}
		p := &s.cards[i]
		l := reading.Look(s.game, s.faces.Face(s.game, number(p), p, s.lang), p, s.lang, pose)
		if l.Face.Across() { // it stands like the others
			l.Pose = pose
		}
		l.Values, l.Fight = false, false
		c.Card(l)
	}
}

// drawCrest draws a plum crest of five petals: five rulebooks.
func (t *Page) drawCrest(x, y, radius float64) {
	c := t.C()
	c.Disc(x, y, radius, theme.Vermilion)
	for i := range 5 {
		sin, cos := math.Sincos(float64(i)*2*math.Pi/5 - math.Pi/2)
		c.Disc(x+cos*radius*0.5, y+sin*radius*0.5, radius*0.27, theme.PaperLight)
	}
	c.Disc(x, y, radius*0.2, theme.PaperLight)
	c.Disc(x, y, radius*0.11, theme.Vermilion)
}

// drawName draws what this is called, beside the crest where that is not drawn large.
func (t *Page) drawName(x, y float64) {
	if len(t.shows.cards) > 0 {
		t.drawCrest(x-108, y, 19)
		x += 20
	}
	c := t.C()
	c.Text("五輪", x-44, y, paint.Style{Size: 36, Ink: theme.Ink, Align: paint.Centre})
	c.Text("Gorin", x+46, y+2, paint.Style{Size: 32, Ink: theme.Ink, Bold: true, Align: paint.Centre})
}
