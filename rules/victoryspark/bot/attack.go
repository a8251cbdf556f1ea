package bot

import "gorin/rules"

// scoreAttack attacks as long as it can: nothing is lost by it.
func scoreAttack(t *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "declare" {
		return 1
	}
	return 0.1
}

// scoreSupport keeps partners for what others cannot retire.
func scoreSupport(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0.1
	}
	b := t.board()
	f := t.forceOf(&b, own, true)
	left := t.strengthOf(b.ring[foe]).left
	s := 1.0
	switch {
	case t.mates(b.ring[own], c) && !t.firstTurn():
		f.partners--
		s += 1.1 + t.kills(f, t.average.left) // nothing blocks it
	case f.attack >= left:
		f.normal--
		s += 1 + t.kills(f, t.average.left)
	default:
		f.normal--
		s += t.kills(f, left-f.attack)
	}
	for i, l := range t.texts(c) {
		if l.once != "" && !c.Lines[i].Void {
			s += 0.2 // what its support triggers may help those after it
		}
	}
	return s
}

// scorePartnerBlock blocks what would retire the card in the ring; against partners it is no
// use.
func scorePartnerBlock(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0.01
	}
	a := &t.View.Attack
	if a.Kind == "partner" || t.At(a.Defender) == nil || t.At(a.Defender) != t.sides[own].ring {
		return -1
	}
	if t.strengthOf(t.sides[foe].ring).attack < t.strengthOf(t.sides[own].ring).left {
		return -1
	}
	return t.killWorth(own) - t.keep(c)
}
