// Package page is what the pages of the client share: what they are lent by the client that
// shows them, columns of text, and the words for those who do not see the picture. Each page
// has a package of its own, which knows neither the others nor the table.
package page

import (
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/widget"
	"gorin/rules"
)

// Client is what shows a page.
type Client interface {
	C() *paint.Canvas
	UI() *widget.UI
	Size() layout.Rect
	Lang() rules.Lang
	Now() int64
	Changed() // both the picture and the mirror are out of date

	W(key string, args ...any) string // what the client says
	GameName(game string) string
	Facts(game string, p *rules.Printed) string // the numbers of a card in words
	Cite(game, clause string) string            // a clause and what it decides
	Sentence(err error) string

	Confirm(title, text, yes string, do func())
	Fail(title string, err error)

	Keeps() bool // there is a place to save
	Save(key string, data []byte) error
	Load(key string) []byte // nil when there is nothing
	Opens() bool            // it can ask for a file
}
