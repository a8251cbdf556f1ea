package skin

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/rules"
	"gorin/rules/value"
)

// printed is what a plain skin reads off the cards of a game, by what the game declares.
type printed struct {
	game   string
	list   *value.List
	number *value.Declared // the first number, nil for none; the same with the others
	beside *value.Declared // the second number: then both stand at the foot
	tint   *value.Declared // the first word or words that are colours of the theme
	tags   *value.Declared
}

// find looks for what is shown.
func (d *printed) find() {
	for i := range d.list.Declared {
		v := &d.list.Declared[i]
		switch {
		case v.Shape == value.Number && d.number == nil:
			d.number = v
		case v.Shape == value.Number && d.beside == nil:
			d.beside = v
		case v.Shape == value.Tags && d.tags == nil:
			d.tags = v
		case (v.Shape == value.Word || v.Shape == value.Keys) && d.tint == nil && slices.ContainsFunc(v.Known, func(key string) bool { return slices.Contains(theme.Colours, key) }):
			d.tint = v
		}
	}
}

// kind is what a kind of card is called.
func (d *printed) kind(key string, l rules.Lang) string {
	if k := d.list.Kind(key); k != nil {
		return rules.Words{k.Words[rules.Japanese], capital(k.Words[rules.English])}.In(l)
	}
	return plainName(key).In(l)
}

// colour is the colour of a card, "" for none.
func (d *printed) colour(p *rules.Printed) string {
	if d.tint != nil {
		for _, key := range p.Keys(d.tint.Key) {
			return key
		}
	}
	return ""
}

func (d *printed) has(p *rules.Printed, v *value.Declared) bool {
	if v == nil {
		return false
	}
	if k := d.list.Kind(p.Kind); k != nil {
		_, may := k.Has(v.Key)
		return may
	}
	return p.Number(v.Key) != 0
}

// count is the number of a card: as it is now, where v says so.
func count(p *rules.Printed, v *rules.CardView, of *value.Declared) int {
	if v == nil {
		return p.Number(of.Key)
	}
	return v.Now.Number(of.Key)
}

func (d *printed) face(p *rules.Printed, l rules.Lang) paint.Face {
	tags := Tags{}
	line := d.kind(p.Kind, l)
	if d.tags != nil {
		tags.Of = []string{d.tags.Key}
		for _, w := range p.Words(d.tags.Key) {
			line += d.tags.Brackets[0] + w.In(l) + d.tags.Brackets[1]
		}
	}
	return paint.Face{Name: p.Name.In(l), Picture: Picture(p, d.colour(p), paint.Deed, 0, tags), Scheme: paint.Pair, Line: line}
}

func (d *printed) look(l *paint.Look, p *rules.Printed, v *rules.CardView, _ At) {
	switch {
	case d.has(p, d.number) && d.has(p, d.beside):
		l.Fight, l.Main, l.Beside = true, count(p, v, d.number), count(p, v, d.beside)
		l.MainUp, l.SideUp = Sign(l.Main-p.Number(d.number.Key)), Sign(l.Beside-p.Number(d.beside.Key))
	case d.has(p, d.number):
		l.Values, l.First = true, count(p, v, d.number)
	}
	if v.Below > 0 {
		l.Badge = strconv.Itoa(v.Below)
	}
}

func (d *printed) facts(p *rules.Printed, v *rules.CardView, l rules.Lang) []Fact {
	facts := []Fact{{Key: "plain", Args: []any{d.kind(p.Kind, l)}}}
	for i := range d.list.Declared {
		dec, said, off := &d.list.Declared[i], "", 0
		switch {
		case !d.has(p, dec):
			continue
		case dec.Shape == value.Number:
			said, off = strconv.Itoa(count(p, v, dec)), count(p, v, dec)-p.Number(dec.Key)
		case dec.Shape == value.Word || dec.Shape == value.Keys:
			var words []string
			for _, key := range p.Keys(dec.Key) {
				words = append(words, plainWords(d.game, dec.Key+"."+key, key).In(l))
			}
			said = strings.Join(words, rules.Words{"・", ", "}.In(l))
		}
		if said != "" {
			facts = append(facts, Fact{Key: "plain", Args: []any{dec.Words.In(l) + " " + said}, Off: off})
		}
	}
	return facts
}

func (d *printed) marks(p *rules.Printed, v *rules.CardView) Marks {
	m := Marks{Aspect: 0.62, Colour: d.colour(p)}
	switch {
	case d.has(p, d.number) && d.has(p, d.beside):
		m.Plate, m.Width = strconv.Itoa(count(p, v, d.number))+"/"+strconv.Itoa(count(p, v, d.beside)), 64
	case d.has(p, d.number):
		tint := theme.CardTint(m.Colour)
		m.Discs = append(m.Discs, Disc{X: 24, Y: 24, R: 17, Sign: strconv.Itoa(count(p, v, d.number)), Plate: tint.Dark, Ink: theme.White})
	}
	return m
}
