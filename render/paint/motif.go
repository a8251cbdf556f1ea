package paint

import (
	"image/color"
	"maps"
	"slices"

	"gorin/render/theme"
)

// inks are the few colours that one picture is printed in.
type inks struct {
	main, deep, pale, paper, spark color.RGBA
}

// motif draws a thing between -1 and 1.
type motif func(p pen, k inks)

// drawn are the things of which a picture without words of its own shows one by chance. Their
// number settles what chance picks, so that a group that joins them changes other pictures.
var drawn = joined(seaMotifs, skyMotifs, plantMotifs, beastMotifs, festivalMotifs, marketMotifs, railMotifs, gardenMotifs, craftMotifs, houseMotifs)

// motifs are all things that a picture may show, by the names that
// assets/motifs.toml gives words to.
var motifs = joined(drawn, stageMotifs)

func joined(groups ...map[string]motif) map[string]motif {
	all := map[string]motif{}
	for _, group := range groups {
		maps.Copy(all, group)
	}
	return all
}

// Motifs are the names of all motifs.
func Motifs() []string { return slices.Sorted(maps.Keys(motifs)) }

// inksOf is the colours for a card colour; by night the deep colour is around.
func inksOf(colour string) inks {
	t := theme.CardTint(colour)
	k := inks{main: t.Full, deep: t.Dark, pale: t.Light, paper: theme.PaperLight, spark: theme.Vermilion}
	switch colour {
	case "red":
		k.spark = theme.RGB(0xE2B04A)
	case "white":
		k.main, k.deep, k.pale = theme.RGB(0xB5A274), theme.RGB(0x66583A), theme.RGB(0xEFE5CB)
	case "", "black":
		k.spark = theme.RGB(0xC9472F)
	}
	return k
}

// cut draws a motif as a piece of cut paper.
func (p pen) cut(m motif, k inks, rim float64, clr color.RGBA) {
	p.s.lift(rim, clr, func() { m(p, k) })
}
