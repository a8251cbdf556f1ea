package paint

import (
	"image"
	"image/color"
	"maps"
	"math"
	"math/rand/v2"
	"slices"

	"gorin/render/theme"
)

// Print makes a picture: one print from the blocks of its sky, its ground and
// its subject. The lower part of an upright picture lies below a frame, so the
// subject stays above.
func Print(p Picture, w, h int) *image.RGBA {
	st := &stage{w: float64(w), h: float64(h), k: inksOf(p.Colour), rnd: rand.New(rand.NewPCG(p.Seed, 0x60121)), taste: rand.New(rand.NewPCG(p.Seed, 0x7A57E))}
	st.pen = pen{s: newSheet(max(1, w), max(1, h)), a: 1, d: 1}
	st.vis = st.h
	if st.h > 1.2*st.w {
		st.vis = st.h * .63
	} else if p.Kind == Panorama {
		st.vis = st.h * .8
	}
	st.u = math.Min(st.vis, st.w*.9)
	st.rim = math.Max(.8, st.u*.016)
	names := slices.Sorted(maps.Keys(drawn))
	if motifs[p.Motif] == nil {
		p.Motif = names[st.rnd.IntN(len(names))]
	}
	if p.Scene == "" {
		p.Scene = names[st.rnd.IntN(len(names))]
	}
	switch p.Kind {
	case Person:
		st.character(p)
	case Panorama:
		st.panorama(p)
	case Place:
		st.closed(p)
	case OpenPlace:
		st.open(p)
	default:
		st.event(p)
	}
	st.s.grain(uint32(p.Seed))
	return st.s.img
}

// sky prints one of the skies; that of white cards is light.
func (st *stage) sky(p Picture) {
	n := st.rnd.IntN(len(skies))
	if p.Colour == "white" && n%3 != 0 {
		n = 4 * (n % 2)
	}
	skies[n](st)
}

// scenery prints sky, air and the ground that goes with the scene's motif.
func (st *stage) scenery(p Picture, y float64) {
	st.sky(p)
	if st.rnd.IntN(4) == 0 && motifs[p.Scene] != nil {
		st.stencil(motifs[p.Scene], .3)
	} else if st.rnd.IntN(2) == 0 {
		ink := pick(st.rnd, st.k.paper, st.k.spark, theme.Mix(st.k.pale, st.k.spark, .3))
		st.disc(ink, st.w*(.2+.6*st.rnd.Float64()), st.vis*(.25+.2*st.rnd.Float64()), st.u*(.16+.16*st.rnd.Float64()))
	}
	airs[st.rnd.IntN(len(airs))](st)
	name := placeOf[p.Scene]
	if name == "" || st.rnd.IntN(3) == 0 {
		name = groundNames[st.rnd.IntN(len(groundNames))]
	}
	grounds[name](st, y)
}

// piece sets a motif as cut paper.
func (st *stage) piece(name string, x, y, r float64) {
	st.at(x, y).grow(r).cut(motifs[name], st.k, st.rim, st.k.paper)
}

// event is one thing in a ring of ink, and what flies around it.
func (st *stage) event(p Picture) {
	mid, y := st.w/2, st.vis*.5
	dark := st.rnd.IntN(3) == 0 && p.Colour != "white"
	switch {
	case dark:
		st.s.wash(st.k.deep, theme.Mix(st.k.deep, st.k.main, .7), .5, .9)
	case st.rnd.IntN(2) == 0:
		st.s.wash(lightOf(st.k, .3), st.k.pale, .5, .8)
	default:
		st.s.wash(st.k.main, lightOf(st.k, .7), .5, .9)
	}
	tone := theme.Alpha(st.k.main, .4)
	if dark {
		tone = theme.Alpha(st.k.main, .75)
	}
	switch st.rnd.IntN(5) {
	case 0:
		st.rays(mid, y, 16+2*st.rnd.IntN(5), tone)
	case 1: // strokes that fly outwards
		for i := range 40 {
			a, near, long := float64(i)*.157+st.rnd.Float64()*.1, st.u*(.5+.1*st.rnd.Float64()), st.u*(.12+.3*st.rnd.Float64())
			sin, cos := math.Sincos(a)
			st.poly(tone, mid+cos*(near+long), y+sin*(near+long), mid+cos*near-sin*st.u*.016, y+sin*near+cos*st.u*.016, mid+cos*near+sin*st.u*.016, y+sin*near-cos*st.u*.016)
		}
	case 2: // wind from the side
		for i := range 13 {
			f := float64(i)
			st.band(st.w*st.rnd.Float64(), st.h*(f+.5)/13, st.w*(.2+.5*st.rnd.Float64()), st.u*(.015+.03*st.rnd.Float64()), tone)
		}
	case 3: // rings
		for i := range 6 {
			st.ring(tone, mid, y, st.u*(.3+.16*float64(i)), st.u*.05)
		}
	default:
		if motifs[p.Scene] != nil {
			st.night = dark
			st.stencil(motifs[p.Scene], .25)
		}
	}
	st.gold(p.Grade)
	ink := st.k.deep
	if dark {
		ink = st.k.paper
	}
	st.enso(mid, y, st.u*.43, ink)
	for range 9 { // drops of ink
		a, far := st.rnd.Float64()*6.3, st.u*(.44+.14*st.rnd.Float64())
		st.disc(ink, mid+far*math.Cos(a), y+far*math.Sin(a), st.u*(.004+.012*st.rnd.Float64()))
	}
	st.at(mid, y).turn(.2*(st.rnd.Float64()-.5)).grow(st.u*.335).cut(motifs[p.Motif], st.k, st.rim*1.2, st.k.paper)
}

