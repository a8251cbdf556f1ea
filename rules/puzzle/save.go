package puzzle

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"gorin/rules"
)

// Limits of a saved attempt.
const (
	maxSaved = MaxSize + 256<<10
	maxMoves = 4000
)

// mark of a saved attempt, and what stands between its moves and its puzzle.
const (
	magic = "gorin-puzzle 1 "
	below = "===\n"
)

// hinted begins the line of a saved attempt that says how many hints were given.
const hinted = "hints "

// Save writes the attempt: how many hints were given, its moves, and below them the
// puzzle as it was read.
func (t *Try) Save() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "%s%s\n", magic, t.Puzzle.Name)
	if t.hints > 0 {
		fmt.Fprintf(&out, "%s%d\n", hinted, t.hints)
	}
	for _, mv := range t.Match.Moves() {
		fmt.Fprint(&out, mv.Seat)
		if mv.Concede {
			out.WriteString(" concedes")
		}
		for _, i := range mv.Pick {
			fmt.Fprintf(&out, " %d", i)
		}
		out.WriteString("\n")
	}
	out.WriteString(below)
	out.Write(t.Puzzle.text)
	return out.Bytes()
}

// Load opens an attempt that Save has written; the names are as in Open. The
// error says what is wrong with it.
func Load(data []byte, names ...string) (*Try, error) {
	if len(data) > maxSaved {
		return nil, fmt.Errorf("load puzzle: %d bytes, at most %d are read", len(data), maxSaved)
	}
	head, text, ok := bytes.Cut(data, []byte("\n"+below))
	lines := strings.Split(string(head), "\n")
	name, good := strings.CutPrefix(lines[0], magic)
	if !ok || !good || len(lines) > maxMoves {
		return nil, fmt.Errorf("load puzzle: it is no saved attempt at a puzzle")
	}
	p, err := Parse(name, text)
	if err != nil {
		return nil, fmt.Errorf("load puzzle: %w", err)
	}
	t, err := p.Open(names...)
	if err != nil {
		return nil, fmt.Errorf("load puzzle: %w", err)
	}
	lines = lines[1:]
	if len(lines) > 0 && strings.HasPrefix(lines[0], hinted) {
		if t.hints, err = strconv.Atoi(lines[0][len(hinted):]); err != nil || t.hints < 1 || t.hints > len(p.Hints) {
			return nil, fmt.Errorf("load puzzle: %q: it has %d hints", lines[0], len(p.Hints))
		}
		lines = lines[1:]
	}
	for i, line := range lines {
		if err := again(t.Match, strings.Fields(line)); err != nil {
			return nil, fmt.Errorf("load puzzle: answer %d: %w", i+1, err)
		}
	}
	return t, nil
}

// again makes a move: a seat and what it picked.
func again(m *rules.Match, words []string) error {
	var numbers []int
	concedes := len(words) == 2 && words[1] == "concedes"
	if concedes {
		words = words[:1]
	}
	for _, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil {
			return fmt.Errorf("%q is not a number", w)
		}
		numbers = append(numbers, n)
	}
	q := m.Pending()
	switch {
	case len(numbers) == 0:
		return fmt.Errorf("nobody answers")
	case concedes:
		return m.Concede(numbers[0])
	case q == nil:
		return fmt.Errorf("the game is over")
	case q.By(numbers[1:]) != numbers[0]:
		return fmt.Errorf("seat %d is asked, not %d", q.By(numbers[1:]), numbers[0])
	}
	return m.Answer(q.Seq, numbers[1:])
}
