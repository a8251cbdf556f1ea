package rules

import (
	"cmp"
	"slices"
	"strconv"

	"gorin/rules/ability"
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
)

// record is one line of the log before it is put into words for a seat.
type record struct {
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
	words  *Words      // of a continuous effect: what it does
	differ string      // what tells it from other events of its kind
}

const anybody = 1 << 7

// hook listens to the machine.
func (t *Match) hook() {
	t.m.OnEvent = t.onEvent
	t.m.OnNote = t.onNote
}

func (t *Match) note(r record) {
	r.name, r.zone = t.named(r.card), kernel.NoZone
	if r.card != 0 {
		r.zone = t.m.S.Cards[r.card].Zone
	}
	r.turn, r.seq = t.m.S.Turn, t.m.S.Seq
	t.log = append(t.log, r)
}

func (t *Match) onEvent(e *kernel.Event) {
	if !t.book.Told(e) || t.retells(e) {
		return
	}
	r := record{kind: recEvent, depth: 1, event: *e, clause: e.Clause, seat: e.Player, n: e.N, card: e.Card.Card}
	if t.book.IsPhase(e) {
		r.depth = 0
	} else if len(t.m.S.Runs) > 0 {
		r.depth = 2
	}
	r.sees, r.sees2 = t.whoSees(e), 0xff
	switch {
	case e.New.Card != 0 && e.Kind != kernel.EvMove:
		r.beside, r.sees2 = t.named(e.New.Card), t.whoSeesCard(e.New.Card)
	case e.Source.Card != 0:
		r.beside = t.named(e.Source.Card)
	}
	if e.Kind == kernel.EvModified && t.book.hasMessage("log.effect-words") {
		if w, whole := t.changes(&t.m.S.Effects[len(t.m.S.Effects)-1]); !whole {
			r.words = &w
		}
	}
	r.differ = t.book.EventVariant(t.m, e)
	t.note(r)
}

// retells reports whether an event tells what the entry before has told.
func (t *Match) retells(e *kernel.Event) bool {
	if len(t.log) == 0 {
		return false
	}
	last := &t.log[len(t.log)-1]
	return last.kind == recEvent && last.seq == t.m.S.Seq && t.book.IsMirror(&last.event, e)
}

// whoSees is who may know which card an event is about: who sees it where it
// came to, or saw it where it came from.
func (t *Match) whoSees(e *kernel.Event) (bits uint8) {
	if e.Card.Card == 0 {
		return 0xff
	}
	bits = t.whoSeesCard(e.Card.Card)
	if e.Kind == kernel.EvMove && e.From != kernel.NoZone {
		spec := t.m.Spec(e.From)
		switch {
		case !spec.Hidden && !spec.Secret:
			bits = 0xff
		case spec.Owner:
			bits |= 1 << t.m.PlayerOf(e.From)
		}
	}
	return bits
}

// whoSeesCard is who sees a card where it lies.
func (t *Match) whoSeesCard(c kernel.CardID) (bits uint8) {
	for p := range t.m.S.Players {
		if t.m.SeesCard(p, c) {
			bits |= 1 << p
		}
	}
	if t.m.SeesCard(kernel.NoPlayer, c) {
		bits = 0xff
	}
	return bits
}

func (t *Match) onNote(kind uint8, clause, line uint16, r kernel.Ref, player int8) {
	switch kind {
	case kernel.NoteProc:
		if t.book.IsTurn(line) {
			t.note(record{kind: recTurn, clause: clause, seat: player, sees: 0xff})
		}
	case kernel.NoteAbility:
		t.note(record{kind: recAbility, depth: 1, clause: clause, line: line, card: r.Card, seat: player, sees: 0xff})
	case kernel.NoteChoice:
		t.note(record{kind: recChoice, depth: 2, clause: clause, card: r.Card, seat: player, sees: t.whoSeesCard(r.Card)})
	case kernel.NoteRollback:
		t.note(record{kind: recRollback, depth: 1, clause: clause, seat: player, sees: 0xff})
	case kernel.NotePlayed:
		t.note(record{kind: recPlayed, depth: 1, clause: clause, line: line, card: r.Card, seat: player, sees: 0xff})
	case kernel.NoteNegated:
		t.note(record{kind: recNegated, depth: 1, clause: clause, line: line, card: r.Card, seat: player, sees: 0xff})
	}
}

