package paint

var craftMotifs = map[string]motif{
	"gear": gear, "clock": clock, "key": windKey, "bell": bell, "book": book, "letter": letter, "sword": sword, "arrow": bowAndArrow,
	"shield": shield, "hammer": hammer, "mirror": handMirror, "scroll": scroll, "candle": candle, "oillamp": oillamp,
	"spring": coilSpring, "needle": needle, "plumb": plumb, "handlantern": handlantern, "puppet": puppet, "glasses": glasses, "knot": knot,
}

func gear(p pen, k inks) {
	p.around(10, func(p pen, i int) { p.poly(k.main, -.17, -.7, -.12, -1, .12, -1, .17, -.7) })
	p.disc(k.main, 0, 0, .78)
	p.disc(k.deep, 0, 0, .54)
	p.around(5, func(p pen, i int) { p.poly(k.main, -.08, 0, -.11, -.6, .11, -.6, .08, 0) })
	p.disc(k.spark, 0, 0, .26)
	p.disc(k.paper, 0, 0, .12)
}

func clock(p pen, k inks) {
	p.disc(k.deep, 0, 0, 1)
	p.disc(k.paper, 0, 0, .82)
	p.around(12, func(p pen, i int) {
		if i%3 == 0 {
			p.box(k.deep, -.055, -.76, .11, .2)
		} else {
			p.disc(k.main, 0, -.67, .05)
		}
	})
	p.turn(-.95).line(k.deep, .12, "M0 .1 L0 -.4")
	p.turn(.9).line(k.spark, .085, "M0 .14 L0 -.58")
	p.disc(k.deep, 0, 0, .1)
}

func windKey(p pen, k inks) {
	q := p.turn(.5)
	q.ring(k.main, -.32, -.6, .3, .17)
	q.ring(k.main, .32, -.6, .3, .17)
	q.box(k.deep, -.1, -.6, .2, 1.55)
	q.box(k.deep, .08, .55, .34, .15)
	q.box(k.deep, .08, .8, .26, .15)
	q.box(k.spark, -.17, -.1, .34, .17)
	q.disc(k.spark, 0, -.6, .1)
}

func bell(p pen, k inks) {
	p.ring(k.deep, 0, -.86, .13, .09)
	p.disc(k.deep, 0, .84, .17)
	p.fill(k.main, "M0 -.78 Q.5 -.74 .56 -.2 Q.6 .4 .84 .7 L-.84 .7 Q-.6 .4 -.56 -.2 Q-.5 -.74 0 -.78 Z")
	p.box(k.deep, -.88, .62, 1.76, .13)
	p.line(k.paper, .06, "M-.54 -.06 L.54 -.06 M-.6 .3 L.6 .3")
	p.line(k.paper, .05, "M0 -.7 L0 .6")
	p.disc(k.spark, 0, .3, .17)
	p.both(func(p pen) { p.line(k.spark, .07, "M.86 -.5 Q1.02 -.2 .96 .1") })
}

func book(p pen, k inks) {
	p.poly(k.deep, -1, -.5, 1, -.5, 1, .74, -1, .74)
	p.both(func(p pen) {
		p.fill(k.paper, "M0 -.5 Q.4 -.76 .9 -.56 L.9 .58 Q.4 .4 0 .64 Z")
		for i := range 4 {
			y := -.36 + .22*float64(i)
			p.line(k.main, .05, "M.16 "+num(y)+" Q.4 "+num(y-.12)+" .74 "+num(y-.04))
		}
	})
	p.line(k.deep, .06, "M0 -.5 L0 .7")
	p.poly(k.spark, .3, -.66, .46, -.66, .46, -.1, .38, -.2, .3, -.1)
}

func letter(p pen, k inks) {
	q := p.turn(-.15)
	q.box(k.deep, -.98, -.64, 1.96, 1.3)
	q.box(k.paper, -.9, -.56, 1.8, 1.14)
	q.line(k.main, .07, "M-.9 .56 L-.2 -.02 M.9 .56 L.2 -.02")
	q.poly(k.pale, -.9, -.56, .9, -.56, 0, .2)
	q.line(k.main, .07, "M-.9 -.56 L0 .2 L.9 -.56")
	q.disc(k.spark, 0, .12, .2)
}