// enso is a ring drawn with one stroke of a brush.
func (st *stage) enso(x, y, r float64, ink color.RGBA) {
	start := st.rnd.Float64() * 6.3
	const n = 48
	var outer, inner []spot
	for i := range n + 1 {
		f := float64(i) / n
		sin, cos := math.Sincos(start + f*5.75)
		thick := r * (.2 - .13*f + .03*math.Sin(f*17)) / 2
		thick *= math.Min(1, math.Sqrt((1-f)/.12)) * math.Min(1, .45+f*11)
		outer = append(outer, spot{x + (r+thick)*cos, y + (r+thick)*sin})
		inner = append(inner, spot{x + (r-thick)*cos, y + (r-thick)*sin})
	}
	body := append([]spot{}, outer...)
	for i := range inner {
		body = append(body, inner[n-i])
	}
	st.print(theme.Alpha(ink, .92), [][]spot{body})
}

// panorama is a landscape across, with the thing large over it and again far away.
func (st *stage) panorama(p Picture) {
	mid, y := st.w/2, st.vis*.47
	st.sky(p)
	tone := theme.Alpha(st.k.paper, .35)
	if st.night {
		tone = theme.Alpha(st.k.pale, .22)
		airs[1](st)
	}
	st.rays(mid, y, 18, tone)
	st.disc(theme.Mix(lightOf(st.k, .3), st.k.spark, pick(st.rnd, 0, .12, .78)), mid, y, st.vis*.46)
	name := placeOf[p.Motif]
	if name == "" {
		name = placeOf[p.Scene]
	}
	if name == "" {
		name = "hills"
	}
	grounds[name](st, st.vis*.74)
	panoramas[st.taste.IntN(len(panoramas))](st, p.Motif)
	st.gold(3)
}

// panoramas are how a thing stands in a wide landscape.
var panoramas = []func(st *stage, name string){
	func(st *stage, name string) { // in the middle, others left and right
		for _, c := range [][3]float64{{-.4, .52, .15}, {.4, .52, .15}, {-.27, .26, .1}, {.27, .26, .1}, {-.45, .2, .075}, {.45, .2, .075}} {
			st.piece(name, st.w*(.5+c[0]), st.vis*(c[1]+.06*(st.rnd.Float64()-.5)), st.vis*c[2])
		}
		st.piece(name, st.w/2, st.vis*.47, st.vis*.38)
	},
	func(st *stage, name string) { // a procession that comes nearer
		side := pick(st.taste, -1.0, 1)
		for i := range 7 {
			f := float64(i) / 6
			st.piece(name, st.w*(.5+side*(.44-.62*f+.1*math.Sin(f*5))), st.vis*(.2+.34*f), st.vis*(.06+.28*f*f))
		}
	},
	func(st *stage, name string) { // at one side, a swarm at the other
		side := pick(st.taste, -1.0, 1)
		for i := range 9 {
			f := float64(i) / 9
			st.piece(name, st.w*(.5+side*(.04+.42*f)), st.vis*(.12+.58*math.Mod(f*2.62+.3*st.rnd.Float64(), 1)), st.vis*(.05+.05*st.rnd.Float64()))
		}
		st.piece(name, st.w*(.5-side*.2), st.vis*.46, st.vis*.4)
	},
}
