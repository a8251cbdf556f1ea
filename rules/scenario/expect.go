package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// expect checks one expectation:
//
//	expect you hand 3                    how many cards
//	expect you hand A B                  exactly these (in order, where order counts)
//	expect you hand has A                at least this
//	expect you hand lacks A
//	expect you front-left A rested       and "standing", "reversed", "up", "down"
//	expect you front-left empty
//	expect opponent sees 2 of you memory   how many cards there that player knows;
//	                                     also "counts", and "turns" for two-faced cards
//	expect A power 3500                  also soul, level, cost; A@zone or opponent's: opponent:A
//	expect A has trait 海
//	expect A lacks trait 海
//	expect request you KIND              what is asked; ITEMS after it must be offered
//	expect request you KIND only ITEMS   and nothing else
//	expect illegal you ITEM              the open question does not offer it
//	expect legal you ITEM
//	expect clause 7.7.1.2                of the open question
//	expect phase main
//	expect turn 4 opponent
//	expect over you 9.4.1.1              you won, under that clause; or "draw"
//	expect log 9.2.2                     the clause has been carried out
//	expect no log 9.2.2
//	expect waiting 2                     abilities in waiting state
//
// and in games that have it
//
//	expect A damage 2000                 also hit, aura
//	expect A on B                        attached to it
//	expect A has opened                  also title, identity, kind, counters 断罪 2
//	expect you counters 断罪 2
//	expect you red                       in the red zone; "expect you yellow": not
//	expect priority you                  or "nobody"
//	expect window damage                 or "none"
//	expect stack A B                     what waits to be resolved, the next one last; or a number
//	expect packets 1                     damage that waits to be dealt
func (r *runner) expect(w []string) error {
	if len(w) == 0 {
		return fmt.Errorf("what is expected?")
	}
	switch w[0] {
	case "you", "opponent":
		seat, _ := seatOf(w[0])
		if len(w) == 6 && seen[w[1]] != nil && w[3] == "of" {
			return r.expectSeen(seat, w[1], w[2], w[4], w[5])
		}
		if done, err := r.expectPlayer(seat, w[1:]); done {
			return err
		}
		return r.expectZone(seat, w[1:])
	case "request":
		return r.expectRequest(w[1:])
	case "illegal", "legal":
		return r.expectOption(w[0] == "legal", w[1:])
	case "clause":
		if q := r.m.Pending(); q == nil || q.Clause != strings.Join(w[1:], " ") {
			return r.got()
		}
		return nil
	case "phase":
		v := r.m.View(0)
		if want := strings.Join(w[1:], " "); v.Phase != want && v.Step != want {
			return fmt.Errorf("it is %s %s", v.Phase, v.Step)
		}
		return nil
	case "turn":
		v := r.m.View(0)
		got := fmt.Sprintf("%d %s", v.Turn, [...]string{"you", "opponent"}[v.Active])
		if got != strings.Join(w[1:], " ") {
			return fmt.Errorf("it is turn %s", got)
		}
		return nil
	case "over":
		return r.expectOver(w[1:])
	case "log":
		if !r.logged(w[1:]) {
			return fmt.Errorf("nothing was done under that clause")
		}
		return nil
	case "no":
		if len(w) < 3 || w[1] != "log" {
			return fmt.Errorf("what is expected not to be?")
		}
		if r.logged(w[2:]) {
			return fmt.Errorf("it was done")
		}
		return nil
	case "waiting":
		n := 0
		for _, x := range r.m.View(0).Waiting {
			n += x.Count
		}
		if len(w) < 2 || strconv.Itoa(n) != w[1] {
			return fmt.Errorf("%d abilities wait", n)
		}
		return nil
	}
	if check, ok := tableWords[w[0]]; ok {
		return check(r, w[1:])
	}
	return r.expectCard(w)
}

func (r *runner) got() error {
	q := r.m.Pending()
	if q == nil {
		return fmt.Errorf("the game is over under %s", r.cite(r.m.Result().Clause))
	}
	return fmt.Errorf("%s", r.describe(q))
}

func (r *runner) logged(clauses []string) bool {
	for _, e := range r.m.Log(rules.Spectator, 0) {
		if slices.Contains(clauses, e.Clause) {
			return true
		}
	}
	return false
}

func (r *runner) expectOver(w []string) error {
	res := r.m.Result()
	if !res.Over || len(w) == 0 {
		return fmt.Errorf("the game goes on")
	}
	got := "draw"
	if len(res.Winners) > 0 {
		got = [...]string{"you", "opponent"}[res.Winners[0]]
	}
	if got != w[0] || len(w) > 1 && w[1] != res.Clause {
		return fmt.Errorf("it ended %s under %s", got, r.cite(res.Clause))
	}
	return nil
}

func (r *runner) expectRequest(w []string) error {
	q := r.m.Pending()
	if q == nil || len(w) < 2 {
		return r.got()
	}
	seat, err := seatOf(w[0])
	if err != nil {
		return err
	}
	if q.Seat != seat || q.Kind != w[1] {
		return r.got()
	}
	items := w[2:]
	only := len(items) > 0 && items[0] == "only"
	if only {
		items = items[1:]
	}
	var picks []int
	if len(items) > 0 {
		for _, part := range strings.Split(strings.Join(items, " "), ",") {
			found := -1
			for i := range q.Options {
				if !slices.Contains(picks, i) && r.means(q, &q.Options[i], strings.Fields(part)) {
					found = i
					break
				}
			}
			if found < 0 {
				return fmt.Errorf("%q is not offered (%s)", part, r.describe(q))
			}
			picks = append(picks, found)
		}
	}
	if only && len(picks) != len(q.Options) {
		return fmt.Errorf("more is offered (%s)", r.describe(q))
	}
	return nil
}

func (r *runner) expectOption(legal bool, w []string) error {
	q := r.m.Pending()
	if q == nil || len(w) < 2 {
		return r.got()
	}
	seat, err := seatOf(w[0])
	if err != nil {
		return err
	}
	found := false
	if q.Seat == seat {
		for i := range q.Options {
			found = found || r.means(q, &q.Options[i], w[1:])
		}
	}
	if found != legal {
		return r.got()
	}
	return nil
}
