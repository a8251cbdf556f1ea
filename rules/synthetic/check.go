package synthetic

import "fmt"

// Check draws a table, plays games of it, and says what is wrong: a line that is not read
// as what it was printed from, a game in which something breaks.
func Check(g *Game, seed uint64, o Options) (wrong []error) {
	table, err := Draw(g, seed)
	if err != nil {
		return []error{err}
	}
	for _, w := range table.Wrong {
		wrong = append(wrong, fmt.Errorf("table %d: %w", seed, w))
	}
	r := table.Play(o)
	for _, f := range r.Finds {
		wrong = append(wrong, fmt.Errorf("table %d: game %d: %s\n%s", seed, f.Game, f.What, f.Stack))
	}
	if r.Games != o.Games || r.Decisions == 0 || table.Lines == 0 {
		wrong = append(wrong, fmt.Errorf("table %d: %d lines, %d games, %d decisions", seed, table.Lines, r.Games, r.Decisions))
	}
	return wrong
}
