package board

import (
	"image/color"
	"math"
	"strconv"

	"gorin/render/anim"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
)

// DrawBeat draws the beat that is shown, calmly without motion.
func (t *Board) DrawBeat(now int64, calm bool) {
	if !t.Beating(now) {
		return
	}
	x := &t.beat
	at := max(0, float64(now-x.begin)/float64(max(1, x.end-x.begin)))
	if calm {
		at = stillAt
	} else {
		t.Landing = true
	}
	r := t.Screen.Far.Union(t.Screen.Near)
	s := &stage{t: t, c: t.a.C(), r: r, m: r.Centre(), at: at}
	s.high = math.Round(math.Min(r.H*0.5, r.W*0.5))
	s.c.Clip(r, func() { s.draw(x) })
}

// stage is where a beat is drawn.
type stage struct {
	t    *Board
	c    *paint.Canvas
	r    layout.Rect
	m    layout.Point
	high float64 // of its large cards
	at   float64 // how much of its time has gone by
}

// part is how far something has come that begins and ends at parts of the beat's time.
func (s *stage) part(from, to float64) float64 { return anim.Ease((s.at - from) / (to - from)) }

// fade is how much of a beat is to be seen: it comes and goes.
func (s *stage) fade() float64 { return s.part(0, 0.12) * (1 - s.part(0.9, 1)) }

func (s *stage) draw(x *beat) {
	switch dim := s.fade(); {
	case x.Form == skin.Swept, x.Form == skin.Lifted:
	case x.Form == skin.Tally && len(x.cards) > 1: // it goes on from the card before
		s.c.Fill(s.r, theme.Alpha(theme.Ink, 0.42))
	case x.Form == skin.Tally:
		s.c.Fill(s.r, theme.Alpha(theme.Ink, 0.42*s.part(0, 0.12)))
	default:
		s.c.Fill(s.r, theme.Alpha(theme.Ink, 0.42*dim))
	}
	switch x.Form {
	case skin.Turned:
		s.turned(x)
	case skin.Lifted:
		s.lifted(x)
	case skin.Tally, skin.Struck:
		s.tally(x)
	case skin.Fanned:
		s.fanned(x)
	case skin.Swept:
		s.swept(x)
	case skin.Joined, skin.Against:
		s.pair(x)
	case skin.Fallen:
		s.fallen(x)
	case skin.Final:
		s.final(x)
	}
}

// card draws a card of a beat, so much of it to be seen.
func (s *stage) card(x beatCard, p layout.Pose, seen, thin float64, face bool) {
	l := paint.Look{Pose: p, Alpha: 1 - seen, Thin: thin}
	if face && x.face > 0 && x.face <= len(s.t.Faces) {
		l.Face = &s.t.Faces[x.face-1]
	}
	if l.Face.Across() { // it is read lying
		l.Pose.Turns--
		l.Pose.H *= acrossSize
	}
	if seen > 0.02 {
		s.c.Card(l)
	}
}

// pose is a card around the middle, moved by parts of the height of large cards.
func (s *stage) pose(dx, dy, size float64) layout.Pose {
	return layout.Pose{X: s.m.X + dx*s.high, Y: s.m.Y + dy*s.high, H: s.high * size}
}

