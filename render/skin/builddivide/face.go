package builddivide

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// pictures are what the pictures of the card types show.
var pictures = map[string]paint.Kind{"unit": paint.Person, "command": paint.Deed, "territory": paint.Place}

func face(p *rules.Printed, l rules.Lang) paint.Face {
	f := paint.Face{
		Scheme: paint.Pair, Name: p.Name.In(l), Colours: p.Keys("colours"),
		Picture: skin.Picture(p, shade(p), pictures[p.Kind], min(3, p.Number("cost")/2), skin.Tags{Of: []string{"attributes", "titles"}, Who: "identities"}),
		Line:    typeLine(p, nil, l),
	}
	if p.Kind == "territory" && p.Number("cost") > 0 {
		f.Picture.Kind = paint.OpenPlace
	}
	for _, k := range p.Keys("triggers") {
		f.Triggers = append(f.Triggers, triggerIcons[k].Sign)
	}
	if p.Word("timing") == "quick" {
		f.Tag = (rules.Words{"クイック", "QUICK"}).In(l)
	}
	if len(p.Words("titles")) > 0 {
		f.Title = p.Words("titles")[0].In(l)
	}
	return f
}

// at is where the values that stand on cards are in views.
var at = sync.OnceValue(func() (c struct{ cost, power, hit, needs, colours rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("builddivide", key) }
	c.cost, c.power, c.hit, c.needs, c.colours = of("cost"), of("power"), of("hit"), of("needs"), of("colours")
	return c
})

// needs is how much of a cost has to be paid in each colour, in their order, and in any.
type needs [5]int

func needsOf(v *rules.CardView) (n needs) {
	for i := range n {
		n[i] = v.Now.Num(at().needs + rules.Column(i))
	}
	return n
}

// needsPrinted is the same of a card as printed.
func needsPrinted(p *rules.Printed) (n needs) {
	for i, colour := range order {
		n[i] = p.Count("needs", colour)
	}
	n[generic] = p.Count("needs", "generic")
	return n
}

// generic is the part of a cost that any colour pays.
const generic = 4

// shade is the colour that a card is painted in.
func shade(p *rules.Printed) string {
	if len(p.Keys("colours")) > 0 {
		return p.Keys("colours")[0]
	}
	return ""
}

// typeLine is the card's types and attributes.
func typeLine(p *rules.Printed, v *rules.CardView, l rules.Lang) string {
	kinds := []string{p.Kind}
	if v != nil && len(v.Kinds) > 0 {
		kinds = slices.Clone(v.Kinds)
	}
	kinds = append(kinds, p.Keys("subtypes")...)
	var words []string
	for _, k := range kinds {
		words = append(words, kindWords[k].In(l))
	}
	return strings.Join(words, (rules.Words{"／", "/"}).In(l))
}

// pips is the coloured part of a cost, one colour each.
func pips(n needs) (out []string) {
	for i, k := range n[:generic] {
		for range k {
			out = append(out, order[i])
		}
	}
	return out
}

func look(l *paint.Look, p *rules.Printed, v *rules.CardView, where skin.At) {
	l.Values = p.Kind != "territory" || p.Number("cost") > 0
	unit := slices.Contains(v.Kinds, "unit") || len(v.Kinds) == 0 && p.Kind == "unit"
	l.Fight = unit && (where.Stage || where.Hand || where.Loose)
	l.First, l.Main, l.Beside, l.Pips = v.Now.Num(at().cost), v.Now.Num(at().power), v.Now.Num(at().hit), pips(needsOf(v))
	l.MainUp, l.SideUp = skin.Sign(v.Now.Num(at().power)-p.Number("power")), skin.Sign(v.Now.Num(at().hit)-p.Number("hit"))
	if !where.Stage {
		return
	}
	l.Taken = v.Damage
	switch {
	case v.Under != 0:
		l.Badge, l.BadgeHigh, l.Fight = fmt.Sprintf("%+d", v.Worth), true, false
	case p.Kind == "territory" && v.Opened:
		l.Badge = (rules.Words{"開放", "OPEN"}).In(where.Lang)
	case p.Kind == "territory":
		l.Badge = (rules.Words{"未開放", "CLOSED"}).In(where.Lang)
	case len(v.Counters) > 0:
		l.Badge = "◆" + strconv.Itoa(sum(v.Counters))
	}
}

// goes: a unit is played onto the field, a command by way of the resolution zone
// (1204-2c), and a card may go to the energy zone instead (1103-7a).
func goes(p *rules.Printed, _, option string) []string {
	switch {
	case option == "energy":
		return []string{"energy"}
	case option == "play" && p.Kind == "unit":
		return []string{"field"}
	case option == "play":
		return []string{"resolution"}
	}
	return nil
}

func sum(list []rules.CounterView) (n int) {
	for _, c := range list {
		n += c.N
	}
	return n
}

