package scene

import (
	"encoding/json"
	"math"
	"slices"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
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
	went    int64   // when it was gone on with last
	told    int64   // when the player was told last
	shown   *dialog // how far it is
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
		o.shown = &dialog{title: a.w("opening"), bar: true, answers: []answer{{act: "cancel", label: a.w("cancel"), do: a.stopOpening}}}
	}
	if a.ask == nil {
		a.ask = o.shown
	}
	done, all := o.from.Progress()
	before := o.shown.part
	o.shown.part = float64(done) / float64(max(1, all))
	o.shown.text = a.w("opening-part", done, all)
	a.ui.Dirty = true
	if before == 0 || int(before*10) != int(o.shown.part*10) { // who hears it is not told all the time
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
	d := &dialog{title: a.w("strange"), text: a.w("strange-why"), answers: []answer{
		{act: "strange-yes", label: a.w("strange-yes"), manner: widget.Primary, do: func() {
			for _, s := range list {
				seen = append(seen, s.Key)
			}
			if b, err := json.Marshal(seen[max(0, len(seen)-mostStrange):]); err == nil && a.host.Save != nil {
				_ = a.host.Save(keepStrange, b) // at worst it is asked again
			}
			o.waits, o.since = false, a.host.Now()
			a.goOnOpening(openInTick)
		}},
		{act: "cancel", label: a.w("cancel"), do: a.stopOpening},
	}}
	for i := range list {
		d.pairs = append(d.pairs, a.pairOf(&list[i]))
	}
	a.ask = d
	a.changed()
	return true
}

// pair is two texts side by side.
type pair struct{ head, left, right string }

// pairOf is what a file says and what this program would say.
func (a *App) pairOf(s *session.Strange) pair {
	if s.Line >= 0 {
		ours := ""
		if s.Line < len(s.Ours.Lines) {
			ours = s.Ours.Lines[s.Line].In(a.lang)
		}
		return pair{a.w("strange-line", s.Ours.Name.In(a.lang), s.Line+1), a.w("strange-ours") + "\n" + ours, a.w("strange-theirs") + "\n" + a.w("strange-inert")}
	}
	lang := a.lang
	ours, theirs := a.cardText(s.Game, &s.Ours, lang), a.cardText(s.Game, &s.Theirs, lang)
	if ours == theirs { // they differ in the other language
		lang = 1 - lang
		ours, theirs = a.cardText(s.Game, &s.Ours, lang), a.cardText(s.Game, &s.Theirs, lang)
	}
	return pair{s.Ours.ID, a.w("strange-ours") + "\n" + ours, a.w("strange-theirs") + "\n" + theirs}
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

// pairsHeight is how high pairs are, drawn so wide; drawPairs draws them.
func (a *App) pairsHeight(pairs []pair, w float64) (high float64) {
	for _, p := range pairs {
		high += a.drawPair(p, layout.Rect{W: w}, true)
	}
	return high
}

func (a *App) drawPairs(pairs []pair, r layout.Rect) {
	for _, p := range pairs {
		r.Y += a.drawPair(p, r, false)
	}
}

// drawPair draws a pair, or only measures it.
func (a *App) drawPair(p pair, r layout.Rect, dry bool) float64 {
	c, gap := a.c, 14.0
	w := (r.W - gap) / 2
	head := c.BlockHeight(p.head, r.W, theme.Small, false) + 4
	high := math.Max(c.BlockHeight(p.left, w-16, theme.Normal, false), c.BlockHeight(p.right, w-16, theme.Normal, false)) + 12
	if !dry {
		c.Block(p.head, r, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
		for i, text := range []string{p.left, p.right} {
			cell := layout.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y + head, W: w, H: high}
			edge := theme.Line
			if i == 1 {
				edge = theme.Vermilion
			}
			c.Round(cell, theme.Radius, theme.White)
			c.Ring(cell, theme.Radius, 1.2, edge)
			c.Block(text, cell.InsetXY(8, 6), paint.Style{Size: theme.Normal, Ink: theme.Ink})
		}
	}
	return head + high + 12
}

// pairWords are pairs for who does not see them side by side.
func pairWords(pairs []pair) string {
	var b strings.Builder
	for _, p := range pairs {
		b.WriteString("\n\n" + p.head + "\n" + p.left + "\n" + p.right)
	}
	return b.String()
}
