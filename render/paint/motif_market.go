package paint

import "image/color"

var marketMotifs = map[string]motif{
	"purse": purse, "scales": scales, "dice": dice, "coin": coin, "box": puzzleBox, "sack": sack, "vase": vase, "apple": apple,
	"signpost": signpost, "cart": cart, "banner": banner, "noren": noren, "ticket": ticket, "seal": seal, "bowl": bowl,
	"crown": crown, "hands": hands, "basket": basket, "queue": queue, "warfan": warfan,
}

func purse(p pen, k inks) {
	p.fill(k.main, "M-.34 -.5 L.34 -.5 Q.98 -.1 .9 .5 Q.8 .98 0 .98 Q-.8 .98 -.9 .5 Q-.98 -.1 -.34 -.5 Z")
	p.inside("M-.34 -.5 L.34 -.5 Q.98 -.1 .9 .5 Q.8 .98 0 .98 Q-.8 .98 -.9 .5 Q-.98 -.1 -.34 -.5 Z", func() {
		for i := range 5 {
			for j := range 4 {
				p.disc(k.pale, -.9+.45*float64(i)+.22*float64(j%2), -.3+.38*float64(j), .09)
			}
		}
	})
	p.fill(k.deep, "M-.5 -.62 Q0 -.86 .5 -.62 L.44 -.38 Q0 -.56 -.44 -.38 Z")
	p.disc(k.spark, -.12, -.84, .13)
	p.disc(k.spark, .14, -.84, .13)
}

func scales(p pen, k inks) {
	p.fill(k.deep, "M-.07 -.8 L.07 -.8 L.1 .8 L.5 1 L-.5 1 L-.1 .8 Z")
	p.line(k.deep, .1, "M-.82 -.4 Q0 -.7 .82 -.62")
	p.disc(k.spark, 0, -.78, .15)
	for _, s := range [][2]float64{{-.76, -.42}, {.76, -.62}} {
		q := p.at(s[0], s[1])
		q.line(k.main, .045, "M0 0 L-.3 .62 M0 0 L.3 .62")
		q.fill(k.main, "M-.4 .6 L.4 .6 Q.3 .94 0 .94 Q-.3 .94 -.4 .6 Z")
	}
	p.disc(k.spark, -.86, .08, .12)
	p.disc(k.spark, -.64, .1, .12)
}

func dice(p pen, k inks) {
	q := p.at(-.3, .25).turn(-.25)
	q.fill(k.deep, "M-.62 -.5 Q-.62 -.62 -.5 -.62 L.5 -.62 Q.62 -.62 .62 -.5 L.62 .5 Q.62 .62 .5 .62 L-.5 .62 Q-.62 .62 -.62 .5 Z")
	q.fill(k.paper, "M-.54 -.5 L.5 -.54 L.54 .5 L-.5 .54 Z")
	q.disc(k.spark, 0, 0, .24)
	r := p.at(.46, -.46).turn(.35).grow(.76)
	r.fill(k.deep, "M-.62 -.5 Q-.62 -.62 -.5 -.62 L.5 -.62 Q.62 -.62 .62 -.5 L.62 .5 Q.62 .62 .5 .62 L-.5 .62 Q-.62 .62 -.62 .5 Z")
	r.fill(k.paper, "M-.52 -.52 L.52 -.52 L.52 .52 L-.52 .52 Z")
	for _, d := range [][2]float64{{-.28, -.28}, {.28, -.28}, {0, 0}, {-.28, .28}, {.28, .28}} {
		r.disc(k.deep, d[0], d[1], .12)
	}
}

func coin(p pen, k inks) {
	for i, c := range [][3]float64{{.42, .42, .54}, {-.24, -.2, .74}} {
		q := p.at(c[0], c[1]).grow(c[2])
		q.disc(k.deep, 0, 0, 1)
		q.disc([...]color.RGBA{k.main, k.spark}[i], 0, 0, .88)
		q.ring(k.deep, 0, 0, .7, .06)
		q.box(k.deep, -.26, -.26, .52, .52)
		q.box(k.paper, -.17, -.17, .34, .34)
		q.around(4, func(p pen, i int) { p.line(k.deep, .1, "M-.12 -.5 L.12 -.5 M0 -.6 L0 -.42") })
	}
}

