package render_test

import (
	"fmt"
	"image/color"
	"path/filepath"
	"testing"

	"gorin/render/engine"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/rendertest"
	"gorin/render/session"
	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/rules"
)

// TestShowFaces writes the cards of every deck as they lie on the table, with
// -pictures.
func TestShowFaces(t *testing.T) {
	if *rendertest.Show == "" {
		t.Skip("no -pictures")
	}
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		look := skins.For(game)
		for n, d := range e.Decks(game) {
			m, err := e.New(session.Start{Game: game, Decks: []string{d.ID, d.ID}, Names: []string{"A", "B"}, Seed: 1})
			if err != nil {
				t.Fatal(err)
			}
			prints := m.Catalogue()
			const high, wide, across = 132, 98, 13
			p := rendertest.New(t, across*wide, (len(prints)+across-1)/across*(high+4), e, rules.Japanese, nil)
			rendertest.Frame(func() {
				fonts, err := theme.LoadFonts()
				if err != nil {
					t.Error(err)
					return
				}
				c := paint.NewCanvas(fonts)
				p.Img.Fill(color.RGBA{0xd8, 0xcc, 0xb0, 255})
				for from := 0; from < len(prints); from += 2 { // two faces in a frame
					c.Begin(p.Img, 1)
					c.Cards.Begin(high)
					for i := from; i < min(from+2, len(prints)); i++ {
						f := look.Face(&prints[i], rules.Japanese)
						f.Print = i
						l := paint.Look{Face: &f, Pose: layout.Pose{X: float64(i%across*wide + wide/2), Y: float64(i/across*(high+4) + high/2), H: high}}
						v := rules.CardView{Now: rules.RowOf(game, prints[i].Values)}
						look.Look(&l, &prints[i], &v, skin.At{Hand: true})
						c.Card(l)
					}
					c.End()
				}
			})
			rendertest.WritePNG(t, filepath.Join(*rendertest.Show, fmt.Sprintf("faces-%s-%d.png", game, n)), p.Pixels())
		}
	}
}
