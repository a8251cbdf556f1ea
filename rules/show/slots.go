package show

import (
	"strings"
	"sync"

	"gorin/rules/kernel"
)

// slotNames is what the places of several slots are called, each made when it is first asked for.
type slotNames struct {
	mutex sync.RWMutex
	known map[kernel.Place]slotName
}

type slotName struct {
	keys   []string
	joined string
}

// SlotKeys are the keys of the slots of a place, nil for one zone. They are shared: nobody changes them.
func (t *Table) SlotKeys(p kernel.Place) []string { return t.slots(p).keys }

// slotsWritten are they in one word, as options and positions write them.
func (t *Table) slotsWritten(p kernel.Place) string { return t.slots(p).joined }

func (t *Table) slots(p kernel.Place) slotName {
	if p.Over == 0 {
		return slotName{}
	}
	names := &t.Book.slots
	names.mutex.RLock()
	name, ok := names.known[p]
	names.mutex.RUnlock()
	if ok {
		return name
	}
	t.M.EachSlot(p, func(z kernel.Zone) { name.keys = append(name.keys, t.M.Spec(z).Key) })
	name.joined = strings.Join(name.keys, "+")
	names.mutex.Lock()
	defer names.mutex.Unlock()
	if names.known == nil {
		names.known = map[kernel.Place]slotName{}
	}
	names.known[p] = name
	return name
}
