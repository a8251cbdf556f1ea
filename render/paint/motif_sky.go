package paint

import (
	"image/color"
	"strconv"
)

var skyMotifs = map[string]motif{
	"moon": moon, "star": star, "meteor": meteor, "comet": comet, "cloud": cloud, "lightning": lightning, "sun": sun,
	"eclipse": eclipse, "rainbow": rainbow, "snowflake": snowflake, "wind": wind, "telescope": telescope, "lens": lens,
	"globe": globe, "camera": camera, "dome": dome, "dish": dish, "chart": chart, "gondola": gondola, "mountain": mountain,
}

func trimmed(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

func moon(p pen, k inks) {
	p.fill(k.spark, "M.3 -.95 C-.5 -1 -1 -.4 -.94 .14 C-.88 .8 -.2 1.1 .4 .9 C.6 .83 .8 .66 .9 .46 C.3 .7 -.36 .4 -.42 -.16 C-.46 -.52 -.2 -.86 .3 -.95 Z")
	q := p.at(.4, -.22)
	q.both(func(p pen) { p.fill(k.paper, "M.06 .34 Q.3 -.1 .14 -.5 Q.02 -.4 0 -.06 Z") })
	q.oval(k.paper, 0, .36, .28, .26)
	q.disc(k.deep, -.1, .34, .04)
	q.disc(k.deep, .1, .34, .04)
}

func star(p pen, k inks) {
	p.fill(k.main, "M0 -1 L.28 -.36 L.96 -.3 L.44 .16 L.6 .84 L0 .48 L-.6 .84 L-.44 .16 L-.96 -.3 L-.28 -.36 Z")
	p.around(5, func(p pen, i int) { p.poly(k.paper, 0, -.92, .2, -.28, 0, 0) })
	p.disc(k.spark, 0, 0, .17)
}

func meteor(p pen, k inks) {
	for _, m := range [][4]float64{{-.55, .55, 1.2, .2}, {-.1, -.2, .9, .12}, {.35, .7, .75, .1}} {
		q := p.at(m[0], m[1])
		q.poly(k.pale, m[2]*.9, -m[2]*.95, m[3]*.8, m[3]*.55, -m[3]*.55, -m[3]*.8)
		q.poly(k.paper, m[2]*.6, -m[2]*.65, m[3]*.4, m[3]*.3, -m[3]*.3, -m[3]*.4)
		r := q.grow(m[3] * 1.9).turn(.3)
		star(r, inks{main: k.spark, paper: k.paper, spark: k.spark, deep: k.deep})
	}
}

func comet(p pen, k inks) {
	p.fill(k.main, "M-.75 .2 C-.5 -.4 .3 -.9 1 -1 C.8 -.5 .4 0 -.1 .5 Z")
	p.fill(k.pale, "M-.7 .35 C-.3 -.1 .4 -.5 .98 -.62 C.7 -.1 .2 .3 -.2 .7 Z")
	p.fill(k.paper, "M-.5 .4 C-.2 .1 .2 -.15 .75 -.4 C.4 .1 .1 .3 -.2 .55 Z")
	p.disc(k.deep, -.5, .5, .46)
	p.disc(k.spark, -.5, .5, .34)
	p.disc(k.paper, -.58, .42, .12)
}

func cloud(p pen, k inks) {
	shape := "M-1 .5 Q-1 .1 -.6 .1 Q-.62 -.5 -.1 -.5 Q.1 -.8 .45 -.62 Q.7 -.5 .66 -.2 Q1 -.2 1 .15 Q1 .5 .7 .5 Z"
	p.fill(k.main, shape)
	p.line(k.paper, .09, "M-.35 .15 Q-.4 -.25 -.05 -.25 Q.22 -.22 .2 .02 Q.16 .18 0 .14 Q-.1 .08 -.04 0")
	p.line(k.paper, .09, "M.3 .26 Q.3 -.02 .56 0 Q.76 .06 .7 .22")
	p.line(k.spark, .1, "M-.8 .76 L.4 .76")
	p.line(k.pale, .1, "M-.3 .98 L.8 .98")
}

func lightning(p pen, k inks) {
	p.fill(k.deep, "M.3 -1 L-.6 .12 L-.1 .12 L-.35 1 L.65 -.2 L.12 -.2 L.5 -1 Z")
	p.fill(k.spark, "M.26 -.86 L-.44 .04 L.02 .04 L-.16 .66 L.48 -.12 L-.02 -.12 L.36 -.86 Z")
	p.ring(k.main, -.7, -.55, .22, .08)
	p.ring(k.main, .72, .55, .22, .08)
	p.ring(k.pale, -.7, .6, .14, .07)
}

func sun(p pen, k inks) {
	p.around(16, func(p pen, i int) {
		if i%2 == 0 {
			p.poly(k.main, -.1, -.62, .1, -.62, 0, -1)
		} else {
			p.poly(k.pale, -.08, -.6, .08, -.6, 0, -.84)
		}
	})
	p.disc(k.spark, 0, 0, .54)
	p.disc(k.paper, 0, 0, .42)
	p.disc(k.spark, 0, 0, .35)
}

func eclipse(p pen, k inks) {
	p.around(24, func(p pen, i int) {
		p.poly(k.spark, -.07, -.7, .07, -.7, 0, -.84-.16*float64(i%2))
	})
	p.disc(k.paper, 0, 0, .72)
	p.disc(k.deep, .06, .04, .62)
	p.line(k.main, .05, "M-.28 .34 Q.1 .6 .46 .26")
}

func rainbow(p pen, k inks) {
	p = p.at(0, .25)
	for i, c := range []struct{ r float64 }{{.98}, {.82}, {.66}, {.5}, {.34}} {
		ink := [...]int{0, 1, 2, 3, 4}[i]
		clr := [...]color.RGBA{k.spark, k.paper, k.main, k.pale, k.deep}[ink]
		r := c.r
		p.fill(clr, "M"+num(-r)+" .5 Q"+num(-r)+" "+num(.5-r*1.05)+" "+num(-r*.62)+" "+num(.5-r*1.3)+" Q0 "+num(.5-r*1.85)+" "+num(r*.62)+" "+num(.5-r*1.3)+" Q"+num(r)+" "+num(.5-r*1.05)+" "+num(r)+" .5 Z")
	}
	p.fill(k.paper, "M-.2 .5 Q-.2 .2 0 .2 Q.2 .2 .2 .5 Z")
	p.both(func(p pen) {
		p.fill(k.paper, "M.3 .66 Q.28 .4 .5 .42 Q.56 .22 .78 .28 Q1.02 .34 .98 .66 Z")
	})
}

func snowflake(p pen, k inks) {
	p.around(6, func(p pen, i int) {
		p.line(k.main, .13, "M0 0 L0 -.92")
		p.line(k.main, .1, "M0 -.5 L.24 -.76 M0 -.5 L-.24 -.76")
		p.line(k.deep, .08, "M0 -.28 L.15 -.42 M0 -.28 L-.15 -.42")
		p.disc(k.deep, 0, -.92, .09)
	})
	p.disc(k.spark, 0, 0, .14)
}

func wind(p pen, k inks) {
	p.line(k.deep, .16, "M-.95 -.2 L.4 -.2 C.9 -.2 .9 -.9 .45 -.86 C.15 -.82 .2 -.5 .42 -.52")
	p.line(k.main, .16, "M-.7 .15 L.7 .15 C1.1 .2 1 .75 .65 .7 C.45 .66 .5 .42 .66 .46")
	p.line(k.spark, .12, "M-.95 .5 L0 .5 C.3 .52 .3 .95 .02 .92 C-.12 .9 -.12 .75 0 .74")
	p.line(k.pale, .12, "M-.6 -.55 L-.1 -.55")
}

func telescope(p pen, k inks) {
	p.line(k.deep, .1, "M0 .2 L-.45 1")
	p.line(k.deep, .1, "M0 .2 L.45 1")
	p.line(k.deep, .1, "M0 .2 L0 .98")
	q := p.at(0, .1).turn(-.6)
	q.poly(k.main, -.5, -.15, .35, -.22, .35, .22, -.5, .15)
	q.poly(k.deep, .32, -.28, 1, -.32, 1, .32, .32, .28)
	q.box(k.paper, .46, -.29, .1, .58)
	q.box(k.spark, -.72, -.11, .26, .22)
	q.box(k.deep, -.8, -.15, .1, .3)
	q.box(k.pale, -.14, -.19, .1, .38)
	p.disc(k.deep, 0, .16, .13)
	r := p.at(-.66, -.6).grow(.3)
	star(r, inks{main: k.spark, paper: k.paper, spark: k.spark})
}

func lens(p pen, k inks) {
	p.line(k.deep, .24, "M.36 .36 L.86 .86")
	p.line(k.main, .12, "M.44 .44 L.86 .86")
	p.disc(k.deep, -.2, -.2, .74)
	p.disc(k.pale, -.2, -.2, .58)
	p.fill(k.paper, "M-.66 -.2 Q-.66 -.66 -.2 -.68 Q-.5 -.5 -.5 -.1 Z")
	q := p.at(-.1, -.1).grow(.32)
	star(q, inks{main: k.spark, paper: k.paper, spark: k.main})
}

func globe(p pen, k inks) {
	p.fill(k.deep, "M-.5 .98 Q0 .74 .5 .98 Z")
	p.box(k.deep, -.07, .5, .14, .4)
	p.disc(k.main, 0, -.15, .56)
	p.fill(k.pale, "M-.4 -.45 Q-.1 -.7 .1 -.5 Q.2 -.3 -.1 -.15 Q-.3 .05 -.4 -.1 Z")
	p.fill(k.pale, "M.15 .05 Q.4 -.05 .42 .12 Q.3 .34 .12 .24 Z")
	q := p.at(0, -.15)
	q.ring(k.deep, 0, 0, .78, .09)
	r := q.turn(-.5).scale(1, .34)
	r.ring(k.spark, 0, 0, .92, .16)
	q.inside("M-.56 0 Q-.56 -.56 0 -.56 Q.56 -.56 .56 0 Z", func() {
		q.disc(k.main, 0, 0, .5)
		q.fill(k.pale, "M-.4 -.3 Q-.1 -.55 .1 -.35 Q.2 -.15 -.1 0 L-.4 .05 Z")
	})
	p.disc(k.deep, 0, -.94, .1)
}

func camera(p pen, k inks) {
	p.line(k.deep, .08, "M-.2 .3 L-.6 1 M.2 .3 L.6 1 M0 .3 L0 1")
	p.box(k.main, -.3, -.62, .8, .9)
	for i := range 4 {
		p.box(k.deep, -.42+.2*float64(i), -.66+.04*float64(i), .08, .98-.08*float64(i))
	}
	p.box(k.deep, -.62, -.78, .26, 1.16)
	p.box(k.deep, .44, -.5, .24, .66)
	p.box(k.spark, .66, -.36, .26, .38)
	p.disc(k.paper, .8, -.17, .1)
	p.fill(k.deep, "M-.62 -.78 Q-.9 -.6 -.86 .3 Q-.7 .45 -.6 .3 Z")
}

func dome(p pen, k inks) {
	p.fill(k.main, "M-.82 .3 Q-.86 -.75 0 -.82 Q.86 -.75 .82 .3 Z")
	p.fill(k.deep, "M.02 -.82 Q.36 -.8 .52 -.64 L.4 .3 L-.04 .3 Z")
	p.turn(.55).box(k.spark, -.09, -1.05, .18, .75)
	p.fill(k.pale, "M-.66 .1 Q-.66 -.45 -.26 -.62 Q-.46 -.3 -.46 .1 Z")
	p.box(k.deep, -.92, .26, 1.84, .15)
	p.box(k.paper, -.8, .4, 1.6, .58)
	p.fill(k.main, "M-.16 .98 L-.16 .66 Q0 .5 .16 .66 L.16 .98 Z")
	p.both(func(p pen) { p.box(k.main, .38, .56, .22, .22) })
}

func dish(p pen, k inks) {
	p.fill(k.deep, "M-.1 .3 L.2 .3 L.45 1 L-.35 1 Z")
	q := p.at(-.05, -.05).turn(-.75)
	q.fill(k.main, "M.05 -.95 Q-.75 0 .05 .95 Z")
	q.oval(k.paper, .05, 0, .24, .95)
	q.oval(k.pale, .08, 0, .15, .72)
	q.line(k.deep, .06, "M.05 -.75 L.6 0 L.05 .75")
	q.disc(k.spark, .62, 0, .13)
	p.line(k.spark, .07, "M.66 -.98 Q.98 -.92 1 -.6")
}

func chart(p pen, k inks) {
	p.disc(k.deep, 0, 0, .98)
	p.ring(k.main, 0, 0, .82, .05)
	p.ring(k.main, 0, 0, .45, .04)
	p.line(k.pale, .05, "M-.6 .1 L-.3 -.3 L.05 -.1 L.4 -.42 L.62 .1 L.3 .55 L-.1 .4")
	for i, d := range [][2]float64{{-.6, .1}, {-.3, -.3}, {.05, -.1}, {.4, -.42}, {.62, .1}, {.3, .55}, {-.1, .4}} {
		c := k.paper
		if i == 3 {
			c = k.spark
		}
		p.disc(c, d[0], d[1], .1)
	}
}

func gondola(p pen, k inks) {
	p.line(k.deep, .07, "M-1 -.62 L1 -.98")
	p.line(k.deep, .09, "M0 -.8 L0 -.3")
	p.disc(k.spark, 0, -.78, .13)
	p.fill(k.main, "M-.68 -.36 Q0 -.5 .68 -.36 L.74 .6 Q.7 .9 .4 .92 L-.4 .92 Q-.7 .9 -.74 .6 Z")
	p.both(func(p pen) { p.fill(k.paper, "M.08 -.2 L.54 -.16 L.58 .32 L.08 .32 Z") })
	p.box(k.deep, -.76, .46, 1.52, .1)
	p.box(k.spark, -.12, .66, .24, .1)
}

func mountain(p pen, k inks) {
	p.fill(k.main, "M-1 .8 Q-.5 .5 -.16 -.72 L.16 -.72 Q.5 .5 1 .8 Z")
	p.fill(k.paper, "M-.34 -.22 L-.16 -.72 L.16 -.72 L.34 -.22 L.2 -.34 L.08 -.1 L-.06 -.32 L-.2 -.06 Z")
	p.disc(k.spark, .66, -.55, .24)
	p.fill(k.deep, "M-1 .98 Q-.5 .6 0 .8 Q.5 .6 1 .98 Z")
}
