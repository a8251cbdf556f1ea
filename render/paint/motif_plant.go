package paint

import (
	"image/color"
	"math"
)

var plantMotifs = map[string]motif{
	"cherry": cherry, "camellia": camellia, "chrysanthemum": chrysanthemum, "pine": pine, "maple": maple, "bamboo": bamboo,
	"mushroom": mushroom, "sprout": sprout, "rose": rose, "bulb": bulb, "dandelion": dandelion, "tree": tree, "root": root,
	"leaf": leaf, "plum": plum, "moss": moss, "seeds": seeds, "pressed": pressed,
}

func cherry(p pen, k inks) {
	p.around(5, func(p pen, i int) {
		p.fill(k.main, "M0 -.1 C-.62 -.4 -.5 -.98 -.16 -.98 L0 -.8 L.16 -.98 C.5 -.98 .62 -.4 0 -.1 Z")
		p.fill(k.pale, "M0 -.14 C-.42 -.4 -.36 -.82 -.14 -.84 L0 -.68 L.14 -.84 C.36 -.82 .42 -.4 0 -.14 Z")
	})
	p.around(10, func(p pen, i int) {
		l := .42 - .08*float64(i%2)
		p.line(k.deep, .035, "M0 -.1 L0 "+num(-l))
		p.disc(k.spark, 0, -l, .055)
	})
	p.disc(k.deep, 0, 0, .13)
}

func camellia(p pen, k inks) {
	p.both(func(p pen) {
		q := p.turn(.9)
		q.fill(k.deep, "M0 .4 Q.5 .7 0 1.2 Q-.4 .7 0 .4 Z")
		q.line(k.pale, .04, "M0 .6 L0 1.08")
	})
	p.around(5, func(p pen, i int) { p.oval(k.main, 0, -.42, .42, .46) })
	p.around(5, func(p pen, i int) { p.line(k.deep, .05, "M-.36 -.24 Q-.5 -.7 0 -.84") })
	p.turn(.6).around(3, func(p pen, i int) { p.oval(k.pale, 0, -.22, .26, .28) })
	p.disc(k.paper, 0, 0, .24)
	p.around(8, func(p pen, i int) { p.disc(k.spark, 0, -.17, .06) })
}

func chrysanthemum(p pen, k inks) {
	for layer, c := range []struct{ far, wide float64 }{{1, .17}, {.76, .15}, {.52, .12}} {
		p.turn(float64(layer)*.2).around(16, func(p pen, i int) {
			clr := k.main
			if layer == 1 {
				clr = k.paper
			} else if layer == 2 {
				clr = k.spark
			}
			p.fill(clr, "M0 -.1 Q"+num(-c.wide*1.3)+" "+num(-c.far)+" 0 "+num(-c.far)+" Q"+num(c.wide*1.3)+" "+num(-c.far)+" 0 -.1 Z")
		})
	}
	p.disc(k.deep, 0, 0, .15)
}

func pine(p pen, k inks) {
	p.fill(k.deep, "M-.5 1 Q.1 .6 -.1 .1 Q-.2 -.3 .2 -.6 L.34 -.5 Q.06 -.2 .16 .1 Q.36 .6 -.1 1 Z")
	p.line(k.deep, .13, "M0 .3 Q.4 .3 .6 .1")
	for _, c := range [][3]float64{{.2, -.62, .62}, {-.48, -.14, .5}, {.62, .1, .42}, {-.25, .52, .3}} {
		q := p.at(c[0], c[1]).grow(c[2])
		q.fill(k.main, "M-1 .35 Q-1.05 -.05 -.66 -.05 Q-.6 -.5 -.2 -.42 Q.1 -.72 .38 -.4 Q.74 -.42 .74 -.04 Q1.06 0 1 .35 Z")
		for _, x := range []float64{-.55, 0, .55} {
			q.line(k.pale, .07, "M"+num(x)+" .25 L"+num(x)+" -.12 M"+num(x)+" .25 L"+num(x-.24)+" 0 M"+num(x)+" .25 L"+num(x+.24)+" 0")
		}
	}
	p.disc(k.spark, -.66, -.7, .2)
}

func maple(p pen, k inks) {
	p.line(k.deep, .08, "M0 .2 Q.06 .6 .24 .98")
	for i, a := range []float64{0, .85, -.85, 1.65, -1.65, 2.4, -2.4} {
		q := p.at(0, .12).turn(a).grow([]float64{1.08, 1, 1, .84, .84, .5, .5}[i])
		q.fill(k.main, "M0 .1 Q-.24 -.2 -.22 -.55 L-.12 -.56 L-.1 -.72 L0 -1 L.1 -.72 L.12 -.56 L.22 -.55 Q.24 -.2 0 .1 Z")
	}
	for i, a := range []float64{0, .85, -.85, 1.65, -1.65} {
		q := p.at(0, .12).turn(a).grow([]float64{1.08, 1, 1, .84, .84}[i])
		q.line(k.spark, .05, "M0 0 L0 -.72")
	}
}

