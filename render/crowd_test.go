//go:build lanterns

package render_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"gorin/render/layout"
	"gorin/render/rendertest"
	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/study"
)

// crowd is an engine whose matches look as if so many played.
type crowd struct {
	session.Engine
	n int
}

func (e crowd) Formats(string) []rules.Format                   { return []rules.Format{{Least: e.n, Most: e.n}} }
func (e crowd) Own() (session.Engine, *binder.Binder)           { return e, binder.New(nil) }
func (e crowd) Decks(game string) []session.Deck                { return e.Engine.Decks(game) }
func (e crowd) Misreads(session.Start) ([]study.Misread, error) { return nil, nil }

func (e crowd) New(s session.Start) (session.Match, error) {
	s.Fit(rules.Seats(s.Game))
	for i := range s.Decks {
		if s.Decks[i] == "" {
			s.Decks[i] = s.Decks[0]
		}
	}
	m, err := e.Engine.New(s)
	return crowded{m, e.n}, err
}

// Write writes the match of those who play.
func (e crowd) Write(m session.Match) ([]byte, error) { return e.Engine.Write(m.(crowded).Match) }

type crowded struct {
	session.Match
	n int
}

// View seats the players once more, with other cards.
func (m crowded) View(seat int) *rules.View {
	v := *m.Match.View(seat)
	there := v.Players
	v.Players = nil
	for i := range m.n {
		p := there[i%len(there)]
		p.Name = fmt.Sprint("Player ", i+1)
		p.Zones = slices.Clone(p.Zones)
		for z := range p.Zones {
			zone := &p.Zones[z]
			zone.Place.Seat = i
			zone.Cards = slices.Clone(zone.Cards)
			for c := range zone.Cards {
				if card := &zone.Cards[c]; card.ID != 0 && i >= len(there) {
					card.ID += rules.Card(1000 * (i / len(there)))
				}
			}
		}
		v.Players = append(v.Players, p)
	}
	return &v
}

// TestCrowd: a table for four to six can be read at every size, in the middle of a game.
func TestCrowd(t *testing.T) {
	for n := 4; n <= 6; n++ {
		for _, size := range windows {
			t.Run(fmt.Sprintf("%d-%dx%d", n, size[0], size[1]), func(t *testing.T) {
				on := newTour("")
				on.bilingual = true
				on.Picture = rendertest.New(t, size[0], size[1], crowd{rendertest.Shipped(t), n}, rules.English, map[string]string{"game": "lanterns", "seed": "11", "delay": "0", "start": "1"})
				defer on.Leave()
				for range 16 {
					if options := on.nodesOf("option"); len(options) > 0 {
						on.Do("option", options[0].Value)
					}
				}
				if *seatsInto != "" {
					rendertest.WritePNG(t, filepath.Join(*seatsInto, fmt.Sprintf("crowd-%d-%dx%d.png", n, size[0], size[1])), on.Pixels())
					return
				}
				on.App().UI().C.Seen = on.seen
				z := layout.Zoom(float64(size[0]), float64(size[1]))
				on.check(t, layout.Rect{W: float64(size[0]) / z, H: float64(size[1]) / z}, rules.English)
			})
		}
	}
}
