package oracle

import (
	"testing"

	"gorin/rules"
)

// TestNothingBarred: to pick nothing is one of the answers that may be missing since they
// would keep up a loop.
func TestNothingBarred(t *testing.T) {
	q := &rules.Request{Min: 1, Max: 1, Options: []rules.Option{{Kind: "card"}}}
	for barred, wrong := range []bool{true, false} {
		w := Offered{Max: 1, Options: map[string]string{"card": ""}, Barred: barred}
		if err := w.Compare(q, func(o *rules.Option) string { return o.Kind }); (err != nil) != wrong {
			t.Errorf("%d answers barred: %v", barred, err)
		}
	}
}
