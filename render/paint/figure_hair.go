package paint

import "gorin/render/theme"

// hair is how somebody wears it: what lies behind the body, and what before the face.
type hair struct{ back, front func(p pen, d *doll) }

// Styles that come with a trade.
const (
	hairHood = 12
	hairCap  = 13
)

var hairs = []hair{
	{bobBack, straightFringe},
	{longBack, longFront},
	{bunBack, partedFringe},
	{twoBunsBack, straightFringe},
	{tailBack, sweptFringe},
	{nil, spikes},
	{braidsBack, partedFringe},
	{nil, topknot},
	{fluffBack, fluffFringe},
	{shoulderBack, sweptFringe},
	{nil, bowl_},
	{loopsBack, partedFringe},
	{hoodBack, hood},
	{shortBack, capped},
}

func bobBack(p pen, d *doll) {
	p.fill(d.locks, "M-.62 .12 Q-.7 -.98 0 -.98 Q.7 -.98 .62 .12 Q.4 .2 .3 0 L-.3 0 Q-.4 .2 -.62 .12 Z")
}

func shortBack(p pen, d *doll) {
	p.fill(d.locks, "M-.52 -.12 Q-.6 -.94 0 -.94 Q.6 -.94 .52 -.12 Z")
}

func shoulderBack(p pen, d *doll) {
	p.fill(d.locks, "M-.7 .42 Q-.5 .2 -.56 -.3 Q-.6 -.98 0 -.98 Q.6 -.98 .56 -.3 Q.5 .2 .7 .42 Q.3 .5 .2 .1 L-.2 .1 Q-.3 .5 -.7 .42 Z")
}

func longBack(p pen, d *doll) {
	p.fill(d.locks, "M-.74 1.7 Q-.56 .6 -.58 -.2 Q-.66 -.98 0 -.98 Q.66 -.98 .58 -.2 Q.56 .6 .74 1.7 Z")
}

func bunBack(p pen, d *doll) {
	p.disc(d.locks, 0, -1.02, .26)
	p.line(theme.Mix(d.locks, theme.White, .25), .03, "M-.14 -1.08 Q0 -1.18 .14 -1.08")
	shortBack(p, d)
}

func twoBunsBack(p pen, d *doll) {
	p.both(func(p pen) {
		p.disc(d.locks, .47, -.84, .24)
		p.ring(theme.Vermilion, .4, -.76, .12, .05)
	})
	shortBack(p, d)
}

func tailBack(p pen, d *doll) {
	p.fill(d.locks, "M.1 -.9 Q.5 -1.2 .84 -.86 Q1.06 -.4 .82 .36 Q.74 .1 .66 .3 Q.7 -.3 .5 -.6 Z")
	p.disc(theme.Vermilion, .4, -.86, .1)
	shortBack(p, d)
}

func braidsBack(p pen, d *doll) {
	p.both(func(p pen) {
		for i := range 5 {
			p.oval(d.locks, .56+.03*float64(i), -.06+.19*float64(i), .15-.012*float64(i), .13)
		}
		p.oval(theme.Vermilion, .7, .84, .1, .06)
		p.fill(d.locks, "M.64 .88 L.78 .88 L.74 1.1 Z")
	})
	shortBack(p, d)
}

func fluffBack(p pen, d *doll) {
	for _, c := range [][3]float64{{-.5, -.1, .22}, {-.58, -.4, .24}, {-.44, -.72, .26}, {-.16, -.9, .26}, {.16, -.9, .26}, {.44, -.72, .26}, {.58, -.4, .24}, {.5, -.1, .22}} {
		p.disc(d.locks, c[0], c[1], c[2])
	}
}

func loopsBack(p pen, d *doll) {
	p.both(func(p pen) { p.ring(d.locks, .54, -.14, .17, .13); p.disc(theme.Gold, .5, -.36, .07) })
	shortBack(p, d)
}

func hoodBack(p pen, d *doll) {
	p.fill(d.dye, "M-.8 .5 Q-.66 -.2 -.62 -.5 Q-.5 -1.1 .06 -1.08 Q.6 -1 .62 -.5 Q.66 -.2 .8 .5 Q0 .7 -.8 .5 Z")
}

