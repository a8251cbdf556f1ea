package weiss

import (
	"strconv"
	"sync"

	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// pictures are what the pictures of the kinds of cards show.
var pictures = map[string]paint.Kind{"character": paint.Person, "event": paint.Deed, "climax": paint.Panorama}

// at is where the values that stand on cards are in views.
var at = sync.OnceValue(func() (c struct{ level, cost, power, soul, triggers rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("weiss", key) }
	c.level, c.cost, c.power, c.soul, c.triggers = of("level"), of("cost"), of("power"), of("soul"), of("triggers")
	return c
})

// across: a climax is printed to be read lying on its side.
func across(p *rules.Printed) bool { return p.Kind == "climax" }

func face(p *rules.Printed, l rules.Lang) paint.Face {
	f := paint.Face{Name: p.Name.In(l), Picture: skin.Picture(p, p.Word("colour"), pictures[p.Kind], p.Number("level"), skin.Tags{Of: []string{"traits"}}), Sideways: across(p)}
	if p.Kind == "event" {
		f.Label = "EVENT"
	}
	for _, k := range p.Keys("triggers") {
		f.Triggers = append(f.Triggers, triggerIcons[k].Sign)
	}
	for _, k := range p.Keys("icons") {
		f.Icons = append(f.Icons, icons[k].Sign)
	}
	for _, w := range p.Words("traits") {
		f.Traits = append(f.Traits, paint.Sign(w.In(rules.Japanese)))
	}
	return f
}

func look(l *paint.Look, p *rules.Printed, v *rules.CardView, where skin.At) {
	l.Values = p.Kind != "climax"
	l.Fight = p.Kind == "character" && (where.Stage || where.Hand || where.Loose)
	l.First, l.Second, l.Main, l.Beside = v.Now.Num(at().level), v.Now.Num(at().cost), v.Now.Num(at().power), v.Now.Num(at().soul)
	if where.Stage {
		l.MainUp, l.SideUp = skin.Sign(v.Now.Num(at().power)-p.Number("power")), skin.Sign(v.Now.Num(at().soul)-p.Number("soul"))
	}
	if v.Below > 0 {
		l.Badge = "M" + strconv.Itoa(v.Below)
	}
}

// goes: a character is played onto the stage, a climax and an event into zones of their
// own (8.5); in the clock phase a card goes to the clock (6.4.1).
func goes(p *rules.Printed, ask, option string) []string {
	switch {
	case ask == "clock":
		return []string{"clock"}
	case option != "play":
		return nil
	case p.Kind == "character":
		return []string{"front-left", "front-centre", "front-right", "back-left", "back-right"}
	case p.Kind == "climax":
		return []string{"climax"}
	}
	return []string{"resolution"}
}

func facts(p *rules.Printed, v *rules.CardView, l rules.Lang) []skin.Fact {
	facts := []skin.Fact{{Key: "colour-kind", Args: []any{colourWords[p.Word("colour")].In(l), kindWords[p.Kind].In(l)}}}
	level, cost, power, soul, triggers := p.Number("level"), p.Number("cost"), p.Number("power"), p.Number("soul"), p.Keys("triggers")
	if v != nil {
		level, cost, power, soul, triggers = v.Now.Num(at().level), v.Now.Num(at().cost), v.Now.Num(at().power), v.Now.Num(at().soul), v.Now.Set(at().triggers)
	}
	if p.Kind != "climax" {
		facts = append(facts, skin.Fact{Key: "level-n", Args: []any{level}}, skin.Fact{Key: "cost-n", Args: []any{cost}})
	}
	if p.Kind == "character" {
		facts = append(facts, skin.Fact{Key: "power-n", Args: []any{power}, Off: power - p.Number("power")}, skin.Fact{Key: "soul-n", Args: []any{soul}, Off: soul - p.Number("soul")})
	}
	for _, k := range triggers {
		facts = append(facts, skin.Fact{Key: "trigger-n", Args: []any{triggerIcons[k].Name.In(l)}})
	}
	for _, k := range p.Keys("icons") {
		facts = append(facts, skin.Fact{Key: "plain", Args: []any{icons[k].Name.In(l)}})
	}
	return facts
}

func marks(p *rules.Printed, v *rules.CardView) skin.Marks {
	m := skin.Marks{Colour: p.Word("colour"), Aspect: 0.62}
	tint := theme.CardTint(p.Word("colour"))
	level, cost, power, soul := p.Number("level"), p.Number("cost"), p.Number("power"), p.Number("soul")
	if v != nil {
		level, cost, power, soul = v.Now.Num(at().level), v.Now.Num(at().cost), v.Now.Num(at().power), v.Now.Num(at().soul)
	}
	if p.Kind == "climax" {
		m.Aspect = 0.66
	} else {
		m.Discs = append(m.Discs,
			skin.Disc{X: 24, Y: 24, R: 17, Sign: strconv.Itoa(level), Plate: tint.Full, Ink: theme.On(tint.Full)},
			skin.Disc{X: 24, Y: 60, R: 14, Sign: strconv.Itoa(cost), Plate: theme.RGB(0xE4E0D6), Ink: theme.Ink})
	}
	for i, k := range p.Keys("icons") {
		m.Discs = append(m.Discs, skin.Disc{X: 24, Y: 92 + 30*float64(i), R: 13, Sign: icons[k].Sign, Plate: theme.Ink, Ink: theme.White})
	}
	triggers := p.Keys("triggers")
	if v != nil && len(v.Now.Set(at().triggers)) > 0 {
		triggers = v.Now.Set(at().triggers)
	}
	for i, k := range triggers {
		m.Discs = append(m.Discs, skin.Disc{X: -24 - 34*float64(i), Y: 22, R: 14, Sign: triggerIcons[k].Sign, Plate: theme.Vermilion, Ink: theme.White})
	}
	if p.Kind == "character" {
		m.Plate, m.Width = strconv.Itoa(power), 96
		for i := range soul {
			m.Discs = append(m.Discs, skin.Disc{X: 122 + 24*float64(i), Y: -22, R: 10, Sign: "@soul", Plate: theme.RGB(0x6D1F1A), Ink: theme.RGB(0xF3D77A)})
		}
	}
	return m
}