func bamboo(p pen, k inks) {
	for i, x := range []float64{-.45, .3} {
		w := .17 - .03*float64(i)
		for j := range 4 {
			y := 1 - .52*float64(j) + .16*float64(i)
			p.fill(k.main, "M"+num(x-w)+" "+num(y)+" Q"+num(x-w*.7)+" "+num(y-.24)+" "+num(x-w)+" "+num(y-.48)+" L"+num(x+w)+" "+num(y-.48)+" Q"+num(x+w*.7)+" "+num(y-.24)+" "+num(x+w)+" "+num(y)+" Z")
			p.line(k.paper, .05, "M"+num(x-w*.4)+" "+num(y-.1)+" L"+num(x-w*.4)+" "+num(y-.38))
			p.line(k.deep, .06, "M"+num(x-w)+" "+num(y)+" L"+num(x+w)+" "+num(y))
		}
	}
	for _, l := range [][4]float64{{.4, -.1, 1.2, .62}, {.4, -.1, .4, .56}, {-.34, -.5, 1.7, .6}, {-.5, .1, -1.4, .5}, {.36, .42, 1.9, .5}} {
		p.at(l[0], l[1]).turn(l[2]).grow(l[3]).fill(k.deep, "M0 0 Q.3 -.4 0 -1.1 Q-.26 -.4 0 0 Z")
	}
	p.at(-.5, -.5).turn(-1).grow(.5).fill(k.spark, "M0 0 Q.3 -.4 0 -1.1 Q-.26 -.4 0 0 Z")
}

func mushroom(p pen, k inks) {
	q := p.at(.5, .42).grow(.55)
	for i, at := range []pen{q, p.at(-.14, 0)} {
		at.fill(k.paper, "M-.24 -.05 Q-.14 .5 -.34 .98 L.34 .98 Q.14 .5 .24 -.05 Z")
		at.fill(k.pale, "M.02 -.05 Q.1 .5 0 .98 L.34 .98 Q.14 .5 .24 -.05 Z")
		c := k.main
		if i == 0 {
			c = k.deep
		}
		at.fill(c, "M-.86 .12 Q-.8 -.9 0 -.92 Q.8 -.9 .86 .12 Q0 -.14 -.86 .12 Z")
		at.oval(k.paper, -.3, -.46, .17, .13)
		at.oval(k.spark, .22, -.6, .13, .1)
		at.oval(k.paper, .5, -.24, .11, .12)
		at.oval(k.paper, -.02, -.2, .08, .06)
	}
}

func sprout(p pen, k inks) {
	p.line(k.deep, .12, "M0 .85 Q.06 .3 0 -.2")
	p.fill(k.main, "M0 -.1 C-.1 -.7 -.6 -.85 -1 -.7 C-.95 -.2 -.5 .05 0 -.1 Z")
	p.fill(k.pale, "M0 -.2 C.1 -.8 .5 -1 .92 -.95 C.95 -.45 .6 -.1 0 -.2 Z")
	p.line(k.deep, .05, "M-.06 -.16 Q-.4 -.3 -.8 -.58 M.06 -.26 Q.4 -.5 .76 -.8")
	p.fill(k.deep, "M-.8 .98 Q-.7 .6 0 .62 Q.7 .6 .8 .98 Z")
	p.disc(k.spark, -.3, .82, .07)
	p.disc(k.paper, .3, .84, .06)
}

func rose(p pen, k inks) {
	p.line(k.deep, .11, "M-.1 .3 Q.1 .7 -.15 1")
	p.fill(k.deep, "M0 .7 Q.4 .3 .8 .5 Q.5 .9 0 .7 Z")
	p.fill(k.deep, "M-.06 .8 Q-.4 .5 -.75 .72 Q-.5 1.05 -.06 .8 Z")
	p.fill(k.main, "M0 -.95 Q.5 -1 .6 -.6 Q.98 -.5 .8 -.1 Q.85 .35 .4 .36 Q.1 .6 -.25 .4 Q-.75 .45 -.8 .02 Q-1 -.4 -.64 -.6 Q-.55 -.98 0 -.95 Z")
	p.line(k.paper, .08, "M-.06 -.26 Q.12 -.42 .2 -.2 Q.2 .02 -.06 0 Q-.36 -.1 -.26 -.42 Q-.06 -.72 .28 -.52 Q.58 -.28 .4 .06 Q.16 .32 -.2 .2 Q-.6 .06 -.54 -.34")
	p.disc(k.spark, -.03, -.2, .1)
}

