package table

import (
	"gorin/render/board"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/glossary"
	"gorin/rules/puzzle"
)

// Table is the match on the screen.
type Table struct {
	lingers bool // a computer was thinking for long, as of the last tick
	board.Board
	a       Client
	Session *session.Session
	words   *glossary.Glossary // of the game, read once it is here
	seen    int                // revision that View and Request were made for

	unfolded bool // long lists are shown in full
	sorted   int  // the option that is dragged to its place in the order, from 1
	logSeat  int  // who may know what the log says
	lines    []entryLine
	heights  []float64 // of lines
	folding  []folded  // where the entries of the log stand
	Track    track
	jumped   bool     // the next look at the match is at another time
	logAt    int      // the revision that the log was scrolled for
	Practice bool     // nothing is at stake, and nothing is kept
	Guest    bool     // opened to be watched
	Back     bool     // one can go back to the game that practice has branched off from
	Puzzle   *attempt // nil but in a puzzle
	Lesson   *guide   // nil but in a lesson
	tapped   int      // the entry of the log whose clause is told, from 1
	turns    string   // the turn and whose it is, in words
	planned  bool     // the next drawing starts flights from the poses before
	reel     reel     // what is still to be shown
	fresh    bool     // the match begins, and who goes first has not been shown
	course   course   // of a match that is over

	Look    rules.Card // the card in the detail panel
	PrintOf int        // its print, or -1
	Looked  bool       // the player has chosen it
	sourced uint32     // the question for which the card whose text asks has been shown
	acting  rules.Card // what acts now, shown instead of it
	does    int        // the entry of the log that says what it does
	overlay overlay
	hidden  bool         // the picker or the result was put aside to see the table
	Notice  rules.Reason // why something could not be done
	noticed int64        // when
	ended   bool         // the match was over when it was looked at last
}

// overlay is what lies over the table.
type overlay struct {
	kind  string // "", "browse", "picker", "menu", "help", "detail", "log", "stack", "stops", "goal", "book"
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
	t.fresh = s.Match.Seq() == 1
	return t
}

// Relabel makes the faces anew: another language.
func (t *Table) Relabel() {
	t.RelabelFaces()
	if t.View != nil {
		t.NameAll()
		t.ask()
		t.refreshWords()
	}
}

// Tick lets time pass.
func (t *Table) Tick(now int64) {
	t.seek()
	t.begin(now)
	t.roll(now)
	if t.Rolling() {
		t.Session.Think(now)
	}
	if t.Session.Revision == t.seen && !t.Rolling() && !t.Script.Busy(now) && !t.Decided() { // the game waits for the picture
		t.Session.Tick(now)
	}
	if lingers := t.Session.Lingers(); lingers != t.lingers {
		t.lingers = lingers
		t.a.Changed()
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
	if t.Covered() {
		return rules.Spectator
	}
	return t.Session.Seat
}

// Covered reports whether the screen waits to be handed over, and shows nothing.
func (t *Table) Covered() bool { return t.Session.Cover && !t.Rolling() }

// sitDown tells the board from whose seat it is seen.
func (t *Table) sitDown() { t.Bottom, t.AllHands = t.Session.Bottom(), t.Session.Open }

// ask takes what is asked now: nothing as long as the picture has not come so far.
func (t *Table) ask() {
	t.Request = nil
	if !t.Rolling() && !t.held() {
		t.Request = t.headed(t.Located(t.Session.Asked()))
	}
}

// Refresh looks at the match anew after a change: what has happened is shown first, if there is
// time for that.
func (t *Table) Refresh() {
	t.seen = t.Session.Revision
	t.sitDown()
	t.Session.Film(t.films())
	if !t.load(t.a.Now()) {
		t.arrive()
	}
}

// arrive shows the match as it stands, and asks what is asked.
func (t *Table) arrive() {
	t.stopReel()
	logged := len(t.Log)
	t.readLog()
	t.Log = t.reel.log
	t.met()
	t.View = t.Session.View(t.viewer())
	t.sitDown()
	t.NameAll()
	t.steer()
	t.ask()
	if !t.Session.Past && t.Pick.For(t.Request) && t.Lesson == nil { // else what was picked waits
		t.Pick.Propose(t.Request, t.Session.Proposal(t.Request))
	}
	t.Armed, t.unfolded, t.Aimed = nil, false, 0
	t.planned = len(t.Log) >= logged && logged > 0 && !t.jumped
	t.News = len(t.Log)
	if t.jumped {
		t.Script.Stop()
		t.acting = 0
	} else if t.planned {
		t.listen(logged)
		t.News = logged
	}
	if t.View.Over && !t.ended && logged > 0 && !t.jumped {
		t.hearEnd()
	}
	t.ended, t.jumped = t.View.Over, false
	t.judge()
	t.hidden = false
	t.unlay()
	if t.overlay.kind == "" && t.needsPicker() {
		t.overlay = overlay{kind: "picker"}
	}
	if t.View.Over && !t.Session.Watching && !t.Led() && t.overlay.kind == "" {
		t.overlay = overlay{kind: "result"}
	}
	t.a.UI().ScrollTo("choice", 0)
	t.a.UI().ScrollTo("picker", 0)
	if t.Request != nil || t.View.Over || t.Session.Watching || t.viewer() < 0 {
		t.acting = 0
	}
	t.follow()
	t.refreshWords()
}

// unlay takes away what lies over the table and belongs to what was asked or looked at before.
func (t *Table) unlay() {
	if t.overlay.kind != "menu" && t.overlay.kind != "help" && t.overlay.kind != "log" && t.overlay.kind != "stops" && t.overlay.kind != "book" && (t.overlay.kind != "advice" || t.Session.Advice() == nil) {
		t.overlay = overlay{}
	}
}

// readLog reads what has been added to the log, and says from where on it is new to who looks; a
// negative number says that something else than that has changed.
func (t *Table) readLog() (news int) {
	stands, seat := t.Session.LogStands(), t.viewer()
	for seat, n := range t.reel.met {
		t.reel.met[seat] = min(n, stands)
	}
	news = stands
	if seat != t.logSeat || t.reel.log == nil {
		t.logSeat, stands, news = seat, 0, -1
		t.Look, t.PrintOf, t.Looked = 0, -1, false // who sits down now may not know the card
	}
	if stands < len(t.reel.log) && news >= 0 { // taken back
		news = -1
	}
	stands = min(stands, len(t.reel.log))
	t.reel.log = append(t.reel.log[:stands], t.Session.Match.Log(seat, stands)...)
	return news
}

// follow shows the card whose text asks, once for each question. Else it shows the card that was last
// spoken of, at first one of the hand, until the player has looked at one.
func (t *Table) follow() {
	if q := t.Request; q != nil && q.Reading != nil {
		if q.Seq == t.sourced {
			return
		}
		if t.sourced = q.Seq; t.bring(q.Source) {
			return
		}
	}
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
	if t.Practice && !t.Led() {
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
