package rebirth

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
var at = sync.OnceValue(func() (c struct{ cost, atk, def rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("rebirth", key) }
	c.cost, c.atk, c.def = of("cost"), of("atk"), of("def")
	return c
})

// numbers are those that stand on a character: as printed, or now.
type numbers struct{ cost, atk, def int }

func numbersOf(p *rules.Printed, v *rules.CardView) numbers {
	if v == nil {
		return printed(p)
	}
	return numbers{v.Now.Num(at().cost), v.Now.Num(at().atk), v.Now.Num(at().def)}
}

func printed(p *rules.Printed) numbers {
	return numbers{p.Number("cost"), p.Number("atk"), p.Number("def")}
}

// pictures are what the pictures of the kinds of cards show.
var pictures = map[string]paint.Kind{"chara": paint.Person, "rebirth": paint.Deed, "partner": paint.Person}

// marked are the letters that cards have at their foot by which players know the kinds (2.2.2).
var marked = map[string]string{"chara": "CH", "rebirth": "Re", "partner": "PARTNER"}

// shades are the colours of characters, by who they are: the game has no colours.
var shades = []string{"blue", "green", "red", "black", "white"}

// shade is the colour of a card's frame: Rebirths and partners have their own.
func shade(p *rules.Printed) string {
	switch p.Kind {
	case "rebirth":
		return "purple"
	case "partner":
		return "yellow"
	}
	return shades[skin.Who(p, "")%uint64(len(shades))]
}

func isChara(p *rules.Printed) bool { return p.Kind == "chara" }

// face is the name, who it belongs to over it, and at the foot of which kind it is.
func face(p *rules.Printed, l rules.Lang) paint.Face {
	return paint.Face{
		Scheme: paint.Pair, Name: p.Name.In(l), Tag: attributes(p, l), Title: marked[p.Kind],
		Picture: skin.Picture(p, shade(p), pictures[p.Kind], min(3, p.Number("cost")), skin.Tags{Of: []string{"attributes"}, Figure: []string{"attributes"}}),
	}
}

// attributes are those of a card, one beside the other.
func attributes(p *rules.Printed, l rules.Lang) string {
	var words []string
	for _, w := range p.Words("attributes") {
		words = append(words, w.In(l))
	}
	return strings.Join(words, (rules.Words{"・", ", "}).In(l))
}

func look(l *paint.Look, p *rules.Printed, v *rules.CardView, where skin.At) {
	if isChara(p) {
		n, was := numbersOf(p, v), printed(p)
		l.Values, l.Fight = true, where.Stage || where.Hand || where.Loose
		l.First, l.Main, l.Beside = n.cost, n.atk, n.def
		if where.Stage {
			l.MainUp, l.SideUp, l.Taken = skin.Sign(n.atk-was.atk), skin.Sign(n.def-was.def), v.Damage
		}
	}
	switch {
	case where.Stage && v.Below > 0:
		l.Badge, l.BadgeHigh = (rules.Words{"魂", "Soul "}).In(where.Lang)+strconv.Itoa(v.Below), true
	case !where.Stage && !where.Hand && !where.Loose && !v.FaceUp: // face down, its player may look at it
		l.Dim = true
	case where.Stage && !v.FaceUp:
		l.Badge = (rules.Words{"裏", "DOWN"}).In(where.Lang)
	}
}

// goes: a character is put as energy (7.3.2.2), a partner goes to the energy (7.3.2.1), a Rebirth is
// set (7.4.2.4). Options to play name the slot.
func goes(p *rules.Printed, ask, option string) []string {
	switch {
	case ask == "energy" || ask == "partner" || ask == "first-partner":
		return []string{"energy"}
	case option == "set":
		return []string{"set"}
	}
	return nil
}

func facts(p *rules.Printed, v *rules.CardView, l rules.Lang) []skin.Fact {
	facts := []skin.Fact{{Key: "plain", Args: []any{kindWords[p.Kind].In(l)}}}
	n, was := numbersOf(p, v), printed(p)
	if isChara(p) {
		facts = append(facts,
			skin.Fact{Key: "cost-n", Args: []any{n.cost}, Off: n.cost - was.cost},
			skin.Fact{Key: "atk-n", Args: []any{n.atk}, Off: n.atk - was.atk},
			skin.Fact{Key: "def-n", Args: []any{n.def}, Off: n.def - was.def})
	}
	if v == nil {
		return facts
	}
	if v.Damage > 0 {
		facts = append(facts, skin.Fact{Key: "damaged-n", Args: []any{v.Damage, max(0, n.def-v.Damage)}})
	}
	if v.Below > 0 {
		facts = append(facts, skin.Fact{Key: "souls-n", Args: []any{v.Below}})
	}
	return facts
}

func marks(p *rules.Printed, v *rules.CardView) skin.Marks {
	m := skin.Marks{Colour: shade(p), Aspect: 0.62}
	if !isChara(p) {
		sign := map[string]string{"rebirth": "@star", "partner": "@heart"}[p.Kind]
		m.Discs = append(m.Discs, skin.Disc{X: 24, Y: 24, R: 17, Sign: sign, Plate: theme.CardTint(shade(p)).Dark, Ink: theme.White})
		return m
	}
	n := numbersOf(p, v)
	m.Plate, m.Width = fmt.Sprintf("%d/%d", n.atk, n.def), 84
	m.Discs = append(m.Discs, skin.Disc{X: 24, Y: 24, R: 17, Sign: strconv.Itoa(n.cost), Plate: theme.CardTint(shade(p)).Dark, Ink: theme.White})
	return m
}
