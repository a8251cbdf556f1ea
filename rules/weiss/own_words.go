package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// bookWords is what the machine has to know of this book's words.
var bookWords = map[kernel.Word][]ability.Kind{
	kernel.WordRule:    {lexicon.CheckTwice, lexicon.StockBy},
	kernel.WordLasting: {lexicon.StockBy},
	kernel.WordBottom:  {lexicon.ToClockBottom, lexicon.ToStockBottom},
	kernel.WordOutside: {ability.InBattle, lexicon.InFrontAttack, ability.Attacking, lexicon.WithMarker},
}

// eitherOf is the words for two places.
var eitherOf = map[ability.Kind][2]ability.Kind{
	lexicon.ToHandOrStock:   {ability.ToHand, lexicon.ToStock},
	lexicon.ToDeckTopOrRoom: {ability.ToDeckTop, ability.ToWaitingRoom},
	lexicon.ToStockEither:   {lexicon.ToStock, lexicon.ToStockBottom},
}

// ownNumber works out the numbers that only this book has.
func ownNumber(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) int32 {
	if e.Kind == lexicon.PlayerLevel {
		return playerLevel(m, m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First].Kind)) * e.Num
	}
	return 0
}

// hasLink reports whether a card has a link to a name (10.17.4.1).
func hasLink(m *kernel.Machine, info *kernel.Info, name uint16) bool {
	for _, g := range info.Given[:info.NGiven] {
		if l := &m.Book.Prog.Lines[g.Line]; l.Kind == lexicon.Link && l.Word == name {
			return true
		}
	}
	return false
}

// changes reports whether an ability moves cards by change (10.8.4).
func changes(l *ability.Line) bool {
	return l.Kind == ability.Auto && l.HasLabel(lexicon.KwChange)
}

// mayMove heeds the bans on moves to another slot and on what goes to the hand (1.3.3).
func mayMove(m *kernel.Machine, c *kernel.Ctx, x kernel.Ref, word ability.Kind) bool {
	if m.SlotWord(word) {
		return !m.Spec(m.ZoneAt(x)).Slot || !m.CardInfo(x.Card).Banned(lexicon.BanMove)
	}
	if word != ability.ToHand {
		return true
	}
	z := m.ZoneAt(x)
	if m.Spec(z).Slot && m.S.Cards[x.Card].Master != c.Player && m.CardInfo(x.Card).Banned(ability.BanToHandByOpp) {
		return false
	}
	return z != m.Z(zWaiting, c.Player) || m.CardInfo(x.Card).Kind != kindCharacter || !m.Forbidden(c.Player, lexicon.BanSalvage)
}

// mayLie heeds the bans on reversing (1.3.3).
func mayLie(m *kernel.Machine, c *kernel.Ctx, x kernel.Ref, line uint16, lies uint8) bool {
	if lies != kernel.Reverse {
		return true
	}
	info := m.CardInfo(x.Card)
	return !info.Banned(lexicon.BanReverse) &&
		!(m.Book.Prog.Lines[line].Kind == ability.Auto && m.S.Cards[x.Card].Master != c.Player && info.Banned(lexicon.BanReverseByAuto))
}
