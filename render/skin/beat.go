package skin

import (
	"image/color"
	"slices"

	"gorin/rules"
)

// Beat is a moment of the game that is shown large over the table, at most a second long.
type Beat struct {
	Form Form
	// When says which events of its kind have it; card is what is printed on the card of the
	// event, nil if that is not known. Optional: all have.
	When func(e *rules.Entry, card *rules.Printed) bool
	// Title is written large; {n} is the number of the event, {card} and {who} stand for the card and
	// the player.
	Title rules.Words
	// Says is what is written below, of the card. Optional: nothing is.
	Says func(card *rules.Printed) rules.Words
	// Heap is the zones to which the cards of a tally, of a fan and of what is struck go. After is the
	// kind of event that they follow, whose number is how many there will be; without a heap it is
	// the kind of event of the same card that has to come before.
	Heap  []string
	After string
	// Other is the card beside that of the event, or in its place where it falls, if no card causes it: that
	// which went to a zone last, or that of the last event of a kind.
	Other string
	Ink   color.RGBA // of the plate on which the title stands
	Long  int64      // in milliseconds
}

// Form is how a beat is drawn.
type Form uint8

// The forms.
const (
	Turned  Form = iota // a card is turned over in the middle
	Lifted              // a card is held up
	Tally               // the cards of a heap so far, with how many they are
	Struck              // all of them, and the title struck across
	Fanned              // the cards of a heap in a fan
	Swept               // a band across the mats, with the card if there is one
	Joined              // a card and what causes it come together
	Against             // what causes it stands against the card
	Fallen              // a card falls
	Final               // the blow that decides the match
)

// BeatAt is the beat of entry i of a log, nil for none.
func (s *Skin) BeatAt(log []rules.Entry, i int, prints []rules.Printed) *Beat {
	e := &log[i]
	b := s.beatOf(e, PrintOf(e, prints))
	switch {
	case b == nil || b.After == "":
		return b
	case len(b.Heap) > 0:
		if after, heap := b.Gather(log, i); after < 0 || len(heap) == 0 {
			return nil
		}
	default:
		k := i - 1
		for k >= 0 && passed[log[k].Event.Kind] {
			k--
		}
		if k < 0 || log[k].Event.Kind != b.After || log[k].Event.Card != e.Event.Card {
			return nil
		}
	}
	return b
}

func (s *Skin) beatOf(e *rules.Entry, card *rules.Printed) *Beat {
	for _, list := range [][]Beat{s.Beats[e.Event.Kind], CommonBeats[e.Event.Kind]} {
		for i := range list {
			if b := &list[i]; b.When == nil || b.When(e, card) {
				return b
			}
		}
	}
	return nil
}

// PrintOf is what is printed on the card of an entry, nil if that is not known.
func PrintOf(e *rules.Entry, prints []rules.Printed) *rules.Printed {
	if n := e.Event.Print; n > 0 && n <= len(prints) {
		return &prints[n-1]
	}
	return nil
}

// passed is the kinds of events that may lie between an event and what it follows.
var passed = map[string]bool{"move": true, "choice": true, "lie": true}

// MostTogether is how many entries belong together at most.
const MostTogether = 40

// Gather is the entries of the heap of a beat, up to an entry, and the one that they follow; -1 if
// there is no such one.
func (b *Beat) Gather(log []rules.Entry, i int) (after int, heap []int) {
	after = -1
	for k := i; k >= 0 && k > i-MostTogether; k-- {
		ev := &log[k].Event
		if ev.Kind == "move" && slices.Contains(b.Heap, ev.To.Zone) && ev.To.Zone != ev.From.Zone && (b.After != "" || log[k].Clause == log[i].Clause) {
			heap = append(heap, k)
			continue
		}
		if b.After != "" && ev.Kind == b.After {
			after = k
			break
		}
		if k < i && (b.After == "" || ev.Kind != "move") {
			break
		}
	}
	slices.Reverse(heap)
	return after, heap
}

// Inks of beats.
var (
	Bright = color.RGBA{0x9A, 0x6A, 0x12, 0xFF}
	Harm   = color.RGBA{0xA8, 0x2A, 0x22, 0xFF}
	Calm   = color.RGBA{0x2F, 0x4A, 0x66, 0xFF}
)

// CommonBeats is the beats that every game has.
var CommonBeats = map[string][]Beat{
	"turn": {
		{Form: Swept, When: func(e *rules.Entry, _ *rules.Printed) bool { return e.Turn == 1 }, Title: rules.Words{"第1ターン　{who}が先攻", "Turn 1: {who} goes first"}, Ink: Bright, Long: 800},
		{Form: Swept, Title: rules.Words{"第{n}ターン　{who}", "Turn {n}: {who}"}, Ink: Calm, Long: 650},
	},
	"lose":    {{Form: Final, Title: rules.Words{"決着", "The end"}, Ink: Harm, Long: 1000}},
	"concede": {{Form: Final, Title: rules.Words{"決着", "The end"}, Ink: Harm, Long: 1000}},
}

// Opening is the beat with which a match begins.
var Opening = Beat{Form: Swept, Title: rules.Words{"{who}が先攻", "{who} goes first"}, Ink: Bright, Long: 1000}

// Into lets a beat be of cards that go from one of some zones to one of others.
func Into(from, to []string) func(*rules.Entry, *rules.Printed) bool {
	has := func(list []string, zone string) bool { return len(list) == 0 || slices.Contains(list, zone) }
	return func(e *rules.Entry, _ *rules.Printed) bool {
		return e.Event.From.Zone != e.Event.To.Zone && has(from, e.Event.From.Zone) && has(to, e.Event.To.Zone)
	}
}

// NameOf is a card by its name.
func NameOf(card *rules.Printed) rules.Words { return card.Name }

// ByZone is a toll by the zones from which and to which cards go: so much for each card that lies there.
func ByZone(zones map[string]int) func(*rules.Entry, *rules.Printed) (seat, n int) {
	return func(e *rules.Entry, _ *rules.Printed) (seat, n int) {
		ev := &e.Event
		if ev.Kind != "move" {
			return 0, 0
		}
		if seat = ev.To.Seat; seat < 0 {
			seat = ev.From.Seat
		}
		return seat, zones[ev.To.Zone] - zones[ev.From.Zone]
	}
}