func sword(p pen, k inks) {
	q := p.turn(.7)
	q.fill(k.pale, "M-.18 .42 Q-.28 -.4 .16 -1.12 Q.3 -.4 .2 .42 Z")
	q.fill(k.paper, "M.02 .42 Q-.04 -.4 .16 -1.12 Q.3 -.4 .2 .42 Z")
	q.oval(k.spark, .01, .46, .4, .12)
	q.box(k.deep, -.13, .52, .28, .58)
	for i := range 3 {
		r := q.at(.01, .64+.16*float64(i))
		r.poly(k.paper, 0, -.06, .06, 0, 0, .06, -.06, 0)
	}
	p.line(k.main, .05, "M-.6 -.6 L-.3 -.86 M.1 .7 L.5 .9")
}

func bowAndArrow(p pen, k inks) {
	q := p.turn(-.7)
	q.line(k.main, .13, "M-.3 -1 Q.5 -.7 .3 0 Q.5 .7 -.3 1")
	q.line(k.deep, .04, "M-.3 -1 L-.6 0 L-.3 1")
	q.line(k.deep, .08, "M-.6 0 L.8 0")
	q.fill(k.spark, "M.62 -.2 Q.9 -.2 1.12 0 Q.9 .2 .62 .2 Q.74 0 .62 -.2 Z")
	q.poly(k.spark, -.6, 0, -.86, -.2, -.56, -.2, -.34, 0)
	q.poly(k.spark, -.6, 0, -.86, .2, -.56, .2, -.34, 0)
}

func shield(p pen, k inks) {
	p.fill(k.deep, "M0 -1 Q.5 -.8 .9 -.78 Q1 .4 0 1.02 Q-1 .4 -.9 -.78 Q-.5 -.8 0 -1 Z")
	p.fill(k.paper, "M0 -.86 Q.46 -.68 .78 -.66 Q.84 .34 0 .86 Q-.84 .34 -.78 -.66 Q-.46 -.68 0 -.86 Z")
	p.fill(k.main, "M0 -.86 Q.46 -.68 .78 -.66 Q.84 .34 0 .86 Z")
	flame(p.at(0, -.05).grow(.48), k)
}

func hammer(p pen, k inks) {
	q := p.at(-.05, .1).turn(.7)
	q.box(k.main, -.1, -.5, .2, 1.5)
	q.fill(k.deep, "M-.66 -.9 L.5 -.9 Q.74 -.8 .8 -.6 L.5 -.42 L-.66 -.42 Z")
	q.box(k.pale, -.66, -.9, .16, .48)
	q.box(k.spark, -.12, .5, .24, .24)
	for i, a := range []float64{-.6, 0, .6} {
		p.at(-.5, .3).turn(a-.8).line(k.spark, .08, "M0 -.2 L0 "+num(-.42-.1*float64(i%2)))
	}
}

func handMirror(p pen, k inks) {
	p.fill(k.deep, "M-.13 .4 L.13 .4 L.17 1.02 L-.17 1.02 Z")
	p.disc(k.deep, 0, -.24, .76)
	p.ring(k.spark, 0, -.24, .68, .06)
	p.disc(k.pale, 0, -.24, .58)
	p.fill(k.paper, "M-.42 -.6 Q0 -.9 .36 -.7 L-.5 .1 Q-.66 -.3 -.42 -.6 Z")
	p.line(k.paper, .08, "M-.1 .2 L.46 -.34")
	p.box(k.spark, -.16, .66, .32, .1)
}

