package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// 9.8.2.2: a card that others do not see shows itself for its ability to wait. Whoever does not show
// it lets the ability go.

// wayShown is the Way of a waiting ability whose card has been shown.
const wayShown uint8 = 1

// unshown reports whether a waiting ability is one of a card that was in a hidden zone as it triggered,
// wherever it is now, and has not been shown for it.
func unshown(m *kernel.Machine, w *kernel.Pending) bool {
	switch {
	case w.Way == wayShown || w.Use.Card == 0 || w.Use != w.Source: // who moves by the event itself is seen there
		return false
	case m.Alive(w.Use):
		return m.Spec(m.ZoneAt(w.Use)).Hidden
	}
	return m.Book.Prog.Lines[w.Line].Zones&^hiddenZones == 0
}

// hiddenZones is the zones that not everybody sees (4.1.2).
const hiddenZones ability.ZoneSet = 1<<zDeck | 1<<zHand

// staysShown reports whether a card that was shown is shown for longer: as long as its ability waits or
// is being played (9.8.2.2.1).
func staysShown(m *kernel.Machine, c kernel.CardID) bool {
	r := m.RefOf(c)
	for i := range m.S.Pending {
		if w := &m.S.Pending[i]; w.Way == wayShown && w.Use == r {
			return true
		}
	}
	for i := range m.S.Stack {
		if m.S.Stack[i].Source == r {
			return true
		}
	}
	return false
}

// askReveal asks about the first one, from the turn player on (1.3.4). What cannot be played anyway
// is not asked about (9.8.3.2).
func askReveal(m *kernel.Machine, q *kernel.Request) {
	if i := nextHidden(m); i >= 0 {
		w := &m.S.Pending[i]
		q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = w.Player, askRevealKind, 1, 1, w.Source, w.Line
		q.AddKind(kernel.OptYes)
		q.AddKind(kernel.OptNo)
	}
}

// nextHidden is the place of that ability among those that wait, -1 if there is none.
func nextHidden(m *kernel.Machine) int {
	first := -1
	if len(m.S.Pending) == 0 {
		return first
	}
	m.Walk(m.Present(), func(p int8) {
		for i := range m.S.Pending {
			if w := &m.S.Pending[i]; first < 0 && w.Player == p && unshown(m, w) && !m.UsedUp(w.Line, w.Use) {
				first = i
			}
		}
	})
	return first
}

func revealOrNot(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Step-- // about the others
	i := nextHidden(m)
	if picks[0].Kind == kernel.OptNo {
		m.CancelPending(i)
		return
	}
	w := &m.S.Pending[i]
	if w.Way = wayShown; m.Alive(w.Use) {
		m.Show(w.Use.Card, 1<<m.S.Players-1)
	}
}
