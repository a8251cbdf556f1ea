package board

import (
	"gorin/render/anim"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/widget"
	"gorin/rules"
)

// Client is what shows the board.
type Client interface {
	C() *paint.Canvas
	UI() *widget.UI
	Lang() rules.Lang
	W(key string, args ...any) string
	Of(game, key string, args ...any) string // the same, in words of a game
	Called(name string, seat int) string     // what a player is called
}

// Board is a position on the screen, with what is asked about it.
type Board struct {
	a      Client
	Skin   *skin.Skin
	Prints []rules.Printed
	Faces  []paint.Face // of the prints

	View     *rules.View
	Log      []rules.Entry
	News     int      // the first entry of the log that is new
	Bottom   int      // the seat at the lower edge
	AllHands bool     // all hands are open
	Names    []string // what the players are called

	Request *rules.Request // what the person at the screen is asked, or nil
	Pick    session.Pick
	Armed   []Spot // what was clicked to narrow the options down
	opened  []int  // what Open has found
	Aimed   int    // what waits to be resolved whose aims are shown, from 1

	Screen   layout.Screen
	Large    int // another seat that is shown large, -1 for none
	seating  seating
	party    []int // room for who sits at the table
	figured  []figured
	Shown    []Shown
	places   map[rules.Place]string // values of acts
	Script   anim.Script
	beat     beat         // what is shown large
	ghosts   []anim.Ghost // room for those of a frame
	picked   []pickMark   // cards whose marks are still to be drawn
	flying   []int        // room for which of shown are under way
	choosing bool         // a text asks for cards on the table, or places there
	Landing  bool         // the last drawing showed cards under way
}

// New is a board of a game on which nothing lies yet.
func New(a Client, prints []rules.Printed, look *skin.Skin) Board {
	return Board{a: a, Skin: look, Prints: prints, Large: -1, places: map[rules.Place]string{}}
}

// RelabelFaces makes the faces anew: another language.
func (t *Board) RelabelFaces() {
	l := t.a.Lang()
	t.Faces = make([]paint.Face, len(t.Prints))
	for i := range t.Prints {
		t.Faces[i] = t.Skin.Face(&t.Prints[i], l)
		t.Faces[i].Print = i
	}
}
