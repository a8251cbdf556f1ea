package victoryspark

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
var at = sync.OnceValue(func() (c struct{ level, attack, defence rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("victoryspark", key) }
	c.level, c.attack, c.defence = of("level"), of("attack"), of("defence")
	return c
})

// numbers are those that stand on a card: as printed, or now.
type numbers struct{ level, attack, defence int }

func numbersOf(p *rules.Printed, v *rules.CardView) numbers {
	if v == nil {
		return numbers{p.Number("level"), p.Number("attack"), p.Number("defence")}
	}
	return numbers{v.Now.Num(at().level), v.Now.Num(at().attack), v.Now.Num(at().defence)}
}

// shade is the colour of a card's frame, by its sex (2.4) and by who it is: the game has no
// colours.
func shade(p *rules.Printed) string {
	sexes := p.Keys("sex")
	if len(sexes) > 1 {
		return "purple"
	}
	of := sexShades[strings.Join(sexes, "")]
	return of[skin.Who(p, "names")%uint64(len(of))]
}

var sexShades = map[string][]string{"male": {"blue", "green", "black"}, "female": {"red", "yellow", "white"}, "": {"red", "green", "black", "yellow"}}

// face is the name with its title over it, and at the foot who is the partner.
func face(p *rules.Printed, l rules.Lang) paint.Face {
	titles := []string{"titles"}
	f := paint.Face{
		Scheme: paint.Pair, Name: p.Name.In(l), Tag: list(p, "titles", l),
		Picture: skin.Picture(p, shade(p), paint.Person, min(3, p.Number("level")), skin.Tags{Of: titles, Figure: titles, Who: "names"}),
	}
	for _, k := range p.Keys("sex") {
		f.Triggers = append(f.Triggers, sexes[k].Sign)
	}
	for _, k := range p.Keys("limited") {
		f.Icons = append(f.Icons, icons[k].Sign)
	}
	if partner := list(p, "partner-names", l); partner != "" {
		f.Line, f.Title = (rules.Words{"＋", "+ "}).In(l)+partner, list(p, "partner-titles", l)
	}
	return f
}

// list is words of a card, one beside the other.
func list(p *rules.Printed, key string, l rules.Lang) string {
	var words []string
	for _, w := range p.Words(key) {
		words = append(words, w.In(l))
	}
	return strings.Join(words, (rules.Words{"・", ", "}).In(l))
}

func look(l *paint.Look, p *rules.Printed, v *rules.CardView, where skin.At) {
	n := numbersOf(p, v)
	l.Values, l.Fight = true, where.Stage || where.Hand || where.Loose
	l.First, l.Main, l.Beside = n.level, n.attack, n.defence
	switch {
	case where.Stage:
		l.MainUp, l.SideUp = skin.Sign(n.attack-p.Number("attack")), skin.Sign(n.defence-p.Number("defence"))
		l.Taken = v.Damage
		if v.Mate != 0 {
			l.Ribbon = partnerRibbon.In(where.Lang)
		}
	case where.Hand && v.Mate != 0:
		l.Ribbon = partnerRibbon.In(where.Lang)
	case !where.Hand && !where.Loose && !v.FaceUp: // its player may look at it
		l.Badge = (rules.Words{"裏", "DOWN"}).In(where.Lang)
	}
}

// partnerRibbon marks who is a partner of the card in the ring (2.7.1).
var partnerRibbon = rules.Words{"パートナー", "PARTNER"}

// goes: a card is played to the ring or the bench (6.5.1.2.1), set as a surprise
// (6.5.1.2.4), or put to the energy (6.4.1.2).
func goes(_ *rules.Printed, ask, option string) []string {
	switch {
	case ask == "ring":
		return []string{"ring"}
	case ask == "energy":
		return []string{"energy"}
	case option == "play":
		return []string{"ring", "bench-left", "bench-centre", "bench-right"}
	case option == "set-surprise":
		return []string{"surprise"}
	}
	return nil
}

func facts(p *rules.Printed, v *rules.CardView, l rules.Lang) []skin.Fact {
	n := numbersOf(p, v)
	facts := []skin.Fact{
		{Key: "level-n", Args: []any{n.level}, Off: n.level - p.Number("level")},
		{Key: "attack-n", Args: []any{n.attack}, Off: n.attack - p.Number("attack")},
		{Key: "defence-n", Args: []any{n.defence}, Off: n.defence - p.Number("defence")},
	}
	plain := func(words string) { facts = append(facts, skin.Fact{Key: "plain", Args: []any{words}}) }
	for _, w := range p.Words("titles") {
		facts = append(facts, skin.Fact{Key: "title-n", Args: []any{w.In(l)}})
	}
	if keys := p.Keys("sex"); len(keys) > 0 {
		plain(sexWords(keys, l))
	}
	if names := either(p, "partner-names", l, "", ""); names != "" {
		if titles := either(p, "partner-titles", l, "“", "”"); titles != "" {
			names += (rules.Words{"＜", ", "}).In(l) + titles + (rules.Words{"＞", ""}).In(l)
		}
		if keys := p.Keys("partner-sex"); len(keys) > 0 {
			names += (rules.Words{"・", ", "}).In(l) + sexWords(keys, l)
		}
		facts = append(facts, skin.Fact{Key: "partner-n", Args: []any{names}})
	}
	for _, w := range p.Words("works") {
		facts = append(facts, skin.Fact{Key: "work-n", Args: []any{w.In(l)}})
	}
	for _, k := range p.Keys("limited") {
		plain(icons[k].Name.In(l))
	}
	if v == nil {
		return facts
	}
	if v.Damage > 0 {
		facts = append(facts, skin.Fact{Key: "damaged-n", Args: []any{v.Damage, max(0, n.defence-v.Damage)}})
	}
	if v.Mate != 0 {
		facts = append(facts, skin.Fact{Key: "mate"})
	}
	return facts
}

// either is words of a card any of which will do, in English each between quotes.
func either(p *rules.Printed, key string, l rules.Lang, open, close string) string {
	if l != rules.English {
		return list(p, key, l)
	}
	var words []string
	for _, w := range p.Words(key) {
		words = append(words, open+w.In(l)+close)
	}
	return strings.Join(words, "/")
}

func sexWords(keys []string, l rules.Lang) string {
	var words []string
	for _, k := range keys {
		words = append(words, sexes[k].Name.In(l))
	}
	return strings.Join(words, (rules.Words{"・", "/"}).In(l))
}

func marks(p *rules.Printed, v *rules.CardView) skin.Marks {
	n, tint := numbersOf(p, v), theme.CardTint(shade(p))
	m := skin.Marks{Colour: shade(p), Aspect: 0.62, Plate: fmt.Sprintf("%d/%d", n.attack, n.defence), Width: 128}
	m.Discs = append(m.Discs, skin.Disc{X: 24, Y: 24, R: 17, Sign: strconv.Itoa(n.level), Plate: tint.Dark, Ink: theme.White})
	for i, k := range p.Keys("limited") {
		m.Discs = append(m.Discs, skin.Disc{X: 24, Y: 58 + 30*float64(i), R: 13, Sign: icons[k].Sign, Plate: theme.Ink, Ink: theme.White})
	}
	for i, k := range p.Keys("sex") {
		m.Discs = append(m.Discs, skin.Disc{X: -24 - 34*float64(i), Y: 22, R: 14, Sign: sexes[k].Sign, Plate: theme.CardTint(sexShades[k][0]).Full, Ink: theme.White})
	}
	return m
}
