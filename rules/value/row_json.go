package value

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// MarshalJSON writes what a row holds by key: a number, the keys, or a number for each of
// some keys.
func (r Row) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	put := func(key string) []byte {
		if len(b) > 1 {
			b = append(b, ',')
		}
		return append(strconv.AppendQuote(b, key), ':')
	}
	if r.list != nil {
		for i := range r.list.Declared {
			d, at := &r.list.Declared[i], r.list.column(i)
			switch {
			case at == NoColumn:
			case d.Shape == Number && r.Num(at) != 0:
				b = strconv.AppendInt(put(d.Key), int64(r.Num(at)), 10)
			case d.Shape == Counts:
				counts := map[string]int{}
				for k, of := range d.Known {
					if n := r.Num(at + Column(k)); n != 0 {
						counts[of] = n
					}
				}
				if len(counts) > 0 {
					text, err := json.Marshal(counts)
					if err != nil {
						return nil, err
					}
					b = append(put(d.Key), text...)
				}
			case !d.numeric() && len(r.Set(at)) > 0:
				text, err := json.Marshal(r.Set(at))
				if err != nil {
					return nil, err
				}
				b = append(put(d.Key), text...)
			}
		}
	}
	return append(b, '}'), nil
}

// UnmarshalJSON reads a row of any game: its values are found by key, and In lays them
// into the columns of one.
func (r *Row) UnmarshalJSON(b []byte) error {
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(b, &parts); err != nil {
		return err
	}
	*r = Row{}
	if len(parts) == 0 {
		return nil
	}
	if len(parts) > mostRead {
		return errors.New("a card with too many values")
	}
	r.list = &List{}
	numbers := 0
	for _, key := range slices.Sorted(maps.Keys(parts)) {
		d := Declared{Key: key, Kept: ByBook}
		counts, err := map[string]int(nil), error(nil)
		var n int32
		var keys []string
		switch parts[key][0] {
		case '{':
			d.Shape = Counts
			err = json.Unmarshal(parts[key], &counts)
			d.Known = slices.Sorted(maps.Keys(counts))
		case '[':
			d.Shape = Keys
			err = json.Unmarshal(parts[key], &keys)
		default:
			err = json.Unmarshal(parts[key], &n)
		}
		if err != nil {
			return fmt.Errorf("value %q: %w", key, err)
		}
		if d.numeric() {
			if numbers += d.width(); numbers > mostNumbers {
				return errors.New("a card with too many numbers")
			}
		}
		r.list.Declared = append(r.list.Declared, d)
		switch at := r.list.column(len(r.list.Declared) - 1); d.Shape {
		case Number:
			r.nums[at] = n
		case Counts:
			for k, of := range d.Known {
				r.SetNum(at+Column(k), counts[of])
			}
		default:
			r.sets = append(r.sets, keys)
		}
	}
	return nil
}

// In lays a row into the columns of a game: what that does not declare is left out.
func (r *Row) In(l *List) Row {
	out := l.Empty()
	for i := range l.Declared {
		d, at := &l.Declared[i], l.column(i)
		switch {
		case at == NoColumn:
		case d.Shape == Number:
			out.SetNum(at, r.Number(d.Key))
		case d.Shape == Counts:
			for k, of := range d.Known {
				out.SetNum(at+Column(k), r.Count(d.Key, of))
			}
		default:
			out.SetKeys(at, r.Keys(d.Key))
		}
	}
	return out
}
