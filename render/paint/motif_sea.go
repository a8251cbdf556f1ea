package paint

import (
	"image/color"
	"math"

	"gorin/render/theme"
)

var seaMotifs = map[string]motif{
	"lighthouse": lighthouse, "boat": boat, "skiff": skiff, "anchor": anchor, "wave": wave, "shell": scallop,
	"conch": conch, "fish": fish, "bottle": bottle, "compass": compass, "chest": chest, "flags": flags, "ebb": ebb,
	"whale": whale,
}

func lighthouse(p pen, k inks) {
	p.both(func(p pen) { p.fill(theme.Mix(k.pale, theme.Gold, .45), "M.1 -.66 L1 -.98 L1 -.42 Z") })
	p.fill(k.paper, "M-.34 1 L-.19 -.42 L.19 -.42 L.34 1 Z")
	p.inside("M-.34 1 L-.19 -.42 L.19 -.42 L.34 1 Z", func() {
		for i := range 3 {
			y := -.3 + .48*float64(i)
			p.poly(k.main, -.5, y+.12, .5, y-.06, .5, y+.18, -.5, y+.36)
		}
	})
	p.box(k.deep, -.3, -.5, .6, .1)
	p.box(k.spark, -.17, -.78, .34, .28)
	p.fill(k.deep, "M-.24 -.76 Q-.12 -1 0 -1.04 Q.12 -1 .24 -.76 Z")
	p.fill(k.deep, "M-.11 1 L-.11 .82 Q0 .68 .11 .82 L.11 1 Z")
	p.fill(k.deep, "M-.8 1 Q-.4 .86 0 .92 Q.4 .86 .8 1 Z")
}

func boat(p pen, k inks) {
	p.fill(k.deep, "M-.04 -1 L.05 -1 L.05 .5 L-.04 .5 Z")
	p.fill(k.paper, "M.1 -.92 Q.95 -.5 .8 .3 L.1 .3 Z")
	p.fill(k.pale, "M-.1 -.7 Q-.75 -.3 -.66 .3 L-.1 .3 Z")
	for _, y := range []float64{-.45, -.1} {
		p.line(k.main, .05, "M.1 "+num(y)+" L"+num(.72+.1*y)+" "+num(y+.08))
	}
	p.fill(k.main, "M-.95 .4 L.98 .4 Q.8 .85 .45 .88 L-.45 .88 Q-.8 .82 -.95 .4 Z")
	p.line(k.deep, .07, "M-.88 .52 L.9 .52")
	p.fill(k.spark, "M0 -1 L.42 -.9 L0 -.78 Z")
}

func skiff(p pen, k inks) {
	p.line(k.deep, .07, "M.95 -.9 L-.1 .75")
	p.fill(k.main, "M-1 .1 Q-.6 .5 0 .5 Q.6 .5 1 0 Q.85 .8 .3 .85 L-.3 .85 Q-.85 .8 -1 .1 Z")
	p.line(k.paper, .05, "M-.8 .45 Q-.4 .66 0 .66 Q.45 .66 .82 .4")
	p.fill(k.deep, "M-.55 .44 L-.55 -.15 Q-.25 -.55 .05 -.15 L.05 .48 Z")
	p.fill(k.paper, "M-.42 .36 L-.42 -.1 Q-.25 -.32 -.08 -.1 L-.08 .4 Z")
	p.disc(k.spark, .62, -.15, .14)
}

func anchor(p pen, k inks) {
	p.ring(k.deep, 0, -.76, .2, .13)
	p.fill(k.deep, "M-.1 -.6 L.1 -.6 L.13 .8 L-.13 .8 Z")
	p.fill(k.main, "M-.46 -.42 L.46 -.42 Q.56 -.34 .46 -.24 L-.46 -.24 Q-.56 -.34 -.46 -.42 Z")
	p.both(func(p pen) {
		p.fill(k.deep, "M0 .68 Q.5 .66 .62 .18 L.46 .24 L.7 -.16 L.96 .2 L.8 .18 Q.72 .92 0 1 Z")
	})
	p.line(k.spark, .09, "M0 -.58 Q.7 -.3 .2 .1 Q-.3 .4 .1 .62")
}

func wave(p pen, k inks) {
	p.fill(k.deep, "M-1 1 L-1 .3 C-.7 -.5 -.2 -1 .35 -.85 C.8 -.72 .98 -.3 .8 .05 C.7 -.22 .5 -.3 .3 -.2 C0 0 .1 .5 1 .6 L1 1 Z")
	p.fill(k.main, "M-1 1 L-1 .62 C-.7 -.2 -.3 -.62 .1 -.56 C-.2 -.2 -.1 .6 1 .78 L1 1 Z")
	p.fill(k.pale, "M-1 1 L-1 .85 C-.7 .3 -.5 0 -.25 -.1 C-.4 .4 0 .86 1 .92 L1 1 Z")
	for _, d := range [][3]float64{{.36, -.84, .15}, {.64, -.68, .14}, {.82, -.42, .13}, {.84, -.12, .12}, {.1, -.86, .1}, {.72, .1, .08}, {.95, .18, .05}} {
		p.disc(k.paper, d[0], d[1], d[2])
	}
	p.line(k.paper, .05, "M-.85 .2 C-.6 -.3 -.3 -.66 .1 -.72")
}

