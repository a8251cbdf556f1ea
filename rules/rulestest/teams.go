package rulestest

import (
	"fmt"
	"reflect"

	"gorin/rules"
)

// teamsSee: the views of teammates are the same, whatever they are of, and so are the last
// lines of their logs.
func teamsSee(m *rules.Match) error {
	for seat := range m.Setup().Seats {
		for mate := range seat {
			if !m.Mates(seat, mate) {
				continue
			}
			v, other := m.View(seat), m.View(mate)
			other.Seat = seat
			from := max(0, m.LogLen()-20)
			if !reflect.DeepEqual(v, other) || !reflect.DeepEqual(m.Log(seat, from), m.Log(mate, from)) {
				return fmt.Errorf("seats %d and %d of a team do not see the same", seat, mate)
			}
		}
	}
	return nil
}
