package paint

import (
	"image/color"

	"gorin/render/theme"
)

var beastMotifs = map[string]motif{
	"crane": crane, "owl": owl, "rabbit": rabbit, "cat": cat, "fox": fox, "bee": bee, "butterfly": butterfly,
	"mouse": mouse, "gull": gull, "swallow": swallow, "lion": lion, "elephant": elephant, "squirrel": squirrel,
	"ghost": ghost, "eye": eye, "footprint": footprint,
}

// gaze is a pair of calm eyes, d apart from the middle.
func (p pen) gaze(clr color.RGBA, y, d, r float64) {
	p.both(func(p pen) { p.disc(clr, d, y, r) })
}

// rest is a pair of closed eyes.
func (p pen) rest(clr color.RGBA, y, d, r float64) {
	p.both(func(p pen) {
		p.line(clr, r*.62, "M"+num(d-r)+" "+num(y)+" Q"+num(d)+" "+num(y+r*1.1)+" "+num(d+r)+" "+num(y))
	})
}

func crane(p pen, k inks) {
	p.line(k.main, .06, "M.08 .4 L.0 1 M.26 .4 L.34 1")
	p.fill(k.paper, "M-.4 .12 Q-.1 -.28 .36 -.06 Q.74 .06 .9 .0 Q.84 .5 .3 .54 Q-.24 .52 -.4 .12 Z")
	p.fill(k.deep, "M.4 .06 Q.84 .0 1.04 .26 Q.76 .5 .36 .46 Q.6 .3 .4 .06 Z")
	p.line(k.paper, .06, "M.5 .16 L.84 .24 M.5 .32 L.76 .36")
	p.line(k.paper, .22, "M-.22 .16 Q-.6 -.06 -.36 -.4 Q-.2 -.62 -.34 -.8")
	p.line(k.deep, .12, "M-.26 .12 Q-.56 -.06 -.33 -.4 Q-.2 -.6 -.3 -.7")
	p.disc(k.paper, -.36, -.8, .15)
	p.fill(k.spark, "M-.5 -.84 Q-.4 -1.05 -.2 -.9 L-.22 -.82 Z")
	p.poly(k.main, -.48, -.86, -.46, -.7, -.98, -.66)
	p.disc(k.deep, -.4, -.79, .035)
}

func owl(p pen, k inks) {
	p.fill(k.main, "M-.7 -.95 Q-.4 -.78 0 -.8 Q.4 -.78 .7 -.95 Q.78 -.5 .7 -.1 Q.9 .98 0 1 Q-.9 .98 -.7 -.1 Q-.78 -.5 -.7 -.95 Z")
	p.fill(k.paper, "M-.45 .05 Q0 -.1 .45 .05 Q.6 .85 0 .9 Q-.6 .85 -.45 .05 Z")
	for j := range 3 {
		for i := range 3 - j%2 {
			x := (float64(i) - float64(2-j%2)/2) * .3
			y := .2 + .22*float64(j)
			p.line(k.main, .06, "M"+num(x-.1)+" "+num(y)+" Q"+num(x)+" "+num(y+.14)+" "+num(x+.1)+" "+num(y))
		}
	}
	p.both(func(p pen) {
		p.disc(k.paper, .32, -.36, .32)
		p.fill(k.deep, "M.56 .1 Q.92 .3 .66 .86 Q.5 .6 .56 .1 Z")
		p.box(k.spark, .12, .94, .22, .08)
	})
	p.rest(k.deep, -.36, .32, .16)
	p.poly(k.spark, -.11, -.26, .11, -.26, 0, -.02)
}

func rabbit(p pen, k inks) {
	p.both(func(p pen) {
		p.fill(k.paper, "M.06 -.2 Q.1 -.98 .4 -1 Q.66 -.9 .42 -.1 Z")
		p.fill(k.spark, "M.22 -.3 Q.24 -.82 .4 -.84 Q.5 -.76 .36 -.24 Z")
	})
	p.oval(k.paper, 0, .58, .56, .42)
	p.oval(k.paper, 0, .08, .56, .46)
	p.gaze(k.deep, .06, .24, .075)
	p.line(k.deep, .05, "M-.1 .24 Q-.05 .32 0 .24 Q.05 .32 .1 .24")
	p.both(func(p pen) { p.disc(k.pale, .4, .22, .1); p.oval(k.paper, .34, .9, .2, .11) })
	p.fill(k.main, "M-.42 .46 Q0 .62 .42 .46 L.46 .6 Q0 .78 -.46 .6 Z")
	p.disc(k.spark, 0, .66, .09)
}

