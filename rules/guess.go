package rules

import (
	"errors"
	"math/rand/v2"
	"slices"
	"sync"

	"gorin/rules/deck"
	"gorin/rules/kernel"
	"gorin/rules/pack"
	"gorin/rules/show"
)

// Sight is what a seat knows of a match as it stands: where everything lies and what is going on, but not which cards
// those are that the seat does not see, nor what chance will bring. Matches that may be the real one are drawn from it.
type Sight struct {
	Seat   int
	match  *Match // hidden cards are blank, and more cards are ready than are played with
	others *others
	unseen []unseen
}

// unseen are the cards of a player that a seat cannot tell apart: those that come from one part of the deck.
type unseen struct {
	owner int8
	home  string // the zone of that part
	cards []kernel.CardID
	may   [][]uint16 // for each deck that the player may have, the prints that they may be: more than there are cards, perhaps
}

// others is what decks are guessed from: all cards that ship with a game beside those that are played with.
type others struct {
	own   *show.Set             // what is played with
	set   *show.Set             // these first, then those that ship
	decks []map[string][]uint16 // of each that ships, by the zone of the part, its prints in order
	print []uint16              // of the match's prints, which they are in set

	once      sync.Once
	catalogue []Printed
}

// errUnguessed is that a match cannot be guessed.
var errUnguessed = errors.New("guess: nobody sits there, or nobody is asked")

// Sight is what a seat knows of the match. What is written into it stays valid when the match goes on.
func (t *Match) Sight(seat int) (*Sight, error) {
	if seat < 0 || seat >= len(t.setup.Seats) || t.m.Pending() == nil {
		return nil, errUnguessed
	}
	if err := t.widen(); err != nil {
		return nil, err
	}
	s := &Sight{Seat: seat, others: t.others, match: &Match{book: t.book, setup: t.setup, cards: t.others.set, names: t.names, light: true}}
	s.match.m = &kernel.Machine{Book: t.others.set.Book}
	s.match.m.S.CopyFrom(&t.m.S)
	s.match.m.S.Rand = rand.PCG{}
	s.blank(t)
	return s, nil
}

// Game is the key of the match's game.
func (s *Sight) Game() string { return s.match.setup.Game }

// Players is how many seats the match has.
func (s *Sight) Players() int { return int(s.match.m.S.Players) }

// Catalogue is the printed cards of the matches that are guessed; CardView.Print indexes it there. Nobody changes it.
func (s *Sight) Catalogue() []Printed {
	o := s.others
	o.once.Do(func() { o.catalogue = s.match.Catalogue() })
	return o.catalogue
}

// widen makes more cards ready to play than the match is played with: those that may be in decks that a seat does not
// know. Of the match's own cards everything stays as it is compiled, but where their prints stand.
func (t *Match) widen() error {
	if t.others != nil {
		return nil
	}
	cards, decks, err := Shipped(t.setup.Game)
	if err != nil {
		return err
	}
	more := slices.DeleteFunc(slices.Clone(cards), func(c pack.Card) bool {
		return slices.ContainsFunc(t.cards.From, func(o pack.Card) bool { return o.ID == c.ID })
	})
	o := &others{own: t.cards}
	if o.set, err = t.book.Wider(t.cards, more); err != nil {
		return err
	}
	for i := range t.cards.List {
		o.print = append(o.print, o.set.Index[t.cards.List[i].ID])
	}
	for i := range decks {
		o.decks = append(o.decks, o.prints(t.book, &decks[i]))
	}
	t.others = o
	return nil
}

// prints are the prints of a deck, by the zone of each part.
func (o *others) prints(b *show.Book, d *deck.Deck) map[string][]uint16 {
	parts := map[string][]uint16{}
	for _, part := range b.Deck.Parts {
		for _, l := range d.In(part.Key) {
			p, ok := o.set.Index[l.ID]
			for range l.Count {
				if ok && !o.set.Book.Prints[p].Faces { // what has two faces is never hidden
					parts[part.Zone] = append(parts[part.Zone], p)
				}
			}
		}
	}
	return parts
}

