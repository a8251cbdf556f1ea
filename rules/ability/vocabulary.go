package ability

import (
	"errors"
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strings"
	"sync"
)

// Words is what the texts of one game say beyond what games share, as its room hands it
// over.
type Words struct {
	Game  string // the key of the game
	Kinds map[Kind]Shape
	// Keywords is the game's keywords.
	Keywords []KeywordSpec
	// Numbers is the names of what other numbers in trees mean, by what the Num of a shape
	// says: NumBan and so on, and what is the game's own.
	Numbers map[string][]string

	// Lower turns lines that are no keyword into what they are short for. Optional.
	Lower func(n Node) Node
	// Complete notes of a line what only this game's texts say. Optional.
	Complete func(c *Compiler, n Node, l *Line)
}

// Vocabulary is all that the trees of one game may say: the kinds that games share, and
// its own. It is made once and never changed.
type Vocabulary struct {
	words  Words
	shapes []Shape           // of its kinds, common ones first
	kinds  []Kind            // the same
	nums   []numbers         // how their Num is written
	at     [KindCount]uint16 // which of them a kind is
	named  map[string]Kind
	names  map[string][]string   // of what numbers in trees mean, shared ones first
	lines  map[Kind]*KeywordSpec // which are one keyword
	writes [KindCount]Aspect
	low    [KindCount]uint8 // bits of a Num below the number of a card that it names
}

// NewVocabulary adds a game's own words to the common ones. The error says what does not
// fit; what does is there all the same.
func NewVocabulary(w Words) (*Vocabulary, error) {
	v := &Vocabulary{words: w, named: make(map[string]Kind, len(common)+len(w.Kinds))}
	if v.words.Lower == nil {
		v.words.Lower = func(n Node) Node { return n }
	}
	if v.words.Complete == nil {
		v.words.Complete = func(*Compiler, Node, *Line) {}
	}
	var wrong []error
	fail := func(format string, args ...any) {
		wrong = append(wrong, fmt.Errorf("vocabulary of "+w.Game+": "+format, args...))
	}
	v.names = v.allNames(fail)
	for key, names := range v.names {
		v.checkNames(key, names, fail)
	}
	for k := range common {
		v.add(Kind(k), common[k], fail)
	}
	kinds := make(map[Kind]Shape, len(w.Kinds)+len(w.Keywords))
	maps.Copy(kinds, w.Kinds)
	for _, s := range w.Keywords {
		if _, there := kinds[s.Line]; !there && s.Line >= ownBase {
			kinds[s.Line] = s.shapeOf()
		}
	}
	for _, k := range slices.Sorted(maps.Keys(kinds)) {
		switch s := kinds[k]; {
		case k >= ownBase && s.Sort != k.SortOf():
			fail("%s has the number of another sort: there is room for %d kinds of each", s.Name, ownRoom)
		case k < ownBase || k >= KindCount:
			fail("%s has the number %d, which is none of a game's own", s.Name, k)
		default:
			v.add(k, s, fail)
		}
	}
	return v, errors.Join(wrong...)
}

// VocabularyOnce has the vocabulary of a game once somebody has asked for it: a program that never
// does is without its words.
type VocabularyOnce struct {
	once sync.Once
	made *Vocabulary
	err  error
}

// Of is the vocabulary with a game's own words.
func (t *VocabularyOnce) Of(own func() Words) (*Vocabulary, error) {
	t.once.Do(func() { t.made, t.err = NewVocabulary(own()) })
	return t.made, t.err
}

// add enters a kind.
func (v *Vocabulary) add(k Kind, s Shape, fail func(string, ...any)) {
	old, twice := v.named[s.Name]
	switch {
	case s.Name == "":
		fail("kind %d has no name", k)
	case twice:
		fail("kinds %d and %d are both called %s", old, k, s.Name)
	}
	for i, kid := range s.Kids {
		if kid.Many && i != len(s.Kids)-1 {
			fail("%s: only the last kid may repeat", s.Name)
		}
	}
	switch s.Sort {
	case SCond, SFilter, SValue:
		if s.Reads == 0 || s.Reads&AspectTable != 0 && s.Reads != AspectTable {
			fail("%s does not say what it looks at", s.Name)
		}
	case SMod:
		if s.Writes == 0 {
			fail("%s does not say what it changes", s.Name)
		}
	}
	v.at[k], v.writes[k] = uint16(len(v.kinds)), s.Writes
	if s.Num == NumStatCompare || s.Num == NumStatSign {
		v.low[k] = uint8(bits.Len(PerStat - 1))
	}
	v.kinds, v.shapes, v.nums = append(v.kinds, k), append(v.shapes, s), append(v.nums, v.numbersOf(&s))
	v.named[s.Name] = k
}

// allNames is the names of everything that is numbered: what several games know, then the
// game's own.
func (v *Vocabulary) allNames(fail func(string, ...any)) map[string][]string {
	all := maps.Clone(v.words.Numbers)
	if all == nil {
		all = make(map[string][]string)
	}
	if all[NumKeyword] != nil {
		fail("%s is numbered by the list of keywords", NumKeyword)
	}
	all[NumKeyword] = v.enterKeywords(fail)
	for key, shared := range sharedNames {
		own := all[key]
		for i := range min(len(shared), len(own)) {
			if own[i] != "" {
				fail("%s has the number of %s, which several games know", own[i], shared[i])
			}
		}
		all[key] = slices.Concat(shared, own[min(len(shared), len(own)):])
	}
	return all
}

// checkNames looks for names of numbers that do not fit.
func (v *Vocabulary) checkNames(key string, names []string, fail func(string, ...any)) {
	if most, packed := rooms[key]; packed && len(names) > most {
		fail("there are %d of %s; there is room for %d", len(names), key, most)
	}
	if _, shared := commonNumbers[key]; shared {
		fail("%s is numbered alike in all games", key)
	}
	for i, name := range names {
		switch {
		case name == "":
		case strings.ContainsAny(name, ` ():/+"`) || name[0] < 'a' || name[0] > 'z':
			fail("%q is no name for a %s", name, key)
		case slices.Index(names, name) != i:
			fail("two of %s are called %s", key, name)
		}
	}
}

// Words is what its room has handed over.
func (v *Vocabulary) Words() Words { return v.words }

// Game is the key of the game whose words they are.
func (v *Vocabulary) Game() string { return v.words.Game }

// Kinds lists the kinds, those that games share first.
func (v *Vocabulary) Kinds() []Kind { return v.kinds }

// Ordinal numbers the kinds without a gap, in the order of Kinds.
func (v *Vocabulary) Ordinal(k Kind) int {
	if k >= KindCount {
		return 0
	}
	return int(v.at[k])
}

// Knows reports whether there is such a kind.
func (v *Vocabulary) Knows(k Kind) bool { return k < KindCount && v.kinds[v.at[k]] == k }

// NumberName is the name of a number in trees that are written down, such as NumStat's.
func (v *Vocabulary) NumberName(key string, num int) string {
	if names := v.names[key]; num < len(names) {
		return names[num]
	}
	return ""
}

// Shape is the shape of a kind, that of None for an unknown one.
func (v *Vocabulary) Shape(k Kind) *Shape {
	return &v.shapes[v.Ordinal(k)]
}

// Name is the name of a kind.
func (v *Vocabulary) Name(k Kind) string {
	if !v.Knows(k) {
		return "unknown"
	}
	return v.Shape(k).Name
}

// Shared is the words that games share, and no others.
func Shared() *Vocabulary { return shared() }

var shared = sync.OnceValue(func() *Vocabulary {
	v, _ := NewVocabulary(Words{}) // that they fit is tested
	return v
})