func cat(p pen, k inks) {
	p.line(k.deep, .16, "M.5 .8 Q1 .7 .86 .2")
	p.fill(k.deep, "M-.56 1 Q-.66 .2 0 .1 Q.66 .2 .56 1 Z")
	p.fill(k.deep, "M-.66 -.95 L-.3 -.68 Q0 -.76 .3 -.68 L.66 -.95 Q.8 -.4 .64 -.1 Q.4 .24 0 .24 Q-.4 .24 -.64 -.1 Q-.8 -.4 -.66 -.95 Z")
	p.both(func(p pen) {
		p.poly(k.main, .36, -.66, .58, -.8, .58, -.5)
		p.line(k.paper, .06, "M.14 -.24 Q.28 -.4 .42 -.24")
		p.disc(k.spark, .44, -.06, .06)
		p.line(k.pale, .03, "M.36 -.02 L.84 -.1 M.36 .04 L.84 .06")
		p.oval(k.pale, .22, .94, .16, .08)
	})
	p.line(k.paper, .05, "M-.12 -.02 Q-.06 .08 0 -.02 Q.06 .08 .12 -.02")
	p.fill(k.main, "M-.42 .2 Q0 .4 .42 .2 L.44 .32 Q0 .52 -.44 .32 Z")
	p.disc(k.spark, 0, .42, .11)
}

func fox(p pen, k inks) {
	p.fill(k.paper, "M-.86 -1 L-.36 -.56 Q0 -.66 .36 -.56 L.86 -1 Q.96 -.3 .7 .1 Q.4 .5 .18 .8 Q0 .98 -.18 .8 Q-.4 .5 -.7 .1 Q-.96 -.3 -.86 -1 Z")
	p.both(func(p pen) {
		p.poly(k.spark, .74, -.78, .46, -.5, .72, -.36)
		p.fill(k.deep, "M.12 -.04 Q.3 -.3 .62 -.26 Q.5 .02 .12 -.04 Z")
		p.line(k.spark, .06, "M.3 .2 Q.55 .16 .66 .02")
		p.line(k.spark, .05, "M.26 .34 Q.44 .34 .54 .24")
		p.line(k.main, .05, "M.06 -.3 Q.2 -.5 .4 -.46")
	})
	p.fill(k.spark, "M0 -.56 Q.14 -.4 0 -.2 Q-.14 -.4 0 -.56 Z")
	p.oval(k.deep, 0, .62, .12, .08)
	p.line(k.deep, .05, "M0 .68 L0 .78 M-.14 .8 Q0 .9 .14 .8")
	p.both(func(p pen) { p.line(k.main, .08, "M.84 -.1 Q1.02 .2 .8 .5"); p.disc(k.main, .8, .55, .1) })
}

func bee(p pen, k inks) {
	q := p.turn(-.4)
	q.both(func(p pen) {
		p.fill(k.paper, "M.1 -.2 C.3 -.9 1.1 -.9 .98 -.3 C.9 .05 .4 0 .1 -.02 Z")
		p.line(k.pale, .05, "M.2 -.18 Q.5 -.5 .84 -.44")
		p.line(k.deep, .05, "M.08 -.56 Q.1 -.86 .3 -.96")
	})
	q.fill(theme.RGB(0xE2B04A), "M0 -.3 Q.5 -.2 .44 .3 Q.36 .8 0 1 Q-.36 .8 -.44 .3 Q-.5 -.2 0 -.3 Z")
	q.inside("M0 -.3 Q.5 -.2 .44 .3 Q.36 .8 0 1 Q-.36 .8 -.44 .3 Q-.5 -.2 0 -.3 Z", func() {
		for i := range 3 {
			q.box(k.deep, -.6, -.02+.3*float64(i), 1.2, .15)
		}
	})
	q.disc(k.deep, 0, -.44, .25)
	q.gaze(k.paper, -.48, .1, .05)
}

func butterfly(p pen, k inks) {
	q := p.turn(.2)
	q.both(func(p pen) {
		p.fill(k.main, "M.04 -.1 C.1 -.9 .9 -1.1 1 -.6 C1.02 -.2 .6 .1 .04 .1 Z")
		p.fill(k.deep, "M.04 .1 C.6 .05 .9 .3 .76 .66 C.6 .98 .2 .8 .04 .2 Z")
		p.disc(k.paper, .66, -.5, .2)
		p.disc(k.spark, .66, -.5, .1)
		p.disc(k.pale, .48, .44, .14)
		p.line(k.deep, .05, "M.03 -.4 Q.1 -.8 .3 -.95")
	})
	q.oval(k.deep, 0, .05, .09, .5)
}

