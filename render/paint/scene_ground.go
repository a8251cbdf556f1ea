package paint

import (
	"image/color"
	"math"

	"gorin/render/theme"
)

// grounds are the places where something happens; y is where they begin.
var grounds = map[string]func(st *stage, y float64){
	"sea": sea, "hills": hills, "peaks": peaks, "clouds": cloudSea, "town": town, "rails": rails, "garden": garden,
	"ice": ice, "fair": fair, "floor": floor, "workshop": workshop, "scales": scaleWaves,
}

var groundNames = []string{"clouds", "fair", "floor", "garden", "hills", "ice", "peaks", "rails", "scales", "sea", "town", "workshop"}

// layers fills the ground down to the lower edge, layer over layer.
func (st *stage) layers(y float64, n int, from, to color.RGBA, edge func(layer int, x float64) float64) {
	for i := range n {
		t := float64(i) / math.Max(1, float64(n-1))
		base := y + (st.h-y)*.8*float64(i)/float64(n+1)
		c := []spot{{0, st.h}}
		for s := range 41 {
			x := float64(s) / 40
			c = append(c, spot{x * st.w, base + st.u*edge(i, x*st.w/st.u)})
		}
		st.print(theme.Mix(from, to, t), [][]spot{append(c, spot{st.w, st.h})})
	}
}

func sea(st *stage, y float64) {
	phase := st.rnd.Float64() * 6
	for i := range 5 {
		f := float64(i)
		shift := func(layer int, x float64) float64 { return .035 * math.Sin(x*(7-.6*f)+phase+f*2) }
		base := y + st.u*.13*f
		c := []spot{{0, st.h}}
		var crest []spot
		for s := range 49 {
			x := float64(s) / 48 * st.w
			p := spot{x, base + st.u*shift(i, x/st.u)}
			c, crest = append(c, p), append(crest, p)
		}
		ink := theme.Mix(st.k.main, st.k.deep, f/4)
		st.print(ink, [][]spot{append(c, spot{st.w, st.h})})
		st.s.stroke([][]spot{crest}, math.Max(.8, st.u*.013), theme.Mix(ink, st.k.paper, .75-.1*f))
	}
}

func scaleWaves(st *stage, y float64) {
	r, row := st.u*(.15+.05*st.rnd.Float64()), 0
	for ; y < st.h+r; y += r * .5 {
		for x := -float64(row%2) * r; x < st.w+r; x += 2 * r {
			st.disc(st.k.deep, x, y+r*.4, r)
			st.disc(st.k.pale, x, y+r*.4, r*.86)
			st.disc(st.k.main, x, y+r*.4, r*.62)
			st.disc(st.k.pale, x, y+r*.4, r*.36)
		}
		row++
	}
}

func hills(st *stage, y float64) {
	a, b := st.rnd.Float64()*6, 2+st.rnd.Float64()*2
	st.layers(y, 4, theme.Mix(st.k.pale, st.k.main, .5), st.k.deep, func(i int, x float64) float64 {
		return .07*math.Sin(x*b+a+float64(i)*1.7) - .02*float64(i)
	})
}

func peaks(st *stage, y float64) {
	for i := range 3 {
		f := float64(i)
		x, high, wide := st.w*(.1+.8*st.rnd.Float64()), st.u*(.34-.08*f), st.u*(.5+.1*f)
		base := y + st.u*.12*f
		ink := theme.Mix(theme.Mix(st.k.pale, st.k.main, .6), st.k.deep, f/2)
		q := st.at(x, base).scale(wide, high)
		st.box(ink, 0, base-.5, st.w, st.h-base+1)
		q.fill(ink, "M-1.4 .02 Q-.5 -.2 -.12 -1 L.12 -1 Q.5 -.2 1.4 .02 Z")
		if i == 0 {
			q.fill(st.k.paper, "M-.26 -.7 L-.12 -1 L.12 -1 L.26 -.7 L.14 -.78 L.06 -.62 L-.06 -.76 L-.16 -.62 Z")
		}
	}
}

