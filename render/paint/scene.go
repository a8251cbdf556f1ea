package paint

import (
	"image/color"
	"math"
	"math/rand/v2"

	"gorin/render/theme"
)

// stage is a picture while it is printed, in pixels.
type stage struct {
	pen
	w, h  float64
	vis   float64 // height of what no frame covers
	u     float64 // how large things are
	k     inks
	rnd   *rand.Rand
	taste *rand.Rand // decides the composition, so that it is the same in every shape
	night bool
	rim   float64
}

// skies are the washes behind everything, light above or below.
var skies = []func(st *stage){
	func(st *stage) { st.s.wash(theme.Mix(st.k.pale, st.k.main, .35), lightOf(st.k, .1), .25, .6) },
	func(st *stage) { st.s.wash(st.k.main, lightOf(st.k, .55), .3, .7) },
	func(st *stage) { st.s.wash(st.k.deep, st.k.main, .35, .9); st.night = true },
	func(st *stage) { st.s.wash(lightOf(st.k, .2), theme.Mix(lightOf(st.k, .6), st.k.spark, .38), .42, .5) },
	func(st *stage) { st.s.wash(st.k.pale, theme.Mix(st.k.pale, st.k.main, .5), .35, .6) },
	func(st *stage) {
		st.s.wash(theme.Mix(st.k.deep, st.k.main, .3), theme.Mix(st.k.pale, st.k.spark, .25), .32, .5)
	},
}

// lightOf is paper with some of the pale ink.
func lightOf(k inks, t float64) color.RGBA { return theme.Mix(k.paper, k.pale, t) }

// sprinkle is what is in the air.
var airs = []func(st *stage){
	func(st *stage) { // bands of mist
		for range 3 {
			st.band(st.w*st.rnd.Float64(), st.vis*(.06+.5*st.rnd.Float64()), st.w*(.4+.5*st.rnd.Float64()), st.u*.05, theme.Alpha(st.k.paper, .5))
		}
	},
	func(st *stage) { // snow or stars
		for range 26 {
			r := st.u * (.006 + .012*st.rnd.Float64())
			st.disc(theme.Alpha(st.k.paper, .9), st.w*st.rnd.Float64(), st.vis*st.rnd.Float64(), r)
		}
	},
	func(st *stage) { // rain, aslant
		for range 22 {
			x, y, l := st.w*(st.rnd.Float64()*1.2-.1), st.vis*(st.rnd.Float64()-.1), st.u*(.08+.12*st.rnd.Float64())
			st.s.stroke([][]spot{{{x, y}, {x - l*.3, y + l}}}, math.Max(.8, st.u*.008), theme.Alpha(st.k.paper, .55))
		}
	},
	func(st *stage) { // petals
		for range 11 {
			q := st.at(st.w*st.rnd.Float64(), st.vis*st.rnd.Float64()).turn(st.rnd.Float64() * 6).grow(st.u * (.018 + .014*st.rnd.Float64()))
			q.fill(theme.Alpha(pick(st.rnd, st.k.paper, st.k.spark, st.k.paper), .85), "M0 -1 Q1.1 -.2 .3 1 L0 .7 L-.3 1 Q-1.1 -.2 0 -1 Z")
		}
	},
	func(st *stage) { // birds far away
		for range 4 {
			q := st.at(st.w*(.1+.8*st.rnd.Float64()), st.vis*(.08+.34*st.rnd.Float64())).grow(st.u * (.03 + .02*st.rnd.Float64()))
			ink := st.k.deep
			if st.night {
				ink = st.k.pale
			}
			q.line(ink, .24, "M-1 -.4 Q-.4 -.6 0 .1 Q.4 -.6 1 -.4")
		}
	},
	func(st *stage) { // sunbeams
		st.rays(st.w*st.rnd.Float64(), -st.vis*.1, 14, theme.Alpha(st.k.paper, .28))
	},
	func(*stage) {},
}

func pick[T any](rnd *rand.Rand, among ...T) T { return among[rnd.IntN(len(among))] }

// band is a cloud as the old screens have it: long, with round ends, in steps.
func (st *stage) band(x, y, long, thick float64, ink color.RGBA) {
	st.s.stroke([][]spot{{{x - long/2, y}, {x + long/2, y}}}, thick, ink)
	st.s.stroke([][]spot{{{x - long*.2, y + thick*1.1}, {x + long*.62, y + thick*1.1}}}, thick, ink)
}

func (st *stage) rays(x, y float64, n int, ink color.RGBA) {
	reach := math.Hypot(st.w, st.h) * 1.2
	turn := st.rnd.Float64()
	for i := range n {
		a := (float64(i) + turn) * 2 * math.Pi / float64(n)
		d := math.Pi / float64(n) * .5
		st.poly(ink, x, y, x+reach*math.Cos(a-d), y+reach*math.Sin(a-d), x+reach*math.Cos(a+d), y+reach*math.Sin(a+d))
	}
}

// gold is clouds of gold leaf (kingumo) above and below, the more the higher the grade.
func (st *stage) gold(grade int) {
	if grade < 2 {
		return
	}
	leaf, shade := theme.RGB(0xD9AE4E), theme.RGB(0xB98A2E)
	cloud := func(x, y, r, way float64) {
		for pass, ink := range []color.RGBA{shade, leaf} {
			dy := 0.0
			if pass == 0 {
				dy = way * math.Max(1, r*.12)
			}
			for _, c := range [][3]float64{{-1.7, -.5, .9}, {-.6, -.1, 1}, {.7, -.2, 1.1}, {1.9, -.6, .85}, {2.9, -1, .6}, {-2.8, -1, .6}} {
				st.disc(ink, x+c[0]*r, y+way*c[1]*r+dy, r*c[2])
			}
		}
	}
	r, side := st.u*.075, pick(st.taste, .1, .9)
	cloud(st.w*side, -r*.15, r, 1)
	if grade < 3 {
		return
	}
	cloud(st.w*(1-side), -r*.5, r, 1)
	cloud(st.w*side, st.vis+r*.3, r, -1)
	cloud(st.w*(1-side), st.vis+r*.7, r, -1)
	for range 30 { // flakes
		s := st.u * (.006 + .008*st.rnd.Float64())
		q := st.at(st.w*st.rnd.Float64(), st.vis*(.02+.4*st.rnd.Float64())).turn(st.rnd.Float64() * 3).grow(s)
		q.box(leaf, -1, -1, 2, 2)
	}
}

// stencil prints a small motif all over the sky, tone on tone, as on a kimono.
func (st *stage) stencil(m motif, t float64) {
	c := theme.Mix(st.k.pale, st.k.main, t)
	if st.night {
		c = theme.Mix(st.k.deep, st.k.main, t+.25)
	}
	tone := inks{c, c, c, theme.Mix(c, st.k.paper, .25), c}
	step := st.u * .36
	row := 0
	for y := step * .3; y < st.vis*1.02; y += step * .8 {
		for x := -step*.1 + step*.5*float64(row%2); x < st.w+step*.4; x += step {
			m(st.at(x, y).turn(.3*float64(row%3-1)).grow(step*.27), tone)
		}
		row++
	}
}
