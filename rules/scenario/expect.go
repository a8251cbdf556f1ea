package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"gorin/rules"
)

// expectWords are expectations by their first word, besides those of expect.
var expectWords = map[string]func(r *runner, w []string) error{
	"request":  (*runner).expectRequest,
	"picks":    (*runner).expectPicks,
	"options":  (*runner).expectOptions,
	"forecast": (*runner).expectForecast,
	"legal":    func(r *runner, w []string) error { return r.expectOffered(true, w) },
	"illegal":  func(r *runner, w []string) error { return r.expectOffered(false, w) },
	"refused":  (*runner).expectRefused,
	"log":      func(r *runner, w []string) error { return r.expectLog(w, false) },
	"since":    (*runner).expectSince,
	"priority": (*runner).expectPriority,
	"window":   (*runner).expectWindow,
	"stack":    (*runner).expectStack,
	"packets":  (*runner).expectPackets,
	"packet":   (*runner).expectPacket,
	"result":   (*runner).expectResult,
	"order":    (*runner).expectOrder,
	"points":   (*runner).expectPoints,
}

// expect checks one expectation. What it names has to exist: an expectation that
// could not fail is an error.
//
//	expect you hand 3                    how many cards
//	expect you hand A B                  exactly these (in order, where order counts); 3 A for three of them
//	expect you hand has 2 A              at least these
//	expect you hand lacks A
//	expect you deck top A B              the topmost two, the top one first; also "bottom", the lowest first
//	expect you waiting-room order A B    exactly these in this order, also where order does not count
//	expect you front-left A rested       and "standing", "reversed", "up", "down"
//	expect you front-left empty
//	expect opponent sees 2 of you memory   how many cards there that player knows, or a
//	                                     "spectator"; also "counts", and "turns" for two-faced cards
//	expect A power 3500                  also soul, level, cost; A@zone, opponent:A, seat 3:A
//	expect A has trait 海
//	expect A lacks trait 海
//	expect request you KIND              what is asked; ITEMS after it must be offered
//	expect request you KIND only ITEMS   and nothing else; where several may answer, what that one may do
//	expect request seat 1, seat 2 KIND   just these may answer
//	expect picks 1 to 2                  how many may be picked
//	expect options 5                     how many options there are
//	expect forecast you ITEM says WORDS  what comes of an option that is offered, in English
//	expect illegal you ITEMS             the open question, which is yours, offers none of them
//	expect legal you ITEMS               it offers all of them
//	expect refused answer you ITEMS      all are offered, and picking just them is refused
//	expect refused concede you           that player is out already
//	expect clause NUMBER                 of the open question
//	expect phase main
//	expect turn 4 opponent
//	expect over you NUMBER               you won, under that clause; or several, or "draw"
//	expect result won seat 1, seat 4 lost seat 2 left nobody under NUMBER   just these; each part may be missing
//	expect seat 3 out                    that player takes part no more; or "in", or "lost", or "left" without having lost
//	expect order seat 2, seat 1          who has turns, in their order
//	expect points 1 0                    of the teams
//	expect log NUMBER                    the clause has been carried out; "expect log NUMBER twice", "3 times"
//	expect no log NUMBER
//	expect since answer 2 move A to hand   what has happened since the last answer, the start, or
//	                                     a line "mark NAME": an event, see expectSince
//	expect waiting 2                     abilities in waiting state
//
// and in games that have it
//
//	expect A damage 2000                 also hit, aura
//	expect A on B                        attached to it
//	expect A has opened                  also title, identity, kind, counters 断罪 2
//	expect you counters 断罪 2
//	expect you LEVEL 2                   a number that the game shows of players, by its key
//	expect you STATE                     what it shows of them as being so, or not so
//	expect priority you                  or "nobody"
//	expect window damage                 or "none"
//	expect stack A B                     what waits to be resolved, the next one last; or a number
//	expect stack next ability A by you targets B C   one of them, see expectItem
//	expect packets 1                     damage that waits to be dealt
//	expect packet 1 to you from A amount 2   one of them, see expectPacket
func (r *runner) expect(w []string) error {
	if len(w) == 0 {
		return fmt.Errorf("what is expected?")
	}
	if w[0] == "spectator" && len(w) == 6 && seen[w[1]] != nil && w[3] == "of" {
		return r.expectSeen(rules.Spectator, w[1], w[2], w[4], w[5])
	}
	if namesSeat(w[0]) {
		seat, err := r.seat(w[0])
		if err != nil {
			return err
		}
		if len(w) == 6 && seen[w[1]] != nil && w[3] == "of" {
			return r.expectSeen(seat, w[1], w[2], w[4], w[5])
		}
		if done, err := r.expectPlayer(seat, w[1:]); done {
			return err
		}
		return r.expectZone(seat, w[1:])
	}
	switch w[0] {
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
		if len(w) != 3 || w[1] != strconv.Itoa(v.Turn) || !r.isSeat(w[2], v.Active) {
			return fmt.Errorf("it is turn %d %s", v.Turn, r.name(v.Active))
		}
		return nil
	case "over":
		return r.expectOver(w[1:])
	case "no":
		if len(w) < 3 || w[1] != "log" {
			return fmt.Errorf("what is expected not to be?")
		}
		return r.expectLog(w[2:], true)
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
	if check, ok := expectWords[w[0]]; ok {
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
