package skin

import (
	"strconv"

	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/rules"
)

func weissFace(p *rules.Printed, l rules.Lang) paint.Face {
	f := paint.Face{Name: p.Name.In(l), Picture: picture(p, p.Colour, p.Kind, p.Level)}
	for _, k := range p.Triggers {
		f.Triggers = append(f.Triggers, weissTriggers[k].Sign)
	}
	for _, k := range p.Icons {
		f.Icons = append(f.Icons, weissIcons[k].Sign)
	}
	for _, w := range p.Traits {
		f.Traits = append(f.Traits, paint.Sign(w.In(rules.Japanese)))
	}
	return f
}

func weissLook(l *paint.Look, p *rules.Printed, v *rules.CardView, at At) {
	l.Values = p.Kind != "climax"
	l.Fight = p.Kind == "character" && (at.Stage || at.Hand || at.Loose)
	l.Level, l.Cost, l.Power, l.Soul = v.Level, v.Cost, v.Power, v.Soul
	if at.Stage {
		l.Raised, l.RaisedS = sign(v.Power-p.Power), sign(v.Soul-p.Soul)
	}
	if v.Markers > 0 {
		l.Badge = "M" + strconv.Itoa(v.Markers)
	}
}

// weissGoes: a character is played onto the stage, a climax and an event into zones of their
// own (8.5); in the clock phase a card goes to the clock (6.4.1).
func weissGoes(p *rules.Printed, ask, option string) []string {
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

func weissFacts(p *rules.Printed, v *rules.CardView, l rules.Lang) []Fact {
	facts := []Fact{{Key: "colour-kind", Args: []any{weissColours[p.Colour].In(l), weissKinds[p.Kind].In(l)}}}
	level, cost, power, soul, triggers := p.Level, p.Cost, p.Power, p.Soul, p.Triggers
	if v != nil {
		level, cost, power, soul, triggers = v.Level, v.Cost, v.Power, v.Soul, v.Triggers
	}
	if p.Kind != "climax" {
		facts = append(facts, Fact{Key: "level-n", Args: []any{level}}, Fact{Key: "cost-n", Args: []any{cost}})
	}
	if p.Kind == "character" {
		facts = append(facts, Fact{"power-n", []any{power}, power - p.Power}, Fact{"soul-n", []any{soul}, soul - p.Soul})
	}
	for _, k := range triggers {
		facts = append(facts, Fact{Key: "trigger-n", Args: []any{weissTriggers[k].Name.In(l)}})
	}
	for _, k := range p.Icons {
		facts = append(facts, Fact{Key: "plain", Args: []any{weissIcons[k].Name.In(l)}})
	}
	return facts
}

func weissMarks(p *rules.Printed, v *rules.CardView) Marks {
	m := Marks{Colour: p.Colour, Aspect: 0.62}
	tint := theme.CardTint(p.Colour)
	level, cost, power, soul := p.Level, p.Cost, p.Power, p.Soul
	if v != nil {
		level, cost, power, soul = v.Level, v.Cost, v.Power, v.Soul
	}
	if p.Kind == "climax" {
		m.Aspect = 0.66
	} else {
		m.Discs = append(m.Discs,
			Disc{24, 24, 17, strconv.Itoa(level), tint.Full, theme.On(tint.Full)},
			Disc{24, 60, 14, strconv.Itoa(cost), theme.RGB(0xE4E0D6), theme.Ink})
	}
	for i, k := range p.Icons {
		m.Discs = append(m.Discs, Disc{24, 92 + 30*float64(i), 13, weissIcons[k].Sign, theme.Ink, theme.White})
	}
	triggers := p.Triggers
	if v != nil && len(v.Triggers) > 0 {
		triggers = v.Triggers
	}
	for i, k := range triggers {
		m.Discs = append(m.Discs, Disc{-24 - 34*float64(i), 22, 14, weissTriggers[k].Sign, theme.Vermilion, theme.White})
	}
	if p.Kind == "character" {
		m.Plate, m.Width = strconv.Itoa(power), 96
		for i := range soul {
			m.Discs = append(m.Discs, Disc{122 + 24*float64(i), -22, 10, "@soul", theme.RGB(0x6D1F1A), theme.RGB(0xF3D77A)})
		}
	}
	return m
}
