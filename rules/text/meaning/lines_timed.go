package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// pipColours is the colour's place in the Num of a Pip.
const pipColours = 32

// timedLine makes an 【起】 of one that was read with its timing.
func (w *Ways) timedLine(n Node) Node {
	labels := Nothing
	if n.Kids[0].Kind != None {
		labels = N(Labels, n.Kids[0].Kids...)
	}
	if n.Kids[1].Equal(Num(surface.Word, surface.TimingQuick)) {
		labels = N(Labels, append(labels.Kids[:len(labels.Kids):len(labels.Kids)], Num(Label, int(w.Quick)))...)
	}
	return Num(Act, n.Num, append([]Node{labels, n.Kids[2]}, n.Kids[3:]...)...)
}

// timedLine says the timing of an 【起】 in its bracket.
func (s *speaker) timedLine(n Node) Node {
	front, timing := n.Kids[0], Num(surface.Word, surface.TimingNormal)
	if front.Kind == Labels {
		if last := len(front.Kids) - 1; front.Kids[last].Equal(Num(Label, int(s.Quick))) {
			front, timing = N(Labels, front.Kids[:last]...), Num(surface.Word, surface.TimingQuick)
		}
		if len(front.Kids) == 0 {
			front = Nothing
		}
	}
	return Num(surface.Active, n.Num, append([]Node{front, timing}, n.Kids[1:]...)...)
}

// sentences resolves a printed sentence, or a list of what is done in each
// case.
func (b *builder) sentences(n Node) ([]Node, error) {
	if n.Kind == surface.Sentence {
		return b.sentence(n.Kids)
	}
	var before, items []Node
	for _, k := range n.Kids {
		if b.as(k.Kind) == AsCase {
			items = append(items, k)
		} else {
			before = append(before, k)
		}
	}
	var out []Node
	for _, item := range items {
		for _, s := range item.Kids {
			if s.Kind != surface.Sentence {
				return nil, &fault{"a list within a list", s, ofMeaning}
			}
			ps := append(append(before[:len(before):len(before)], b.Case(item)), s.Kids...)
			ss, err := b.sentence(ps)
			if err != nil {
				return nil, err
			}
			out, before = append(out, ss...), nil
			b.opened = true
		}
	}
	return out, nil
}

// ofCards reports whether an event happens to cards that it describes.
func ofCards(t Node) bool {
	return len(t.Kids) > 0 && (t.Kids[0].Kind == Cards || t.Kids[0].Kind == Union) && t.Kind != OnKeyword
}

// eventWord is the word for the card that an event happens to.
func (w *Ways) eventWord(t Node) int {
	if t.Kind == OnEither {
		return w.eventWord(t.Kids[0])
	}
	for _, k := range t.Kids {
		if k.Kind == Cards || k.Kind == Union {
			return w.thatWord(k)
		}
	}
	return surface.ThatHere
}
