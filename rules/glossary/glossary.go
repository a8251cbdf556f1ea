// Package glossary is what somebody who learns a game looks up: what happens in a turn, and the
// words of the game, in both languages.
package glossary

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"gorin/rules"
)

// Glossary is that of one game.
type Glossary struct {
	Turn  []Phase
	Words []Word
}

// Phase is a phase of the turn and what happens there.
type Phase struct {
	Key   string // as views have it
	Words rules.Words
}

// Word is a word of the game and what it means.
type Word struct {
	Term  rules.Words
	Zone  string // the zone that it names, "" for none
	Means rules.Words
}

// Limits of what is read.
const (
	MaxSize  = 64 << 10 // bytes of a file
	maxParts = 200      // phases and words
	maxText  = 200      // letters of a text
)

// file is where a game has it.
const file = "glossary.toml"

// ErrLate says that the glossary has not come yet (rules.Late).
var ErrLate = errors.New("read the glossary: it has not come yet")

// Of is the glossary of a game; an empty one for a game that has none.
func Of(game string) (*Glossary, error) {
	from, here := rules.Late(game)
	if !here {
		return nil, ErrLate
	}
	data, err := fs.ReadFile(from, file)
	if errors.Is(err, fs.ErrNotExist) {
		return &Glossary{}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read the glossary of %s: %w", game, err)
	}
	return Parse(game, data)
}

// Said lists the words that some texts of a language say, by their numbers: in Japanese anywhere, else where
// a word of the text begins.
func (g *Glossary) Said(l rules.Lang, texts ...string) (out []int) {
	for i := range g.Words {
		term := g.Words[i].Term[l]
		if slices.ContainsFunc(texts, func(s string) bool { return says(s, term, l) }) {
			out = append(out, i)
		}
	}
	return out
}

func says(s, term string, l rules.Lang) bool {
	if l == rules.Japanese {
		return strings.Contains(s, term)
	}
	s, term = strings.ToLower(s), strings.ToLower(term)
	for at := 0; ; {
		i := strings.Index(s[at:], term)
		if i < 0 {
			return false
		}
		at += i
		if before, _ := utf8.DecodeLastRuneInString(s[:at]); !unicode.IsLetter(before) {
			return true
		}
		at += len(term)
	}
}

// Parse reads the glossary of a game. The error says which part is wrong and why.
func Parse(game string, data []byte) (*Glossary, error) {
	if len(data) > MaxSize {
		return nil, fmt.Errorf("%s of %s: %d bytes, at most %d are read", file, game, len(data), MaxSize)
	}
	type text struct {
		Ja string `toml:"ja"`
		En string `toml:"en"`
	}
	var in struct {
		Turn []struct {
			Phase string `toml:"phase"`
			text
		} `toml:"turn"`
		Word []struct {
			Term text   `toml:"term"`
			Zone string `toml:"zone"`
			text
		} `toml:"word"`
	}
	if err := toml.Unmarshal(data, &in); err != nil {
		return nil, fmt.Errorf("%s of %s: %w", file, game, err)
	}
	book, notation := rules.BookOf(game), rules.NotationOf(game)
	switch {
	case book == nil || notation == nil:
		return nil, fmt.Errorf("%s: no game %q", file, game)
	case len(in.Turn)+len(in.Word) > maxParts:
		return nil, fmt.Errorf("%s of %s: more than %d parts", file, game, maxParts)
	}
	g := &Glossary{}
	for i, x := range in.Turn {
		w := rules.Words{x.Ja, x.En}
		why := check(w)
		if !slices.Contains(book.Phases, x.Phase) {
			why = fmt.Sprintf("the turn has no phase %q", x.Phase)
		}
		if why != "" {
			return nil, fmt.Errorf("%s of %s: turn %d: %s", file, game, i+1, why)
		}
		g.Turn = append(g.Turn, Phase{x.Phase, w})
	}
	for i, x := range in.Word {
		w := Word{rules.Words{x.Term.Ja, x.Term.En}, x.Zone, rules.Words{x.Ja, x.En}}
		why := check(w.Term)
		if why == "" {
			why = check(w.Means)
		}
		if x.Zone != "" && !slices.Contains(notation.Zones, x.Zone) {
			why = fmt.Sprintf("there is no zone %q", x.Zone)
		}
		if why != "" {
			return nil, fmt.Errorf("%s of %s: word %d: %s", file, game, i+1, why)
		}
		g.Words = append(g.Words, w)
	}
	return g, nil
}

// check says what is wrong with a text, "" for nothing.
func check(w rules.Words) string {
	for _, s := range w {
		switch {
		case s == "":
			return "the text is not there in both languages"
		case utf8.RuneCountInString(s) > maxText:
			return fmt.Sprintf("the text is longer than %d letters", maxText)
		}
		for _, c := range s {
			if unicode.IsControl(c) {
				return "the text holds a control character"
			}
		}
	}
	return ""
}
