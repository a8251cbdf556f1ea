package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// pick is cards that an act has chosen, as nouns may mean them.
type pick struct {
	act   Kind // Aim or Choose, None if there is none
	here  bool // on the table
	place bool // of a sort that lies where only such cards do
	under bool // attached to another
	own   bool // "your" cards
	owner Kind // whose, None if the text does not say
	word  int  // by which such cards are said again, whatever their zone
}

// picks is what was chosen last, and what before that.
type picks struct{ last, before pick }

func (p *picks) add(next pick) { p.before, p.last = p.last, next }

func (w *Ways) pickOf(act Kind, set Node) pick {
	if set.Kind == Union {
		set = set.Kids[0]
	}
	if set.Kind != Cards {
		return pick{act: act}
	}
	zone, head := set.Kids[1], set.Kids[2].Kind
	p := pick{act: act, word: w.thatWord(set), owner: set.Kids[0].Kind, own: set.Kids[0].Kind == You || zone.Kind == AmongThose, under: slices.Contains(w.Attached, head)}
	free := !slices.Contains(w.Nowhere, head)
	switch {
	case zone.Kind == None || slices.Contains(w.Here, zone.Kind):
		p.here = free
	case zone.Kind == EitherZone:
		p.here = free && slices.ContainsFunc(zone.Kids, func(z Node) bool { return slices.Contains(w.Here, z.Kind) })
	}
	for _, n := range w.Nouns {
		if n.Where != None && slices.Contains(n.Heads, head) {
			p.place = true
			p.here = p.here || zone.Kind == n.Where
		}
	}
	return p
}

// is reports whether a noun may mean a pick.
func (p pick) is(noun int) bool {
	switch {
	case p.act == None:
		return false
	case noun == surface.LeftCard:
		return !p.here
	case noun == surface.LeftPlace:
		return p.here && p.place
	}
	return p.here && !p.place && !p.under
}

// noun is the word for what was chosen before what was chosen last, 0 if no word
// tells it from that.
func (p *picks) noun() int {
	switch {
	case p.before.act == Aim && p.last.act != Aim:
		return surface.LeftTarget
	case p.before.act == None:
		return 0
	}
	for _, noun := range [...]int{surface.LeftHere, surface.LeftPlace, surface.LeftCard} {
		if p.before.is(noun) && !p.last.is(noun) {
			return noun
		}
	}
	return 0
}

// target is what 対象 means: what was targeted last.
func (p *picks) target() (Node, bool) {
	switch {
	case p.last.act == Aim:
		return N(Chosen), true
	case p.before.act == Aim:
		return Num(That, ThatPicked), true
	}
	return Nothing, false
}

// named is what a noun means of the last two that were chosen: the one of its sort.
func (p *picks) named(noun int) (Node, bool) {
	switch {
	case p.last.is(noun):
		return N(Chosen), true
	case p.before.is(noun) && p.last.act != None:
		return Num(That, ThatPicked), true
	}
	return Nothing, false
}

// picked notes a choice.
func (b *builder) picked(act Kind, set Node) {
	b.picks.add(b.pickOf(act, set))
	b.since = false
}

// noun is what そのユニット or そのテリトリー means, if there is more than one that it could:
// the card of the event in a text that says 対象 of its target, else what was chosen last
// among those of its sort.
func (b *builder) noun(word int) (Node, bool) {
	if b.targeted && word != b.word && b.isEffect(word) {
		return N(TheEffect), true
	}
	noun := b.nounOf(word)
	if !b.Pronouns || noun == 0 || b.picks.last.act == None || b.that != ThatChosen {
		return Nothing, false
	}
	if b.Zoned && b.picks.last.is(noun) {
		return N(Chosen), true
	}
	if b.aims && b.event.is(noun) {
		return Num(That, ThatSubject), true
	}
	if out, ok := b.picks.named(noun); ok && !b.Zoned {
		return out, true
	}
	if b.event.is(noun) {
		return Num(That, ThatSubject), true
	}
	return Nothing, false
}

