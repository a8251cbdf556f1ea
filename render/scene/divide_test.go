package scene

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"gorin/rules"
)

// divide is a client with two games, in which a player is asked after a play of
// the own too.
func divide(t *testing.T, params map[string]string) *stage {
	t.Helper()
	s := &stage{T: t, now: 1000, store: map[string][]byte{}, files: map[string][]byte{}, games: []string{"weiss", "builddivide"}}
	s.open(params)
	s.do("settings", "")
	s.do("set", "own=off")
	s.do("settings-close", "")
	return s
}

func (s *stage) field(name string) string {
	for _, f := range s.last.Fields {
		if f.Name == name {
			return f.Value
		}
	}
	return ""
}

// TestGamesAreRemembered: what was chosen for a game stands there when it is
// chosen again, also after a reload.
func TestGamesAreRemembered(t *testing.T) {
	s := divide(t, nil)
	for _, act := range []string{"deck1=tides", "game=builddivide", "p2=random", "game=weiss"} {
		s.do("set", act)
	}
	if s.field("deck1") != "tides" || s.field("p2") != "greedy" {
		t.Errorf("the first game: %+v", s.last.Fields)
	}
	s.do("set", "game=builddivide")
	s.press("start")
	s.open(nil)
	if s.field("game") != "builddivide" || s.field("p2") != "random" || s.field("deck1") != "lanterns" {
		t.Errorf("after a reload: %+v", s.last.Fields)
	}
	s.do("set", "game=weiss")
	if s.field("deck1") != "tides" {
		t.Errorf("the other game after a reload: %+v", s.last.Fields)
	}
}

// TestAttackByClicks: the attacker, then the life or a unit of the other player.
func TestAttackByClicks(t *testing.T) {
	for _, target := range []struct{ act, value string }{{"pile", "1/life"}, {"place", "1/life"}, {"card", "119"}} {
		s := divide(t, map[string]string{"start": "1", "game": "builddivide", "p2": "human"})
		s.answer()
		s.answer()
		s.want("table", 3)
		v := s.app.table.view
		if target.act == "card" {
			for _, c := range v.Shared[0].Cards {
				if c.Seat == 1 && c.Lies == rules.Rest {
					target.value = strconv.Itoa(int(c.ID))
				}
			}
		}
		s.do("card", strconv.Itoa(int(v.Shared[0].Cards[0].ID)))
		s.want("table", 3)
		s.do(target.act, target.value)
		s.want("table", 4)
	}
}

// TestPaying: clicking energy picks it, and the client pays when it is asked to.
func TestPaying(t *testing.T) {
	s := divide(t, map[string]string{"start": "1", "game": "builddivide", "p2": "human"})
	for range 3 {
		s.answer()
	}
	s.want("table", 4)
	s.do("card", strconv.Itoa(int(s.app.table.req.Options[1].Card)))
	if !s.last.Options[1].Pressed || s.last.Options[0].Pressed {
		t.Errorf("picked %+v", s.last.Options)
	}
	s.press("pay")
	s.want("table", 5)
}

// TestStopsAreKept: a stop that is switched on is one after a reload too.
func TestStopsAreKept(t *testing.T) {
	params := map[string]string{"start": "1", "game": "builddivide", "p2": "human"}
	s := divide(t, params)
	if stops := s.app.table.s.Settings.Stops; !stops["own/main"] || stops["other/end"] {
		t.Errorf("at first %v", stops)
	}
	s.do("stop", "own/main")
	s.do("stop", "other/end")
	s.open(params)
	if stops := s.app.table.s.Settings.Stops; stops["own/main"] || !stops["other/end"] || stops["own/end"] {
		t.Errorf("later %v", stops)
	}
}

// TestMirrorTellsTheTable: life, energy, priority and what waits to be resolved
// stand in the mirror.
func TestMirrorTellsTheTable(t *testing.T) {
	s := divide(t, map[string]string{"start": "1", "game": "builddivide", "p2": "human"})
	s.answer()
	said := fmt.Sprintf("%+v", s.last.Zones)
	for _, want := range []string{"Life 8 (yellow)", "Life 4 (red)", "Energy ready: 5 of 7", "Priority: Player 1", "Play window", "Resolution zone (3)",
		"A Stroke of the Brush", "attached to", "Transmutation counters: 3", "unopened", "opened", "1500 damage taken"} {
		if !strings.Contains(said, want) {
			t.Errorf("the mirror does not say %q", want)
		}
	}
}

// TestOtherFace: the other face of a territory is shown to whom the rules show it.
func TestOtherFace(t *testing.T) {
	s := divide(t, map[string]string{"start": "1", "game": "builddivide", "p2": "human"})
	s.press("uncover")
	table := s.app.table
	for seat, there := range []bool{true, false} {
		v := &table.zone(rules.Place{Seat: seat, Zone: "territory"}).Cards[0]
		o, shown := table.otherFace(v)
		if shown != there || shown && o.Name == table.prints[v.Print].Name {
			t.Errorf("player %d: %v %v", seat, shown, o.Name)
		}
	}
	said := fmt.Sprintf("%+v", s.last.Zones)
	if n := strings.Count(said, "The other face: "); n != 1 {
		t.Errorf("the mirror tells %d other faces", n)
	}
}

// TestPackets: all damage that waits is told, first what is dealt next, then the
// newest.
func TestPackets(t *testing.T) {
	s := divide(t, map[string]string{"start": "1", "game": "builddivide", "p2": "human"})
	s.answer()
	s.answer()
	s.want("table", 3)
	want := []string{"Damage 1 of 1 → Player 2  from Buster", "Damage 1 of 1 → Player 1  from Buster", "Damage 1 of 1 → Player 2  from Mio, Observer of the Deep",
		"Damage 1 of 3 → Player 1", "Damage 2 of 2 → Player 2"}
	for i, p := range s.app.table.packets() {
		if said := s.app.table.packetWords(p); !strings.HasPrefix(said, want[i]) {
			t.Errorf("packet %d: %q, want %q", i, said, want[i])
		}
	}
	if items := s.last.Zones[0].Items; len(items) != 3+len(want) || items[0] != "Hit step" || !strings.HasPrefix(items[3], want[0]) {
		t.Errorf("the mirror says %q", items)
	}
}

// TestLatest: what has happened last, without the order of the turn.
func TestLatest(t *testing.T) {
	s := divide(t, map[string]string{"start": "1", "game": "builddivide", "p2": "human"})
	table := s.app.table
	entry := func(turn int, kind, words string) rules.Entry {
		return rules.Entry{Turn: turn, Words: rules.Words{words, words}, Event: rules.Event{Kind: kind}}
	}
	table.log = []rules.Entry{entry(3, "destroy", "old"), entry(4, "play", "a"), entry(5, "phase", "b"), entry(5, "destroy", "c"), entry(5, "phase-end", "d")}
	var said []string
	for _, e := range table.latest(5) {
		said = append(said, e.Words.In(rules.English))
	}
	if got := strings.Join(said, " "); got != "c a" {
		t.Errorf("%q", got)
	}
}
