package luckandlogic_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gorin/rules/lang"
	"gorin/rules/luckandlogic"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest"
	"gorin/rules/value"
)

// exampleTexts are the lines of the phrasebook's own examples.
func exampleTexts(t *testing.T) []string {
	return rulestest.ExampleTexts(t, "lexicon/testdata/lines.txt")
}

// TestTexts: every one of them can be played.
func TestTexts(t *testing.T) { rulestest.Texts(t, 12, exampleTexts(t), textPosition) }

// textPosition is the beginning of a turn with random cards in all zones, one for each text, of a kind that bears
// such a text, with a second one on some. Names, titles, covenanters, worlds and attributes meet each other.
func textPosition(r *rand.Rand, seed uint64, texts []string) position.Position {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	names, titles, worlds, attributes := []string{"ナギ", "ミオ", "カナ"}, []string{"灯台守", "船頭"}, []string{"ナギノス", "ホシオリ"}, []string{"灯台", "潮風", "波"}
	pos := position.Position{Game: "luckandlogic", Seed: seed, Turn: 3, Phase: "stand"}
	of, eventless, members := map[string][]string{}, map[string]bool{}, []string(nil)
	for _, text := range texts {
		if n, err := luckandlogic.Read(text, luckandlogic.Lexicon(nil)); err == nil && lexicon.Eventless(n) { // 5.16.2
			eventless[text] = true
			continue
		}
		members = append(members, text)
	}
	add := func(c pack.Card) {
		c.SetTags("worlds", []lang.Words{{pick(worlds...)}})
		c.SetWord("colour", pick("red", "blue"))
		pos.Cards = append(pos.Cards, c)
		of[c.Kind] = append(of[c.Kind], c.ID)
		switch c.Kind {
		case "gate", "my-logicalist":
			return
		case "tactics", "paradox":
		default:
			of["member"] = append(of["member"], c.ID)
		}
		of["main"] = append(of["main"], c.ID)
	}
	for i, text := range texts {
		c := pack.Card{ID: fmt.Sprint("T", i), Game: "luckandlogic", Name: lang.Words{pick(names...)}, Lines: []string{text}}
		switch {
		case strings.Contains(text, "門破壊") || strings.Contains(text, "この門"):
			c.Kind, c.Values = "gate", value.Of("gate-number", 1+r.IntN(9))
		case strings.Contains(text, "秘具スキル"):
			c.Kind, c.Values = "tactics", value.Of("level", r.IntN(3))
			of["tool"] = append(of["tool"], c.ID)
		case eventless[text]:
			c.Kind, c.Values = "tactics", value.Of("level", r.IntN(5))
		case r.IntN(12) == 0:
			c.Kind, c.Values = "paradox", value.Of("level", r.IntN(5), "law", pick("power", "aura", "heart"))
		default:
			c.Kind = pick("logicalist", "super-logicalist", "foreigner", "foreigner", "tranceunion", "tranceunion")
			c.Values = value.Of("level", r.IntN(5), "cost", r.IntN(3), "power", 500*r.IntN(20), "aura", r.IntN(4), "limit", r.IntN(4), "territory", []int{1, 1, 1, 2, 4}[r.IntN(5)],
				"power-logic", 500*r.IntN(3), "limit-logic", r.IntN(2))
			c.SetTags("names", []lang.Words{{pick(names...)}})
			c.SetTags("titles", []lang.Words{{pick(titles...)}})
			c.SetTags("covenanters", []lang.Words{{pick(names...)}})
			c.SetTags("attributes", []lang.Words{{pick(attributes...)}})
			if r.IntN(3) == 0 {
				c.SetKeys("icons", []string{"intercept"})
			}
			if r.IntN(3) == 0 {
				c.Lines = append(c.Lines, pick(members...))
			}
		}
		add(c)
	}
	for i := range 6 {
		add(pack.Card{ID: fmt.Sprint("G", i), Game: "luckandlogic", Kind: "gate", Name: lang.Words{"門"}, Values: value.Of("gate-number", i+1)})
	}
	for i, pair := range []string{"foreigner", "super"} {
		c := pack.Card{ID: fmt.Sprint("M", i), Game: "luckandlogic", Kind: "my-logicalist", Name: lang.Words{"私"}}
		c.SetWord("pair", pair)
		add(c)
	}
	small := slices.DeleteFunc(slices.Clone(of["member"]), func(id string) bool {
		i := slices.IndexFunc(pos.Cards, func(c pack.Card) bool { return c.ID == id })
		return pos.Cards[i].Number("territory") != 1
	})
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		put := func(zone string, n int, list []string, change func(c *position.Card)) {
			z := position.Zone{Zone: zone}
			for range n {
				c := position.Card{ID: pick(list...)}
				if change != nil {
					change(&c)
				}
				z.Cards = append(z.Cards, c)
			}
			seat.Zones = append(seat.Zones, z)
		}
		for _, circle := range circles {
			put("gate-"+circle, 1, of["gate"], func(c *position.Card) { c.Down = r.IntN(4) > 0 })
			put(circle, r.IntN(2), small, nil)
		}
		put("deck", 25, of["main"], nil)
		put("hand", 7, of["main"], nil)
		put("drop", 5, of["main"], nil)
		put("level", 3, of["main"], nil)
		put("stock", 6, of["main"], func(c *position.Card) { c.Up = r.IntN(3) == 0 })
		put("my-logicalist", r.IntN(2), of["my-logicalist"], nil)
		put("tools", 2, of["tool"], nil)
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}
