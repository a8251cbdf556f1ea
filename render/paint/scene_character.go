package paint

import (
	"math"

	"gorin/render/theme"
)

// character is a person or a beast with the thing that the card is about.
func (st *stage) character(p Picture) {
	st.scenery(p, st.vis*(.56+.16*st.rnd.Float64()))
	side := pick(st.taste, -1.0, 1, 1) // numbers stand at the left
	mid := st.w / 2
	if st.vis < st.h { // numbers stand at the left edge
		mid = st.w * .53
	}
	room := mid // from the middle to the edge on the side of the thing
	if side > 0 {
		room = st.w - mid
	}
	reach := math.Min(st.w/2-st.u*.2, st.u*.42)
	beast := motifs[p.Figure]
	if p.Figure == "thing" {
		st.thing(p, mid, side)
		st.gold(p.Grade)
		return
	}
	pose := st.taste.IntN(5)
	if beast != nil && p.Figure == p.Motif {
		st.halo(mid, st.vis*.47, st.u*.42)
		st.gold(p.Grade)
		st.piece(p.Figure, mid, st.vis*.5, st.u*.37)
		return
	}
	if beast != nil {
		far := math.Min(reach*.74, room-st.u*.28)
		st.halo(mid+side*far, st.vis*.34, st.u*.32)
		st.gold(p.Grade)
		st.piece(p.Motif, mid+side*far, st.vis*.33, st.u*.26)
		st.piece(p.Figure, mid-side*far*.7, st.vis*.6, st.u*.35)
		return
	}
	if p.With != 0 {
		st.pair(p, mid)
		return
	}
	size, x, y, stance := st.u*.44, mid-side*reach*.68, st.vis*.64, folded
	switch pose {
	case 0: // the thing large behind
		st.halo(mid+side*st.u*.1, st.vis*.4, st.u*.42)
		st.piece(p.Motif, mid+side*st.u*.14, st.vis*.36, st.u*.35)
		size, x, y = st.u*.34, mid-side*reach*.62, st.vis*.74
	case 1: // held up with both hands
		st.halo(mid, st.vis*.26, st.u*.27)
		size, x, y, stance = st.u*.32, mid, st.vis*.8, overhead
		defer st.piece(p.Motif, mid, st.vis*.25, st.u*.23)
	case 2: // three of it around
		far := math.Min(reach, room-st.u*.27)
		st.halo(mid+side*far, st.vis*.36, st.u*.29)
		st.piece(p.Motif, mid+side*far, st.vis*.36, st.u*.25)
		st.piece(p.Motif, mid-side*(far*.1), st.vis*.15, st.u*.12)
		st.piece(p.Motif, mid+side*(far+st.u*.06), st.vis*.8, st.u*.13)
	default: // held beside
		far := math.Min(reach*.86, room-st.u*.285)
		st.halo(mid+side*far, st.vis*.38, st.u*.33)
		stance = raised
		defer st.piece(p.Motif, mid+side*far, st.vis*.38, st.u*.265)
	}
	st.gold(p.Grade)
	if p.Figure == "child" {
		size, y = size*.86, y+st.u*.05
	}
	if p.Figure == "giant" {
		size, y = size*1.2, y+st.u*.02
	}
	d := dollOf(p, st.k)
	q := st.at(x, y).grow(size).scale(side, 1)
	rim := st.k.paper
	if p.Figure == "shade" {
		rim = theme.Mix(st.k.pale, st.k.main, .4)
	}
	st.s.lift(st.rim, rim, func() { d.draw(q, st.k, stance) })
}

// pair is two persons side by side, each turned to the other, and between them what the card
// is about.
func (st *stage) pair(p Picture, mid float64) {
	st.halo(mid, st.vis*.27, st.u*.3)
	st.gold(p.Grade)
	st.piece(p.Motif, mid, st.vis*.24, st.u*.22)
	for i, who := range [...]uint64{p.Who, p.With} {
		one := p
		one.Who, one.Seed = who, p.Seed+uint64(i) // dressed apart
		d, side := dollOf(one, st.k), float64(1-2*i)
		st.s.lift(st.rim, st.k.paper, func() { d.draw(st.at(mid-side*st.u*.25, st.vis*.76).grow(st.u*.31).scale(side, 1), st.k, folded) })
	}
}

// halo is a disc, a ring or rays behind a thing, so that it stands out.
func (st *stage) halo(x, y, r float64) {
	switch st.taste.IntN(5) {
	case 0:
		st.disc(theme.Mix(st.k.paper, st.k.pale, .55), x, y, r)
	case 1:
		st.disc(theme.Mix(st.k.paper, st.k.spark, .72), x, y, r)
	case 2:
		st.ring(theme.Alpha(st.k.paper, .9), x, y, r, r*.07)
		st.disc(theme.Alpha(st.k.pale, .6), x, y, r*.92)
	case 3:
		st.disc(st.k.deep, x, y, r)
		st.ring(st.k.pale, x, y, r*.9, r*.03)
	default:
		q := st.at(x, y).grow(r)
		ink := theme.Mix(st.k.paper, st.k.pale, .45)
		q.around(18, func(p pen, i int) { p.poly(ink, -.07, -.4, .07, -.4, .155, -1.05, -.155, -1.05) })
		st.disc(ink, x, y, r*.7)
	}
}

// thing is a tool or a machine that has come to life: eyes, legs, no more.
func (st *stage) thing(p Picture, mid, side float64) {
	x, y, r := mid+side*st.u*.04, st.vis*.44, st.u*.36
	st.halo(x, y, st.u*.44)
	st.gold(p.Grade)
	q := st.at(x, y).grow(r)
	legs := func() {
		q.both(func(p pen) {
			p.line(st.k.deep, .1, "M.3 .9 Q.36 1.1 .3 1.28")
			p.oval(st.k.deep, .4, 1.3, .2, .1)
		})
	}
	st.s.lift(st.rim, st.k.paper, legs)
	q.cut(motifs[p.Motif], st.k, st.rim, st.k.paper)
	f := q.at(0, .16)
	f.oval(st.k.paper, 0, .02, .44, .27)
	f.rest(theme.Ink, -.04, .19, .085)
	f.both(func(p pen) { p.disc(theme.RGB(0xE5A090), .31, .1, .06) })
	f.line(theme.RGB(0xB8402F), .05, "M-.06 .12 Q0 .18 .06 .12")
}
