package paint

import (
	"image/color"

	"gorin/render/theme"
)

var houseMotifs = map[string]motif{
	"gate": gate, "door": door, "station": station, "clocktower": clocktower, "pier": pier, "house": house, "bridge": bridge,
	"rings": treeRings, "prism": prism, "radio": radio, "cycle": cycle,
}

func gate(p pen, k inks) {
	p.fill(k.spark, "M-1 -.9 Q0 -.66 1 -.9 L.94 -.6 Q0 -.44 -.94 -.6 Z")
	p.fill(k.deep, "M-1.04 -.98 Q0 -.74 1.04 -.98 L1 -.84 Q0 -.62 -1 -.84 Z")
	p.box(k.spark, -.8, -.22, 1.6, .17)
	p.box(k.spark, -.09, -.56, .18, .4)
	p.both(func(p pen) {
		p.poly(k.spark, .46, -.62, .64, -.62, .72, .84, .5, .84)
		p.box(k.deep, .44, .8, .34, .18)
	})
}

func door(p pen, k inks) {
	p.fill(k.deep, "M-.72 1 L-.72 -.5 Q-.66 -1 0 -1 Q.66 -1 .72 -.5 L.72 1 Z")
	p.fill(k.main, "M-.56 1 L-.56 -.46 Q-.5 -.84 0 -.84 Q.5 -.84 .56 -.46 L.56 1 Z")
	p.line(k.deep, .05, "M0 -.84 L0 1 M-.28 -.78 L-.28 1 M.28 -.78 L.28 1")
	p.box(k.deep, -.56, -.3, 1.12, .12)
	p.box(k.deep, -.56, .5, 1.12, .12)
	p.disc(k.spark, .34, .16, .13)
	p.disc(k.spark, -.4, -.24, .05)
	p.disc(k.spark, -.4, .56, .05)
}

func station(p pen, k inks) {
	p.box(k.paper, -.8, -.1, 1.6, .95)
	p.fill(k.deep, "M-1.02 0 Q-.5 -.2 0 -.62 Q.5 -.2 1.02 0 L.96 .12 L-.96 .12 Z")
	p.disc(k.paper, 0, -.14, .2)
	p.line(k.spark, .06, "M0 -.28 L0 -.14 L.1 -.08")
	p.fill(k.main, "M-.2 .85 L-.2 .36 Q0 .2 .2 .36 L.2 .85 Z")
	p.both(func(p pen) { p.box(k.spark, .36, .3, .3, .3) })
	p.box(k.deep, -1, .82, 2, .14)
	p.box(k.deep, -.06, -.98, .12, .4)
	p.disc(k.spark, 0, -.95, .13)
}

func clocktower(p pen, k inks) {
	p.fill(k.deep, "M-.62 -.42 L0 -1.04 L.62 -.42 Z")
	p.box(k.main, -.5, -.42, 1, 1.42)
	p.box(k.deep, -.58, -.46, 1.16, .11)
	p.box(k.deep, -.58, .4, 1.16, .1)
	clock(p.at(0, .02).grow(.36), k)
	p.fill(k.deep, "M-.15 1 L-.15 .76 Q0 .6 .15 .76 L.15 1 Z")
	p.disc(k.spark, 0, -.68, .1)
}

func pier(p pen, k inks) {
	p.box(k.deep, -1, -.06, 2, .18)
	for i := range 4 {
		x := -.9 + .53*float64(i)
		p.box(k.main, x, -.4, .17, 1.2)
		p.box(k.spark, x-.02, -.46, .21, .09)
	}
	p.line(k.paper, .06, "M-.8 -.2 Q-.55 .0 -.28 -.2 Q0 0 .25 -.2 Q.5 0 .78 -.2")
	for i := range 2 {
		y := .6 + .26*float64(i)
		p.line(k.pale, .08, "M-1 "+num(y)+" Q-.75 "+num(y-.2)+" -.5 "+num(y)+" Q-.25 "+num(y-.2)+" 0 "+num(y)+" Q.25 "+num(y-.2)+" .5 "+num(y)+" Q.75 "+num(y-.2)+" 1 "+num(y))
	}
	gull(p.at(.4, -.74).grow(.3), k)
}