// titled writes a title on its plate with its middle at a height, and what it says below; grown is
// how far the plate has opened.
func (s *stage) titled(x *beat, y, grown float64) {
	if x.title == "" || grown <= 0.02 {
		return
	}
	size := s.titleSize()
	for size > theme.Normal && s.c.Width(x.title, size, true) > s.r.W*0.9-size {
		size--
	}
	w := s.c.Width(x.title, size, true) + size*1.6
	plate := layout.Rect{X: s.m.X - w/2*grown, Y: y - size*0.85, W: w * grown, H: size * 1.7}
	s.c.Round(plate, 4, theme.Alpha(x.Ink, 0.96))
	s.c.Ring(plate.Inset(2), 3, 1, theme.Alpha(theme.PaperLight, 0.55))
	if grown > 0.8 {
		s.c.Text(x.title, s.m.X, y, paint.Style{Size: size, Ink: theme.White, Bold: true, Align: paint.Centre})
	}
	if x.says == "" || grown < 0.8 {
		return
	}
	small := max(theme.Small, size*0.62)
	words := s.c.Fit(x.says, s.r.W*0.92-small*1.4, small, false)
	w = s.c.Width(words, small, false) + small*1.4
	below := layout.Rect{X: s.m.X - w/2, Y: plate.Bottom() + 3, W: w, H: small * 1.7}
	s.c.Round(below, 4, theme.Alpha(theme.PaperLight, 0.96))
	s.c.Text(words, s.m.X, below.Y+below.H/2, paint.Style{Size: small, Ink: theme.Ink, Align: paint.Centre})
}

func (s *stage) titleSize() float64 { return max(theme.Large, min(34, s.r.H*0.062)) }

// turned turns a card over in the middle, then says what it is.
func (s *stage) turned(x *beat) {
	come, turn := s.part(0, 0.2), s.at/0.34
	thin := 1 - math.Abs(math.Cos(math.Pi/2*min(2, max(0, turn*2)))) // narrow half-way
	face := turn >= 0.5
	p := s.pose(0, -0.08-0.25*(1-come), 0.6+0.4*come)
	if turn >= 1 {
		thin = 0
	}
	s.card(x.cards[0], p, 1-s.part(0.92, 1), thin, face)
	s.titled(x, s.m.Y+s.high*0.58, s.part(0.32, 0.5)*(1-s.part(0.94, 1)))
}

// lifted holds a card up.
func (s *stage) lifted(x *beat) {
	up, gone := s.part(0, 0.25), 1-s.part(0.88, 1)
	p := s.pose(0, -0.05-0.06*up, 0.72+0.1*up)
	if up > 0.5 && gone > 0.5 {
		s.c.Glow(p.Bounds(), theme.Gold)
	}
	s.card(x.cards[0], p, min(up*1.5, 1)*gone, 0, true)
	s.titled(x, s.m.Y+s.high*0.5, s.part(0.1, 0.3)*gone)
}

// row is where card i of n lies in a row.
func (s *stage) row(i, n int, size float64) layout.Pose {
	step := min(size*layout.CardAspect*1.08, s.r.W*0.9/s.high/float64(max(1, n)))
	return s.pose((float64(i)-float64(n-1)/2)*step, -0.04, size)
}

// tally lays the cards of a heap side by side with their number, the last one coming; what cancels
// them is struck across.
func (s *stage) tally(x *beat) {
	n := max(len(x.cards), x.of)
	struck := x.Form == skin.Struck
	if struck {
		n = len(x.cards)
	}
	for i := range n {
		p := s.row(i, n, 0.66)
		if i >= len(x.cards) {
			s.c.Ring(p.Bounds(), p.H*0.045, 1.5, theme.Alpha(theme.PaperLight, 0.5*s.fade()))
			continue
		}
		seen := 1.0
		if i == len(x.cards)-1 && !struck {
			seen = s.part(0, 0.3)
			p.Y -= (1 - seen) * s.high * 0.25
		}
		s.card(x.cards[i], p, seen, 0, true)
	}
	if !struck {
		size := s.titleSize() * 1.25
		count := strconv.Itoa(len(x.cards))
		if x.of > 0 {
			count += " / " + strconv.Itoa(x.of)
		}
		w := s.c.Width(count, size, true) + size
		plate := layout.Rect{X: s.m.X - w/2, Y: s.m.Y - s.high*0.58, W: w, H: size * 1.5}
		s.c.Round(plate, size*0.75, theme.Alpha(x.Ink, 0.96))
		s.c.Text(count, s.m.X, plate.Y+plate.H/2, paint.Style{Size: size, Ink: theme.White, Bold: true, Align: paint.Centre})
		s.titled(x, s.m.Y+s.high*0.5, 1)
		return
	}
	cut := s.part(0.1, 0.35)
	wide := min(s.r.W*0.86, max(s.high*1.5, s.row(n-1, n, 0.66).X-s.row(0, n, 0.66).X+s.high))
	x0, y0 := s.m.X-wide/2, s.m.Y+s.high*0.16
	s.c.Line(x0, y0, x0+wide*cut, y0-s.high*0.4*cut, s.high*0.16, theme.Alpha(theme.White, 0.9))
	s.c.Line(x0, y0, x0+wide*cut, y0-s.high*0.4*cut, s.high*0.125, x.Ink)
	s.titled(x, s.m.Y-s.high*0.04, s.part(0.32, 0.46))
}

