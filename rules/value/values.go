package value

import (
	"cmp"
	"slices"

	"gorin/rules/lang"
)

// Value is one value of a card. What is nothing is not there: no 0, no empty list.
type Value struct {
	Key    string
	N      int          `json:",omitzero"`
	Keys   []string     `json:",omitzero"` // of a word one
	Counts []Count      `json:",omitzero"` // by key, none 0
	Tags   []lang.Words `json:",omitzero"`
}

// Count is a number for a key.
type Count struct {
	Key string
	N   int
}

// Values are the values of a card in the order of their keys. A change makes a new list,
// so that cards may be copied.
type Values []Value

// Of is values by key: each key is followed by its number, its word or keys, its counts or
// its tags.
func Of(pairs ...any) (out Values) {
	for i := 0; i+1 < len(pairs); i += 2 {
		v := Value{Key: pairs[i].(string)}
		switch x := pairs[i+1].(type) {
		case int:
			v.N = x
		case string:
			v.Keys = word(x)
		case []string:
			v.Keys = x
		case []Count:
			v.Counts = x
		case []lang.Words:
			v.Tags = x
		}
		out.Put(v)
	}
	return out
}

// Words are the names of a value as players read them: what has no English is the same in it.
func (v Values) Words(key string) (out []lang.Words) {
	for _, w := range v.Tags(key) {
		if w[lang.English] == "" {
			w[lang.English] = w[lang.Japanese]
		}
		out = append(out, w)
	}
	return out
}

// word is a list of a word, nil for none.
func word(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

var nothing Value

// find is a value, nothing if it is not there. A card has few: looking at one after the
// other takes less time than parting them.
func (v Values) find(key string) *Value {
	for i := range v {
		if v[i].Key == key {
			return &v[i]
		}
	}
	return &nothing
}

// Get is a value, one of nothing if it is not there.
func (v Values) Get(key string) Value {
	x := *v.find(key)
	x.Key = key
	return x
}

// Number is a number, 0 if it is not there.
func (v Values) Number(key string) int { return v.find(key).N }

// Word is a word, "" if it is not there.
func (v Values) Word(key string) string {
	if keys := v.find(key).Keys; len(keys) > 0 {
		return keys[0]
	}
	return ""
}

// Keys are the keys of a value.
func (v Values) Keys(key string) []string { return v.find(key).Keys }

// Tags are the names of a value.
func (v Values) Tags(key string) []lang.Words { return v.find(key).Tags }

// Count is the number of a value for one of its keys.
func (v Values) Count(key, of string) int {
	for _, c := range v.find(key).Counts {
		if c.Key == of {
			return c.N
		}
	}
	return 0
}

// Total is the sum of the counts of a value.
func (v Values) Total(key string) (n int) {
	for _, c := range v.find(key).Counts {
		n += c.N
	}
	return n
}

// Put gives a value in the place of what was there.
func (v *Values) Put(x Value) {
	x.Counts = slices.DeleteFunc(slices.Clone(x.Counts), func(c Count) bool { return c.N == 0 })
	slices.SortStableFunc(x.Counts, func(a, b Count) int { return cmp.Compare(a.Key, b.Key) })
	i, there := slices.BinarySearchFunc(*v, x.Key, func(a Value, key string) int { return cmp.Compare(a.Key, key) })
	empty := x.N == 0 && len(x.Keys) == 0 && len(x.Counts) == 0 && len(x.Tags) == 0
	list := *v
	switch {
	case empty && there:
		list = slices.Delete(slices.Clone(list), i, i+1)
	case empty:
	case there:
		list = slices.Clone(list)
		list[i] = x
	default:
		list = slices.Concat(list[:i], Values{x}, list[i:])
	}
	if len(list) == 0 {
		list = nil
	}
	*v = list
}

// SetNumber gives a number.
func (v *Values) SetNumber(key string, n int) { v.Put(Value{Key: key, N: n}) }

// SetWord gives a word.
func (v *Values) SetWord(key, to string) { v.Put(Value{Key: key, Keys: word(to)}) }

// SetKeys gives keys.
func (v *Values) SetKeys(key string, to []string) { v.Put(Value{Key: key, Keys: to}) }

// SetTags gives names.
func (v *Values) SetTags(key string, to []lang.Words) { v.Put(Value{Key: key, Tags: to}) }

// SetCount gives the number for one of the keys of a value.
func (v *Values) SetCount(key, of string, n int) {
	x := v.Get(key)
	x.Counts = slices.DeleteFunc(slices.Clone(x.Counts), func(c Count) bool { return c.Key == of })
	x.Counts = append(x.Counts, Count{of, n})
	v.Put(x)
}

// mostRead is how many values of a card are read that come from elsewhere.
const mostRead = 64

// InOrder are values that come from elsewhere, whatever order they stand in; false if there
// are too many.
func (v Values) InOrder() (out Values, ok bool) {
	if len(v) > mostRead {
		return nil, false
	}
	for _, x := range v {
		out.Put(x)
	}
	return out, true
}

// Equal reports whether two cards have the same values.
func (v Values) Equal(o Values) bool { return slices.EqualFunc(v, o, Value.equal) }

func (v Value) equal(o Value) bool {
	return v.Key == o.Key && v.N == o.N && slices.Equal(v.Keys, o.Keys) && slices.Equal(v.Counts, o.Counts) && slices.Equal(v.Tags, o.Tags)
}
