package table

import (
	"strings"

	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
)

// WhyNot is what keeps a card of the own hand from being played, while its owner is
// asked and playing it is not among what may be chosen.
func (t *Table) WhyNot(card rules.Card) []rules.Reason {
	if t.Request == nil || card == 0 {
		return nil
	}
	_, place := t.Find(card)
	if place.Zone != t.Skin.Hand || place.Seat != t.Session.Seat || (t.Wanted(card, place) || t.IsArmed(card, place)) && !t.Otherwise(card) {
		return nil
	}
	return t.Session.Match.WhyNot(t.Session.Seat, card)
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

// why writes what keeps the card from being played.
func (d *column) why(v *rules.CardView) {
	if v == nil {
		return
	}
	if why := d.t.WhyNot(v.ID); len(why) > 0 {
		d.Text(d.t.a.W("why-not"), theme.Small, theme.Vermilion)
		d.Text(d.t.WhyWords(why), theme.Normal-1, theme.Vermilion)
		d.Rule()
	}
}
