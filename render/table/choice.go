package table

import (
	"strconv"
	"strings"

	"gorin/render/board"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// drawChoice draws the question and its answers.
func (t *Table) drawChoice(r layout.Rect) {
	a, c := t.a, t.a.C()
	if r.Empty() {
		return
	}
	c.Sheet(r)
	in := r.Inset(10)
	if t.Puzzle != nil && !t.Session.Watching {
		if t.Decided() {
			t.drawVerdict(in)
			return
		}
		in = t.drawGoal(in)
	}
	if t.Request == nil {
		t.drawWaiting(in)
		return
	}
	q := t.Request
	in = t.drawLow(in, q)
	in = t.drawQuestion(in, q)
	if len(t.Armed) > 0 {
		var top layout.Rect
		top, in = in.Top(a.UI().Touch + 2)
		a.UI().Button(layout.Rect{X: top.X, Y: top.Y, W: min(top.W, 130), H: a.UI().Touch - 3}, "back", "", "← "+a.W("back"), widget.Plain)
	}
	if t.needsPicker() && t.overlay.kind != "picker" {
		var top layout.Rect
		top, in = in.Top(a.UI().Touch + 6)
		a.UI().Button(layout.Rect{X: top.X, Y: top.Y, W: top.W, H: a.UI().Touch + 1}, "picker", "", a.W("show-cards"), widget.Primary)
	}
	if t.needsPicker() && in.H < a.UI().Touch+listMark {
		return // the list of cards has them all
	}
	t.drawOptions(in, q)
}

const listMark = 24 // of a list, when not all of it is shown

// drawLow draws the buttons below the options: what helps, and what ends or
// confirms; it returns what is left of r.
func (t *Table) drawLow(r layout.Rect, q *rules.Request) layout.Rect {
	a, pass := t.a, t.passOption()
	confirms := !session.Single(q) || q.Min == 0
	help := t.helpActs()
	n := len(help)
	if confirms || pass >= 0 {
		n++
	}
	if n == 0 {
		return r
	}
	columns, rows := 1, n
	if t.Screen.Shape != layout.Wide {
		columns, rows = n, 1
	}
	low, rest := r.Low(max(38, a.UI().Touch+4) * float64(rows))
	cells := low.InsetXY(0, 2).Grid(columns, rows, 5)
	for i, x := range help {
		a.UI().Button(cells[i], x.Act, x.Value, x.Text, widget.Plain)
	}
	switch last := cells[n-1]; {
	case confirms:
		t.drawConfirm(last, q)
	case pass >= 0:
		manner := widget.Plain
		if len(q.Options) == 1 {
			manner = widget.Primary
		}
		a.UI().Button(last, "option", strconv.Itoa(pass), q.Options[pass].Words.In(a.Lang()), manner)
	}
	return rest
}

// drawQuestion writes who is asked what and returns what is left of r. What the clause says
// gives way to the options.
func (t *Table) drawQuestion(r layout.Rect, q *rules.Request) layout.Rect {
	a, c := t.a, t.a.C()
	judge := a.Habits().Judge
	chip := "§"
	if judge {
		chip += q.Clause
	}
	w := c.Width(chip, theme.Small, false) + 12
	who := t.asker(q, r.W-w-6, theme.Small)
	c.Text(c.Fit(who, r.W-w-6, theme.Small, false), r.X, r.Y+8, paint.Style{Size: theme.Small, Ink: theme.Vermilion})
	plate := layout.Rect{X: r.Right() - w, Y: r.Y, W: w, H: 17}
	if !judge || t.Screen.Shape != layout.Wide { // where the paraphrase has no room
		a.UI().Add(widget.Node{Rect: layout.Rect{X: r.X, Y: r.Y - 6, W: r.W, H: 28}, Act: "law", Value: q.Clause})
	}
	c.Round(plate, 8, theme.Alpha(theme.Ink, 0.1))
	c.Text(chip, plate.X+w/2, plate.Y+8.5, paint.Style{Size: theme.Small, Ink: theme.InkSoft, Align: paint.Centre})
	_, r = r.Top(22)
	size := theme.Normal + 1
	if t.Screen.Shape != layout.Wide {
		size = theme.Normal
	}
	if c.BlockHeight(q.Prompt.In(a.Lang()), r.W, size, false)+a.UI().Touch+listMark+16 > r.H {
		size = theme.Small // the options need the room
	}
	high := c.Block(q.Prompt.In(a.Lang()), r, paint.Style{Size: size, Ink: theme.Ink})
	asked := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: high}
	_, r = r.Top(high + 4)
	if law := a.Law(t.View.Game, q.Clause); law != "" && judge && t.Screen.Shape == layout.Wide {
		high := c.BlockHeight(law, r.W, theme.Small, false)
		if _, rest := r.Top(high + 8); rest.H >= a.UI().Touch+listMark || len(t.Open()) <= 1 {
			c.Block(law, r, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
			_, r = r.Top(high + 4)
		}
	}
	if q.Source != 0 {
		switch name := t.CardName(q.Source); {
		case name == "":
		case strings.Contains(q.Prompt.In(a.Lang()), name):
			a.UI().Add(widget.Node{Rect: asked, Hover: board.CardValue(q.Source)})
		default:
			high := c.Block(a.W("because-of", name), r, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
			a.UI().Add(widget.Node{Rect: layout.Rect{X: r.X, Y: r.Y, W: r.W, H: high}, Hover: board.CardValue(q.Source)})
			_, r = r.Top(high + 3)
		}
	}
	if method, named := t.Skin.Methods[t.View.Attack.Kind]; named {
		line := method.In(a.Lang())
		c.Text(c.Fit(line, r.W, theme.Small, false), r.X, r.Y+8, paint.Style{Size: theme.Small, Ink: theme.Indigo})
		_, r = r.Top(18)
	}
	if q.Ordered && q.Max > 1 {
		high := c.Block(a.W("in-order"), r, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
		_, r = r.Top(high + 2)
	}
	r = t.drawReading(r, q)
	_, r = r.Top(4)
	return r
}

// drawReading writes the text that asks, with what of it is being carried out in the light, where there is room for
// the options besides; it returns what is left of r. Where a card is shown in full beside the table, its
// text is lit there.
func (t *Table) drawReading(r layout.Rect, q *rules.Request) layout.Rect {
	if q.Reading == nil || t.Screen.Shape == layout.Wide && t.Look == q.Source {
		return r
	}
	c, l := t.a.C(), t.a.Lang()
	line := q.Reading.Line.In(l)
	high := c.BlockHeight(line, r.W-12, theme.Small, false) + 8
	_, rest := r.Top(high + 4)
	if line == "" || rest.H < float64(min(3, len(t.Open())))*(t.a.UI().Touch+8)+listMark {
		return r
	}
	box := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: high}
	c.Round(box, theme.Radius, theme.Alpha(theme.Ink, 0.05))
	c.Lit(line, q.Reading.Marks[l], box.InsetXY(6, 4), paint.Style{Size: theme.Small, Ink: theme.InkSoft}, lit, theme.Ink)
	if q.Source != 0 {
		t.a.UI().Add(widget.Node{Rect: box, Hover: board.CardValue(q.Source)})
	}
	return rest
}

// lit is the ground of what is being carried out.
var lit = theme.Alpha(theme.Gold, 0.4)

func (t *Table) drawConfirm(r layout.Rect, q *rules.Request) {
	label := t.confirmWords(q)
	if session.Single(q) {
		t.a.UI().Button(r, "confirm", "", label, widget.Plain)
		return
	}
	manner := widget.Primary
	if !t.Pick.Ready(q) {
		manner = widget.Off
	}
	t.a.UI().Button(r, "confirm", "", label, manner)
}

// confirmWords is the label of the button that gives the picks.
func (t *Table) confirmWords(q *rules.Request) string {
	a, n := t.a, len(t.Pick.Chosen)
	switch {
	case session.Single(q), n == 0 && q.Min == 0:
		return a.W("choose-none")
	case q.Min == q.Max:
		return a.W("confirm-of", n, q.Max)
	}
	return a.W("confirm-range", n, q.Min, q.Max)
}

// drawOptions lists the options.
func (t *Table) drawOptions(r layout.Rect, q *rules.Request) {
	a := t.a
	pass := -1
	if session.Single(q) && q.Min > 0 {
		pass = t.passOption()
	}
	var rows []int
	folded := 0
	for group := range 3 { // those without a place on the table come first, the ends of a teammate last
		for _, i := range t.Open() {
			_, n := board.Spots(&q.Options[i])
			of := min(n, 1)
			if len(q.Seats) > 1 && session.Ends(&q.Options[i]) {
				of = 2
			}
			switch {
			case of != group || i == pass:
			case n == 2 && t.folds(q):
				folded++
			default:
				rows = append(rows, i)
			}
		}
	}
	t.bySeat(q, rows)
	t.leadsFirst(rows)
	width := r.W - 6
	if t.inPairs(rows, width) && folded == 0 {
		t.drawPairs(r, q, rows)
		return
	}
	heights := make([]float64, len(rows), len(rows)+1)
	for k, i := range rows {
		heights[k] = a.UI().RowHeight(q.Options[i].Words.In(a.Lang()), q.Options[i].Fore.In(a.Lang()), width-signRoom*float64(len(t.signs(&q.Options[i]))), t.Pick.Rank(i) > 0)
		if len(rows) > 1 {
			heights[k] = min(heights[k], max(a.UI().Touch, r.H-listMark))
		}
	}
	key := "fold"
	if t.PairsAttacks(q) {
		key = "fold-attacks"
	}
	if folded > 0 {
		heights = append(heights, a.UI().ButtonHeight(t.W(key, folded), width))
	}
	a.UI().List("choice", r, widget.Rows{Heights: heights, Gap: 4, More: t.More}, func(k int, row layout.Rect) {
		row.W = width
		if k < len(rows) {
			t.drawOption(row, q, rows[k])
			return
		}
		a.UI().Button(row, "unfold", "", t.W(key, folded), widget.Quiet)
	})
}

// inPairs reports whether options stand two in a row: there is little room below
// the table, and all are short.
func (t *Table) inPairs(rows []int, width float64) bool {
	if t.Screen.Shape != layout.Tall || len(rows) < 2 {
		return false
	}
	for _, i := range rows {
		if t.Request.Options[i].Fore.In(t.a.Lang()) != "" || t.a.C().Width(t.Request.Options[i].Words.In(t.a.Lang()), theme.Normal, false) > width/2-pairGap-40 {
			return false
		}
	}
	return true
}

const pairGap = 5

// drawPairs lists the options two in a row.
func (t *Table) drawPairs(r layout.Rect, q *rules.Request, rows []int) {
	ui := t.a.UI()
	heights := make([]float64, (len(rows)+1)/2)
	for i := range heights {
		heights[i] = ui.Touch
	}
	count := func(from, to int) int { return min(2*to, len(rows)) - min(2*from, len(rows)) }
	ui.List("choice", r, widget.Rows{Heights: heights, Gap: 4, More: t.More, Count: count}, func(k int, row layout.Rect) {
		row.W -= 6
		for i, cell := range row.Grid(2, 1, pairGap) {
			if 2*k+i < len(rows) {
				t.drawOption(cell, q, rows[2*k+i])
			}
		}
	})
}

// folds reports whether the options about two things stay out of the list
// until something is clicked: there are many, and the table shows them.
func (t *Table) folds(q *rules.Request) bool {
	if t.unfolded || len(t.Armed) > 0 || !session.Single(q) {
		return false
	}
	n := 0
	for i := range q.Options {
		if _, about := board.Spots(&q.Options[i]); about == 2 {
			n++
		}
	}
	if t.PairsAttacks(q) {
		return n > 6 // it is worth seeing what comes of each
	}
	return n > 3
}

func (t *Table) drawOption(row layout.Rect, q *rules.Request, i int) {
	o := &q.Options[i]
	mark := ""
	if rank := t.Pick.Rank(i); rank > 0 {
		mark = "✓"
		if q.Ordered {
			mark = strconv.Itoa(rank)
		}
	}
	signs := t.signs(o)
	at := t.a.UI().RowBehind(row, signRoom*float64(len(signs)), "option", strconv.Itoa(i), o.Words.In(t.a.Lang()), o.Fore.In(t.a.Lang()), mark, mark != "", board.HoverValue(o.Card))
	if t.sorts() {
		t.a.UI().Carry()
	}
	for k, s := range signs {
		x, y := at.X+signRoom*float64(k)+signRadius-2, at.Y+at.H/2
		t.a.C().Disc(x, y, signRadius, s.Plate)
		t.a.C().Sign(s.Sign, x, y, signRadius, s.Ink, s.Plate)
	}
}

// The signs before an option that is a card, and the room of each.
const (
	signRadius = 8.0
	signRoom   = 2*signRadius + 3
)

// signs is what stands at the upper left of the card that an option is about, its level, cost and colour, as far
// as the player sees it.
func (t *Table) signs(o *rules.Option) (signs []skin.Disc) {
	v, _ := t.Find(o.Card)
	if o.Card == 0 || v == nil || v.Print < 0 {
		return nil
	}
	for _, d := range t.Skin.Marks(&t.Prints[v.Print], v).Discs {
		if d.X > 0 && d.Y > 0 && d.Sign != "" && len(signs) < 2 {
			signs = append(signs, d)
		}
	}
	return signs
}

// drawWaiting says whom the table waits for.
func (t *Table) drawWaiting(r layout.Rect) {
	a, c := t.a, t.a.C()
	switch {
	case t.View.Over && !t.Session.Watching && t.Lesson == nil:
		c.Block(t.resultWords(), r, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
		_, r = r.Top(c.BlockHeight(t.resultWords(), r.W, theme.Normal+1, false) + 8)
		if t.overlay.kind != "result" {
			a.UI().Button(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 34}, "result", "", a.W("result"), widget.Primary)
		}
	case t.Session.Watching:
		t.drawWatch(r)
	default:
		high := c.Block(t.waitingWords(), r, paint.Style{Size: theme.Normal + 1, Ink: theme.InkSoft})
		if done, all, ok := t.Session.Thinking(); ok {
			_, r = r.Top(high + 6)
			high = t.drawThought(r, float64(done)/float64(max(1, all)))
		}
		if _, rest := r.Top(high + 8); t.Screen.Log.Empty() && rest.H > 40 { // what goes on meanwhile
			t.drawEntries(rest, "log-waiting", rest)
		}
	}
}

// drawThought draws how far a computer is with its thought, and what ends that; it returns how high that is.
func (t *Table) drawThought(r layout.Rect, part float64) float64 {
	a, c := t.a, t.a.C()
	bar := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 4}
	c.Round(bar, 2, theme.Line)
	bar.W *= min(1, part)
	c.Round(bar, 2, theme.InkSoft)
	if !t.Session.Lingers() {
		return bar.H
	}
	button := layout.Rect{X: r.X, Y: r.Y + 12, W: r.W, H: max(34, a.UI().Touch)}
	a.UI().Button(button, "enough", "", a.W("enough"), widget.Plain)
	return 12 + button.H
}
