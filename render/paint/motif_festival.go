package paint

import "image/color"

var festivalMotifs = map[string]motif{
	"lantern": lantern, "fan": fan, "drum": drum, "mask": mask, "kite": kite, "firework": firework, "umbrella": umbrella,
	"candyfloss": candyfloss, "mikoshi": mikoshi, "stall": stall, "pinwheel": pinwheel, "target": target, "sparkler": sparkler,
	"matoi": matoi, "smoke": smoke, "flute": flute, "rocket": rocket, "firering": firering, "club": club,
}

func lantern(p pen, k inks) {
	shape := "M-.3 -.72 L.3 -.72 Q.74 -.5 .74 0 Q.74 .5 .3 .72 L-.3 .72 Q-.74 .5 -.74 0 Q-.74 -.5 -.3 -.72 Z"
	p.ring(k.deep, 0, -.92, .1, .06)
	p.fill(k.spark, shape)
	p.inside(shape, func() {
		for i := range 5 {
			y := -.5 + .25*float64(i)
			p.line(k.paper, .05, "M-.8 "+num(y)+" Q0 "+num(y+.14)+" .8 "+num(y))
		}
		p.fill(k.paper, "M0 -.36 Q.3 0 .3 .16 Q.26 .42 0 .42 Q-.26 .42 -.3 .16 Q-.3 0 0 -.36 Z")
		p.fill(k.spark, "M0 -.1 Q.16 .1 .14 .22 Q.1 .34 0 .34 Q-.1 .34 -.14 .22 Q-.16 .1 0 -.1 Z")
	})
	p.box(k.deep, -.34, -.82, .68, .14)
	p.box(k.deep, -.34, .68, .68, .14)
	p.line(k.main, .09, "M0 .82 L0 1.02")
}

func fan(p pen, k inks) {
	q := p.at(0, .72)
	for i := range 9 {
		a := -1.25 + .3125*float64(i)
		c := k.main
		if i%2 == 1 {
			c = k.pale
		}
		q.turn(a).poly(c, -.07, -.7, .07, -.7, .28, -1.56, -.28, -1.56)
	}
	for i := range 9 {
		q.turn(-1.25+.3125*float64(i)).line(k.deep, .05, "M0 0 L0 -.75")
	}
	r := q.at(0, -1.14)
	r.disc(k.spark, 0, 0, .24)
	q.disc(k.deep, 0, 0, .11)
}

func drum(p pen, k inks) {
	p.line(k.deep, .11, "M-.95 -.98 L-.3 -.3")
	p.line(k.deep, .11, "M.95 -.98 L.3 -.3")
	p.fill(k.main, "M-.8 -.2 Q-1 .4 -.66 .9 L.66 .9 Q1 .4 .8 -.2 Z")
	p.both(func(p pen) { p.line(k.deep, .06, "M.3 .1 Q.4 .5 .28 .9") })
	p.disc(k.spark, 0, .46, .17)
	p.oval(k.deep, 0, -.2, .84, .34)
	p.oval(k.paper, 0, -.22, .76, .28)
	q := p.at(0, -.22).scale(.62, .23)
	q.around(3, func(p pen, i int) {
		p.fill(k.main, "M-.4 -.36 Q-.3 -.8 .1 -.7 Q.5 -.5 .3 -.1 Q.2 -.4 -.1 -.3 Q-.3 -.2 -.4 -.36 Z")
	})
	for i := range 7 {
		x := -.72 + .24*float64(i)
		p.disc(k.paper, x, .06+.12*(1-x*x), .05)
	}
}

func mask(p pen, k inks) {
	p.both(func(p pen) { p.line(k.spark, .08, "M.7 -.1 Q1.02 .2 .9 .7") })
	p.fill(k.paper, "M0 -.95 Q.78 -.95 .82 -.1 Q.86 .5 .46 .76 Q0 1.02 -.46 .76 Q-.86 .5 -.82 -.1 Q-.78 -.95 0 -.95 Z")
	p.fill(k.deep, "M0 -.95 Q.78 -.95 .82 -.2 Q.6 -.66 0 -.72 Q-.6 -.66 -.82 -.2 Q-.78 -.95 0 -.95 Z")
	p.both(func(p pen) {
		p.disc(k.pale, .44, .36, .22)
		p.oval(k.main, .26, -.44, .12, .07)
		p.line(k.deep, .08, "M.14 -.06 Q.34 -.22 .54 -.02")
	})
	p.line(k.deep, .05, "M-.06 .1 Q-.1 .3 0 .3 Q.1 .3 .06 .1")
	p.fill(k.spark, "M-.16 .52 Q-.06 .46 0 .5 Q.06 .46 .16 .52 Q0 .68 -.16 .52 Z")
}

