package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// possible reports whether an act of this book could be done at all, in part at least: what cannot be done nobody is
// asked whether to do (9.7.3.3.1, 9.10.3).
func possible(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := c.Actor()
	any := func(ok func(x kernel.Ref) bool) bool { return m.Enough(c, e.First, ok) }
	switch e.Kind {
	case lexicon.PayNow: // 5.22.3
		return int(m.Value(c, e.First)) <= m.Count(m.Z(zStock, p))
	case lexicon.LevelBoost:
		return canLevelBoost(m, p)
	case lexicon.LuckDrive:
		return canLuckDrive(m, p)
	case lexicon.StockOpen: // 5.28.1
		return m.Count(m.Z(zStock, p)) > openStock(m, p)
	case lexicon.StockClose: // 5.29.1
		return openStock(m, p) > 0
	case lexicon.RefreshPoints:
		return e.Num != 1 || m.S.Seats[p][sPoints] > 0
	case lexicon.Transmute: // 5.33.3: without a tool nothing is transmuted
		return m.Count(m.Z(zTools, p)) > 0
	case ability.TurnFace:
		return any(func(x kernel.Ref) bool { return m.Alive(x) && m.S.Cards[x.Card].FaceDown != (e.Num == 1) })
	case ability.Destroy: // 5.32.1.1
		return any(func(x kernel.Ref) bool { return m.Alive(x) && isGate(m, x.Card) && m.S.Cards[x.Card].FaceDown })
	case lexicon.Blink:
		return any(func(x kernel.Ref) bool { return m.Alive(x) && isMember(m, x.Card) })
	}
	return true
}

// full reports whether an act of this book could be done completely, as a cost has to be (5.22.3). Cards of the stock
// that lie the right way up already are not turned (1.3.2.1), and a deck is not made anew to pay (10.2.3).
func full(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := c.Actor()
	switch e.Kind {
	case lexicon.StockOpen:
		return m.Count(m.Z(zStock, p))-openStock(m, p) >= int(m.Value(c, e.First))
	case lexicon.StockClose:
		return openStock(m, p) >= int(m.Value(c, e.First))
	case lexicon.StockBoost:
		return m.Count(m.Z(zDeck, p)) >= int(m.Value(c, e.First))
	case lexicon.RefreshPoints:
		return e.Num != 1 || m.S.Seats[p][sPoints] >= m.Value(c, e.First)
	}
	return possible(m, c, e)
}
