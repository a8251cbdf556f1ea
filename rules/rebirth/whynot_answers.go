package rebirth

import (
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// whyNoBlock is what keeps a card of a player's hand from blocking the attack (8.3.3).
func whyNoBlock(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	_, target := attacks(m)
	switch attacked := attackedNow(m); {
	case m.Blockers(target)>>p&1 == 0:
		return []cards.Obstacle{{Key: "not-blocker", Clause: "8.3.3"}}
	case blocksWith(m, p, c, attacked):
		return nil
	case !bears(m, c, lexicon.KwBlocker):
		return []cards.Obstacle{{Key: "no-blocker", Clause: "8.3.3"}}
	case m.Forbidden(p, lexicon.BanBlockers):
		return []cards.Obstacle{{Key: "blocker-banned", Clause: "9.15.1"}}
	}
	return []cards.Obstacle{{Key: "blocker-idle", Clause: "11.6.3"}}
}

// whyNoCancel is what keeps a card of a player's hand from cancelling what is played (9.7.3.1).
func whyNoCancel(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	f := m.Top()
	it := m.Item(m.RefOf(kernel.CardID(f.Regs[regTarget])))
	switch {
	case !bears(m, c, lexicon.KwCancel):
		return []cards.Obstacle{{Key: "no-cancel", Clause: "9.7.3.1"}}
	case it != nil && m.Answerers(it.Player)>>p&1 == 0:
		return []cards.Obstacle{{Key: "not-neighbour", Clause: "12.7.5"}}
	case m.Forbidden(p, lexicon.BanCancels):
		return []cards.Obstacle{{Key: "cancel-banned", Clause: "9.15.1"}}
	}
	info, r := m.CardInfo(c), m.RefOf(c)
	for _, g := range info.Given[:info.NGiven] {
		if l := &m.Book.Prog.Lines[g.Line]; l.Keyword == lexicon.KwCancel && valid(m, r, l) && met(m, r, p, g.Line) && targetOf(m, f, r, p, g.Line) != nil {
			return nil
		}
	}
	return []cards.Obstacle{{Key: "cancel-other", Clause: "9.1.1.4.2"}}
}

// bears reports whether a card has a line of a keyword.
func bears[K ~uint8 | ~uint16 | ~int](m *kernel.Machine, c kernel.CardID, kw K) bool {
	info := m.CardInfo(c)
	for _, g := range info.Given[:info.NGiven] {
		if K(m.Book.Prog.Lines[g.Line].Keyword) == kw {
			return true
		}
	}
	return false
}
