package rendertest

import (
	"fmt"
	"slices"

	"gorin/render/fixture"
	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/study"
)

// Crowd is an engine whose matches look as if so many played.
type Crowd struct {
	session.Engine
	Players int
	Team    int // how many look as if they were a team, 0 for everybody alone
}

// Formats is one, for so many.
func (e Crowd) Formats(string) []rules.Format {
	return []rules.Format{{Least: e.Players, Most: e.Players}}
}

// Own is the engine with a binder of its own.
func (e Crowd) Own() (session.Engine, *binder.Binder) { return e, binder.New(nil) }

// Misreads lists nothing.
func (e Crowd) Misreads(session.Start) ([]study.Misread, error) { return nil, nil }

// New starts a match.
func (e Crowd) New(s session.Start) (session.Match, error) {
	s.Fit(rules.Seats(s.Game))
	for i := range s.Decks {
		if s.Decks[i] == "" {
			s.Decks[i] = s.Decks[0]
		}
	}
	m, err := e.Engine.New(s)
	return crowded{m, e.Players, e.Team}, err
}

// Write writes the match of those who play.
func (e Crowd) Write(m session.Match) ([]byte, error) {
	return e.Engine.Write(m.(crowded).Match)
}

// crowded is a match that looks as if so many played.
type crowded struct {
	session.Match
	n, team int
}

// View seats the players once more, with other cards.
func (m crowded) View(seat int) *rules.View {
	v := *m.Match.View(seat)
	there := v.Players
	v.Players, v.Order = nil, nil
	for i := range m.n {
		p := there[i%len(there)]
		p.Name = fmt.Sprint("Player ", i+1)
		if m.team > 0 {
			p.Team = i / m.team
		}
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
		v.Players, v.Order = append(v.Players, p), append(v.Order, i)
	}
	if m.team > 0 {
		v.Scores = []int{1, 0}
	}
	return &v
}

// Crew is an engine whose matches are make-believe, for so many.
type Crew struct {
	session.Engine
	Players, Team int
}

// crew are the names of its players.
var crew = []string{"Nagi", "Toma", "Ren", "Sayo", "Kaede", "Itsuki"}

// Formats is one, for so many.
func (e Crew) Formats(string) []rules.Format {
	return []rules.Format{{Least: e.Players, Most: e.Players}}
}

// Own is the engine with a binder of its own.
func (e Crew) Own() (session.Engine, *binder.Binder) { return e, binder.New(nil) }

// Misreads lists nothing.
func (e Crew) Misreads(session.Start) ([]study.Misread, error) { return nil, nil }

// New starts a match.
func (e Crew) New(s session.Start) (session.Match, error) {
	return fixture.NewCrew(s.Game, crew[:e.Players], e.Team), nil
}

// Write writes nothing.
func (e Crew) Write(session.Match) ([]byte, error) { return nil, nil }