func puzzleBox(p pen, k inks) {
	p.poly(k.pale, 0, -.9, .9, -.48, 0, -.06, -.9, -.48)
	p.poly(k.main, -.9, -.48, 0, -.06, 0, .96, -.9, .5)
	p.poly(k.deep, .9, -.48, 0, -.06, 0, .96, .9, .5)
	p.poly(k.spark, 0, -.72, .5, -.48, 0, -.24, -.5, -.48)
	p.poly(k.paper, 0, -.6, .24, -.48, 0, -.36, -.24, -.48)
	p.poly(k.paper, -.72, -.14, -.18, .1, -.18, .66, -.72, .4)
	p.poly(k.main, -.6, .04, -.3, .16, -.3, .46, -.6, .33)
	p.poly(k.main, .72, -.14, .18, .1, .18, .66, .72, .4)
	p.disc(k.spark, .45, .24, .12)
}

func sack(p pen, k inks) {
	p.fill(k.paper, "M-.26 -.4 Q-1 0 -.92 .6 Q-.8 1 0 1 Q.8 1 .92 .6 Q1 0 .26 -.4 Z")
	p.fill(k.pale, "M.1 -.4 Q.5 .1 .3 1 Q.84 .95 .92 .6 Q1 0 .26 -.4 Z")
	p.fill(k.paper, "M-.22 -.5 Q-.6 -.8 -.44 -.95 Q-.2 -.8 0 -.95 Q.2 -.8 .44 -.95 Q.6 -.8 .22 -.5 Z")
	p.line(k.spark, .14, "M-.3 -.45 L.3 -.45 Q.5 -.3 .56 -.1")
	p.line(k.main, .07, "M-.5 .2 Q-.6 .5 -.4 .76")
	p.at(-.05, .42).around(4, func(p pen, i int) { p.disc(k.main, 0, -.16, .12) })
}

func vase(p pen, k inks) {
	p.fill(k.main, "M-.24 -.96 L.24 -.96 L.17 -.55 Q.76 -.3 .72 .2 Q.66 .7 .3 .98 L-.3 .98 Q-.66 .7 -.72 .2 Q-.76 -.3 -.17 -.55 Z")
	shape := "M-.17 -.55 Q-.76 -.3 -.72 .2 Q-.66 .7 -.3 .98 L.3 .98 Q.66 .7 .72 .2 Q.76 -.3 .17 -.55 Z"
	p.inside(shape, func() {
		p.box(k.paper, -1, -.14, 2, .6)
		for i := range 4 {
			x := -.66 + .44*float64(i)
			p.line(k.main, .06, "M"+num(x-.2)+" .3 Q"+num(x-.1)+" -.1 "+num(x+.06)+" .04 Q"+num(x+.1)+" .22 "+num(x-.02)+" .2")
		}
	})
	p.box(k.deep, -.3, -1, .6, .11)
	p.line(k.spark, .06, "M.4 -.42 L.2 -.1 L.44 .1 L.26 .5")
}

func apple(p pen, k inks) {
	p.line(k.deep, .1, "M0 -.5 Q.02 -.8 .2 -1")
	p.fill(k.main, "M.06 -.66 Q.3 -1 .8 -.86 Q.6 -.5 .06 -.66 Z")
	p.fill(k.spark, "M0 -.48 Q.5 -.76 .84 -.3 Q1 .3 .5 .86 Q.2 1.02 0 .88 Q-.2 1.02 -.5 .86 Q-1 .3 -.84 -.3 Q-.5 -.76 0 -.48 Z")
	p.line(k.paper, .1, "M-.6 -.2 Q-.7 .1 -.56 .4")
	p.line(k.deep, .06, "M.2 .1 L.5 .36 M.46 .08 L.24 .38")
}

func signpost(p pen, k inks) {
	p.box(k.deep, -.09, -.95, .18, 1.9)
	p.poly(k.main, -.5, -.8, .6, -.8, .95, -.58, .6, -.36, -.5, -.36)
	p.poly(k.spark, .5, -.2, -.6, -.2, -.95, .02, -.6, .24, .5, .24)
	p.line(k.paper, .07, "M-.3 -.66 L.4 -.66 M-.3 -.5 L.2 -.5")
	p.line(k.paper, .07, "M-.4 -.06 L.3 -.06 M-.2 .1 L.3 .1")
	p.fill(k.deep, "M-.6 1 Q0 .7 .6 1 Z")
}

