package deck

import (
	"fmt"
	"path"
	"reflect"
	"strings"

	"gorin/rules/lang"
	"gorin/rules/pack"
)

// The limits of one deck file.
const (
	MaxBytes = 64 << 10 // of the file
	MaxLines = 500      // lines of cards
	MaxCount = 1000     // copies in one line
	MaxAbout = 1000     // runes of the sentence about the deck
	MaxDecks = 50       // in the file of a pack

	maxColours = 10 // of a deck, each of as many bytes

	maxErrors = 50 // reported per file
)

// plain is what stands in the file of every deck.
type plain struct {
	Game  string    `toml:"game"`
	Name  pack.Text `toml:"name"`
	About pack.Text `toml:"about"`
	Cards [][]any   `toml:"cards"`

	Colours []string `toml:"colours"`
}

// file is a deck as it stands in TOML, with what is written under the keys of other parts.
type file struct {
	plain
	beside []any
}

// packFile is a pack, for the decks in it; the rest is read by package pack.
type packFile struct {
	Game  string `toml:"game"`
	Title any    `toml:"title"`
	Side  any    `toml:"side"`
	Words any    `toml:"words"`
	Cards any    `toml:"card"`
}

// IsDeck reports whether a file has what only a deck has: a part.
func IsDeck(data []byte, keys []string) bool {
	var written map[string]any
	_ = pack.Head(data, &written) // package pack says what is wrong
	for _, key := range append(keys, mainKey) {
		if _, list := written[key].([]any); list {
			return true
		}
	}
	return false
}

// structOf is a struct with what stands in every file, and what stands under some keys.
func structOf(every reflect.Type, keys []string, t reflect.Type) reflect.Type {
	fields := []reflect.StructField{{Name: "Every", Type: every, Anonymous: true}}
	for i, key := range keys {
		fields = append(fields, reflect.StructField{Name: fmt.Sprint("F", i), Type: t, Tag: reflect.StructTag(fmt.Sprintf("toml:%q", key))})
	}
	return reflect.StructOf(fields)
}

// fileType is a deck with the parts of some keys.
func fileType(keys []string) reflect.Type {
	return structOf(reflect.TypeFor[plain](), keys, reflect.TypeFor[any]())
}

func fileOf(v reflect.Value) (f file) {
	f.plain = v.Field(0).Interface().(plain)
	for i := 1; i < v.NumField(); i++ {
		f.beside = append(f.beside, v.Field(i).Interface())
	}
	return f
}

// Read reads a deck list that may have the parts of some keys; name is the file's. It finds
// every error of the file: they are pack.Faults. Whether the deck is legal is for Check to say.
func Read(name string, data []byte, keys []string) (Deck, error) {
	into := reflect.New(fileType(keys))
	if err := pack.Decode(name, data, MaxBytes, lang.Words{"デッキ", "deck"}, into.Interface()); err != nil {
		return Deck{}, err
	}
	f := fileOf(into.Elem())
	r := reader{file: name, keys: keys}
	d := r.deck(&f, base(name))
	if r.faults != nil {
		return Deck{}, r.faults
	}
	return d, nil
}

// ReadPack reads the decks that stand in the file of a pack, as Read does. They are of
// the pack's game, and their IDs are numbered.
func ReadPack(name string, data []byte, keys []string) ([]Deck, error) {
	into := reflect.New(structOf(reflect.TypeFor[packFile](), []string{"deck"}, reflect.SliceOf(fileType(keys))))
	if err := pack.Decode(name, data, pack.MaxBytes, lang.Words{"パック", "pack"}, into.Interface()); err != nil {
		return nil, err
	}
	game, decks := into.Elem().Field(0).Interface().(packFile).Game, into.Elem().Field(1)
	r := reader{file: name, keys: keys}
	n := decks.Len()
	if n > MaxDecks {
		r.fail("deck", "デッキが%d個。1つのパックは%d個まで", "%d decks; a pack has at most %d", n, MaxDecks)
		n = 0
	}
	var out []Deck
	for i := range n {
		r.at = fmt.Sprintf("deck %d: ", i+1)
		f := fileOf(decks.Index(i))
		if f.Game == "" {
			f.Game = game
		}
		out = append(out, r.deck(&f, fmt.Sprintf("%s-%d", base(name), i+1)))
	}
	if r.faults != nil {
		return nil, r.faults
	}
	return out, nil
}

