package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/position"
)

// Write puts a moment of a match down as a scenario: the position before its
// n-th move (counted from 1), that move, and what came of it. Where the
// notation cannot hold that position, since something is under way or lasts, it
// begins at the nearest earlier decision where it can, at the latest with the
// set-up, and gives all moves from there; comments say so. What is written has
// been carried out once and asked the same questions as the match.
func Write(m *rules.Match, n int) ([]byte, error) {
	moves := slices.Clone(m.Moves())
	if n < 1 || n > len(moves) {
		return nil, fmt.Errorf("write a scenario: no answer %d; the match has %d", n, len(moves))
	}
	at := m.Copy()
	for len(at.Moves()) >= n {
		at.Undo()
	}
	w := &writer{moves: moves[:n], n: rules.NotationOf(m.Setup().Game)}
	for {
		text, err := w.from(at)
		if err == nil {
			return text, nil
		}
		w.why = append(w.why, fmt.Sprintf("answer %d: %v", len(at.Moves())+1, err))
		if !at.Undo() {
			return nil, fmt.Errorf("write a scenario: %s", strings.Join(grouped(w.why), "; "))
		}
	}
}

// writer writes one scenario.
type writer struct {
	moves []rules.Move
	why   []string // why it does not begin at later decisions
	out   strings.Builder
	n     *rules.Notation
	keys  map[string]string // of cards in the scenario, by ID
}

// from begins at a decision of the match.
func (w *writer) from(at *rules.Match) ([]byte, error) {
	pos, err := position.Now(at.Table())
	if err != nil {
		return nil, err
	}
	moves := w.moves[len(at.Moves()):]
	if err := w.byChance(at, &pos, moves); err != nil {
		return nil, err
	}
	w.out.Reset()
	w.head(at, len(moves))
	if err := w.position(&pos); err != nil {
		return nil, err
	}
	body := w.out.String()
	w.out.Reset()
	again, err := w.rebuilt(body)
	if err != nil {
		return nil, err
	}
	if err := w.play(at.Copy(), again, moves); err != nil {
		return nil, err
	}
	return []byte(body + w.out.String()), nil
}

// byChance notes how the shuffles come out on the way, and the lot for who is first and the order
// of turns, if they are drawn on it.
func (w *writer) byChance(at *rules.Match, pos *position.Position, moves []rules.Move) (err error) {
	see := func(ids []string) { pos.Shuffle = append(pos.Shuffle, ids) }
	c := at.Copy()
	if pos.Phase == "setup" {
		if c, err = rules.New(at.Setup()); err != nil {
			return err
		}
	}
	position.SeeShuffles(c.Table(), see)
	if pos.Phase == "setup" {
		if err := c.Again(at.Setup().Seed); err != nil {
			return err
		}
	}
	unknown := pos.Phase == "setup" && c.Table().M.S.First < 0
	for _, mv := range moves {
		if err := do(c, mv); err != nil {
			return err
		}
		if m := c.Table().M; unknown && m.S.First >= 0 {
			unknown = false
			pos.Lot = int(m.S.First) + 1
			if m.Format().Teams == 0 && m.S.Players > 2 {
				pos.Order = c.Table().TurnOrder()
			}
		}
	}
	return nil
}

func do(m *rules.Match, mv rules.Move) error {
	if mv.Concede {
		return m.Concede(mv.Seat)
	}
	return m.Answer(m.Seq(), mv.Pick)
}

// rebuilt reads what has been written so far and sets the position up.
func (w *writer) rebuilt(body string) (*runner, error) {
	list, err := Parse("scenario", []byte(body))
	if err != nil {
		return nil, err
	}
	m, err := rules.NewPosition(list[0].Pos)
	if err != nil {
		return nil, err
	}
	return newRunner(m), nil
}

// play writes the moves and what came of the last one, and makes them both in
// the match and in what was rebuilt.
func (w *writer) play(was *rules.Match, again *runner, moves []rules.Move) error {
	for i, mv := range moves {
		if i == len(moves)-1 && i > 0 {
			fmt.Fprintf(&w.out, "# answer %d\n", len(w.moves))
		}
		there, from := w.standing(was)
		here, to := w.standing(again.m)
		if err := sameQuestion(there, here); err != nil {
			return err
		}
		before := again.tableNow()
		same := inOther(mv, from, to)
		line := again.moveLine(same)
		if err := again.reads(line, same); err != nil {
			return err
		}
		w.out.WriteString(line)
		if err := errors.Join(do(was, mv), do(again.m, same)); err != nil {
			return err
		}
		if i == len(moves)-1 {
			w.expectations(again, before)
		}
	}
	there, _ := w.standing(was)
	here, _ := w.standing(again.m)
	return sameQuestion(there, here)
}

// head writes what the scenario is about, and where it has to begin.
func (w *writer) head(at *rules.Match, moves int) {
	n := len(w.moves)
	setup := at.Setup()
	var players []string
	for seat, s := range setup.Seats {
		players = append(players, fmt.Sprintf("%q (%s)", s.Name, seatName(seat, len(setup.Seats))))
	}
	last := len(players) - 1
	fmt.Fprintf(&w.out, "# Answer %d of a match between %s and %s.\n", n, strings.Join(players[:last], ", "), players[last])
	if moves > 1 {
		fmt.Fprintf(&w.out, "# It begins at answer %d, the nearest that the notation can hold:\n", n-moves+1)
		for _, why := range grouped(w.why) {
			fmt.Fprintf(&w.out, "#   %s\n", why)
		}
	}
	fmt.Fprintf(&w.out, "game %s\ntitle answer %d of a match\nask all\n", setup.Game, n)
}

// grouped joins reasons that are the same.
func grouped(why []string) (out []string) {
	for i := 0; i < len(why); {
		at, text, _ := strings.Cut(why[i], ": ")
		j := i
		for j+1 < len(why) && strings.HasSuffix(why[j+1], ": "+text) {
			j++
		}
		if j > i {
			last, _, _ := strings.Cut(why[j], ": ")
			at = strings.Replace(last, "answer", "answers", 1) + " to " + strings.TrimPrefix(at, "answer ")
		}
		out = append(out, at+": "+strings.ReplaceAll(text, "\n", " "))
		i = j + 1
	}
	return out
}
