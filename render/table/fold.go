package table

import (
	"gorin/render/skin"
	"gorin/rules"
)

// bare are the kinds of events that only say what became of cards: they stand under the event that they come of.
var bare = map[string]bool{"move": true, "lie": true, "face": true, "shuffle": true, "reveal": true, "effect": true, "choice": true, "damage-done": true}

// folded is where an entry stands in the log.
type folded struct {
	head  int // the entry that it stands under, or itself
	under int // how many stand under it
}

// fold appends for each entry of the log where it stands: under the event of the same phase that it came of, or that it
// was part of before the log names it (a card that is revealed and paid for, and then played).
func fold(list []folded, log []rules.Entry, look *skin.Skin) []folded {
	head := -1 // the event that what comes next may stand under
	for i := range log {
		e := &log[i]
		list = append(list, folded{head: i})
		switch {
		case e.Depth == 0:
			head = -1
		case e.Depth == 1 && !bare[e.Event.Kind]:
			head = i
		case head >= 0 && cameOf(e, &log[head], look):
			list[i].head = head
		default:
			head = -1
			if next := ahead(log, i); next >= 0 {
				list[i].head = next
			}
		}
	}
	for i := range list {
		if h := list[i].head; h != i {
			list[h].under++
		}
	}
	return list
}

// cameOf reports whether an entry says what came of an event.
func cameOf(e, event *rules.Entry, look *skin.Skin) bool {
	return e.Depth > 1 || e.Seq == event.Seq ||
		e.Event.Kind == "move" && e.Event.Card != 0 && e.Event.Card == event.Event.Card && !look.Stage[e.Event.From.Zone]
}

// ahead is the event that an entry is a part of though it comes before it, -1 if there is none.
func ahead(log []rules.Entry, i int) int {
	e := &log[i]
	for j := i + 1; j < len(log) && log[j].Depth > 0; j++ {
		if next := &log[j]; next.Depth == 1 && !bare[next.Event.Kind] {
			if next.Seq == e.Seq || e.Event.Kind == "reveal" && e.Event.Card != 0 && e.Event.Card == next.Event.Card {
				return j
			}
			break
		}
	}
	return -1
}

// idle reports whether an entry is the heading of a phase in which nothing happened.
func idle(log []rules.Entry, i int) bool {
	phase := func(i int) bool { return log[i].Event.Kind == "phase" || log[i].Event.Kind == "phase-end" }
	return phase(i) && i+1 < len(log) && (phase(i+1) || log[i+1].Turn != log[i].Turn)
}
