package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

const legacyLabel uint64 = 1 << ability.KwLegacy

// lineOf is the first printed line of a card with a whole-line keyword, 0 if it
// has none; skip so many of them.
func lineOf(m *kernel.Machine, c kernel.CardID, kind ability.Kind, skip int) uint16 {
	for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
		if m.Book.Prog.Lines[line].Kind == kind {
			if skip == 0 {
				return line
			}
			skip--
		}
	}
	return 0
}

// playCost is what a card costs in a way of playing it, with the effects that
// increase or decrease it (1204-2b, 12.04.2.h.4), and the line of the cost that
// stands for it, if one does; what the card itself tells of its cost stays
// (1409-2a).
func playCost(m *kernel.Machine, c kernel.CardID, way int32) (w needs, line uint16) {
	info := m.CardInfo(c)
	switch way {
	case wayLegacy:
		line = lineOf(m, c, ability.Legacy, 0)
	case wayEvol, wayEvol + 1:
		line = lineOf(m, c, ability.Evol, int(way-wayEvol))
	}
	if w = unpack(info.Num[numNeeds]); line != 0 {
		w = needsOfLine(m, line)
	} else if info.Subs&subAnyColour != 0 {
		w = w.anyColour()
	} else {
		w.also = info.Subs / subAlso
	}
	return w.changed(info.Num[numMore]), line
}

// needsOfLine is the energy that the cost of a line asks for.
func needsOfLine(m *kernel.Machine, line uint16) (w needs) {
	p := m.Book.Prog
	l := &p.Lines[line]
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

// canPay reports whether a card could be paid for in a way, with what is asked for
// besides (12.04.2.h.3).
func canPay(m *kernel.Machine, p int8, c kernel.CardID, way int32, have *purse) bool {
	w, line := playCost(m, c, way)
	extra := lineOf(m, c, ability.ExtraCost, 0)
	if extra != 0 {
		w = w.plus(needsOfLine(m, extra))
	}
	r := m.RefOf(c)
	return (way == wayNormal || line != 0) && have.pays(w) && (line == 0 || m.Payable(line, r, p)) && (extra == 0 || m.Payable(extra, r, p))
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
		return !m.Forbidden(p, ability.BanPlayUnits)
	case kindCommand:
		return !m.Forbidden(p, ability.BanPlayCommands) && commandAims(m, p, m.RefOf(c))
	}
	return false
}

// commandAims reports whether the targets of a command could be chosen.
func commandAims(m *kernel.Machine, p int8, r kernel.Ref) bool {
	line := commandLine(m, r.Card)
	return line == 0 || m.Aimable(line, r, p, 0) && m.ModesOpen(line, r, p)
}

// commandLine is the line of a command's text whose choices are made when it is
// played: its first.
func commandLine(m *kernel.Machine, c kernel.CardID) uint16 {
	for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
		if isText(&m.Book.Prog.Lines[line]) {
			return line
		}
	}
	return 0
}

// isText reports whether a line is a paragraph of a command's text.
func isText(l *ability.Line) bool { return l.Kind == ability.Effect && l.Keyword != ability.KwSkill }

// canPlayFree: without paying (512-2).
func canPlayFree(m *kernel.Machine, p int8, c kernel.CardID) bool { return canPlayAtAll(m, p, c) }

// addPlays offers a card of the hand if it can be played now (307); one without a
// timing is normal (307-2).
func addPlays(m *kernel.Machine, q *kernel.Request, p int8, c kernel.CardID, normal bool, have *purse) {
	if !normal && m.CardInfo(c).Subs&subQuick == 0 || !canPlayAtAll(m, p, c) {
		return
	}
	for way := wayNormal; way <= wayEvol+1; way++ {
		if canPay(m, p, c, way, have) {
			q.Add(kernel.Option{Kind: optPlay, Card: c, N: wayNormal, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: plays})
			return
		}
	}
}

// addLegacy offers a command of the graveyard (1408-2).
func addLegacy(m *kernel.Machine, q *kernel.Request, p int8, c kernel.CardID, normal bool, have *purse) {
	if (normal || m.CardInfo(c).Subs&subQuick != 0) && canPlayAtAll(m, p, c) && canPay(m, p, c, wayLegacy, have) {
		q.Add(kernel.Option{Kind: optPlay, Card: c, N: wayLegacy, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: legacies})
	}
}

// canActivate: an activated ability of the right timing, in force (1203-2), within
// its limit (1206-2), that can be paid and aimed.
func canActivate(m *kernel.Machine, p int8, a kernel.InForce, normal bool, have *purse) bool {
	l := &m.Book.Prog.Lines[a.Line]
	if !normal && !l.HasLabel(ability.KwQuick) {
		return false
	}
	return mayActivate(m, p, a.Ref, a.Line, l) && have.pays(needsOfLine(m, a.Line)) && m.Payable(a.Line, a.Ref, p)
}

func mayActivate(m *kernel.Machine, p int8, r kernel.Ref, line uint16, l *ability.Line) bool {
	return valid(m, r, l) && (l.Limit == 0 || m.Used(line, r) < int(l.Limit)) && !m.Forbidden(p, ability.BanActivate) &&
		m.Aimable(line, r, p, 0) && m.ModesOpen(line, r, p)
}
