package paint

// stageMotifs are things of a theatre, a kiln and a post office.
var stageMotifs = map[string]motif{
	"curtain": curtain, "kiln": kiln, "lizard": lizard, "potterbrush": potterBrush, "stamp": stamp, "postbox": postbox, "parcel": parcel, "firewood": firewood,
}

func curtain(p pen, k inks) {
	p.box(k.deep, -.9, -.84, 1.8, 1.66)
	p.fill(k.paper, "M-.4 .8 L-.1 -.84 L.1 -.84 L.4 .8 Z")
	p.oval(k.pale, 0, .74, .46, .12)
	p.both(func(p pen) {
		p.fill(k.main, "M.16 -.86 Q.3 .02 .86 .34 L.86 -.86 Z")
		p.fill(k.main, "M.86 .3 Q.58 .5 .62 .92 L.98 .92 L.98 -.86 L.86 -.86 Z")
		p.line(k.deep, .05, "M.44 -.8 Q.56 -.14 .9 .16 M.68 -.8 Q.74 -.4 .94 -.2")
		p.line(k.spark, .1, "M.62 .36 Q.8 .5 .98 .4")
		p.disc(k.spark, .6, .38, .1)
	})
	p.box(k.spark, -1.02, -.98, 2.04, .2)
	for i := range 5 {
		p.disc(k.spark, -.8+.4*float64(i), -.76, .17)
	}
	p.box(k.deep, -1.02, .86, 2.04, .12)
}

func kiln(p pen, k inks) {
	for i := range 3 { // chambers that climb a slope
		q := p.at(-.62+.56*float64(i), .34-.36*float64(i)).grow(.5)
		q.fill(k.main, "M-.86 1.1 Q-.9 -.7 0 -.8 Q.9 -.7 .86 1.1 Z")
		q.line(k.deep, .09, "M-.7 .2 Q-.6 -.5 0 -.58 Q.6 -.5 .7 .2")
		q.fill(k.deep, "M-.34 1.1 L-.34 .4 Q0 0 .34 .4 L.34 1.1 Z")
		q.fill(k.spark, "M-.2 1.1 Q-.26 .7 0 .36 Q.26 .7 .2 1.1 Z")
	}
	p.fill(k.deep, "M-1.1 .94 L-1.1 .84 Q-.1 .8 .96 .14 L1.1 .2 L1.1 .94 Z")
	p.box(k.deep, .74, -.86, .24, .5)
	p.disc(k.paper, .9, -1, .16)
	p.disc(k.paper, .66, -1.04, .11)
}

func lizard(p pen, k inks) {
	p.line(k.deep, .13, "M-.3 -.2 L-.72 -.44 M.3 -.2 L.72 -.06 M-.24 .34 L-.62 .56 M.26 .32 L.66 .42")
	for _, at := range [][2]float64{{-.74, -.46}, {.74, -.06}, {-.64, .58}, {.68, .42}} {
		p.disc(k.deep, at[0], at[1], .12)
	}
	p.line(k.main, .26, "M0 .4 Q.1 .9 .5 .88 Q.86 .82 .76 .56")
	p.line(k.main, .14, "M.78 .62 Q.74 .4 .54 .5")
	p.fill(k.main, "M0 -.5 Q.46 -.4 .38 .1 Q.3 .6 0 .62 Q-.34 .6 -.38 .1 Q-.44 -.4 0 -.5 Z")
	p.fill(k.main, "M-.42 -.62 Q-.4 -1.04 0 -1.06 Q.4 -1.04 .42 -.62 Q.3 -.3 0 -.3 Q-.3 -.3 -.42 -.62 Z")
	p.both(func(p pen) {
		p.disc(k.paper, .26, -.78, .15)
		p.disc(k.deep, .28, -.78, .07)
	})
	for i := range 3 {
		p.disc(k.spark, 0, -.2+.28*float64(i), .1-.015*float64(i))
	}
	p.line(k.deep, .04, "M-.16 -.5 Q0 -.42 .16 -.5")
}

