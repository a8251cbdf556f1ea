package luckandlogic

import (
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// Events of this book.
const (
	evPhaseStart = kernel.EvBook + iota // N: the phase or step, Player: whose turn it is
	evPhaseEnd                          // the same
	evGameStart                         // the game begins with Player's turn (7.2.2)
	evMobilize                          // Player has mobilized Card from From; N: how
	evTrance                            // Player has tranced into Card
	evUnion                             // Card has become a soul by trancing with New
	evDeclare                           // Card is to attack the circle To
	evAttack                            // Card attacks the circle To, where New defends
	evDefend                            // Card defends against New
	evIntercept                         // Card intercepts, which was New in its circle
	evWin                               // Card has won its battle with New
	evLoseBattle                        // Card has lost its battle with New
	evBattleEnd                         // the battle of Card ends
	evBreak                             // the gate Card is destroyed by Source
	evFace                              // Card is turned face up, down if N is 1
	evLevelBoost                        // Player has boosted the level
	evLuckDrive                         // Player has used Luck Drive
	evLogicDrive                        // Player has used a Logic Drive of Card
	evRefresh                           // Player has refreshed the deck
	evTransmute                         // Player has transmuted the tool Card
	evStockPaid                         // Player has paid N stock
	evBlink                             // Card has made a blink move
	evMade                              // Card has come by Make
	evLose                              // players in bit set N lose
)

// announces is the events that change nothing.
const announces uint64 = 1<<evPhaseStart | 1<<evPhaseEnd | 1<<evGameStart | 1<<evMobilize | 1<<evTrance | 1<<evUnion | 1<<evAttack | 1<<evDefend |
	1<<evIntercept | 1<<evWin | 1<<evBattleEnd | 1<<evLevelBoost | 1<<evLuckDrive | 1<<evLogicDrive |
	1<<evRefresh | 1<<evTransmute | 1<<evStockPaid | 1<<evBlink | 1<<evMade

var eventKinds = map[uint8]string{
	kernel.EvMove: "move", kernel.EvLie: "lie", kernel.EvShuffle: "shuffle", kernel.EvShow: "reveal", kernel.EvWin: "win", kernel.EvModified: "effect",
	evPhaseStart: "phase", evPhaseEnd: "phase-end", evGameStart: "game-start", evMobilize: "mobilize", evTrance: "trance", evUnion: "union", evDeclare: "declare", evAttack: "attack",
	evDefend: "defend", evIntercept: "intercept", evWin: "win-battle", evLoseBattle: "lose-battle", evBattleEnd: "battle-end", evBreak: "destroy",
	evFace: "face", evLevelBoost: "level-boost", evLuckDrive: "luck-drive", evLogicDrive: "logic-drive", evRefresh: "refresh",
	evTransmute: "transmute", evStockPaid: "stock-paid", evBlink: "blink", evMade: "made", evLose: "lose",
}

// announce tells of what a player has done, with a card or without.
func announce(m *kernel.Machine, kind uint8, p int8, r kernel.Ref) {
	if d, is := deeds[kind]; is {
		noteDeed(m, p, d)
	}
	m.Announce(kernel.Event{Kind: kind, Player: p, Card: r, From: kernel.NoZone, To: kernel.NoZone})
}

// deeds is what texts ask whether it has been done in this turn, of what is announced.
var deeds = map[uint8]lexicon.Deed{evLuckDrive: lexicon.DeedLuckDrive, evLogicDrive: lexicon.DeedLogicDrive, evLevelBoost: lexicon.DeedLevelBoost, evRefresh: lexicon.DeedRefresh}

// noteDeed notes what a player has done in this turn.
func noteDeed(m *kernel.Machine, p int8, d lexicon.Deed) {
	m.S.Seats[p][sDone] |= 1 << d
	m.Touch(kernel.LookRules)
}

// turnFace proposes that a card is turned down or up; one that lies so already is not (1.3.2.1, 5.3.1).
func turnFace(m *kernel.Machine, c kernel.CardID, down bool, source kernel.Ref) {
	if m.S.Cards[c].FaceDown == down {
		return
	}
	n := int32(0)
	if down {
		n = 1
	}
	m.Emit(kernel.Event{Kind: evFace, Player: m.S.Cards[c].Master, Card: m.RefOf(c), N: n, Source: source, From: kernel.NoZone, To: kernel.NoZone})
}

// discard proposes that a card of a hand goes to the drop zone (5.8.1).
func discard(m *kernel.Machine, c kernel.CardID, source kernel.Ref) {
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: m.Z(zDrop, m.S.Cards[c].Master), Flags: kernel.MoveRule, Source: source})
}

// apply carries out the events that only this book knows.
func apply(m *kernel.Machine, e *kernel.Event) {
	switch e.Kind {
	case evFace:
		if !m.Alive(e.Card) || m.S.Cards[e.Card.Card].FaceDown == (e.N == 1) {
			e.Kind = kernel.EvNone
			return
		}
		m.TurnOver(e.Card.Card, e.N == 1)
	case evBreak: // 5.32.1
		if !m.Alive(e.Card) || !m.S.Cards[e.Card.Card].FaceDown {
			e.Kind = kernel.EvNone
			return
		}
		m.TurnOver(e.Card.Card, false)
	}
}

// applied: who loses ends the match at once (1.2.1); who leaves the attacked circle defends no more.
func applied(m *kernel.Machine, e *kernel.Event) {
	switch e.Kind {
	case kernel.EvMove:
		noteDefender(m, e)
		noteDefined(m, e)
		tieSet(m, e)
		noteFormer(m, e)
		tieSoul(m, e)
	case evDeclare: // unless something else happens instead (9.10.1.1)
		m.S.Vars[vTarget] = int32(e.To) + 1
		m.S.Objects[oAttacker] = e.Card
		m.Touch(kernel.LookRules)
	case evLoseBattle: // unless something else has happened instead (9.10.1.1)
		if e.Card == m.S.Objects[oDefender] {
			m.S.Vars[vBeaten] = 1
		}
	case evLose:
		m.End(uint8(e.N), e.Clause)
	}
}

// outlives: a card that is turned down triggers by that as what it was while it lay face up (9.7.2).
func outlives(e *kernel.Event) bool { return e.Kind == evFace && e.N == 1 }

// told reports whether an event is worth a line of the log.
func told(e *kernel.Event) bool {
	switch e.Kind {
	case evLose, evGameStart, evDeclare, evUnion, evDefend, evStockPaid, evBattleEnd, evTrance, evMade, kernel.EvWin:
		return false
	}
	return true
}

func isPhase(e *kernel.Event) bool { return e.Kind == evPhaseStart || e.Kind == evPhaseEnd }
