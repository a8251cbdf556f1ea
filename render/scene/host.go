package scene

import (
	"gorin/render/page"
	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/bot/search"
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

	Mirror func(*page.Mirror)
	Writes bool                    // who shows the mirror has a field for what a dialog lets the player write
	Sound  func(samples []float32) // plays a sound of so many samples a second as package sound says
	Lang   rules.Lang
	Params map[string]string
	Page   string // address of the page that opens links, "" if there is none
	Build  string // which version of Gorin this is, "" if nobody knows
	Engine session.Engine
	Crew   search.Crew // makes playouts for computer players that look ahead; nil: they make them themselves
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