func bulb(p pen, k inks) {
	p.fill(k.main, "M0 -.3 C.3 -.1 .72 .15 .62 .6 Q.45 .86 0 .86 Q-.45 .86 -.62 .6 C-.72 .15 -.3 -.1 0 -.3 Z")
	p.line(k.deep, .05, "M0 -.2 Q-.5 .3 -.16 .82 M0 -.2 Q.5 .3 .16 .82 M0 -.2 L0 .82")
	p.fill(k.deep, "M-.04 -.2 Q-.5 -.5 -.36 -1 Q0 -.7 -.04 -.2 Z")
	p.fill(k.pale, "M.04 -.2 Q.5 -.4 .42 -.82 Q.06 -.6 .04 -.2 Z")
	for _, x := range []float64{-.3, -.1, .12, .32} {
		p.line(k.deep, .05, "M"+num(x*.8)+" .84 Q"+num(x*1.3)+" .95 "+num(x*1.8)+" 1.02")
	}
	p.line(k.spark, .06, "M-.34 .34 Q-.24 .44 -.14 .34 M.14 .34 Q.24 .44 .34 .34")
}

func dandelion(p pen, k inks) {
	p.line(k.deep, .08, "M-.1 -.1 Q-.05 .5 .2 1")
	q := p.at(-.12, -.22)
	q.disc(k.pale, 0, 0, .7)
	q.around(16, func(p pen, i int) {
		p.line(k.main, .04, "M0 0 L0 -.5")
		p.line(k.paper, .05, "M0 -.5 L-.1 -.66 M0 -.5 L0 -.72 M0 -.5 L.1 -.66")
	})
	q.disc(k.spark, 0, 0, .15)
	for _, s := range [][3]float64{{.72, -.7, .7}, {.82, .1, 1.1}} {
		r := p.at(s[0], s[1]).turn(s[2])
		r.line(k.deep, .05, "M0 .22 L0 -.1 M0 -.1 L-.16 -.26 M0 -.1 L0 -.3 M0 -.1 L.16 -.26")
	}
}

func tree(p pen, k inks) {
	p.fill(k.deep, "M-.6 1 Q-.2 .85 -.18 .3 L-.5 -.1 L-.36 -.2 L-.1 .06 L-.06 -.4 L.08 -.4 L.1 .1 L.4 -.16 L.5 -.04 L.18 .36 Q.2 .85 .6 1 Z")
	crown := "M-.98 .06 Q-1.1 -.36 -.74 -.46 Q-.72 -.9 -.3 -.84 Q-.04 -1.12 .28 -.88 Q.7 -.92 .74 -.5 Q1.1 -.38 .98 .04 Q.86 .34 .5 .2 Q.3 .36 .1 .16 Q-.1 .3 -.32 .18 Q-.8 .4 -.98 .06 Z"
	p.fill(k.main, crown)
	for _, c := range [][3]float64{{-.6, -.1, .3}, {-.1, -.5, .34}, {.5, -.2, .3}} {
		p.line(k.pale, .07, "M"+num(c[0]-c[2])+" "+num(c[1]+.06)+" Q"+num(c[0]-c[2]*.6)+" "+num(c[1]-c[2])+" "+num(c[0])+" "+num(c[1]-c[2]*.4)+" Q"+num(c[0]+c[2]*.7)+" "+num(c[1]-c[2])+" "+num(c[0]+c[2])+" "+num(c[1]+.06))
	}
	for _, c := range [][2]float64{{-.34, -.26}, {.24, -.1}, {.5, -.56}, {-.74, .06}, {.1, -.74}} {
		p.disc(k.spark, c[0], c[1], .08)
	}
	p.line(k.spark, .1, "M-.22 .5 Q0 .6 .22 .48")
	p.both(func(p pen) { p.poly(k.paper, .06, .56, .17, .54, .12, .76) })
}

func root(p pen, k inks) {
	p.fill(k.deep, "M-.24 -1 L.24 -1 Q.2 -.4 .5 -.1 Q.9 .1 .98 .6 Q.7 .2 .36 .16 Q.6 .5 .5 1 Q.36 .5 .1 .26 Q.1 .7 -.1 1 Q-.1 .6 -.14 .26 Q-.4 .5 -.56 .98 Q-.6 .5 -.38 .12 Q-.7 .2 -1 .56 Q-.9 0 -.5 -.1 Q-.2 -.4 -.24 -1 Z")
	p.line(k.pale, .05, "M-.06 -.9 Q-.04 -.3 -.3 0 M.08 -.9 Q.08 -.2 .3 .02 M0 -.5 L0 .3")
	p.line(k.main, .1, "M-1 -.5 Q-.6 -.66 -.3 -.5 M.3 -.5 Q.6 -.66 1 -.5")
	p.disc(k.spark, -.66, .1, .09)
	p.disc(k.spark, .68, .34, .09)
}

