package mutate

import (
	"runtime"
	"slices"
	"strings"
	"testing"

	"gorin/rules/rulestest/size"
)

const scale = "rules/judge/mutate/testdata/scale"

// TestScale changes a small package of which it is known what its tests notice.
func TestScale(t *testing.T) {
	if size.Least() || runtime.GOOS == "js" {
		t.Skip("builds a test binary")
	}
	key := func(s string) string { return scale + "/scale.go " + s }
	known := []Known{{Why: "shown only", Mutants: []string{key("Scale.Put: s.Last = n → (left out)"), key("Gone: x → !x")}}}
	var told []Result
	results, err := Run(Config{Root: "../../..", Dir: scale, By: []string{scale}, Procs: 2, Known: known, Each: func(r Result) { told = append(told, r) }})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(told, results) {
		t.Error("what was told is not what came out")
	}
	want := map[string]string{ // by what it says: left, unreached, or the test that notices
		"emptying: Do: func(s *Scale) { s.Last = s.Sum } → (left out)": "TestEmpty",
		"emptying: Do: clear → (left out)":                             "TestEmpty",
		`emptying: step 0 "1.1", step 1 "1.2" → exchanged`:             "TestEmpty",
		"emptying: s.Last = s.Sum → (left out)":                        "TestEmpty",
		"Scale.Empty: step.Do(s) → (left out)":                         "TestEmpty",
		"clear: s.Sum = 0 → (left out)":                                "TestEmpty",
		"Scale.Heavy: s.Sum >= 10 → !(s.Sum >= 10)":                    "TestHeavy",
		"Scale.Heavy: s.Sum >= 10 → s.Sum > 10":                        "left",
		"Scale.Heavy: s.Sum >= 10 → s.Sum >= 9":                        "left",
		"Scale.Put: s.Sum += n → (left out)":                           "TestHeavy",
		"Scale.Put: s.Last = n → (left out)":                           "left",
		"Scale.Halve: n > 0 → !(n > 0)":                                "TestHalve",
		"Scale.Halve: n > 0 → n >= 0":                                  "TestHalve",
		"Scale.Halve: n > 0 → n > 1":                                   "TestHalve",
		"Scale.Halve: s.Sum-- → (left out)":                            "TestHalve",
		"Scale.Halve: n-- → (left out)":                                "hangs",
		"Name: case 1 → (left out)":                                    "TestName/kitchen",
		"Name: case 2 → (left out)":                                    "left", // comes by, never asks for a letter scale
		"Broken: s == nil → !(s == nil)":                               "unreached",
	}
	for _, r := range results {
		got := r.By
		switch {
		case !r.Reached:
			got = "unreached"
		case !r.Killed():
			got = "left"
		}
		name := strings.TrimPrefix(r.Key(), scale+"/scale.go ")
		if w := want[name]; w == "" || !strings.Contains(got, w) {
			t.Errorf("%s: %q, want %q", name, got, w)
		}
		delete(want, name)
		if explained := name == "Scale.Put: s.Last = n → (left out)"; explained != (r.Why != "") {
			t.Errorf("%s: explained by %q", name, r.Why)
		}
	}
	for name := range want {
		t.Errorf("no mutant %s", name)
	}
	if s := Stale(known, scale, results); len(s) != 1 || !strings.Contains(s[0], "Gone") {
		t.Errorf("explains nothing: %v", s)
	}
}