func kite(p pen, k inks) {
	q := p.at(.05, -.15).turn(.3)
	q.poly(k.deep, -.6, -.78, .6, -.78, .6, .62, -.6, .62)
	q.poly(k.paper, -.52, -.7, .52, -.7, .52, .54, -.52, .54)
	q.disc(k.spark, 0, -.22, .34)
	q.fill(k.main, "M-.52 .54 L-.52 .2 Q-.26 -.06 0 .2 Q.26 -.06 .52 .2 L.52 .54 Z")
	q.line(k.deep, .05, "M0 .62 Q-.1 .9 -.34 1.1")
	q.both(func(p pen) { p.line(k.spark, .09, "M.5 .62 Q.64 .86 .48 1.12") })
}

func firework(p pen, k inks) {
	p.around(16, func(p pen, i int) {
		long := 1 - .16*float64(i%2)
		p.line(k.main, .055, "M0 -.3 L0 "+num(-long+.16))
		p.disc([...]color.RGBA{k.spark, k.main}[i%2], 0, -long+.05, .085)
	})
	p.around(12, func(p pen, i int) { p.fill(k.spark, "M0 -.2 Q.1 -.42 0 -.58 Q-.1 -.42 0 -.2 Z") })
	p.around(8, func(p pen, i int) { p.fill(k.paper, "M0 -.05 Q.1 -.2 0 -.32 Q-.1 -.2 0 -.05 Z") })
	p.disc(k.deep, 0, 0, .1)
}

func umbrella(p pen, k inks) {
	p.line(k.deep, .08, "M0 -.6 L0 .8 Q0 .98 .16 .96")
	p.fill(k.spark, "M0 -.95 Q.85 -.72 1 .12 Q.83 -.06 .66 .12 Q.5 -.06 .33 .12 Q.17 -.06 0 .12 Q-.17 -.06 -.33 .12 Q-.5 -.06 -.66 .12 Q-.83 -.06 -1 .12 Q-.85 -.72 0 -.95 Z")
	p.fill(k.paper, "M0 -.76 Q.52 -.6 .72 -.16 L.58 -.1 Q.42 -.42 0 -.5 Q-.42 -.42 -.58 -.1 L-.72 -.16 Q-.52 -.6 0 -.76 Z")
	p.line(k.deep, .04, "M0 -.92 Q-.6 -.6 -.66 .1 M0 -.92 Q.6 -.6 .66 .1 M0 -.92 Q-.3 -.5 -.33 .1 M0 -.92 Q.3 -.5 .33 .1 M0 -.92 L0 .1")
	p.disc(k.deep, 0, -.95, .09)
}

func candyfloss(p pen, k inks) {
	p.line(k.deep, .09, "M0 .2 L0 1")
	p.fill(k.main, "M-.3 .42 Q-.8 .5 -.78 .06 Q-1.02 -.3 -.62 -.5 Q-.5 -1 0 -.88 Q.5 -1 .62 -.5 Q1.02 -.3 .78 .06 Q.8 .5 .3 .42 Q0 .6 -.3 .42 Z")
	p.fill(k.pale, "M-.1 .3 Q-.55 .36 -.56 .02 Q-.74 -.3 -.4 -.42 Q-.3 -.76 .04 -.66 Q.36 -.72 .42 -.36 Q.6 -.1 .4 .06 Q.3 .34 -.1 .3 Z")
	p.line(k.paper, .08, "M-.2 .02 Q-.36 -.3 0 -.36 Q.26 -.32 .2 -.1 Q.1 .1 -.04 -.06")
	p.disc(k.spark, .66, -.72, .09)
	p.disc(k.spark, -.82, .56, .07)
}

