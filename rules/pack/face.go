package pack

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules/ability"
)

// side checks one face of a card.
type side struct {
	*checker
	at  string // before the name of a field
	who Words  // what the fields are of
	Fields
	english map[string]string
}

// face fills in what may stand on either face of a card.
func (s side) face(card *Card, in *fileFace) {
	card.Name, card.Lines, card.Flavour = in.Name, nil, in.Flavour
	for _, line := range in.Text {
		card.Lines = append(card.Lines, ability.Several(line)...)
	}
	s.words(s.at+"name", in.Name, false)
	if card.Name.En == "" {
		card.Name.En = card.Name.Ja
	}
	s.words(s.at+"flavour", in.Flavour, true)
	s.text(s.at, card.Lines)
	card.Cost = s.number("cost", in.Cost, Step{Max: s.vals.Cost, Of: 1})
	card.Power = s.number("power", in.Power, s.vals.Power)
	card.Hit = s.number("hit", in.Hit, Step{Max: MaxNumber, Of: 1})
	card.Colours = in.Colours
	s.allOf("colours", in.Colours, s.vals.AnyColours)
	if s.may("needs", in.Needs != nil) {
		card.Needs = s.needs(card, in.Needs)
	}
	card.Titles = s.tags("titles", in.Titles)
	card.Identities = s.tags("identities", in.Identities)
	if attributes := s.tags("attributes", in.Attributes); attributes != nil {
		card.Traits = attributes
	}
	card.AbilityIcons = in.AbilityIcons
	s.abilityIcons(in.AbilityIcons)
}

func (s side) missing(field string) {
	s.fail(s.at+field, "書かれていない。%[1]sには必要", "missing; %[2]s has one", s.who.Ja, s.who.En)
}

func (s side) none(field string) {
	s.fail(s.at+field, "%[1]sには書けない", "%[2]s has none", s.who.Ja, s.who.En)
}

// may reports whether the face carries a field, and refuses it if it stands
// where it may not.
func (s side) may(field string, written bool) bool {
	ok := slices.Contains(s.May, field)
	if written && !ok {
		s.none(field)
	}
	return ok
}

// number checks a printed number: there if the face must have it, not there if
// it carries none, within its range.
func (s side) number(field string, n *int, of Step) int {
	must := slices.Contains(s.Must, field)
	switch {
	case n == nil && !must:
		return 0
	case n == nil:
		s.missing(field)
	case !must && !slices.Contains(s.May, field):
		s.none(field)
	case *n < 0 || *n > of.Max:
		s.fail(s.at+field, "%dは0から%dまでの数ではない", "%d is not within 0 to %d", *n, of.Max)
	case *n%of.Of != 0:
		s.fail(s.at+field, "%dは%dの倍数ではない", "%d is not a multiple of %d", *n, of.Of)
	default:
		return *n
	}
	return 0
}

// allOf checks a list of known words.
func (s side) allOf(field string, list, known []string) {
	if !s.may(field, len(list) > 0) {
		return
	}
	if len(list) > len(known) {
		s.fail(s.at+field, "%d個ある。%d個まで", "%d of them; at most %d", len(list), len(known))
	}
	for i, w := range list {
		s.oneOf(s.at+field, w, known)
		if field == "colours" && slices.Contains(list[:i], w) {
			s.fail(s.at+field, "「%s」が2度ある", "%s stands twice", w)
		}
	}
}

// tags translates a card's traits, titles or identity names.
func (s side) tags(field string, list []string) []Words {
	if !s.may(field, len(list) > 0) {
		return nil
	}
	if len(list) > MaxTags {
		s.fail(s.at+field, "%d個ある。%d個まで", "%d of them; at most %d", len(list), MaxTags)
		return nil
	}
	var out []Words
	for i, t := range list {
		s.short(s.at+field, t, false)
		if slices.Contains(list[:i], t) {
			s.fail(s.at+field, "「%s」が2度ある", "%s stands twice", t)
		}
		en := s.english[t]
		if en == "" {
			en = t
		}
		out = append(out, Words{t, en})
	}
	return out
}

// needs checks the parts of the cost against its total (3.06.2.a.1), or tells
// them from it where only the total is printed (306-2d): one of the card's
// colour, the rest of any. A card of no colour needs any (203-2c), and one of
// several must print the parts.
func (s side) needs(card *Card, written *Needs) Needs {
	if written != nil {
		n := *written
		if least := min(n.Black, n.Blue, n.White, n.Red, n.Generic); least < 0 {
			s.fail(s.at+"needs", "%dは0より小さい", "%d is less than 0", least)
		} else if most := max(n.Black, n.Blue, n.White, n.Red, n.Generic); most > s.vals.Cost || n.Total() != card.Cost {
			s.fail(s.at+"needs", "合わせてもコスト%dにならない", "the parts do not make the cost, %d", card.Cost)
		}
		return n
	}
	n := Needs{Generic: card.Cost}
	if len(card.Colours) == 0 || card.Cost == 0 {
		return n
	}
	if len(card.Colours) > 1 {
		s.fail(s.at+"needs", "書かれていない。複数の色のカードには、それぞれの色の必要数を書く", "missing; a card of several colours says what it needs of each")
		return n
	}
	n.Generic--
	switch card.Colours[0] {
	case "black":
		n.Black = 1
	case "blue":
		n.Blue = 1
	case "white":
		n.White = 1
	case "red":
		n.Red = 1
	}
	return n
}

// abilityIcons checks pairs "condition/effect" (1501-2).
func (s side) abilityIcons(list []string) {
	const field = "ability-icons"
	if !s.may(field, len(list) > 0) {
		return
	}
	if len(list) > MaxPairs {
		s.fail(s.at+field, "%d個ある。%d個まで", "%d of them; at most %d", len(list), MaxPairs)
		return
	}
	for i, pair := range list {
		condition, effect, ok := strings.Cut(pair, "/")
		if !ok {
			s.fail(fmt.Sprintf("%s%s %d", s.at, field, i+1), "%q。「条件/効果」の形で書く", "%q; want condition/effect", pair)
			continue
		}
		s.oneOf(s.at+"condition", condition, s.vals.Conditions)
		s.oneOf(s.at+"effect", effect, s.vals.Effects)
	}
}
