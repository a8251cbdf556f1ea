package table

import (
	"fmt"
	"slices"
	"strings"

	"gorin/render/board"
	"gorin/render/page"
	"gorin/render/session"
	"gorin/rules"
)

// factWords is the numbers of a card in words.
func (t *Table) factWords(p rules.Printed, v *rules.CardView) string {
	return t.a.Numbers(t.View.Game, &p, v)
}

func (t *Table) traitWords(p rules.Printed, v *rules.CardView) string {
	var parts []string
	seen := map[string]bool{}
	quote := func(s string) string { return t.Skin.Quotes[0] + s + t.Skin.Quotes[1] }
	for _, w := range p.Words(t.Skin.Tags) {
		parts = append(parts, quote(w.In(t.a.Lang())))
		seen[w.In(rules.Japanese)] = true
	}
	if v != nil {
		for _, k := range v.Now.Keys(t.Skin.Tags) {
			if !seen[k] && !t.Skin.IsInner(k) {
				parts = append(parts, quote(k))
			}
		}
	}
	return strings.Join(parts, " ")
}

// CardWords is a card in one line, for the mirror.
func (t *Table) CardWords(v *rules.CardView) string {
	a := t.a
	if v.Print < 0 {
		return a.W("face-down")
	}
	p := t.Prints[v.Print]
	s := p.Name.In(a.Lang()) + " — " + t.factWords(p, v)
	if tr := t.traitWords(p, v); tr != "" {
		s += a.W("comma") + tr
	}
	switch v.Lies {
	case rules.Rest:
		s += a.W("comma") + a.W("rested")
	case rules.Reverse:
		s += a.W("comma") + a.W("reversed")
	}
	if v.Below > 0 {
		s += a.W("comma") + a.W("markers-n", v.Below)
	}
	if v.Under != 0 {
		s += a.W("comma") + a.W("under-n", t.CardName(v.Under))
	}
	if t.HasInert(v) {
		s += a.W("comma") + a.W("inert-some")
	}
	for _, line := range board.LinesOf(t.Skin, p, v) {
		s += " / "
		if line.Inert {
			s += a.W("inert") + a.W("colon")
		}
		s += line.Words.In(a.Lang())
		if line.Whom > 0 {
			s += a.W("whom", t.Name(line.Whom-1))
		}
	}
	if o, there := t.OtherFace(v); there {
		s += " / " + a.W("other-face") + a.W("colon") + o.Name.In(a.Lang()) + " — " + t.factWords(o, nil)
		for i, w := range o.Lines {
			s += " / "
			if slices.Contains(o.Inert, i) {
				s += a.W("inert") + a.W("colon")
			}
			s += w.In(a.Lang())
		}
	}
	return s
}

// Mirror writes the table in words.
func (t *Table) Mirror(m *page.Mirror) {
	a := t.a
	m.State = "table"
	if t.View.Over && !t.Session.Watching && !t.Led() {
		m.State = "result"
	}
	m.Seq = t.Session.Match.Seq()
	m.Heading = t.View.Title.In(a.Lang())
	m.Turn = t.turns
	m.Acts = append(append(t.helpActs(), t.menuActs()...), t.seatActs()...)
	if t.overlay.kind == "stops" {
		m.Acts = append(append(t.stopActs(), page.Act{Act: "close", Text: a.W("back")}), m.Acts...)
	}
	switch {
	case t.Covered():
		m.Prompt = t.handOver()
		acts := t.handOverActs()
		m.Confirm = &acts[0]
		m.Acts = append(acts[1:], m.Acts...)
	case t.Decided():
		m.Prompt = t.verdictWords()
	case t.View.Over && !t.Session.Watching && t.Lesson == nil:
		m.Prompt = t.resultWords()
		m.Acts = append(append(t.resultActs()[:2:2], t.pointActs()...), m.Acts...)
	case t.Session.Watching:
		m.Prompt = t.watchWords() + "\n" + t.placeWords()
		m.Acts = append(append(t.watchActs(), t.flipActs()...), m.Acts...)
		m.Fields = append(m.Fields, t.momentField())
	case t.Request != nil:
		t.mirrorRequest(m, t.Request)
	default:
		m.Prompt = t.waitingWords()
	}
	if t.overlay.kind == "advice" {
		m.Prompt += "\n" + t.adviceLines()
	}
	t.mirrorPuzzle(m)
	t.mirrorLesson(m)
	t.mirrorZones(m)
	t.mirrorTerms(m)
	t.mirrorBook(m)
	t.mirrorLog(m)
}

