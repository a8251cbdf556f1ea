package scene

import (
	"encoding/json"
	"slices"
	"strings"

	"gorin/render/dialog"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/widget"
	"gorin/rules"
)

// opening is a file that is being opened, a little in each tick: the picture goes on, and
// so does the game that is under way.
type opening struct {
	from    session.Loading
	foreign bool // what it says otherwise than this program is named first
	named   bool // that was done
	waits   bool // for the player's answer to that
	match   session.Match
	then    func(session.Match)
	fail    func(error)
	since   int64
	went    int64       // when it was gone on with last
	told    int64       // when the player was told last
	shown   *dialog.Box // how far it is
}

// For how many milliseconds a file is opened at once, and in each tick after that; more
// where ticks are far apart, which is where drawing is slow. How long it takes before the
// player is told, and told again: each time the picture is drawn.
const (
	openAtOnce = 80
	openInTick = 12
	openAtMost = 100
	openQuiet  = 250
)

// openLittle begins to open a file; one that was being opened is left.
func (a *App) openLittle(o *opening) {
	a.stopOpening()
	a.opening, o.since = o, a.host.Now()
	a.goOnOpening(openAtOnce)
}

// stopOpening leaves the file that is being opened.
func (a *App) stopOpening() {
	if o := a.opening; o != nil && o.shown != nil && a.ask == o.shown {
		a.ask = nil
	}
	a.opening = nil
	a.changed()
}

// goOnOpening goes on with the file for so many milliseconds.
func (a *App) goOnOpening(most int64) {
	o := a.opening
	if o == nil || o.waits {
		return
	}
	now := a.host.Now()
	if o.went > 0 {
		most = max(most, min(openAtMost, (now-o.went)/2))
	}
	until := now + most
	for over := false; !over && o.match == nil; over = a.host.Now() >= until {
		m, err := o.from.Step(func() bool { return a.host.Now() >= until })
		if err != nil {
			a.stopOpening()
			o.fail(err)
			return
		}
		o.match = m
		if a.nameStrange(o) {
			return
		}
	}
	if o.match != nil {
		a.stopOpening()
		o.then(o.match)
		return
	}
	o.went = a.host.Now()
	if o.went-max(o.since, o.told) >= openQuiet {
		o.told = o.went
		a.tellOpening(o)
	}
}

// tellOpening says how far the file is, and lets the player leave it.
func (a *App) tellOpening(o *opening) {
	if o.shown == nil {
		o.shown = &dialog.Box{Title: a.w("opening"), Bar: true, Answers: []dialog.Answer{{Act: "cancel", Label: a.w("cancel"), Do: a.stopOpening}}}
	}
	if a.ask == nil {
		a.ask = o.shown
	}
	done, all := o.from.Progress()
	before := o.shown.Part
	o.shown.Part = float64(done) / float64(max(1, all))
	o.shown.Text = a.w("opening-part", done, all)
	a.ui.Dirty = true
	if before == 0 || int(before*10) != int(o.shown.Part*10) { // who hears it is not told all the time
		a.changed()
	}
}

// keepStrange is where it is remembered what was named, and mostStrange how much.
const (
	keepStrange = "strange"
	mostStrange = 400
)

// nameStrange asks whether to go on with a file that says something otherwise than this
// program, unless the player has been asked that before.
func (a *App) nameStrange(o *opening) bool {
	list, known := o.from.Strange()
	if !o.foreign || o.named || !known {
		return false
	}
	o.named = true
	var seen []string
	_ = json.Unmarshal(a.host.load(keepStrange), &seen) // at worst it is asked again
	list = slices.DeleteFunc(slices.Clone(list), func(s session.Strange) bool { return slices.Contains(seen, s.Key) })
	if len(list) == 0 {
		return false
	}
	if o.shown != nil && a.ask == o.shown {
		a.ask = nil
	}
	o.waits = true
	d := &dialog.Box{Title: a.w("strange"), Text: a.w("strange-why"), Answers: []dialog.Answer{
		{Act: "strange-yes", Label: a.w("strange-yes"), Manner: widget.Primary, Do: func() {
			for _, s := range list {
				seen = append(seen, s.Key)
			}
			if b, err := json.Marshal(seen[max(0, len(seen)-mostStrange):]); err == nil && a.host.Save != nil {
				_ = a.host.Save(keepStrange, b) // at worst it is asked again
			}
			o.waits, o.since = false, a.host.Now()
			a.goOnOpening(openInTick)
		}},
		{Act: "cancel", Label: a.w("cancel"), Do: a.stopOpening},
	}}
	for i := range list {
		d.Pairs = append(d.Pairs, a.pairOf(&list[i]))
	}
	a.ask = d
	a.changed()
	return true
}

// pairOf is what a file says and what this program would say.
func (a *App) pairOf(s *session.Strange) dialog.Pair {
	if s.Line >= 0 {
		ours := ""
		if s.Line < len(s.Ours.Lines) {
			ours = s.Ours.Lines[s.Line].In(a.lang)
		}
		return dialog.Pair{Head: a.w("strange-line", s.Ours.Name.In(a.lang), s.Line+1), Left: a.w("strange-ours") + "\n" + ours, Right: a.w("strange-theirs") + "\n" + a.w("strange-inert")}
	}
	lang := a.lang
	ours, theirs := a.cardText(s.Game, &s.Ours, lang), a.cardText(s.Game, &s.Theirs, lang)
	if ours == theirs { // they differ in the other language
		lang = 1 - lang
		ours, theirs = a.cardText(s.Game, &s.Ours, lang), a.cardText(s.Game, &s.Theirs, lang)
	}
	return dialog.Pair{Head: s.Ours.ID, Left: a.w("strange-ours") + "\n" + ours, Right: a.w("strange-theirs") + "\n" + theirs}
}

// cardText is what stands on a card, in words.
func (a *App) cardText(game string, p *rules.Printed, lang rules.Lang) string {
	look := skins.For(game)
	lines := []string{p.Name.In(lang), a.factWords(game, *p, nil)}
	if t := look.Traits(p, lang); t != "" {
		lines = append(lines, t)
	}
	for _, w := range p.Lines {
		lines = append(lines, w.In(lang))
	}
	return strings.Join(lines, "\n")
}
