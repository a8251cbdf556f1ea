package binder

import (
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/study"
)

// File is a pack, or a deck by itself.
type File struct {
	Name  string // without folders
	Data  []byte
	Game  string
	Title rules.Words // of the pack, or the name of the deck
	Cards []pack.Card
	Decks []deck.Deck
	Wrong error // why it cannot be read, of one that was kept by another build

	studies []study.Face
	studied int // cards
}

// Open reads a file; the error is pack.Faults.
func Open(name string, data []byte) (*File, error) {
	name = path.Base(strings.ReplaceAll(name, `\`, "/"))
	if n := []rune(name); len(n) > maxName {
		name = string(n[len(n)-maxName:])
	}
	f := &File{Name: name, Data: data}
	var head struct {
		Title pack.Text `toml:"title"`
		Game  string    `toml:"game"`
	}
	_ = pack.Head(data, &head) // package pack says what is wrong
	if rules.IsDeck(data) {
		d, err := rules.ReadDeck(name, data)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(rules.Games(), d.Game) {
			return nil, pack.Faults{fault(name, "", "「%s」というゲームはない", "no game %q", d.Game)}
		}
		f.Game, f.Title, f.Decks = d.Game, d.Name, []deck.Deck{d}
		return f, nil
	}
	var err error
	if f.Cards, err = rules.ReadPack(name, data); err != nil {
		return nil, err
	}
	if f.Decks, err = rules.ReadDecks(name, data); err != nil {
		return nil, err
	}
	if len(f.Cards)+len(f.Decks) == 0 {
		return nil, pack.Faults{fault(name, "", "カードもデッキも入っていない", "there are neither cards nor decks in it")}
	}
	f.Game, f.Title = head.Game, head.Title.Words()
	if f.Title[rules.Japanese] == "" {
		f.Title[rules.Japanese] = strings.TrimSuffix(name, path.Ext(name))
	}
	if f.Title[rules.English] == "" {
		f.Title[rules.English] = f.Title[rules.Japanese]
	}
	return f, nil
}

// overhead is how many letters of text take as long as a face without any.
const overhead = 20

const maxName = 80 // runes of a file's name

// Study reads the texts of the next cards, of one at least and as many as have so many
// letters together, and reports whether all are read.
func (f *File) Study(letters int) bool {
	if f.studied == len(f.Cards) {
		return true
	}
	to := f.studied
	for first := true; to < len(f.Cards) && (first || letters > 0); first = false {
		eachFace(f.Cards[to:to+1], func(c *pack.Card) {
			letters -= overhead
			for _, line := range c.Lines {
				letters -= utf8.RuneCountInString(line)
			}
		})
		to++
	}
	more, err := study.Cards(f.Game, f.Cards[f.studied:to])
	if err != nil {
		f.Wrong = err
		f.studied = len(f.Cards)
		return true
	}
	for i := range more {
		if p := &more[i].Printed; p.Other >= 0 {
			p.Other += len(f.studies)
		}
	}
	f.studies, f.studied = append(f.studies, more...), to
	return to == len(f.Cards)
}

// Studies are the faces of the cards that were read so far, in their order.
func (f *File) Studies() []study.Face { return f.studies }

// Studied is how many cards were read so far.
func (f *File) Studied() int { return f.studied }

// Lines counts the lines that were read so far, and those that were understood.
func (f *File) Lines() (all, understood int) {
	for i := range f.studies {
		for _, wrong := range f.studies[i].Wrong {
			all++
			if wrong == nil {
				understood++
			}
		}
	}
	return all, understood
}