func mouse(p pen, k inks) {
	p.line(k.deep, .08, "M.6 .6 C1.1 .7 1.05 .1 .8 0")
	p.fill(k.main, "M-.9 .5 Q-.7 -.1 -.1 -.3 Q.7 -.4 .8 .4 Q.85 .85 .4 .86 L-.5 .86 Q-.9 .8 -.9 .5 Z")
	p.disc(k.main, -.06, -.42, .36)
	p.disc(k.pale, -.06, -.42, .24)
	p.disc(k.deep, -.5, .24, .08)
	p.disc(k.spark, -.9, .5, .1)
	p.line(k.deep, .035, "M-.74 .5 L-.5 .6 M-.72 .58 L-.52 .72")
	p.line(k.deep, .06, "M.1 .86 Q.1 .5 .44 .48")
	p.oval(k.pale, -.36, .9, .15, .07)
	p.oval(k.pale, .2, .9, .15, .07)
}

func gull(p pen, k inks) {
	p.fill(k.deep, "M-1 -.5 Q-.6 -.75 -.2 -.1 L-.34 .1 Q-.66 -.3 -1 -.5 Z")
	p.fill(k.deep, "M1 -.7 Q.5 -.75 .14 -.1 L.34 .06 Q.6 -.36 1 -.7 Z")
	p.fill(k.paper, "M-.75 -.52 Q-.4 -.5 -.1 0 Q.2 -.5 .74 -.62 Q.6 -.1 .3 .12 Q.6 .4 .62 .66 L.34 .56 Q.1 .6 -.2 .34 Q-.5 .36 -.62 .14 Q-.62 -.05 -.42 -.08 Q-.56 -.36 -.75 -.52 Z")
	p.disc(k.deep, -.46, .1, .05)
	p.poly(k.spark, -.6, .06, -.6, .24, -.88, .22)
	for _, y := range []float64{.84, 1} {
		p.line(k.main, .06, "M-.7 "+num(y)+" Q-.4 "+num(y-.16)+" -.1 "+num(y)+" Q.2 "+num(y-.16)+" .5 "+num(y))
	}
}

func swallow(p pen, k inks) {
	q := p.turn(-.3)
	q.fill(k.deep, "M-.98 -.2 Q-.4 -.4 0 -.05 Q.3 -.7 .95 -.9 Q.8 -.3 .3 .1 Q.6 .3 1 .8 Q.6 .6 .3 .5 Q.5 .8 .5 1.05 Q.2 .7 0 .36 Q-.4 .4 -.6 .2 Q-.75 0 -.98 -.2 Z")
	q.fill(k.paper, "M-.56 .16 Q-.2 .1 .05 .3 Q-.3 .4 -.56 .16 Z")
	q.fill(k.spark, "M-.76 -.04 Q-.5 -.1 -.44 .12 Q-.6 .2 -.66 .1 Z")
	q.disc(k.paper, -.6, -.04, .045)
	p.line(k.pale, .06, "M-.9 .7 L-.3 .7 M-.6 .9 L.1 .9")
}

func lion(p pen, k inks) {
	p.around(12, func(p pen, i int) {
		p.fill(k.deep, "M-.3 -.5 Q-.3 -1 .1 -.98 Q-.06 -.8 .3 -.5 Z")
	})
	p.oval(k.spark, 0, .08, .74, .74)
	p.both(func(p pen) {
		p.fill(k.deep, "M.5 -.7 Q.9 -.86 .84 -.44 Q.7 -.4 .5 -.7 Z")
		p.fill(k.deep, "M.06 -.32 Q.3 -.62 .64 -.36 Q.36 -.44 .06 -.32 Z")
		p.disc(k.paper, .32, -.14, .19)
		p.disc(k.deep, .3, -.12, .09)
		p.disc(k.deep, .13, .2, .08)
		p.line(k.paper, .06, "M.5 .12 Q.66 .2 .6 .36")
	})
	p.fill(k.deep, "M-.56 .42 Q0 .3 .56 .42 Q.5 .86 0 .86 Q-.5 .86 -.56 .42 Z")
	for i := range 6 {
		x := -.42 + .14*float64(i)
		p.box(k.paper, x, .4, .12, .15)
		p.box(k.paper, x, .66, .12, .12)
	}
}

