package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// behind gives the sentences that go along with the one at i in a line: they are said in the same
// sentence as it.
func behind(line Node, i int) []Node {
	end := i + 1
	for end < len(line.Kids) && goesAlong(line.Kids[end]) {
		end++
	}
	return line.Kids[i+1 : end]
}

func goesAlong(n Node) bool { return n.Kind == Sentence && n.Kids[atLink].Kind == Along }

// goesOn says a sentence that goes along with what is said so far; and is whether English says so.
func (s *speaker) goesOn(n Node, more, and bool) []Node {
	if !s.Zoned || n.Kids[atTrigger].Kind != None || n.Kids[atWindow].Kind != None {
		s.fail(n)
	}
	s.along = true
	ps := s.pieces(n, more)
	s.along = false
	if and && s.lang == English && len(ps) > 0 && ps[0].Kind != surface.Piece && ps[0].Kind != surface.MaySubj {
		ps[0] = N(surface.And, ps[0])
	}
	return ps
}
