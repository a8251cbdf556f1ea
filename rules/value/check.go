package value

import (
	"fmt"
	"slices"

	"gorin/rules/lang"
)

// mostKeys is how many keys a value may have: more than a list of them could be read by.
const mostKeys = 64

// Check refuses a declaration that does not fit together; the error says what.
func (l *List) Check() error {
	for i := range l.Declared {
		d := &l.Declared[i]
		if err := d.check(); err != nil {
			return fmt.Errorf("value %q: %w", d.Key, err)
		}
		for j := range i {
			if o := &l.Declared[j]; o.Key == d.Key || o.In() == d.In() {
				return fmt.Errorf("value %q: %q is declared too, and called the same", d.Key, o.Key)
			}
		}
	}
	if err := l.checkColumns(); err != nil {
		return err
	}
	if len(l.Declared) > mostRead {
		return fmt.Errorf("%d values; a card has at most %d", len(l.Declared), mostRead)
	}
	if l.TwoFaced != "" && l.Kind(l.TwoFaced) == nil {
		return fmt.Errorf("cards of kind %q have two faces; there is no such kind", l.TwoFaced)
	}
	faces := []*Face{&l.Opened}
	for i := range l.Kinds {
		k := &l.Kinds[i]
		if k.Key == "" || l.Kind(k.Key) != k {
			return fmt.Errorf("kind %q of cards is declared twice, or has no key", k.Key)
		}
		faces = append(faces, &k.Face)
	}
	for _, f := range faces {
		for _, key := range slices.Concat(f.Must, f.May, f.Together) {
			if l.Find(key) == nil {
				return fmt.Errorf("cards have %q printed on them, which is not declared", key)
			}
		}
		for _, key := range f.Together {
			if _, may := f.Has(key); !may || l.Find(key).Shape != Number {
				return fmt.Errorf("%q stands together with others, and is no number of that face", key)
			}
		}
	}
	return nil
}

// checkColumns refuses values that do not fit in rows, or that what is to keep them cannot.
func (l *List) checkColumns() error {
	numbers := 0
	for i := range l.Declared {
		d := &l.Declared[i]
		switch {
		case d.Kept == InNumber && d.Shape != Number, d.Shape == Number && (d.Kept == InColours || d.Kept == InTraits || d.Kept == InIcons),
			d.Shape == Counts && d.Kept != Nowhere && d.Kept != ByBook:
			return fmt.Errorf("value %q: what is to keep it cannot", d.Key)
		case d.Kept == InNumber && d.Num != numbers:
			return fmt.Errorf("value %q: it is number %d of the machine, and is declared as number %d", d.Key, d.Num, numbers)
		case d.Kept == InNumber:
			numbers++
		}
	}
	if numbers, _ := l.Columns(); numbers > mostNumbers {
		return fmt.Errorf("cards have %d numbers; there is room for %d", numbers, mostNumbers)
	}
	return nil
}

// keysOfPacks stand in every pack, whatever the game.
var keysOfPacks = []string{"id", "kind", "name", "title", "text", "flavour", "rarity", "artist", "open", "game", "words", "card", "deck"}

// check refuses what does not fit the shape of a value.
func (d *Declared) check() error {
	halves := d.Halves[0].Key != ""
	switch {
	case d.Key == "" || d.Words[lang.Japanese] == "" || d.Words[lang.English] == "":
		return fmt.Errorf("it has no key, or no words")
	case slices.Contains(keysOfPacks, d.Key) || d.In() == "name" || d.In() == "open":
		return fmt.Errorf("every card has something of that key")
	case d.Shape == Number && d.Most <= 0:
		return fmt.Errorf("no number is its largest")
	case d.Shape == Number && d.Step > 0 && d.Most%d.Step != 0:
		return fmt.Errorf("its largest, %d, is not a multiple of %d", d.Most, d.Step)
	case (d.Shape == Word || d.Shape == Keys && !halves || d.Shape == Counts) && len(d.Known) == 0:
		return fmt.Errorf("it has no keys")
	case halves && (d.Shape != Keys || d.Most == 0 || len(d.Halves[0].Known) == 0 || len(d.Halves[1].Known) == 0):
		return fmt.Errorf("keys of two halves are of shape Keys, with the keys of both and how many there may be")
	case len(d.Known) > mostKeys:
		return fmt.Errorf("%d keys; there is room for %d", len(d.Known), mostKeys)
	case d.Head && d.Shape != Word:
		return fmt.Errorf("only a word stands at the head of a pack")
	case d.Shape != Tags && (d.Brackets[0] != "" || d.Pattern != nil):
		return fmt.Errorf("texts quote tags only")
	case d.Apart && (d.Kept != InTraits || d.Brackets[0] == ""):
		return fmt.Errorf("only tags in brackets stand apart from other traits")
	}
	for i, k := range d.Known {
		if slices.Contains(d.Known[:i], k) {
			return fmt.Errorf("key %q stands twice", k)
		}
	}
	return nil
}
