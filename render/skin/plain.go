package skin

import (
	"slices"
	"strings"

	"gorin/render/paint"
	"gorin/render/pattern"
	"gorin/render/theme"
	"gorin/rules"
	"gorin/rules/value"
)

// Plain is a skin for a game that has none of its own, made from what the game declares: its
// zones lie in rows on each side, those of all players between the halves, and are called as
// the rules call them; a card shows its name, its kind and its first number.
func Plain(game string) *Skin {
	s := &Skin{
		Name: plainName(game), Hand: "hand", Stage: map[string]bool{}, Piles: map[string]bool{},
		Back: paint.Back{Dark: theme.RGB(0x2E3A33), Mid: theme.RGB(0x46564C), Pale: theme.RGB(0x98A79C), Sign: "五", Pattern: pattern.Waves},
		Cloth: paint.Cloth{Pattern: pattern.Waves, Unit: 17, Near: theme.RGB(0xE3DFD0), Far: theme.RGB(0xD3D8D3),
			Print: theme.Alpha(theme.RGB(0x46564C), 0.12), Thread: theme.RGB(0x46564C)},
		Moments: map[string]Moment{"turn": Turn, "lose": Loss, "concede": Loss},
	}
	var mat plainMat
	p := printed{game: game, list: &value.List{}}
	if n := rules.NotationOf(game); n != nil {
		p.list, s.Hand = n.Printed, n.Hand
		if len(n.Player) > 0 && n.Player[0].States[0] == "" {
			w := n.Player[0].Words
			s.Tells = &Named{n.Player[0].Key, rules.Words{w[0], capital(w[1])}}
		}
		for _, z := range n.Zones {
			s.Zones = append(s.Zones, Named{z, plainWords(game, "zone."+z, z)})
			switch {
			case z == s.Hand:
			case slices.Contains(n.Shared, z):
				s.Middle = append(s.Middle, z)
			case slices.Contains(n.TopFirst, z), slices.Contains(n.Unordered, z):
				mat.piles = append(mat.piles, z)
				s.Piles[z] = true
			case slices.Contains(n.Table, z):
				mat.table = append(mat.table, z)
				s.Stage[z] = true
			default:
				mat.rows = append(mat.rows, z)
			}
		}
	}
	p.find()
	if p.tags != nil {
		s.Tags, s.Quotes = p.tags.Key, p.tags.Brackets
	}
	s.Face, s.Look, s.Facts, s.Marks = p.face, p.look, p.facts, p.marks
	s.Fit = mat.fit
	s.Wide, s.Tall = mat.fit(usualWide), mat.fit(usualTall)
	return s
}

// plainWords is a message of the rules as a name, or a key where there is none.
func plainWords(game, message, key string) rules.Words {
	w := rules.Message(game, message)
	if w[0] == "" {
		return plainName(key)
	}
	return rules.Words{w[0], capital(w[1])}
}

// plainName is a key as a name.
func plainName(key string) rules.Words {
	words := capital(strings.ReplaceAll(key, "-", " "))
	return rules.Words{words, words}
}

func capital(words string) string {
	if words == "" {
		return ""
	}
	return strings.ToUpper(words[:1]) + words[1:]
}