// LogLen is how many entries the log has.
func (t *Match) LogLen() int { return len(t.log) }

// Log is the entries from number from on, as a seat (or Spectator) may know
// them.
func (t *Match) Log(seat, from int) []Entry {
	if from < 0 || from > len(t.log) {
		return nil
	}
	first := from
	for first < len(t.log) && t.together(first, seat) {
		first--
	}
	out := make([]Entry, 0, len(t.log)-first)
	for i := first; i < len(t.log); i++ {
		out = append(out, t.entry(&t.log[i], seat))
	}
	for i, n := 0, 0; i < len(out); i += n {
		for n = 1; i+n < len(out) && t.together(first+i+n, seat); {
			n++
		}
		hideOrder(out[i : i+n])
	}
	return out[from-first:]
}

// Story is the entries from number from on as somebody knows them who sees
// everything: it is for judges and tests, never for players.
func (t *Match) Story(from int) []Entry {
	from = min(max(from, 0), len(t.log))
	out := make([]Entry, 0, len(t.log)-from)
	for i := from; i < len(t.log); i++ {
		r := t.log[i]
		r.sees, r.sees2 = 0xff, 0xff
		out = append(out, t.entry(&r, Spectator))
	}
	return out
}

// hideOrder sorts entries about cards that went to one hidden zone together by
// what is known of them: in which order their owner has put them there is nobody
// else's to know (3.1.5.1), though how many is (3.1.5.1.1).
func hideOrder(heap []Entry) {
	slices.SortFunc(heap, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(a.Event.From.Zone, b.Event.From.Zone), cmp.Compare(b.Event.Card, a.Event.Card))
	})
}

// together reports whether record i is of a card that went with the one before
// to a zone hidden from a seat.
func (t *Match) together(i, seat int) bool {
	if i == 0 {
		return false
	}
	a, b := &t.log[i-1], &t.log[i]
	return a.seq == b.seq && a.clause == b.clause && a.event.To == b.event.To && t.piles(a, seat) && t.piles(b, seat)
}

// piles reports whether a record is of a card that went to a zone hidden from a
// seat.
func (t *Match) piles(r *record, seat int) bool {
	ev := &r.event
	return r.kind == recEvent && ev.Kind == kernel.EvMove && t.m.Spec(ev.To).Hidden && int(t.m.PlayerOf(ev.To)) != seat
}

func (r *record) visible(seat int) bool {
	if seat < 0 {
		return r.sees&anybody != 0
	}
	return r.sees&(1<<seat) != 0
}

// visibleBeside is visible for the other card.
func (r *record) visibleBeside(seat int) bool {
	if seat < 0 {
		return r.sees2&anybody != 0
	}
	return r.sees2&(1<<seat) != 0
}

func (t *Match) entry(r *record, seat int) Entry {
	e := Entry{Turn: int(r.turn), Seq: r.seq, Clause: t.m.Book.Clauses[r.clause], Depth: int(r.depth)}
	a := lang.Args{Who: t.name(r.seat), N: int(r.n), Card: t.message("log.hidden")}
	if r.card != 0 && r.visible(seat) {
		a.Card = t.nameOf(r.name)
		e.Event.Card, e.Event.Print = Card(r.card), int(r.name.print)+1
	}
	e.Event.Seat, e.Event.N = int(r.seat), int(r.n)
	key := ""
	switch r.kind {
	case recTurn:
		a.N = int(r.turn)
		key, e.Event.Kind = "log.turn", "turn"
	case recAbility:
		a.Text = t.lineWords(r.line)
		if a.Text[Japanese] == "" {
			a.Text = Words{}
		}
		key, e.Event.Kind = t.keyOfLine("log.ability", r.line), "ability"
	case recPlayed:
		a.Text = t.lineWords(r.line)
		key, e.Event.Kind = "log.activate", "activate"
	case recNegated:
		a.Text = t.lineWords(r.line)
		key, e.Event.Kind = t.keyOfLine("log.negated", r.line), "negated"
	case recChoice:
		key, e.Event.Kind = "log.choice", "choice"
	case recRollback:
		key, e.Event.Kind = "log.rollback", "rollback"
	case recConcede:
		key, e.Event.Kind = "log.concede", "concede"
	case recLose:
		a.Who = Words{}
		for p := range t.setup.Seats {
			if r.n&(1<<p) != 0 {
				if a.Who[0] != "" {
					a.Who = a.Who.Plus("、", ", ")
				}
				a.Who = a.Who.Plus(t.setup.Seats[p].Name, t.setup.Seats[p].Name)
			}
		}
		key, e.Event.Kind = "log.lose", "lose"
	default:
		key = t.eventWords(r, seat, &a, &e)
	}
	e.Words = t.message(key).With(a)
	return e
}

