//go:build lanterns

package scene

import (
	"strings"
	"testing"

	"gorin/render/session"
)

// TestFormatsAreRemembered: what was chosen in a format stands there when it is chosen again,
// also after a reload; a match is kept with its format and gone on with in it, and the list
// names it.
func TestFormatsAreRemembered(t *testing.T) {
	s := onRules(t, map[string]string{"lang": "en", "game": "regatta"})
	for _, act := range []string{"format=rumble", "players=5", "option-first-out=on", "order=agreed", "turn1=4", "p5=random", "deck5=harbour", "format=triple", "p6=human", "format=rumble"} {
		s.do("set", act)
	}
	rumble := map[string]string{"format": "rumble", "players": "5", "option-first-out": "on", "order": "agreed", "turn1": "4", "turn4": "1", "p5": "random", "deck5": "harbour"}
	fields := func(when string) {
		t.Helper()
		for name, value := range rumble {
			if got := s.field(name); got != value {
				t.Errorf("%s: %s is %q, not %q", when, name, got, value)
			}
		}
	}
	fields("chosen again")
	s.press("start")
	if v := s.app.table.View; len(v.Players) != 5 || v.Format != "rumble" || len(v.Options) != 1 || v.Order[0] != 3 {
		t.Fatalf("the match: %d players, %s %v, %v", len(v.Players), v.Format, v.Options, v.Order)
	}
	for range 6 {
		s.tick()
	}
	s.open(nil)
	fields("after a reload")
	s.do("set", "format=triple")
	if s.field("p6") != session.Human {
		t.Error("the other format is not as it was")
	}
	s.press("load")
	named := false
	for _, a := range s.last.Acts {
		named = named || a.Act == "game" && strings.Contains(a.Text, "Rumble, One drops out")
	}
	if !named {
		t.Errorf("the list: %+v", s.last.Acts)
	}
	s.press("games-back")
	s.press("resume")
	if start := s.app.table.Session.Start; start.Format != "rumble" || len(start.Kinds) != 5 || start.Kinds[4] != session.Random || len(start.Order) != 5 || start.Order[0] != 3 {
		t.Errorf("gone on with: %+v", start)
	}
}

// TestOldChoice: what was chosen before there were formats stands there still, in the first.
func TestOldChoice(t *testing.T) {
	s := onRules(t, map[string]string{"lang": "en"})
	s.store["chosen"] = []byte(`{"game":"regatta","of":{"regatta":{"decks":["harbour","harbour"],"kinds":["human","random"]}}}`)
	s.open(nil)
	if s.field("game") != "regatta" || s.field("format") != "duel" || s.field("p2") != "random" || s.field("deck1") != "harbour" {
		t.Errorf("%+v", s.last.Fields)
	}
}

// TestAddress: what an address asks for and is not offered is said, and nothing begins.
func TestAddress(t *testing.T) {
	s := onRules(t, map[string]string{"lang": "en", "start": "1", "game": "regatta", "format": "double", "p4": "human", "order": "1,3,2,4", "p5": "human"})
	if s.app.table != nil || s.last.State != "error" || !strings.Contains(s.last.Alert, "p5=human") || strings.Contains(s.last.Alert, "p4") {
		t.Errorf("%+v", s.last)
	}
}
