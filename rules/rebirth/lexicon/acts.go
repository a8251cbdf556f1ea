package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
)

// readPlaySpark: what was chosen is played if nothing is said.
func readPlaySpark(r text.Reader, n Node) (Node, error) {
	if n.Kids[0].Equal(text.Unsaid()) && r.Chosen() {
		n.Kids = []Node{N(Chosen), n.Kids[1]}
	}
	return n, nil
}

func sayPlaySpark(s text.Speaker, n Node) []Node {
	if n.Kids[0].Kind != Chosen || !s.Japanese() {
		return nil
	}
	return []Node{N(PlaySpark, text.Unsaid(), s.Plain(n.Kids[1]))}
}

// readDisguise: the card that is put somewhere as another may be left out after that.
func readDisguise(r text.Reader, n Node) (Node, error) {
	out, err := r.Meaning(n)
	if err != nil {
		return Nothing, err
	}
	r.Touch(out.Kids[0])
	r.Add(out)
	return Nothing, nil
}

func sayDisguise(s text.Speaker, n Node) []Node {
	out := s.Plain(n)
	out.Kids[0] = s.Object(n.Kids[0])
	s.Touch(n.Kids[0])
	return []Node{out}
}