func scallop(p pen, k inks) {
	p.fill(k.deep, "M-.3 .6 L.3 .6 L.42 .95 L-.42 .95 Z")
	p.fill(k.main, "M0 .85 Q-1 .4 -1 -.15 Q-.98 -.45 -.74 -.5 Q-.66 -.78 -.4 -.76 Q-.25 -.96 0 -.94 Q.25 -.96 .4 -.76 Q.66 -.78 .74 -.5 Q.98 -.45 1 -.15 Q1 .4 0 .85 Z")
	for _, x := range []float64{-.78, -.42, 0, .42, .78} {
		p.line(k.paper, .06, "M0 .78 Q"+num(x*.8)+" .2 "+num(x)+" "+num(-.72+.5*x*x))
	}
	p.disc(k.spark, 0, .66, .13)
}

func conch(p pen, k inks) {
	p.fill(k.main, "M-1 .1 C-.8 -.3 -.4 -.7 .2 -.75 C.8 -.75 1.05 -.2 .9 .3 C.75 .75 .3 .9 .1 .72 C-.2 .6 -.6 .4 -1 .1 Z")
	p.fill(k.paper, "M.2 -.4 C.75 -.45 .9 0 .75 .3 C.6 .6 .3 .7 .12 .6 C.4 .4 .4 -.1 .2 -.4 Z")
	p.fill(k.deep, "M.4 -.2 C.7 -.15 .75 .1 .66 .28 C.55 .48 .4 .54 .3 .5 C.5 .3 .5 .05 .4 -.2 Z")
	p.line(k.deep, .06, "M.1 -.74 Q-.1 -.2 .12 .62")
	p.line(k.deep, .06, "M-.3 -.6 Q-.44 -.15 -.3 .46")
	p.line(k.deep, .06, "M-.62 -.35 Q-.72 -.05 -.64 .28")
	p.line(k.spark, .09, "M-.96 .1 Q-.9 .6 -.5 .8 Q-.2 .95 .2 .92")
	p.disc(k.spark, .24, .92, .12)
}

func fish(p pen, k inks) {
	p.fill(k.deep, "M.5 0 L1 -.5 Q.86 0 1 .5 Z")
	p.fill(k.deep, "M-.35 -.4 Q.1 -.8 .35 -.3 Z")
	p.fill(k.main, "M-1 .05 Q-.6 -.55 0 -.5 Q.5 -.4 .7 0 Q.4 .5 -.1 .52 Q-.7 .5 -1 .05 Z")
	p.inside("M-1 .05 Q-.6 -.55 0 -.5 Q.5 -.4 .7 0 Q.4 .5 -.1 .52 Q-.7 .5 -1 .05 Z", func() {
		for i := range 3 {
			for j := range 5 {
				p.ring(k.pale, -.2+.26*float64(i), -.5+.24*float64(j)+.12*float64(i%2), .15, .05)
			}
		}
		p.fill(k.main, "M-1 -.6 L-.4 -.6 Q-.2 0 -.4 .6 L-1 .6 Z")
		p.line(k.pale, .06, "M-.4 -.6 Q-.2 0 -.4 .6")
	})
	p.disc(k.paper, -.64, -.1, .12)
	p.disc(k.deep, -.64, -.1, .06)
	p.fill(k.spark, "M-.2 .12 Q.1 .2 .08 .42 Q-.12 .36 -.2 .12 Z")
}

func bottle(p pen, k inks) {
	p = p.turn(.5)
	p.fill(k.pale, "M-.16 -.78 L.16 -.78 L.16 -.4 Q.44 -.25 .44 .05 L.44 .8 Q.44 .98 .26 .98 L-.26 .98 Q-.44 .98 -.44 .8 L-.44 .05 Q-.44 -.25 -.16 -.4 Z")
	p.fill(k.main, "M-.44 .55 L.44 .3 L.44 .8 Q.44 .98 .26 .98 L-.26 .98 Q-.44 .98 -.44 .8 Z")
	p.turn(.2).box(k.paper, -.2, -.16, .44, .76)
	p.turn(.2).box(k.spark, -.2, .12, .44, .13)
	p.line(k.paper, .07, "M-.3 .05 L-.3 .75")
	p.box(k.deep, -.2, -1, .4, .26)
}

