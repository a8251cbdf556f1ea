package gallery

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/study"
	"gorin/rules/value"
)

// stock is the cards of a game: those that ship, and the player's own.
type stock struct {
	game    string
	cards   []pack.Card
	prints  []rules.Printed // two of each card: itself, and its opened face, empty where it has none
	of      map[string]int  // by ID
	texts   []string        // of each card what a word is looked for in, folded
	sieves  []sieve
	curves  []*value.Declared // the numbers by which decks are drawn as curves
	studied int               // so many texts have been read
	faces   map[int][]study.Face
	tints   []*string // by card, nil as long as nobody has asked
}

// sieve is something printed by which cards are told apart.
type sieve struct {
	key    string // of a declared value, "kind" for the kind of the card
	words  rules.Words
	shape  value.Shape
	values []choice
}

// choice is one value of a sieve.
type choice struct {
	key   string
	words rules.Words
}

// kindSieve is the key of the sieve of kinds; no value may be called so.
const kindSieve = "kind"

// mostNumber is the largest number of which each value can be chosen by itself.
const mostNumber = 20

func newStock(game string, cards []pack.Card, kind rules.Words) *stock {
	s := &stock{game: game, cards: cards, of: map[string]int{}, faces: map[int][]study.Face{}}
	for i := range cards {
		c := &cards[i]
		s.of[c.ID] = i
		plain, open := study.Plain(game, c), rules.Printed{Other: -1}
		if c.Open != nil {
			open = study.Plain(game, c.Open)
			plain.Other, open.Other = 2*i+1, 2*i
		}
		s.prints = append(s.prints, plain, open)
		s.texts = append(s.texts, textOf(&plain)+textOf(&open))
	}
	for _, d := range rules.Declared(game) {
		if d.Shape != value.Number || d.Most > mostNumber {
			if d.Shape == value.Number {
				break // what follows is what cards fight with
			}
			continue
		}
		s.curves = append(s.curves, &d)
	}
	s.sieves = s.sift(kind)
	return s
}

// textOf is what a word is looked for in.
func textOf(p *rules.Printed) string {
	all := []string{p.Name[0], p.Name[1], p.ID, p.Title[0], p.Title[1]}
	for _, v := range p.Values {
		for _, w := range v.Tags {
			all = append(all, w[0], w[1])
		}
	}
	for _, w := range p.Lines {
		all = append(all, w[0], w[1])
	}
	return fold(strings.Join(all, "\n")) + "\n"
}

// sift lists the sieves: those that part the cards.
func (s *stock) sift(kind rules.Words) (out []sieve) {
	look := skins.For(s.game)
	add := func(v sieve, known []string, words func(string) rules.Words) {
		for _, k := range known {
			if slices.ContainsFunc(s.cards, func(c pack.Card) bool { return v.has(&c, k) }) {
				v.values = append(v.values, choice{k, words(k)})
			}
		}
		if len(v.values) > 1 {
			out = append(out, v)
		}
	}
	var kinds []string
	for i := range s.cards {
		if k := s.cards[i].Kind; !slices.Contains(kinds, k) {
			kinds = append(kinds, k)
		}
	}
	add(sieve{key: kindSieve, words: kind, shape: value.Word}, kinds, s.kind)
	declared := rules.Declared(s.game)
	for _, numbers := range []bool{false, true} {
		for _, d := range declared {
			v := sieve{key: d.Key, words: d.Words, shape: d.Shape}
			switch {
			case d.Unsaid || numbers != (d.Shape == value.Number) || d.Halves[0].Key != "":
			case numbers && d.Most <= mostNumber:
				var known []string
				for n := range d.Most + 1 {
					known = append(known, strconv.Itoa(n))
				}
				add(v, known, func(k string) rules.Words { return rules.Words{k, k} })
			case d.Shape == value.Word || d.Shape == value.Keys:
				add(v, d.Known, func(k string) rules.Words { return look.Said(d.Key, k) })
			}
		}
	}
	return out
}

// has reports whether a card has a value.
func (v *sieve) has(c *pack.Card, key string) bool {
	switch {
	case v.key == kindSieve:
		return c.Kind == key
	case v.shape == value.Number:
		return rules.Bears(c.Game, c.Kind, v.key) && strconv.Itoa(c.Number(v.key)) == key
	case v.shape == value.Word:
		return rules.Bears(c.Game, c.Kind, v.key) && c.Word(v.key) == key
	}
	return slices.Contains(c.Keys(v.key), key)
}

// kind is what a kind of card is called.
func (s *stock) kind(key string) rules.Words { return rules.KindWords(s.game, key) }

// bears reports whether a number is printed on cards of a card's kind.
func (s *stock) bears(card int, key string) bool { return rules.Bears(s.game, s.cards[card].Kind, key) }

// study reads the texts of a few more cards, and reports whether all are read.
func (s *stock) study() bool {
	if s.studied < len(s.cards) {
		i := s.studied
		s.studied++
		for _, f := range s.face(2 * i) {
			s.texts[i] += textOf(&f.Printed)
		}
	}
	return s.studied == len(s.cards)
}

// face is both faces of a card with what is understood of them, the one of a number first; nothing
// where a card cannot be read at all.
func (s *stock) face(n int) []study.Face {
	f, ok := s.faces[n/2]
	if !ok {
		f, _ = study.Cards(s.game, s.cards[n/2:n/2+1]) // what keeps a card from being read is told where packs are
		s.faces[n/2] = f
	}
	if n%2 == 1 && len(f) > 1 {
		return []study.Face{f[1], f[0]}
	}
	return f
}

// compare is the order of cards in decks and in the gallery: by kind, by the numbers of the curves, by ID.
func (s *stock) compare(a, b int) int {
	x, y := &s.cards[a], &s.cards[b]
	if x.Kind != y.Kind {
		for i := range s.cards {
			switch s.cards[i].Kind {
			case x.Kind:
				return -1
			case y.Kind:
				return 1
			}
		}
	}
	for _, d := range s.curves {
		if n := cmp.Compare(x.Number(d.Key), y.Number(d.Key)); n != 0 {
			return n
		}
	}
	return cmp.Compare(x.ID, y.ID)
}

// tint is the colour of a card's picture, "" for none.
func (s *stock) tint(card int) string {
	if s.tints == nil {
		s.tints = make([]*string, len(s.cards))
	}
	if s.tints[card] == nil {
		of := skins.For(s.game).Face(&s.prints[2*card], rules.Japanese).Picture.Colour
		s.tints[card] = &of
	}
	return *s.tints[card]
}
