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
	game  string
	ids   []string
	cards []rules.Printed
	faces reading.Faces
	lang  rules.Lang
}

// shown are the cards to be shown: those of the deck that the first seat has.
func (t *Page) shown() []string {
	if i := slices.IndexFunc(t.decks, func(d session.Deck) bool { return d.ID == t.Start.Decks[0] }); i >= 0 {
		return t.decks[i].Show
	}
	return nil
}

// show takes the cards to be shown.
func (t *Page) show(ids []string) *showcase {
	s := &t.shows
	if s.game != t.Start.Game || !slices.Equal(s.ids, ids) {
		*s = showcase{game: t.Start.Game, ids: ids, cards: t.Samples(t.Start.Game, ids)}
	}
	if s.lang != t.Lang() || s.faces == nil {
		s.lang, s.faces = t.Lang(), reading.Faces{}
	}
	return s
}

// number names a card among all pictures of cards that there are, whatever was shown before.
func number(p *rules.Printed) int { return int(p.Seed>>2) | 1<<61 }

// drawShow draws the cards in an arc, the middle one in front; the crest where there are none. The first picture
// comes without them: only their places are there.
func (t *Page) drawShow(r layout.Rect) {
	c := t.C()
	c.Cards.Begin(math.Ceil(r.H * 0.92))
	first := !t.drawn
	t.drawn = true
	ids := t.shown()
	if len(ids) == 0 {
		t.drawCrest(r.X+r.W/2, r.Y+r.H/2, r.H/2)
		return
	}
	h := r.H * 0.92
	step := math.Min(h*layout.CardAspect*0.7, (math.Min(r.W, 520)-24-h*layout.CardAspect)/math.Max(1, float64(len(ids)-1)))
	middle := float64(len(ids)-1) / 2
	order := make([]int, len(ids)) // from the outside in
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return int(2*math.Abs(float64(b)-middle)) - int(2*math.Abs(float64(a)-middle))
	})
	var s *showcase
	if !first {
		s = t.show(ids)
	}
	for _, i := range order {
		off := float64(i) - middle
		pose := layout.Pose{X: r.X + r.W/2 + off*step, Y: r.Y + r.H*0.48 + off*off*h*0.022, H: h}
		switch {
		case first:
			at := pose.Bounds()
			c.Shadow(at, theme.Radius)
			c.Round(at, theme.Radius, theme.PaperDark)
			c.Ring(at, theme.Radius, 1.5, theme.Line)
			t.UI().Dirty = true
		case i < len(s.cards):
			p := &s.cards[i]
			l := reading.Look(s.game, s.faces.Face(s.game, number(p), p, s.lang), p, s.lang, pose)
			l.Pose = pose // those that are printed to be read lying stand, too
			l.Values, l.Fight = false, false
			c.Card(l)
		}
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
	if len(t.shown()) > 0 {
		t.drawCrest(x-108, y, 19)
		x += 20
	}
	c := t.C()
	c.Text("五輪", x-44, y, paint.Style{Size: 36, Ink: theme.Ink, Align: paint.Centre})
	c.Text("Gorin", x+46, y+2, paint.Style{Size: 32, Ink: theme.Ink, Bold: true, Align: paint.Centre})
}
