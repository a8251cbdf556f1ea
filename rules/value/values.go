package value

import (
	"cmp"
	"slices"
)

// Value is one value of a card. What is nothing is not there: no 0, no empty list.
type Value struct {
	Key    string
	N      int
	Keys   []string // of a word one
	Counts []Count  // by key, none 0
	Tags   []Words
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
		case []Words:
			v.Tags = x
		}
		out.Put(v)
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

func (v Values) find(key string) (int, bool) {
	return slices.BinarySearchFunc(v, key, func(a Value, key string) int { return cmp.Compare(a.Key, key) })
}

// Get is a value, one of nothing if it is not there.
func (v Values) Get(key string) Value {
	if i, ok := v.find(key); ok {
		return v[i]
	}
	return Value{Key: key}
}

// Number is a number, 0 if it is not there.
func (v Values) Number(key string) int { return v.Get(key).N }

// Word is a word, "" if it is not there.
func (v Values) Word(key string) string {
	if keys := v.Get(key).Keys; len(keys) > 0 {
		return keys[0]
	}
	return ""
}

// Keys are the keys of a value.
func (v Values) Keys(key string) []string { return v.Get(key).Keys }

// Tags are the names of a value.
func (v Values) Tags(key string) []Words { return v.Get(key).Tags }

// Count is the number of a value for one of its keys.
func (v Values) Count(key, of string) int {
	for _, c := range v.Get(key).Counts {
		if c.Key == of {
			return c.N
		}
	}
	return 0
}

// Total is the sum of the counts of a value.
func (v Values) Total(key string) (n int) {
	for _, c := range v.Get(key).Counts {
		n += c.N
	}
	return n
}

// Put gives a value in the place of what was there.
func (v *Values) Put(x Value) {
	x.Counts = slices.DeleteFunc(slices.Clone(x.Counts), func(c Count) bool { return c.N == 0 })
	slices.SortStableFunc(x.Counts, func(a, b Count) int { return cmp.Compare(a.Key, b.Key) })
	i, there := v.find(x.Key)
	nothing := x.N == 0 && len(x.Keys) == 0 && len(x.Counts) == 0 && len(x.Tags) == 0
	list := slices.Clone(*v)
	switch {
	case nothing && there:
		list = slices.Delete(list, i, i+1)
	case nothing:
	case there:
		list[i] = x
	default:
		list = slices.Insert(list, i, x)
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
func (v *Values) SetTags(key string, to []Words) { v.Put(Value{Key: key, Tags: to}) }

// SetCount gives the number for one of the keys of a value.
func (v *Values) SetCount(key, of string, n int) {
	x := v.Get(key)
	x.Counts = slices.DeleteFunc(slices.Clone(x.Counts), func(c Count) bool { return c.Key == of })
	x.Counts = append(x.Counts, Count{of, n})
	v.Put(x)
}

// Equal reports whether two cards have the same values.
func (v Values) Equal(o Values) bool { return slices.EqualFunc(v, o, Value.equal) }

func (v Value) equal(o Value) bool {
	return v.Key == o.Key && v.N == o.N && slices.Equal(v.Keys, o.Keys) && slices.Equal(v.Counts, o.Counts) && slices.Equal(v.Tags, o.Tags)
}
