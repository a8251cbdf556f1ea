package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// owned gives the player whose zone a set means that names a zone and not whose: the one who acts,
// unless the game knows better.
func (b *builder) owned(set Node) Kind {
	if b.Everybody != nil && b.Zoned && b.Everybody(b.kind, set) {
		return Each
	}
	return b.who()
}

// theirs gives the pieces of a sentence with the owner that one said before where what is chosen is
// for a time in which only such cards matter: 相手の…から…、…から…選び、次の相手のターン中、….
func (w *Ways) theirs(ps []Node) []Node {
	said := false
	for i, p := range ps {
		if p.Kind != Choose || p.Kids[1].Kind != Cards {
			continue
		}
		switch set := p.Kids[1]; {
		case set.Kids[0].Kind == Opp:
			said = true
		case said && w.unowned(set) && i+1 < len(ps) && slices.Contains(w.Theirs, ps[i+1].Kind):
			ps = slices.Clone(ps)
			ps[i].Kids = slices.Clone(p.Kids)
			ps[i].Kids[1] = withPlace(set, N(Opp), set.Kids[1])
		}
	}
	return ps
}

// eachOwner brings two sets of different players together again, if the game says them as one.
func (s *speaker) eachOwner(sets []Node) (Node, bool) {
	says := s.kinds.of(Union).says
	if says == nil || len(sets) != 2 || sets[0].Kind != Cards || sets[1].Kind != Cards {
		return Nothing, false
	}
	union := N(Union, sets...)
	said := says(s.lang, union, N(Union, s.plain(sets[0]), s.plain(sets[1])))
	return said, said.Kind != Union
}

// Asked says a link by who was asked, for Own.Since: "if they do".
func Asked(lang string, told, link Node) Node {
	if g := told.Kids[len(told.Kids)-1]; lang == English && g.Kind == Do && g.Num&MayFlag != 0 && g.Kids[0].Kind != You {
		link.Num = surface.TheyDo
	}
	return link
}