func scroll(p pen, k inks) {
	q := p.turn(-.12)
	q.box(k.paper, -.72, -.7, 1.44, 1.36)
	q.fill(k.main, "M-.86 -.95 L.86 -.95 Q1 -.8 .86 -.65 L-.86 -.65 Q-1 -.8 -.86 -.95 Z")
	q.fill(k.main, "M-.86 .6 L.86 .6 Q1 .75 .86 .9 L-.86 .9 Q-1 .75 -.86 .6 Z")
	q.line(k.deep, .07, "M.4 -.46 L.4 .4 M.12 -.46 L.12 .2 M-.16 -.46 L-.16 .36")
	q.box(k.spark, -.54, .1, .26, .3)
	q.both(func(p pen) { p.disc(k.deep, .98, -.8, .1); p.disc(k.deep, .98, .75, .1) })
}

func candle(p pen, k inks) {
	p.disc(k.pale, 0, -.5, .5)
	p.fill(k.paper, "M-.24 .6 L-.3 -.12 Q0 -.24 .3 -.12 L.24 .6 Z")
	p.fill(k.main, "M-.3 -.12 Q0 -.24 .3 -.12 L.28 .1 Q.2 .3 .14 .1 Q.06 -.02 0 .2 Q-.1 .36 -.16 .1 Q-.24 .2 -.28 .1 Z")
	p.fill(k.spark, "M0 -.2 Q-.3 -.3 -.24 -.54 Q-.16 -.8 .04 -1 Q.06 -.8 .22 -.6 Q.32 -.3 0 -.2 Z")
	p.fill(k.paper, "M0 -.24 Q-.14 -.34 -.08 -.5 L.02 -.64 Q.16 -.4 0 -.24 Z")
	p.fill(k.deep, "M-.66 .58 L.66 .58 Q.6 .78 .2 .78 L.2 .9 L.5 1 L-.5 1 L-.2 .9 L-.2 .78 Q-.6 .78 -.66 .58 Z")
}

func oillamp(p pen, k inks) {
	p.ring(k.deep, 0, -.8, .18, .08)
	p.fill(k.deep, "M-.4 -.62 L.4 -.62 L.3 -.44 L-.3 -.44 Z")
	p.fill(k.paper, "M-.26 -.44 L.26 -.44 Q.7 -.1 .3 .36 L-.3 .36 Q-.7 -.1 -.26 -.44 Z")
	p.fill(k.spark, "M0 .34 Q-.24 .2 -.16 0 Q-.1 -.16 .02 -.3 Q.06 -.14 .16 -.02 Q.26 .2 0 .34 Z")
	p.box(k.deep, -.4, .34, .8, .12)
	p.fill(k.main, "M-.36 .46 L.36 .46 Q.8 .6 .74 .95 L-.74 .95 Q-.8 .6 -.36 .46 Z")
	p.both(func(p pen) { p.line(k.deep, .07, "M.34 -.56 Q.9 -.2 .5 .48") })
	p.box(k.pale, -.6, .72, 1.2, .08)
}

func coilSpring(p pen, k inks) {
	for i := range 5 {
		y := -.7 + .3*float64(i)
		p.line(k.main, .13, "M-.5 "+num(y+.12)+" Q0 "+num(y+.36)+" .5 "+num(y))
		p.line(k.deep, .1, "M.5 "+num(y)+" Q0 "+num(y+.02)+" -.5 "+num(y+.42))
	}
	p.box(k.deep, -.7, -.95, 1.4, .17)
	p.box(k.deep, -.7, .84, 1.4, .17)
	p.disc(k.spark, .5, -.7, .12)
}

func needle(p pen, k inks) {
	p.line(k.spark, .07, "M.66 -.7 Q.1 -.9 -.1 -.4 Q-.2 0 -.7 -.1 Q-1 0 -.8 .4 Q-.5 .6 -.3 .9")
	q := p.turn(.78)
	q.fill(k.deep, "M-.09 -.98 Q0 -1.1 .09 -.98 L.02 1.1 L-.02 1.1 Z")
	q.oval(k.paper, 0, -.86, .035, .12)
	r := p.at(.38, .46)
	r.box(k.main, -.24, -.3, .48, .6)
	r.box(k.deep, -.34, -.42, .68, .14)
	r.box(k.deep, -.34, .28, .68, .14)
	r.line(k.pale, .05, "M-.24 -.14 L.24 -.04 M-.24 .04 L.24 .14")
}

