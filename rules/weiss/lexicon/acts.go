package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
)

// doings is how acts are read and said of which more counts than their words.
func doings() map[Kind]text.Doing {
	return map[Kind]text.Doing{
		CheckTwice:  {Read: readCheckTwice, Say: func(text.Speaker, Node) []Node { return []Node{N(CheckTwice, text.Unsaid())} }},
		StandSwap:   {Read: readStandSwap},
		StockBy:     {Say: sayStockBy},
		saidStockBy: {Read: readStockBy},
		saidNoStand: {Read: readNoStand},
		saidFromTop: {Read: readFromTop},
		saidEndAndOne: {Read: func(r text.Reader, n Node) (Node, error) {
			end, err := r.Meaning(n.Kids[0])
			if err == nil {
				err = r.Choose(n.Kids[1], n.Kids[2])
			}
			r.Leave(N(Both, end, N(Chosen)))
			return Nothing, err
		}},
	}
}

// readCheckTwice: what it changes is the trigger step of this attack.
func readCheckTwice(r text.Reader, n Node) (Node, error) {
	if dur, fresh := r.Duration(); fresh && dur.Kind != ThisAttack {
		return Nothing, r.Senseless(dur, "this cannot stand here", "")
	}
	r.Add(N(CheckTwice, N(r.Who())))
	return Nothing, nil
}

// readStandSwap: each of two cards is stood, then they change places.
func readStandSwap(r text.Reader, n Node) (Node, error) {
	both := r.Left()
	if both.Kind != Both {
		return n, nil
	}
	r.Add(N(SetState, both))
	r.Add(N(Swap, both.Kids...))
	return Nothing, nil
}

// readNoStand: it does not stand in the next stand phase of a player, which is a ban until
// the end of that turn.
func readNoStand(_ text.Reader, n Node) (Node, error) {
	dur := N(NextOppTurnEnd)
	if n.Num == 1 {
		dur = N(NextYourTurnEnd)
	}
	return text.Lasting(n.Kids[0], dur, Num(Ban, int(BanStand))), nil
}

// readFromTop: what goes on is about the top of a pile. A cost takes cards from one without
// choosing them.
func readFromTop(r text.Reader, n Node) (Node, error) {
	if r.InCost() {
		return Nothing, r.Misplaced(n, "a cost takes cards from a pile without choosing them", "コストは山札などのカードを選ばずに取る")
	}
	owner, err := r.Meaning(n.Kids[1])
	r.Leave(N(Top, n.Kids[0], owner, n.Kids[2]))
	return Nothing, err
}

func readStockBy(r text.Reader, n Node) (Node, error) {
	who, err := r.Meaning(n.Kids[0])
	if err != nil {
		return Nothing, err
	}
	paid, err := r.MeaningFor(who.Kind, n.Kids[1])
	dur, _ := r.Duration()
	in := n.Kids[2]
	r.Add(Num(StockBy, n.Num, who, dur, paid, in.Kids[0], n.Kids[3], in.Kids[1]))
	return Nothing, err
}

func sayStockBy(s text.Speaker, n Node) []Node {
	if !s.Japanese() {
		return nil
	}
	paid := s.PlainFor(n.Kids[0].Kind, n.Kids[2])
	return append(s.During(n.Kids[1]), Num(saidStockBy, n.Num, s.Plain(n.Kids[0]), paid, N(saidStandIn, n.Kids[3], n.Kids[5]), n.Kids[4]))
}
