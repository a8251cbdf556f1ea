package victoryspark

import (
	"errors"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// phaseKeys names the phases and steps.
var phaseKeys = [...]string{
	ability.PhTurn: "turn", ability.PhStand: "stand", ability.PhDraw: "draw", lexicon.PhEnergy: "energy", lexicon.PhChara: "chara",
	lexicon.PhAbility: "ability", ability.PhAttack: "attack", ability.PhEnd: "end",
	ability.PhAttackDeclaration: "attack-declaration", lexicon.PhSupport: "support", lexicon.PhPartnerBlock: "partner-block",
	lexicon.PhResolution: "resolution", lexicon.PhAttackEnd: "attack-end",
}

// startAt begins in the middle: with a phase of somebody's turn, or with a timing in it. lot is
// who will be drawn as first player at set-up; attacks is how many there have been.
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
		if t.Phase == ability.PhAttack {
			m.S.Vars[vBegun] = 1
		}
	})
}

// timetable is where a position can begin. The row before a question is the check timing that
// precedes it.
var timetable = kernel.Timetable{Match: procMatch, MatchRow: 2, Turn: procTurn, Keys: phaseKeys[:], Phases: turnRow, Timings: map[string]kernel.Timing{
	"energy-timing":  {Phase: lexicon.PhEnergy, Step: lexicon.PhEnergy, At: []kernel.At{{Proc: procTurn, Row: 3}, {Proc: procEnergyPhase, Row: 2, From: 1}}},
	"chara-timing":   {Phase: lexicon.PhChara, Step: lexicon.PhChara, At: []kernel.At{{Proc: procTurn, Row: 4}, {Proc: procCharaPhase, Row: 2, From: 1}}},
	"ability-timing": {Phase: lexicon.PhAbility, Step: lexicon.PhAbility, At: []kernel.At{{Proc: procTurn, Row: 5}, {Proc: procAbilityPhase, Row: 2, From: 1}}},
	"attack-timing":  {Phase: ability.PhAttack, Step: ability.PhAttackDeclaration, At: []kernel.At{{Proc: procTurn, Row: 6}, {Proc: procAttackPhase, Row: 1}, {Proc: procDeclaration, Row: rowAsksAttack, From: 1}}},
	"end-timing":     {Phase: ability.PhEnd, Step: ability.PhEnd, At: []kernel.At{{Proc: procTurn, Row: 7}, {Proc: procEndPhase, Row: 2}}},
}}

// timingOf is the timing that a match stands at, with the attacks made in this turn.
func timingOf(m *kernel.Machine) (key string, attacks int) {
	if key, _ = timetable.Now(m); key != "" {
		attacks = int(m.S.Vars[vAttacks])
	}
	return key, attacks
}

// placed makes a card of a position what else is said of it: only what lies on the field has
// taken damage.
func placed(m *kernel.Machine, c kernel.CardID, opened bool) bool {
	k := m.KindOf(m.S.Cards[c].Zone)
	return !opened && m.Host(c).Card == 0 && k >= zRing && k <= zBenchRight
}

// lasting says what this book remembers that a position cannot hold.
func lasting(m *kernel.Machine) error {
	if m.S.Vars[vSurprise] != 0 {
		return errors.New("a surprise has been set or disposed of in this turn")
	}
	return nil
}