func potterBrush(p pen, k inks) {
	p.fill(k.pale, "M-.95 .1 Q-.5 -.3 0 .3 Q.4 .8 .9 .5 Q.5 1.1 -.1 .8 Q-.6 .5 -.95 .1 Z") // the stroke
	q := p.at(.12, -.2).turn(.62)
	q.box(k.main, -.09, -1, .18, 1.1)
	q.box(k.spark, -.12, 0, .24, .18)
	q.fill(k.deep, "M-.17 .16 Q-.26 .5 0 .86 Q.26 .5 .17 .16 Z")
	q.line(k.paper, .04, "M-.04 .26 L-.02 .56")
	q.disc(k.spark, 0, -1, .12)
}

func stamp(p pen, k inks) {
	q := p.turn(-.12)
	for i := range 7 {
		at := -.72 + .24*float64(i)
		q.disc(k.paper, at, -.9, .1)
		q.disc(k.paper, at, .9, .1)
		q.disc(k.paper, -.78, at*1.24, .1)
		q.disc(k.paper, .78, at*1.24, .1)
	}
	q.box(k.paper, -.78, -.9, 1.56, 1.8)
	q.box(k.main, -.6, -.72, 1.2, 1.2)
	q.disc(k.pale, .08, -.12, .4)
	q.disc(k.main, .24, -.22, .33)
	q.fill(k.deep, "M-.6 .48 L-.6 .2 Q-.2 .0 .1 .26 Q.4 .44 .6 .24 L.6 .48 Z")
	q.line(k.deep, .08, "M-.56 .68 L-.1 .68 M.3 .68 L.56 .68")
	q.ring(k.spark, .5, .52, .44, .06)
	q.line(k.spark, .05, "M.2 .42 L.82 .42 M.18 .62 L.8 .62")
}

func postbox(p pen, k inks) {
	p.fill(k.deep, "M-.74 -.6 Q-.7 -1.06 0 -1.06 Q.7 -1.06 .74 -.6 Z")
	p.box(k.spark, -.58, -.62, 1.16, 1.44)
	p.fill(k.spark, "M-.6 -.66 Q-.5 -.98 0 -.98 Q.5 -.98 .6 -.66 Z")
	p.box(k.deep, -.7, -.68, 1.4, .12)
	p.box(k.deep, -.68, .8, 1.36, .2)
	p.box(k.deep, -.36, -.38, .72, .13)
	p.fill(k.paper, "M-.28 -.34 L.28 -.34 L.24 -.02 L-.24 -.02 Z")
	p.line(k.main, .05, "M-.2 -.3 L0 -.16 L.2 -.3")
	p.box(k.paper, -.3, .14, .6, .44)
	p.line(k.deep, .06, "M-.18 .26 L.18 .26 M-.18 .4 L.1 .4")
}

func parcel(p pen, k inks) {
	q := p.turn(.1)
	q.box(k.main, -.84, -.56, 1.68, 1.4)
	q.poly(k.pale, -.84, -.56, -.6, -.86, 1.02, -.86, .84, -.56)
	q.poly(k.deep, .84, -.56, 1.02, -.86, 1.02, .54, .84, .84)
	q.line(k.paper, .1, "M0 -.56 L0 .84 M-.84 .1 L.84 .1 M0 -.56 L.2 -.86")
	q.fill(k.spark, "M0 -.7 Q-.4 -1.1 -.42 -.76 Q-.4 -.6 0 -.7 Z")
	q.fill(k.spark, "M.02 -.7 Q.4 -1.14 .46 -.8 Q.4 -.6 .02 -.7 Z")
	q.box(k.paper, .16, .26, .52, .36)
	q.line(k.deep, .05, "M.24 .38 L.58 .38 M.24 .5 L.46 .5")
}

func firewood(p pen, k inks) {
	for i, at := range [][2]float64{{-.62, .62}, {0, .62}, {.62, .62}, {-.31, .1}, {.31, .1}, {0, -.42}} {
		p.disc(k.deep, at[0], at[1], .34)
		p.disc(k.pale, at[0], at[1], .25)
		p.ring(k.main, at[0], at[1], .15, .045)
		p.disc(k.main, at[0]+.02*float64(i%3), at[1], .05)
	}
	p.line(k.spark, .11, "M-.98 .3 Q-.5 -.8 0 -.84 Q.5 -.8 .98 .3")
	p.line(k.spark, .09, "M-.16 -.84 L-.34 -1.04 M.16 -.84 L.34 -1.04")
}
