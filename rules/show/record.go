package show

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
)

// Kinds of records besides events.
const (
	recEvent uint8 = iota
	recTurn
	recAbility
	recChoice
	recRollback
	recConcede
	recLose
	recPlayed
	recNegated
	recLeft
	recWhich
)

// Record is one line of the log before it is put into words for a seat.
type Record struct {
	kind   uint8
	depth  uint8
	sees   uint8 // bit per player who may know the card; bit 7 anybody
	seat   int8
	turn   uint16
	clause uint16
	line   uint16
	seq    uint32
	n      int32
	card   kernel.CardID
	event  kernel.Event

	name   named       // what the card was called then
	beside named       // and the other card that the event is about
	sees2  uint8       // who may know that one, as in sees
	zone   kernel.Zone // where the card was
	words  *lang.Words // of a continuous effect: what it does
	differ string      // what tells it from other events of its kind
}

const anybody = 1 << 7

// noted is a record with when and where it was taken.
func (t *Table) noted(r Record) Record {
	r.name, r.zone = t.named(r.card), kernel.NoZone
	if r.card != 0 {
		r.zone = t.M.S.Cards[r.card].Zone
	}
	r.turn, r.seq = t.M.S.Turn, t.M.S.Seq
	return r
}

// Event is the record of an event after the last one, if there is one to be taken: it may
// be nil.
func (t *Table) Event(e *kernel.Event, last *Record) (r Record, told bool) {
	if !t.Book.Told(e) || t.retells(e, last) {
		return r, false
	}
	r = Record{kind: recEvent, depth: 1, event: *e, clause: e.Clause, seat: e.Player, n: e.N, card: e.Card.Card}
	if t.Book.IsPhase(e) {
		r.depth = 0
	} else if len(t.M.S.Runs) > 0 {
		r.depth = 2
	}
	r.sees, r.sees2 = t.whoSees(e), 0xff
	switch {
	case e.New.Card != 0 && e.Kind != kernel.EvMove:
		r.beside, r.sees2 = t.named(e.New.Card), t.whoSeesCard(e.New.Card)
	case e.Source.Card != 0:
		r.beside = t.named(e.Source.Card)
	}
	if e.Kind == kernel.EvModified && t.Book.Has("log.effect-words") {
		if w, whole := t.changes(&t.M.S.Effects[len(t.M.S.Effects)-1]); !whole {
			r.words = &w
		}
	}
	r.differ = t.Book.EventVariant(t.M, e)
	return t.noted(r), true
}

// retells reports whether an event tells what the entry before has told.
func (t *Table) retells(e *kernel.Event, last *Record) bool {
	return last != nil && last.kind == recEvent && last.seq == t.M.S.Seq && t.Book.IsMirror(&last.event, e)
}

// whoSees is who may know which card an event is about: who sees it where it
// came to, or saw it where it came from.
func (t *Table) whoSees(e *kernel.Event) (bits uint8) {
	if e.Card.Card == 0 {
		return 0xff
	}
	bits = t.whoSeesCard(e.Card.Card)
	if e.Kind == kernel.EvMove && e.From != kernel.NoZone {
		spec := t.M.Spec(e.From)
		switch {
		case !spec.Hidden && !spec.Secret:
			bits = 0xff
		case spec.Owner:
			bits |= t.M.Mates(t.M.PlayerOf(e.From))
		}
	}
	return bits
}

// whoSeesCard is who sees a card where it lies.
func (t *Table) whoSeesCard(c kernel.CardID) (bits uint8) {
	for p := range t.M.S.Players {
		if t.M.SeesCard(p, c) {
			bits |= 1 << p
		}
	}
	if t.M.SeesCard(kernel.NoPlayer, c) {
		bits = 0xff
	}
	return bits
}

// Note is the record of what is no event, if there is one to be taken.
func (t *Table) Note(kind uint8, clause, line uint16, r kernel.Ref, player int8) (out Record, told bool) {
	switch kind {
	case kernel.NoteProc:
		if t.Book.IsTurn(line) {
			turn := Record{kind: recTurn, clause: clause, seat: player, sees: 0xff}
			if t.format().TeamTurns {
				turn.n = int32(t.M.InTurn() & t.M.Present())
			}
			return t.noted(turn), true
		}
	case kernel.NoteAbility:
		return t.noted(Record{kind: recAbility, depth: 1, clause: clause, line: line, card: r.Card, seat: player, sees: 0xff}), true
	case kernel.NoteChoice:
		return t.noted(Record{kind: recChoice, depth: 2, clause: clause, card: r.Card, seat: player, sees: t.whoSeesCard(r.Card)}), true
	case kernel.NoteRollback:
		return t.noted(Record{kind: recRollback, depth: 1, clause: clause, seat: player, sees: 0xff}), true
	case kernel.NotePlayed:
		return t.noted(Record{kind: recPlayed, depth: 1, clause: clause, line: line, card: r.Card, seat: player, sees: 0xff}), true
	case kernel.NoteLost:
		return t.Loss(1<<player, clause), true
	case kernel.NoteLeft:
		return t.noted(Record{kind: recLeft, seat: player, clause: clause}), true
	case kernel.NoteConceded:
		return t.noted(Record{kind: recConcede, seat: player, clause: clause}), true
	case kernel.NoteWhich:
		return t.noted(Record{kind: recWhich, depth: 2, clause: clause, card: r.Card, seat: player, sees: t.whoSeesCard(r.Card)}), true
	case kernel.NoteNegated:
		return t.noted(Record{kind: recNegated, depth: 1, clause: clause, line: line, card: r.Card, seat: player, sees: 0xff}), true
	}
	return out, false
}

// Loss is the record of players who have lost, a bit each.
func (t *Table) Loss(players int32, clause uint16) Record {
	return t.noted(Record{kind: recLose, clause: clause, n: players})
}
