package gallery

import (
	"strconv"
	"strings"

	"gorin/render/page"
	"gorin/render/reading"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// Mirror writes the page.
func (p *Page) Mirror(m *page.Mirror) {
	m.State = "gallery"
	act := func(act, value, text string) {
		m.Acts = append(m.Acts, page.Act{Act: act, Value: value, Text: text})
	}
	if p.card >= 0 {
		p.mirrorCard(m)
	}
	switch p.view {
	case cards:
		m.Heading = p.W("gallery")
		m.Prompt = p.W("found", len(p.found), len(p.stock.cards))
		p.mirrorGame(m)
		p.mirrorSieves(m)
		act("gallery-tab", "decks", p.W("tab-decks"))
		for _, card := range p.found {
			act("card-show", strconv.Itoa(2*card), p.cardWords(card))
		}
	case decks:
		m.Heading = p.W("tab-decks")
		p.mirrorGame(m)
		act("gallery-tab", "cards", p.W("tab-cards"))
		act("deck-new", "", p.W("deck-new"))
		for _, d := range p.decks() {
			word, _ := p.word(&d)
			act("deck-open", d.ID, d.Name.In(p.Lang())+" — "+strings.TrimSpace(d.About.In(p.Lang())+" "+p.sizes(&d.Deck)+p.W("comma")+word))
		}
	default:
		p.mirrorDeck(m)
	}
	act("gallery-back", "", p.W("back"))
}

func (p *Page) mirrorGame(m *page.Mirror) {
	var games [][2]string
	for _, g := range p.Games() {
		games = append(games, [2]string{g, p.GameName(g)})
	}
	m.Fields = append(m.Fields, page.Field{Name: "game", Label: p.W("game"), Value: p.stock.game, Choices: games})
}

func (p *Page) mirrorSieves(m *page.Mirror) {
	m.Fields = append(m.Fields, page.Field{Name: "word", Label: p.W("find"), Value: p.filter.word, Why: p.W("find-why"), Text: true})
	for _, v := range p.stock.sieves {
		f := page.Field{Name: v.key, Label: capital(v.words.In(p.Lang())), Choices: [][2]string{{"", p.W("any")}}}
		for _, c := range v.values {
			f.Choices = append(f.Choices, [2]string{"=" + c.key, capital(c.words.In(p.Lang()))})
			if p.filter.on(v.key, c.key) {
				f.Value = "=" + c.key
			}
		}
		m.Fields = append(m.Fields, f)
	}
}

// cardWords is a card in a line.
func (p *Page) cardWords(card int) string {
	print := &p.stock.prints[2*card]
	return print.Name.In(p.Lang()) + " — " + strings.TrimSpace(p.Facts(p.stock.game, print)+" "+skins.For(p.stock.game).Traits(print, p.Lang()))
}

// mirrorCard writes the card that is shown large.
func (p *Page) mirrorCard(m *page.Mirror) {
	print := &p.stock.prints[p.card]
	z := page.Zone{Heading: print.Name[rules.Japanese]}
	if print.Name[0] != print.Name[1] {
		z.Heading += " / " + print.Name[rules.English]
	}
	z.Items = append(z.Items, strings.TrimSpace(p.Facts(p.stock.game, print)+" "+skins.For(p.stock.game).Traits(print, p.Lang())))
	if faces := p.stock.face(p.card); len(faces) > 0 {
		for i := range faces[0].Text {
			z.Items = append(z.Items, reading.LineWords(p, &faces[0], i))
		}
	}
	m.Zones = append(m.Zones, z)
	for _, way := range []struct {
		to   int
		text string
	}{{p.step(-1), "card-before"}, {p.step(1), "card-after"}, {print.Other, "other-face"}} {
		if way.to >= 0 {
			m.Acts = append(m.Acts, page.Act{Act: "card-show", Value: strconv.Itoa(way.to), Text: p.W(way.text)})
		}
	}
	m.Acts = append(m.Acts, page.Act{Act: "card-close", Text: p.W("card-close")})
}

// mirrorDeck writes the deck, and what may be put into it.
func (p *Page) mirrorDeck(m *page.Mirror) {
	d := &p.deck
	m.Heading = d.Name.In(p.Lang())
	word, _ := p.word(d)
	m.Prompt = strings.TrimSpace(d.About.In(p.Lang()) + "\n" + p.sizes(&d.Deck) + p.W("comma") + word)
	rules := page.Zone{Heading: word}
	for _, r := range d.broken {
		rules.Items = append(rules.Items, r.Words.In(p.Lang())+" (§"+r.Clause+")")
	}
	m.Zones = append(m.Zones, rules)
	for _, part := range p.stock.parts(&d.Deck) {
		z := page.Zone{Heading: capital(part.Words.In(p.Lang())) + " " + number(part.count)}
		for _, l := range part.lines {
			name := l.id
			if l.card >= 0 {
				name = p.cardWords(l.card)
			}
			z.Items = append(z.Items, p.W("deck-copies", l.count, name))
		}
		m.Zones = append(m.Zones, z)
	}
	for _, v := range p.stock.curves {
		z := page.Zone{Heading: capital(v.Words.In(p.Lang()))}
		for _, b := range p.stock.curve(&d.Deck, v.Key) {
			z.Items = append(z.Items, b.label+p.W("colon")+number(b.count))
		}
		m.Zones = append(m.Zones, z)
	}
	if p.hand != nil {
		z := page.Zone{Heading: p.W("hand-is", p.hand.drawn, p.hand.left())}
		for _, card := range p.hand.cards[:p.hand.drawn] {
			z.Items = append(z.Items, p.cardWords(card))
		}
		m.Zones = append(m.Zones, z)
		m.Acts = append(m.Acts, page.Act{Act: "deck-draw", Text: p.W("deck-draw"), Off: p.hand.left() == 0})
	}
	m.Acts = append(m.Acts, p.acts()...)
	if p.view == build {
		p.mirrorBuild(m)
		return
	}
	for _, part := range p.stock.parts(&d.Deck) {
		for _, l := range part.lines {
			if l.card >= 0 {
				m.Acts = append(m.Acts, page.Act{Act: "deck-card", Value: part.Key + "=" + strconv.Itoa(2*l.card), Text: p.W("card-look", p.stock.prints[2*l.card].Name.In(p.Lang()))})
			}
		}
	}
}

// mirrorBuild writes what can be taken out of the deck and put in.
func (p *Page) mirrorBuild(m *page.Mirror) {
	p.mirrorSieves(m)
	parts := p.stock.parts(&p.deck.Deck)
	if len(parts) > 1 {
		f := page.Field{Name: "part", Label: p.W("part-into"), Value: p.into}
		for _, part := range parts {
			f.Choices = append(f.Choices, [2]string{part.Key, capital(part.Words.In(p.Lang()))})
		}
		m.Fields = append(m.Fields, f)
	}
	for _, part := range parts {
		for _, l := range part.lines {
			name := l.id
			if l.card >= 0 {
				name = p.stock.prints[2*l.card].Name.In(p.Lang())
			}
			m.Acts = append(m.Acts, page.Act{Act: "deck-take", Value: part.Key + "=" + l.id, Text: p.W("take-out", name, capital(part.Words.In(p.Lang())), l.count)})
		}
	}
	for _, card := range p.found {
		id := p.stock.cards[card].ID
		m.Acts = append(m.Acts, page.Act{Act: "deck-add", Value: "=" + id, Text: p.W("put-in", p.cardWords(card), copies(&p.deck.Deck, id))})
	}
}
