package packs

import (
	"strconv"
	"strings"

	"gorin/render/page"
	"gorin/render/reading"
	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/binder"
)

// Mirror writes the packs.
func (p *Page) Mirror(m *page.Mirror) {
	m.State, m.Heading = "packs", p.W("packs")
	f := p.shownFile()
	if f == nil {
		m.Prompt = p.W("packs-why")
		if len(p.Files()) == 0 {
			m.Prompt += "\n" + p.W("packs-none")
		}
		m.Acts = append(m.Acts, page.Act{Act: "import", Text: p.W("import")})
		for _, f := range p.Files() {
			m.Acts = append(m.Acts, page.Act{Act: "packs", Value: f.Name, Text: f.Title.In(p.Lang()) + " — " + p.fileWords(f)})
		}
		m.Acts = append(m.Acts, page.Act{Act: "packs-back", Text: p.W("back")})
		return
	}
	m.Heading, m.Prompt = f.Title.In(p.Lang()), p.fileWords(f)
	if n := p.items(f); n > 0 {
		shown := p.shownItem(f)
		m.Zones = []page.Zone{p.itemZone(f, shown)}
		if shown < len(p.broken) && len(p.broken[shown].Broken) == 0 && !p.Playing() {
			for seat := range p.Seats(f.Game) {
				m.Acts = append(m.Acts, page.Act{Act: "pack-play", Value: packPlay(seat, &p.broken[shown]), Text: p.W("deck-play", seat+1)})
			}
		}
		for i := range n {
			m.Acts = append(m.Acts, page.Act{Act: "pack-item", Value: strconv.Itoa(i), Text: p.itemWords(f, i), Off: i == p.item})
		}
	}
	m.Acts = append(m.Acts, page.Act{Act: "pack-remove", Text: p.W("pack-remove")}, page.Act{Act: "packs-back", Text: p.W("back")})
}

// itemWords is a deck or a face in a line.
func (p *Page) itemWords(f *binder.File, i int) string {
	if i < len(p.broken) {
		d := &p.broken[i]
		word, _ := p.deckWord(d)
		return p.W("deck-mark") + p.W("colon") + d.Name.In(p.Lang()) + " — " + word
	}
	s := &f.Studies()[i-len(p.broken)]
	word, _ := p.faceWord(s)
	return s.Printed.Name.In(p.Lang()) + " — " + word
}

// itemZone is a deck or a face in full, in words.
func (p *Page) itemZone(f *binder.File, i int) page.Zone {
	z := page.Zone{Heading: p.itemWords(f, i)}
	if i < len(p.broken) {
		d := &p.broken[i]
		if n := misreadIn(f, d); n > 0 {
			z.Items = append(z.Items, p.W("deck-misread", n))
		}
		for _, r := range d.Broken {
			z.Items = append(z.Items, r.Words.In(p.Lang())+" (§"+r.Clause+")")
		}
		names := p.cardNames(f.Game)
		for _, part := range d.Portions() {
			for _, l := range part.Cards {
				name, known := names[l.ID]
				if !known {
					name = rules.Words{l.ID, l.ID}
				}
				z.Items = append(z.Items, p.partName(f.Game, part.Part)+p.W("colon")+p.W("deck-copies", l.Count, name.In(p.Lang())))
			}
		}
		return z
	}
	s := &f.Studies()[i-len(p.broken)]
	look := skins.For(f.Game)
	z.Items = append(z.Items, strings.TrimSpace(p.Facts(f.Game, &s.Printed)+" "+look.Traits(&s.Printed, p.Lang())))
	for k := range s.Text {
		z.Items = append(z.Items, reading.LineWords(p, s, k))
	}
	return z
}
