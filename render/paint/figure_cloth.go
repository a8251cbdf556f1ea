package paint

import "image/color"

// weaves are the patterns of cloth: each covers all around a point.
var weaves = []func(p pen, ground, dye color.RGBA){seigaiha, asanoha, yagasuri, kikko, stripes, dots, checks, waves_}

const far = 1.9 // how far a pattern reaches

func seigaiha(p pen, ground, dye color.RGBA) {
	const r = .26
	row := 0
	for y := -.7; y < far; y += r * .5 {
		for x := -.78 - float64(row%2)*r; x < 1; x += 2 * r {
			p.disc(dye, x, y, r)
			p.disc(ground, x, y, r*.78)
			p.disc(dye, x, y, r*.5)
			p.disc(ground, x, y, r*.26)
		}
		row++
	}
}

func asanoha(p pen, _, dye color.RGBA) {
	const r = .3
	row := 0
	for y := -.6; y < far; y += r * .87 {
		for x := -.9 + float64(row%2)*r*.5; x < 1; x += r {
			p.at(x, y).around(6, func(p pen, i int) { p.line(dye, .022, "M0 0 L0 -.17") })
			p.line(dye, .022, "M"+num(x-r*.5)+" "+num(y+r*.29)+" L"+num(x)+" "+num(y+r*.58)+" L"+num(x+r*.5)+" "+num(y+r*.29))
		}
		row++
	}
}

func yagasuri(p pen, _, dye color.RGBA) {
	for i := range 7 {
		x := -.9 + .26*float64(i)
		for j := range 8 {
			y := -.8 + .4*float64(j) + .2*float64(i%2)
			p.poly(dye, x, y, x+.12, y+.12, x+.12, y+.32, x, y+.2)
			p.poly(dye, x+.24, y, x+.12, y+.12, x+.12, y+.32, x+.24, y+.2)
		}
	}
}

func kikko(p pen, ground, dye color.RGBA) {
	const r = .19
	row := 0
	for y := -.6; y < far; y += r * 1.5 {
		for x := -.95 + float64(row%2)*r*.87; x < 1; x += r * 1.74 {
			q := p.at(x, y)
			q.poly(dye, 0, -r*.86, r*.75, -r*.43, r*.75, r*.43, 0, r*.86, -r*.75, r*.43, -r*.75, -r*.43)
			q.poly(ground, 0, -r*.56, r*.48, -r*.28, r*.48, r*.28, 0, r*.56, -r*.48, r*.28, -r*.48, -r*.28)
			q.disc(dye, 0, 0, r*.22)
		}
		row++
	}
}

func stripes(p pen, _, dye color.RGBA) {
	for i := range 12 {
		w := .04 + .05*float64(i%2)
		p.box(dye, -.92+.17*float64(i), -1, w, far+1.2)
	}
}

func dots(p pen, _, dye color.RGBA) {
	row := 0
	for y := -.6; y < far; y += .17 {
		for x := -.95 + .12*float64(row%2); x < 1; x += .24 {
			p.disc(dye, x, y, .058)
		}
		row++
	}
}

func checks(p pen, _, dye color.RGBA) {
	for i := range 9 {
		for j := range 13 {
			if (i+j)%2 == 0 {
				p.box(dye, -.95+.22*float64(i), -.7+.22*float64(j), .22, .22)
			}
		}
	}
}

func waves_(p pen, _, dye color.RGBA) {
	for j := range 9 {
		y := num(-.6 + .27*float64(j))
		z := num(-.6 + .27*float64(j) - .12)
		v := num(-.6 + .27*float64(j) + .12)
		p.line(dye, .045, "M-1 "+y+" Q-.87 "+z+" -.75 "+y+" Q-.62 "+v+" -.5 "+y+" Q-.37 "+z+" -.25 "+y+" Q-.12 "+v+" 0 "+y+" Q.12 "+z+" .25 "+y+" Q.37 "+v+" .5 "+y+" Q.62 "+z+" .75 "+y+" Q.87 "+v+" 1 "+y)
	}
}