func elephant(p pen, k inks) {
	p.fill(k.main, "M-.3 -.5 Q.2 -.8 .7 -.4 Q1 0 .9 .9 L.6 .9 L.56 .5 Q.3 .56 .14 .46 L.1 .9 L-.2 .9 L-.26 .36 Z")
	p.fill(k.main, "M-.9 0 Q-.96 -.7 -.4 -.76 Q.06 -.7 0 -.1 Q-.1 .3 -.4 .3 L-.56 .3 Q-.5 .84 -.9 .9 Q-1.06 .86 -1 .72 Q-.8 .7 -.84 .3 Z")
	p.fill(k.pale, "M-.26 -.66 Q.26 -.7 .3 -.2 Q.26 .2 -.06 .2 Q-.3 .06 -.26 -.66 Z")
	p.fill(k.paper, "M-.6 .2 Q-.5 .5 -.74 .6 Q-.6 .36 -.72 .2 Z")
	p.disc(k.deep, -.6, -.22, .07)
	p.fill(k.spark, "M.1 -.66 Q.4 -.72 .66 -.44 L.6 .1 Q.36 .2 .3 .1 Q.4 -.4 .1 -.66 Z")
	p.line(k.deep, .06, "M.88 0 Q1.02 .2 .98 .4")
	for _, x := range []float64{-.1, .74} {
		p.line(k.paper, .06, "M"+num(x-.1)+" .86 L"+num(x+.1)+" .86")
	}
}

func squirrel(p pen, k inks) {
	p.fill(k.deep, "M.2 .9 Q.1 .3 .3 -.1 Q.1 -.7 .5 -.9 Q1 -.9 1 -.4 Q.9 -.6 .76 -.4 Q1.06 .3 .6 .9 Z")
	p.line(k.pale, .07, "M.5 .7 Q.6 .2 .56 -.2 Q.5 -.5 .66 -.66")
	p.fill(k.main, "M-.4 .98 Q-.5 .4 -.2 .1 Q.3 0 .4 .5 Q.5 .9 .2 .98 Z")
	p.fill(k.main, "M-.64 -.3 L-.6 -.66 L-.36 -.5 Q0 -.5 .06 -.16 Q.06 .22 -.3 .24 Q-.74 .2 -.76 -.02 Z")
	p.fill(k.paper, "M-.34 .9 Q-.36 .5 -.16 .3 Q.1 .5 .04 .9 Z")
	p.disc(k.deep, -.42, -.16, .075)
	p.disc(k.deep, -.74, .02, .06)
	p.disc(k.spark, -.46, .5, .2)
	p.fill(k.deep, "M-.66 .44 Q-.46 .2 -.26 .44 Z")
	p.line(k.main, .13, "M-.1 .36 Q-.2 .46 -.34 .46")
}

func ghost(p pen, k inks) {
	p.fill(k.paper, "M-.1 -.95 Q.6 -.9 .6 -.2 Q.6 .4 .9 .8 Q.6 .86 .44 .62 Q.36 .98 .1 1 Q.14 .8 .04 .68 Q-.2 .98 -.44 .9 Q-.3 .7 -.4 .56 Q-.66 .8 -.9 .6 Q-.6 .4 -.62 -.2 Q-.64 -.9 -.1 -.95 Z")
	p.line(k.pale, .07, "M-.4 .1 Q-.3 .4 -.4 .5 M.34 .2 Q.4 .5 .5 .6")
	p.at(-.02, -.3).rest(k.deep, 0, .24, .12)
	p.oval(k.deep, -.02, -.04, .07, .05)
	p.both(func(p pen) {
		p.disc(k.spark, .92, -.4, .1)
		p.fill(k.spark, "M.82 -.4 Q.86 -.7 1 -.74 Q.94 -.56 1.02 -.4 Z")
	})
}

func eye(p pen, k inks) {
	p.fill(k.paper, "M-1 .05 Q-.5 -.6 0 -.6 Q.5 -.6 1 .05 Q.5 .62 0 .62 Q-.5 .62 -1 .05 Z")
	p.line(k.deep, .12, "M-1 .05 Q-.5 -.6 0 -.6 Q.5 -.6 1 .05")
	p.line(k.main, .07, "M-1 .05 Q-.5 .62 0 .62 Q.5 .62 1 .05")
	p.disc(k.main, 0, 0, .44)
	p.disc(k.deep, 0, 0, .26)
	p.disc(k.spark, .12, -.14, .11)
	for _, a := range []float64{-.5, 0, .5} {
		p.turn(a).line(k.deep, .08, "M0 -.78 L0 -.98")
	}
}

func footprint(p pen, k inks) {
	for _, c := range [][3]float64{{-.42, .45, -.25}, {.42, -.35, .25}} {
		q := p.at(c[0], c[1]).turn(c[2]).grow(.52)
		q.oval(k.main, 0, .3, .46, .62)
		q.oval(k.pale, 0, .36, .26, .36)
		for i := range 4 {
			q.disc(k.deep, -.45+.3*float64(i), -.55-.14*float64(i*(3-i))/2, .16)
		}
	}
	p.disc(k.spark, -.5, -.62, .1)
}
