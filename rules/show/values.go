package show

import (
	"math/bits"
	"slices"
	"strings"

	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// rows is how the values of cards come into views: those of most cards are what is printed
// on them, which all views share.
type rows struct {
	game    *rulebook.Game
	words   []string     // of the program, by number
	numbers int          // how many the machine keeps
	printed []value.Row  // of each print
	sets    [][][]string // of each print
	kinds   [256][]string

	colours, traits, icons value.Column

	apart []apart // values among the traits that stand there in their brackets
}

// apart is the column of such a value, and its brackets.
type apart struct {
	at       value.Column
	brackets [2]string
}

func rowsOf(ready *cards.Set, g *rulebook.Game) rows {
	r := rows{game: g, words: ready.Book.Prog.Words, colours: value.NoColumn, traits: value.NoColumn, icons: value.NoColumn}
	for i := range g.Values.Declared {
		switch d := &g.Values.Declared[i]; d.Kept {
		case value.InNumber:
			r.numbers++
		case value.InColours:
			r.colours = g.Values.Column(d.Key)
		case value.InTraits:
			if d.Apart {
				r.apart = append(r.apart, apart{g.Values.Column(d.Key), d.Brackets})
				continue
			}
			r.traits = g.Values.Column(d.Key)
		case value.InIcons:
			r.icons = g.Values.Column(d.Key)
		}
	}
	r.sets = make([][][]string, len(ready.List))
	for i := range ready.List {
		printed := g.Values.Row(ready.List[i].Values)
		r.printed = append(r.printed, printed)
		r.sets[i] = r.setsOf(&ready.Book.Prints[i].Info, printed.Sets())
	}
	for set := range 1 << len(g.Kinds) {
		for i, key := range g.Kinds {
			if set&(1<<i) != 0 {
				r.kinds[set] = append(r.kinds[set], key)
			}
		}
	}
	return r
}

// setsOf is sets of a card in which those that the machine keeps are as that says.
func (r *rows) setsOf(info *kernel.Info, printed [][]string) [][]string {
	_, n := r.game.Values.Columns()
	sets := make([][]string, n)
	copy(sets, printed)
	put := func(at value.Column, keys []string) {
		if at != value.NoColumn {
			sets[at] = keys
		}
	}
	var icons, colours, traits []string
	for i, left := 0, info.Icons; left != 0; i, left = i+1, left>>kernel.IconBits {
		for range left & (1<<kernel.IconBits - 1) {
			if i < len(r.game.Icons) && r.game.Icons[i] != "" {
				icons = append(icons, r.game.Icons[i])
			}
		}
	}
	for set := info.Colours; set != 0; set &= set - 1 {
		if i := bits.TrailingZeros16(set); i < len(r.game.Colours) && r.game.Colours[i] != "" {
			colours = append(colours, r.game.Colours[i])
		}
	}
	for _, a := range r.apart {
		sets[a.at] = nil
	}
	for _, w := range info.Traits[:info.NTraits] {
		if at, word, ok := r.isApart(r.words[w]); ok {
			sets[at] = append(sets[at], word)
			continue
		}
		traits = append(traits, r.words[w])
	}
	put(r.icons, icons)
	put(r.colours, colours)
	put(r.traits, traits)
	return sets
}

// isApart is the column of a trait that stands apart, and what stands in its brackets.
func (r *rows) isApart(w string) (value.Column, string, bool) {
	for _, a := range r.apart {
		if in, ok := strings.CutPrefix(w, a.brackets[0]); ok {
			return a.at, strings.TrimSuffix(in, a.brackets[1]), true
		}
	}
	return value.NoColumn, "", false
}

// values fills in the values of a card of a print.
func (t *Table) values(now *value.Row, print uint16, info *kernel.Info) {
	r := &t.Cards.rows
	t.numbers(now, info)
	copy(now.Nums()[r.numbers:], r.printed[print].Nums()[r.numbers:]) // which the game may fill in
	sets := r.sets[print]
	if p := &t.M.Book.Prints[print].Info; p != info &&
		(p.Icons != info.Icons || p.Colours != info.Colours || !slices.Equal(p.Traits[:p.NTraits], info.Traits[:info.NTraits])) {
		sets = r.setsOf(info, sets)
	}
	now.Share(sets)
}

// numbers fills in the numbers of a card alone.
func (t *Table) numbers(now *value.Row, info *kernel.Info) {
	r := &t.Cards.rows
	*now = r.game.Values.Empty()
	copy(now.Nums()[:r.numbers], info.Num[:])
}
