// Package saves is the list of the games that are kept: each under a key of its own, so
// that none takes the place of another, with a head that says what it is. It knows
// neither rules nor pictures, and asks nobody: what it must not decide it returns.
package saves

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Head is what the list says of a game.
type Head struct {
	ID      string   `json:"id"`
	Game    string   `json:"game"`  // the rules' key; "" in what the first builds kept
	Kinds   []string `json:"kinds"` // by seat, as the next two
	Decks   []string `json:"decks"`
	Names   []string `json:"names"`
	Format  string   `json:"format,omitempty"`  // its key, in games that have several
	Options []string `json:"options,omitempty"` // rules of it that have been agreed on
	Title   string   `json:"title,omitempty"`   // what the player calls it
	Seed    uint64   `json:"seed,string"`
	Turn    int      `json:"turn"`
	Seq     uint32   `json:"seq"` // the decision that is open
	Over    bool     `json:"over"`
	When    int64    `json:"when"`             // milliseconds since 1970
	Copy    bool     `json:"copy,omitempty"`   // kept at a moment by the player; who plays on from it does so in a game of its own
	From    string   `json:"from,omitempty"`   // the file that it came in, "" for one that began here
	Origin  string   `json:"origin,omitempty"` // names what that file held
	Sight   []byte   `json:"sight,omitempty"`  // the position as a small picture
	Size    int      `json:"size"`             // bytes
}

// The limits of what is kept.
const (
	Most       = 30        // games
	MostAll    = 2 << 20   // bytes of all of them
	MostFrom   = 512 << 10 // bytes of one that came in a file
	maxIndex   = 256 << 10 // bytes of the list itself
	maxName    = 120       // letters of a name
	MaxTitle   = 40        // letters of what the player calls a game
	maxSight   = 600       // bytes of a picture
	maxSeats   = 6         // players of a game
	maxOptions = 8         // rules that they may agree on
)

var idForm = regexp.MustCompile(`^[a-z0-9]{1,24}$`)

// NewID is a number for a game that no other has.
func NewID() string { return strconv.FormatUint(rand.Uint64(), 36) }

// key is where the game of a number is kept.
func key(id string) string { return "game-" + id }

// sound makes a head that was read one that can be shown; false if it cannot be.
func (h *Head) sound() bool {
	if !idForm.MatchString(h.ID) || h.Turn < 0 || h.Size < 0 || max(len(h.Game), len(h.Format)) > maxName || len(h.Sight) > maxSight || max(len(h.Kinds), len(h.Decks), len(h.Names)) > maxSeats || len(h.Options) > maxOptions {
		return false
	}
	for _, s := range slices.Concat(h.Kinds, h.Decks, h.Options, []string{h.Origin}) {
		if len(s) > 4*maxName {
			return false
		}
	}
	h.From, h.Title = shortened(h.From), Title(h.Title)
	for i := range h.Names {
		h.Names[i] = shortened(h.Names[i])
	}
	return true
}

// Title is what was written as the name of a game, as it can be shown in one line: without
// signs that direct or hide others, and no longer than such names may be.
func Title(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case r == utf8.RuneError || unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Variation_Selector, r):
			return -1
		case unicode.IsControl(r) || unicode.IsSpace(r):
			return ' '
		}
		return r
	}, s)
	s = strings.Join(strings.Fields(s), " ")
	if utf8.RuneCountInString(s) > MaxTitle {
		s = strings.TrimSpace(string([]rune(s)[:MaxTitle]))
	}
	return s
}

// shortened is a name as long as names may be.
func shortened(s string) string {
	if utf8.RuneCountInString(s) > maxName {
		return string([]rune(s)[:maxName])
	}
	return s
}

// Join puts the head before the game, as it is kept: one line of JSON.
func Join(h Head, body []byte) []byte {
	line, err := json.Marshal(h)
	if err != nil {
		panic("saves: " + err.Error()) // there are only plain values
	}
	return append(append(line, '\n'), body...)
}

// Split parts what is kept under a key into its head and the game; false if it is no
// such thing.
func Split(b []byte) (h Head, body []byte, ok bool) {
	line, body, found := bytes.Cut(b, []byte{'\n'})
	if !found || len(line) > maxIndex || json.Unmarshal(line, &h) != nil {
		return Head{}, nil, false
	}
	if h.ID == "" { // the first builds gave none
		h.ID = "0"
	}
	return h, body, h.sound()
}
