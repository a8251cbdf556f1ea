package table

import (
	"slices"

	"gorin/render/anim"
	"gorin/render/skin"
	"gorin/render/widget"
	"gorin/rules"
)

// reel is what has happened and is still to be shown, one thing after the other: while it runs the
// table is as it was at the entry that is shown, and nothing is asked.
type reel struct {
	log   []rules.Entry // to the end, of which Log is what has been shown
	shots []anim.Shot
	until int64 // when the next is shown
	slow  float64
	met   map[int]int // how many entries have been shown to each who shares the screen
}

// mostNews is how many entries of the log are new when they are still shown and heard: more are
// a game that has been opened.
const mostNews = 200

// films reports whether what happens is shown one thing after the other.
func (t *Table) films() bool { return t.a.Habits().Delay > 0 && t.a.Habits().Slow > 0 }

// begin shows who goes first when a match begins, as soon as the table has been drawn.
func (t *Table) begin(now int64) {
	if !t.fresh || t.Screen.Near.Empty() {
		return
	}
	t.fresh = false
	first := slices.IndexFunc(t.View.Players, func(p rules.PlayerView) bool { return p.FirstPlayer })
	if first < 0 || !t.films() || t.Rolling() || t.Session.Match.Seq() != 1 || t.Session.Watching || t.Practice {
		return
	}
	long := int64(float64(skin.Opening.Long) * t.a.Habits().Slow)
	t.reel.slow, t.reel.until, t.Request = t.a.Habits().Slow, now+long, nil
	t.unlay()
	t.PlayOpening(first, now, long)
	t.a.Changed()
}

// Rolling reports whether something is still to be shown of what has happened.
func (t *Table) Rolling() bool { return len(t.reel.shots) > 0 || t.reel.until > 0 }

// stopReel ends the reel.
func (t *Table) stopReel() {
	t.reel.shots, t.reel.until = t.reel.shots[:0], 0
	t.EndBeat()
}

// load begins to show what is new in the log, and reports whether there is anything to show. Who
// has answered sees what came of it before the screen is handed over.
func (t *Table) load(now int64) bool {
	covered := t.Session.Cover && !t.Rolling()
	if covered && t.View != nil && t.logSeat == t.Session.Seat && t.logSeat >= 0 {
		t.reel.until = now // the screen is still that of who sits there
	}
	news := t.readLog()
	if news < 0 && !t.jumped && t.films() {
		news = t.meet()
	}
	n := len(t.reel.log) - len(t.Log)
	if t.View == nil || t.jumped || !t.films() || news < 0 || n <= 0 || n > mostNews || t.Screen.Near.Empty() {
		return false
	}
	t.reel.slow = t.a.Habits().Slow
	if t.Session.Watching {
		t.reel.slow /= t.Session.Speed
	}
	events := make([]anim.Event, n)
	for i := range events {
		events[i] = t.eventOf(len(t.Log) + i)
	}
	t.reel.shots = anim.Cut(events, len(t.Log), t.reel.slow)
	if len(t.reel.shots) == 0 {
		return false
	}
	t.Request, t.Armed, t.Aimed = nil, nil, 0
	t.unlay()
	if t.reel.until == 0 {
		t.reel.until = now
	}
	t.roll(now)
	return true
}

// eventOf is an entry of the log as the film knows it. What one does oneself is not held up to one.
func (t *Table) eventOf(i int) anim.Event {
	e := t.EventOf(t.reel.log, i)
	own := t.reel.log[i].Event.Seat == t.Session.Seat && !t.Session.Watching
	if kind := t.reel.log[i].Event.Kind; own && e.Long == 0 && (kind == "reveal" || kind == "activate") {
		e.Pace = anim.Glide
	}
	return e
}