func house(p pen, k inks) {
	p.fill(k.deep, "M-1 -.1 Q-.4 -.3 0 -.86 Q.4 -.3 1 -.1 L.9 .06 L-.9 .06 Z")
	p.box(k.paper, -.74, .02, 1.48, .9)
	p.box(k.spark, -.5, .3, .4, .36)
	p.box(k.main, .14, .26, .4, .66)
	p.line(k.deep, .05, "M-.3 .3 L-.3 .66 M-.5 .48 L-.1 .48")
	p.box(k.deep, -.9, .88, 1.8, .1)
}

func bridge(p pen, k inks) {
	p.fill(k.spark, "M-1 .4 Q0 -.7 1 .4 L1 .66 Q0 -.36 -1 .66 Z")
	p.line(k.deep, .07, "M-1 0 Q0 -1.05 1 0")
	for _, x := range []float64{-.8, -.4, 0, .4, .8} {
		p.line(k.deep, .08, "M"+num(x)+" "+num(-.58+.66*x*x)+" L"+num(x)+" "+num(-.1+.5*x*x))
	}
	for i := range 2 {
		y := .74 + .2*float64(i)
		p.line(k.main, .08, "M-1 "+num(y)+" Q-.66 "+num(y-.2)+" -.33 "+num(y)+" Q0 "+num(y-.2)+" .33 "+num(y)+" Q.66 "+num(y-.2)+" 1 "+num(y))
	}
}

func treeRings(p pen, k inks) {
	for i, c := range []color.RGBA{k.deep, k.paper, k.main, k.paper, k.main, k.paper, k.spark} {
		r := 1 - .14*float64(i)
		p.oval(c, -.04*float64(i), .02*float64(i), r, r*.95)
	}
	p.line(k.deep, .06, "M.98 0 L.4 .04")
	p.at(.5, -.72).turn(.5).grow(.4).fill(k.main, "M0 .1 Q.5 -.4 0 -1 Q-.5 -.4 0 .1 Z")
}

func prism(p pen, k inks) {
	p.line(k.paper, .09, "M-1 -.3 L-.2 .02")
	for i, c := range []color.RGBA{k.spark, theme.Gold, k.main, k.deep} {
		y := -.2 + .24*float64(i)
		p.poly(c, .1, .02, 1.05, y, 1.05, y+.24)
	}
	p.poly(k.deep, 0, -.9, .78, .7, -.78, .7)
	p.poly(k.pale, 0, -.68, .6, .58, -.6, .58)
	p.poly(k.paper, 0, -.68, 0, .58, -.6, .58)
}

func radio(p pen, k inks) {
	p.line(k.deep, .07, "M.4 -.4 L.8 -1")
	p.fill(k.main, "M-.9 .9 L-.9 -.2 Q-.8 -.5 -.5 -.5 L.5 -.5 Q.8 -.5 .9 -.2 L.9 .9 Z")
	p.disc(k.deep, -.34, .2, .42)
	for i := range 3 {
		p.ring(k.pale, -.34, .2, .12+.12*float64(i), .045)
	}
	p.disc(k.spark, .5, 0, .2)
	p.box(k.paper, .24, .4, .52, .26)
	p.line(k.spark, .06, "M.5 .4 L.5 .66")
}

func cycle(p pen, k inks) {
	p.around(2, func(p pen, i int) {
		p.line([...]color.RGBA{k.main, k.deep}[i], .2, "M-.74 .1 C-.74 -.6 -.1 -.9 .46 -.6")
		p.poly([...]color.RGBA{k.main, k.deep}[i], .34, -.98, .94, -.4, .16, -.26)
	})
	p.disc(k.spark, 0, 0, .26)
}
