package table

import (
	"gorin/render/anim"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/puzzle"
)

// Table is the match on the screen.
type Table struct {
	a       Client
	Session *session.Session
	Skin    *skin.Skin
	Prints  []rules.Printed
	faces   []paint.Face
	seen    int // revision that view and req were made for

	View     *rules.View
	Request  *rules.Request // what the person at the screen is asked, or nil
	pick     session.Pick
	unfolded bool   // long lists are shown in full
	Armed    []spot // what was clicked to narrow the options down
	sorted   int    // the option that is dragged to its place in the order, from 1
	opened   []int  // what open has found
	Log      []rules.Entry
	logSeat  int // who may know what log says
	lines    []entryLine
	heights  []float64 // of lines
	Track    track
	jumped   bool     // the next look at the match is at another time
	logAt    int      // the revision that the log was scrolled for
	Practice bool     // nothing is at stake, and nothing is kept
	Guest    bool     // opened to be watched
	Back     bool     // one can go back to the game that practice has branched off from
	Puzzle   *attempt // nil but in a puzzle
	tapped   int      // the entry of the log whose clause is told, from 1
	aimed    int      // what waits to be resolved whose aims are shown, from 1
	turns    string   // the turn and whose it is, in words
	Names    []string // what the players are called

	places  map[rules.Place]string // values of acts
	screen  layout.Screen
	seating seating
	shown   []shown
	Script  anim.Script
	ghosts  []anim.Ghost // room for those of a frame
	news    int          // the first entry of the log that is new
	flying  []int        // room for which of shown are under way
	Landing bool         // the last drawing showed cards under way
	planned bool         // the next drawing starts flights from the poses before

	Look    rules.Card // the card in the detail panel
	PrintOf int        // its print, or -1
	Looked  bool       // the player has chosen it
	overlay overlay
	hidden  bool         // the picker or the result was put aside to see the table
	Notice  rules.Reason // why something could not be done
	noticed int64        // when
	ended   bool         // the match was over when it was looked at last
}

// overlay is what lies over the table.
type overlay struct {
	kind  string // "", "browse", "picker", "menu", "help", "detail", "log", "stack", "stops", "goal"
	place rules.Place
	under *overlay // what is shown again when it is closed, or nil
}

// closed is what is shown when it is closed.
func (o overlay) closed() overlay {
	if o.under == nil {
		return overlay{}
	}
	return *o.under
}

// New puts a session on the table.
func New(a Client, s *session.Session) *Table {
	t := &Table{a: a, Session: s, PrintOf: -1, seen: -1, places: map[rules.Place]string{}}
	t.Skin = skins.For(s.Match.View(rules.Spectator).Game)
	t.Prints = s.Match.Catalogue()
	t.Relabel()
	t.Refresh()
	return t
}

// Relabel makes the faces anew: another language.
func (t *Table) Relabel() {
	l := t.a.Lang()
	t.faces = make([]paint.Face, len(t.Prints))
	for i := range t.Prints {
		t.faces[i] = t.Skin.Face(&t.Prints[i], l)
		t.faces[i].Print = i
	}
	if t.View != nil {
		t.nameAll()
		t.refreshWords()
	}
}

// Tick lets time pass.
func (t *Table) Tick(now int64) {
	t.seek()
	if !t.Script.Busy(now) && !t.Decided() { // the game waits for the picture
		t.Session.Tick(now)
	}
	if err := t.Session.Fault(); err != nil {
		t.a.Fail(t.a.W("bot-failed"), err)
	}
	if t.Session.Revision != t.seen {
		t.Refresh()
		t.a.Changed()
	}
}

// viewer is the seat whose knowledge the screen shows.
func (t *Table) viewer() int {
	if t.Session.Cover {
		return rules.Spectator
	}
	return t.Session.Seat
}

// Refresh looks at the match anew after a change.
func (t *Table) Refresh() {
	logged := len(t.Log)
	t.seen = t.Session.Revision
	t.View = t.Session.View(t.viewer())
	t.nameAll()
	t.Request = t.located(t.Session.Asked())
	if !t.Session.Past { // what was picked waits
		t.pick.For(t.Request)
	}
	t.Armed, t.unfolded, t.aimed = nil, false, 0
	t.readLog()
	t.planned = len(t.Log) >= logged && logged > 0 && !t.jumped
	if t.jumped {
		t.Script.Stop()
	}
	if t.planned {
		t.listen(logged)
		t.news = logged
	}
	if t.View.Over && !t.ended && logged > 0 && !t.jumped {
		t.hearEnd()
	}
	t.ended, t.jumped = t.View.Over, false
	t.judge()
	t.hidden = false
	if t.overlay.kind != "menu" && t.overlay.kind != "help" && t.overlay.kind != "log" && t.overlay.kind != "stops" {
		t.overlay = overlay{}
	}
	if t.overlay.kind == "" && t.needsPicker() {
		t.overlay = overlay{kind: "picker"}
	}
	if t.View.Over && !t.Session.Watching && t.Puzzle == nil && t.overlay.kind == "" {
		t.overlay = overlay{kind: "result"}
	}
	t.a.UI().ScrollTo("choice", 0)
	t.a.UI().ScrollTo("picker", 0)
	t.follow()
	t.refreshWords()
}

