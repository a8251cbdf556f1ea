package rules

import (
	"encoding/json"
	"reflect"
	"testing"

	"gorin/rules/lang"
	"gorin/rules/value"
)

// TestOldViews: what was written before the second game is read as saying
// nothing of it; what is written now comes back.
func TestOldViews(t *testing.T) {
	var v View
	var p []Printed
	if err := json.Unmarshal([]byte(`{"Turn":3,"Active":1}`), &v); err != nil || v.Turn != 3 || v.Active != 1 || v.Priority != -1 {
		t.Error(v, err)
	}
	for text, want := range map[string]int{`{"Attack":{"Kind":"x","Attacker":1}}`: Spectator, `{"Attack":{"Kind":"x","Attacker":1,"Seat":0}}`: 0} {
		var v View
		if err := json.Unmarshal([]byte(text), &v); err != nil || v.Attack.Attacker != 1 || v.Attack.Seat != want {
			t.Errorf("%s means player %d, want %d (%v)", text, v.Attack.Seat, want, err)
		}
	}
	if err := json.Unmarshal([]byte(`{"Players":[{"Name":"A","Level":2,"InRed":true,"Lost":true,"HandLimit":5}],"Packets":[{"N":2,"Buster":true,"Next":true},{"N":1,"Next":true}]}`), &v); err != nil || !v.Players[0].Lost ||
		!reflect.DeepEqual(v.Packets, []PacketView{{N: 2, Kind: "buster", Next: true}, {N: 1, Next: true}}) {
		t.Error(v, err)
	} else if p := v.Players[0].Values; p.Number("level") != 2 || !p.Is("in-red") || p.Number("hand-limit") != 5 || p.Is("lost") {
		t.Error(p)
	}
	if err := json.Unmarshal([]byte(`[{"ID":"A","Values":[{"Key":"traits","Tags":[{"Ja":"海","En":"Sea"}]}]},{"ID":"B","Values":[{"Key":"traits","Tags":[["空","Sky"]]}]}]`), &p); err != nil ||
		p[0].Words("traits")[0] != (Words{"海", "Sea"}) || p[1].Words("traits")[0] != (Words{"空", "Sky"}) {
		t.Error(p, err)
	}
	if err := json.Unmarshal([]byte(`[{"ID":"A"},{"ID":"B","Other":0}]`), &p); err != nil || p[0].ID != "A" || p[0].Other != -1 || p[1].Other != 0 {
		t.Error(p, err)
	}
	game := Games()[0]
	var strength value.Values
	for _, d := range Declared(game) {
		switch d.Shape {
		case value.Number:
			strength.SetNumber(d.Key, 1+len(strength))
		case value.Counts:
			strength.SetCount(d.Key, d.Known[0], 2)
		case value.Tags:
			strength.SetTags(d.Key, []lang.Words{{"霧"}})
		}
	}
	was := View{Game: game, Turn: 1, Window: "play", Stack: []StackView{{Card: 2, Kind: "card", Targets: []Card{1}}}, Packets: []PacketView{{N: 2}},
		Players: []PlayerView{{Zones: []ZoneView{{Cards: []CardView{{ID: 1, Opened: true, Now: RowOf(game, strength)}}}}}}}
	was.Players[0].Values.Set("red", 5)
	b, err := json.Marshal(&was)
	if err != nil {
		t.Fatal(err)
	}
	if back, err := ReadView(b); err != nil || !reflect.DeepEqual(*back, was) {
		t.Errorf("%v: %+v, want %+v", err, back, was)
	}
}
