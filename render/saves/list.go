package saves

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// List is the games that are kept in a store. Every change reads what the store holds
// now, since another window may have changed it.
type List struct {
	Load func(key string) ([]byte, error)    // nil when there is nothing
	Save func(key string, data []byte) error // nil data removes
}

// indexKey is where the list itself is kept.
const indexKey = "games"

// ErrLarge is returned for a game from a file that is too large to be kept.
var ErrLarge = errors.New("saves: the game is too large to be kept")

// ErrTaken is what a store returns for a game that another window has taken over.
var ErrTaken = errors.New("saves: another window has taken this game over")

// Full is returned when a game can be kept only in place of one that has not ended,
// which is for the player to decide.
type Full struct {
	Oldest Head  // the unfinished one that would go first
	Err    error // what the store said, nil when a limit of the list is reached
}

func (f *Full) Error() string { return fmt.Sprintf("saves: no room beside %s", f.Oldest.ID) }

// Unwrap is what the store said.
func (f *Full) Unwrap() error { return f.Err }

// All lists the games, the latest first; what cannot be read is not there.
func (l *List) All() []Head {
	b, err := l.Load(indexKey)
	if err != nil || len(b) > maxIndex {
		return nil
	}
	var all []Head
	if json.Unmarshal(b, &all) != nil {
		return nil
	}
	seen, kept := map[string]bool{}, all[:0]
	for _, h := range all {
		if h.sound() && !seen[h.ID] { // its names are made short
			kept = append(kept, h)
		}
		seen[h.ID] = true
	}
	all = kept
	slices.SortStableFunc(all, func(a, b Head) int {
		switch {
		case a.When > b.When:
			return -1
		case a.When < b.When:
			return 1
		}
		return strings.Compare(a.ID, b.ID)
	})
	return all
}

func (l *List) write(all []Head) error {
	b, err := json.Marshal(all)
	if err != nil {
		panic("saves: " + err.Error()) // there are only plain values
	}
	return l.Save(indexKey, b)
}

// Find is the head of a game; false if there is none.
func (l *List) Find(id string) (Head, bool) {
	all := l.All()
	if i := slices.IndexFunc(all, func(h Head) bool { return h.ID == id }); i >= 0 {
		return all[i], true
	}
	return Head{}, false
}

// Read is a game with its head; false if it is damaged or missing.
func (l *List) Read(id string) (h Head, body []byte, ok bool) {
	if h, ok = l.Find(id); !ok {
		return Head{}, nil, false
	}
	b, err := l.Load(key(id))
	if err != nil {
		return Head{}, nil, false
	}
	_, body, ok = Split(b)
	return h, body, ok
}

// Name names a game of the list; "" takes the name away. Only the list is written, so that
// a window which plays the game is not in the way.
func (l *List) Name(id, title string) error {
	all := l.All()
	i := slices.IndexFunc(all, func(h Head) bool { return h.ID == id })
	if i < 0 {
		return fmt.Errorf("saves: name %q: no game of the list", id)
	}
	all[i].Title = Title(title)
	return l.write(all)
}

// Keep keeps a game under its number, in place of what it was; the name that the player
// has given it stays. What is finished makes room, the oldest first; what is not is never
// removed (Full).
func (l *List) Keep(h Head, body []byte) error {
	h.Names = slices.Clone(h.Names)
	for i, name := range h.Names {
		h.Names[i] = shortened(name)
	}
	h.From = shortened(h.From)
	if len(h.Sight) > maxSight {
		h.Sight = nil
	}
	h.Size = len(body)
	if h.From != "" && h.Size > MostFrom || h.Size > MostAll {
		return ErrLarge
	}
	if !h.sound() {
		return fmt.Errorf("saves: keep %q: the head is not sound", h.ID)
	}
	for {
		others := slices.DeleteFunc(l.All(), func(o Head) bool {
			if o.ID == h.ID {
				h.Title = o.Title
			}
			return o.ID == h.ID
		})
		sum := h.Size
		for _, o := range others {
			sum += o.Size
		}
		var failed error
		if len(others) < Most && sum <= MostAll {
			if failed = l.put(h, body, others); failed == nil || errors.Is(failed, ErrTaken) {
				return failed
			}
		}
		if len(others) == 0 {
			return failed // nothing can make room
		}
		last := len(others) - 1
		if at := lastFunc(others, func(o Head) bool { return o.Over }); at >= 0 {
			if err := l.Remove(others[at].ID); err != nil {
				return err
			}
			continue
		}
		return &Full{Oldest: others[last], Err: failed}
	}
}

// put writes a game and the list. The list names what is there: a game that cannot be
// written is not left in it.
func (l *List) put(h Head, body []byte, others []Head) error {
	was, err := l.Load(key(h.ID))
	if err != nil {
		return err
	}
	if err := l.Save(key(h.ID), Join(h, body)); err != nil {
		return err
	}
	if err := l.write(append([]Head{h}, others...)); err != nil {
		_ = l.Save(key(h.ID), was) // as it was before
		return err
	}
	return nil
}

// lastFunc is the last place of what f accepts, or -1.
func lastFunc(all []Head, f func(Head) bool) int {
	for i := len(all) - 1; i >= 0; i-- {
		if f(all[i]) {
			return i
		}
	}
	return -1
}

// Remove forgets a game.
func (l *List) Remove(id string) error {
	if !idForm.MatchString(id) {
		return fmt.Errorf("saves: remove %q: no number of a game", id)
	}
	rest := slices.DeleteFunc(l.All(), func(h Head) bool { return h.ID == id })
	if err := l.write(rest); err != nil {
		return err
	}
	return l.Save(key(id), nil)
}

// oldKeys are where earlier builds kept one game each: the one under way, and four that
// the player chose.
var oldKeys = []string{"slot4", "slot3", "slot2", "slot1", "auto"}

// TakeOver brings what earlier builds kept into the list. What cannot be taken over stays
// where it is.
func (l *List) TakeOver() error {
	var failed error
	for _, old := range oldKeys {
		b, err := l.Load(old)
		if b == nil || err != nil {
			continue
		}
		h, body, ok := Split(b)
		if !ok {
			continue
		}
		h.ID, h.Copy = NewID(), old != "auto"
		if err := l.Keep(h, body); err != nil {
			failed = err
			continue
		}
		if err := l.Save(old, nil); err != nil {
			failed = err
		}
	}
	return failed
}

// Latest is the game that was played last and has not ended; false if there is none.
func (l *List) Latest() (Head, bool) {
	for _, h := range l.All() {
		if !h.Over && !h.Copy {
			return h, true
		}
	}
	return Head{}, false
}
