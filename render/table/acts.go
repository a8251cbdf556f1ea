package table

import (
	"strconv"
	"strings"

	"gorin/render/board"
	"gorin/render/layout"
	"gorin/rules"
)

// Do carries out an act at the table.
func (t *Table) Do(act, value string) {
	if act != "look" && act != "entry" {
		t.tapped = 0
	}
	if act != "look" {
		t.Session.Halt()
	}
	switch act {
	case "look":
		t.lookAt(value)
	case "law":
		t.tellLaw(value)
	case "term":
		t.tellTerm(value)
	case "entry":
		t.tapEntry(value)
	case "inspect":
		t.lookAt(value)
		t.showDetail()
	case "card":
		n, _ := strconv.Atoi(value)
		if t.overlay.kind == "browse" {
			t.overlay = overlay{}
		}
		t.clickCard(rules.Card(n))
	case "lift":
		t.lift(value)
	case "drop":
		t.drop(value)
	case "put-back":
		t.Armed, t.sorted = nil, 0
	case "place":
		t.touch(0, board.ParsePlace(value))
	case "pile":
		if t.Wanted(0, board.ParsePlace(value)) && t.touch(0, board.ParsePlace(value)) {
			break
		}
		t.overlay = overlay{kind: "browse", place: board.ParsePlace(value)}
		if t.needsPicker() && t.wantedIn(board.ParsePlace(value)) {
			t.overlay = overlay{kind: "picker"}
		}
	case "seat", "enlarge":
		t.pressSeat(act, value)
	case "option":
		if i, err := strconv.Atoi(value); err == nil && t.Request != nil && i >= 0 && i < len(t.Request.Options) {
			t.choose(i)
		}
	case "confirm":
		t.answer()
	case "unfold":
		t.unfolded = true
	case "back":
		t.Armed = nil
	case "run":
		if t.Lesson != nil { // nobody passes for the learner
			break
		}
		if err := t.Session.Run(); err != nil {
			t.a.Fail(t.a.W("refused"), err)
		}
	case "pay":
		if t.Lesson == nil {
			t.payFor()
		}
	case "enough":
		t.Session.Enough()
	case "go-on":
		if err := t.Session.GoOn(); err != nil {
			t.a.Fail(t.a.W("refused"), err)
		}
	case "item":
		t.tapItem(value)
	case "inspect-item":
		t.tapItem(value)
		t.overlay = overlay{}
	case "stop":
		t.toggleStop(value)
	case "seek":
		t.Track.sought = value
	case "moment":
		t.goTo(value)
	case "set":
		if at, ok := strings.CutPrefix(value, "moment="); ok {
			t.goTo(at)
		} else if field, on, ok := strings.Cut(value, "="); ok && strings.HasPrefix(field, "stop/") {
			t.a.Set(field, on)
		}
	case "picker", "menu", "help", "log", "result", "stack", "stops", "goal", "book":
		if t.overlay.kind == act {
			act = ""
		}
		t.overlay = overlay{kind: act}
	case "close":
		t.overlay = t.overlay.closed()
	case "key":
		t.key(value)
	default:
		t.doMatch(act, value)
	}
	if t.Session.Revision != t.seen {
		t.Refresh()
	}
}

// doMatch carries out what is about the match as a whole.
func (t *Table) doMatch(act, value string) {
	a := t.a
	if t.doLesson(act) {
		return
	}
	switch act {
	case "advise":
		t.advise()
	case "undo":
		t.undo()
	case "redo":
		t.Session.Redo()
	case "uncover":
		if n, err := strconv.Atoi(value); err == nil {
			t.Session.UncoverFor(n)
		} else {
			t.Session.Uncover()
		}
	case "concede":
		t.concede(value)
	case "watch":
		t.watch()
	case "look-back":
		t.lookBack()
	case "save", "export", "new", "again", "link", "origin":
		a.Match(act)
	default:
		if !t.doPuzzle(act) {
			t.doWatch(act, value)
		}
	}
}

// undo takes back, after asking the other people when several share the table and
// something was revealed since.
func (t *Table) undo() {
	a := t.a
	if !t.Session.CanUndo() {
		return
	}
	if !t.Session.UndoAsks() {
		t.overlay = overlay{}
		t.Session.Undo()
		return
	}
	var others []string
	for _, seat := range t.Session.Concerned() {
		others = append(others, t.Name(seat))
	}
	ask := "undo-ask"
	if len(others) > 1 {
		ask = "undo-ask-all"
	}
	a.Confirm(a.W("undo"), a.W(ask, t.Name(t.Session.Bottom()), strings.Join(others, a.W("and"))), a.W("undo-agree"), func() { t.Session.Undo() })
}

