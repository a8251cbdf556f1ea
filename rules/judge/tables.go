package main

import (
	"gorin/rules"
	"gorin/rules/reach"
)

// seating is what games have in common besides the seed.
type seating struct {
	group       int
	bots, decks seats6
}

// seats6 is a number for each seat that there may be.
type seats6 [6]int

// tables has a match for each seating that a worker has come to: the next such
// game is dealt in the memory of the last.
type tables map[seating]*rules.Match

// sit begins game i. What is verified or watched begins with a match of its own.
func (s *sim) sit(i int, t tables) (*rules.Match, *reach.Reach, error) {
	setup := s.setupOf(i)
	if s.verify || s.reach {
		return s.start(setup)
	}
	bots, decks := s.sides(i)
	at := seating{s.group(i), bots, decks}
	if m := t[at]; m != nil {
		return m, nil, m.Again(setup.Seed)
	}
	m, _, err := s.start(setup)
	if err != nil {
		return nil, nil, err
	}
	m.Light()
	t[at] = m
	return m, nil, nil
}