func mikoshi(p pen, k inks) {
	p.box(k.deep, -1, .6, 2, .13)
	p.box(k.main, -1, .82, 2, .11)
	p.box(k.spark, -.46, -.12, .92, .74)
	p.both(func(p pen) { p.box(k.deep, .36, -.12, .1, .74); p.box(k.paper, .08, .06, .2, .5) })
	p.fill(k.deep, "M-.9 0 Q-.4 -.1 -.24 -.6 L.24 -.6 Q.4 -.1 .9 0 Q.96 .1 .84 .12 Q0 -.04 -.84 .12 Q-.96 .1 -.9 0 Z")
	p.disc(k.spark, 0, -.25, .12)
	p.fill(k.spark, "M-.1 -.6 Q-.06 -.76 -.3 -.9 Q0 -1.02 .1 -.84 L.26 -.86 L.14 -.72 Q.14 -.64 .1 -.6 Z")
	p.both(func(p pen) { p.line(k.spark, .07, "M.8 .12 L.74 .46"); p.disc(k.spark, .74, .5, .08) })
}

func stall(p pen, k inks) {
	p.box(k.deep, -.82, -.3, .12, 1.28)
	p.box(k.deep, .7, -.3, .12, 1.28)
	p.box(k.deep, -.7, .1, 1.4, .34)
	p.box(k.main, -.92, .4, 1.84, .16)
	p.box(k.pale, -.76, .56, 1.52, .4)
	for i := range 6 {
		x := -1 + float64(i)/3
		c := k.spark
		if i%2 == 1 {
			c = k.paper
		}
		p.fill(c, "M"+num(x*.8)+" -.85 L"+num((x+1./3)*.8)+" -.85 L"+num(x+1./3)+" -.26 Q"+num(x+1./6)+" -.02 "+num(x)+" -.26 Z")
	}
	p.line(k.deep, .07, "M-.84 -.88 L.84 -.88")
	for _, x := range []float64{-.4, 0, .4} {
		p.disc(k.spark, x, .28, .12)
	}
}

func pinwheel(p pen, k inks) {
	p.line(k.deep, .09, "M0 0 L.14 1")
	q := p.at(0, -.18)
	q.around(6, func(p pen, i int) {
		c := [...]color.RGBA{k.main, k.spark, k.pale}[i%3]
		p.fill(c, "M0 0 L-.1 -.78 Q.5 -.8 .46 -.3 Z")
	})
	q.disc(k.paper, 0, 0, .13)
	q.disc(k.deep, 0, 0, .06)
}

func target(p pen, k inks) {
	p.line(k.deep, .1, "M-.4 .5 L-.6 1 M.4 .5 L.6 1")
	q := p.at(0, -.1)
	for i, c := range []color.RGBA{k.deep, k.paper, k.main, k.paper, k.spark} {
		q.disc(c, 0, 0, .86-.18*float64(i))
	}
	q.line(k.deep, .06, "M.05 -.05 L.9 -.8")
	q.fill(k.spark, "M.7 -.62 L1 -1 L1.02 -.76 L.8 -.54 Z")
}

func sparkler(p pen, k inks) {
	p.line(k.main, .06, "M.5 -1 Q.1 -.6 0 .2")
	q := p.at(0, .3)
	q.around(9, func(p pen, i int) {
		l := .62 - .16*float64(i%2)
		p.line(k.spark, .04, "M0 -.2 L0 "+num(-l))
		p.line(k.spark, .035, "M0 "+num(-l)+" L-.14 "+num(-l-.12)+" M0 "+num(-l)+" L.14 "+num(-l-.1))
	})
	q.disc(k.spark, 0, 0, .2)
	q.disc(k.paper, -.03, -.03, .1)
}