// readLog reads what has been added to the log.
func (t *Table) readLog() {
	stands, seat := t.Session.LogStands(), t.viewer()
	if seat != t.logSeat || t.Log == nil {
		t.logSeat, stands = seat, 0
		t.Look, t.PrintOf, t.Looked = 0, -1, false // who sits down now may not know the card
	}
	t.Log = append(t.Log[:min(stands, len(t.Log))], t.Session.Match.Log(seat, min(stands, len(t.Log)))...)
}

// follow shows the card that was last spoken of, at first one of the hand, until the
// player has looked at one.
func (t *Table) follow() {
	if t.Looked {
		return
	}
	for i := len(t.Log) - 1; i >= 0; i-- {
		if v, _ := t.Find(t.Log[i].Event.Card); v != nil && v.Print >= 0 {
			t.Look, t.PrintOf = v.ID, v.Print
			return
		}
	}
	if z := t.Zone(rules.Place{Seat: t.Session.Bottom(), Zone: t.Skin.Hand}); z != nil && t.PrintOf < 0 {
		for i := range z.Cards {
			if c := &z.Cards[i]; c.ID != 0 && c.Print >= 0 {
				t.Look, t.PrintOf = c.ID, c.Print
				return
			}
		}
	}
}

func (t *Table) refreshWords() {
	a := t.a
	t.turns = a.W("turn-of", t.View.Turn, t.name(t.View.Active))
	if t.View.Turn == 0 {
		t.turns = a.W("setting-up")
	}
	if t.Practice && t.Puzzle == nil {
		t.turns = a.W("practice-turn", t.turns)
	}
}

// name is what a player is called.
func (t *Table) name(seat int) string {
	if seat < 0 || seat >= len(t.Names) {
		return t.a.W("player-n", seat+1)
	}
	return t.Names[seat]
}

// nameAll finds out what the players are called: who has no name of their own is
// called in the present language, whichever the match was begun in.
func (t *Table) nameAll() {
	t.Names = t.Names[:0]
	for seat, p := range t.View.Players {
		t.Names = append(t.Names, t.a.Called(p.Name, seat))
	}
}

// Zone is a zone of a player, or nil.
func (t *Table) Zone(p rules.Place) *rules.ZoneView {
	if p.Seat < 0 {
		for i := range t.View.Shared {
			if t.View.Shared[i].Place == p {
				return &t.View.Shared[i]
			}
		}
		return nil
	}
	if p.Seat >= len(t.View.Players) {
		return nil
	}
	zones := t.View.Players[p.Seat].Zones
	for i := range zones {
		if zones[i].Place.Zone == p.Zone {
			return &zones[i]
		}
	}
	return nil
}

// Find is the card of a number and its zone, as the viewer may see it.
func (t *Table) Find(id rules.Card) (*rules.CardView, rules.Place) {
	if id == 0 {
		return nil, rules.Place{}
	}
	all := func(zones []rules.ZoneView) (*rules.CardView, rules.Place) {
		for i := range zones {
			for j := range zones[i].Cards {
				if zones[i].Cards[j].ID == id {
					return &zones[i].Cards[j], zones[i].Place
				}
			}
		}
		return nil, rules.Place{}
	}
	for i := range t.View.Players {
		if c, p := all(t.View.Players[i].Zones); c != nil {
			return c, p
		}
	}
	return all(t.View.Shared)
}

func (t *Table) face(c *rules.CardView) *paint.Face {
	if c == nil || c.Print < 0 || c.Print >= len(t.faces) {
		return nil
	}
	return &t.faces[c.Print]
}

// Practise says that nothing is at stake.
func (t *Table) Practise() {
	t.Practice = true
	t.refreshWords()
}

// Return shows the match as it stands, after another one was shown.
func (t *Table) Return() {
	t.jumped = true
	t.Refresh()
}

// Attempt makes the match an attempt at a puzzle, or its solution, which is only shown.
func (t *Table) Attempt(try *puzzle.Try) {
	t.Practice, t.Puzzle = true, &attempt{Try: try}
	t.Session.Set(t.Settings())
}

// Solution shows the match as the solution of its puzzle, from the beginning.
func (t *Table) Solution() {
	t.Puzzle.Shown = true
	t.watch()
	t.Session.Playing = false
}

// Visit lets the match be watched from its beginning.
func (t *Table) Visit() {
	t.Guest = true
	t.watch()
}

// w is what the client says in words of the game on the table.
func (t *Table) w(key string, args ...any) string { return t.a.Of(t.View.Game, key, args...) }
