package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// unowned reports whether a set names a zone and not whose: it is that of the
// player who acts.
func (w *Ways) unowned(set Node) bool {
	return set.Kids[0].Kind == None && set.Kids[1].Kind != None && set.Kids[1].Kind != AmongThose &&
		!slices.Contains(w.Ownerless, set.Kids[1].Kind)
}

// eachZone parts a set in either of several zones, or of several players, into one set for each.
func eachZone(set Node) []Node {
	if set.Kind == Union {
		return set.Kids
	}
	var out []Node
	for _, z := range set.Kids[1].Kids {
		out = append(out, withPlace(set, set.Kids[0], z))
	}
	return out
}

// oneOfEach brings sets that differ by their zone alone together again.
func oneOfEach(sets []Node) (Node, bool) {
	either := N(EitherZone)
	for _, k := range sets {
		if k.Kind != Cards || !withPlace(k, k.Kids[0], sets[0].Kids[1]).Equal(sets[0]) || k.Kids[1].Kind == EitherZone {
			return Nothing, false
		}
		either.Kids = append(either.Kids, k.Kids[1])
	}
	return withPlace(sets[0], sets[0].Kids[0], either), len(sets) > 1
}

// chosenHere says what was chosen by the zone from which it was chosen.
func (s *speaker) chosenHere() Node {
	if s.many && s.shown.Kind == TheCards { // それら would be those
		return Num(surface.Left, surface.LeftNamed)
	}
	if s.many {
		return Num(surface.Left, surface.LeftThose)
	}
	for i, n := range s.Nouns {
		if n.From != None && n.From == s.from {
			return Num(That, i)
		}
	}
	if word := s.picks.last.word; word != surface.ThatHere && s.chose {
		return Num(That, word)
	}
	if s.event.is(surface.LeftHere) && (!s.chose || !s.picks.last.is(surface.LeftHere)) { // そのキャラ would be that of the event
		if s.shown.Kind != None { // それ would be that
			return Num(surface.Left, surface.LeftNamed)
		}
		return N(TheCard)
	}
	return Num(That, surface.ThatHere)
}

// alter says changes of a card: …を＋2/±0, …は選ばれない, …に〔G〕を与える.
func (s *speaker) alter(obj, dur Node, mods []Node) []Node {
	if s.further && s.altered.Equal(obj) && s.lasting.Equal(dur) && mods[0].Kind == s.Further {
		s.dur = dur
		ps := []Node{N(surface.Mod, left(), s.plain(mods[0]))}
		return append(ps, s.changes(obj, mods[1:])...)
	}
	s.altered = obj
	return append(s.during(dur), s.changes(obj, mods)...)
}

func (s *speaker) changes(obj Node, mods []Node) []Node {
	var ps []Node
	for _, m := range mods {
		m = s.plain(m)
		switch how := s.Changes[m.Kind]; {
		case how == ChangeOf || m.Kind == AddStat || m.Kind == SetStat || m.Kind == surface.Times:
			ps = append(ps, N(surface.Mod, s.plain(obj), m))
		case m.Kind == Ban:
			ps = append(ps, N(surface.Topic, s.plain(obj)), N(surface.Mod, left(), m))
		case how == ChangeTopic || m.Kind == AlsoNamed || m.Kind == LoseAbilities:
			ps = append(ps, N(surface.Topic, s.plain(obj)), Num(surface.Mod, 1, left(), m))
		default:
			ps = append(ps, N(surface.Target, s.plain(obj)), N(surface.Mod, left(), m))
		}
	}
	return ps
}