func compass(p pen, k inks) {
	p.disc(k.deep, 0, 0, .96)
	p.disc(k.paper, 0, 0, .82)
	p.around(8, func(p pen, i int) { p.box(k.main, -.03, -.78, .06, .14) })
	p.around(4, func(p pen, i int) {
		p.poly(k.main, 0, -.62, .15, -.15, 0, 0)
		p.poly(k.pale, 0, -.62, -.15, -.15, 0, 0)
	})
	q := p.turn(.7)
	q.poly(k.spark, 0, -.72, .14, 0, -.14, 0)
	q.poly(k.deep, 0, .72, .14, 0, -.14, 0)
	p.disc(k.paper, 0, 0, .08)
}

func chest(p pen, k inks) {
	p.fill(k.spark, "M-.66 -.1 Q-.3 -.5 0 -.42 Q.36 -.5 .66 -.1 L.6 .2 L-.6 .2 Z")
	p.fill(k.deep, "M-.92 -.12 Q-.98 -.86 -.3 -.92 L.5 -.92 Q.98 -.86 .92 -.12 L.74 -.3 Q.6 -.5 0 -.5 Q-.6 -.5 -.74 -.3 Z")
	p.fill(k.main, "M-.92 .05 L.92 .05 L.84 .9 L-.84 .9 Z")
	p.box(k.deep, -.62, .05, .16, .85)
	p.box(k.deep, .46, .05, .16, .85)
	p.box(k.paper, -.17, .0, .34, .4)
	p.disc(k.deep, 0, .17, .08)
	p.box(k.deep, -.035, .17, .07, .16)
}

func flags(p pen, k inks) {
	p = p.at(0, .14).grow(.82)
	for i, side := range []float64{-1, 1} {
		q := p.at(.1*side, .5).scale(side, 1).turn(.5)
		q.box(k.deep, -.05, -1.35, .1, 1.75)
		q.poly(k.paper, .05, -1.32, .78, -1.32, .78, -.62, .05, -.62)
		if i == 0 {
			q.poly(k.spark, .05, -1.32, .78, -.62, .05, -.62)
		} else {
			q.poly(k.main, .05, -1.32, .78, -1.32, .78, -.97, .05, -.97)
		}
	}
}

func ebb(p pen, k inks) {
	p.inside("O0 0 .98 .98", func() {
		p.box(theme.Mix(k.pale, theme.RGB(0xE9D3A0), .7), -1, -1, 2, 2)
		p.disc(k.spark, .1, -.62, .24)
		for i, y := range []float64{-.5, -.22, .06} {
			p.fill([...]color.RGBA{k.deep, k.main, k.paper}[i], "M-1.1 "+num(y)+" Q-.8 "+num(y-.3)+" -.5 "+num(y)+" Q-.2 "+num(y+.26)+" .1 "+num(y)+" Q.4 "+num(y-.26)+" .7 "+num(y)+" Q.9 "+num(y+.16)+" 1.1 "+num(y)+" L1.1 "+num(y+.34)+" Q.4 "+num(y+.1)+" 0 "+num(y+.36)+" Q-.5 "+num(y+.62)+" -1.1 "+num(y+.3)+" Z")
		}
		scallop(p.at(-.3, .62).turn(-.4).grow(.27), k)
		star(p.at(.42, .5).turn(.3).grow(.22), inks{main: k.spark, paper: k.paper, spark: k.spark})
	})
	p.ring(k.deep, 0, 0, .95, .07)
}

func whale(p pen, k inks) {
	p.line(k.main, .08, "M-.3 -.5 Q-.3 -.85 -.62 -.9")
	p.line(k.main, .08, "M-.3 -.5 Q-.3 -.85 .02 -.9")
	p.fill(k.deep, "M-1 .2 Q-.95 -.5 -.3 -.5 Q.4 -.45 .66 .1 Q.78 -.2 .6 -.5 Q.85 -.45 .86 -.3 Q.95 -.5 1.05 -.4 Q1.05 0 .86 .2 Q.6 .75 -.2 .75 Q-.95 .75 -1 .2 Z")
	p.fill(k.paper, "M-.98 .26 Q-.5 .46 0 .36 Q-.1 .75 -.3 .75 Q-.92 .72 -.98 .26 Z")
	for _, x := range []float64{-.75, -.5, -.25} {
		p.line(k.main, .04, "M"+num(x)+" .42 L"+num(x+.06)+" .68")
	}
	p.disc(k.paper, -.62, .08, .07)
	p.fill(k.spark, "M-.1 .5 Q.2 .56 .1 .95 Q-.1 .8 -.1 .5 Z")
}

// num is a number in a path.
func num(v float64) string {
	return trimmed(math.Round(v*1000) / 1000)
}