func straightFringe(p pen, d *doll) {
	p.fill(d.locks, "M-.5 -.2 Q-.56 -.92 0 -.93 Q.56 -.92 .5 -.2 Q.44 -.3 .42 -.46 Q0 -.56 -.42 -.46 Q-.44 -.3 -.5 -.2 Z")
	shine(p, d)
}

func partedFringe(p pen, d *doll) {
	p.fill(d.locks, "M0 -.93 Q.56 -.92 .5 -.16 Q.44 -.5 .02 -.74 Q-.44 -.5 -.5 -.16 Q-.56 -.92 0 -.93 Z")
	shine(p, d)
}

func sweptFringe(p pen, d *doll) {
	p.fill(d.locks, "M0 -.94 Q.56 -.92 .5 -.14 Q.46 -.46 .3 -.62 Q.1 -.42 -.3 -.44 Q-.46 -.4 -.5 -.14 Q-.58 -.9 0 -.94 Z")
	shine(p, d)
}

func longFront(p pen, d *doll) {
	p.fill(d.locks, "M-.52 .36 L-.46 -.4 Q0 -.54 .46 -.4 L.52 .36 L.38 .36 Q.42 -.1 .36 -.44 Q0 -.54 -.36 -.44 Q-.42 -.1 -.38 .36 Z")
	straightFringe(p, d)
}

func spikes(p pen, d *doll) {
	p.fill(d.locks, "M-.5 -.2 L-.66 -.5 L-.52 -.58 L-.64 -.9 L-.36 -.84 L-.24 -1.12 L-.02 -.92 L.22 -1.14 L.34 -.86 L.64 -.92 L.54 -.6 L.68 -.5 L.5 -.2 L.42 -.5 L.24 -.4 L.14 -.58 L-.06 -.4 L-.16 -.58 L-.32 -.42 L-.42 -.52 Z")
}

func topknot(p pen, d *doll) {
	p.fill(d.locks, "M-.48 -.2 Q-.58 -.7 -.3 -.82 Q-.36 -.6 -.4 -.44 Z")
	p.fill(d.locks, "M.48 -.2 Q.58 -.7 .3 -.82 Q.36 -.6 .4 -.44 Z")
	p.fill(d.locks, "M-.34 -.74 Q0 -.9 .34 -.74 Q.2 -.94 .12 -.96 L.2 -1.2 Q0 -1.3 -.16 -1.2 L-.1 -.96 Q-.24 -.92 -.34 -.74 Z")
	p.box(theme.Vermilion, -.12, -1.02, .25, .07)
}

func fluffFringe(p pen, d *doll) {
	for _, c := range [][3]float64{{-.36, -.62, .17}, {-.12, -.68, .18}, {.14, -.68, .18}, {.37, -.62, .17}} {
		p.disc(d.locks, c[0], c[1], c[2])
	}
}

func bowl_(p pen, d *doll) {
	p.fill(d.locks, "M-.54 -.3 Q-.6 -.96 0 -.96 Q.6 -.96 .54 -.3 L.46 -.46 L.3 -.44 L.22 -.5 L.1 -.44 L0 -.5 L-.14 -.44 L-.24 -.5 L-.34 -.44 L-.46 -.46 Z")
	p.fill(d.locks, "M-.04 -.92 Q.04 -1.16 .24 -1.14 Q.12 -1.04 .12 -.9 Z")
	shine(p, d)
}

func hood(p pen, d *doll) {
	p.fill(d.locks, "M-.3 -.6 Q0 -.5 .3 -.6 L.3 -.76 L-.3 -.76 Z")
	p.fill(d.dye, "M-.62 -.1 Q-.66 -1.02 0 -1.04 Q.66 -1.02 .62 -.1 Q.4 .2 .2 .1 Q.5 -.2 .38 -.52 Q.26 -.74 0 -.74 Q-.26 -.74 -.38 -.52 Q-.5 -.2 -.2 .1 Q-.4 .2 -.62 -.1 Z")
	p.line(d.sash, .045, "M-.24 .1 Q-.5 -.2 -.38 -.52 Q-.26 -.74 0 -.74 Q.26 -.74 .38 -.52 Q.5 -.2 .24 .1")
}