// blank forgets which cards the seat does not see, and notes where those lie and what they may be.
func (s *Sight) blank(t *Match) {
	m := s.match.m
	for i := range m.S.Saved {
		for id := 1; id < len(m.S.Saved[i].Cards); id++ {
			card := &m.S.Saved[i].Cards[id]
			card.Print = s.others.print[card.Print]
		}
	}
	for p := range m.S.Players {
		first := len(s.unseen)
		var own [][]uint16 // of each part
		var seen []uint16
		for id := kernel.CardID(1); int(id) < len(m.S.Cards); id++ {
			card := &t.m.S.Cards[id]
			print := s.others.print[card.Print]
			m.S.Cards[id].Print = print
			switch {
			case card.Owner != p:
				continue
			case t.m.SeesCard(int8(s.Seat), id):
				seen = append(seen, print)
				continue
			}
			home := t.book.Deck.Home(t.cards.List[card.Print].Kind, t.m.Spec(card.Zone).Key)
			i := slices.IndexFunc(s.unseen[first:], func(u unseen) bool { return u.home == home })
			if i < 0 {
				i = len(own)
				s.unseen, own = append(s.unseen, unseen{owner: p, home: home}), append(own, nil)
			}
			s.unseen[first+i].cards, own[i] = append(s.unseen[first+i].cards, id), append(own[i], print)
		}
		if p == int8(s.Seat) { // the deck is its own, and so it knows which cards are left
			for i := range own {
				slices.Sort(own[i])
				s.unseen[first+i].may = own[i : i+1]
			}
			continue
		}
		for _, d := range s.others.like(seen) {
			for i := first; i < len(s.unseen); i++ {
				u := &s.unseen[i]
				u.may = append(u.may, s.others.left(d, u.home, seen, len(u.cards)))
			}
		}
	}
	for _, u := range s.unseen {
		for _, id := range u.cards {
			s.set(m, id, u.may[0][0])
		}
	}
}

// set says which print a card has.
func (*Sight) set(m *kernel.Machine, id kernel.CardID, print uint16) {
	m.S.Cards[id].Print = print
	for i := range m.S.Saved {
		if int(id) < len(m.S.Saved[i].Cards) {
			m.S.Saved[i].Cards[id].Print = print
		}
	}
}

// like are the decks that ship in which the most of some cards are.
func (o *others) like(seen []uint16) (like []map[string][]uint16) {
	most := -1
	for _, d := range o.decks {
		left := map[uint16]int{}
		for _, part := range d {
			for _, p := range part {
				left[p]++
			}
		}
		n := 0
		for _, p := range seen {
			if left[p]--; left[p] >= 0 {
				n++
			}
		}
		if n > most {
			most, like = n, nil
		}
		if n == most {
			like = append(like, d)
		}
	}
	if like == nil { // none ships
		like = append(like, nil)
	}
	return like
}

// left are what n cards may be of a part of a deck from which some have been seen: those that have not; of what has been seen and
// is not in the deck another copy; and if that is too little, any of them again, or any card at all.
func (o *others) left(deck map[string][]uint16, home string, seen []uint16, n int) []uint16 {
	seen = slices.Clone(seen)
	var left []uint16
	for _, p := range deck[home] {
		if i := slices.Index(seen, p); i >= 0 {
			seen = slices.Delete(seen, i, i+1)
			continue
		}
		left = append(left, p)
	}
	slices.Sort(seen)
	for _, p := range slices.Compact(seen) {
		kind := o.set.List[p].Kind
		if !o.set.Book.Prints[p].Faces && slices.ContainsFunc(deck[home], func(q uint16) bool { return o.set.List[q].Kind == kind }) {
			left = append(left, p)
		}
	}
	if len(left) < n {
		left = append(left, deck[home]...)
	}
	for p := uint16(0); int(p) < len(o.set.List) && len(left) == 0; p++ {
		if !o.set.Book.Prints[p].Faces {
			left = append(left, p)
		}
	}
	return left
}

// Guess is a match that may be the real one, for all that the seat knows: every card that it sees lies where it lies,
// the others are drawn. It is in the memory of in, if that is not nil, and keeps no history, no log and no words. Chance
// goes on from the seed, too; one seed draws the same match from what is the same to know.
func (s *Sight) Guess(seed uint64, in *Match) *Match {
	if in == nil {
		in = &Match{m: &kernel.Machine{}}
	}
	from := s.match
	in.book, in.setup, in.cards, in.names, in.light = from.book, from.setup, from.cards, from.names, true
	in.m.Book = from.m.Book
	in.m.S.CopyFrom(&from.m.S)
	in.m.S.Rand = *rand.NewPCG(seed, streamGuess)
	r := rand.New(rand.NewPCG(seed, streamUnseen))
	deck, owner := 0, kernel.NoPlayer
	for i := range s.unseen {
		u := &s.unseen[i]
		if u.owner != owner {
			deck, owner = r.IntN(len(u.may)), u.owner
		}
		prints := u.may[deck]
		order := r.Perm(len(prints))
		for k, id := range u.cards {
			s.set(in.m, id, prints[order[k%len(order)]])
		}
	}
	in.m.Reopen()
	return in
}

// The second halves of the seeds of what is drawn for a guess.
const (
	streamGuess  = 0x6775657373
	streamUnseen = 0x756e7365656e
)
