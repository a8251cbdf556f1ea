package paint

var railMotifs = map[string]motif{
	"locomotive": locomotive, "rail": rail, "signal": railSignal, "wheel": wheel, "whistle": whistle, "chain": chain,
	"shovel": shovel, "lever": lever, "cap": cap_, "punch": punch, "furnace": furnace, "seat": seat, "coal": coal,
	"window": window, "bellows": bellows, "wagon": wagon, "horn": horn, "blade": blade, "derailed": derailed,
}

func locomotive(p pen, k inks) {
	p.fill(k.pale, "M-.62 -.7 Q-.9 -.8 -.8 -.98 Q-.5 -1.1 -.3 -.96 Q.1 -1.06 .3 -.9 Q0 -.84 -.46 -.66 Z")
	p.box(k.deep, -.66, -.6, .24, .36)
	p.box(k.deep, -.72, -.68, .36, .12)
	p.fill(k.main, "M-.86 -.3 L.36 -.3 L.36 .36 L-.86 .36 Q-.98 0 -.86 -.3 Z")
	p.box(k.spark, -.5, -.3, .09, .66)
	p.box(k.spark, -.06, -.3, .09, .66)
	p.fill(k.deep, "M-.2 -.3 Q-.2 -.5 -.06 -.5 Q.08 -.5 .08 -.3 Z")
	p.box(k.deep, .32, -.6, .62, .98)
	p.box(k.deep, .24, -.7, .78, .13)
	p.box(k.paper, .46, -.44, .34, .32)
	p.box(k.deep, -.94, .34, 1.92, .16)
	p.poly(k.spark, -.94, .42, -.94, .84, -1.08, .84)
	for _, w := range [][3]float64{{-.62, .66, .22}, {-.1, .6, .3}, {.54, .6, .3}} {
		p.disc(k.deep, w[0], w[1], w[2])
		p.disc(k.paper, w[0], w[1], w[2]*.62)
		p.disc(k.deep, w[0], w[1], w[2]*.3)
	}
	p.line(k.spark, .07, "M-.1 .68 L.54 .68")
	p.line(k.deep, .06, "M-1.05 .94 L1.05 .94")
}

func rail(p pen, k inks) {
	for i := range 6 {
		y := -.7 + .32*float64(i)
		w := .3 + .14*float64(i)
		p.box(k.main, -w, y, 2*w, .09+.02*float64(i))
	}
	p.poly(k.deep, -.12, -1, -.06, -1, -.5, 1, -.72, 1)
	p.poly(k.deep, .12, -1, .06, -1, .5, 1, .72, 1)
	p.disc(k.spark, 0, -.86, .2)
}

func railSignal(p pen, k inks) {
	p.box(k.deep, -.56, -1, .14, 2)
	p.poly(k.spark, -.46, -.86, .74, -.86, .62, -.7, .74, -.5, -.46, -.5)
	p.box(k.paper, .3, -.86, .14, .36)
	p.fill(k.deep, "M-.3 -.3 L.3 -.3 Q.4 -.3 .4 -.2 L.4 .62 Q.4 .74 .3 .74 L-.3 .74 Q-.4 .74 -.4 .62 Z")
	p.disc(k.spark, 0, -.02, .2)
	p.disc(k.paper, -.06, -.08, .06)
	p.disc(k.main, 0, .46, .2)
	p.line(k.deep, .08, "M-.5 .2 L-.3 .2")
	p.fill(k.deep, "M-.9 1 L-.7 .8 L-.28 .8 L-.1 1 Z")
}

func wheel(p pen, k inks) {
	p.disc(k.deep, 0, 0, 1)
	p.disc(k.paper, 0, 0, .78)
	p.around(8, func(p pen, i int) { p.poly(k.main, -.07, 0, -.1, -.84, .1, -.84, .07, 0) })
	p.ring(k.main, 0, 0, .88, .05)
	p.disc(k.deep, 0, 0, .26)
	p.disc(k.spark, 0, 0, .13)
}

