package kernel

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
)

// What the machine has room for, of what it packs into bits or numbers by place.
const (
	MaxZones  = 64  // kinds of zones
	maxPlaces = 255 // zones of all players together
	MaxEvents = 64  // kinds of events
	maxLayers = 8

	mostClauses = math.MaxUint16 - 1000 // of the book's list; its steps may name more
)

// Close checks the book and numbers its clauses. The error says what is wrong with its tables,
// or what there is more of than there is room for.
func (b *Book) Close() (*Book, error) {
	b.clauseIDs = map[string]uint16{"": 0}
	listed := b.Clauses
	b.Clauses = []string{""}
	for _, c := range listed {
		b.clause(c)
	}
	b.base = uint16(len(b.Procs))
	b.Procs = append(b.Procs[:len(b.Procs):len(b.Procs)], kernelProcs(b)...)
	if err := errors.Join(b.crowded(), b.unfinished(), b.layFormats(), b.layGroups()); err != nil {
		return nil, err
	}
	if err := b.layNumbers(); err != nil {
		return nil, err
	}
	b.layWords()
	b.fillHooks()
	b.layRows()
	b.cites = map[string]uint16{}
	for _, k := range slices.Sorted(maps.Keys(b.Cite)) { // in one order, since states hold the numbers
		b.cites[k] = b.clause(b.Cite[k])
	}
	b.explainLines()
	if n := len(b.Clauses); n > math.MaxUint16 {
		return nil, fmt.Errorf("book %s: %d clauses; there is room for %d", b.Game, n, math.MaxUint16)
	}
	return b, nil
}

// crowded says what the book has more of than there is room for.
func (b *Book) crowded() error {
	var wrong []error
	for _, have := range []struct {
		n, most int
		what    string
	}{
		{len(b.Zones), MaxZones, "kinds of zones"},
		{b.Layers, maxLayers, "layers of continuous effects"},
		{b.SeatVars, len(Position{}.Seats[0]), "registers per player"},
		{len(b.Clauses), mostClauses, "clauses"},
		{len(b.Procs), math.MaxUint16, "procedures"},
		{len(b.Prints), math.MaxUint16, "printed cards"},
		{len(b.Prog.Lines), math.MaxUint16, "abilities"},
		{len(b.Prog.Words), math.MaxUint16, "names"},
	} {
		if have.n > have.most {
			wrong = append(wrong, fmt.Errorf("book %s: %d %s; there is room for %d", b.Game, have.n, have.what, have.most))
		}
	}
	return errors.Join(wrong...)
}

// unfinished says what is missing in the book's tables.
func (b *Book) unfinished() error {
	var wrong []error
	if len(b.LayerMask) < b.Layers {
		wrong = append(wrong, fmt.Errorf("book %s: %d of %d layers say what they change", b.Game, len(b.LayerMask), b.Layers))
	}
	for i, p := range b.Procs {
		if p.Name == "" {
			wrong = append(wrong, fmt.Errorf("book %s: procedure %d has no name", b.Game, i))
		}
		for j, s := range p.Steps {
			if (s.Do == nil) == (s.Ask == nil) || (s.Ask == nil) != (s.Then == nil) {
				wrong = append(wrong, fmt.Errorf("book %s: %s step %d (%s) is neither an act nor a question", b.Game, p.Name, j, s.Clause))
			}
		}
	}
	return errors.Join(wrong...)
}

// Seats refuses a number of players that there is no room for.
func (b *Book) Seats(players int) error {
	if players > MaxPlayers {
		return fmt.Errorf("book %s: %d players; there is room for %d", b.Game, players, MaxPlayers)
	}
	if n := players * len(b.Zones); n > maxPlaces {
		return fmt.Errorf("book %s: %d kinds of zones of %d players are %d zones; there is room for %d", b.Game, len(b.Zones), players, n, maxPlaces)
	}
	return nil
}

// layRows lays the steps of all procedures behind each other.
func (b *Book) layRows() {
	n := 0
	for i := range b.Procs {
		n += len(b.Procs[i].Steps)
	}
	all := make([]row, 0, n)
	b.rows = make([][]row, len(b.Procs))
	for i, p := range b.Procs {
		for _, s := range p.Steps {
			if cite, ok := strings.CutPrefix(s.Clause, "@"); ok {
				s.Clause = b.Cite[cite]
			}
			all = append(all, row{s.Do, s.Ask, s.Then, b.clause(s.Clause)})
		}
		b.rows[i] = all[len(all)-len(p.Steps):]
	}
}
