package rulebook

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"unicode"

	"gorin/rules/kernel"
	"gorin/rules/lang"
)

// PlayerValue is one number that a game shows of each player, such as a level or a limit.
type PlayerValue struct {
	Key   string
	Words lang.Words // what players read
	// States are the words by which scenarios say that it is so, and that it is not, of what is
	// a yes or a no: 1 or 0. Optional: it is a number, which they say after its key.
	States [2]string
	Of     func(m *kernel.Machine, p int8) int
}

// MostPlayerValues is how many such numbers a game may show.
const MostPlayerValues = 8

// PlayerValues is the numbers that a game shows of a player, in the order in which it declares
// them.
type PlayerValues struct {
	keys []string
	n    [MostPlayerValues]int32
}

// place is where a number stands, -1 if there is none of that key.
func (v *PlayerValues) place(key string) int {
	for i := range v.keys {
		if v.keys[i] == key {
			return i
		}
	}
	return -1
}

// Number is a number, 0 if the game shows none of that key.
func (v *PlayerValues) Number(key string) int {
	if i := v.place(key); i >= 0 {
		return int(v.n[i])
	}
	return 0
}

// Is reports whether something is so.
func (v *PlayerValues) Is(key string) bool { return v.Number(key) != 0 }

// Set gives a number, unless there is no room for another.
func (v *PlayerValues) Set(key string, n int) {
	i := v.place(key)
	if i < 0 {
		if i = len(v.keys); i == MostPlayerValues {
			return
		}
		v.keys = append(slices.Clip(v.keys), key)
	}
	v.n[i] = int32(n)
}

// All calls f with each number, in order.
func (v *PlayerValues) All(f func(key string, n int)) {
	for i, key := range v.keys {
		f(key, int(v.n[i]))
	}
}

// IsZero reports whether all of them are 0.
func (v PlayerValues) IsZero() bool { return v.n == [MostPlayerValues]int32{} }

// MarshalJSON writes the numbers that are not 0 by their keys.
func (v PlayerValues) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i, key := range v.keys {
		if v.n[i] == 0 {
			continue
		}
		if len(b) > 1 {
			b = append(b, ',')
		}
		b = fmt.Appendf(b, "%q:%d", key, v.n[i])
	}
	return append(b, '}'), nil
}

// UnmarshalJSON reads them, in the order in which they stand.
func (v *PlayerValues) UnmarshalJSON(b []byte) error {
	*v = PlayerValues{}
	d := json.NewDecoder(bytes.NewReader(b))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return fmt.Errorf("numbers of a player are no object: %w", err)
	}
	for d.More() {
		key, err := d.Token()
		var n int32
		if err == nil {
			err = d.Decode(&n)
		}
		if err != nil {
			return err
		}
		if len(v.keys) == MostPlayerValues {
			return fmt.Errorf("a player with more than %d numbers", MostPlayerValues)
		}
		v.Set(key.(string), int(n))
	}
	return nil
}

// PlayerValues is what the game shows of a player.
func (g *Game) PlayerValues(m *kernel.Machine, p int8) PlayerValues {
	v := PlayerValues{keys: g.playerKeys}
	for i := range g.Player {
		v.n[i] = int32(g.Player[i].Of(m, p))
	}
	return v
}

// closePlayer checks the numbers that a game shows of players.
func (g *Game) closePlayer() error {
	if n := len(g.Player); n > MostPlayerValues {
		return fmt.Errorf("rulebook of %q: %d numbers of a player; there is room for %d", g.Key, n, MostPlayerValues)
	}
	g.playerKeys = nil
	for _, v := range g.Player {
		if v.Key == "" || v.Words[0] == "" || v.Words[1] == "" || v.Of == nil || slices.Contains(g.playerKeys, v.Key) || v.Key == "counters" {
			return fmt.Errorf("rulebook of %q: the number %q of a player has no key of its own, no words, or nothing that it is", g.Key, v.Key)
		}
		g.playerKeys = append(g.playerKeys, v.Key)
	}
	return nil
}

// UnmarshalJSON reads a player's side. In one that was written before games declared what they
// show of players, each number stands for itself, with a name like HandLimit for the key
// hand-limit.
func (p *PlayerView) UnmarshalJSON(b []byte) error {
	type plain PlayerView
	var q plain
	if err := json.Unmarshal(b, &q); err != nil {
		return err
	}
	*p = PlayerView(q)
	if !p.Values.IsZero() {
		return nil
	}
	return p.Values.readNamed(b, sideFields())
}

// The names of the fields that a player's side and damage have of themselves.
var (
	sideFields   = sync.OnceValue(fieldsOf[PlayerView])
	packetFields = sync.OnceValue(fieldsOf[PacketView])
)

func fieldsOf[T any]() (names []string) {
	for _, f := range reflect.VisibleFields(reflect.TypeFor[T]()) {
		names = append(names, f.Name)
	}
	return names
}

// readNamed reads the numbers and truths among the fields of an object, beside some.
func (v *PlayerValues) readNamed(b []byte, beside []string) error {
	d := json.NewDecoder(bytes.NewReader(b))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return err
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		var x any
		if err := d.Decode(&x); err != nil {
			return err
		}
		if slices.Contains(beside, name.(string)) {
			continue
		}
		switch x := x.(type) {
		case float64:
			v.Set(keyOf(name.(string)), int(x))
		case bool:
			if x {
				v.Set(keyOf(name.(string)), 1)
			}
		}
	}
	return nil
}

// keyOf is the key that a field's name stands for.
func keyOf(name string) string {
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// UnmarshalJSON reads a packet of damage. In one that was written before damage had kinds, a
// truth of its own stands for its kind.
func (p *PacketView) UnmarshalJSON(b []byte) error {
	type plain PacketView
	var q plain
	if err := json.Unmarshal(b, &q); err != nil {
		return err
	}
	*p = PacketView(q)
	if p.Kind != "" {
		return nil
	}
	var is PlayerValues
	err := is.readNamed(b, packetFields())
	if len(is.keys) > 0 {
		p.Kind = is.keys[0]
	}
	return err
}