func whistle(p pen, k inks) {
	p.line(k.spark, .07, "M.55 -.36 Q1 -.8 .5 -.98 Q.1 -.95 .3 -.5")
	p.fill(k.main, "M-.98 -.36 L.3 -.36 Q.95 -.3 .95 .28 Q.92 .86 .36 .88 Q-.2 .86 -.22 .3 L-.22 .16 L-.98 .16 Z")
	p.fill(k.deep, "M-.42 -.36 L-.1 -.36 L-.22 0 L-.36 0 Z")
	p.disc(k.deep, .36, .28, .34)
	p.disc(k.paper, .3, .34, .16)
	p.line(k.deep, .08, "M-.98 .42 L-.5 .42 M-.86 .64 L-.42 .64")
}

func chain(p pen, k inks) {
	q := p.turn(-.7)
	for i := range 3 {
		x := -.72 + .72*float64(i)
		c := k.main
		if i == 1 {
			c = k.spark
		}
		q.line(c, .17, "M"+num(x-.2)+" -.22 L"+num(x+.2)+" -.22 Q"+num(x+.42)+" -.2 "+num(x+.42)+" 0 Q"+num(x+.42)+" .2 "+num(x+.2)+" .22 L"+num(x-.2)+" .22 Q"+num(x-.42)+" .2 "+num(x-.42)+" 0 Q"+num(x-.42)+" -.2 "+num(x-.2)+" -.22 Z")
	}
	q.line(k.deep, .13, "M-.5 0 L-.22 0 M.22 0 L.5 0")
}

func shovel(p pen, k inks) {
	q := p.turn(.6)
	q.line(k.deep, .12, "M0 -.8 L0 .3")
	q.line(k.deep, .13, "M-.24 -.95 L.24 -.95 L.1 -.76 L-.1 -.76 Z")
	q.fill(k.main, "M-.42 .1 L.42 .1 Q.46 .8 0 1.05 Q-.46 .8 -.42 .1 Z")
	q.line(k.pale, .06, "M0 .2 L0 .8")
	for _, c := range [][3]float64{{.5, .1, .2}, {.74, -.2, .14}, {.4, -.26, .12}} {
		p.at(c[0], c[1]-.3).grow(c[2]).fill(k.spark, "M-1 .2 L-.4 -.9 L.6 -.8 L1 .1 L.3 .9 L-.6 .8 Z")
	}
}

func lever(p pen, k inks) {
	p.line(k.deep, .17, "M.1 .6 L.62 -.7")
	p.disc(k.spark, .66, -.78, .23)
	p.line(k.pale, .08, "M.5 -.46 Q-.1 -.8 -.56 -.3")
	p.poly(k.pale, -.7, -.1, -.68, -.44, -.4, -.26)
	p.fill(k.main, "M-.7 .9 Q-.6 .4 .1 .36 Q.8 .4 .8 .9 Z")
	p.disc(k.paper, .08, .64, .13)
	p.box(k.deep, -.98, .84, 1.96, .15)
}

func cap_(p pen, k inks) {
	p.fill(k.main, "M-.9 -.1 Q-1.05 -.7 0 -.76 Q1.05 -.7 .9 -.1 L.66 .2 L-.66 .2 Z")
	p.box(k.deep, -.68, .04, 1.36, .3)
	p.box(k.spark, -.68, .06, 1.36, .08)
	p.fill(k.deep, "M-.76 .34 L.76 .34 Q.8 .66 0 .72 Q-.8 .66 -.76 .34 Z")
	p.line(k.paper, .05, "M-.4 .54 Q0 .6 .4 .54")
	wheel(p.at(0, -.2).grow(.24), inks{deep: k.spark, paper: k.deep, main: k.spark, spark: k.spark})
}

func punch(p pen, k inks) {
	q := p.at(-.15, .1).turn(-.5)
	q.line(k.deep, .17, "M.9 .4 Q.3 .3 0 .1 L-.6 -.2")
	q.line(k.main, .17, "M.9 -.5 Q.4 -.3 0 .02 L-.6 .14")
	q.disc(k.spark, 0, .06, .15)
	q.fill(k.deep, "M-.9 -.36 L-.44 -.28 L-.4 .22 L-.9 .3 L-.94 .1 L-.66 .06 L-.66 -.12 L-.94 -.16 Z")
	r := p.at(-.5, .62).turn(.2)
	r.box(k.paper, -.4, -.22, .8, .5)
	r.disc(k.deep, .12, .0, .09)
	r.box(k.spark, -.4, .12, .8, .07)
}

