package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/settings"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

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
	s := makeBelieve(t, []string{"made-up", "another"}, nil)
	for _, act := range []string{"deck1=tides", "game=another", "p2=random", "game=made-up"} {
		s.do("set", act)
	}
	if s.field("deck1") != "tides" || s.field("p2") != "greedy" {
		t.Errorf("the first game: %+v", s.last.Fields)
	}
	s.do("set", "game=another")
	s.press("start")
	s.open(nil)
	if s.field("game") != "another" || s.field("p2") != "random" || s.field("deck1") != "lanterns" {
		t.Errorf("after a reload: %+v", s.last.Fields)
	}
	s.do("set", "game=made-up")
	if s.field("deck1") != "tides" {
		t.Errorf("the other game after a reload: %+v", s.last.Fields)
	}
}

// TestTrials: what the rooms of games try at their make-believe matches.
func TestTrials(t *testing.T) {
	for _, g := range all.Games() {
		for _, trial := range g.Trials {
			t.Run(g.Key+"/"+trial.Name, func(t *testing.T) {
				s := makeBelieve(t, []string{g.Key}, map[string]string{"start": "1", "p2": "human"})
				for range trial.Answers {
					s.answer()
				}
				for _, step := range trial.Steps {
					s.try(step)
				}
			})
		}
	}
}

// try does a step of a trial, and looks at what the mirror says.
func (s *stage) try(step fixture.Step) {
	s.Helper()
	for _, a := range fixture.Acts(step.Act) {
		if a.Name != "" {
			s.do(a.Name, a.Value)
		}
	}
	s.want("table", step.Seq)
	for i, o := range s.last.Options {
		if step.Picked != nil && o.Pressed != slices.Contains(step.Picked, i) {
			s.Errorf("%q: picked %+v", step.Act, s.last.Options)
		}
	}
	said := fmt.Sprintf("%+v", s.last.Zones)
	s.says(said, step.Says...)
	if n := strings.Count(said, step.Once); step.Once != "" && n != 1 {
		s.Errorf("%q is said %d times", step.Once, n)
	}
	if len(step.Top) == 0 {
		return
	}
	items := s.last.Zones[0].Items
	if len(items) != len(step.Top) {
		s.Fatalf("the mirror says %q", items)
	}
	for i, want := range step.Top {
		if !strings.HasPrefix(items[i], want) {
			s.Errorf("item %d: %q, want %q", i, items[i], want)
		}
	}
}

// TestOtherFace: the other face of a card is shown to whom the rules show it.
func TestOtherFace(t *testing.T) {
	for _, g := range all.Games() {
		s := makeBelieve(t, []string{g.Key}, map[string]string{"start": "1", "p2": "human"})
		s.press("uncover")
		table, turning := s.app.table, 0
		for seat := range table.View.Players {
			for _, z := range table.View.Players[seat].Zones {
				for i := range z.Cards {
					v := &z.Cards[i]
					o, shown := table.OtherFace(v)
					if shown != v.Turns || shown && o.Name == table.Prints[v.Print].Name {
						t.Errorf("%s, player %d: %v %v", g.Key, seat, shown, o.Name)
					}
					if shown {
						turning++
					}
				}
			}
		}
		if said := fmt.Sprintf("%+v", s.last.Zones); strings.Count(said, "The other face: ") != turning {
			t.Errorf("%s: of %d other faces the mirror tells %d", g.Key, turning, strings.Count(said, "The other face: "))
		}
	}
}

// TestStopsAreKept: a stop that is switched on is one after a reload too.
func TestStopsAreKept(t *testing.T) {
	for _, g := range all.Games() {
		var on, off []string
		look := skins.For(g.Key)
		for _, side := range settings.Sides {
			for _, stop := range look.Stops {
				if key := side + "/" + stop.Key; look.Default[key] {
					on = append(on, key)
				} else {
					off = append(off, key)
				}
			}
		}
		if len(look.Stops) == 0 {
			continue
		}
		params := map[string]string{"start": "1", "p2": "human"}
		s := makeBelieve(t, []string{g.Key}, params)
		if stops := s.app.table.Session.Settings.Stops; !stops[on[0]] || stops[off[0]] {
			t.Errorf("%s: at first %v", g.Key, stops)
		}
		s.do("stop", on[0])
		s.do("stop", off[0])
		s.open(params)
		if stops := s.app.table.Session.Settings.Stops; stops[on[0]] || !stops[off[0]] || stops[off[1]] {
			t.Errorf("%s: later %v", g.Key, stops)
		}
	}
}

// TestLatest: what has happened last, without the order of the turn.
func TestLatest(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p2": "human"})
	table := s.app.table
	table.View.Turn = 5
	entry := func(turn int, kind, words string) rules.Entry {
		return rules.Entry{Turn: turn, Words: rules.Words{words, words}, Event: rules.Event{Kind: kind}}
	}
	table.Log = []rules.Entry{entry(3, "destroy", "old"), entry(4, "play", "a"), entry(5, "phase", "b"), entry(5, "destroy", "c"), entry(5, "phase-end", "d")}
	var said []string
	for _, e := range table.Latest(5) {
		said = append(said, e.Words.In(rules.English))
	}
	if got := strings.Join(said, " "); got != "c a" {
		t.Errorf("%q", got)
	}
}
