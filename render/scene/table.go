package scene

import (
	"gorin/render/anim"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// table is the match on the screen.
type table struct {
	keeping
	a      *App
	s      *session.Session
	skin   *skin.Skin
	prints []rules.Printed
	faces  []paint.Face
	seen   int // revision that view and req were made for

	view     *rules.View
	req      *rules.Request // what the person at the screen is asked, or nil
	pick     session.Pick
	unfolded bool   // long lists are shown in full
	armed    []spot // what was clicked to narrow the options down
	sorted   int    // the option that is dragged to its place in the order, from 1
	opened   []int  // what open has found
	log      []rules.Entry
	logSeat  int // who may know what log says
	lines    []entryLine
	heights  []float64 // of lines
	track    track
	jumped   bool     // the next look at the match is at another time
	logAt    int      // the revision that the log was scrolled for
	practice bool     // nothing is at stake, and nothing is kept
	guest    bool     // opened to be watched
	origin   *table   // what practice has branched off from, or nil
	puzzle   *attempt // nil but in a puzzle
	tapped   int      // the entry of the log whose clause is told, from 1
	aimed    int      // what waits to be resolved whose aims are shown, from 1
	turns    string   // the turn and whose it is, in words
	names    []string // what the players are called

	places  map[rules.Place]string // values of acts
	screen  layout.Screen
	seating seating
	shown   []shown
	script  anim.Script
	ghosts  []anim.Ghost // room for those of a frame
	news    int          // the first entry of the log that is new
	flying  []int        // room for which of shown are under way
	landing bool         // the last drawing showed cards under way
	planned bool         // the next drawing starts flights from the poses before

	look    rules.Card // the card in the detail panel
	printOf int        // its print, or -1
	looked  bool       // the player has chosen it
	overlay overlay
	hidden  bool // the picker or the result was put aside to see the table
	warned  bool
	notice  rules.Reason // why something could not be done
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

func newTable(a *App, s *session.Session) *table {
	t := &table{a: a, s: s, printOf: -1, seen: -1, places: map[rules.Place]string{}}
	t.skin = skins.For(s.Match.View(rules.Spectator).Game)
	t.prints = s.Match.Catalogue()
	t.relabel()
	t.refresh()
	return t
}

// relabel makes the faces anew: another language.
func (t *table) relabel() {
	l := t.a.lang
	t.faces = make([]paint.Face, len(t.prints))
	for i := range t.prints {
		t.faces[i] = t.skin.Face(&t.prints[i], l)
		t.faces[i].Print = i
	}
	if t.view != nil {
		t.nameAll()
		t.refreshWords()
	}
}

// tick lets time pass.
func (t *table) tick(now int64) {
	t.seek()
	if !t.script.Busy(now) && !t.decided() { // the game waits for the picture
		t.s.Tick(now)
	}
	if err := t.s.Fault(); err != nil {
		t.a.fail(t.a.w("bot-failed"), err)
	}
	if t.s.Revision != t.seen {
		t.refresh()
		t.a.changed()
	}
}

// viewer is the seat whose knowledge the screen shows.
func (t *table) viewer() int {
	if t.s.Cover {
		return rules.Spectator
	}
	return t.s.Seat
}

// refresh looks at the match anew after a change.
func (t *table) refresh() {
	logged := len(t.log)
	t.seen = t.s.Revision
	t.view = t.s.View(t.viewer())
	t.nameAll()
	t.req = t.located(t.s.Asked())
	if !t.s.Past { // what was picked waits
		t.pick.For(t.req)
	}
	t.armed, t.unfolded, t.aimed = nil, false, 0
	t.readLog()
	t.planned = len(t.log) >= logged && logged > 0 && !t.jumped
	if t.jumped {
		t.script.Stop()
	}
	if t.planned {
		t.listen(logged)
		t.news = logged
	}
	if t.view.Over && !t.ended && logged > 0 && !t.jumped {
		t.hearEnd()
	}
	t.ended, t.jumped = t.view.Over, false
	t.judge()
	t.hidden = false
	if t.overlay.kind != "menu" && t.overlay.kind != "help" && t.overlay.kind != "log" && t.overlay.kind != "stops" {
		t.overlay = overlay{}
	}
	if t.overlay.kind == "" && t.needsPicker() {
		t.overlay = overlay{kind: "picker"}
	}
	if t.view.Over && !t.s.Watching && t.puzzle == nil && t.overlay.kind == "" {
		t.overlay = overlay{kind: "result"}
	}
	t.a.ui.ScrollTo("choice", 0)
	t.a.ui.ScrollTo("picker", 0)
	t.follow()
	t.refreshWords()
}

// readLog reads what has been added to the log.
func (t *table) readLog() {
	stands, seat := t.s.LogStands(), t.viewer()
	if seat != t.logSeat || t.log == nil {
		t.logSeat, stands = seat, 0
		t.look, t.printOf, t.looked = 0, -1, false // who sits down now may not know the card
	}
	t.log = append(t.log[:min(stands, len(t.log))], t.s.Match.Log(seat, min(stands, len(t.log)))...)
}

// follow shows the card that was last spoken of, at first one of the hand, until the
// player has looked at one.
func (t *table) follow() {
	if t.looked {
		return
	}
	for i := len(t.log) - 1; i >= 0; i-- {
		if v, _ := t.find(t.log[i].Event.Card); v != nil && v.Print >= 0 {
			t.look, t.printOf = v.ID, v.Print
			return
		}
	}
	if z := t.zone(rules.Place{Seat: t.s.Bottom(), Zone: t.skin.Hand}); z != nil && t.printOf < 0 {
		for i := range z.Cards {
			if c := &z.Cards[i]; c.ID != 0 && c.Print >= 0 {
				t.look, t.printOf = c.ID, c.Print
				return
			}
		}
	}
}

func (t *table) refreshWords() {
	a := t.a
	t.turns = a.w("turn-of", t.view.Turn, t.name(t.view.Active))
	if t.view.Turn == 0 {
		t.turns = a.w("setting-up")
	}
	if t.practice && t.puzzle == nil {
		t.turns = a.w("practice-turn", t.turns)
	}
}

// name is what a player is called.
func (t *table) name(seat int) string {
	if seat < 0 || seat >= len(t.names) {
		return t.a.w("player-n", seat+1)
	}
	return t.names[seat]
}

// nameAll finds out what the players are called: who has no name of their own is
// called in the present language, whichever the match was begun in.
func (t *table) nameAll() {
	t.names = t.names[:0]
	for seat, p := range t.view.Players {
		t.names = append(t.names, t.a.called(p.Name, seat))
	}
}

// called is a player's name, or in the present language that of a player without one.
func (a *App) called(name string, seat int) string {
	for _, own := range [][]any{{"player-n", seat + 1}, {"computer-n", seat + 1}, {"computer"}} {
		if key := own[0].(string); name == "" || name == a.book.In(1-a.lang, key, own[1:]...) {
			name = a.book.In(a.lang, key, own[1:]...)
		}
	}
	return name
}

// zone is a zone of a player, or nil.
func (t *table) zone(p rules.Place) *rules.ZoneView {
	if p.Seat < 0 {
		for i := range t.view.Shared {
			if t.view.Shared[i].Place == p {
				return &t.view.Shared[i]
			}
		}
		return nil
	}
	if p.Seat >= len(t.view.Players) {
		return nil
	}
	zones := t.view.Players[p.Seat].Zones
	for i := range zones {
		if zones[i].Place.Zone == p.Zone {
			return &zones[i]
		}
	}
	return nil
}

// find is the card of a number and its zone, as the viewer may see it.
func (t *table) find(id rules.Card) (*rules.CardView, rules.Place) {
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
	for i := range t.view.Players {
		if c, p := all(t.view.Players[i].Zones); c != nil {
			return c, p
		}
	}
	return all(t.view.Shared)
}

func (t *table) face(c *rules.CardView) *paint.Face {
	if c == nil || c.Print < 0 || c.Print >= len(t.faces) {
		return nil
	}
	return &t.faces[c.Print]
}
