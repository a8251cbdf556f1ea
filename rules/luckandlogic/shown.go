package luckandlogic

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/rulebook"
)

// attackOf is the attack under way: how, who attacks, who defends.
func attackOf(m *kernel.Machine) (kind string, attacking, defending kernel.CardID) {
	if m.S.Vars[vBattle] == battleNone {
		return "", 0, 0
	}
	if c, there := attacker(m); there {
		attacking = c
	}
	if c, there := defender(m); there {
		defending = c
	}
	return "attack", attacking, defending
}

// playerValues is the numbers that views show of each player.
func playerValues() []rulebook.PlayerValue {
	both := func(ja, en string) lang.Words { return lang.Words{ja, en} }
	return []rulebook.PlayerValue{
		{Key: "gates", Words: both("破壊されていない門", "undestroyed gates"), Of: wholeGates},
		{Key: "t-rank", Words: both("T-rank", "T-rank"), Of: func(m *kernel.Machine, p int8) int { return int(m.S.Seats[p][sTRank]) }},
		{Key: "refresh", Words: both("リフレッシュポイント", "refresh points"), Of: func(m *kernel.Machine, p int8) int { return int(m.S.Seats[p][sPoints]) }},
		{Key: "attacks", Words: both("攻撃上限", "attack limit"), Of: func(m *kernel.Machine, p int8) int { return attacksOf(m, p) }},
		{Key: "standing-levels", Words: both("スタンドしているレベル", "standing level cards"), Of: standingLevels},
		{Key: "open-stock", Words: both("表向きのストック", "face-up stock"), Of: openStock},
	}
}

// attacksOf is how many attacks a player may make in a turn (8.2.3).
func attacksOf(m *kernel.Machine, p int8) (n int) {
	for c := m.BottomCard(m.Z(zLevel, p)); c != 0; c = m.S.Cards[c].Above {
		if !m.S.Cards[c].FaceDown {
			n++
		}
	}
	return limitOf(m, p, lexicon.LimitAttack, n)
}

func standingLevels(m *kernel.Machine, p int8) (n int) {
	for c := m.BottomCard(m.Z(zLevel, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].Lies == kernel.Stand {
			n++
		}
	}
	return n
}

func openStock(m *kernel.Machine, p int8) (n int) {
	for c := m.BottomCard(m.Z(zStock, p)); c != 0; c = m.S.Cards[c].Above {
		if !m.S.Cards[c].FaceDown {
			n++
		}
	}
	return n
}

// below is how many souls a member has, and cards that are set on it or on a gate.
func below(m *kernel.Machine, c kernel.CardID) (n int) {
	for i := range m.S.Bonds {
		if m.S.Bonds[i].Host == m.RefOf(c) {
			n++
		}
	}
	return n
}
