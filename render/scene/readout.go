package scene

import (
	"fmt"
	"slices"
	"strings"

	"gorin/render/page"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// factWords is the numbers of a card in words.
func (t *table) factWords(p rules.Printed, v *rules.CardView) string {
	return t.a.factWords(t.view.Game, p, v)
}

func (a *App) factWords(game string, p rules.Printed, v *rules.CardView) string {
	var parts []string
	for _, f := range skins.For(game).Facts(&p, v, a.lang) {
		parts = append(parts, a.of(game, f.Key, f.Args...)+was(f.Off))
	}
	return strings.Join(parts, a.w("comma"))
}

func was(off int) string {
	if off == 0 {
		return ""
	}
	return fmt.Sprintf(" (%+d)", off)
}

func (t *table) traitWords(p rules.Printed, v *rules.CardView) string {
	var parts []string
	seen := map[string]bool{}
	quote := func(s string) string { return t.skin.Quotes[0] + s + t.skin.Quotes[1] }
	for _, w := range p.Words(t.skin.Tags) {
		parts = append(parts, quote(w.In(t.a.lang)))
		seen[w.In(rules.Japanese)] = true
	}
	if v != nil {
		for _, k := range v.Now.Keys(t.skin.Tags) {
			if !seen[k] && !t.skin.IsInner(k) {
				parts = append(parts, quote(k))
			}
		}
	}
	return strings.Join(parts, " ")
}

// cardWords is a card in one line, for the mirror.
func (t *table) cardWords(v *rules.CardView) string {
	a := t.a
	if v.Print < 0 {
		return a.w("face-down")
	}
	p := t.prints[v.Print]
	s := p.Name.In(a.lang) + " — " + t.factWords(p, v)
	if tr := t.traitWords(p, v); tr != "" {
		s += a.w("comma") + tr
	}
	switch v.Lies {
	case rules.Rest:
		s += a.w("comma") + a.w("rested")
	case rules.Reverse:
		s += a.w("comma") + a.w("reversed")
	}
	if v.Below > 0 {
		s += a.w("comma") + a.w("markers-n", v.Below)
	}
	if v.Under != 0 {
		s += a.w("comma") + a.w("under-n", t.cardName(v.Under))
	}
	if t.hasInert(v) {
		s += a.w("comma") + a.w("inert-some")
	}
	for _, line := range linesOf(p, v) {
		s += " / "
		if line.inert {
			s += a.w("inert") + a.w("colon")
		}
		s += line.Words.In(a.lang)
	}
	if o, there := t.otherFace(v); there {
		s += " / " + a.w("other-face") + a.w("colon") + o.Name.In(a.lang) + " — " + t.factWords(o, nil)
		for i, w := range o.Lines {
			s += " / "
			if slices.Contains(o.Inert, i) {
				s += a.w("inert") + a.w("colon")
			}
			s += w.In(a.lang)
		}
	}
	return s
}

// mirror writes the table in words.
func (t *table) mirror(m *page.Mirror) {
	a := t.a
	m.State = "table"
	if t.view.Over && !t.s.Watching && t.puzzle == nil {
		m.State = "result"
	}
	m.Seq = t.s.Match.Seq()
	m.Heading = t.view.Title.In(a.lang)
	m.Turn = t.turns
	m.Acts = append(t.helpActs(), t.menuActs()...)
	if t.overlay.kind == "stops" {
		m.Acts = append(append(t.stopActs(), page.Act{Act: "close", Text: a.w("back")}), m.Acts...)
	}
	switch {
	case t.s.Cover:
		m.Prompt = a.w("hand-over", t.name(t.s.CoverTo))
		m.Confirm = &page.Act{Act: "uncover", Text: a.w("hand-over-done", t.name(t.s.CoverTo))}
	case t.decided():
		m.Prompt = t.verdictWords()
	case t.view.Over && !t.s.Watching:
		m.Prompt = t.resultWords()
		m.Acts = append(t.resultActs()[:2:2], m.Acts...)
	case t.s.Watching:
		m.Prompt = t.watchWords() + "\n" + t.placeWords()
		m.Acts = append(t.watchActs(), m.Acts...)
		m.Fields = append(m.Fields, t.momentField())
	case t.req != nil:
		t.mirrorRequest(m, t.req)
	default:
		m.Prompt = t.waitingWords()
	}
	t.mirrorPuzzle(m)
	t.mirrorZones(m)
	t.mirrorLog(m)
}

// mostEntries is how many lines of the log the mirror has at most.
const mostEntries = 400

// mirrorLog writes the end of the log, or while the match is looked at what is
// around that moment, and each clause of it once.
func (t *table) mirrorLog(m *page.Mirror) {
	a, log := t.a, t.allEntries()
	first := max(0, len(log)-mostEntries)
	if t.s.Watching {
		first = max(0, min(first, len(t.log)-mostEntries/2))
	}
	moments, now := t.puzzle == nil && !t.s.Cover && t.s.Seat >= 0, t.s.Match.Seq()
	laws := map[string]int{}
	for i, e := range log[first:min(len(log), first+mostEntries)] {
		law, known := laws[e.Clause]
		if !known {
			law = len(m.Laws)
			laws[e.Clause] = law
			m.Laws = append(m.Laws, a.cite(t.view.Game, e.Clause))
		}
		text := fmt.Sprintf("%s%s (%s)", strings.Repeat("– ", e.Depth), e.Words.In(a.lang), e.Clause)
		entry := page.Entry{Text: text, Law: law, Line: first + i}
		if moments && (t.s.Watching || e.Seq < now) {
			entry.Moment = e.Seq
		}
		m.Log = append(m.Log, entry)
	}
}

func (t *table) mirrorRequest(m *page.Mirror, q *rules.Request) {
	a := t.a
	m.Prompt, m.Clause = a.w("you-decide", t.name(q.Seat))+" "+q.Prompt.In(a.lang), strings.TrimSpace(q.Clause+" "+a.law(t.view.Game, q.Clause))
	toggle := !session.Single(q)
	for i, o := range q.Options {
		text := o.Words.In(a.lang)
		if rank := t.pick.Rank(i); rank > 0 && q.Ordered {
			text = fmt.Sprintf("%d. %s", rank, text)
		}
		m.Options = append(m.Options, page.Option{Index: i, Text: text, Toggle: toggle, Pressed: t.pick.Rank(i) > 0})
	}
	if toggle || q.Min == 0 {
		m.Confirm = &page.Act{Act: "confirm", Text: t.confirmWords(q), Off: toggle && !t.pick.Ready(q)}
	}
}

func (t *table) mirrorZones(m *page.Mirror) {
	a := t.a
	if lines, _ := t.lasting(); len(lines) > 0 {
		m.Zones = append(m.Zones, page.Zone{Heading: a.w("lasting"), Items: lines})
	}
	t.mirrorStack(m)
	for _, seat := range append([]int{t.s.Bottom()}, t.others()...) {
		if state := t.stateWords(seat); len(state) > 0 {
			m.Zones = append(m.Zones, page.Zone{Heading: t.name(seat), Items: state})
		}
		for _, n := range t.skin.Zones {
			cards := t.cardsOf(seat, n.Key)
			if len(cards) == 0 {
				continue
			}
			zone := page.Zone{Heading: a.w("zone-of", t.name(seat), n.Name.In(a.lang), len(cards))}
			for _, c := range cards {
				if c.Print >= 0 {
					zone.Items = append(zone.Items, t.cardWords(c))
				}
			}
			m.Zones = append(m.Zones, zone)
		}
	}
}
