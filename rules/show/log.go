package show

import (
	"cmp"
	"slices"
	"strconv"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// Log is the entries of a log from number from on, as a seat (or rulebook.Spectator) may
// know them.
func (t *Table) Log(log []Record, seat, from int) []rulebook.Entry {
	first := from
	for first < len(log) && t.together(log, first, seat) {
		first--
	}
	out := make([]rulebook.Entry, 0, len(log)-first)
	for i := first; i < len(log); i++ {
		out = append(out, t.entry(&log[i], seat))
	}
	for i, n := 0, 0; i < len(out); i += n {
		for n = 1; i+n < len(out) && t.together(log, first+i+n, seat); {
			n++
		}
		hideOrder(out[i : i+n])
	}
	return out[from-first:]
}

// Story is the entries of a log as somebody knows them who sees everything.
func (t *Table) Story(log []Record) []rulebook.Entry {
	out := make([]rulebook.Entry, 0, len(log))
	for _, r := range log {
		r.sees, r.sees2 = 0xff, 0xff
		out = append(out, t.entry(&r, rulebook.Spectator))
	}
	return out
}

// hideOrder sorts entries about cards that went to one hidden zone together by what is known of
// them: in which order their owner has put them there is nobody else's to know, though how many is.
func hideOrder(heap []rulebook.Entry) {
	slices.SortFunc(heap, func(a, b rulebook.Entry) int {
		return cmp.Or(cmp.Compare(a.Event.From.Zone, b.Event.From.Zone), cmp.Compare(b.Event.Card, a.Event.Card))
	})
}

// together reports whether record i is of a card that went with the one before
// to a zone hidden from a seat.
func (t *Table) together(log []Record, i, seat int) bool {
	if i == 0 {
		return false
	}
	a, b := &log[i-1], &log[i]
	return a.seq == b.seq && a.clause == b.clause && a.event.To == b.event.To && t.piles(a, seat) && t.piles(b, seat)
}

// piles reports whether a record is of a card that went to a zone hidden from a
// seat.
func (t *Table) piles(r *Record, seat int) bool {
	ev := &r.event
	return r.kind == recEvent && ev.Kind == kernel.EvMove && t.M.Spec(ev.To).Hidden && !t.M.SharesWith(t.M.PlayerOf(ev.To), seat)
}

// HeapEnd is the last of the records that a seat may not tell the order of, of which i is one.
func (t *Table) HeapEnd(log []Record, i, seat int) int {
	for i+1 < len(log) && t.together(log, i+1, seat) {
		i++
	}
	return i
}

func (r *Record) visible(seat int) bool {
	if seat < 0 {
		return r.sees&anybody != 0
	}
	return r.sees&(1<<seat) != 0
}

// visibleBeside is visible for the other card.
func (r *Record) visibleBeside(seat int) bool {
	if seat < 0 {
		return r.sees2&anybody != 0
	}
	return r.sees2&(1<<seat) != 0
}

func (t *Table) entry(r *Record, seat int) rulebook.Entry {
	e := rulebook.Entry{Turn: int(r.turn), Seq: r.seq, Clause: t.M.Book.Clauses[r.clause], Depth: int(r.depth)}
	a := lang.Args{Who: t.Name(r.seat), You: t.isYou(r.seat), N: int(r.n), Card: t.Message("log.hidden")}
	if r.card != 0 && r.visible(seat) {
		a.Card = t.nameOf(r.name)
		e.Event.Card, e.Event.Print = rulebook.Card(r.card), int(r.name.print)+1
	}
	e.Event.Seat, e.Event.N = int(r.seat), int(r.n)
	key := ""
	switch r.kind {
	case recTurn:
		if a.N, e.Event.N = int(r.turn), 0; r.n != 0 {
			a.Who, a.You = t.names(uint8(r.n)), t.isOnlyYou(r.n)
		}
		key, e.Event.Kind = "log.turn", "turn"
		if a.You {
			key = "log.turn-you"
		}
	case recAbility:
		a.Text = t.LineWords(r.line)
		if a.Text[lang.Japanese] == "" {
			a.Text = lang.Words{}
		}
		key, e.Event.Kind = t.keyOfLine("log.ability", r.line), "ability"
	case recPlayed:
		a.Text = t.LineWords(r.line)
		key, e.Event.Kind = "log.activate", "activate"
	case recNegated:
		a.Text = t.LineWords(r.line)
		key, e.Event.Kind = t.keyOfLine("log.negated", r.line), "negated"
	case recChoice:
		key, e.Event.Kind = "log.choice", "choice"
	case recWhich:
		key, e.Event.Kind = "log.which", "which"
	case recRollback:
		key, e.Event.Kind = "log.rollback", "rollback"
	case recConcede:
		key, e.Event.Kind = "log.concede", "concede"
	case recLeft:
		key, e.Event.Kind = "log.leave", "leave"
	case recLose:
		key, e.Event.Kind = "log.lose", "lose"
		if a.Who = t.names(uint8(r.n)); t.isOnlyYou(r.n) {
			key = "log.lose-you"
		}
	default:
		key = t.eventWords(r, seat, &a, &e)
	}
	e.Words = t.Message(key).With(a)
	return e
}

// eventWords finds the message for an event and fills in what it is about.
func (t *Table) eventWords(r *Record, seat int, a *lang.Args, e *rulebook.Entry) string {
	ev := &r.event
	e.Event.Kind = t.Book.Events[ev.Kind]
	if ev.Source.Card != 0 {
		e.Event.Source = rulebook.Card(ev.Source.Card)
	}
	if ev.From != kernel.NoZone {
		e.Event.From = t.place(ev.From)
		a.Zone = t.zoneWords(ev.From)
	}
	if ev.To != kernel.NoZone {
		e.Event.To = t.place(ev.To)
		a.Zone2 = t.zoneWords(ev.To)
		if ev.Kind == kernel.EvShuffle {
			a.Who, a.You = t.Name(t.M.PlayerOf(ev.To)), t.isYou(t.M.PlayerOf(ev.To))
		}
	}
	if r.beside.print >= 0 {
		a.Card2 = t.Message("log.hidden")
		if r.visibleBeside(seat) {
			a.Card2 = t.nameOf(r.beside)
			if r.card != 0 && r.visible(seat) {
				a.Card, a.Card2 = t.namesApart(r.name, r.beside)
			}
		}
	}
	n, word, named := t.Book.EventNumber(ev)
	if a.N = int(n); named {
		a.Text = t.properName(t.M.Book.Prog.Words[word])
	}
	if r.words != nil {
		a.Text = *r.words
		return "log.effect-words"
	}
	key := "log." + e.Event.Kind
	if e.Event.Kind == "move" {
		a.Who, a.You = t.Name(t.M.S.Cards[ev.Card.Card].Owner), t.isYou(t.M.S.Cards[ev.Card.Card].Owner)
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
			return t.either(key+"-"+t.M.Spec(r.zone).Key, key)
		}
	case "phase", "phase-end":
		a.Text = t.Message("phase." + t.Book.Phases[ev.N])
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
		if r.zone != kernel.NoZone && t.M.PlayerOf(r.zone) >= 0 {
			if k := key + "-" + t.M.Spec(r.zone).Key; t.Book.Has(k) {
				a.Who, a.You = t.Name(t.M.PlayerOf(r.zone)), t.isYou(t.M.PlayerOf(r.zone))
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
func (t *Table) keyOfLine(key string, line uint16) string {
	if line == 0 || t.M.Book.Prog.Lines[line].Kind == ability.Effect {
		return t.either(key+"-text", key)
	}
	return key
}

// either is the first key if a message has it, else the second.
func (t *Table) either(first, second string) string {
	if t.Book.Has(first) {
		return first
	}
	return second
}

func (t *Table) zoneWords(z kernel.Zone) lang.Words { return t.Message("zone." + t.M.Spec(z).Key) }

// placeWords names a zone, or the slots of a place.
func (t *Table) placeWords(p kernel.Place) (w lang.Words) {
	t.M.EachSlot(p, func(z kernel.Zone) {
		if w != (lang.Words{}) {
			w = w.Plus("・", " & ")
		}
		s := t.zoneWords(z)
		w = w.Plus(s[lang.Japanese], s[lang.English])
	})
	return w
}

func (t *Table) place(z kernel.Zone) rulebook.Place {
	return rulebook.Place{Seat: int(t.M.PlayerOf(z)), Zone: t.M.Spec(z).Key}
}