func furnace(p pen, k inks) {
	p.box(k.deep, .3, -1.02, .3, .5)
	p.fill(k.deep, "M-.9 .95 L-.9 -.2 Q-.8 -.76 0 -.78 Q.8 -.76 .9 -.2 L.9 .95 Z")
	p.fill(k.main, "M-.78 .82 L-.78 -.16 Q-.7 -.64 0 -.66 Q.7 -.64 .78 -.16 L.78 .82 Z")
	p.fill(k.deep, "M-.54 .7 L-.54 0 Q-.46 -.36 0 -.36 Q.46 -.36 .54 0 L.54 .7 Z")
	p.fill(k.spark, "M-.46 .7 Q-.5 .3 -.24 .06 Q-.2 .22 -.1 .26 Q-.16 -.1 .1 -.28 Q.08 0 .26 .1 Q.3 0 .28 -.04 Q.54 .3 .44 .7 Z")
	p.fill(k.paper, "M-.2 .7 Q-.2 .4 0 .26 Q.22 .4 .2 .7 Z")
	p.box(k.deep, -.98, .8, 1.96, .17)
}

func seat(p pen, k inks) {
	p.fill(k.main, "M-.7 .3 L-.7 -.7 Q-.64 -.95 -.4 -.95 L.4 -.95 Q.64 -.95 .7 -.7 L.7 .3 Z")
	p.fill(k.pale, "M-.54 .2 L-.54 -.62 Q-.5 -.78 -.36 -.78 L.36 -.78 Q.5 -.78 .54 -.62 L.54 .2 Z")
	for i := range 3 {
		for j := range 3 {
			p.disc(k.main, -.3+.3*float64(i), -.56+.28*float64(j), .055)
		}
	}
	p.fill(k.spark, "M-.84 .26 Q0 .1 .84 .26 L.84 .6 L-.84 .6 Z")
	p.box(k.deep, -.92, -.06, .2, .76)
	p.box(k.deep, .72, -.06, .2, .76)
	p.box(k.deep, -.7, .6, .14, .4)
	p.box(k.deep, .56, .6, .14, .4)
}

func coal(p pen, k inks) {
	for _, c := range [][4]float64{{-.5, .55, .46, 0}, {.5, .55, .48, .5}, {0, -.1, .56, .2}} {
		q := p.at(c[0], c[1]).turn(c[3]).grow(c[2])
		q.fill(k.deep, "M-1 .2 L-.6 -.8 L.3 -1 L1 -.3 L.8 .7 L-.2 1 Z")
		q.poly(k.main, -.5, -.6, .25, -.8, .1, -.1, -.7, .1)
		q.poly(k.spark, .2, .1, .8, -.2, .6, .5)
	}
	p.fill(k.spark, "M-.2 -.62 Q-.3 -.84 0 -1.05 Q0 -.9 .16 -.84 Q.26 -.7 .12 -.6 Z")
}

func window(p pen, k inks) {
	p.fill(k.main, "M-.8 1 L-.8 -.6 Q-.8 -1 -.4 -1 L.4 -1 Q.8 -1 .8 -.6 L.8 1 Z")
	shape := "M-.62 .5 L-.62 -.5 Q-.62 -.82 -.3 -.82 L.3 -.82 Q.62 -.82 .62 -.5 L.62 .5 Z"
	p.fill(k.deep, shape)
	p.inside(shape, func() {
		p.disc(k.spark, .24, -.4, .24)
		p.fill(k.pale, "M-.7 .5 Q-.3 -.1 0 .2 Q.3 -.1 .7 .5 Z")
	})
	p.box(k.main, -.62, -.12, 1.24, .08)
	p.fill(k.paper, "M-.62 -.82 Q-.2 -.6 -.36 .2 L-.62 .2 Z")
	p.box(k.deep, -.9, .56, 1.8, .14)
}