// base is the name of a file without folders and ending.
func base(name string) string {
	b := path.Base(strings.ReplaceAll(name, `\`, "/"))
	return strings.TrimSuffix(b, path.Ext(b))
}

// reader gathers what is wrong with decks.
type reader struct {
	file   string
	at     string // before the name of a field
	keys   []string
	faults pack.Faults
}

func (r *reader) fail(field, ja, en string, args ...any) { r.note(field, say(ja, en, args...)) }

func (r *reader) note(field string, w lang.Words) {
	if len(r.faults) < maxErrors {
		r.faults = append(r.faults, &pack.Fault{File: r.file, Field: r.at + field, Words: w})
	}
}

// deck makes a deck of what stands in a file.
func (r *reader) deck(f *file, id string) Deck {
	out := Deck{ID: id, Game: f.Game, Name: f.Name.Words(), About: f.About.Words()}
	if f.Game == "" {
		r.fail("game", "書かれていない", "missing")
	}
	if out.Name[lang.Japanese] == "" {
		r.fail("name", "日本語の名前が書かれていない", "missing in Japanese")
	}
	if out.Name[lang.English] == "" {
		out.Name[lang.English] = out.Name[lang.Japanese]
	}
	for _, s := range []struct {
		field, text string
		most        int
	}{
		{"game", f.Game, pack.MaxName}, {"name", f.Name.Ja, pack.MaxName}, {"name", f.Name.En, pack.MaxName},
		{"about", f.About.Ja, MaxAbout}, {"about", f.About.En, MaxAbout},
	} {
		if w, ok := pack.Plain(s.text, s.most); !ok {
			r.note(s.field, w)
		}
	}
	out.Cards, out.Colours = r.lines(mainKey, f.Cards), f.Colours
	if len(f.Colours) > maxColours {
		r.fail("colours", "%d個。%d個まで", "%d; at most %d", len(f.Colours), maxColours)
	} else {
		for _, key := range f.Colours {
			if w, ok := pack.Plain(key, maxColours); !ok {
				r.note("colours", w)
			}
		}
	}
	for i, key := range r.keys {
		if f.beside[i] != nil {
			out.Put(key, r.part(key, f.beside[i]))
		}
	}
	return out
}

// part reads a part that is a list of lines, or the ID of its only card.
func (r *reader) part(key string, written any) []Line {
	switch x := written.(type) {
	case string:
		if w, ok := pack.Plain(x, pack.MaxName); !ok {
			r.note(key, w)
		}
		if x == "" {
			return nil
		}
		return []Line{{1, x}}
	case []any:
		list := make([][]any, len(x))
		for i := range x {
			list[i], _ = x[i].([]any)
		}
		return r.lines(key, list)
	}
	r.fail(key, `[[枚数, "カードID"]] か "カードID" の形で書く`, `want [[count, "card"]] or "card"`)
	return nil
}

func (r *reader) lines(field string, list [][]any) (out []Line) {
	if len(list) > MaxLines {
		r.fail(field, "%d行ある。1つのデッキは%d行まで", "%d lines; a deck has at most %d", len(list), MaxLines)
		return nil
	}
	for i, l := range list {
		line, w, ok := readLine(l)
		if !ok {
			r.note(fmt.Sprintf("%s %d", field, i+1), w)
		}
		out = append(out, line)
	}
	return out
}

// readLine reads [count, "ID"], or says what is wrong with it.
func readLine(l []any) (Line, lang.Words, bool) {
	if len(l) == 2 {
		count, okN := l[0].(int64)
		id, okID := l[1].(string)
		if okN && okID {
			if count < 1 || count > MaxCount {
				return Line{}, say("%d枚は入れられない。1枚から%d枚まで", "%d copies; want 1 to %d", count, MaxCount), false
			}
			if id == "" {
				return Line{}, say("カードが書かれていない", "no card"), false
			}
			w, ok := pack.Plain(id, pack.MaxName)
			return Line{Count: int(count), ID: id}, w, ok
		}
	}
	return Line{}, say(`[枚数, "カードID"] の形で書く`, `want [count, "card"]`), false
}
