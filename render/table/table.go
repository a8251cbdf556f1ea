package table

import (
	"gorin/render/board"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/puzzle"
)

// Table is the match on the screen.
type Table struct {
	board.Board
	a       Client
	Session *session.Session
	seen    int // revision that View and Request were made for

	unfolded bool // long lists are shown in full
	sorted   int  // the option that is dragged to its place in the order, from 1
	logSeat  int  // who may know what the log says
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
	turns    string   // the turn and whose it is, in words
	planned  bool     // the next drawing starts flights from the poses before

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
	t := &Table{Board: board.New(a, s.Match.Catalogue(), skins.For(s.Match.View(rules.Spectator).Game)), a: a, Session: s, PrintOf: -1, seen: -1}
	t.Relabel()
	t.Refresh()
	return t
}

// Relabel makes the faces anew: another language.
func (t *Table) Relabel() {
	t.RelabelFaces()
	if t.View != nil {
		t.NameAll()
		t.Request = t.headed(t.Located(t.Session.Asked()))
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

// sitDown tells the board from whose seat it is seen.
func (t *Table) sitDown() { t.Bottom, t.AllHands = t.Session.Bottom(), t.Session.Open }

// Refresh looks at the match anew after a change.
func (t *Table) Refresh() {
	logged := len(t.Log)
	t.seen = t.Session.Revision
	t.View = t.Session.View(t.viewer())
	t.sitDown()
	t.NameAll()
	t.Request = t.headed(t.Located(t.Session.Asked()))
	if !t.Session.Past && t.Pick.For(t.Request) { // else what was picked waits
		t.Pick.Propose(t.Request, t.Session.Proposal(t.Request))
	}
	t.Armed, t.unfolded, t.Aimed = nil, false, 0
	t.readLog()
	t.planned = len(t.Log) >= logged && logged > 0 && !t.jumped
	if t.jumped {
		t.Script.Stop()
	}
	if t.planned {
		t.listen(logged)
		t.News = logged
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
	t.turns = a.W("turn-of", t.View.Turn, t.turnName())
	if t.View.Turn == 0 {
		t.turns = a.W("setting-up")
	}
	if t.Practice && t.Puzzle == nil {
		t.turns = a.W("practice-turn", t.turns)
	}
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