func cart(p pen, k inks) {
	p.line(k.deep, .09, "M-1 .1 L.9 .1")
	p.poly(k.main, -.56, .1, -.66, -.3, .9, -.3, .8, .1)
	p.fill(k.pale, "M-.5 -.3 Q-.56 -.75 -.1 -.76 Q.06 -.6 0 -.3 Z")
	p.fill(k.paper, "M-.05 -.3 Q-.1 -.95 .36 -.95 Q.82 -.95 .78 -.3 Z")
	p.line(k.spark, .09, "M.36 -.95 L.36 -.3 M-.04 -.62 L.78 -.62")
	wheel(p.at(.2, .45).grow(.54), k)
}

func banner(p pen, k inks) {
	p.box(k.deep, -.66, -1, .11, 2)
	p.box(k.deep, -.6, -.98, 1.1, .09)
	p.fill(k.spark, "M-.5 -.86 L.46 -.86 Q.56 -.3 .42 .1 Q.36 .5 .5 .8 L-.5 .8 Z")
	q := p.at(-.04, -.34).grow(.34)
	q.around(3, func(p pen, i int) { p.disc(k.paper, 0, -.56, .42) })
	q.disc(k.paper, 0, 0, .3)
	p.line(k.paper, .09, "M-.5 .32 L.38 .32 M-.5 .54 L.4 .54")
	for i := range 4 {
		p.box(k.deep, -.56, -.74+.4*float64(i), .12, .09)
	}
}

func noren(p pen, k inks) {
	p.line(k.deep, .12, "M-1 -.8 L1 -.8")
	for i := range 4 {
		x := -.88 + .44*float64(i)
		p.fill(k.main, "M"+num(x)+" -.74 L"+num(x+.42)+" -.74 Q"+num(x+.48)+" 0 "+num(x+.4)+" .7 L"+num(x+.02)+" .7 Q"+num(x-.04)+" 0 "+num(x)+" -.74 Z")
	}
	p.ring(k.paper, 0, -.1, .42, .1)
	p.poly(k.paper, -.2, -.02, 0, -.36, .2, -.02, .08, -.02, .08, .16, -.08, .16, -.08, -.02)
	p.both(func(p pen) { p.fill(k.spark, "M.86 -.8 Q1.1 -.5 .98 -.1 Q.8 -.3 .86 -.8 Z") })
}

func ticket(p pen, k inks) {
	q := p.turn(-.3)
	q.fill(k.deep, "M-.98 -.52 L.98 -.52 L.98 -.16 Q.8 0 .98 .16 L.98 .52 L-.98 .52 L-.98 .16 Q-.8 0 -.98 -.16 Z")
	q.fill(k.paper, "M-.9 -.44 L.9 -.44 L.9 -.2 Q.72 0 .9 .2 L.9 .44 L-.9 .44 L-.9 .2 Q-.72 0 -.9 -.2 Z")
	for i := range 4 {
		q.box(k.main, .34, -.38+.21*float64(i), .05, .12)
	}
	q.disc(k.spark, -.32, 0, .28)
	star(q.at(-.32, 0).grow(.2), inks{main: k.paper, paper: k.paper, spark: k.paper})
	q.disc(k.deep, .6, 0, .15)
}

func seal(p pen, k inks) {
	q := p.turn(.12)
	q.box(k.deep, -.56, -1, 1.12, 2)
	q.box(k.paper, -.49, -.93, .98, 1.86)
	q.line(k.deep, .09, "M-.3 -.66 L.3 -.66 M0 -.8 L0 -.2 M-.3 -.4 L.3 -.4 M0 -.3 Q-.1 -.1 -.3 0 M0 -.3 Q.1 -.1 .3 0")
	q.box(k.spark, -.32, .16, .64, .64)
	q.line(k.paper, .07, "M-.18 .32 L.18 .32 L.18 .64 L-.18 .64 Z M-.18 .48 L.18 .48 M0 .32 L0 .64")
}

func bowl(p pen, k inks) {
	p.line(k.main, .08, "M-.4 -.3 Q-.6 -.6 -.36 -.9 M0 -.3 Q-.2 -.6 .04 -.95 M.4 -.3 Q.2 -.6 .44 -.9")
	p.line(k.deep, .08, "M.3 -.2 L1 -.66 M.46 -.12 L1.05 -.48")
	p.fill(k.spark, "M-.98 -.1 L.98 -.1 Q.9 .66 .36 .78 L-.36 .78 Q-.9 .66 -.98 -.1 Z")
	p.box(k.deep, -.36, .76, .72, .18)
	p.oval(k.deep, 0, -.1, .98, .18)
	p.oval(k.paper, 0, -.1, .84, .12)
	for i := range 5 {
		x := -.64 + .32*float64(i)
		p.line(k.paper, .06, "M"+num(x)+" .2 L"+num(x+.14)+" .36 L"+num(x+.28)+" .2")
	}
}