func matoi(p pen, k inks) {
	p.line(k.deep, .09, "M0 -.6 L0 1")
	for i := range 7 {
		x := -.6 + .2*float64(i)
		c := k.paper
		if i%2 == 1 {
			c = k.main
		}
		p.fill(c, "M"+num(x*.4-.06)+" -.1 L"+num(x*.4+.06)+" -.1 L"+num(x+.12)+" .62 L"+num(x-.12)+" .62 Z")
	}
	p.box(k.deep, -.5, -.2, 1, .12)
	p.disc(k.deep, 0, -.56, .42)
	p.disc(k.paper, 0, -.56, .32)
	p.around(1, func(p pen, i int) {
		p.fill(k.spark, "M0 -.84 Q.26 -.56 .2 -.4 Q.12 -.28 0 -.28 Q-.12 -.28 -.2 -.4 Q-.26 -.56 0 -.84 Z")
	})
}

func smoke(p pen, k inks) {
	p.fill(k.paper, "M-.1 .4 Q-.7 .3 -.66 -.1 Q-1 -.4 -.6 -.66 Q-.4 -1.02 0 -.8 Q.4 -1.05 .66 -.7 Q1.04 -.5 .8 -.1 Q.8 .3 .3 .3 Z")
	p.line(k.deep, .08, "M-.3 0 Q-.6 -.3 -.26 -.5 Q.04 -.56 0 -.3 Q-.1 -.14 -.2 -.26 M.2 -.1 Q.1 -.5 .46 -.5 Q.7 -.4 .56 -.2")
	p.disc(k.deep, -.1, .62, .36)
	p.disc(k.main, -.22, .5, .09)
	p.line(k.spark, .08, "M.08 .34 Q.2 .16 .36 .2")
	p.disc(k.spark, .4, .2, .1)
}

func flute(p pen, k inks) {
	q := p.turn(-.6)
	q.fill(k.deep, "M-1.05 -.13 L1.05 -.13 L1.05 .13 L-1.05 .13 Z")
	for i := range 6 {
		q.disc(k.paper, -.1+.18*float64(i), 0, .055)
	}
	q.box(k.spark, -.86, -.15, .12, .3)
	q.box(k.spark, -.44, -.15, .08, .3)
	q.disc(k.paper, -.6, 0, .08)
	for _, n := range [][3]float64{{-.6, -.55, .3}, {.5, .55, .34}} {
		r := p.at(n[0], n[1]).grow(n[2])
		r.oval(k.main, -.2, .5, .4, .3)
		r.line(k.main, .14, "M.16 .5 L.16 -.7 Q.7 -.5 .6 0")
	}
}

func rocket(p pen, k inks) {
	for i, x := range []float64{-.6, 0, .6} {
		top := -.5 + .5*float64((i+1)%2)
		p.line(k.main, .06, "M"+num(x*.5)+" 1 Q"+num(x)+" .6 "+num(x)+" "+num(top))
		q := p.at(x, top-.12).grow(.42)
		q.around(8, func(p pen, i int) {
			p.fill([...]color.RGBA{k.spark, k.main}[i%2], "M0 -.2 Q.2 -.7 0 -.98 Q-.2 -.7 0 -.2 Z")
		})
		q.disc(k.paper, 0, 0, .14)
	}
	p.box(k.deep, -.44, .82, .88, .18)
}

func firering(p pen, k inks) {
	p.around(14, func(p pen, i int) {
		p.fill(k.spark, "M-.16 -.6 Q-.2 -.84 .04 -1.02 Q-.02 -.84 .2 -.6 Z")
	})
	p.ring(k.main, 0, 0, .62, .2)
	p.ring(k.paper, 0, 0, .62, .07)
	p.around(7, func(p pen, i int) { p.fill(k.spark, "M-.1 -.46 Q-.1 -.34 0 -.28 Q.02 -.36 .1 -.46 Z") })
	p.line(k.deep, .09, "M0 .74 L0 1")
}

func club(p pen, k inks) {
	q := p.turn(.6)
	q.fill(k.main, "M-.1 1 L-.26 -.7 Q-.2 -1 0 -1 Q.2 -1 .26 -.7 L.1 1 Z")
	for i := range 4 {
		for j := -1; j <= 1; j += 2 {
			q.disc(k.deep, float64(j)*(.12-.012*float64(i)), -.76+.27*float64(i), .065)
		}
	}
	q.box(k.spark, -.11, .5, .22, .28)
	q.disc(k.deep, 0, 1, .15)
}