func capped(p pen, d *doll) {
	p.fill(d.locks, "M-.5 -.14 Q-.5 -.5 -.44 -.62 L.44 -.62 Q.5 -.5 .5 -.14 Q.44 -.34 .38 -.5 L-.38 -.5 Q-.44 -.34 -.5 -.14 Z")
	p.fill(d.dye, "M-.62 -.8 Q-.6 -1.14 0 -1.16 Q.6 -1.14 .62 -.8 L.48 -.66 L-.48 -.66 Z")
	p.box(d.sash, -.48, -.74, .96, .13)
	p.fill(theme.Ink, "M-.5 -.62 L.5 -.62 Q.4 -.5 0 -.5 Q-.4 -.5 -.5 -.62 Z")
	p.disc(theme.Gold, 0, -.86, .1)
}

func shine(p pen, d *doll) {
	p.line(theme.Mix(d.locks, theme.White, .28), .035, "M-.3 -.72 Q-.16 -.82 0 -.83")
}

const (
	ornamentBand  = 5
	ornamentCrown = 9
)

var ornaments = []func(p pen, k inks){
	func(pen, inks) {},
	func(p pen, k inks) { // a flower
		q := p.at(.4, -.74).grow(.2)
		q.around(5, func(p pen, i int) { p.disc(k.spark, 0, -.6, .5) })
		q.disc(k.paper, 0, 0, .36)
	},
	func(p pen, k inks) { // a ribbon
		q := p.at(0, -.98)
		q.both(func(p pen) { p.fill(k.spark, "M0 0 Q.2 -.3 .42 -.2 Q.44 .1 .36 .16 Q.16 .14 0 0 Z") })
		q.disc(k.paper, 0, 0, .08)
	},
	func(p pen, k inks) { // a comb
		p.fill(theme.Gold, "M-.22 -.8 Q0 -1.1 .22 -.8 Q0 -.9 -.22 -.8 Z")
		p.disc(k.spark, 0, -.92, .05)
	},
	func(p pen, k inks) { // a pin with beads
		p.line(theme.Gold, .04, "M.2 -.96 L.72 -.74")
		p.disc(k.spark, .72, -.74, .09)
		p.line(theme.Gold, .025, "M.68 -.7 L.68 -.36 M.78 -.7 L.78 -.42")
		p.disc(k.spark, .68, -.34, .045)
		p.disc(k.spark, .78, -.4, .045)
	},
	func(p pen, k inks) { // a headband
		p.fill(k.paper, "M-.52 -.56 Q0 -.76 .52 -.56 L.52 -.44 Q0 -.64 -.52 -.44 Z")
		p.disc(k.spark, 0, -.64, .07)
		p.fill(k.paper, "M.5 -.54 L.8 -.7 L.74 -.52 L.82 -.4 L.5 -.46 Z")
	},
	func(p pen, k inks) { // a leaf
		q := p.at(-.38, -.8).turn(-.7).grow(.34)
		q.fill(k.main, "M0 .2 Q.5 -.3 0 -1 Q-.5 -.3 0 .2 Z")
		q.line(k.paper, .08, "M0 .1 L0 -.7")
	},
	func(p pen, k inks) { // clips
		p.line(theme.Gold, .05, "M.3 -.72 L.46 -.62 M.26 -.62 L.42 -.52")
	},
	func(p pen, k inks) { // round glasses
		p.both(func(p pen) { p.ring(theme.Ink, .19, -.29, .15, .025) })
		p.line(theme.Ink, .025, "M-.05 -.31 Q0 -.34 .05 -.31")
	},
	func(p pen, k inks) {
		crown(p.at(0, -1.04).grow(.36), inks{spark: theme.Gold, deep: theme.RGB(0x8A6420), main: k.spark, paper: k.paper})
	},
}