func (t *Table) lookAt(value string) {
	n, err := strconv.Atoi(value)
	if err != nil || n == 0 {
		return
	}
	if t.bring(rules.Card(n)) {
		t.Looked = true
	}
}

// bring shows a card in the detail panel, if it may be known which it is.
func (t *Table) bring(card rules.Card) bool {
	v, _ := t.Find(card)
	if v == nil || v.Print < 0 {
		return false
	}
	if t.Look != v.ID {
		t.a.UI().ScrollTo("detail", 0)
		t.a.UI().ScrollTo("detail-over", 0)
	}
	t.Look, t.PrintOf, t.acting = v.ID, v.Print, 0
	return true
}

// clickCard is a click on a card: an option when it means one, else a look.
func (t *Table) clickCard(id rules.Card) {
	_, place := t.Find(id)
	t.lookAt(board.CardValue(id))
	if t.touch(id, place) {
		return
	}
	if t.Skin.Stage[place.Zone] && place.Seat >= 0 && t.touch(0, place) {
		return
	}
	if place.Zone == t.Skin.Hand && len(t.WhyNot(id)) > 0 { // of a card of the table its panel tells
		t.refuse(id)
	}
	if t.Screen.Shape != layout.Wide {
		t.overlay = overlay{kind: "detail"}
	}
}

// showDetail shows the card that is looked at over what there is, where it has no
// place of its own.
func (t *Table) showDetail() {
	if t.Screen.Shape == layout.Wide || t.overlay.kind == "detail" {
		return
	}
	next := overlay{kind: "detail"}
	if under := t.overlay; under.kind != "" {
		next.under = &under
	}
	t.overlay = next
}

func (t *Table) wantedIn(p rules.Place) bool {
	z := t.Zone(p)
	if z == nil {
		return false
	}
	for i := range z.Cards {
		if z.Cards[i].ID != 0 && t.Wanted(z.Cards[i].ID, p) {
			return true
		}
	}
	return false
}

// tapItem shows what an item that waits to be resolved aims at, and on a second
// tap all of them in full.
func (t *Table) tapItem(value string) {
	n, err := strconv.Atoi(value)
	items := t.Waiting()
	if err != nil || n < 0 || n >= len(items) {
		return
	}
	t.lookAt(board.CardValue(board.ItemCard(items[n])))
	if items[n].Card != 0 && t.touch(items[n].Card, t.Queue()) {
		return
	}
	if t.Aimed == n+1 && t.overlay.kind == "" {
		t.overlay = overlay{kind: "stack"}
		return
	}
	t.Aimed = n + 1
}

// payFor answers what is to pay, sensibly.
func (t *Table) payFor() {
	if !t.Session.Purse.Asks(t.Request) {
		return
	}
	if err := t.Session.Answer(t.Session.Purse.Payment(t.View, t.Request)); err != nil {
		t.a.Fail(t.a.W("refused"), err)
	}
}

// key carries out what a key means at the table.
func (t *Table) key(name string) {
	if t.lessonKey(name) {
		return
	}
	if act, ok := watchKeys[name]; ok && t.Session.Watching {
		t.Do(act, "")
		return
	}
	switch name {
	case "B":
		t.Do("look-back", "")
	case "P":
		if t.Session.CanRun() {
			t.Do("run", "")
		}
	case "E":
		t.Do("pay", "")
	case "S":
		if len(t.Skin.Stops) > 0 {
			t.Do("stops", "")
		}
	case "V":
		t.nextLarge()
	case "R":
		if len(t.View.Stack)+len(t.View.Packets) > 0 {
			t.Do("stack", "")
		}
	case "Z":
		t.Do("undo", "")
	case "Y":
		t.Do("redo", "")
	case "L":
		t.Do("log", "")
	case "?", "H":
		t.Do("help", "")
	case "W":
		t.Do("book", "")
	case "M":
		t.Do("menu", "")
	case "N":
		t.a.Do("sound", "")
	case "O":
		t.a.OpenSettings()
	case "Escape":
		switch {
		case t.overlay.kind != "":
			t.overlay = t.overlay.closed()
		case len(t.Armed) > 0:
			t.Armed = nil
		default:
			t.overlay = overlay{kind: "menu"}
		}
	case "Enter":
		switch {
		case t.Covered():
			t.Do("uncover", "")
		case t.Request != nil && len(t.Pick.Chosen) > 0:
			t.answer()
		}
	case "Space":
		switch i := t.passOption(); {
		case i >= 0 && t.Request.Max == 1:
			t.choose(i)
		case t.Request != nil && t.Request.Min == 0 && len(t.Pick.Chosen) == 0: // "choose none"
			t.answer()
		}
	}
}
