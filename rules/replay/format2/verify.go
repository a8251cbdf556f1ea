package format2

import (
	"bytes"
	"slices"

	"gorin/rules/standing"
)

// Standing is what the state of a key frame says of its match.
//
// These files hold the state of a key frame as it lay in memory, and a hash of the same
// after each answer. No other build can make that hash anew. So what is compared with the
// match that is played again is what the state says by itself: players, turn, number of the
// decision, random generator, result; every pile of every player with each card in it, how
// it lies, to whom it was shown, its damage and since when it is there; what is attached,
// counters, abilities that wait, effects that last, what waits to be resolved, each by the
// cards that it is of and on, its player and its number. Not compared are the names of
// zones and counters, which these states hold as numbers, and how far procedures and
// abilities had come. As the random generator and every hidden card must be the same, a
// match that goes another way shows at the next key frame at the latest; the last frame is
// that of the last answer.
type Standing struct{ state }

// Frame reads the state of a key frame; ids are those of the printed cards, in the order of
// the catalogue.
func Frame(b []byte, ids []string) (*Standing, error) {
	s, err := decode(b)
	if err != nil {
		return nil, err
	}
	s.name(ids)
	return &Standing{*s}, nil
}

// Differs says what differs first from how a match stands, or "".
func (s *Standing) Differs(now *standing.Standing) string {
	then := &s.standing
	switch {
	case then.Seats != now.Seats || then.First != now.First:
		return "the players differ"
	case then.Turn != now.Turn || then.Active != now.Active || then.Seq != now.Seq:
		return "the turn or the number of the decision differs"
	case now.Played != (standing.Played{}):
		return "the format differs"
	case then.Over != now.Over || then.Lost != now.Lost:
		return "the result differs"
	case !bytes.Equal(then.Random, now.Random):
		return "the random generator differs"
	case !s.samePiles(now.Zones):
		return "the cards lie otherwise"
	case !slices.Equal(then.Bonds, now.Bonds):
		return "the attached cards differ"
	case !slices.EqualFunc(then.Counters, now.Counters, func(a, b standing.Counter) bool { b.Name = ""; return a == b }):
		return "the counters differ"
	case !slices.Equal(then.Waiting, now.Waiting) || !slices.Equal(then.Lasting, now.Lasting):
		return "what waits or lasts differs"
	case !slices.Equal(then.Stack, now.Stack) || !slices.Equal(then.Extra, now.Extra):
		return "what is to be resolved differs"
	}
	return ""
}

// name puts the IDs of printed cards in the place of numbers.
func (s *state) name(ids []string) {
	for i := range s.cards {
		if p := s.cards[i].print; i > 0 && p >= 0 && p < len(ids) {
			s.cards[i].ID = ids[p]
		}
	}
	id := func(card int) string {
		if card <= 0 || card >= len(s.cards) {
			return ""
		}
		return s.cards[card].ID
	}
	for _, b := range s.bonds {
		s.standing.Bonds = append(s.standing.Bonds, standing.Bond{Card: id(b.card), Host: id(b.host), Worth: int32(b.worth)})
	}
	for _, c := range s.counters {
		s.standing.Counters = append(s.standing.Counters, standing.Counter{Card: id(c.card), Player: int8(c.host), N: int32(c.worth)})
	}
	named := func(list []waiting) (out []standing.Waiting) {
		for _, w := range list {
			w.Card, w.Source = id(w.card), id(w.source)
			out = append(out, w.Waiting)
		}
		return out
	}
	s.standing.Waiting, s.standing.Lasting, s.standing.Stack = named(s.waiting), named(s.lasting), named(s.stack)
}

// samePiles compares the piles of each player, whatever they are called.
func (s *state) samePiles(now []standing.Zone) bool {
	now = slices.Clone(now)
	for z := range s.zones {
		pile := s.pile(&s.zones[z])
		if len(pile) == 0 {
			continue
		}
		at := slices.IndexFunc(now, func(n standing.Zone) bool {
			return n.Player == z%s.standing.Seats && slices.Equal(n.Cards, pile)
		})
		if at < 0 {
			return false
		}
		now = slices.Delete(now, at, at+1)
	}
	return len(now) == 0
}

// pile is the cards of a zone, bottom to top.
func (s *state) pile(z *zone) (out []standing.Card) {
	for c := z.bottom; c > 0 && c < len(s.cards) && len(out) < len(s.cards); c = s.cards[c].above {
		out = append(out, s.cards[c].Card)
	}
	return out
}
