package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// doings is how acts are read and said of which more counts than their words.
func doings() map[Kind]text.Doing {
	return map[Kind]text.Doing{
		SwitchOut:       {Read: readSwitchOut},
		HurtEachOther:   {Read: readHurtEachOther, Say: sayHurtEachOther},
		Discard:         {Say: sayDiscard},
		saidDiscardOwn:  {Read: readDiscardOwn},
		saidShowMove:    {Read: readShowMove},
		FreeColours:     {Say: sayFreeColours},
		saidFreeColours: {Read: readFreeColours},
		saidDealsTimes:  {Read: readTimes},
		saidTakesTimes:  {Read: readTimes},
	}
}

// readSwitchOut: with no card named, this card is switched (528-1a).
func readSwitchOut(r text.Reader, n Node) (Node, error) {
	if n.Kids[0].Equal(text.Unsaid()) && r.Japanese() {
		return N(SwitchOut, N(This)), nil
	}
	return n, nil
}

// readHurtEachOther: of two that were targeted, それら, the second is not said apart.
func readHurtEachOther(_ text.Reader, n Node) (Node, error) {
	if n.Kids[1].Equal(Num(surface.Left, surface.LeftDitto)) {
		n.Kids = []Node{n.Kids[0], n.Kids[0], n.Kids[2]}
	}
	return n, nil
}

func sayHurtEachOther(s text.Speaker, n Node) []Node {
	if n.Kids[0].Kind != Chosen || n.Kids[1].Kind != Chosen {
		return nil
	}
	out := s.Plain(n)
	out.Kids[1] = Num(surface.Left, surface.LeftDitto)
	return []Node{out}
}

// readDiscardOwn: あなたの手札を1枚捨てる.
func readDiscardOwn(r text.Reader, n Node) (Node, error) {
	if r.Who() != You {
		return Nothing, r.Senseless(Nothing, "who acts discards from the own hand", "捨てるのは、行う人の手札")
	}
	r.Add(N(Discard, n.Kids[0]))
	return Nothing, nil
}

func sayDiscard(s text.Speaker, n Node) []Node {
	if !s.Japanese() || s.Who() != You {
		return nil
	}
	return []Node{N(saidDiscardOwn, s.Plain(n.Kids[0]))}
}

// readShowMove: what is chosen is shown, and then goes somewhere.
func readShowMove(r text.Reader, n Node) (Node, error) {
	if err := r.Choose(n.Kids[0], n.Kids[1]); err != nil {
		return Nothing, err
	}
	if n.Kids[2].Kind != Move || n.Kids[2].Kids[0].Kind != surface.Left {
		return Nothing, r.Misplaced(n.Kids[2], "what is shown goes somewhere", "公開したカードの行き先がない")
	}
	r.Add(N(Reveal, N(Chosen)))
	return n.Kids[2], nil
}

func readFreeColours(r text.Reader, n Node) (Node, error) {
	who, err := r.Meaning(n.Kids[0])
	if err != nil {
		return Nothing, err
	}
	played, err := r.Meaning(n.Kids[1])
	dur, _ := r.Duration()
	r.Add(Num(FreeColours, n.Num, who, dur, played))
	return Nothing, err
}

func sayFreeColours(s text.Speaker, n Node) []Node {
	if !s.Japanese() {
		return nil
	}
	return append(s.During(n.Kids[1]), Num(saidFreeColours, n.Num, s.Plain(n.Kids[0]), s.Plain(n.Kids[2])))
}

// readTimes: damage is dealt so many times, instead of once.
func readTimes(r text.Reader, n Node) (Node, error) {
	obj, err := r.Meaning(n.Kids[0])
	if err != nil {
		return Nothing, err
	}
	event := N(WouldHurt, obj)
	if n.Kind == saidDealsTimes {
		event.Num = 1
	}
	if err := r.Replaces(event); err != nil {
		return Nothing, err
	}
	r.Add(Num(TimesDamage, n.Num))
	return Nothing, nil
}