// meet lets who sits down at a screen that several share see what has happened since that one sat
// there last: the table as it was then. It returns a negative number where that is not kept.
func (t *Table) meet() int {
	from, seat := t.reel.met[t.logSeat], t.logSeat
	if !t.Session.HotSeat() || t.Session.Watching || seat < 0 || from == 0 || from >= len(t.reel.log) {
		return -1
	}
	then := t.Session.ViewAt(seat, from-1)
	if then == nil {
		return -1
	}
	t.View, t.Log, t.planned = then, t.reel.log[:from], false
	t.NameAll()
	t.Script.Stop()
	t.Lay()
	return from
}

// met notes how much has been shown to who looks.
func (t *Table) met() {
	if t.reel.met == nil {
		t.reel.met = map[int]int{}
	}
	t.reel.met[t.logSeat] = len(t.Log)
}

// roll shows what is due by now, and in the end how the match stands.
func (t *Table) roll(now int64) {
	for t.Rolling() && now >= t.reel.until {
		if len(t.reel.shots) == 0 {
			t.arrive()
			t.a.Changed()
			return
		}
		shot := t.reel.shots[0]
		t.reel.shots = t.reel.shots[1:]
		t.show(shot, t.reel.until)
		t.reel.until += shot.Long
	}
}

// spoken is how long a shot is that is told in words too, in milliseconds.
const spoken = 300

// show shows the match as it was at a shot.
func (t *Table) show(shot anim.Shot, now int64) {
	if !t.planned { // else what came before has not been drawn yet
		t.News = len(t.Log)
	}
	heard := len(t.Log)
	t.Log, t.planned = t.reel.log[:shot.Entry+1], true
	t.met()
	if v := t.Session.ViewAt(t.logSeat, shot.Entry); v != nil {
		t.View = v
		t.NameAll()
	}
	t.listen(heard)
	t.Script.Say(shot.Entry, now, shot.Long, t.reel.slow)
	t.Play(now, shot.Long)
	t.light(shot.Entry)
	t.follow()
	t.refreshWords()
	if shot.Long >= spoken {
		t.a.Changed()
	} else {
		t.a.UI().Dirty = true
	}
}

// light puts the card into the light that acts at an entry, if it is to be seen.
func (t *Table) light(entry int) {
	ev := &t.reel.log[entry].Event
	acts := []rules.Card{ev.Source, ev.Card}
	if b, _, _ := t.Beat(); b != nil { // of the card of the event
		slices.Reverse(acts)
	}
	for _, id := range acts {
		if v, _ := t.Find(id); v != nil && v.Print >= 0 {
			t.acting, t.does = id, entry
			return
		}
	}
}

// lit is the card in the panel, which may have gone, and its print: what acts, or what the player
// looks at.
func (t *Table) lit() (*rules.CardView, int) {
	if v, _ := t.Find(t.acting); v != nil && v.Print >= 0 {
		return v, v.Print
	}
	v, _ := t.Find(t.Look)
	return v, t.PrintOf
}

// deed is what the card in the panel is doing, in words.
func (t *Table) deed() string {
	if v, _ := t.Find(t.acting); v == nil || v.Print < 0 || t.does >= len(t.Log) {
		return ""
	}
	return t.Log[t.does].Words.In(t.a.Lang())
}

// Skip shows at once how the match stands.
func (t *Table) Skip() {
	t.Script.Stop()
	if t.Rolling() {
		t.arrive()
		t.Script.Stop()
		t.planned = false
		t.a.Changed()
	}
}

// Harmless is what is left of an act that was begun before anything was asked: a look.
func Harmless(x widget.Action) widget.Action {
	switch x.Act {
	case "card":
		x.Act = "look"
	case "option", "confirm", "place", "seat", "drop", "lift", "pay", "run", "pass":
		return widget.Action{Act: "look"}
	case "key":
		if x.Value == "Enter" || x.Value == "Space" || x.Value == "P" || x.Value == "E" {
			return widget.Action{Act: "look"}
		}
	}
	return x
}
