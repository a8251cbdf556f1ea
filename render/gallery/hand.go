package gallery

import (
	"math/rand/v2"

	"gorin/rules"
	"gorin/rules/deck"
)

// hand is a test draw: a deck that was shuffled, and how many cards of it are drawn.
type hand struct {
	cards []int // of the stock
	drawn int
}

// shuffled is an opening hand of a deck.
func (s *stock) shuffled(d *deck.Deck) *hand {
	h := new(hand)
	for _, l := range d.Cards {
		if at, ok := s.of[l.ID]; ok {
			for range min(l.Count, deck.MaxCount) {
				h.cards = append(h.cards, at)
			}
		}
	}
	rand.Shuffle(len(h.cards), func(i, j int) { h.cards[i], h.cards[j] = h.cards[j], h.cards[i] })
	h.drawn = min(len(h.cards), rules.OpeningHand(s.game))
	return h
}

// draw draws a card more.
func (h *hand) draw() { h.drawn = min(h.drawn+1, len(h.cards)) }

// left is how many cards are left in the deck.
func (h *hand) left() int { return len(h.cards) - h.drawn }
