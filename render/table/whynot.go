package table

import (
	"slices"
	"strings"

	"gorin/render/board"
	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
)

// WhyNot is what keeps a card of the own hand from being played, while its owner is
// asked and playing it is not among what may be chosen; or a card of the table from what
// it does or suffers, while its player may act and nothing that may be chosen is about it.
func (t *Table) WhyNot(card rules.Card) []rules.Reason {
	if t.Request == nil || card == 0 {
		return nil
	}
	switch _, place := t.Find(card); {
	case place.Zone == t.Skin.Hand:
		if place.Seat != t.Session.Seat || (t.Wanted(card, place) || t.IsArmed(card, place)) && !t.Otherwise(card) {
			return nil
		}
	case !t.Skin.Works[place.Zone] || !t.Session.CanRun() || t.asked(card, place):
		return nil
	}
	return t.Session.Match.WhyNot(t.Session.Seat, card)
}

// asked reports whether any option is about a card where it lies, whatever has been
// clicked so far.
func (t *Table) asked(card rules.Card, place rules.Place) bool {
	return slices.ContainsFunc(t.Request.Options, func(o rules.Option) bool { return board.About(&o, card, place) })
}

// WhyWords is the reasons in words, one a line, each with its clause.
func (t *Table) WhyWords(why []rules.Reason) string {
	var lines []string
	for _, w := range why {
		lines = append(lines, "・"+w.Words.In(t.a.Lang())+" (§"+w.Clause+")")
	}
	return strings.Join(lines, "\n")
}

// refuse answers a touch of something that cannot be done: a dull knock, and why for
// a moment.
func (t *Table) refuse(card rules.Card) {
	t.a.Hear(sound.Refuse)
	t.sayWhy(card)
}

// sayWhy says for a moment why a card cannot be played.
func (t *Table) sayWhy(card rules.Card) {
	if why := t.WhyNot(card); len(why) > 0 {
		t.Notice, t.noticed = why[0], t.a.Now()
	}
}

// noticeStands is how long a refusal stands, in milliseconds.
const noticeStands = 2600

// drawNotice writes why something could not be done.
func (t *Table) drawNotice(now int64) {
	if t.Notice.Clause == "" || now-t.noticed > noticeStands {
		t.Notice = rules.Reason{}
		return
	}
	t.Landing = true
	t.Caption(&rules.Entry{Clause: t.Notice.Clause, Words: t.Notice.Words}, theme.Vermilion)
}

// why writes what keeps the card from being played, or from what it does on the table. In the
// setting up nobody thinks that it could, and a touch still tells.
func (d *column) why(v *rules.CardView) {
	if v == nil || d.t.View.Turn == 0 {
		return
	}
	if why := d.t.WhyNot(v.ID); len(why) > 0 {
		head := "why-not"
		if _, at := d.t.Find(v.ID); at.Zone != d.t.Skin.Hand {
			head = "why-idle"
		}
		d.Text(d.t.a.W(head), theme.Small, theme.Vermilion)
		d.Text(d.t.WhyWords(why), theme.Normal-1, theme.Vermilion)
		d.Rule()
	}
}