func bellows(p pen, k inks) {
	q := p.at(-.1, .05).turn(-.4)
	q.fill(k.deep, "M.3 -.1 L1.05 -.06 L1.05 .06 L.3 .1 Z")
	q.fill(k.pale, "M.36 -.08 L-.6 -.62 L-.6 .62 L.36 .08 Z")
	for i := range 3 {
		x := -.5 + .24*float64(i)
		q.line(k.main, .06, "M"+num(x)+" "+num(-.5+.14*float64(i))+" L"+num(x-.12)+" 0 L"+num(x)+" "+num(.5-.14*float64(i)))
	}
	q.line(k.main, .16, "M.4 -.1 L-.6 -.62 L-1 -.7")
	q.line(k.main, .16, "M.4 .1 L-.6 .62 L-1 .7")
	q.disc(k.spark, .38, 0, .14)
	p.fill(k.spark, "M.8 -.5 Q.8 -.7 1 -.84 Q.98 -.66 1.1 -.54 Q1.05 -.36 .92 -.38 Z")
}

func wagon(p pen, k inks) {
	p.box(k.main, -.98, -.55, 1.96, .95)
	p.box(k.deep, -1.04, -.66, 2.08, .15)
	for i := range 3 {
		x := -.82 + .6*float64(i)
		c := k.paper
		if i == 1 {
			c = k.spark
		}
		p.box(c, x, -.38, .44, .42)
		p.box(k.main, x+.2, -.38, .05, .42)
	}
	p.box(k.pale, -.98, .16, 1.96, .07)
	p.box(k.deep, -.9, .38, 1.8, .12)
	for _, x := range []float64{-.6, .6} {
		p.disc(k.deep, x, .64, .26)
		p.disc(k.paper, x, .64, .12)
	}
	p.line(k.deep, .06, "M-1.05 .95 L1.05 .95")
}

func horn(p pen, k inks) {
	q := p.turn(-.35)
	q.fill(k.main, "M-.8 -.14 L0 -.2 Q.5 -.3 .8 -.8 L.9 .8 Q.5 .3 0 .2 L-.8 .14 Z")
	q.oval(k.deep, .86, 0, .18, .82)
	q.oval(k.spark, .87, 0, .1, .64)
	q.box(k.deep, -1, -.2, .22, .4)
	q.box(k.paper, -.3, -.2, .1, .4)
	p.line(k.deep, .11, "M-.2 .26 Q-.2 .8 .2 .86")
	p.line(k.spark, .07, "M-.5 -.9 Q-.2 -.8 0 -.5 M-.8 -.66 Q-.5 -.6 -.3 -.3")
}

func blade(p pen, k inks) {
	p.box(k.deep, -.86, -1, .2, 2)
	p.box(k.deep, .66, -1, .2, 2)
	p.box(k.deep, -.96, -1, 1.92, .19)
	p.poly(k.pale, -.62, -.5, .62, -.5, .62, -.02, -.62, .44)
	p.poly(k.paper, -.62, .22, .62, -.24, .62, -.02, -.62, .44)
	p.box(k.main, -.62, -.66, 1.24, .2)
	p.line(k.deep, .06, "M0 -.8 L0 -.66")
	p.box(k.main, -.66, .66, 1.32, .18)
	ticket(p.at(0, .62).grow(.42), k)
	p.box(k.deep, -1, .9, 2, .12)
}

func derailed(p pen, k inks) {
	wagon(p.at(0, -.2).turn(-.42).grow(.8), k)
	p.line(k.deep, .08, "M-1 .9 L-.2 .9 L0 .7 M.2 1 L1 .86")
	p.line(k.main, .07, "M-.8 .78 L-.8 1 M-.5 .78 L-.5 1 M.5 .8 L.5 1.02 M.8 .76 L.8 1")
	for _, a := range []float64{-.5, 0, .5} {
		p.at(-.5, .5).turn(a-.5).line(k.spark, .07, "M0 -.1 L0 -.34")
	}
}
