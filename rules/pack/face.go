package pack

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/value"
)

// side checks one face of a card.
type side struct {
	*checker
	at  string     // before the name of a field
	who lang.Words // what the fields are of
	*value.Face
	english map[string]string
}

// face fills in a face of a card.
func (s side) face(card *Card, in *fileFace) {
	card.Name, card.Lines, card.Flavour = in.Name, nil, in.Flavour
	for _, line := range in.Text {
		card.Lines = append(card.Lines, ability.Several(line)...)
	}
	s.words(s.at+"name", in.Name, false)
	if card.Name[lang.English] == "" {
		card.Name[lang.English] = card.Name[lang.Japanese]
	}
	s.words(s.at+"flavour", in.Flavour, true)
	s.text(s.at, card.Lines)
	for _, key := range in.foreign {
		s.none(key)
	}
	var unread []string
	for i := range s.vals.Declared {
		d := &s.vals.Declared[i]
		v, written := in.written[d.Key]
		if s.value(d, &v, written) {
			card.Put(v)
		} else if written {
			unread = append(unread, d.Key) // what is wrong with it has been said
		}
	}
	for i := range s.vals.Declared {
		d := &s.vals.Declared[i]
		_, written := in.written[d.Key]
		if _, may := s.Has(d.Key); may && d.Complete != nil && !slices.Contains(unread, d.Key) {
			if w := d.Complete(&card.Values, written); w != (lang.Words{}) {
				s.note(s.at+d.Key, w)
			}
		}
	}
	s.together(in.written)
}

// together checks values of which all are written or none.
func (s side) together(written map[string]value.Value) {
	n := 0
	for _, key := range s.Together {
		if _, ok := written[key]; ok {
			n++
		}
	}
	if n == 0 || n == len(s.Together) {
		return
	}
	var ja, en []string
	for _, key := range s.Together {
		w := s.vals.Find(key).Words
		ja, en = append(ja, w[lang.Japanese]), append(en, w[lang.English])
	}
	s.fail(strings.TrimSuffix(s.at, "."), "%[1]sは両方書くか、両方書かない（%[3]s）", "%[2]s stand together, or neither (%[3]s)",
		strings.Join(ja, "と"), strings.Join(en, " and "), s.Clause)
}

// value checks a value: there if the face must have it, not there if it carries none. It
// reports whether the card has it.
func (s side) value(d *value.Declared, v *value.Value, written bool) bool {
	must, may := s.Has(d.Key)
	switch {
	case !written && must:
		s.missing(d.Key)
		return false
	case !written:
		return false
	case !may:
		s.none(d.Key)
		return false
	}
	field := s.at + d.Key
	switch d.Shape {
	case value.Number:
		return s.number(d, field, v.N)
	case value.Word:
		s.oneOf(field, v.Keys[0], d.Known)
	case value.Keys:
		s.allOf(d, field, v.Keys)
	case value.Counts:
		return s.counts(d, field, v.Counts)
	case value.Tags:
		v.Tags = s.tags(field, v.Tags)
	}
	return true
}

func (s side) missing(field string) {
	s.fail(s.at+field, "書かれていない。%[1]sには必要", "missing; %[2]s has one", s.who[lang.Japanese], s.who[lang.English])
}

func (s side) none(field string) {
	s.fail(s.at+field, "%[1]sには書けない", "%[2]s has none", s.who[lang.Japanese], s.who[lang.English])
}

// number checks that a number is within its range.
func (s side) number(d *value.Declared, field string, n int) bool {
	switch step := max(d.Step, 1); {
	case n < 0 || n > d.Most:
		s.fail(field, "%dは0から%dまでの数ではない", "%d is not within 0 to %d", n, d.Most)
	case n%step != 0:
		s.fail(field, "%dは%dの倍数ではない", "%d is not a multiple of %d", n, step)
	default:
		return true
	}
	return false
}

// allOf checks a list of known keys.
func (s side) allOf(d *value.Declared, field string, list []string) {
	most := d.Most
	if most == 0 {
		most = len(d.Known)
	}
	if len(list) > most {
		s.fail(field, "%d個ある。%d個まで", "%d of them; at most %d", len(list), most)
		if d.Halves[0].Key != "" {
			return
		}
	}
	for i, w := range list {
		if d.Halves[0].Key != "" {
			s.halves(d, fmt.Sprintf("%s %d", field, i+1), w)
			continue
		}
		s.oneOf(field, w, d.Known)
		if d.Once && slices.Contains(list[:i], w) {
			s.fail(field, "「%s」が2度ある", "%s stands twice", w)
		}
	}
}

// halves checks a key of two halves.
func (s side) halves(d *value.Declared, field, key string) {
	h := &d.Halves
	left, right, ok := strings.Cut(key, "/")
	if !ok {
		s.note(field, say("%[1]q。「%[2]s」の形で書く", "%[1]q; want %[3]s", clip(key), h[0].Ja+"/"+h[1].Ja, h[0].Key+"/"+h[1].Key))
		return
	}
	s.oneOf(s.at+h[0].Key, left, h[0].Known)
	s.oneOf(s.at+h[1].Key, right, h[1].Known)
}

// counts checks that no number is less than 0 or too large.
func (s side) counts(d *value.Declared, field string, list []value.Count) bool {
	for _, c := range list {
		switch {
		case !slices.Contains(d.Known, c.Key):
			s.oneOf(field, c.Key, d.Known)
			return false
		case c.N < 0:
			s.fail(field, "%dは0より小さい", "%d is less than 0", c.N)
			return false
		}
	}
	return true
}

// tags translates the names of a value.
func (s side) tags(field string, list []lang.Words) (out []lang.Words) {
	if len(list) > MaxTags {
		s.fail(field, "%d個ある。%d個まで", "%d of them; at most %d", len(list), MaxTags)
		return nil
	}
	for i, t := range list {
		s.short(field, t[lang.Japanese], false)
		if slices.ContainsFunc(list[:i], func(o lang.Words) bool { return o[lang.Japanese] == t[lang.Japanese] }) {
			s.fail(field, "「%s」が2度ある", "%s stands twice", t[lang.Japanese])
		}
		en := s.english[t[lang.Japanese]]
		if en == "" {
			en = t[lang.Japanese]
		}
		out = append(out, lang.Words{t[lang.Japanese], en})
	}
	return out
}