func plumb(p pen, k inks) {
	p.line(k.main, .07, "M-.7 -.9 Q.5 -1 .1 -.2 L.1 .2")
	for i := range 3 {
		p.ring(k.main, -.6, -.5+.2*float64(i), .22, .08)
	}
	p.fill(k.deep, "M-.1 .1 L.3 .1 L.4 .6 L.1 1.02 L-.2 .6 Z")
	p.box(k.spark, -.04, -.3, .28, .1)
	p.box(k.spark, -.14, .3, .48, .1)
	p.line(k.pale, .07, "M-1 .6 Q-.8 .5 -.6 .6 Q-.4 .7 -.3 .6 M.5 .6 Q.7 .5 .9 .6")
}

func handlantern(p pen, k inks) {
	p.ring(k.deep, 0, -.62, .34, .08)
	p.fill(k.deep, "M-.5 -.36 Q0 -.72 .5 -.36 L.5 -.24 L-.5 -.24 Z")
	p.box(k.paper, -.4, -.24, .8, .92)
	p.disc(k.pale, 0, .22, .34)
	p.fill(k.spark, "M0 .56 Q-.26 .44 -.2 .2 Q-.1 0 .02 -.14 Q.08 .02 .2 .16 Q.26 .44 0 .56 Z")
	p.both(func(p pen) { p.box(k.main, .36, -.24, .11, .92) })
	p.fill(k.deep, "M-.5 .66 L.5 .66 L.6 .95 L-.6 .95 Z")
	p.both(func(p pen) { p.line(k.spark, .07, "M.72 0 L.98 -.12 M.74 .3 L1.02 .34") })
}

func puppet(p pen, k inks) {
	p.line(k.deep, .08, "M-.8 -.95 L.8 -.8")
	p.line(k.main, .035, "M-.7 -.94 L-.6 .1 M0 -.87 L0 -.5 M.7 -.8 L.6 .1")
	p.fill(k.main, "M-.26 0 L.26 0 L.7 .1 L.64 .3 L.3 .26 L.46 .95 L-.46 .95 L-.3 .26 L-.64 .3 L-.7 .1 Z")
	p.fill(k.spark, "M-.3 .36 L.3 .36 L.34 .56 L-.34 .56 Z")
	p.disc(k.paper, 0, -.28, .32)
	p.fill(k.deep, "M-.34 -.28 Q-.3 -.66 0 -.66 Q.3 -.66 .34 -.28 Q.1 -.46 -.34 -.28 Z")
	p.rest(k.deep, -.22, .12, .06)
}

func glasses(p pen, k inks) {
	p.line(k.spark, .06, "M-1 -.5 L-.42 -.5 L1 .5 M-1 .5 L-.42 .5 L1 -.5 M-1 0 L1 0")
	p.fill(k.deep, "M-.42 -1 Q.22 0 -.42 1 Q-1.06 0 -.42 -1 Z")
	p.fill(k.pale, "M-.42 -.8 Q.06 0 -.42 .8 Q-.9 0 -.42 -.8 Z")
	p.fill(k.paper, "M-.42 -.7 Q-.8 0 -.42 .7 Q-.56 0 -.42 -.7 Z")
	p.fill(k.deep, "M.16 -1 L.84 -1 Q.42 0 .84 1 L.16 1 Q.58 0 .16 -1 Z")
	p.fill(k.main, "M.32 -.86 L.68 -.86 Q.3 0 .68 .86 L.32 .86 Q.66 0 .32 -.86 Z")
}

func knot(p pen, k inks) {
	p.both(func(p pen) {
		p.line(k.spark, .11, "M0 0 C.4 -.7 1 -.6 .9 -.1 C.8 .3 .3 .2 0 0 C.2 .4 .3 .7 .5 .98")
		p.line(k.paper, .08, "M0 .1 C.3 -.4 .76 -.4 .7 -.1 C.6 .1 .3 .1 0 .1")
	})
	p.disc(k.deep, 0, .02, .16)
}