func cloudSea(st *stage, y float64) {
	for i := range 4 {
		f := float64(i)
		ink := [...]color.RGBA{theme.Mix(st.k.pale, st.k.main, .35), st.k.paper, st.k.pale, theme.Mix(st.k.main, st.k.deep, .4)}[i]
		base, r := y+st.u*.12*f, st.u*(.1+.03*f)
		st.box(ink, 0, base, st.w, st.h-base)
		for x := -r * st.rnd.Float64() * 2; x < st.w+r; x += r * 1.5 {
			st.disc(ink, x, base+r*.2*st.rnd.Float64(), r)
		}
	}
}

func town(st *stage, y float64) {
	for i := range 2 {
		ink := theme.Mix(st.k.main, st.k.deep, .35+.65*float64(i))
		base := y + st.u*.14*float64(i)
		st.box(ink, 0, base+st.u*.1, st.w, st.h-base)
		for x := -st.u * .1 * st.rnd.Float64(); x < st.w; {
			wide, high := st.u*(.16+.14*st.rnd.Float64()), st.u*(.05+.12*st.rnd.Float64())
			st.box(ink, x, base+st.u*.1-high, wide, high+2)
			q := st.at(x+wide/2, base+st.u*.1-high).scale(wide*.64, st.u*.07)
			q.fill(ink, "M-1 .1 Q-.4 -.1 -.2 -1 L.2 -1 Q.4 -.1 1 .1 Z")
			if st.rnd.IntN(3) > 0 {
				st.box(theme.RGB(0xF1CF7A), x+wide*.36, base+st.u*.12-high*.6, wide*.24, st.u*.045)
			}
			x += wide * 1.06
		}
	}
}

func rails(st *stage, y float64) {
	st.layers(y, 2, theme.Mix(st.k.pale, st.k.main, .6), theme.Mix(st.k.main, st.k.deep, .5), func(i int, x float64) float64 {
		return .03 * math.Sin(x*3+float64(i)*2)
	})
	for x := st.u * .2 * st.rnd.Float64(); x < st.w; x += st.u * .55 { // poles with wires
		st.box(st.k.deep, x, y-st.u*.34, st.u*.02, st.u*.4)
		st.box(st.k.deep, x-st.u*.05, y-st.u*.31, st.u*.12, st.u*.018)
	}
	st.s.stroke([][]spot{{{0, y - st.u*.3}, {st.w, y - st.u*.3}}}, math.Max(.7, st.u*.006), st.k.deep)
	base := y + st.u*.2
	for x := -st.u * .1; x < st.w; x += st.u * .1 {
		st.poly(st.k.deep, x, base, x+st.u*.05, base, x+st.u*.03, base+st.u*.09, x-st.u*.03, base+st.u*.09)
	}
	for _, d := range []float64{.012, .064} {
		st.box(st.k.pale, 0, base+st.u*d, st.w, math.Max(1, st.u*.014))
	}
}

func garden(st *stage, y float64) {
	hills(st, y+st.u*.05)
	for range 12 {
		x, high, lean := st.w*st.rnd.Float64(), st.u*(.12+.2*st.rnd.Float64()), st.u*.12*(st.rnd.Float64()-.5)
		base := y + st.u*(.2+.25*st.rnd.Float64())
		st.s.stroke([][]spot{{{x, base}, {x + lean*.3, base - high*.6}, {x + lean, base - high}}}, math.Max(.9, st.u*.014), st.k.deep)
		q := st.at(x+lean, base-high)
		switch st.rnd.IntN(3) {
		case 0:
			q.disc(st.k.spark, 0, 0, st.u*.025)
		case 1:
			q.grow(st.u*.05).around(5, func(p pen, i int) { p.oval(st.k.paper, 0, -.55, .36, .45) })
			q.disc(st.k.spark, 0, 0, st.u*.014)
		default:
			q.at(-lean*.5, high*.4).turn(.9).grow(st.u*.09).fill(st.k.deep, "M0 0 Q.5 -.4 0 -1 Q-.4 -.4 0 0 Z")
		}
	}
}

