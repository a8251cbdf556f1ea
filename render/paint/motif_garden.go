package paint

import "image/color"

var gardenMotifs = map[string]motif{
	"crystal": crystal, "flame": flame, "wateringcan": wateringcan, "flask": flask, "still": still, "scissors": scissors,
	"drop": drop, "fountain": fountain, "greenhouse": greenhouse, "hourglass": hourglass, "testtube": testtube,
	"calendar": calendar, "icepick": icepick, "jar": jar, "fairyring": fairyring, "icicle": icicle, "channel": channel, "graft": graft,
}

func crystal(p pen, k inks) {
	p.poly(k.main, -.2, -1, .16, -.6, .2, .9, -.34, .9, -.52, -.5)
	p.poly(k.paper, -.2, -1, -.1, -.5, -.06, .9, -.34, .9, -.52, -.5)
	p.poly(k.pale, .46, -.5, .8, -.14, .56, .9, .1, .9, .2, -.2)
	p.poly(k.main, .46, -.5, .44, -.04, .34, .9, .1, .9, .2, -.2)
	p.poly(k.pale, -.76, -.1, -.52, .2, -.3, .9, -.7, .9, -.96, .3)
	p.poly(k.deep, -.76, -.1, -.7, .3, -.5, .9, -.7, .9, -.96, .3)
	p.fill(k.deep, "M-1 1 Q-.6 .7 0 .8 Q.6 .7 1 1 Z")
	star(p.at(.66, -.74).grow(.24), inks{main: k.spark, paper: k.paper, spark: k.spark})
}

func flame(p pen, k inks) {
	p.fill(k.deep, "M-.1 1 Q-.9 .9 -.8 .2 Q-.74 -.2 -.46 -.4 Q-.46 -.1 -.3 -.04 Q-.4 -.7 .2 -1.02 Q.14 -.6 .4 -.36 Q.52 -.46 .5 -.62 Q.86 -.2 .8 .3 Q.74 .96 -.1 1 Z")
	p.fill(k.spark, "M-.06 .9 Q-.7 .8 -.62 .26 Q-.58 .02 -.44 -.1 Q-.36 .2 -.14 .18 Q-.24 -.4 .1 -.68 Q.1 -.3 .34 -.08 Q.5 -.14 .54 -.22 Q.7 0 .64 .3 Q.56 .84 -.06 .9 Z")
	p.fill(k.paper, "M0 .84 Q-.36 .74 -.3 .46 Q-.2 .52 -.1 .44 Q-.1 .14 .12 0 Q.1 .26 .28 .36 Q.36 .76 0 .84 Z")
}

func wateringcan(p pen, k inks) {
	p.ring(k.deep, .5, -.1, .42, .12)
	p.poly(k.main, -.2, .4, -.9, -.5, -.74, -.6, -.2, .0)
	p.poly(k.deep, -1.05, -.36, -.66, -.78, -.56, -.66, -.92, -.28)
	p.fill(k.main, "M-.34 -.3 L.56 -.3 L.66 .8 L-.44 .8 Z")
	p.oval(k.deep, .11, -.3, .46, .12)
	p.box(k.pale, -.4, .1, 1.02, .12)
	sprout(p.at(.12, .5).grow(.2), inks{main: k.paper, pale: k.paper, deep: k.paper, spark: k.paper, paper: k.paper})
	for _, d := range [][2]float64{{-.95, 0}, {-.8, .3}, {-1.02, .42}, {-.7, .62}} {
		p.at(d[0], d[1]).grow(.12).fill(k.spark, "M0 -1 Q.8 .1 .5 .6 Q0 1 -.5 .6 Q-.8 .1 0 -1 Z")
	}
}

func flask(p pen, k inks) {
	p.fill(k.paper, "M-.2 -.9 L.2 -.9 L.2 -.3 L.8 .66 Q.9 .96 .6 .96 L-.6 .96 Q-.9 .96 -.8 .66 L-.2 -.3 Z")
	p.fill(k.main, "M-.48 .14 Q-.2 .02 0 .14 Q.2 .26 .48 .14 L.8 .66 Q.9 .96 .6 .96 L-.6 .96 Q-.9 .96 -.8 .66 Z")
	p.line(k.deep, .08, "M-.2 -.9 L-.2 -.3 L-.8 .66 Q-.9 .96 -.6 .96 L.6 .96 Q.9 .96 .8 .66 L.2 -.3 L.2 -.9")
	p.box(k.deep, -.32, -1, .64, .15)
	p.disc(k.spark, -.2, .6, .14)
	p.disc(k.pale, .24, .44, .1)
	p.disc(k.pale, .36, .74, .07)
	p.disc(k.spark, .05, -.1, .07)
}