func facts(p *rules.Printed, v *rules.CardView, l rules.Lang) []skin.Fact {
	colours, cost, power, hit, needs, timing := p.Keys("colours"), p.Number("cost"), p.Number("power"), p.Number("hit"), needsPrinted(p), p.Word("timing")
	unit := p.Kind == "unit" || p.Number("power") > 0
	if v != nil {
		timing = v.Now.Word("timing")
		colours, cost, power, hit, needs = v.Now.Set(at().colours), v.Now.Num(at().cost), v.Now.Num(at().power), v.Now.Num(at().hit), needsOf(v)
		unit = slices.Contains(v.Kinds, "unit")
	}
	var shades []string
	for _, k := range colours {
		shades = append(shades, colourWords[k].In(l))
	}
	if len(shades) == 0 {
		shades = []string{colourWords[""].In(l)}
	}
	facts := []skin.Fact{{Key: "colour-kind", Args: []any{strings.Join(shades, (rules.Words{"・", "/"}).In(l)), typeLine(p, v, l)}}}
	if p.Kind != "territory" || p.Number("cost") > 0 {
		facts = append(facts, skin.Fact{Key: "cost-needs", Args: []any{cost, needWords(needs, l)}, Off: cost - p.Number("cost")})
	}
	if timing == "quick" {
		facts = append(facts, skin.Fact{Key: "quick"})
	}
	if unit {
		facts = append(facts, skin.Fact{Key: "power-n", Args: []any{power}, Off: power - p.Number("power")}, skin.Fact{Key: "hit-n", Args: []any{hit}, Off: hit - p.Number("hit")})
	}
	for _, k := range p.Keys("triggers") {
		facts = append(facts, skin.Fact{Key: "trigger-n", Args: []any{triggerIcons[k].Name.In(l)}})
	}
	for _, w := range p.Words("titles") {
		facts = append(facts, skin.Fact{Key: "title-n", Args: []any{w.In(l)}})
	}
	for _, w := range p.Words("identities") {
		facts = append(facts, skin.Fact{Key: "identity-n", Args: []any{w.In(l)}})
	}
	if v == nil {
		return facts
	}
	if v.Damage > 0 {
		facts = append(facts, skin.Fact{Key: "damaged-n", Args: []any{v.Damage, max(0, power-v.Damage)}})
	}
	if v.Under != 0 {
		facts = append(facts, skin.Fact{Key: "aura-n", Args: []any{v.Worth}})
	}
	if p.Kind == "territory" {
		facts = append(facts, skin.Fact{Key: map[bool]string{false: "unopened", true: "opened"}[v.Opened]})
	}
	for _, c := range v.Counters {
		facts = append(facts, skin.Fact{Key: "counters-n", Args: []any{c.Name.In(l), c.N}})
	}
	return facts
}

// needWords is how a cost is to be paid: so many of each colour, the rest of any.
func needWords(n needs, l rules.Lang) string {
	var parts []string
	for i, k := range n[:generic] {
		if k > 0 {
			parts = append(parts, strings.ToLower(colourWords[order[i]].In(l))+number(k, l))
		}
	}
	if n[generic] > 0 || len(parts) == 0 {
		parts = append(parts, (rules.Words{"任意", "any"}).In(l)+number(n[generic], l))
	}
	return strings.Join(parts, (rules.Words{"＋", " + "}).In(l))
}

// number is a number behind a word.
func number(n int, l rules.Lang) string { return (rules.Words{"", " "}).In(l) + strconv.Itoa(n) }

func marks(p *rules.Printed, v *rules.CardView) skin.Marks {
	m := skin.Marks{Colour: shade(p), Aspect: 0.62}
	cost, power, hit, needs := p.Number("cost"), p.Number("power"), p.Number("hit"), needsPrinted(p)
	unit := p.Kind == "unit" || p.Number("power") > 0
	if v != nil {
		cost, power, hit, needs = v.Now.Num(at().cost), v.Now.Num(at().power), v.Now.Num(at().hit), needsOf(v)
		unit = slices.Contains(v.Kinds, "unit")
	}
	tint := theme.CardTint(m.Colour)
	if p.Kind != "territory" || p.Number("cost") > 0 {
		m.Discs = append(m.Discs, skin.Disc{X: 24, Y: 24, R: 17, Sign: strconv.Itoa(cost), Plate: tint.Dark, Ink: theme.White})
		for i, k := range pips(needs) {
			full := theme.CardTint(k).Full
			m.Discs = append(m.Discs, skin.Disc{X: 50 + 17*float64(i), Y: 16, R: 7, Sign: theme.Sign(k), Plate: full, Ink: theme.On(full)})
		}
		if needs[generic] > 0 {
			n := needs[0] + needs[1] + needs[2] + needs[3] + needs[generic]
			m.Discs = append(m.Discs, skin.Disc{X: 50 + 17*float64(n-needs[generic]), Y: 16, R: 7, Sign: strconv.Itoa(needs[generic]), Plate: theme.RGB(0xE4E0D6), Ink: theme.Ink})
		}
	}
	for i, k := range p.Keys("triggers") {
		m.Discs = append(m.Discs, skin.Disc{X: -24 - 34*float64(i), Y: 22, R: 14, Sign: triggerIcons[k].Sign, Plate: theme.Vermilion, Ink: theme.White})
	}
	if unit {
		m.Plate, m.Width = fmt.Sprintf("%d/%d", power, hit), 112
	}
	return m
}
