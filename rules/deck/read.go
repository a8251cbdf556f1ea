package deck

import (
	"fmt"
	"path"
	"strings"

	"gorin/rules/pack"
)

// The limits of one deck file.
const (
	MaxBytes = 64 << 10 // of the file
	MaxLines = 500      // lines of cards
	MaxCount = 1000     // copies in one line
	MaxAbout = 1000     // runes of the sentence about the deck
	MaxDecks = 50       // in the file of a pack

	maxErrors = 50 // reported per file
)

// file is a deck as it stands in TOML.
type file struct {
	Game  string  `toml:"game"`
	Name  Words   `toml:"name"`
	About Words   `toml:"about"`
	Cards [][]any `toml:"cards"`
	DDeck [][]any `toml:"ddeck"`

	Territory string `toml:"territory"`
}

// packFile is a pack, for the decks in it; the rest is read by package pack.
type packFile struct {
	Game  string `toml:"game"`
	Title any    `toml:"title"`
	Side  any    `toml:"side"`
	Words any    `toml:"words"`
	Cards any    `toml:"card"`
	Decks []file `toml:"deck"`
}

// Read reads a deck list; name is the file's. It finds every error of the
// file: they are pack.Faults. Whether the deck is legal is for Check to say.
func Read(name string, data []byte) (Deck, error) {
	var f file
	if err := pack.Decode(name, data, MaxBytes, Words{Ja: "デッキ", En: "deck"}, &f); err != nil {
		return Deck{}, err
	}
	r := reader{file: name}
	d := r.deck(&f, base(name))
	if r.faults != nil {
		return Deck{}, r.faults
	}
	return d, nil
}

// ReadPack reads the decks that stand in the file of a pack, as Read does. They are of
// the pack's game, and their IDs are numbered.
func ReadPack(name string, data []byte) ([]Deck, error) {
	var f packFile
	if err := pack.Decode(name, data, pack.MaxBytes, Words{Ja: "パック", En: "pack"}, &f); err != nil {
		return nil, err
	}
	r := reader{file: name}
	if len(f.Decks) > MaxDecks {
		r.fail("deck", "デッキが%d個。1つのパックは%d個まで", "%d decks; a pack has at most %d", len(f.Decks), MaxDecks)
		f.Decks = nil
	}
	var out []Deck
	for i := range f.Decks {
		r.at = fmt.Sprintf("deck %d: ", i+1)
		if f.Decks[i].Game == "" {
			f.Decks[i].Game = f.Game
		}
		out = append(out, r.deck(&f.Decks[i], fmt.Sprintf("%s-%d", base(name), i+1)))
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
	faults pack.Faults
}

func (r *reader) fail(field, ja, en string, args ...any) { r.note(field, say(ja, en, args...)) }

func (r *reader) note(field string, w Words) {
	if len(r.faults) < maxErrors {
		r.faults = append(r.faults, &pack.Fault{File: r.file, Field: r.at + field, Words: w})
	}
}

// deck makes a deck of what stands in a file.
func (r *reader) deck(f *file, id string) Deck {
	out := Deck{ID: id, Game: f.Game, Name: f.Name, About: f.About, Territory: f.Territory}
	if f.Game == "" {
		r.fail("game", "書かれていない", "missing")
	}
	if f.Name.Ja == "" {
		r.fail("name", "日本語の名前が書かれていない", "missing in Japanese")
	}
	if out.Name.En == "" {
		out.Name.En = out.Name.Ja
	}
	for _, s := range []struct {
		field, text string
		most        int
	}{
		{"game", f.Game, pack.MaxName}, {"name", f.Name.Ja, pack.MaxName}, {"name", f.Name.En, pack.MaxName},
		{"about", f.About.Ja, MaxAbout}, {"about", f.About.En, MaxAbout},
		{"territory", f.Territory, pack.MaxName},
	} {
		if w, ok := pack.Plain(s.text, s.most); !ok {
			r.note(s.field, w)
		}
	}
	out.Cards, out.DDeck = r.lines("cards", f.Cards), r.lines("ddeck", f.DDeck)
	return out
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
func readLine(l []any) (Line, Words, bool) {
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
