package value

import (
	"encoding/json"
	"testing"

	"gorin/rules/lang"
)

// TestJSON: values come back from a file, also from one in which a name says which of its
// words is of which language.
func TestJSON(t *testing.T) {
	v := Of("traits", []lang.Words{{"海", "Sea"}, {"灯"}}, "power", 500, "needs", []Count{{"red", 1}}, "icons", []string{"x"})
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	for _, written := range []string{string(b), `[{"Key":"icons","Keys":["x"]},{"Key":"needs","Counts":[{"Key":"red","N":1}]},{"Key":"power","N":500},{"Key":"traits","Tags":[{"Ja":"海","En":"Sea"},{"Ja":"灯","En":""}]}]`} {
		var back Values
		if err := json.Unmarshal([]byte(written), &back); err != nil || !back.Equal(v) {
			t.Errorf("%s: %v, %v", written, back, err)
		}
	}
	for _, bad := range []string{`[{"Tags":["海"]}]`, `[{"Tags":[5]}]`, `[{"N":"x"}]`} {
		if json.Unmarshal([]byte(bad), new(Values)) == nil {
			t.Errorf("%s is read", bad)
		}
	}
}
