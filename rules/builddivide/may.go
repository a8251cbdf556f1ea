package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// may is what a player with priority may do (1103-7): quick cards and abilities at any
// time; what is normal, and putting a card into the energy zone, only as the turn player
// in the window of 704-2 with an empty resolution zone.
type may struct {
	m      *kernel.Machine
	p      int8
	normal bool
	have   purse
}

// mayDo is what a player may do in the window under way.
func mayDo(m *kernel.Machine, p int8) may {
	normal := m.Top().Regs[regWindow] == windowMain && p == m.S.Active && len(m.S.Stack) == 0
	return may{m, p, normal, purse{m: m, p: p}}
}

// anythingQuick reports whether there is anything that is quick.
func (o *may) anythingQuick() bool {
	m := o.m
	for c := m.BottomCard(m.Z(zHand, o.p)); c != 0; c = m.S.Cards[c].Above {
		if m.CardInfo(c).Subs&subQuick != 0 && o.play(c) {
			return true
		}
	}
	for _, a := range m.Activated() {
		if o.hasLegacy(a) && o.playLegacy(a.Ref.Card) || o.activate(a) {
			return true
		}
	}
	return false
}

// play: a card of the hand (307); one without a timing is normal (307-2).
func (o *may) play(c kernel.CardID) bool {
	return o.timed(c) && !o.m.InVain(0, c) && canPaySomehow(o.m, o.p, c, &o.have) && canPlayAtAll(o.m, o.p, c)
}

// timed reports whether this is a time for a card.
func (o *may) timed(c kernel.CardID) bool { return o.normal || o.m.CardInfo(c).Subs&subQuick != 0 }

// hasLegacy: a command of the player's graveyard with a legacy in force (1408-2).
func (o *may) hasLegacy(a kernel.InForce) bool {
	return o.m.Book.Prog.Lines[a.Line].Kind == lexicon.Legacy && o.m.S.Cards[a.Ref.Card].Master == o.p
}

// playLegacy: a card of the graveyard, by its legacy.
func (o *may) playLegacy(c kernel.CardID) bool {
	m := o.m
	return has(m, c, lexicon.KwLegacy) && o.timed(c) && !m.InVain(0, c) && canPay(m, o.p, c, wayLegacy, &o.have) && canPlayAtAll(m, o.p, c)
}

// activate: an activated ability of the right timing, in force (1203-2), within its
// limit (1206-2), that can be paid and aimed.
func (o *may) activate(a kernel.InForce) bool {
	m, l := o.m, &o.m.Book.Prog.Lines[a.Line]
	return l.Kind == ability.Act && (o.normal || l.HasLabel(lexicon.KwQuick)) && m.S.Cards[a.Ref.Card].Master == o.p && len(m.S.Stack) < maxWaiting &&
		o.have.pays(needsOfLine(m, a.Line)) && mayActivate(m, o.p, a.Ref, a.Line, l) && m.Payable(a.Line, a.Ref, o.p)
}

func mayActivate(m *kernel.Machine, p int8, r kernel.Ref, line uint16, l *ability.Line) bool {
	return valid(m, r, l) && !m.UsedUp(line, r) && !m.Forbidden(p, ability.BanActivate) &&
		m.Aimable(line, r, p, 0) && m.ModesOpen(line, r, p)
}

// energyLimit: 11.03.7.a.1.
const energyLimit = 1

// placeEnergy: a card of the hand, whichever.
func (o *may) placeEnergy() bool { return o.normal && o.m.S.Seats[o.p][sEnergy] < energyLimit }
