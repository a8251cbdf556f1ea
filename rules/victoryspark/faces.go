package victoryspark

import (
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/victoryspark/lexicon"
)

// face is what is printed on a card beside what the machine keeps of it: words of the
// program.
type face struct {
	titles                      []uint16 // 2.3
	works                       []uint16 // 2.9, and those that stand for them (2.9.1.1)
	printedWorks                int      // how many of them are its own, which come first
	partnerNames, partnerTitles []uint16 // 2.5, 2.6
	partnerSex                  uint8    // 2.8: bit per sex
	limited                     uint8    // 2.18.2: bit per icon
}

// skill is what is printed on a skill beside its effect (2.12.2): words of the program.
type skill struct {
	names, traits []uint16
	icon          uint8 // lexicon.IconAuto and so on
	cancels       int32 // of a cancel: the set of what it cancels, an expression
	sprung        int32 // of a surprise: its condition
}

// faceOf is what is printed on a card.
func faceOf(card *pack.Card, c *ability.Compiler) (f face) {
	for _, t := range card.Tags("titles") {
		f.titles = append(f.titles, c.Word(lexicon.TitleWord(t[lang.Japanese])))
	}
	for _, t := range card.Tags("partner-titles") {
		f.partnerTitles = append(f.partnerTitles, c.Word(lexicon.TitleWord(t[lang.Japanese])))
	}
	for _, n := range card.Tags("partner-names") {
		f.partnerNames = append(f.partnerNames, c.Word(n[lang.Japanese]))
	}
	own, alike := worksOf(card)
	for _, w := range slices.Concat(own, alike) {
		f.works = append(f.works, c.Word(lexicon.WorkWord(w)))
	}
	f.printedWorks = len(own)
	f.partnerSex = bits(card.Keys("partner-sex"), "male", "female")
	f.limited = bits(limitedOf(card), "fire", "heal")
	return f
}

// bits is which of some keys are in a list, a bit each.
func bits(list []string, keys ...string) (set uint8) {
	for i, k := range keys {
		if slices.Contains(list, k) {
			set |= 1 << i
		}
	}
	return set
}

// namesOf is the names of a card: those that it prints one by one (2.1.2), else the one.
func namesOf(card *pack.Card) []lang.Words {
	if names := card.Tags("names"); names != nil {
		return names
	}
	return []lang.Words{card.Name}
}

// alikeWorks are works each of which is found where a text names another of them: the book's
// second appendix (2.9.1.1), and those of the cards that ship.
var alikeWorks = [][]string{
	{"Baby Princess", "Baby Princess 3D ぱらだいす 0(ラブ)"},
	{"EREMENTAR GERAD", "EREMENTAR GERAD-蒼空の戦旗-"},
	{"シャイニング・ハーツ", "シャイニング・ハーツ~幸せのパン~"},
	{"これはゾンビですか?", "これはゾンビですか? オブ・ザ・デッド"},
	{"潮風の劇場", "潮風の劇場・夜の部"},
	{"月裏郵便局", "月裏郵便局・速達便"},
}

// worksOf is the works by which texts find a card: its own, and those that stand for them
// (2.9.1.1).
func worksOf(card *pack.Card) (own, alike []string) {
	for _, w := range card.Tags("works") {
		own = append(own, w[lang.Japanese])
	}
	if w := card.Title[lang.Japanese]; own == nil && w != "" {
		own = []string{w}
	}
	for _, w := range own {
		for _, set := range alikeWorks {
			if slices.Contains(set, w) {
				alike = append(alike, set...)
			}
		}
	}
	return own, alike
}

func (o *own) face(m *kernel.Machine, c kernel.CardID) *face { return &o.faces[m.S.Cards[c].Print] }

// hasTitle reports whether a card has a title, printed or given.
func hasTitle(m *kernel.Machine, r kernel.Ref, info *kernel.Info, title uint16) bool {
	return !info.Blank && (slices.Contains(rulesOf(m).face(m, r.Card).titles, title) || info.HasTrait(title))
}

// isPair reports whether a card is called by this word, or has the name and the title that it
// writes together (2.3.1.1).
func isPair(m *kernel.Machine, r kernel.Ref, info *kernel.Info, pair uint16) bool {
	p := m.Book.Prog
	name, title, _ := strings.Cut(p.Words[pair], lexicon.PairSign)
	return info.HasName(pair) ||
		anyWord(p, info.Names[:info.NNames], func(s string) bool { return s == name }) && titleHas(m, r, info, title, true)
}

// titleHas reports whether a title of a card, printed or given, contains a part (2.14.7), or
// is all of it.
func titleHas(m *kernel.Machine, r kernel.Ref, info *kernel.Info, part string, whole bool) bool {
	p, o := m.Book.Prog, rulesOf(m)
	in := func(s string) bool {
		title, ok := lexicon.TitleOf(s)
		return ok && !info.Blank && (title == part || !whole && strings.Contains(title, part))
	}
	return anyWord(p, o.face(m, r.Card).titles, in) || anyWord(p, o.givenTraits(m, r, info), in)
}

// isPartner reports whether a card is a partner of another: its name is one of those of the
// partner of the other, and so is its title (2.7.1); of several, one each will do (2.7.2).
func isPartner(m *kernel.Machine, of, r kernel.Ref) bool {
	if of.Card == 0 || r.Card == 0 || m.InfoOf(of).Blank {
		return false
	}
	f, info := rulesOf(m).face(m, of.Card), m.InfoOf(r)
	return slices.ContainsFunc(f.partnerNames, info.HasName) &&
		slices.ContainsFunc(f.partnerTitles, func(t uint16) bool { return hasTitle(m, r, info, t) })
}