func crown(p pen, k inks) {
	p.fill(k.spark, "M-.85 .6 L-.98 -.5 L-.48 0 L0 -.85 L.48 0 L.98 -.5 L.85 .6 Z")
	p.fill(k.deep, "M-.87 .5 L.87 .5 L.82 .88 L-.82 .88 Z")
	for _, d := range [][3]float64{{-.98, -.54, .12}, {0, -.88, .14}, {.98, -.54, .12}} {
		p.disc(k.main, d[0], d[1], d[2])
	}
	for i := range 5 {
		p.disc(k.paper, -.6+.3*float64(i), .68, .08)
	}
	p.fill(k.main, "M0 -.3 L.18 .1 L0 .36 L-.18 .1 Z")
}

func hands(p pen, k inks) {
	hand := "M-.34 .5 Q-.5 .1 -.44 -.14 Q-.36 -.26 -.26 -.12 L-.2 .06 L-.24 -.62 Q-.16 -.76 -.06 -.62 L-.02 -.16 L.0 -.8 Q.1 -.92 .18 -.8 L.2 -.16 L.26 -.7 Q.36 -.8 .43 -.68 L.42 -.1 L.5 -.44 Q.6 -.5 .65 -.38 Q.66 .2 .44 .56 Z"
	for i, side := range []float64{-1, 1} {
		q := p.at(.42*side, .16).scale(side, 1).turn(-.34).grow(.86)
		q.fill([...]color.RGBA{k.main, k.deep}[i], "M-.46 .5 L.56 .5 L.66 1.1 L-.56 1.1 Z")
		q.fill(k.paper, hand)
		q.line(k.deep, .05, hand)
	}
	for _, a := range []float64{-.45, 0, .45} {
		p.turn(a).line(k.spark, .09, "M0 -.74 L0 -.98")
	}
}

func basket(p pen, k inks) {
	p.ring(k.deep, 0, -.1, .72, .1)
	p.fill(k.main, "M-.9 0 L.9 0 Q.84 .86 .5 .92 L-.5 .92 Q-.84 .86 -.9 0 Z")
	shape := "M-.9 0 L.9 0 Q.84 .86 .5 .92 L-.5 .92 Q-.84 .86 -.9 0 Z"
	p.inside(shape, func() {
		for i := range 9 {
			x := -1.2 + .3*float64(i)
			p.line(k.pale, .06, "M"+num(x)+" 0 L"+num(x+.9)+" 1 M"+num(x+.9)+" 0 L"+num(x)+" 1")
		}
	})
	p.box(k.deep, -.95, -.08, 1.9, .16)
	for i, x := range []float64{-.5, -.1, .36} {
		p.fill([...]color.RGBA{k.spark, k.paper, k.spark}[i], "M"+num(x-.2)+" -.08 Q"+num(x)+" -.62 "+num(x+.2)+" -.08 Z")
	}
}

func queue(p pen, k inks) {
	for i := 3; i >= 0; i-- {
		q := p.at(-.66+.42*float64(i), .3-.18*float64(i)).grow(.62 - .08*float64(i))
		c := [...]color.RGBA{k.spark, k.main, k.deep, k.main}[i]
		q.fill(c, "M-.55 1.1 Q-.6 .1 0 0 Q.6 .1 .55 1.1 Z")
		q.disc(k.paper, 0, -.3, .42)
		q.fill(k.deep, "M-.44 -.26 Q-.44 -.8 0 -.8 Q.44 -.8 .44 -.26 Q.2 -.5 0 -.5 Q-.2 -.5 -.44 -.26 Z")
		q.rest(k.deep, -.22, .17, .08)
	}
}

func warfan(p pen, k inks) {
	p.box(k.deep, -.08, .1, .16, .9)
	p.fill(k.main, "M-.1 .4 Q-.5 .36 -.8 .1 Q-1 -.3 -.7 -.6 Q-.4 -.56 -.16 -.94 Q0 -1 .16 -.94 Q.4 -.56 .7 -.6 Q1 -.3 .8 .1 Q.5 .36 .1 .4 Z")
	p.disc(k.spark, 0, -.24, .38)
	p.box(k.deep, -.06, -.95, .12, 1.4)
	p.line(k.spark, .08, "M0 .9 Q.3 .9 .34 1.05")
}
