package search

import "testing"

func TestReadLevel(t *testing.T) {
	for text, want := range map[string]Level{
		"90":            {Playouts: 90, Turns: Strong.Turns, Deep: Strong.Deep, Wide: Strong.Wide, Sure: Strong.Sure},
		"600:3":         {Playouts: 600, Turns: 3, Deep: Strong.Deep, Wide: Strong.Wide, Sure: Strong.Sure},
		"600:3:2:4:0.5": {Playouts: 600, Turns: 3, Deep: 2, Wide: 4, Sure: 0.5},
	} {
		if got, err := ReadLevel(text); err != nil || got != want {
			t.Errorf("%s: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "x", "0", "-1", "1000001", "1:0", "1:2:-1", "1:2:3:25", "1:2:3:4:NaN", "1:2:3:4:-1", "1:2:3:4:5:6", "1:", "9999999999999999999"} {
		if l, err := ReadLevel(text); err == nil {
			t.Errorf("%q is the level %+v", text, l)
		}
	}
}
