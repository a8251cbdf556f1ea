package title

import (
	"slices"
	"strconv"

	"gorin/render/page"
	"gorin/render/session"
	skins "gorin/render/skin/all"
)

// Mirror writes the setup as fields.
func (t *Page) Mirror(m *page.Mirror) {
	m.State, m.Heading = "title", t.W("title")
	m.Turn, m.Prompt = t.Version(), t.W("tagline")
	var games, decks, kinds [][2]string
	for _, g := range t.Games {
		games = append(games, [2]string{g, skins.For(g).Name.In(t.Lang())})
	}
	if len(games) > 1 {
		m.Fields = append(m.Fields, page.Field{Name: "game", Label: t.W("game"), Value: t.Start.Game, Choices: games})
	}
	for _, d := range t.decks {
		decks = append(decks, [2]string{d.ID, d.Name.In(t.Lang()) + " — " + d.About.In(t.Lang())})
	}
	for _, k := range session.Kinds {
		kinds = append(kinds, [2]string{k, t.kindName(k)})
	}
	t.mirrorFormat(m)
	size := blocks(t.format(), len(t.Start.Kinds))
	for i := range t.Start.Kinds {
		n, who := strconv.Itoa(i+1), t.W("player-n", i+1)
		if size > 0 {
			who = t.team(i/size) + t.W("comma") + who
		}
		m.Fields = append(m.Fields,
			page.Field{Name: "p" + n, Label: who, Value: t.Start.Kinds[i], Choices: kinds},
			page.Field{Name: "deck" + n, Label: t.W("deck-of", i+1), Value: t.Start.Decks[i], Choices: decks})
	}
	m.Fields = append(m.Fields, page.Field{Name: "seed", Label: t.W("seed-help"), Value: t.seed})
	first, learn := t.first()
	start := page.Act{Act: "start", Text: t.W("start")}
	if first[0] == "learn" {
		m.Acts = append(m.Acts, page.Act{Act: first[0], Text: first[1]}, start)
	} else {
		m.Acts = append(m.Acts, start)
	}
	if first[0] == "resume" {
		m.Acts = append(m.Acts, page.Act{Act: first[0], Text: first[1]})
	}
	if learn {
		m.Acts = append(m.Acts, page.Act{Act: "learn", Text: t.W("learn-game", t.GameName(t.Start.Game))})
	}
	for _, k := range []string{"practice", "gallery", "packs", "load", "import", "settings", "language"} {
		m.Acts = append(m.Acts, page.Act{Act: k, Text: t.W(k)})
	}
}

// mirrorFormat writes the format and what players may agree on.
func (t *Page) mirrorFormat(m *page.Mirror) {
	f, lang := t.format(), t.Lang()
	add := func(name, label, value, clause string, choices [][2]string) {
		field := page.Field{Name: name, Label: label, Value: value, Choices: choices}
		if clause != "" {
			field.Why = t.Cite(t.Start.Game, clause)
		}
		m.Fields = append(m.Fields, field)
	}
	if formats := t.formats[t.Start.Game]; len(formats) > 1 {
		var all [][2]string
		for _, f := range formats {
			all = append(all, [2]string{f.Key, f.Words.In(lang)})
		}
		add("format", t.W("format"), f.Key, f.Clause, all)
		m.Fields[len(m.Fields)-1].Why = t.formatWords(t.Start.Game, f)
	}
	if f.Least < f.Most {
		var all [][2]string
		for n := f.Least; n <= f.Most; n++ {
			if takes(f, n) {
				all = append(all, [2]string{strconv.Itoa(n), strconv.Itoa(n)})
			}
		}
		add("players", t.W("players"), strconv.Itoa(len(t.Start.Kinds)), "", all)
	}
	for _, o := range f.Options {
		value := "off"
		if slices.Contains(t.Start.Options, o.Key) {
			value = "on"
		}
		add("option-"+o.Key, o.Words.In(lang), value, o.Clause, [][2]string{{"off", t.W("rule-off")}, {"on", t.W("rule-on")}})
	}
	if !f.Agreed {
		return
	}
	value := "drawn"
	if t.Start.Order != nil {
		value = "agreed"
	}
	add("order", t.W("order"), value, "", [][2]string{{"drawn", t.W("order-drawn")}, {"agreed", t.W("order-agreed")}})
	var all [][2]string
	units := t.units()
	for u := range units {
		all = append(all, [2]string{strconv.Itoa(u + 1), t.unit(u)})
	}
	for i, u := range units {
		add("turn"+strconv.Itoa(i+1), t.W("order-n", i+1), strconv.Itoa(u+1), "", all)
	}
}
