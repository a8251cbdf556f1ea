package table

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/widget"
	"gorin/rules"
)

// names is what seats are called, one after the other.
func (t *Table) names(seats []int, between string) string {
	var all []string
	for _, seat := range seats {
		all = append(all, t.Name(seat))
	}
	return strings.Join(all, t.a.W(between))
}

// turnName is whose turn it is: a player, or in formats with such turns a team.
func (t *Table) turnName() string {
	if at := t.View.Active; at >= 0 && at < len(t.View.Players) && t.View.Players[at].InTurn {
		return t.TeamName(t.View.Players[at].Team)
	}
	return t.Name(t.View.Active)
}

// headed is a request whose options say whose they are, where several are asked.
func (t *Table) headed(q *rules.Request) *rules.Request {
	if q == nil || len(q.Seats) < 2 {
		return q
	}
	out := *q
	out.Options = slices.Clone(q.Options)
	for i := range out.Options {
		o := &out.Options[i]
		for lang := range o.Words {
			o.Words[lang] = t.Name(o.Seat) + t.a.W("colon") + o.Words[lang]
		}
	}
	return &out
}

// whom is who is asked, in words.
func (t *Table) whom(q *rules.Request) string {
	if len(q.Seats) > 1 {
		return t.names(q.Seats, "or")
	}
	return t.Name(q.Seat)
}

// waitingWords is what the person at the screen waits for.
func (t *Table) waitingWords() string {
	q := t.Session.Pending()
	if q == nil {
		return ""
	}
	if t.held() {
		return t.a.W("lesson-held")
	}
	if t.Session.Running {
		return t.a.W("running")
	}
	asked := q.Seats
	if len(asked) == 0 {
		asked = []int{q.Seat}
	}
	if n := slices.IndexFunc(asked, func(seat int) bool { return !t.Session.Person(seat) }); n >= 0 { // they are first
		return t.a.W("thinks", t.Name(asked[n]))
	}
	if q.Asks(t.Session.Seat) { // it would be asked
		return t.a.W("goes-on")
	}
	return t.a.W("waits", t.whom(q))
}

// handOver asks for the next player, or for any of a team who are asked.
func (t *Table) handOver() string {
	if who := t.Session.CoverFor; len(who) > 1 {
		return t.a.W("hand-over-team", t.TeamName(t.View.Players[who[0]].Team), t.names(who, "or"))
	}
	return t.a.W("hand-over", t.Name(t.Session.CoverTo))
}

// handOverActs are the buttons of those who may take the screen.
func (t *Table) handOverActs() (acts []page.Act) {
	for _, seat := range t.Session.CoverFor {
		acts = append(acts, page.Act{Act: "uncover", Value: strconv.Itoa(seat), Text: t.a.W("hand-over-done", t.Name(seat))})
	}
	return acts
}

// drawHandOver draws them below each other from a place on, and returns how high they are.
func (t *Table) drawHandOver(at layout.Rect) float64 {
	acts := t.handOverActs()
	for i, x := range acts {
		manner := widget.Plain
		if i == 0 {
			manner = widget.Primary
		}
		t.a.UI().Button(at.Move(0, float64(i)*(at.H+8)), x.Act, x.Value, x.Text, manner)
	}
	return float64(len(acts))*(at.H+8) - 8
}

// TeamName is what a team is called.
func (t *Table) TeamName(n int) string { return t.a.W("team-n", string(rune('A'+n))) }

// mirrorSeats writes who takes part, at a table for more than two: in the order of turns, with
// whose turn it is and of which team they are, then who is out, and the points of the teams.
func (t *Table) mirrorSeats(m *page.Mirror) {
	v := t.View
	if len(v.Players) < 3 {
		return
	}
	all := slices.Clone(v.Order)
	for seat := range v.Players {
		if !slices.Contains(all, seat) {
			all = append(all, seat)
		}
	}
	teams := slices.ContainsFunc(v.Players, func(p rules.PlayerView) bool { return p.Team > 0 })
	zone := page.Zone{Heading: t.a.W("order")}
	for _, seat := range all {
		p, words := &v.Players[seat], t.Name(seat)
		if p.Lost || p.Left {
			words = t.OutWords(seat)
		}
		if teams {
			words += t.a.W("comma") + t.TeamName(p.Team)
		}
		if v.Turn > 0 && !v.Over && (p.InTurn || seat == v.Active) {
			words += t.a.W("comma") + t.a.W("has-turn")
		}
		if p.Attackable {
			words += t.a.W("comma") + t.a.W("attackable")
		}
		zone.Items = append(zone.Items, words)
	}
	for team, points := range v.Scores {
		zone.Items = append(zone.Items, t.a.W("team-points", t.TeamName(team), points))
	}
	m.Zones = append(m.Zones, zone)
}

// flipTo lets the match be looked at from a seat, while all sides are known.
func (t *Table) flipTo(seat int) {
	if t.Session.All() {
		t.Session.FlipTo(seat)
		t.jumped = true
		_ = t.Session.Whole(func() error { t.trace(); return nil }) // it cannot fail
	}
}

// flipActs let the match be looked at from any seat, while all sides are known.
func (t *Table) flipActs() (acts []page.Act) {
	if !t.Session.All() || len(t.View.Players) < 3 {
		return nil
	}
	for _, seat := range t.Others() {
		acts = append(acts, page.Act{Act: "watch-flip", Value: strconv.Itoa(seat), Text: t.a.W("watch-from", t.Name(seat))})
	}
	return acts
}

// concede lets a person give up, after asking: the one of a number, or who looks at the screen.
func (t *Table) concede(value string) {
	a, who := t.a, t.Session.Conceders()
	seat, err := strconv.Atoi(value)
	if err != nil {
		seat = t.Session.Seat
	}
	if !slices.Contains(who, seat) || t.Led() {
		return
	}
	t.overlay = overlay{}
	sure := "concede-sure"
	if len(t.View.Players) > 2 {
		sure = "concede-sure-many"
	}
	a.Confirm(a.W("concede"), a.W(sure, t.Name(seat)), a.W("concede-yes"), func() {
		if err := t.Session.Concede(seat); err != nil {
			a.Fail(a.W("refused"), err)
		}
	})
}

// concedeActs is an act for each person who may give up, whoever is asked.
func (t *Table) concedeActs() []page.Act {
	a, who := t.a, t.Session.Conceders()
	if len(who) == 0 || t.Led() {
		return []page.Act{{Act: "concede", Text: a.W("concede"), Off: true}}
	}
	if len(who) == 1 {
		return []page.Act{{Act: "concede", Value: strconv.Itoa(who[0]), Text: a.W("concede")}}
	}
	var acts []page.Act
	for _, seat := range who {
		acts = append(acts, page.Act{Act: "concede", Value: strconv.Itoa(seat), Text: a.W("concede-of", t.Name(seat))})
	}
	return acts
}
