package position

import (
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
	"gorin/rules/show"
)

// Orders are scripted shuffles that have not happened yet: of each some cards from the top,
// by ID.
type Orders struct{ left [][]string }

// Left is how many there are.
func (o *Orders) Left() int {
	if o == nil {
		return 0
	}
	return len(o.left)
}

// script lets the next shuffles come out in some orders.
func (t table) script(orders [][]string) *Orders {
	if len(orders) == 0 {
		return nil
	}
	o := &Orders{orders}
	t.M.OnShuffle = func(ids []kernel.CardID) {
		if len(o.left) == 0 {
			return
		}
		order := o.left[0]
		o.left = o.left[1:]
		top := len(ids)
		for _, want := range order {
			for i := top - 1; i >= 0; i-- {
				if t.idOf(ids[i]) == want {
					ids[i], ids[top-1] = ids[top-1], ids[i]
					top--
					break
				}
			}
		}
	}
	return o
}

// SeeShuffles tells of each shuffle of a match from now on, the top card first: for
// judges and tests.
func SeeShuffles(of *show.Table, see func(ids []string)) {
	t := table{of}
	t.M.OnShuffle = func(cards []kernel.CardID) {
		ids := make([]string, len(cards))
		for i, c := range cards {
			ids[len(cards)-1-i] = t.idOf(c)
		}
		see(ids)
	}
}

// PrintsIn lists the cards of a zone by ID from the bottom to the top, hidden ones
// too: it is for judges and tests, never for players.
func PrintsIn(of *show.Table, p rulebook.Place) (ids []string) {
	t := table{of}
	z, err := t.zoneByKey(p.Zone, p.Seat)
	if err != nil {
		return nil
	}
	for c := t.M.BottomCard(z); c != 0; c = t.M.S.Cards[c].Above {
		ids = append(ids, t.idOf(c))
	}
	return ids
}