// fanned spreads the cards of a heap, and lifts those that are marked.
func (s *stage) fanned(x *beat) {
	n, open := len(x.cards), s.part(0, 0.35)
	up := s.part(0.4, 0.6)
	for i := range x.cards {
		a := 0.0
		if n > 1 {
			a = (float64(i)/float64(n-1) - 0.5) * open
		}
		p := s.pose(a*min(2.3, s.r.W*0.8/s.high), 0.03+math.Abs(a)*math.Abs(a)*0.7, 0.72)
		p.Turns = a * 0.42
		if x.cards[i].marked {
			p.Y -= s.high * 0.24 * up
		}
		s.card(x.cards[i], p, min(1, s.fade()*2), 0, true)
	}
	s.titled(x, s.m.Y+s.high*0.6, s.part(0.3, 0.5)*(1-s.part(0.94, 1)))
}

// swept draws a band across the mats.
func (s *stage) swept(x *beat) {
	in, out := s.part(0, 0.28), s.part(0.84, 1)
	high := s.titleSize() * 2.3
	if len(x.cards) > 0 {
		high = s.high * 0.66
	}
	band := layout.Rect{X: s.r.X + s.r.W*out, Y: s.m.Y - high/2, W: s.r.W * (in - out), H: high}
	if band.W <= 2 {
		return
	}
	s.c.Fill(band, theme.Alpha(x.Ink, 0.93))
	for _, y := range []float64{band.Y + 4, band.Bottom() - 5} {
		s.c.Line(band.X, y, band.Right(), y, 1.4, theme.Alpha(theme.PaperLight, 0.6))
	}
	text, room := s.m.X, s.r.W*0.9
	if len(x.cards) > 0 {
		p := s.pose(0, 0, 0.86)
		p.X = s.r.X + s.r.W*(0.05+0.19*in+0.5*out)
		s.card(x.cards[0], p, 1-out, 0, true)
		right := p.X + s.high*0.36
		text, room = (right+s.r.Right())/2, s.r.Right()-right-10
	}
	if in < 0.7 || out > 0.3 {
		return
	}
	size := s.titleSize() * 1.1
	for size > theme.Small && s.c.Width(x.title, size, true) > room {
		size--
	}
	s.c.Text(s.c.Fit(x.title, room, size, true), text, s.m.Y, paint.Style{Size: size, Ink: theme.White, Bold: true, Align: paint.Centre})
}