func ice(st *stage, y float64) {
	st.box(theme.Mix(st.k.main, st.k.deep, .3), 0, y+st.u*.1, st.w, st.h)
	for i := range 9 {
		x := st.w * (float64(i) - .2 + .4*st.rnd.Float64()) / 8
		high, wide, base := st.u*(.12+.22*st.rnd.Float64()), st.u*(.08+.06*st.rnd.Float64()), y+st.u*.3
		lean := st.u * .1 * (st.rnd.Float64() - .5)
		st.poly(theme.Mix(st.k.pale, st.k.main, .45), x-wide, base, x+lean, base-high, x+wide, base)
		st.poly(st.k.paper, x-wide, base, x+lean, base-high, x-wide*.1, base)
	}
	st.box(theme.Mix(st.k.pale, st.k.main, .2), 0, y+st.u*.29, st.w, st.h)
	for i := range 4 {
		f := float64(i)
		st.s.stroke([][]spot{{{st.w * (.1 + .2*f), y + st.u*.36}, {st.w * (.2 + .2*f), y + st.u*(.44+.05*float64(i%2))}, {st.w * (.14 + .25*f), y + st.u*.56}}}, math.Max(.7, st.u*.008), st.k.main)
	}
}

func fair(st *stage, y float64) {
	st.box(st.k.deep, 0, y+st.u*.04, st.w, st.h)
	n := 9
	for i := range n { // a curtain in two colours
		x := st.w * float64(i) / float64(n)
		ink := st.k.paper
		if i%2 == 0 {
			ink = st.k.spark
		}
		st.poly(ink, x, y+st.u*.06, x+st.w/float64(n)+.5, y+st.u*.06, x+st.w/float64(n)+.5, st.h, x, st.h)
	}
	st.poly(theme.Alpha(st.k.deep, .3), 0, y+st.u*.3, st.w, y+st.u*.24, st.w, st.h, 0, st.h)
	sag := st.u * .1
	var wire []spot
	for i := range 21 {
		f := float64(i) / 20
		wire = append(wire, spot{st.w * f, st.u*.03 + 4*sag*f*(1-f)})
	}
	st.s.stroke([][]spot{wire}, math.Max(.8, st.u*.008), st.k.deep)
	for i := range 6 {
		at := wire[2+3*i]
		lantern(st.at(at.x, at.y+st.u*.055).grow(st.u*.06), st.k)
	}
}

func floor(st *stage, y float64) {
	st.box(st.k.pale, 0, y, st.w, st.h)
	mid := st.w / 2
	for j := range 7 {
		y0, y1 := y+st.u*.035*float64(j*(j+1)), y+st.u*.035*float64((j+1)*(j+2))
		s0, s1 := .12+.09*float64(j), .12+.09*float64(j+1)
		for i := -8; i < 8; i++ {
			if (i+j)%2 == 0 {
				st.poly(st.k.main, mid+st.u*s0*float64(i), y0, mid+st.u*s0*float64(i+1), y0, mid+st.u*s1*float64(i+1), y1, mid+st.u*s1*float64(i), y1)
			}
		}
	}
	st.box(st.k.deep, 0, y-st.u*.02, st.w, st.u*.03)
}

func workshop(st *stage, y float64) {
	tone := theme.Mix(st.k.pale, st.k.main, .6)
	if st.night {
		tone = theme.Mix(st.k.main, st.k.deep, .4)
	}
	for range 4 {
		x, r := st.w*st.rnd.Float64(), st.u*(.14+.16*st.rnd.Float64())
		gear(st.at(x, y-st.u*.3*st.rnd.Float64()).turn(st.rnd.Float64()).grow(r), inks{tone, theme.Mix(tone, st.k.deep, .25), tone, st.k.pale, tone})
	}
	st.box(st.k.deep, 0, y+st.u*.14, st.w, st.h)
	st.box(st.k.main, 0, y+st.u*.14, st.w, st.u*.05)
	for x := st.u * .06; x < st.w; x += st.u * .16 {
		st.disc(st.k.pale, x, y+st.u*.165, st.u*.012)
	}
}
