package board

import (
	"math"
	"slices"
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// Shown is one card as it lies on the screen.
type Shown struct {
	Card  *rules.CardView
	Place rules.Place
	Pose  layout.Pose
	pile  bool // clicks mean the pile
	last  bool // top of its pile
	far   bool
	Turn  bool    // it lies upside-down for who looks
	seat  int     // whose half it lies in
	badge string  // another than its own
	mute  bool    // it has none
	room  float64 // how wide its figure and numbers may be, on a side that is brief; 0 elsewhere
}

// PlaceValue is a place as the value of an act; it is asked for in every frame.
func (t *Board) PlaceValue(p rules.Place) string {
	v, ok := t.places[p]
	if !ok {
		v = strconv.Itoa(p.Seat) + "/" + p.Zone
		t.places[p] = v
	}
	return v
}

func ParsePlace(s string) rules.Place {
	for i := range s {
		if s[i] == '/' {
			seat, _ := strconv.Atoi(s[:i])
			return rules.Place{Seat: seat, Zone: s[i+1:]}
		}
	}
	return rules.Place{}
}

func CardValue(id rules.Card) string { return strconv.Itoa(int(id)) }

// HoverValue is cardValue for a place that may be about no card.
func HoverValue(id rules.Card) string {
	if id == 0 {
		return ""
	}
	return CardValue(id)
}

// Lay works out where every card lies.
func (t *Board) Lay() {
	t.Shown = t.Shown[:0]
	hosts := t.attached()
	for _, seat := range append(t.Others(), t.Bottom) {
		half := t.Half(seat)
		for _, f := range half.Mat.Frames {
			if f.W > 0 {
				t.layRow(half, f, seat, hosts)
			} else if z := t.Zone(rules.Place{Seat: seat, Zone: f.Zone}); z != nil {
				t.layZone(half, f, z)
			}
		}
		t.layHand(seat)
	}
	t.layStack()
}

func (t *Board) layZone(half layout.Half, f layout.Frame, z *rules.ZoneView) {
	n := len(z.Cards)
	first := 0
	if f.Pile && n > 7 {
		first = n - 7 // the rest of a pile is not to be seen
	}
	places := n
	if t.scores(f.Zone) {
		places = max(n, f.Places) // the last ones lie in their places
	}
	for i := first; i < n; i++ {
		c := &z.Cards[i]
		turns := 0.0
		switch c.Lies {
		case rules.Rest:
			turns = 1
		case rules.Reverse:
			turns = 2
		}
		pose := half.Place(f, i-first, places, turns)
		if over, ok := poseOver(half, c.Over, turns); ok && len(c.Over) > 1 {
			pose = over
		}
		t.Shown = append(t.Shown, Shown{
			Card: c, Place: z.Place, Pose: pose,
			pile: t.Skin.Piles[f.Zone], last: i == n-1, far: half.Far, Turn: half.Turned(), seat: z.Place.Seat,
		})
	}
}

func (t *Board) layHand(seat int) {
	z := t.Zone(rules.Place{Seat: seat, Zone: t.Skin.Hand})
	if z == nil {
		return
	}
	side := t.side(seat)
	area, gap, far := side.Hand, 6.0, side.Far
	switch {
	case area.Empty():
		return
	case far && !side.Plate.Empty():
		area, gap = area.InsetXY(12, 1), 2
	case far && t.AllHands:
		area, gap = area.InsetXY(area.W*0.12, 0), 4
	case far:
		gap = 2
		area.Y -= area.H * 0.55
		area.H *= 1.5
		area = area.InsetXY(area.W*0.18, 0)
	}
	for i, p := range layout.Fan(area, len(z.Cards), gap) {
		if far && !t.AllHands {
			p.Turns = 2
		}
		t.Shown = append(t.Shown, Shown{Card: &z.Cards[i], Place: z.Place, Pose: p, far: far, Turn: far, last: i == len(z.Cards)-1, seat: seat})
	}
}

// DrawCards draws all cards and registers them.
func (t *Board) DrawCards(now int64) {
	c := t.a.C()
	flying := t.flying[:0]
	t.picked, t.choosing = t.picked[:0], t.chooses()
	for i := range t.Shown {
		if _, moving := t.Script.At(uint16(t.Shown[i].Card.ID), t.Shown[i].Pose, now); moving {
			flying = append(flying, i)
			continue
		}
		t.drawCard(&t.Shown[i], t.Shown[i].Pose)
	}
	t.flying = flying[:0]
	t.drawPicked()
	t.drawBadges()
	for _, i := range flying {
		p, _ := t.Script.At(uint16(t.Shown[i].Card.ID), t.Shown[i].Pose, now)
		t.drawCard(&t.Shown[i], p)
	}
	t.ghosts = t.Script.Ghosts(now, t.onTable, t.ghosts[:0])
	for _, g := range t.ghosts {
		l := paint.Look{Pose: g.Pose}
		if g.Face > 0 && g.Face <= len(t.Faces) {
			l.Face = &t.Faces[g.Face-1]
		}
		c.Card(l)
	}
	t.drawPicked()
	t.Landing = len(flying)+len(t.ghosts) > 0
}

// Looks is how a card is drawn in a pose.
func (t *Board) Looks(v *rules.CardView, zone string, pose layout.Pose, far bool) paint.Look {
	l := paint.Look{Face: t.Face(v), Pose: pose, Far: far, Upset: v.Lies == rules.Reverse}
	if l.Upset {
		l.Stamp = t.a.W("reversed-stamp")
	}
	if l.Face == nil {
		return l
	}
	l.Inert = t.HasInert(v)
	t.Skin.Look(&l, &t.Prints[v.Print], v, skin.At{Stage: t.Skin.Stage[zone], Hand: zone == t.Skin.Hand, Loose: zone == "", Lang: t.a.Lang()})
	return l
}

// Mark is what a picked card bears: its place when the order counts.
func (t *Board) Mark(rank int) string {
	if t.Request != nil && t.Request.Ordered {
		return strconv.Itoa(rank)
	}
	return "✓"
}

// pickMark is the mark of a card that has been picked, and where it stands.
type pickMark struct {
	rank int
	at   layout.Point
}

// drawPicked marks the cards that have been picked: over those that lie beside them.
func (t *Board) drawPicked() {
	c := t.a.C()
	for i := range t.picked {
		m := &t.picked[i]
		m.at = apart(m.at, t.picked[:i])
		c.Disc(m.at.X, m.at.Y, markRadius, theme.Vermilion)
		c.Text(t.Mark(m.rank), m.at.X, m.at.Y, paint.Style{Size: 16, Ink: theme.White, Bold: true, Align: paint.Centre})
	}
	t.picked = t.picked[:0]
}

// apart is the place nearest to at, above or below it, where a mark hides none of the others: cards may
// lie closely one over the other.
func apart(at layout.Point, others []pickMark) layout.Point {
	for y := 0.0; ; y += markRadius {
		for _, p := range [...]layout.Point{{X: at.X, Y: at.Y - y}, {X: at.X, Y: at.Y + y}} {
			if !slices.ContainsFunc(others, func(o pickMark) bool { return math.Hypot(o.at.X-p.X, o.at.Y-p.Y) < 2*markRadius }) {
				return p
			}
		}
	}
}

// drawArmed marks the card that has been picked up, for those to whom gold says
// little.
func (t *Board) drawArmed(pose layout.Pose) {
	if b := pose.Bounds(); theme.Marks {
		c := t.a.C()
		c.Disc(b.X+b.W/2, b.Y+b.H/2, 14, theme.Ink)
		c.Pointer(b.X+b.W/2, b.Y+b.H/2, 8, -1, theme.Gold)
	}
}

// markRadius is how large the disc is that a picked card bears.
const markRadius = 13.0

func (t *Board) drawCard(s *Shown, pose layout.Pose) {
	c := t.a.C()
	wanted := s.Card.ID != 0 && t.Wanted(s.Card.ID, s.Place)
	spotWanted := t.Skin.Stage[s.Place.Zone] && s.Place.Seat >= 0 && (t.Wanted(0, s.Place) || len(t.Going(s.Place)) > 0)
	value := CardValue(s.Card.ID)
	reach := pose.Bounds()
	if s.Place.Zone == t.Skin.Hand && !s.far && (t.a.UI().Hot("card", value) || t.a.UI().Focused("card", value)) {
		pose.Y -= 10
		reach = reach.Union(pose.Bounds()) // it does not slip from under the pointer
	}
	if s.pile && !s.last && s.Card.Print < 0 {
		c.Card(paint.Look{Pose: pose, Far: s.Turn})
		return
	}
	l := t.Looks(s.Card, s.Place.Zone, pose, s.Turn)
	if s.badge != "" || s.mute {
		l.Badge = s.badge
	}
	if s.Place.Zone == t.Skin.Hand && s.far {
		l.Fight, l.Values = false, false
	}
	if rank := t.rankOf(s); rank > 0 {
		t.drawLook(s, l)
		c.Edge(pose, 3, theme.Vermilion)
		b := pose.Bounds()
		if !s.pile || b.H > 4*markRadius { // in a small pile it would lie under how many lie there
			t.picked = append(t.picked, pickMark{rank, layout.Point{X: b.X + b.W/2, Y: b.Y + b.H/2}})
		}
	} else {
		switch {
		case t.isCarried(s.Card.ID):
			l.Alpha = 0.65
		case t.aside(s, wanted || spotWanted):
			l.Alpha = 0.5
		}
		t.drawLook(s, l)
		switch {
		case t.IsArmed(s.Card.ID, s.Place):
			c.Edge(pose, 3, theme.Gold)
			t.drawArmed(pose)
		case wanted || spotWanted:
			m := t.MarkOf(s.Card.ID, s.Place)
			if spotWanted {
				m = max(m, t.MarkOf(0, s.Place))
			}
			c.Mark(m, pose.Bounds(), pose.H*0.045)
		}
	}
	if s.Place.Seat < 0 && s.Place.Zone != "" && (s.Place.Zone == t.Skin.Queue || slices.Contains(t.Skin.Middle, s.Place.Zone)) {
		c.Edge(pose, 2, t.SideInk(s.seat))
	}
	if t.fights(s.Card.ID) {
		c.Edge(pose, 2.5, theme.Indigo)
	}
	if s.pile {
		return
	}
	if s.Card.ID != 0 {
		t.a.UI().Add(widget.Node{Rect: reach, Act: "card", Value: value, Hover: value, Focus: wanted || spotWanted, Carry: t.Request != nil && !t.Skin.Piles[s.Place.Zone]})
		t.a.UI().FocusRing("card", value, pose.Bounds())
	}
}
