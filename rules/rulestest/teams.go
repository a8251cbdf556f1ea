package rulestest

import (
	"fmt"
	"reflect"

	"gorin/rules"
)

// teamsSee: the views of teammates are the same, whatever they are of.
func teamsSee(m *rules.Match) error {
	for seat := range m.Setup().Seats {
		for mate := range seat {
			if !m.Mates(seat, mate) {
				continue
			}
			v, other := m.View(seat), m.View(mate)
			other.Seat = seat
			if !reflect.DeepEqual(v, other) {
				return fmt.Errorf("seats %d and %d of a team do not see the same", seat, mate)
			}
		}
	}
	return nil
}
