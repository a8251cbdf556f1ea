package paint

import (
	"image/color"
	"math/rand/v2"

	"gorin/render/theme"
)

// place is what open and closed have in common: posts, a roof, the ground.
func (st *stage) place(p Picture, wall, post color.RGBA) (x, y, r float64) {
	x, y, r = st.w/2, st.vis*.5, st.vis*.46
	q := st.at(x, y).grow(r)
	q.fill(post, "M-1.34 -.62 Q-.5 -.74 0 -.74 Q.5 -.74 1.34 -.62 L1.14 -.42 L-1.14 -.42 Z")
	q.fill(wall, "M-1.42 -.72 Q-.7 -.8 -.3 -1.06 L.3 -1.06 Q.7 -.8 1.42 -.72 Q1.36 -.56 1.2 -.58 Q0 -.74 -1.2 -.58 Q-1.36 -.56 -1.42 -.72 Z")
	q.both(func(p pen) { p.box(post, .84, -.5, .2, 3); p.box(wall, .8, 1.3, .28, 2) })
	return x, y, r
}

// shutters are how a door is shut: lattice, planks with bars, paper panes, a
// blind, chequers.
var shutters = []func(p pen, slat, pane color.RGBA){
	func(p pen, slat, _ color.RGBA) {
		for i := range 13 {
			p.box(slat, -.84+.134*float64(i), -.44, .04, 3)
		}
		p.box(slat, -.84, .86, 1.68, .08)
	},
	func(p pen, slat, _ color.RGBA) {
		p.poly(slat, -.84, -.44, -.66, -.44, .84, 1.04, .84, 1.22, .66, 1.22, -.84, -.26)
		p.poly(slat, .84, -.44, .66, -.44, -.84, 1.04, -.84, 1.22, -.66, 1.22, .84, -.26)
	},
	func(p pen, slat, pane color.RGBA) {
		p.box(pane, -.84, -.44, 1.68, 1.5)
		for i := range 7 {
			p.box(slat, -.84+.27*float64(i), -.44, .045, 1.5)
			p.box(slat, -.84, -.44+.25*float64(i), 1.68, .04)
		}
	},
	func(p pen, slat, pane color.RGBA) {
		for i := range 12 {
			p.box(pane, -.84, -.4+.2*float64(i), 1.68, .07)
			p.box(slat, -.84, -.33+.2*float64(i), 1.68, .035)
		}
	},
	func(p pen, _, pane color.RGBA) {
		for i := range 6 {
			for j := range 9 {
				if (i+j)%2 == 0 {
					p.box(pane, -.84+.28*float64(i), -.44+.28*float64(j), .28, .28)
				}
			}
		}
	},
}

// closed is the place at dusk behind shut doors, with its sign on them.
func (st *stage) closed(p Picture) {
	st.s.wash(theme.Mix(st.k.deep, theme.RGB(0x23304F), .6), pick(st.rnd, theme.RGB(0xD58A5E), theme.RGB(0xB9697A), theme.RGB(0xC9A56A)), .36, .55)
	place := rand.New(rand.NewPCG(p.Seed, 0xD00))
	st.disc(theme.RGB(0xC9A56A), st.w*(.2+.6*place.Float64()), st.vis*.16, st.u*.07)
	grounds[groundNames[place.IntN(len(groundNames))]](st, st.vis*.72)
	st.poly(theme.Alpha(theme.RGB(0x23304F), .34), 0, 0, st.w, 0, st.w, st.h, 0, st.h)
	x, y, r := st.place(p, theme.Mix(st.k.deep, theme.Ink, .4), theme.Mix(st.k.deep, theme.RGB(0x4A3428), .5))
	q := st.at(x, y).grow(r)
	wood := pick(place, theme.RGB(0x6E5138), theme.RGB(0x38506B), theme.RGB(0x4F5F3E), theme.RGB(0x6B3B3F), theme.RGB(0x5B4A66))
	panel, slat := theme.Mix(wood, st.k.main, .2), theme.Mix(wood, theme.Ink, .6)
	q.box(panel, -.84, -.44, 1.68, 3)
	shutters[place.IntN(len(shutters))](q, slat, theme.Mix(wood, st.k.paper, .45))
	q.box(slat, -.03, -.44, .06, 3)
	dim := inks{main: theme.Mix(st.k.main, theme.Ink, .25), deep: theme.Mix(st.k.deep, theme.Ink, .3), pale: theme.Mix(st.k.pale, theme.Ink, .25), paper: theme.RGB(0xD8CDB8), spark: theme.Mix(st.k.spark, theme.Ink, .25)}
	q.disc(slat, 0, .16, .66)
	q.disc(theme.RGB(0xE6DAC2), 0, .16, .6)
	q.ring(slat, 0, .16, .54, .03)
	motifs[p.Motif](q.at(0, .16).grow(.42), dim)
}

// open is the same place by day, doors aside and light in it.
func (st *stage) open(p Picture) {
	st.s.wash(theme.Mix(st.k.pale, st.k.main, .35), st.k.paper, .3, .7)
	place := rand.New(rand.NewPCG(p.Seed, 0xD00))
	st.rays(st.w/2, st.vis*.5, 20, theme.Alpha(st.k.paper, .65))
	st.disc(st.k.spark, st.w*(.2+.6*place.Float64()), st.vis*.16, st.u*.07)
	grounds[groundNames[place.IntN(len(groundNames))]](st, st.vis*.72)
	x, y, r := st.w/2, st.vis*.5, st.vis*.46
	q := st.at(x, y).grow(r)
	q.disc(theme.RGB(0xF4DE9E), 0, .1, .9)
	q.disc(st.k.paper, 0, .1, .72)
	q.both(func(p pen) {
		p.poly(st.k.main, .84, -.4, 1.3, -.26, 1.3, 2, .84, 2.6)
		for i := range 3 {
			f := float64(i)
			p.poly(st.k.pale, .92+.13*f, -.3+.04*f, .99+.13*f, -.28+.04*f, .99+.13*f, 2, .92+.13*f, 2)
		}
	})
	st.place(p, st.k.deep, st.k.spark)
	st.gold(3)
	st.piece(p.Motif, x, y+r*.1, r*.66)
	q.both(func(p pen) { lantern(p.at(.94, -.1).grow(.16), st.k) })
}
