package luckandlogic

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// at is where the values that stand on cards are in views.
var at = sync.OnceValue(func() (c struct{ level, cost, power, aura, limit rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("luckandlogic", key) }
	c.level, c.cost, c.power, c.aura, c.limit = of("level"), of("cost"), of("power"), of("aura"), of("limit")
	return c
})

// numbers are those that stand on a card: as printed, or now.
type numbers struct{ level, cost, power, aura, limit int }

func printed(p *rules.Printed) numbers {
	return numbers{p.Number("level"), p.Number("cost"), p.Number("power"), p.Number("aura"), p.Number("limit")}
}

func numbersOf(p *rules.Printed, v *rules.CardView) numbers {
	if v == nil {
		return printed(p)
	}
	a := at()
	return numbers{v.Now.Num(a.level), v.Now.Num(a.cost), v.Now.Num(a.power), v.Now.Num(a.aura), v.Now.Num(a.limit)}
}

// isMember reports whether a card is of a kind that is called a member (2.2.2).
func isMember(p *rules.Printed) bool {
	switch p.Kind {
	case "gate", "tactics", "paradox", "my-logicalist":
		return false
	}
	return true
}

// isPlayed reports whether a card has a level and a cost.
func isPlayed(p *rules.Printed) bool { return p.Kind != "gate" && p.Kind != "my-logicalist" }

var pictures = map[string]paint.Kind{
	"logicalist": paint.Person, "super-logicalist": paint.Person, "foreigner": paint.Person, "tranceunion": paint.Person, "my-logicalist": paint.Person,
	"gate": paint.Place, "tactics": paint.Deed, "paradox": paint.Deed,
}

// paradoxes are always read lying on their side.
func across(p *rules.Printed) bool { return p.Kind == "paradox" }

// logics is what a card does in the battle zone, as it stands on its corner: P2000 A2 L1 (2.11).
func logics(p *rules.Printed) (signs []string) {
	if n := p.Number("power-logic"); n > 0 {
		signs = append(signs, fmt.Sprintf("P%d", n))
	}
	if n := p.Number("aura-logic"); n > 0 {
		signs = append(signs, fmt.Sprintf("A%d", n))
	}
	if n := p.Number("limit-logic"); n > 0 {
		signs = append(signs, fmt.Sprintf("L%d", n))
	}
	return signs
}

func words(p *rules.Printed, key string, l rules.Lang) string {
	var list []string
	for _, w := range p.Words(key) {
		list = append(list, w.In(l))
	}
	return strings.Join(list, (rules.Words{"・", ", "}).In(l))
}

func face(p *rules.Printed, l rules.Lang) paint.Face {
	f := paint.Face{
		Name: p.Name.In(l), Tag: words(p, "covenanters", l), Labels: logics(p), Title: kindWords[p.Kind].In(l),
		Picture:  skin.Picture(p, p.Word("colour"), pictures[p.Kind], min(3, p.Number("level")), skin.Tags{Of: []string{"attributes"}, Figure: []string{"attributes"}}),
		Sideways: across(p),
	}
	for _, k := range p.Keys("icons") {
		f.Labels = append(f.Labels, icons[k].Sign)
	}
	return f
}

func look(l *paint.Look, p *rules.Printed, v *rules.CardView, where skin.At) {
	n, was := numbersOf(p, v), printed(p)
	l.Values = isPlayed(p)
	l.First, l.Second = n.level, n.cost
	if isMember(p) {
		l.Fight = where.Stage || where.Hand || where.Loose
		l.Main, l.Beside = n.power, n.aura
		if where.Stage {
			l.MainUp, l.SideUp = skin.Sign(n.power-was.power), skin.Sign(n.aura-was.aura)
		}
	}
	switch {
	case where.Stage && isMember(p) && v.FaceUp:
		l.Badge = "L" + strconv.Itoa(n.limit)
		if v.Below > 0 {
			l.Badge += " S" + strconv.Itoa(v.Below)
		}
	case !where.Hand && !where.Loose && !v.FaceUp: // its player may look at it
		l.Badge = (rules.Words{"裏", "DOWN"}).In(where.Lang)
	}
}

// goes: a member is mobilized to circles (7.5.3.1), a card becomes a level card (7.4.3.1), or is defined
// (5.16).
func goes(p *rules.Printed, ask, option string) (to []string) {
	switch {
	case ask == "level":
		return []string{"level"}
	case option == "define":
		return []string{"battle"}
	case option == "mobilize":
		for _, c := range places {
			to = append(to, c.Key)
		}
	}
	return to
}

func facts(p *rules.Printed, v *rules.CardView, l rules.Lang) []skin.Fact {
	n, was := numbersOf(p, v), printed(p)
	facts := []skin.Fact{{Key: "colour-kind", Args: []any{colourWords[p.Word("colour")].In(l), kindWords[p.Kind].In(l)}}}
	plain := func(words string) { facts = append(facts, skin.Fact{Key: "plain", Args: []any{words}}) }
	if isPlayed(p) {
		facts = append(facts, skin.Fact{Key: "level-n", Args: []any{n.level}, Off: n.level - was.level}, skin.Fact{Key: "cost-n", Args: []any{n.cost}, Off: n.cost - was.cost})
	}
	if isMember(p) {
		facts = append(facts, skin.Fact{Key: "power-n", Args: []any{n.power}, Off: n.power - was.power}, skin.Fact{Key: "aura-n", Args: []any{n.aura}, Off: n.aura - was.aura},
			skin.Fact{Key: "limit-n", Args: []any{n.limit}, Off: n.limit - was.limit}, skin.Fact{Key: "territory-n", Args: []any{p.Number("territory")}})
	}
	if p.Kind == "gate" {
		facts = append(facts, skin.Fact{Key: "gate-n", Args: []any{p.Number("gate-number")}})
	}
	if list := logics(p); len(list) > 0 {
		facts = append(facts, skin.Fact{Key: "logic-n", Args: []any{strings.Join(list, " ")}})
	}
	for _, k := range p.Keys("icons") {
		plain(icons[k].Name.In(l))
	}
	for _, w := range p.Words("worlds") {
		plain("《" + w.In(l) + "》")
	}
	if w := words(p, "covenanters", l); w != "" {
		facts = append(facts, skin.Fact{Key: "covenanter-n", Args: []any{w}})
	}
	if v != nil && v.Below > 0 {
		facts = append(facts, skin.Fact{Key: "souls-n", Args: []any{v.Below}})
	}
	return facts
}

func marks(p *rules.Printed, v *rules.CardView) skin.Marks {
	m := skin.Marks{Colour: p.Word("colour"), Aspect: 0.62}
	n, tint := numbersOf(p, v), theme.CardTint(p.Word("colour"))
	if isPlayed(p) {
		m.Discs = append(m.Discs,
			skin.Disc{X: 24, Y: 24, R: 17, Sign: strconv.Itoa(n.level), Plate: tint.Full, Ink: theme.On(tint.Full)},
			skin.Disc{X: 24, Y: 60, R: 14, Sign: strconv.Itoa(n.cost), Plate: theme.RGB(0xE4E0D6), Ink: theme.Ink})
	}
	for i, k := range p.Keys("icons") {
		m.Discs = append(m.Discs, skin.Disc{X: 24, Y: 92 + 30*float64(i), R: 13, Sign: icons[k].Sign, Plate: theme.Ink, Ink: theme.White})
	}
	if isMember(p) {
		m.Plate, m.Width = fmt.Sprintf("%d · A%d · L%d", n.power, n.aura, n.limit), 172
	}
	return m
}
