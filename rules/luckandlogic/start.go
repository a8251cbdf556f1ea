package luckandlogic

import (
	"errors"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// phaseKeys names the phases and steps.
var phaseKeys = [...]string{
	ability.PhTurn: "turn", ability.PhStand: "stand", ability.PhDraw: "draw", lexicon.PhLevel: "level", ability.PhMain: "main",
	ability.PhBattle: "battle", ability.PhEnd: "end", ability.PhAttackDeclaration: "attack-declaration", lexicon.PhIntercept: "intercept",
	lexicon.PhDefinition: "logic-definition", lexicon.PhJudgment: "judgment", lexicon.PhBattleEnd: "end-of-battle",
}

// startAt begins in the middle: with a phase of somebody's turn, or with a timing in it. lot is who will be
// drawn as first player at set-up; attacks is how many there have been.
func startAt(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8, attacks int) bool {
	if phase == "setup" {
		m.S.Vars[vLot] = int32(lot) + 1 // nobody knows it yet
		m.Start(procMatch)
		return true
	}
	m.S.Active, m.S.First, m.S.Turn = active, first, turn
	m.S.Vars[vFirstTurns] = (int32(turn) + 1) / 2 // every other turn, from the first
	m.S.Vars[vAttacks] = int32(attacks)
	return timetable.Begin(m, phase, func(t *kernel.Timing) {
		if t.Phase == ability.PhBattle {
			m.S.Vars[vBegun] = 1
		}
	})
}

// timetable is where a position can begin. The row before a question is the check timing that precedes
// it.
var timetable = kernel.Timetable{Match: procMatch, MatchRow: 2, Turn: procTurn, Keys: phaseKeys[:], Phases: turnRow, Timings: map[string]kernel.Timing{
	"level-timing":  {Phase: lexicon.PhLevel, Step: lexicon.PhLevel, At: []kernel.At{{Proc: procTurn, Row: 3}, {Proc: procLevelPhase, Row: 2, From: 1}}},
	"main-timing":   {Phase: ability.PhMain, Step: ability.PhMain, At: []kernel.At{{Proc: procTurn, Row: 4}, {Proc: procMainPhase, Row: rowAsksMain, From: 1}}},
	"attack-timing": {Phase: ability.PhBattle, Step: ability.PhAttackDeclaration, At: []kernel.At{{Proc: procTurn, Row: 5}, {Proc: procBattlePhase, Row: 1}, {Proc: procDeclaration, Row: rowAsksAttack, From: 2}}},
	"end-timing":    {Phase: ability.PhEnd, Step: ability.PhEnd, At: []kernel.At{{Proc: procTurn, Row: 6}, {Proc: procEndPhase, Row: 5, From: 4}}},
}}

// timingOf is the timing that a match stands at, with the attacks made in this turn.
func timingOf(m *kernel.Machine) (key string, attacks int) {
	if key, _ = timetable.Now(m); key != "" {
		attacks = int(m.S.Vars[vAttacks])
	}
	return key, attacks
}

// placed makes a card of a position what else is said of it: a soul of a member, or a card that is set on
// another one on the field.
func placed(m *kernel.Machine, c kernel.CardID, opened bool) bool {
	host := m.Host(c)
	if opened || m.S.Cards[c].Load != 0 || host.Card == 0 {
		return false
	}
	k, at := m.KindOf(m.S.Cards[c].Zone), m.KindOf(m.ZoneAt(host))
	switch {
	case k == zSoul:
		return isCircle(at)
	case isCircle(k) && (isCircle(at) || isGateZone(at)):
		m.S.Cards[c].Marks = markSet
		return true
	}
	return false
}

// lasting says what this book remembers that a position cannot hold.
func lasting(m *kernel.Machine) error {
	switch {
	case m.S.Vars[vTrances] != 0 || m.S.Vars[vTCs] != 0 || m.S.Vars[vDrives] != 0:
		return errors.New("something has been done that is limited in a turn")
	case len(m.S.Facts) > 0:
		return errors.New("something is being remembered")
	}
	for p := range m.S.Players {
		if m.S.Seats[p][sDone] != 0 && deedsAsked(m) {
			return errors.New("a text may ask what has been done in this turn")
		}
		if m.S.Seats[p][sPoints] != 0 || m.S.Seats[p][sTRank] != 0 {
			return errors.New("a player has refresh points, or has tranced")
		}
	}
	return nil
}

// deedsAsked reports whether a card of the match asks what has been done in this turn.
func deedsAsked(m *kernel.Machine) bool {
	for c := 1; c < len(m.S.Cards); c++ {
		for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
			if rulesOf(m).lines[line].asksDeeds {
				return true
			}
		}
	}
	return false
}

// What ends effects: the end of the turn, and of a battle.
const (
	endOfTurn uint8 = iota
	endOfBattle
)

func expired(m *kernel.Machine, when uint8, until, turn uint16, master int8, _ kernel.Ref) bool {
	switch ability.Kind(until) {
	case ability.ThisBattle, lexicon.ItsBattle:
		return true
	case ability.ThisTurn:
		return when == endOfTurn
	case ability.NextOppTurnEnd:
		return when == endOfTurn && m.S.Turn > turn && m.S.Active != master
	case ability.NextYourTurnEnd:
		return when == endOfTurn && m.S.Turn > turn && m.S.Active == master
	}
	return false
}
