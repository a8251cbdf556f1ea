package position

import (
	"errors"
	"fmt"
	"slices"
)

// Gone reports whether a player of a position takes part no more.
func (p *Position) Gone(seat int) bool {
	return slices.Contains(p.Out, seat) || slices.Contains(p.Left, seat)
}

// Places is the order of turns as a set-up has it: those who have no place in it any more
// stand at its end.
func (p *Position) Places() []int {
	if len(p.Order) == 0 {
		return nil
	}
	order := slices.Clone(p.Order)
	for seat := range p.Seats {
		if p.Gone(seat) && !slices.Contains(order, seat) {
			order = append(order, seat)
		}
	}
	return order
}

// sit lets players be gone, and says who has had a turn and which points the teams have.
func (t table) sit(p *Position) error {
	out, err := t.bits(p.Out)
	if err != nil {
		return err
	}
	left, err := t.bits(p.Left)
	if err != nil {
		return err
	}
	if out&left != 0 {
		return errors.New("set up a position: who has lost has not left besides")
	}
	places := len(p.Order)
	if places == 0 {
		places = len(p.Seats)
	}
	if out|left != 0 && t.M.SitOut(out, left, int8(places)) < 2 {
		return errors.New("set up a position: nobody is left to play against")
	}
	if p.Phase != "setup" && len(p.Order) > 0 && !slices.Contains(p.Order, p.Active) {
		return fmt.Errorf("set up a position: player %d has no place in the order, and the turn", p.Active+1)
	}
	teams := t.M.Format().Teams
	if len(p.Scores) > 0 && len(p.Scores) != teams {
		return fmt.Errorf("set up a position: points of %d teams, not of %d", len(p.Scores), teams)
	}
	for team, n := range p.Scores {
		if n < 0 || n > 1000 {
			return fmt.Errorf("set up a position: team %d has %d points", team+1, n)
		}
		t.M.S.Scores[team] = int16(n)
	}
	if t.M.S.Begun, err = t.bits(p.Begun); err == nil && p.Begun == nil && t.M.Format().Late && p.Phase != "setup" {
		t.M.S.Begun = t.begun(p)
	}
	return err
}

// begun is who has had a turn, if all have had theirs one after the other.
func (t table) begun(p *Position) (who uint8) {
	n, f := int(t.M.Places()), t.M.Format()
	if f.TeamTurns {
		for seat := range int8(len(p.Seats)) {
			if team := t.M.S.Teams[seat]; p.Turn >= f.Teams || team == t.M.S.Teams[p.First] || team == t.M.S.Teams[p.Active] {
				who |= 1 << seat
			}
		}
		return who
	}
	order := t.M.S.Order[:n]
	from := max(0, slices.Index(order, int8(p.First)))
	for i := range min(n, p.Turn) {
		who |= 1 << order[(from+i)%n]
	}
	return who | 1<<p.Active
}

// bits is seats as a bit set.
func (t table) bits(seats []int) (who uint8, err error) {
	for _, seat := range seats {
		if seat < 0 || seat >= int(t.M.S.Players) || who>>seat&1 != 0 {
			return 0, fmt.Errorf("set up a position: no player %d, or twice", seat+1)
		}
		who |= 1 << seat
	}
	return who, nil
}

// seatsOf is a bit set as seats.
func seatsOf(who uint8) (seats []int) {
	for seat := range 8 {
		if who>>seat&1 != 0 {
			seats = append(seats, seat)
		}
	}
	return seats
}