func leaf(p pen, k inks) {
	q := p.turn(.6)
	q.fill(k.main, "M0 -1 C.8 -.6 .8 .4 0 .8 C-.8 .4 -.8 -.6 0 -1 Z")
	q.fill(k.pale, "M0 -1 C.8 -.6 .8 .4 0 .8 Z")
	q.line(k.deep, .07, "M0 -.8 L0 1.05")
	for i := range 3 {
		y := .4 - .42*float64(i)
		q.line(k.deep, .045, "M0 "+num(y)+" L.4 "+num(y-.3)+" M0 "+num(y)+" L-.4 "+num(y-.3))
	}
	q.disc(k.paper, -.2, -.36, .12)
	q.disc(k.spark, .24, .2, .09)
}

func plum(p pen, k inks) {
	p.line(k.deep, .14, "M-.9 1 Q-.4 .6 -.2 .1 L.3 -.3 L.86 -.95")
	p.line(k.deep, .09, "M-.2 .1 Q-.5 -.1 -.55 -.6 M.3 -.3 Q.6 -.1 .9 -.1")
	for i, c := range [][3]float64{{-.3, .15, .36}, {.4, -.45, .3}, {-.55, -.62, .26}, {.78, .05, .22}} {
		q := p.at(c[0], c[1]).grow(c[2])
		clr := k.main
		if i%2 == 1 {
			clr = k.spark
		}
		q.around(5, func(p pen, i int) { p.disc(clr, 0, -.56, .46) })
		q.disc(k.paper, 0, 0, .34)
		q.disc(k.deep, 0, 0, .13)
	}
	p.disc(k.spark, .86, -.92, .12)
	p.disc(k.main, .1, -.72, .12)
}

func moss(p pen, k inks) {
	p.fill(k.deep, "M-1 .9 Q-.98 .2 -.5 .1 Q-.3 -.45 .2 -.35 Q.7 -.35 .72 .15 Q1.02 .3 1 .9 Z")
	for i := range 7 {
		for j := range 3 {
			x := -.8 + .27*float64(i) + .1*float64(j%2)
			y := .75 - .3*float64(j)
			if math.Abs(x)+.6*float64(j) > 1.25 {
				continue
			}
			c := [...]color.RGBA{k.main, k.pale, k.main}[(i+j)%3]
			p.around(3, func(q pen, n int) { p.disc(c, x+.08*float64(n-1), y-.05*float64(n%2), .07) })
		}
	}
	for _, x := range []float64{-.35, .05, .42} {
		p.line(k.main, .05, "M"+num(x)+" -.1 Q"+num(x+.04)+" -.5 "+num(x+.1)+" -.7")
		p.oval(k.spark, x+.12, -.76, .08, .12)
	}
}

func seeds(p pen, k inks) {
	for i, c := range [][4]float64{{-.42, -.4, -.5, .5}, {.45, -.3, .6, .42}, {0, .42, .1, .56}, {-.7, .5, 1, .24}, {.76, .5, -.8, .24}} {
		q := p.at(c[0], c[1]).turn(c[2]).grow(c[3])
		clr := [...]color.RGBA{k.main, k.deep, k.main, k.spark, k.pale}[i]
		q.fill(clr, "M0 -1 Q.85 -.1 .5 .6 Q.2 1 0 1 Q-.2 1 -.5 .6 Q-.85 -.1 0 -1 Z")
		q.line(k.paper, .1, "M-.2 .5 Q-.36 0 -.1 -.4")
	}
}

func pressed(p pen, k inks) {
	p.turn(-.12).box(k.deep, -.78, -.98, 1.56, 1.96)
	p.turn(-.12).box(k.paper, -.68, -.88, 1.36, 1.76)
	q := p.turn(-.12)
	q.line(k.deep, .06, "M0 .7 Q-.06 .2 0 -.1")
	q.fill(k.main, "M-.02 .5 Q.4 .4 .42 .1 Q.1 .1 -.02 .5 Z")
	q.fill(k.main, "M-.02 .36 Q-.4 .2 -.4 -.06 Q-.1 0 -.02 .36 Z")
	q.at(0, -.4).around(6, func(p pen, i int) { p.oval(k.main, 0, -.24, .13, .19) })
	q.disc(k.spark, 0, -.4, .12)
	q.box(k.pale, -.25, .58, .5, .12)
}
