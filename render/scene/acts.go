package scene

import (
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/rules"
)

// do carries out an act at the table.
func (t *table) do(act, value string) {
	if act != "look" && act != "entry" {
		t.tapped = 0
	}
	if act != "look" {
		t.s.Halt()
	}
	switch act {
	case "look":
		t.lookAt(value)
	case "law":
		t.a.tell("§"+value, t.a.law(t.view.Game, value))
	case "entry":
		t.tapEntry(value)
	case "inspect":
		t.lookAt(value)
		t.showDetail()
	case "card":
		n, _ := strconv.Atoi(value)
		t.clickCard(rules.Card(n))
	case "lift":
		t.lift(value)
	case "drop":
		t.drop(value)
	case "put-back":
		t.armed, t.sorted = nil, 0
	case "place":
		t.touch(0, parsePlace(value))
	case "pile":
		if t.wanted(0, parsePlace(value)) && t.touch(0, parsePlace(value)) {
			break
		}
		t.overlay = overlay{kind: "browse", place: parsePlace(value)}
		if t.needsPicker() && t.wantedIn(parsePlace(value)) {
			t.overlay = overlay{kind: "picker"}
		}
	case "option":
		if i, err := strconv.Atoi(value); err == nil && t.req != nil && i >= 0 && i < len(t.req.Options) {
			t.choose(i)
		}
	case "confirm":
		t.answer()
	case "unfold":
		t.unfolded = true
	case "back":
		t.armed = nil
	case "run":
		if err := t.s.Run(); err != nil {
			t.a.fail(t.a.w("refused"), err)
		}
	case "pay":
		t.payFor()
	case "item":
		t.tapItem(value)
	case "inspect-item":
		t.tapItem(value)
		t.overlay = overlay{}
	case "stop":
		t.toggleStop(value)
	case "seek":
		t.track.sought = value
	case "moment":
		t.goTo(value)
	case "set":
		if at, ok := strings.CutPrefix(value, "moment="); ok {
			t.goTo(at)
		} else if field, on, ok := strings.Cut(value, "="); ok && strings.HasPrefix(field, "stop/") {
			t.a.settings.Set(field, on)
		}
	case "picker", "menu", "help", "log", "result", "stack", "stops", "goal":
		if t.overlay.kind == act {
			act = ""
		}
		t.overlay = overlay{kind: act}
	case "close":
		t.overlay = t.overlay.closed()
	case "key":
		t.key(value)
	default:
		t.doMatch(act)
	}
	if t.s.Revision != t.seen {
		t.refresh()
	}
}

// doMatch carries out what is about the match as a whole.
func (t *table) doMatch(act string) {
	a := t.a
	switch act {
	case "undo":
		t.undo()
	case "redo":
		t.s.Redo()
	case "uncover":
		t.s.Uncover()
	case "concede":
		if t.s.Seat >= 0 && !t.view.Over && !t.view.Players[t.s.Seat].Lost {
			t.overlay = overlay{}
			a.confirm(a.w("concede"), a.w("concede-sure", t.name(t.s.Seat)), a.w("concede-yes"), func() {
				if err := t.s.Concede(); err != nil {
					a.fail(a.w("refused"), err)
				}
			})
		}
	case "save":
		a.keepCopy()
	case "export":
		a.export()
	case "new":
		a.leaving(a.leaveTable)
	case "again":
		a.leaving(func() {
			a.title.Repeat(t.s.Start)
			a.Begin()
		})
	case "watch":
		t.watch()
	case "look-back":
		t.lookBack()
	case "link":
		a.link()
	case "origin":
		a.backToGame()
	default:
		if !t.doPuzzle(act) {
			t.doWatch(act)
		}
	}
}

// undo takes back, after asking the other people when several share the table and
// something was revealed since.
func (t *table) undo() {
	a := t.a
	if !t.s.CanUndo() {
		return
	}
	if !t.s.UndoAsks() {
		t.overlay = overlay{}
		t.s.Undo()
		return
	}
	var others []string
	for _, seat := range t.others() {
		if t.s.Person(seat) {
			others = append(others, t.name(seat))
		}
	}
	ask := "undo-ask"
	if len(others) > 1 {
		ask = "undo-ask-all"
	}
	a.confirm(a.w("undo"), a.w(ask, t.name(t.s.Bottom()), strings.Join(others, a.w("and"))), a.w("undo-agree"), func() { t.s.Undo() })
}

