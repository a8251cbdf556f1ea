package value

import (
	"encoding/json"

	"gorin/rules/lang"
)

// tag is a name in a file: a pair, or what stands for each language, as it was written
// before all words were of one type.
type tag lang.Words

// UnmarshalJSON reads either.
func (t *tag) UnmarshalJSON(b []byte) error {
	if json.Unmarshal(b, (*lang.Words)(t)) == nil {
		return nil
	}
	var each struct{ Ja, En string }
	err := json.Unmarshal(b, &each)
	*t = tag{each.Ja, each.En}
	return err
}

// UnmarshalJSON reads a value.
func (v *Value) UnmarshalJSON(b []byte) error {
	type plain Value
	var read struct {
		plain
		Tags []tag
	}
	if err := json.Unmarshal(b, &read); err != nil {
		return err
	}
	*v = Value(read.plain)
	for _, t := range read.Tags {
		v.Tags = append(v.Tags, lang.Words(t))
	}
	return nil
}