// MostEntries is how many lines of the log the mirror has at most.
const MostEntries = 400

// mirrorLog writes the end of the log, or while the match is looked at what is
// around that moment, and each clause of it once.
func (t *Table) mirrorLog(m *page.Mirror) {
	a, log := t.a, t.AllEntries()
	first := max(0, len(log)-MostEntries)
	if t.Session.Watching {
		first = max(0, min(first, len(t.Log)-MostEntries/2))
	}
	moments, now := !t.Led() && !t.Covered() && t.Session.Seat >= 0, t.Session.Match.Seq()
	laws := map[string]int{}
	for i, e := range log[first:min(len(log), first+MostEntries)] {
		law, known := laws[e.Clause]
		if !known {
			law = len(m.Laws)
			laws[e.Clause] = law
			m.Laws = append(m.Laws, a.Cite(t.View.Game, e.Clause))
		}
		text := fmt.Sprintf("%s%s (%s)", strings.Repeat("– ", e.Depth), e.Words.In(a.Lang()), e.Clause)
		entry := page.Entry{Text: text, Law: law, Line: first + i}
		if moments && (t.Session.Watching || e.Seq < now) {
			entry.Moment = e.Seq
		}
		m.Log = append(m.Log, entry)
	}
}

func (t *Table) mirrorRequest(m *page.Mirror, q *rules.Request) {
	a := t.a
	m.Prompt, m.Clause = t.askerWords(q)+": "+q.Prompt.In(a.Lang()), strings.TrimSpace(q.Clause+" "+a.Law(t.View.Game, q.Clause))
	toggle := !session.Single(q)
	for i, o := range q.Options {
		text := o.Words.In(a.Lang())
		if fore := o.Fore.In(a.Lang()); fore != "" {
			text += " – " + fore
		}
		if rank := t.Pick.Rank(i); rank > 0 && q.Ordered {
			text = fmt.Sprintf("%d. %s", rank, text)
		}
		m.Options = append(m.Options, page.Option{Index: i, Text: text, Toggle: toggle, Pressed: t.Pick.Rank(i) > 0})
	}
	if toggle || q.Min == 0 {
		m.Confirm = &page.Act{Act: "confirm", Text: t.confirmWords(q), Off: toggle && !t.Pick.Ready(q)}
	}
}

func (t *Table) mirrorZones(m *page.Mirror) {
	a := t.a
	t.mirrorSeats(m)
	if lines, _ := t.Lasting(); len(lines) > 0 {
		m.Zones = append(m.Zones, page.Zone{Heading: a.W("lasting"), Items: lines})
	}
	if t.View.Over && len(t.View.Players) > 2 {
		m.Zones = append(m.Zones, page.Zone{Heading: a.W("result"), Items: t.standingLines()})
	}
	if lines := t.chartLines(); len(lines) > 0 {
		m.Zones = append(m.Zones, page.Zone{Heading: t.a.W("course"), Items: lines})
	}
	t.mirrorStack(m)
	for _, seat := range append([]int{t.Session.Bottom()}, t.Others()...) {
		if state := t.StateWords(seat); len(state) > 0 {
			m.Zones = append(m.Zones, page.Zone{Heading: t.Name(seat), Items: state})
		}
		for _, n := range t.Skin.Zones {
			cards := t.CardsOf(seat, n.Key)
			if len(cards) == 0 {
				continue
			}
			zone := page.Zone{Heading: a.W("zone-of", t.Name(seat), n.Name.In(a.Lang()), len(cards))}
			for _, c := range cards {
				if c.Print >= 0 {
					zone.Items = append(zone.Items, t.CardWords(c))
				}
			}
			m.Zones = append(m.Zones, zone)
		}
	}
}
