package bot

import (
	"strings"

	"gorin/rules"
)

// onStage is what a character on the stage is worth, in points of about a
// thousand power: it fights with its power and hurts with its soul.
func onStage(c *rules.CardView) float64 {
	return fights(c.Now.Num(at().power), c.Now.Num(at().soul), c.Now.Num(at().level)) + 0.3*float64(len(c.Lines))
}

// fights is onStage of a character without abilities.
func fights(power, soul, level int) float64 {
	return float64(power)/1000 + 1.5*float64(soul) + 0.5*float64(level)
}

// inHand is what a card in hand, or one that could come there, is worth to a
// player of this level: what can be played now or soon is worth most.
func (t *table) inHand(c *rules.CardView) float64 {
	p := t.Print(c)
	level := t.level()
	switch p.Kind {
	case "climax":
		if level == 0 {
			return 1
		}
		if t.held("climax") > 2 {
			return 1.5
		}
		return 4
	case "event":
		if p.Number("level") > level+1 {
			return 1.5
		}
		return 3.5 - float64(p.Number("cost"))/2
	}
	worth := 3 + float64(p.Number("power"))/2000 + float64(p.Number("soul"))/2 - 0.4*float64(p.Number("cost"))
	switch ahead := p.Number("level") - level; {
	case ahead >= 2:
		worth -= 5
	case ahead == 1:
		worth -= 1
	case ahead <= -2:
		worth -= 1
	}
	if p.Number("level") > 0 && p.Number("level") <= level && !t.can(p.Word("colour")) {
		worth -= 1.5
	}
	return worth
}

// held counts the cards of one kind in the bot's hand.
func (t *table) held(kind string) int {
	z := t.Zones[rules.Place{Seat: t.Me, Zone: "hand"}]
	if z == nil {
		return 0
	}
	n := 0
	for i := range z.Cards {
		if t.Print(&z.Cards[i]).Kind == kind {
			n++
		}
	}
	return n
}

// supports reports whether a printed card helps from the back row.
func supports(p *rules.Printed) bool {
	for _, l := range p.Lines {
		ja := l.In(rules.Japanese)
		if strings.Contains(ja, "応援") || strings.Contains(ja, "後列") || strings.HasPrefix(ja, "【起】") && strings.Contains(ja, "このカードを【レスト】") {
			return true
		}
	}
	return false
}
