package board

import (
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/rules"
)

// beat is the beat that is shown now.
type beat struct {
	*skin.Beat
	begin, end int64
	title      string
	says       string
	cards      []beatCard
	of         int // how many cards there will be; 0: nobody says
}

// beatCard is a card of a beat.
type beatCard struct {
	face   int // from 1; 0 for the back
	number string
	marked bool
}

// Play shows the beat of the entry that is the last one shown now, if it has one.
func (t *Board) Play(now, long int64) {
	t.beat = beat{}
	i := len(t.Log) - 1
	if i < 0 {
		return
	}
	e := &t.Log[i]
	b := t.Skin.BeatAt(t.Log, i, t.Prints)
	if b == nil {
		return
	}
	t.beat = beat{Beat: b, begin: now, end: now + long, title: t.beatWords(b.Title, e)}
	if card := skin.PrintOf(e, t.Prints); card != nil && b.Says != nil {
		t.beat.says = b.Says(card).In(t.a.Lang())
	}
	x := &t.beat
	own := t.beatCard(e.Event.Card, e.Event.Print)
	switch b.Form {
	case skin.Tally, skin.Struck, skin.Fanned:
		after, heap := b.Gather(t.Log, i)
		for _, k := range heap {
			ev := &t.Log[k].Event
			x.cards = append(x.cards, beatCard{face: ev.Print, marked: ev.To.Zone == b.Heap[0]})
		}
		if after >= 0 && b.After != "" {
			x.of = t.Log[after].Event.N
		}
		x.title = strings.ReplaceAll(x.title, "{k}", strconv.Itoa(len(x.cards)))
	case skin.Joined, skin.Against:
		x.cards = append(x.cards, t.otherCard(b, i), own)
	case skin.Fallen:
		if other := t.otherCard(b, i); other.face > 0 {
			own = other
		}
		x.cards = append(x.cards, own)
	case skin.Final:
		x.cards = append(x.cards, t.lastBlow(i))
		if x.says = e.Words.In(t.a.Lang()); !t.View.Over { // others play on
			x.title, x.says = x.says, ""
		}
	default:
		if e.Event.Card != 0 || e.Event.Print > 0 || b.Form == skin.Turned || b.Form == skin.Lifted {
			x.cards = append(x.cards, own)
		}
	}
}

// PlayOpening shows who has the first turn.
func (t *Board) PlayOpening(seat int, now, long int64) {
	b := &skin.Opening
	e := rules.Entry{Event: rules.Event{Seat: seat}}
	t.beat = beat{Beat: b, begin: now, end: now + long, title: t.beatWords(b.Title, &e)}
}

// beatWords is a title with what it speaks of.
func (t *Board) beatWords(w rules.Words, e *rules.Entry) string {
	name := ""
	if p := skin.PrintOf(e, t.Prints); p != nil {
		name = p.Name.In(t.a.Lang())
	}
	n := e.Event.N
	if e.Event.Kind == "turn" {
		n = e.Turn
	}
	return strings.NewReplacer("{n}", strconv.Itoa(n), "{who}", t.Name(e.Event.Seat), "{card}", name).Replace(w.In(t.a.Lang()))
}

// beatCard is a card as it is shown in a beat, with what it fights with.
func (t *Board) beatCard(id rules.Card, face int) beatCard {
	x := beatCard{face: face}
	if v, place := t.Find(id); v != nil && v.Print >= 0 {
		x.face = v.Print + 1
		if t.Skin.Stage[place.Zone] {
			if l := t.Looks(v, place.Zone, layout.Pose{}, false); l.Fight {
				x.number = strconv.Itoa(l.Main)
			}
		}
	}
	return x
}

// otherCard is the card beside that of entry i: what causes it, or what went last to a zone.
func (t *Board) otherCard(b *skin.Beat, i int) beatCard {
	if b.Other != "" {
		for k := i; k >= 0 && k > i-skin.MostTogether; k-- {
			switch ev := &t.Log[k].Event; {
			case ev.Kind == b.Other:
				return t.beatCard(ev.Card, ev.Print)
			case ev.Kind == "move" && ev.To.Zone == b.Other:
				return beatCard{face: ev.Print}
			}
		}
		return beatCard{}
	}
	return t.beatCard(t.Log[i].Event.Source, 0)
}

// LastBlow is the face of the card that dealt the last damage of the match, or attacked last; nil
// if it is not to be seen any more.
func (t *Board) LastBlow() *paint.Face {
	if x := t.lastBlow(len(t.Log) - 1); x.face > 0 && x.face <= len(t.Faces) {
		return &t.Faces[x.face-1]
	}
	return nil
}

// lastBlow is the card that dealt the last damage before entry i, or attacked last.
func (t *Board) lastBlow(i int) beatCard {
	for k := i; k >= 0 && k > i-2*skin.MostTogether; k-- {
		ev := &t.Log[k].Event
		if ev.Kind != "damage" && ev.Kind != "attack" {
			continue
		}
		for _, id := range []rules.Card{ev.Source, ev.Card} {
			if x := t.beatCard(id, 0); x.face > 0 {
				return x
			}
		}
	}
	return beatCard{}
}

// Beating reports whether a beat is shown.
func (t *Board) Beating(now int64) bool { return t.beat.Beat != nil && now < t.beat.end }

// Beat is the beat that is shown, from when to when; nil for none.
func (t *Board) Beat() (b *skin.Beat, from, to int64) { return t.beat.Beat, t.beat.begin, t.beat.end }

// EndBeat takes the beat away.
func (t *Board) EndBeat() { t.beat = beat{} }

// stillAt is the part of its time at which a beat is shown to who wants nothing to move.
const stillAt = 0.7

// acrossSize is how large a card is that lies, of one that stands.
const acrossSize = 0.85