func still(p pen, k inks) {
	p.fill(k.deep, "M-.9 .98 L-.7 .7 L.3 .7 L.5 .98 Z")
	p.line(k.main, .13, "M-.2 -.7 Q.6 -1.05 .76 -.3 L.8 .3")
	p.fill(k.main, "M-.34 -.6 Q-.2 -.8 -.06 -.6 L.04 -.2 Q.5 .1 .36 .5 Q.2 .78 -.2 .78 Q-.6 .78 -.76 .5 Q-.9 .1 -.44 -.2 Z")
	p.line(k.pale, .07, "M-.54 .1 Q-.66 .3 -.5 .5")
	p.fill(k.paper, "M.6 .3 L1 .3 L1 .8 Q.98 .95 .8 .95 Q.62 .95 .6 .8 Z")
	p.box(k.spark, .62, .62, .36, .3)
	p.fill(k.spark, "M-.4 .98 Q-.46 .8 -.2 .62 Q.06 .8 0 .98 Z")
	p.box(k.deep, -.46, -.3, .52, .1)
}

func scissors(p pen, k inks) {
	p.both(func(p pen) {
		p.ring(k.spark, .42, .66, .26, .13)
		p.fill(k.main, "M.3 .5 Q0 .2 -.12 -.1 L-.4 -1 Q-.1 -.6 .06 -.1 L.46 .42 Z")
	})
	p.disc(k.deep, 0, -.02, .1)
	p.line(k.deep, .05, "M-.1 -.16 L-.3 -.72 M.1 -.16 L.3 -.72")
}

func drop(p pen, k inks) {
	p.fill(k.main, "M0 -1 C.3 -.5 .72 -.1 .7 .34 Q.66 .96 0 .98 Q-.66 .96 -.7 .34 C-.72 -.1 -.3 -.5 0 -1 Z")
	p.fill(k.pale, "M-.02 -.5 C.2 -.2 .44 .1 .4 .4 Q.34 .72 0 .74 Q-.34 .72 -.4 .4 C-.44 .1 -.2 -.2 -.02 -.5 Z")
	p.line(k.paper, .1, "M-.44 .34 Q-.44 .68 -.1 .76")
	star(p.at(.06, .28).grow(.22), inks{main: k.spark, paper: k.paper, spark: k.spark})
}

func fountain(p pen, k inks) {
	p.both(func(p pen) {
		p.line(k.main, .1, "M0 -.4 Q.1 -1 .4 -.8 Q.62 -.6 .6 .2")
		p.line(k.pale, .08, "M0 -.2 Q.06 -.62 .22 -.5 Q.34 -.3 .32 .2")
	})
	p.box(k.deep, -.1, -.2, .2, .6)
	p.fill(k.main, "M-.98 .2 L.98 .2 Q.9 .66 .3 .72 L-.3 .72 Q-.9 .66 -.98 .2 Z")
	p.oval(k.paper, 0, .2, .9, .15)
	p.oval(k.spark, 0, .21, .3, .06)
	p.poly(k.deep, -.24, .7, .24, .7, .5, 1, -.5, 1)
}

func greenhouse(p pen, k inks) {
	shape := "M-.92 .9 L-.92 0 Q-.9 -.3 0 -.95 Q.9 -.3 .92 0 L.92 .9 Z"
	p.fill(k.paper, shape)
	p.inside(shape, func() {
		p.fill(k.main, "M-.7 .9 Q-.8 .3 -.4 .2 Q-.2 -.2 .1 .1 Q.6 0 .6 .5 L.7 .9 Z")
		p.disc(k.spark, -.3, .3, .11)
		p.disc(k.spark, .26, .34, .11)
		p.disc(k.spark, -.02, .08, .09)
	})
	p.line(k.deep, .09, shape)
	p.line(k.deep, .06, "M0 -.95 L0 .9 M-.48 -.58 L-.48 .9 M.48 -.58 L.48 .9 M-.92 .02 L.92 .02 M-.92 .46 L.92 .46")
	p.box(k.deep, -1, .84, 2, .14)
}

