// Package rebirth is the room of Rebirth for you (Reバース): texts of its cards are read and
// printed, and nothing more yet.
package rebirth

import (
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/text"
)

// Lexicon is the words of the game's texts.
func Lexicon() *text.Lexicon { return lexicon.New() }
