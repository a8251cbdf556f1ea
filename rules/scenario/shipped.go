package scenario

import (
	"fmt"
	"slices"
	"sync"

	"gorin/rules"
	"gorin/rules/pack"
)

// shippedCards are the cards that come with Gorin, by game and ID, read when a
// scenario first names one.
var shippedCards = struct {
	sync.Mutex
	games map[string]map[string]pack.Card
}{games: map[string]map[string]pack.Card{}}

func shippedCard(game, id string) (pack.Card, error) {
	s := &shippedCards
	s.Lock()
	defer s.Unlock()
	if s.games[game] == nil {
		list, _, err := rules.Shipped(game)
		if err != nil {
			return pack.Card{}, err
		}
		s.games[game] = map[string]pack.Card{}
		for _, c := range list {
			s.games[game][c.ID] = c
		}
	}
	c, ok := s.games[game][id]
	if !ok {
		return c, fmt.Errorf("no card %q comes with Gorin", id)
	}
	return c, nil
}

// shipped reads the words of a line that names a card that ships: N = LT/G01-010.
func (p *parser) shipped(words []string) error {
	cards := &p.s.Pos.Cards
	switch {
	case len(words) != 3:
		return fmt.Errorf("a card that ships is a key and its ID: N = LT/G01-010")
	case p.s.keys[words[0]] != "":
		return fmt.Errorf("card %q is described twice", words[0])
	case slices.ContainsFunc(*cards, func(c pack.Card) bool { return c.ID == words[2] }):
		return fmt.Errorf("card %q is called twice", words[2])
	case len(*cards) > maxCards:
		return fmt.Errorf("more than %d cards are described", maxCards)
	}
	c, err := shippedCard(p.game, words[2])
	if err != nil {
		return err
	}
	p.s.keys[words[0]] = c.ID
	*cards = append(*cards, c)
	return nil
}
