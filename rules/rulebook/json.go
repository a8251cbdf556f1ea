package rulebook

import (
	"encoding/json"
	"errors"
)

// UnmarshalJSON reads a view; in one that was written before a field was there,
// the field says that nothing is known.
func (v *View) UnmarshalJSON(b []byte) error {
	type plain View
	p := plain{Priority: -1}
	err := json.Unmarshal(b, &p)
	*v = View(p)
	return err
}

// UnmarshalJSON reads a printed card, in the same way.
func (p *Printed) UnmarshalJSON(b []byte) error {
	type plain Printed
	q := plain{Other: -1}
	err := json.Unmarshal(b, &q)
	ok := true
	if q.Values, ok = q.Values.InOrder(); !ok && err == nil {
		err = errors.New("a card with too many values")
	}
	*p = Printed(q)
	return err
}
