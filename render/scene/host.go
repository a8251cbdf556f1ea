// Package scene is what the player sees and does: the title, the table, the
// result, and the panels over them. Everything that can be done is a named
// act, whether it comes from the canvas, the keyboard or the mirror.
package scene

import (
	"gorin/render/session"
	"gorin/rules"
)

// Host is what the surroundings lend: a store, a clock, files. Any function
// but Now may be nil.
type Host struct {
	Load   func(key string) ([]byte, error)                         // nil when there is nothing
	Save   func(key string, data []byte) error                      // nil data removes
	Export func(name string, data []byte) (where string, err error) // where: told to the player, unless ""
	Copy   func(text string) error                                  // into the clipboard
	Open   func()                                                   // asks for a file, which comes back through App.Open
	Side   func()                                                   // shows the mirror beside the picture, or hides it
	Font   func(name string)                                        // asks for a font, which comes back through App.Lend
	Now    func() int64

	// Hold takes a game of the list for this window, from another one too if take is set,
	// and says whether it has it. Release gives it back. When another window takes it,
	// App.Lost hears of it. Both are nil where there is only one window.
	Hold    func(game string, take bool, then func(bool))
	Release func(game string)

	Mirror func(*Mirror)
	Writes bool                    // who shows the mirror has a field for what a dialog lets the player write
	Sound  func(samples []float32) // plays a sound of so many samples a second as package sound says
	Lang   rules.Lang
	Params map[string]string
	Page   string // address of the page that opens links, "" if there is none
	Engine session.Engine
}

func (h *Host) load(key string) []byte {
	if h.Load == nil {
		return nil
	}
	b, err := h.Load(key)
	if err != nil {
		return nil
	}
	return b
}

// Mirror is the scene in words, for those who do not see the canvas or want
// the keyboard: the page shows it as real buttons and texts.
type Mirror struct {
	State   string         `json:"state"` // "title", "table", "result", "settings", "error"
	Seq     uint32         `json:"seq"`
	Lang    string         `json:"lang"`
	Heading string         `json:"heading"`
	Turn    string         `json:"turn"`
	Prompt  string         `json:"prompt"`
	Clause  string         `json:"clause"`
	Alert   string         `json:"alert"`
	Deal    []MirrorAct    `json:"deal"` // buttons of the dialog that is open
	Write   *MirrorWrite   `json:"write"`
	Options []MirrorOption `json:"options"`
	Confirm *MirrorAct     `json:"confirm"`
	Acts    []MirrorAct    `json:"acts"`
	Fields  []MirrorField  `json:"fields"`
	Zones   []MirrorZone   `json:"zones"`
	Log     []MirrorEntry  `json:"log"`
	Laws    []string       `json:"laws"` // what the clauses of the log decide
	Titles  MirrorTitles   `json:"titles"`
}

// MirrorTitles are the headings of the mirror's parts.
type MirrorTitles struct {
	Choices string `json:"choices"`
	Table   string `json:"table"`
	Log     string `json:"log"`
	Acts    string `json:"acts"`
}

// MirrorOption is one legal option.
type MirrorOption struct {
	Index   int    `json:"index"`
	Text    string `json:"text"`
	Toggle  bool   `json:"toggle"`
	Pressed bool   `json:"pressed"`
}

// MirrorAct is one button.
type MirrorAct struct {
	Act   string `json:"act"`
	Value string `json:"value"`
	Text  string `json:"text"`
	Off   bool   `json:"off"`
}

// MirrorField is one choice of the setup or of the settings.
type MirrorField struct {
	Name    string      `json:"name"`
	Label   string      `json:"label"`
	Value   string      `json:"value"`
	Why     string      `json:"why"`
	Choices [][2]string `json:"choices"` // value and words; none for free text
}

// MirrorWrite is a line that the dialog lets the player write: the act "set" with "line=…"
// takes it, and "yes" or "no" ends the dialog.
type MirrorWrite struct {
	Title string `json:"title"`
	Label string `json:"label"`
	Value string `json:"value"`
	Most  int    `json:"most"` // letters
	Yes   string `json:"yes"`
	No    string `json:"no"`
}

// MirrorEntry is one line of the log. Law is the place in Laws of what its clause
// decides, Line its number in the whole log, Moment the decision whose moment can
// be looked at, 0 for none.
type MirrorEntry struct {
	Text   string `json:"text"`
	Law    int    `json:"law"`
	Line   int    `json:"line"`
	Moment uint32 `json:"moment"`
}

// MirrorZone is one zone in words.
type MirrorZone struct {
	Heading string   `json:"heading"`
	Items   []string `json:"items"`
}