// pair brings two cards together, or against each other.
func (s *stage) pair(x *beat) {
	come, out := s.part(0, 0.3), 1-s.part(0.92, 1)
	gap := 0.34
	if x.Form == skin.Against {
		gap = 0.5
	}
	for i, card := range x.cards {
		side := float64(2*i - 1)
		p := s.pose(side*(gap+1.1*(1-come)), -0.06, 0.84)
		if x.Form == skin.Joined {
			p.Turns = side * 0.06 * come
		} else if i == 1 { // the one that it is done to gives way
			hit := s.part(0.35, 0.5)
			p.X += s.high * 0.08 * hit
			p.Turns = 0.08 * hit
		}
		if card.face == 0 {
			continue
		}
		s.card(card, p, min(1, come*1.4)*out, 0, true)
		if card.number != "" && come > 0.9 && out > 0.9 {
			size := s.titleSize()
			w := s.c.Width(card.number, size, true) + size*0.7
			plate := layout.Rect{X: p.X - w/2, Y: p.Bounds().Bottom() - size*1.1, W: w, H: size * 1.4}
			s.c.Round(plate, 4, theme.Alpha(theme.Ink, 0.95))
			s.c.Text(card.number, p.X, plate.Y+plate.H/2, paint.Style{Size: size, Ink: theme.White, Bold: true, Align: paint.Centre})
		}
	}
	if flash := s.part(0.3, 0.4) * (1 - s.part(0.4, 0.62)); flash > 0.02 {
		s.rays(s.m.X, s.m.Y-s.high*0.06, s.high*0.55*flash, theme.Alpha(theme.RGB(0xF7D774), 0.85*flash))
	}
	s.titled(x, s.m.Y+s.high*0.54, s.part(0.3, 0.46)*out)
}

// rays draws a star of rays.
func (s *stage) rays(x, y, long float64, ink color.RGBA) {
	const rays = 14
	for i := range rays {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / rays)
		far := long * (1 + 0.35*float64(i%2))
		s.c.Line(x+cos*long*0.25, y+sin*long*0.25, x+cos*far, y+sin*far, max(1.5, long*0.035), ink)
	}
}

// fallen lets a card shake, crack and fall.
func (s *stage) fallen(x *beat) {
	come, fall := s.part(0, 0.15), max(0, (s.at-0.62)/0.38)
	p := s.pose(0, -0.08, 0.9)
	if shake := s.at; shake > 0.15 && shake < 0.4 {
		p.X += math.Sin(shake*90) * s.high * 0.018
	}
	p.Y += fall * fall * s.high * 0.9
	p.Turns = fall * 0.22
	seen := come * (1 - min(1, fall*1.1))
	s.card(x.cards[0], p, seen, 0, true)
	if crack := s.part(0.25, 0.45); crack > 0 && fall < 0.15 {
		b := p.Bounds()
		points := [][2]float64{{0.62, 0}, {0.44, 0.24}, {0.6, 0.42}, {0.36, 0.66}, {0.5, 1}}
		for i := 1; i < len(points); i++ {
			if crack*float64(len(points)-1) < float64(i-1) {
				break
			}
			from, to := points[i-1], points[i]
			s.c.Line(b.X+b.W*from[0], b.Y+b.H*from[1], b.X+b.W*to[0], b.Y+b.H*to[1], 5, theme.Alpha(theme.Ink, 0.85))
			s.c.Line(b.X+b.W*from[0], b.Y+b.H*from[1], b.X+b.W*to[0], b.Y+b.H*to[1], 2.2, theme.White)
		}
	}
	s.titled(x, s.m.Y+s.high*0.54, s.part(0.2, 0.36)*(1-s.part(0.94, 1)))
}

// final is the blow that decides the match.
func (s *stage) final(x *beat) {
	grow := s.part(0, 0.5)
	s.rays(s.m.X, s.m.Y-s.high*0.08, s.high*(0.4+0.75*grow), theme.Alpha(theme.RGB(0xF7D774), 0.75*s.fade()))
	if x.cards[0].face > 0 {
		p := s.pose(0, -0.1, 1.45-0.45*s.part(0, 0.22))
		s.card(x.cards[0], p, s.part(0, 0.15), 0, true)
	}
	if flash := 1 - s.part(0.12, 0.3); s.at > 0.12 && flash > 0.02 {
		s.c.Fill(s.r, theme.Alpha(theme.White, 0.55*flash))
	}
	s.titled(x, s.m.Y+s.high*0.56, s.part(0.25, 0.4))
}
