package table

import (
	"strconv"

	"gorin/render/board"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// drawLog draws the log in r.
func (t *Table) drawLog(r layout.Rect) {
	if r.Empty() {
		return
	}
	c := t.a.C()
	c.Sheet(r)
	in := r.Inset(9)
	c.Text(t.a.W("log"), in.X, in.Y+7, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	t.drawLogActs(layout.Rect{X: in.X + 50, Y: in.Y - 3, W: in.W - 50, H: 22})
	_, in = in.Top(22)
	t.drawEntries(t.drawLasting(in), "log", r)
}

// Lasting is what waits or still has effect, in words, with its card.
func (t *Table) Lasting() (lines []string, cards []rules.Card) {
	a := t.a
	for _, w := range t.View.Waiting {
		if name := t.CardName(w.Card); name != "" {
			lines = append(lines, a.W("waiting-ability", t.Name(w.Seat), name, w.Words.In(a.Lang())))
		} else { // of a card that lies face down
			lines = append(lines, a.W("waiting-unnamed", t.Name(w.Seat), w.Words.In(a.Lang())))
		}
		cards = append(cards, w.Card)
	}
	for _, e := range t.View.Effects {
		lines = append(lines, a.W("lasting-effect", e.Words.In(a.Lang()))+t.fromWords(e.From))
		cards = append(cards, e.From)
	}
	return lines, cards
}

// drawLasting lists the abilities that wait and the effects that last over the
// log, and returns what is left of r.
func (t *Table) drawLasting(r layout.Rect) layout.Rect {
	c := t.a.C()
	lines, cards := t.Lasting()
	room := r.H * 0.45
	for i, line := range lines {
		high := c.BlockHeight(line, r.W-6, theme.Small, false) + 3
		if room -= high; room < 0 {
			var rest layout.Rect
			rest, r = r.Top(18)
			c.Text(t.More(len(lines)-i), rest.X, rest.Y+8, paint.Style{Size: theme.Small, Ink: theme.Indigo})
			break
		}
		var box layout.Rect
		box, r = r.Top(high)
		c.Block(line, box, paint.Style{Size: theme.Small, Ink: theme.Indigo})
		if cards[i] != 0 {
			t.a.UI().Add(widget.Node{Rect: box, Value: "lasting" + board.CardValue(cards[i]), Hover: board.CardValue(cards[i])})
		}
	}
	if len(lines) > 0 {
		c.Line(r.X, r.Y+2, r.Right()-6, r.Y+2, 1, theme.Line)
		_, r = r.Top(5)
	}
	return r
}

const shownEntries = 260 // older ones are left to the mirror and the replay

// entryLine is an entry of the log as it is drawn, or the heading of a turn.
type entryLine struct {
	text   string
	clause string
	number int // of the entry in the log
	indent float64
	turn   bool
	card   rules.Card
	seat   int  // whose deed it is, -1 where that is not marked
	later  bool // it has not happened yet at the moment that is shown
	folded int  // how many entries stand under it, unseen
}

const clauseNumber = 70 // beside each entry, for the longest number

// besideEntry is the room beside each entry: for the number of its clause, or for how much is folded under it.
func (t *Table) besideEntry() float64 {
	if t.a.Habits().Judge {
		return clauseNumber
	}
	return 22
}

// lay lays out the entries of the log, the first of which has a number, and says which line is the last that has
// happened. What came of an event stands under it, folded away but for the last event and that which was
// tapped; a judge sees all.
func (t *Table) lay(log []rules.Entry, first int, width float64) (now int) {
	c, l, judge := t.a.C(), t.a.Lang(), t.a.Habits().Judge
	lines, heights, margin := t.lines[:0], t.heights[:0], t.seatMargin()
	add := func(x entryLine, high float64) {
		lines, heights = append(lines, x), append(heights, high)
	}
	turn := -1
	t.folding = fold(t.folding[:0], log, t.Skin)
	last, tapped := t.headOf(len(t.Log)-1-first), t.headOf(t.tapped-1-first)
	for i := range log {
		e, at, later := &log[i], t.folding[i], first+i >= len(t.Log)
		if idle(log, i) && !judge {
			continue
		}
		if e.Turn != turn {
			turn = e.Turn
			head := entryLine{text: t.a.W("turn-n", turn), turn: true}
			if turn == 0 {
				head.text = t.a.W("setting-up")
			}
			begins := e.Event.Kind == "turn" && !judge
			if begins {
				head.text = e.Words.In(l)
			}
			add(head, 22)
			if begins {
				if !later {
					now = len(lines) - 1
				}
				continue
			}
		}
		depth, open := min(e.Depth, 3), judge || at.head == last || at.head == tapped
		if at.head != i {
			if !open {
				continue
			}
			if !judge {
				depth = max(depth, 2)
			}
		}
		x := entryLine{text: e.Words.In(l), clause: e.Clause, number: first + i, indent: margin + 9*float64(depth), card: e.Event.Card, seat: t.doer(e), later: later}
		if !open {
			x.folded = at.under
		}
		add(x, c.BlockHeight(x.text, width-x.indent-t.besideEntry(), theme.Small+0.5, false)+2)
		if !later {
			now = len(lines) - 1
		}
	}
	t.lines, t.heights = lines, heights
	return now
}

// headOf is the entry that an entry of those that are laid out stands under, or itself; -1 for none.
func (t *Table) headOf(i int) int {
	if i < 0 || i >= len(t.folding) {
		return -1
	}
	return t.folding[i].head
}

// drawEntries draws the log in r, and beside the entry that is pointed at,
// tapped or reached by keyboard what its clause decides, within the panel.
func (t *Table) drawEntries(r layout.Rect, id string, panel layout.Rect) {
	c, ui := t.a.C(), t.a.UI()
	log := t.AllEntries()
	from := max(0, min(len(t.Log)-shownEntries/2, len(log)-shownEntries))
	width := r.W - 10
	t.scrollLog(id, r.H, t.lay(log[from:min(len(log), from+shownEntries)], from, width))
	lines := t.lines
	var told, tapped entryAt
	ui.List(id, r, widget.Rows{Heights: t.heights, Stick: !t.Session.Watching, Line: paint.LineHeight(theme.Small + 0.5), Foot: 2}, func(i int, row layout.Rect) {
		x := &lines[i]
		row.W = width
		if x.turn {
			c.Text(x.text, row.X, row.Y+12, paint.Style{Size: theme.Small, Ink: theme.Vermilion})
			c.Line(row.X+c.Width(x.text, theme.Small, false)+8, row.Y+12, row.Right(), row.Y+12, 1, theme.Line)
			return
		}
		value := strconv.Itoa(x.number)
		pointed := ui.Focused("entry", value) || ui.Hot("entry", value)
		if pointed {
			told = entryAt{row, x.clause}
		}
		if t.tapped == x.number+1 {
			tapped = entryAt{row, x.clause}
		}
		if pointed || t.tapped == x.number+1 {
			c.Round(row, 2, theme.Alpha(theme.Gold, 0.25))
		}
		t.drawEntry(row, *x)
		ui.Add(widget.Node{Rect: row, Act: "entry", Value: value, Hover: board.HoverValue(x.card), Focus: true})
		ui.FocusRing("entry", value, row.Inset(2))
	})
	if told.clause == "" {
		told = tapped
	}
	over := id == "log-over"
	if told.clause != "" && over == (t.overlay.kind == "log") && told.row.Bottom() > r.Y && told.row.Y < r.Bottom() {
		t.drawTold(told, panel.Inset(4))
	}
}

// seatMargin is the room before an entry for the mark of whose deed it is, at a table for more
// than two.
func (t *Table) seatMargin() float64 {
	if len(t.View.Players) > 2 {
		return 11
	}
	return 0
}

// doer is whose deed an entry is, -1 where that is not marked.
func (t *Table) doer(e *rules.Entry) int {
	if n := len(t.View.Players); n > 2 && e.Event.Seat < n {
		return e.Event.Seat
	}
	return -1
}

func (t *Table) drawEntry(row layout.Rect, x entryLine) {
	c := t.a.C()
	ink := theme.Ink
	if x.indent == t.seatMargin() {
		ink = theme.InkSoft
	}
	if x.later {
		ink = theme.InkFaint
	}
	if x.seat >= 0 {
		mark := t.SideInk(x.seat)
		if x.later {
			mark = theme.Alpha(mark, 0.4)
		}
		c.Disc(row.X+4, row.Y+8, 3.4, mark)
	}
	box := layout.Rect{X: row.X + x.indent, Y: row.Y, W: row.W - x.indent - t.besideEntry(), H: row.H}
	c.Block(x.text, box, paint.Style{Size: theme.Small + 0.5, Ink: ink})
	beside := ""
	if t.a.Habits().Judge {
		beside = x.clause
	} else if x.folded > 0 {
		beside = "+" + strconv.Itoa(x.folded)
	}
	c.Text(beside, row.Right()-4, row.Y+8, paint.Style{Size: theme.Small - 1.5, Ink: theme.InkSoft, Align: paint.End})
}

// tapEntry tells what the clause of an entry decides, or no longer, and looks
// at the card of the entry.
func (t *Table) tapEntry(value string) {
	n, err := strconv.Atoi(value)
	log := t.AllEntries()
	if err != nil || n < 0 || n >= len(log) {
		return
	}
	if t.tapped == n+1 {
		t.tapped = 0
		return
	}
	t.tapped = n + 1
	if t.overlay.kind == "" { // else the button over the list does it
		t.showMoment(log[n].Seq)
	}
	t.lookAt(board.CardValue(log[n].Event.Card))
}

// entryAt is an entry of the log whose clause is told, and where it stands.
type entryAt struct {
	row    layout.Rect
	clause string
}

// drawTold writes what the clause of an entry decides beside the entry.
func (t *Table) drawTold(e entryAt, panel layout.Rect) {
	c := t.a.C()
	text := t.a.Cite(t.View.Game, e.clause)
	style := paint.Style{Size: theme.Small + 1, Ink: theme.White}
	box := beside(e.row, panel, c.BlockHeight(text, panel.W-16, style.Size, false)+10)
	c.Round(box, theme.Radius, theme.Ink)
	c.Block(text, box.InsetXY(8, 5), style)
}

// beside is a box as wide as the panel and so high, below the row or, where
// there is no room, above it; it never leaves the panel.
func beside(row, panel layout.Rect, high float64) layout.Rect {
	box := layout.Rect{X: panel.X, Y: row.Bottom() + 2, W: panel.W, H: min(high, panel.H)}
	if box.Bottom() > panel.Bottom() {
		box.Y = max(panel.Y, row.Y-2-box.H)
	}
	return box
}
