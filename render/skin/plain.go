package skin

import (
	"math"
	"slices"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/pattern"
	"gorin/render/theme"
	"gorin/rules"
)

// Plain is a skin for a game that has none of its own: its zones lie in rows, side by side,
// and are called by their keys; cards show their names and what they are.
func Plain(game string) *Skin {
	s := &Skin{
		Name: plainName(game), Hand: "hand", Stage: map[string]bool{}, Piles: map[string]bool{},
		Back: paint.Back{Dark: theme.RGB(0x2E3A33), Mid: theme.RGB(0x46564C), Pale: theme.RGB(0x98A79C), Sign: "五", Pattern: pattern.Waves},
		Cloth: paint.Cloth{Pattern: pattern.Waves, Unit: 17, Near: theme.RGB(0xE3DFD0), Far: theme.RGB(0xD3D8D3),
			Print: theme.Alpha(theme.RGB(0x46564C), 0.12), Thread: theme.RGB(0x46564C)},
		Moments: map[string]Moment{"turn": Turn, "lose": Loss, "concede": Loss},
		Face: func(p *rules.Printed, l rules.Lang) paint.Face {
			return paint.Face{Name: p.Name.In(l), Picture: Picture(p, "", paint.Deed, 0, Tags{}), Label: strings.ToUpper(p.Kind)}
		},
		Look: func(*paint.Look, *rules.Printed, *rules.CardView, At) {},
		Facts: func(p *rules.Printed, _ *rules.CardView, l rules.Lang) []Fact {
			return []Fact{{Key: "plain", Args: []any{p.Kind}}}
		},
		Marks: func(*rules.Printed, *rules.CardView) Marks { return Marks{Aspect: 0.62} },
	}
	var rows, piles []string
	if n := rules.NotationOf(game); n != nil {
		for _, z := range n.Zones {
			s.Zones = append(s.Zones, Named{z, plainName(z)})
			switch {
			case z == s.Hand || slices.Contains(n.Shared, z):
			case slices.Contains(n.TopFirst, z):
				piles = append(piles, z)
				s.Piles[z] = true
			default:
				rows = append(rows, z)
			}
		}
	}
	s.Wide, s.Tall = plainMat(rows, piles, 2.6), plainMat(rows, piles, 1.5)
	return s
}

// plainName is a key as a name.
func plainName(key string) rules.Words {
	words := strings.ReplaceAll(key, "-", " ")
	if words != "" {
		words = strings.ToUpper(words[:1]) + words[1:]
	}
	return rules.Words{words, words}
}

// plainMat is zones in as many rows as fit a half that is so many times as wide as high.
func plainMat(rows, piles []string, wide float64) *layout.Mat {
	n := len(rows) + len(piles)
	down := max(1, int(math.Round(math.Sqrt(float64(n)/wide/1.2))))
	across := max(1, (n+down-1)/down)
	w, h := 100/float64(across), 100/float64(down)
	m := &layout.Mat{CardH: h * 0.86, CardW: w * 0.8}
	for i, z := range slices.Concat(rows, piles) {
		f := layout.Frame{Zone: z, X: w * (float64(i%across) + 0.5), Y: h * (float64(i/across) + 0.5), Scale: 1}
		if i < len(rows) {
			f.W, f.H = w*0.94, h*0.92
		} else {
			f.Pile, f.Badge = true, true
		}
		m.Frames = append(m.Frames, f)
	}
	return m
}
