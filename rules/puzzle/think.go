package puzzle

import (
	"gorin/rules"
	"gorin/rules/bot"
)

// Think lets a computer player solve the puzzle, who knows nothing of its goal but plays to win; it gives how that ends.
func (p *Puzzle) Think(solver func(m *rules.Match) bot.Bot) (Status, error) {
	t, err := p.Open()
	if err != nil {
		return Status{}, err
	}
	bots := make([]bot.Bot, len(p.scene.Pos.Seats))
	for seat := range bots {
		if p.Solves(seat) {
			bots[seat] = solver(t.Match)
		}
	}
	var waits bot.Waiting
	for range tryMoves {
		q := t.Match.Pending()
		if q == nil || t.Status().State != Open {
			break
		}
		var pick []int
		if p.Solves(q.Seat) {
			pick = waits.Choose(q, bots, t.Match)
		} else {
			pick = t.Reply(q)
		}
		if err := t.Match.Answer(q.Seq, pick); err != nil {
			return t.Status(), err
		}
	}
	return t.Status(), nil
}