func hourglass(p pen, k inks) {
	p.fill(k.paper, "M-.56 -.8 L.56 -.8 Q.56 -.3 .08 0 Q.56 .3 .56 .8 L-.56 .8 Q-.56 .3 -.08 0 Q-.56 -.3 -.56 -.8 Z")
	p.fill(k.spark, "M-.46 -.46 L.46 -.46 Q.3 -.16 .05 0 L.04 .5 Q.3 .56 .46 .76 L-.46 .76 Q-.3 .56 -.04 .5 L-.05 0 Q-.3 -.16 -.46 -.46 Z")
	p.line(k.main, .07, "M-.56 -.8 Q-.56 -.3 -.08 0 Q-.56 .3 -.56 .8 M.56 -.8 Q.56 -.3 .08 0 Q.56 .3 .56 .8")
	p.both(func(p pen) { p.box(k.main, .66, -.8, .1, 1.6) })
	p.box(k.deep, -.84, -1, 1.68, .22)
	p.box(k.deep, -.84, .78, 1.68, .22)
}

func testtube(p pen, k inks) {
	q := p.turn(.2)
	q.fill(k.paper, "M-.34 -.8 L.34 -.8 L.34 .66 Q.34 1 0 1 Q-.34 1 -.34 .66 Z")
	q.fill(k.main, "M-.34 -.2 Q0 -.36 .34 -.2 L.34 .66 Q.34 1 0 1 Q-.34 1 -.34 .66 Z")
	q.box(k.deep, -.46, -.95, .92, .18)
	q.disc(k.paper, 0, .2, .2)
	q.rest(k.deep, .2, .08, .045)
	q.fill(k.spark, "M-.17 .38 Q0 .32 .17 .38 L.22 .74 L-.22 .74 Z")
	q.line(k.spark, .05, "M0 .02 Q.02 -.1 .12 -.12")
	q.line(k.paper, .06, "M-.22 -.1 L-.22 .6")
}

func calendar(p pen, k inks) {
	p.box(k.deep, -.78, -.86, 1.56, 1.84)
	p.box(k.paper, -.7, -.5, 1.4, 1.4)
	p.box(k.spark, -.7, -.78, 1.4, .3)
	p.both(func(p pen) { p.line(k.deep, .09, "M.36 -1 L.36 -.62") })
	for i := range 4 {
		for j := range 3 {
			if i+j != 3 {
				p.box(k.pale, -.56+.3*float64(i), -.3+.38*float64(j), .2, .24)
			}
		}
	}
	cherry(p.at(.15, .12).grow(.26), inks{main: k.main, pale: k.pale, deep: k.deep, spark: k.spark, paper: k.paper})
	p.poly(k.pale, .7, .5, .7, .9, .3, .9)
}

func icepick(p pen, k inks) {
	q := p.turn(.7)
	q.box(k.deep, -.08, -.6, .16, 1.65)
	q.fill(k.main, "M-.95 -.3 Q-.4 -.86 .1 -.84 L.7 -.8 L.7 -.56 L.1 -.5 Q-.4 -.56 -.95 -.3 Z")
	q.box(k.spark, -.1, .4, .2, .2)
	for _, c := range [][4]float64{{-.62, .5, .3, .2}, {-.2, .75, .22, .8}, {-.86, .1, .2, .5}} {
		r := p.at(c[0], c[1]).turn(c[3]).grow(c[2])
		r.poly(k.pale, -.8, -.3, .1, -1, .9, -.1, .3, .9, -.6, .7)
		r.poly(k.paper, -.8, -.3, .1, -1, .1, .1, -.6, .7)
	}
}

