package victoryspark_test

import (
	"slices"
	"strings"
	"testing"

	"gorin/render/engine"
	"gorin/render/session"
	"gorin/rules"
)

// namesOf is the names of a card (2.1.2), in Japanese.
func namesOf(p *rules.Printed) (names []string) {
	for _, w := range p.Words("names") {
		names = append(names, w.In(rules.Japanese))
	}
	if names == nil {
		names = []string{p.Name.In(rules.Japanese)}
	}
	return names
}

// oneOf reports whether a card prints one of some words under a key.
func oneOf(p *rules.Printed, key string, words []string) bool {
	return slices.ContainsFunc(p.Words(key), func(w rules.Words) bool { return slices.Contains(words, w.In(rules.Japanese)) })
}

func titlesOf(p *rules.Printed) (titles []string) {
	for _, w := range p.Words("titles") {
		titles = append(titles, w.In(rules.Japanese))
	}
	return titles
}

// entitles reports whether a text of a card gives it a title that it does not print.
func entitles(p *rules.Printed) bool {
	return slices.ContainsFunc(p.Lines, func(w rules.Words) bool { return strings.Contains(w.In(rules.Japanese), "称号は追加で") })
}

// TestPartnersAreMarked: of the cards on a bench or in the own hand just those are marked that
// by name and title are partners of the card in the ring (2.7.1), and who supports an attack is
// told; as a partner only if it was one.
func TestPartnersAreMarked(t *testing.T) {
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	decks := e.Decks("victoryspark")
	marked, bare, helped, partnered := 0, 0, 0, 0
	for seed := range uint64(4) {
		m, err := e.New(session.Start{Game: "victoryspark", Decks: []string{decks[0].ID, decks[1].ID}, Names: []string{"A", "B"}, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		prints := m.Catalogue()
		bots := [2]session.Bot{e.Bot(session.Random, seed, m), e.Bot(session.Random, seed+9, m)}
		for r := m.Pending(); r != nil; r = m.Pending() {
			v := m.View(r.Seat)
			for p := range v.Players {
				zones := map[string]*rules.ZoneView{}
				for i := range v.Players[p].Zones {
					zones[v.Players[p].Zones[i].Place.Zone] = &v.Players[p].Zones[i]
				}
				for _, key := range []string{"bench-left", "bench-centre", "bench-right", "hand"} {
					for _, c := range zones[key].Cards {
						if c.Print < 0 || len(c.Changes) > 0 || entitles(&prints[c.Print]) {
							continue
						}
						var want rules.Card
						if ring := zones["ring"].Cards; len(ring) > 0 && ring[0].Print >= 0 && len(ring[0].Changes) == 0 {
							of, it := &prints[ring[0].Print], &prints[c.Print]
							if oneOf(of, "partner-names", namesOf(it)) && oneOf(of, "partner-titles", titlesOf(it)) {
								want = ring[0].ID
							}
						} else if len(ring) > 0 {
							continue
						}
						if c.Mate != want {
							t.Fatalf("seed %d, decision %d, %s of %d: %s belongs with %d, want %d", seed, r.Seq, key, p, prints[c.Print].Name[1], c.Mate, want)
						}
						if want != 0 {
							marked++
						} else {
							bare++
						}
					}
				}
			}
			switch a := v.Attack; {
			case a.Kind == "" && a.Helper != 0:
				t.Fatalf("seed %d, decision %d: %d supports no attack", seed, r.Seq, a.Helper)
			case a.Helper != 0:
				helped++
				if a.Kind == "partner" {
					partnered++
				}
			}
			if err := m.Answer(r.Seq, bots[r.Seat].Choose(v, r)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if marked == 0 || bare == 0 || helped == 0 || partnered == 0 {
		t.Errorf("%d partners, %d others, %d attacks with support, %d of them by partners", marked, bare, helped, partnered)
	}
}
