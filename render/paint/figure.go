package paint

import (
	"image/color"
	"math/rand/v2"

	"gorin/render/theme"
)

// doll is a person in the manner of a kokeshi. Face and hair come from who it
// is, the clothes from the card.
type doll struct {
	hair, ornament, eyes, brows, mouth int
	locks, skin                        color.RGBA
	cloth, collar, sash, dye           color.RGBA
	weave                              int
	figure                             string
}

// stances are where the sleeves are.
const (
	folded   = iota // both before the body
	raised          // one sleeve to the right
	overhead        // both sleeves up
	stances
)

var lockColours = []color.RGBA{theme.Ink, theme.RGB(0x2B3350), theme.RGB(0x5B3A28), theme.RGB(0x7C3B25), theme.RGB(0x3A2A3C), theme.RGB(0x9A6B3A), theme.RGB(0x4A5560)}

var skins = []color.RGBA{theme.RGB(0xFCEBD7), theme.RGB(0xF6DFC4), theme.RGB(0xEBCBA8)}

var elderLocks = theme.RGB(0xDAD5CB)

func dollOf(pic Picture, k inks) doll {
	who := rand.New(rand.NewPCG(pic.Who, 0x0D011))
	card := rand.New(rand.NewPCG(pic.Seed, 0xC107))
	d := doll{
		hair: who.IntN(hairHood), ornament: who.IntN(ornamentCrown), eyes: who.IntN(4), brows: who.IntN(3), mouth: who.IntN(4),
		locks: lockColours[who.IntN(len(lockColours))], skin: skins[min(2, who.IntN(5)/2)],
		weave: card.IntN(len(weaves)), figure: pic.Figure,
	}
	cloths := [][4]color.RGBA{
		{k.main, k.pale, k.spark, k.deep}, {k.deep, k.main, k.spark, k.pale}, {k.pale, k.main, k.deep, k.spark},
		{k.paper, k.main, k.spark, k.deep}, {k.spark, k.paper, k.deep, k.main}, {k.main, k.deep, k.pale, k.spark},
	}
	c := cloths[card.IntN(len(cloths))]
	d.cloth, d.dye, d.sash, d.collar = c[0], c[1], c[2], c[3]
	switch pic.Figure {
	case "elder":
		d.locks = elderLocks
		d.eyes = 1
	case "uniform":
		d.hair, d.ornament = hairCap, 0
	case "hood":
		d.hair, d.ornament = hairHood, 0
	case "band":
		d.ornament = ornamentBand
	case "queen":
		d.ornament, d.hair = ornamentCrown, 1
	case "shade":
		d.skin, d.locks = k.deep, k.deep
		d.cloth, d.dye, d.collar = k.deep, theme.Mix(k.deep, k.main, 0.35), k.main
		d.ornament = 0
	}
	return d
}

const kimono = "M-.24 -.04 Q-.6 .06 -.68 .6 Q-.8 1.4 -.86 2.6 L.86 2.6 Q.8 1.4 .68 .6 Q.6 .06 .24 -.04 Z"

// draw paints the doll: the middle of its head is at 0, -.4 and the hem far below.
func (d *doll) draw(p pen, k inks, stance int) {
	h := hairs[d.hair]
	if h.back != nil {
		h.back(p, d)
	}
	if d.figure == "ogre" {
		p.both(func(p pen) { p.fill(k.spark, "M.16 -.84 Q.2 -1.2 .42 -1.32 Q.44 -1 .4 -.72 Z") })
	}
	p.fill(d.cloth, kimono)
	p.inside(kimono, func() {
		weaves[d.weave](p.at(0, .3), d.cloth, d.dye)
		p.box(d.sash, -1, .74, 2, .4)
		p.line(d.collar, .06, "M-1 .94 L1 .94")
	})
	d.neck(p, k)
	d.sleeves(p, k, stance)
	p.fill(d.skin, "M-.47 -.42 Q-.52 .03 0 .06 Q.52 .03 .47 -.42 Q.44 -.84 0 -.84 Q-.44 -.84 -.47 -.42 Z")
	d.face(p, k)
	h.front(p, d)
	ornaments[d.ornament](p, k)
}

