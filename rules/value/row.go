package value

import (
	"slices"

	"gorin/rules/lang"
)

// Column is where one declared value stands in rows: that of a number is its place among
// the numbers, that of any other value its place among the sets.
type Column int8

// NoColumn is that of a value which the game does not declare, or whose current value
// nobody keeps: a row has 0 and no keys there.
const NoColumn Column = -1

// Kept says what keeps the current value of a card, beside the printed one.
type Kept uint8

// Where current values are kept.
const (
	Nowhere   Kept = iota // the printed value is all that there is
	InNumber              // a number of the machine, of the same column
	InColours             // the machine's colours
	InTraits              // its traits
	InIcons               // its icons
	AsPrinted             // rows have what is printed
	ByBook                // the game fills it in
)

// mostNumbers is how many numbers a row has room for.
const mostNumbers = 12

// numeric reports whether a value is a number, or one for each of its keys.
func (d *Declared) numeric() bool { return d.Shape == Number || d.Shape == Counts }

// width is how many columns a value has.
func (d *Declared) width() int {
	switch {
	case d.Kept == Nowhere:
		return 0
	case d.Shape == Counts:
		return len(d.Known)
	}
	return 1
}

// Column is where a value stands in rows; counts have a column for each of their keys, in
// the order in which these are known. Numbers of the machine come first, in the order in
// which they are declared.
func (l *List) Column(key string) Column {
	i := slices.IndexFunc(l.Declared, func(d Declared) bool { return d.Key == key })
	if i < 0 {
		return NoColumn
	}
	return l.column(i)
}

func (l *List) column(i int) (at Column) {
	d := &l.Declared[i]
	if d.Kept == Nowhere {
		return NoColumn
	}
	for j := range l.Declared {
		o := &l.Declared[j]
		before := j < i && (o.Kept == InNumber) == (d.Kept == InNumber) || o.Kept == InNumber && d.Kept != InNumber
		if before && o.numeric() == d.numeric() {
			at += Column(o.width())
		}
	}
	return at
}

// Kept is the keys of the numbers that the machine keeps, each in its place there.
func (l *List) Kept() (keys []string) {
	for i := range l.Declared {
		if d := &l.Declared[i]; d.Kept == InNumber {
			keys = append(keys, d.Key)
		}
	}
	return keys
}

// Columns is how many numbers and sets a row has.
func (l *List) Columns() (numbers, sets int) {
	for i := range l.Declared {
		if d := &l.Declared[i]; d.numeric() {
			numbers += d.width()
		} else {
			sets += d.width()
		}
	}
	return numbers, sets
}

// Row is the current values of a card, each in its column. What it lists may belong to
// others as well: a change makes a new list.
type Row struct {
	list *List
	nums [mostNumbers]int32
	sets [][]string
}

// Empty is a row without anything in it.
func (l *List) Empty() Row { return Row{list: l} }

// Row is a row of what is printed.
func (l *List) Row(v Values) Row {
	r := l.Empty()
	for i := range l.Declared {
		d, at := &l.Declared[i], l.column(i)
		switch {
		case at == NoColumn:
		case d.Shape == Number:
			r.SetNum(at, v.Number(d.Key))
		case d.Shape == Counts:
			for k, of := range d.Known {
				r.SetNum(at+Column(k), v.Count(d.Key, of))
			}
		case d.Shape == Tags:
			var names []string
			for _, w := range v.Tags(d.Key) {
				names = append(names, w[lang.Japanese])
			}
			r.SetKeys(at, names)
		default:
			r.SetKeys(at, v.Keys(d.Key))
		}
	}
	return r
}

// Num is the number of a column.
func (r *Row) Num(at Column) int {
	if at < 0 {
		return 0
	}
	return int(r.nums[at])
}

// Set is the keys of a column, and the names of tags, which are Japanese.
func (r *Row) Set(at Column) []string {
	if at < 0 || int(at) >= len(r.sets) {
		return nil
	}
	return r.sets[at]
}

// SetNum gives a number.
func (r *Row) SetNum(at Column, n int) {
	if at >= 0 {
		r.nums[at] = int32(n)
	}
}

// SetKeys gives keys.
func (r *Row) SetKeys(at Column, keys []string) {
	if at < 0 || slices.Equal(r.Set(at), keys) {
		return
	}
	_, sets := r.list.Columns()
	more := make([][]string, sets)
	copy(more, r.sets)
	more[at] = keys
	r.sets = more
}

// Share gives all sets at once; they are not changed by the row.
func (r *Row) Share(sets [][]string) { r.sets = sets }

// Nums is all numbers, Sets all sets: in the order of their columns.
func (r *Row) Nums() []int32    { return r.nums[:] }
func (r *Row) Sets() [][]string { return r.sets }

// Number is a number by its key.
func (r *Row) Number(key string) int { return r.Num(r.at(key)) }

// Keys is keys, or the names of tags, by the key of the value.
func (r *Row) Keys(key string) []string { return r.Set(r.at(key)) }

// Word is the first of the keys.
func (r *Row) Word(key string) string {
	if keys := r.Keys(key); len(keys) > 0 {
		return keys[0]
	}
	return ""
}

// Count is the number of a value for one of its keys.
func (r *Row) Count(key, of string) int {
	if r.list != nil {
		if d := r.list.Find(key); d != nil {
			if i := slices.Index(d.Known, of); i >= 0 {
				return r.Num(r.at(key) + Column(i))
			}
		}
	}
	return 0
}

// Put gives a row a value.
func (r *Row) Put(v Value) {
	if r.list == nil {
		return
	}
	had := r.Values()
	had.Put(v)
	*r = r.list.Row(had)
}

func (r *Row) at(key string) Column {
	if r.list == nil {
		return NoColumn
	}
	return r.list.Column(key)
}

// Values is what a row holds, by key.
func (r *Row) Values() (out Values) {
	if r.list == nil {
		return nil
	}
	for i := range r.list.Declared {
		d, at := &r.list.Declared[i], r.list.column(i)
		v := Value{Key: d.Key}
		switch {
		case at == NoColumn:
			continue
		case d.Shape == Number:
			v.N = r.Num(at)
		case d.Shape == Counts:
			for k, of := range d.Known {
				v.Counts = append(v.Counts, Count{of, r.Num(at + Column(k))})
			}
		case d.Shape == Tags:
			for _, ja := range r.Set(at) {
				v.Tags = append(v.Tags, lang.Words{ja})
			}
		default:
			v.Keys = r.Set(at)
		}
		out.Put(v)
	}
	return out
}

// String is a row as it is written.
func (r Row) String() string {
	b, _ := r.MarshalJSON()
	return string(b)
}
