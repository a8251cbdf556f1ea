package weiss

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
	"gorin/rules/weiss/lexicon"
)

// PhaseKeys names the phases and steps, by ability.Phase.
var PhaseKeys = [...]string{
	ability.PhTurn: "turn", ability.PhStand: "stand", ability.PhDraw: "draw", lexicon.PhClock: "clock", ability.PhMain: "main",
	lexicon.PhClimax: "climax", ability.PhAttack: "attack", ability.PhEnd: "end",
	ability.PhAttackDeclaration: "attack-declaration", lexicon.PhTrigger: "trigger", lexicon.PhCounter: "counter",
	lexicon.PhDamage: "damage", ability.PhBattle: "battle", lexicon.PhEncore: "encore",
}

// IsPhase reports whether an event is the beginning of a phase or step.
func IsPhase(e *kernel.Event) bool { return e.Kind == evPhaseStart || e.Kind == evPhaseEnd }

// Told reports whether an event is worth a line of the log; the others only
// wake triggers.
func Told(e *kernel.Event) bool {
	switch e.Kind {
	case evKeyword:
		return e.N != 0 // an activated ability without a keyword was used
	case evLose, evAttackEnd, kernel.EvWin:
		return false
	}
	return true
}

// IconOfLine is the trigger icon whose act a line is, 0 for any other line.
func IconOfLine(m *kernel.Machine, line uint16) int {
	o := rulesOf(m)
	for i, l := range o.icons {
		if l == line {
			return i
		}
	}
	if line == o.shotLine {
		return int(lexicon.IconShot)
	}
	return 0
}

// NeverResolved reports whether a line of the rules is there for its parts only:
// no trigger icon, and the change of soul that rules make.
func NeverResolved(m *kernel.Machine, line uint16) bool {
	o := rulesOf(m)
	return line == o.icons[ability.IconNone] || line == o.soulLine
}

// IsTurn reports whether a procedure is a turn.
func IsTurn(proc uint16) bool { return proc == procTurn }

// Attack is the attack under way: how, who attacks, who defends.
func Attack(m *kernel.Machine) (kind string, attacking, defending kernel.CardID) {
	kind = [...]string{"", "direct", "front", "side"}[m.S.Vars[vAttackKind]&3]
	if a, there := attacker(m); there {
		attacking = a.Card
	}
	if d, there := defender(m); there {
		defending = d.Card
	}
	return kind, attacking, defending
}

// shown is what views show of each player.
var shown = []rulebook.PlayerValue{{Key: "level", Words: lang.Words{"レベル", "level"}, Of: func(m *kernel.Machine, p int8) int { return int(playerLevel(m, p)) }}}

// IconKeys lists the keys of trigger icons by their number.
var IconKeys = func() (keys [16]string) {
	for k, i := range Icons {
		keys[i] = k
	}
	return keys
}()

// ColourKeys lists the keys of colours by their number.
var ColourKeys = func() (keys [16]string) {
	for k, i := range colours {
		keys[i] = k
	}
	return keys
}()

// IsRefresh reports whether an option of an interrupt request is the refresh.
func IsRefresh(o kernel.Option) bool { return o.Kind == optRule && o.N == procRefresh }

// SlotMarkers is the marker pile of a slot, NoZone for other zones.
func SlotMarkers(m *kernel.Machine, z kernel.Zone) kernel.Zone { return markersOf(m, z) }

// IsEveryEncore reports whether a line is the encore that every character has
// (10.2.3).
func IsEveryEncore(m *kernel.Machine, line uint16) bool { return line == rulesOf(m).encore }

// Unlisted reports whether a line is not listed on each card that has it: that encore,
// and what an event says in the middle of its text about being played.
func Unlisted(m *kernel.Machine, line uint16) bool {
	return IsEveryEncore(m, line) || slices.Contains(rulesOf(m).bans, line)
}