// neck is the neck and the collars, the left over the right.
func (d *doll) neck(p pen, k inks) {
	p.fill(d.skin, "M-.14 -.1 L.14 -.1 L.16 .06 L0 .34 L-.16 .06 Z")
	p.fill(d.collar, "M.22 -.06 L.4 .0 L.02 .66 L-.08 .44 Z")
	p.line(k.paper, .05, "M.2 -.02 L-.04 .38")
	p.fill(d.collar, "M-.22 -.06 L-.4 .0 L.12 .8 L.22 .62 Z")
	p.line(k.paper, .05, "M-.2 -.02 L.14 .5")
	p.line(theme.Mix(d.cloth, k.deep, .5), .025, "M.4 .02 L.04 .62 M-.4 .02 L.14 .8")
}

func (d *doll) sleeves(p pen, k inks, stance int) {
	hand := func(p pen, x, y float64) { p.disc(d.skin, x, y, .1) }
	up := func(p pen) {
		hand(p, .86, -.02)
		shape := "M.38 .08 Q.6 .1 .76 -.06 L.96 .1 Q.98 .5 .9 .86 Q.7 .9 .6 .7 Q.5 .5 .42 .46 Z"
		p.fill(d.cloth, shape)
		p.inside(shape, func() { weaves[d.weave](p.at(.7, .5), d.cloth, d.dye) })
		p.line(d.collar, .06, "M.76 -.06 L.96 .1")
		p.line(theme.Mix(d.cloth, k.deep, .45), .03, "M.44 .44 Q.55 .5 .6 .68")
	}
	switch stance {
	case raised:
		up(p)
	case overhead:
		p.both(up)
	default:
		p.both(func(p pen) {
			shape := "M.5 .14 Q.74 .3 .8 .74 Q.76 1.06 .4 1.02 L.04 .86 Q0 .7 .12 .62 L.42 .6 Z"
			p.fill(d.cloth, shape)
			p.inside(shape, func() { weaves[d.weave](p.at(.5, .7), d.cloth, d.dye) })
			p.line(theme.Mix(d.cloth, k.deep, .45), .03, "M.5 .2 Q.5 .44 .42 .6 L.12 .62")
			p.line(d.collar, .06, "M.04 .86 Q0 .7 .12 .62")
		})
		hand(p, 0, .74)
	}
}

// face is small and calm.
func (d *doll) face(p pen, k inks) {
	ink, red := theme.Ink, theme.RGB(0xC2483A)
	if d.figure == "shade" {
		ink, red = k.paper, k.pale
	} else {
		p.both(func(p pen) { p.disc(theme.Mix(d.skin, red, .3), .29, -.18, .085) })
	}
	p.both(func(p pen) {
		switch d.eyes {
		case 0:
			p.oval(ink, .18, -.3, .042, .06)
		case 1:
			p.line(ink, .038, "M.1 -.28 Q.18 -.36 .26 -.28")
		case 2:
			p.line(ink, .038, "M.1 -.31 Q.18 -.24 .26 -.31")
		default:
			p.oval(ink, .18, -.29, .04, .055)
			p.line(ink, .032, "M.12 -.35 Q.19 -.39 .26 -.33")
		}
		switch d.brows {
		case 0:
			p.line(d.locks, .03, "M.1 -.44 Q.18 -.48 .26 -.44")
		case 1:
			p.oval(d.locks, .18, -.46, .06, .025)
		}
	})
	switch d.mouth {
	case 0:
		p.line(red, .035, "M-.06 -.12 Q0 -.07 .06 -.12")
	case 1:
		p.oval(red, 0, -.11, .035, .03)
	case 2:
		p.fill(red, "M-.06 -.13 Q0 -.15 .06 -.13 Q0 -.03 -.06 -.13 Z")
	default:
		p.line(red, .035, "M-.045 -.11 L.045 -.11")
	}
}