func jar(p pen, k inks) {
	p.fill(k.paper, "M-.5 -.7 L.5 -.7 Q.76 -.56 .76 -.3 L.76 .8 Q.74 .98 .56 .98 L-.56 .98 Q-.74 .98 -.76 .8 L-.76 -.3 Q-.76 -.56 -.5 -.7 Z")
	p.line(k.main, .08, "M-.5 -.7 Q-.76 -.56 -.76 -.3 L-.76 .8 Q-.74 .98 -.56 .98 L.56 .98 Q.74 .98 .76 .8 L.76 -.3 Q.76 -.56 .5 -.7")
	p.box(k.deep, -.58, -.98, 1.16, .3)
	butterfly(p.at(0, .22).grow(.5), k)
	p.line(k.pale, .07, "M-.6 -.2 L-.6 .6")
}

func fairyring(p pen, k inks) {
	p.oval(k.pale, 0, .3, .95, .5)
	p.oval(k.main, 0, .3, .62, .3)
	for i, c := range [][3]float64{{-.3, -.12, .24}, {.32, -.12, .24}, {-.74, .12, .3}, {.74, .12, .3}, {-.5, .56, .36}, {.5, .56, .36}, {0, .7, .42}} {
		q := p.at(c[0], c[1]).grow(c[2])
		q.fill(k.paper, "M-.26 0 Q-.2 .6 -.36 .95 L.36 .95 Q.2 .6 .26 0 Z")
		q.fill([...]color.RGBA{k.deep, k.spark}[i%2], "M-.9 .1 Q-.8 -.9 0 -.95 Q.8 -.9 .9 .1 Q0 -.2 -.9 .1 Z")
		q.disc(k.paper, -.3, -.4, .16)
		q.disc(k.paper, .34, -.34, .13)
	}
}

func icicle(p pen, k inks) {
	p.fill(k.deep, "M-1 -1 L1 -1 L1 -.62 Q0 -.5 -1 -.62 Z")
	for i, c := range [][2]float64{{-.78, .5}, {-.42, 1.2}, {0, 1.6}, {.4, 1}, {.78, .66}} {
		q := p.at(c[0], -.66)
		q.poly([...]color.RGBA{k.main, k.pale}[i%2], -.2, 0, .2, 0, 0, c[1])
		q.poly(k.paper, -.2, 0, -.04, 0, 0, c[1])
	}
	p.line(k.paper, .06, "M-.9 -.8 Q0 -.7 .9 -.8")
	p.disc(k.spark, .4, .6, .1)
}

func channel(p pen, k inks) {
	p.fill(k.main, "M-.3 -1 Q.6 -.6 0 -.2 Q-.9 .2 -1 1 L.8 1 Q.3 .5 .8 0 Q1.1 -.6 .2 -1 Z")
	p.line(k.paper, .07, "M0 -.9 Q.7 -.55 .3 -.1 Q-.4 .3 -.5 .95")
	p.line(k.pale, .06, "M.3 -.8 Q.8 -.5 .5 0 Q0 .4 .1 .95")
	p.fill(k.deep, "M-1 -.6 Q-.6 -.9 -.3 -.6 Q-.2 -.3 -.6 -.2 Q-1 -.2 -1 -.6 Z")
	p.fill(k.deep, "M.5 .6 Q.8 .3 1 .56 L1 .9 L.66 .9 Z")
	cherry(p.at(-.15, .5).grow(.24), k)
	cherry(p.at(.5, -.44).grow(.17), k)
}

func graft(p pen, k inks) {
	p.fill(k.deep, "M-.22 1 L-.24 0 L.24 0 L.22 1 Z")
	p.fill(k.main, "M-.24 .1 L0 .34 L.24 .1 L.2 -.4 L.5 -.98 L.34 -1 L.06 -.5 L-.34 -.9 L-.46 -.8 L-.16 -.36 Z")
	p.box(k.spark, -.3, .0, .6, .4)
	p.line(k.paper, .05, "M-.3 .12 L.3 .06 M-.3 .26 L.3 .2")
	for _, l := range [][3]float64{{.5, -.86, 1}, {-.44, -.8, -.9}, {.16, -.66, .1}, {-.2, -.5, -1.6}, {.3, -.6, 1.7}} {
		p.at(l[0], l[1]).turn(l[2]).grow(.42).fill(k.main, "M0 .1 Q.5 -.4 0 -1 Q-.5 -.4 0 .1 Z")
	}
}
