package scene

import (
	"strings"

	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
)

// whyNot is what keeps a card of the own hand from being played, while its owner is
// asked and playing it is not among what may be chosen.
func (t *table) whyNot(card rules.Card) []rules.Reason {
	if t.req == nil || card == 0 {
		return nil
	}
	_, place := t.find(card)
	if place.Zone != t.skin.Hand || place.Seat != t.s.Seat || (t.wanted(card, place) || t.isArmed(card, place)) && !t.otherwise(card) {
		return nil
	}
	return t.s.Match.WhyNot(t.s.Seat, card)
}

// whyWords is the reasons in words, one a line, each with its clause.
func (t *table) whyWords(why []rules.Reason) string {
	var lines []string
	for _, w := range why {
		lines = append(lines, "・"+w.Words.In(t.a.lang)+" (§"+w.Clause+")")
	}
	return strings.Join(lines, "\n")
}

// refuse answers a touch of something that cannot be done: a dull knock, and why for
// a moment.
func (t *table) refuse(card rules.Card) {
	t.a.hear(sound.Refuse)
	t.sayWhy(card)
}

// sayWhy says for a moment why a card cannot be played.
func (t *table) sayWhy(card rules.Card) {
	if why := t.whyNot(card); len(why) > 0 {
		t.notice, t.noticed = why[0], t.a.host.Now()
	}
}

// noticeStands is how long a refusal stands, in milliseconds.
const noticeStands = 2600

// drawNotice writes why something could not be done.
func (t *table) drawNotice(now int64) {
	if t.notice.Clause == "" || now-t.noticed > noticeStands {
		t.notice = rules.Reason{}
		return
	}
	t.landing = true
	t.caption(&rules.Entry{Clause: t.notice.Clause, Words: t.notice.Words}, theme.Vermilion)
}

// why writes what keeps the card from being played.
func (d *column) why(v *rules.CardView) {
	if v == nil {
		return
	}
	if why := d.t.whyNot(v.ID); len(why) > 0 {
		d.Text(d.t.a.w("why-not"), theme.Small, theme.Vermilion)
		d.Text(d.t.whyWords(why), theme.Normal-1, theme.Vermilion)
		d.Rule()
	}
}
