package scene

import (
	"strconv"
	"strings"

	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/study"
)

// mirrorPacks writes the packs.
func (a *App) mirrorPacks(m *Mirror) {
	p := &a.packs
	m.State, m.Heading = "packs", a.w("packs")
	f := p.shownFile()
	if f == nil {
		m.Prompt = a.w("packs-why")
		if len(p.Files()) == 0 {
			m.Prompt += "\n" + a.w("packs-none")
		}
		m.Acts = append(m.Acts, MirrorAct{Act: "import", Text: a.w("import")})
		for _, f := range p.Files() {
			m.Acts = append(m.Acts, MirrorAct{Act: "packs", Value: f.Name, Text: f.Title.In(a.lang) + " — " + a.fileWords(f)})
		}
		m.Acts = append(m.Acts, MirrorAct{Act: "packs-back", Text: a.w("back")})
		return
	}
	m.Heading, m.Prompt = f.Title.In(a.lang), a.fileWords(f)
	if n := p.items(f); n > 0 {
		shown := a.shownItem(f)
		m.Zones = []MirrorZone{a.itemZone(f, shown)}
		if shown < len(p.broken) && len(p.broken[shown].Broken) == 0 && a.table == nil {
			for seat := range a.host.Engine.Seats(f.Game) {
				m.Acts = append(m.Acts, MirrorAct{Act: "pack-play", Value: packPlay(seat, &p.broken[shown]), Text: a.w("deck-play", seat+1)})
			}
		}
		for i := range n {
			m.Acts = append(m.Acts, MirrorAct{Act: "pack-item", Value: strconv.Itoa(i), Text: a.itemWords(f, i), Off: i == p.item})
		}
	}
	m.Acts = append(m.Acts, MirrorAct{Act: "pack-remove", Text: a.w("pack-remove")}, MirrorAct{Act: "packs-back", Text: a.w("back")})
}

// itemWords is a deck or a face in a line.
func (a *App) itemWords(f *binder.File, i int) string {
	p := &a.packs
	if i < len(p.broken) {
		d := &p.broken[i]
		word, _ := a.deckWord(d)
		return a.w("deck-mark") + a.w("colon") + d.Name.In(a.lang) + " — " + word
	}
	s := &f.Studies()[i-len(p.broken)]
	word, _ := a.faceWord(s)
	return s.Printed.Name.In(a.lang) + " — " + word
}

// itemZone is a deck or a face in full, in words.
func (a *App) itemZone(f *binder.File, i int) MirrorZone {
	p := &a.packs
	z := MirrorZone{Heading: a.itemWords(f, i)}
	if i < len(p.broken) {
		d := &p.broken[i]
		if n := misreadIn(f, d); n > 0 {
			z.Items = append(z.Items, a.w("deck-misread", n))
		}
		for _, r := range d.Broken {
			z.Items = append(z.Items, r.Words.In(a.lang)+" (§"+r.Clause+")")
		}
		names := a.cardNames(f.Game)
		for _, part := range d.Portions() {
			for _, l := range part.Cards {
				name, known := names[l.ID]
				if !known {
					name = rules.Words{l.ID, l.ID}
				}
				z.Items = append(z.Items, a.partName(f.Game, part.Part)+a.w("colon")+a.w("deck-copies", l.Count, name.In(a.lang)))
			}
		}
		return z
	}
	s := &f.Studies()[i-len(p.broken)]
	look := skins.For(f.Game)
	z.Items = append(z.Items, strings.TrimSpace(a.factWords(f.Game, s.Printed, nil)+" "+traits(look, &s.Printed, a.lang)))
	for k, text := range s.Text {
		z.Items = append(z.Items, a.lineWords(s, k, text))
	}
	return z
}

// lineWords is a line of a face in words: as written, and how it is understood or why
// not.
func (a *App) lineWords(s *study.Face, k int, text string) string {
	wrong := s.Wrong[k]
	if wrong == nil {
		said := s.Printed.Lines[k]
		return a.w("line-read", k+1) + a.w("colon") + text + " / " + a.w("in-ja") + a.w("colon") + said[rules.Japanese] + " / " + a.w("in-en") + a.w("colon") + said[rules.English]
	}
	parts := []string{a.w("line-misread", k+1) + a.w("colon") + text, a.w("misread-at", wrong.Column) + a.w("colon") + wrong.Why.In(a.lang)}
	if rest := []rune(text); wrong.Column <= len(rest) {
		parts = append(parts, a.w("misread-rest")+a.w("colon")+string(rest[wrong.Column-1:]))
	}
	if wrong.Clause != "" {
		parts = append(parts, "§"+wrong.Clause)
	}
	if len(wrong.Near) > 0 {
		parts = append(parts, a.w("misread-near")+a.w("colon")+strings.Join(wrong.Near, a.w("comma")))
	}
	return strings.Join(append(parts, a.w("misread-inert")), " / ")
}
