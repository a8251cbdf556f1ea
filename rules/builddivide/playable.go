package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// ways is what is looked up all the time of how a print can be played: lines, 0 for
// none.
type ways struct {
	evol   [2]uint16 // the costs that may stand for the play cost (1409-2, 1409-5)
	legacy uint16    // 1408-2
	extra  uint16    // what is asked for besides (12.04.2.h.3)
	text   uint16    // of a command, the line whose choices are made when it is played: its first
}

// waysOf notes the ways of a print.
func waysOf(prog *ability.Program, p *kernel.Print) (w ways) {
	evol := 0
	for _, id := range p.Lines {
		switch l := &prog.Lines[id]; {
		case l.Kind == lexicon.Evol && evol < len(w.evol):
			w.evol[evol] = id
			evol++
		case l.Kind == lexicon.Legacy && w.legacy == 0:
			w.legacy = id
		case l.Kind == ability.ExtraCost && w.extra == 0:
			w.extra = id
		case isText(l) && w.text == 0:
			w.text = id
		}
	}
	return w
}

// waysTo is the ways in which a card can be played.
func waysTo(m *kernel.Machine, c kernel.CardID) *ways {
	return &rulesOf(m).ways[m.S.Cards[c].Print]
}

// line is the line of the cost that stands for the play cost in a way of playing, 0
// for none.
func (w *ways) line(way int32) uint16 {
	switch way {
	case wayLegacy:
		return w.legacy
	case wayEvol, wayEvol + 1:
		return w.evol[way-wayEvol]
	}
	return 0
}

// price is what a card costs where it is played from (1204-2b), and by how much effects
// raise or lower that.
type price struct {
	needs
	more int32
}

func priceOf(m *kernel.Machine, c kernel.CardID) price {
	info := m.CardInfo(c)
	w := unpack(info.Num[numNeeds])
	if info.Subs&subAnyColour != 0 {
		w = w.anyColour()
	}
	w.also = info.Subs / subAlso
	return price{w, info.Num[numMore]}
}

// in is the energy that a card costs in a way of playing it: its play cost or what
// stands for that (12.04.2.h.1, 12.04.2.h.2), what is asked for besides (12.04.2.h.3),
// then what raises or lowers it (12.04.2.h.4); and the line that stands for the play
// cost, if one does. What the card itself tells of its cost stays (1409-2a).
func (p price) in(m *kernel.Machine, c kernel.CardID, way int32) (w needs, line uint16) {
	ways := waysTo(m, c)
	if w, line = p.needs, ways.line(way); line != 0 {
		w = needsOfLine(m, line)
	}
	if freeColours(m, c, way) {
		w = w.anyColour()
	}
	if ways.extra != 0 {
		w = w.plus(needsOfLine(m, ways.extra))
	}
	return w.changed(p.more), line
}

// freeColours reports whether an effect lets a play be paid for with energy of any colour
// (5.10.2.b.1).
func freeColours(m *kernel.Machine, c kernel.CardID, way int32) bool {
	p := m.S.Cards[c].Master
	return m.HasRule(p, lexicon.FreeColours) && m.AnyRule(p, lexicon.FreeColours, func(e *ability.Expr) bool {
		return (e.Num == 0 || way == wayEvol || way == wayEvol+1) && m.LooksLike(&kernel.Ctx{Player: p}, e.First+2, m.RefOf(c))
	})
}

// needsOfLine is the energy that the cost of a line asks for.
func needsOfLine(m *kernel.Machine, line uint16) needs { return rulesOf(m).needs[line] }

// lineNeeds works out what the cost of a line asks for.
func lineNeeds(p *ability.Program, l *ability.Line) (w needs) {
	if l.Cost == 0 {
		return w
	}
	cost := &p.Exprs[l.Cost]
	for i := range int32(cost.N) {
		if it := &p.Exprs[cost.First+i]; it.Kind == ability.PayEnergy {
			w = w.plus(needsOf(p, it))
		}
	}
	return w
}

func (w needs) plus(o needs) needs {
	for i, n := range o.of {
		w.of[i] += n
	}
	w.generic += o.generic
	return w
}

// canPay reports whether a card could be paid for in a way.
func canPay(m *kernel.Machine, p int8, c kernel.CardID, way int32, have *purse) bool {
	w, line := priceOf(m, c).in(m, c, way)
	if way != wayNormal && line == 0 {
		return false
	}
	r, extra := m.RefOf(c), waysTo(m, c).extra
	return have.pays(w) && (line == 0 && extra == 0 || m.CanPay(billOf(m, w, line, extra, r, p)))
}

// billOf is what is to be paid for a card.
func billOf(m *kernel.Machine, w needs, line, extra uint16, r kernel.Ref, p int8) kernel.Bill {
	b := kernel.Bill{Lines: [2]uint16{line, extra}, Left: uint32(costItems(m, line, extra)), Own: w.pack(), Who: w.by(p), Source: r, Player: p}
	if b.Own != 0 {
		b.Left |= kernel.OwnPart
	}
	return b
}

// canPaySomehow reports whether a card of the hand could be paid for in any way.
func canPaySomehow(m *kernel.Machine, p int8, c kernel.CardID, have *purse) bool {
	return canPay(m, p, c, wayNormal, have) || waysTo(m, c).evol[0] != 0 && (canPay(m, p, c, wayEvol, have) || canPay(m, p, c, wayEvol+1, have))
}

// canPlayAtAll: it is a unit or a command, nothing forbids it (12.04.2.a.2), and
// what it aims at is there (12.04.2.g.3).
func canPlayAtAll(m *kernel.Machine, p int8, c kernel.CardID) bool {
	info := m.CardInfo(c)
	if info.Banned(ability.BanPlayThis) {
		return false
	}
	switch info.Kind {
	case kindUnit:
		return !m.Forbidden(p, lexicon.BanPlayUnits)
	case kindCommand:
		return !m.Forbidden(p, lexicon.BanPlayCommands) && commandAims(m, p, m.RefOf(c))
	}
	return false
}

// commandAims reports whether the targets of a command could be chosen.
func commandAims(m *kernel.Machine, p int8, r kernel.Ref) bool {
	line := waysTo(m, r.Card).text
	return line == 0 || m.Aimable(line, r, p, 0) && m.ModesOpen(line, r, p)
}

// isText reports whether a line is a paragraph of a command's text.
func isText(l *ability.Line) bool { return l.Kind == ability.Effect && l.Keyword != lexicon.KwSkill }

// canPlayFree: without paying (512-2).
func canPlayFree(m *kernel.Machine, p int8, c kernel.CardID) bool { return canPlayAtAll(m, p, c) }