// eventWords finds the message for an event and fills in what it is about.
func (t *Match) eventWords(r *record, seat int, a *lang.Args, e *Entry) string {
	ev := &r.event
	e.Event.Kind = t.book.Events[ev.Kind]
	if ev.Source.Card != 0 {
		e.Event.Source = Card(ev.Source.Card)
	}
	if ev.From != kernel.NoZone {
		e.Event.From = t.place(ev.From)
		a.Zone = t.zoneWords(ev.From)
	}
	if ev.To != kernel.NoZone {
		e.Event.To = t.place(ev.To)
		a.Zone2 = t.zoneWords(ev.To)
		if ev.Kind == kernel.EvShuffle {
			a.Who = t.name(t.m.PlayerOf(ev.To))
		}
	}
	if r.beside.print >= 0 {
		a.Card2 = t.message("log.hidden")
		if r.visibleBeside(seat) {
			a.Card2 = t.nameOf(r.beside)
			if r.card != 0 && r.visible(seat) {
				a.Card, a.Card2 = t.namesApart(r.name, r.beside)
			}
		}
	}
	n, word, named := t.book.EventNumber(ev)
	if a.N = int(n); named {
		a.Text = t.properName(t.m.Book.Prog.Words[word])
	}
	if r.words != nil {
		a.Text = *r.words
		return "log.effect-words"
	}
	key := "log." + e.Event.Kind
	if e.Event.Kind == "move" {
		a.Who = t.name(t.m.S.Cards[ev.Card.Card].Owner)
	}
	if r.differ != "" {
		key += r.differ
		if a.N == 1 {
			key = t.either(key+"-one", key)
		}
		return key
	}
	switch e.Event.Kind {
	case "move":
		if !r.visible(seat) {
			return t.either("log.move-hidden", key)
		}
	case "face":
		if ev.N == 1 {
			return "log.face-down"
		}
	case "lie":
		e.Event.N = int(ev.Lies)
		key = [...]string{"log.stand", "log.rest", "log.reverse"}[ev.Lies%3]
		if r.zone != kernel.NoZone {
			return t.either(key+"-"+t.m.Spec(r.zone).Key, key)
		}
	case "phase", "phase-end":
		a.Text = t.message("phase." + t.book.Phases[ev.N])
		if e.Event.Kind == "phase-end" {
			a.Text = a.Text.Plus("の終わり", ": end")
		}
		return "log.phase"
	case "reveal":
		if ev.Card.Card == 0 {
			return "log.look-zone"
		}
		if ev.N&(ev.N-1) == 0 { // shown to one player only
			return "log.look"
		}
		if r.zone != kernel.NoZone && t.m.PlayerOf(r.zone) >= 0 {
			if k := key + "-" + t.m.Spec(r.zone).Key; t.book.hasMessage(k) {
				a.Who = t.name(t.m.PlayerOf(r.zone))
				return k
			}
		}
	case "attack":
		return t.either(key+"."+strconv.Itoa(int(ev.N)), key)
	}
	return key
}

// keyOfLine is the key of a message about an ability, or about the text of a
// command, which is none.
func (t *Match) keyOfLine(key string, line uint16) string {
	if line == 0 || t.m.Book.Prog.Lines[line].Kind == ability.Effect {
		return t.either(key+"-text", key)
	}
	return key
}

// either is the first key if a message has it, else the second.
func (t *Match) either(first, second string) string {
	if t.book.hasMessage(first) {
		return first
	}
	return second
}

func (t *Match) zoneWords(z kernel.Zone) Words { return t.message("zone." + t.m.Spec(z).Key) }

func (t *Match) place(z kernel.Zone) Place {
	return Place{Seat: int(t.m.PlayerOf(z)), Zone: t.m.Spec(z).Key}
}