// nounOf is which of the last two that were chosen a word may mean, 0 for none.
func (w *Ways) nounOf(word int) int {
	switch {
	case word == surface.ThatHere:
		return surface.LeftHere
	case word < len(w.Nouns) && w.Nouns[word].Where != None:
		return surface.LeftPlace
	}
	return 0
}

// heard notes an event: what そのユニット may be from there on.
func (s *speaker) heard(t Node) {
	of := t
	for len(of.Kids) == 1 && surface.SortOf(of.Kids[0].Kind) == STrigger { // 次に…時
		of = of.Kids[0]
	}
	if !s.tellsWords() || ofCards(of) || of.Kind == OnPlay || s.kinds.of(of.Kind).meant { // else the card of the event before stays so called
		s.word = s.eventWord(of)
	}
	if now := s.eventPick(t); now.act != None || !s.Zoned { // else the card of the event before stays so called
		s.event = now
	}
	s.chose = s.chose && s.event.act == None && t.Kind != OnPlay
	s.targeted = s.targeted || t.Kind == OnTargeted || t.Kind == OnEither && (t.Kids[0].Kind == OnTargeted || t.Kids[1].Kind == OnTargeted)
}

// sayThat is how a card is said that a text names again, by what it was named: a card of
// an event and each of a set may be of any type, whom a card meets in battle is a unit.
func (s *speaker) sayThat(that int) int {
	switch that {
	case ThatSubject:
		return s.word
	case ThatChosen:
		if s.tellsWords() {
			return s.picks.last.word
		}
	case ThatEach:
		if s.targeted && s.members != s.word && s.isEffect(s.members) { // that would be the effect
			return surface.ThatHere
		}
		return s.members
	}
	return surface.ThatHere
}

// tellsWords reports whether a game has several words by which a card is said again, and nothing else
// by which it is.
func (w *Ways) tellsWords() bool { return len(w.Nouns) > 1 && !w.Pronouns && !w.Zoned }

// isWord reports whether a word may be for what そのキャラ means: その門 is never a member.
func (b *builder) isWord(word int) bool {
	if !b.tellsWords() {
		return true
	}
	switch b.that {
	case ThatChosen:
		return word == b.picks.last.word
	case ThatSubject:
		return word == b.word
	case ThatEach:
		return word == b.members
	case thatCard:
		return true
	}
	return word == surface.ThatHere
}

// saysTarget reports whether a line says 対象 of what it has targeted.
func saysTarget(n Node) bool {
	if n.Kind == surface.Left && n.Num == surface.LeftTarget {
		return true
	}
	for _, k := range n.Kids {
		if surface.SortOf(k.Kind) != SLine && saysTarget(k) {
			return true
		}
	}
	return false
}

// eventPick is the card of an event, as nouns may mean it.
func (w *Ways) eventPick(t Node) pick {
	if t.Kind == OnEither {
		if p := w.eventPick(t.Kids[1]); p.act != None {
			return p
		}
		return w.eventPick(t.Kids[0])
	}
	if len(t.Kids) == 1 && surface.SortOf(t.Kids[0].Kind) == STrigger { // 次に…時
		return w.eventPick(t.Kids[0])
	}
	if len(t.Kids) > 0 && (t.Kids[0].Kind == Cards || t.Kids[0].Kind == Union) && t.Kind != OnKeyword {
		return w.pickOf(t.Kind, t.Kids[0])
	}
	return pick{}
}

// isOwn reports whether the cards that an act moves are the player's own, as far as the
// text says whose they are.
func (b *builder) isOwn(obj Node) bool {
	switch obj.Kind {
	case This, ThisAt, TheCard, TheCards, Remainder:
		return true
	case Chosen:
		return b.picks.last.own && b.deck != Opp
	case Top, Bottom:
		return obj.Kids[1].Kind == You
	case All:
		return ownerOf(obj.Kids[0]) == You
	}
	return false
}