func (t *table) lookAt(value string) {
	n, err := strconv.Atoi(value)
	if err != nil || n == 0 {
		return
	}
	if v, _ := t.find(rules.Card(n)); v != nil && v.Print >= 0 {
		if t.look != v.ID {
			t.a.ui.ScrollTo("detail", 0)
			t.a.ui.ScrollTo("detail-over", 0)
		}
		t.look, t.printOf, t.looked = v.ID, v.Print, true
	}
}

// clickCard is a click on a card: an option when it means one, else a look.
func (t *table) clickCard(id rules.Card) {
	_, place := t.find(id)
	t.lookAt(cardValue(id))
	if t.touch(id, place) {
		return
	}
	if t.skin.Stage[place.Zone] && place.Seat >= 0 && t.touch(0, place) {
		return
	}
	if len(t.whyNot(id)) > 0 {
		t.refuse(id)
	}
	if t.screen.Shape != layout.Wide {
		t.overlay = overlay{kind: "detail"}
	}
}

// showDetail shows the card that is looked at over what there is, where it has no
// place of its own.
func (t *table) showDetail() {
	if t.screen.Shape == layout.Wide || t.overlay.kind == "detail" {
		return
	}
	next := overlay{kind: "detail"}
	if under := t.overlay; under.kind != "" {
		next.under = &under
	}
	t.overlay = next
}

func (t *table) wantedIn(p rules.Place) bool {
	z := t.zone(p)
	if z == nil {
		return false
	}
	for i := range z.Cards {
		if z.Cards[i].ID != 0 && t.wanted(z.Cards[i].ID, p) {
			return true
		}
	}
	return false
}

// tapItem shows what an item that waits to be resolved aims at, and on a second
// tap all of them in full.
func (t *table) tapItem(value string) {
	n, err := strconv.Atoi(value)
	items := t.waiting()
	if err != nil || n < 0 || n >= len(items) {
		return
	}
	t.lookAt(cardValue(itemCard(items[n])))
	if items[n].Card != 0 && t.touch(items[n].Card, t.queue()) {
		return
	}
	if t.aimed == n+1 && t.overlay.kind == "" {
		t.overlay = overlay{kind: "stack"}
		return
	}
	t.aimed = n + 1
}

// payFor answers what is to pay, sensibly.
func (t *table) payFor() {
	if !t.s.Purse.Asks(t.req) {
		return
	}
	if err := t.s.Answer(t.s.Purse.Payment(t.view, t.req)); err != nil {
		t.a.fail(t.a.w("refused"), err)
	}
}

// key carries out what a key means at the table.
func (t *table) key(name string) {
	if act, ok := watchKeys[name]; ok && t.s.Watching {
		t.do(act, "")
		return
	}
	switch name {
	case "B":
		t.do("look-back", "")
	case "P":
		if t.s.CanRun() {
			t.do("run", "")
		}
	case "E":
		t.do("pay", "")
	case "S":
		if len(t.skin.Stops) > 0 {
			t.do("stops", "")
		}
	case "R":
		if len(t.view.Stack)+len(t.view.Packets) > 0 {
			t.do("stack", "")
		}
	case "Z":
		t.do("undo", "")
	case "Y":
		t.do("redo", "")
	case "L":
		t.do("log", "")
	case "?", "H":
		t.do("help", "")
	case "M":
		t.do("menu", "")
	case "N":
		t.a.Do("sound", "")
	case "O":
		t.a.settings.Show()
	case "Escape":
		switch {
		case t.overlay.kind != "":
			t.overlay = t.overlay.closed()
		case len(t.armed) > 0:
			t.armed = nil
		default:
			t.overlay = overlay{kind: "menu"}
		}
	case "Enter":
		switch {
		case t.s.Cover:
			t.do("uncover", "")
		case t.req != nil && len(t.pick.Chosen) > 0:
			t.answer()
		}
	case "Space":
		switch i := t.passOption(); {
		case i >= 0 && t.req.Max == 1:
			t.choose(i)
		case t.req != nil && t.req.Min == 0 && len(t.pick.Chosen) == 0: // "choose none"
			t.answer()
		}
	}
}
