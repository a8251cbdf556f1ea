package scene

import (
	"slices"
	"strings"
	"testing"

	"gorin/render/board"
	"gorin/render/fixture/all"
	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// TestRefusal: a card of the hand that cannot be played says why when it is clicked or
// lifted, with the clause, for a moment; one that can says nothing.
func TestRefusal(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "human", "p2": "random"})
	s.do("confirm", "")
	tab := s.app.table
	hand := tab.Zone(rules.Place{Zone: "hand"}).Cards
	for _, c := range hand {
		if tab.WhyNot(c.ID) != nil {
			t.Error("a card that can be played says why not")
		}
	}
	s.do("option", "0")
	s.want("table", 3) // which slot: the hand is not asked for
	for _, act := range []string{"card", "lift"} {
		for _, c := range tab.Zone(rules.Place{Zone: "hand"}).Cards {
			tab.Notice = rules.Reason{}
			s.app.Do(act, board.CardValue(c.ID))
			if said := tab.Notice.Clause == "3.2"; said != (c.ID%2 == 0) {
				t.Errorf("%s on card %d: %v", act, c.ID, tab.Notice)
			}
			if why := tab.WhyWords(tab.WhyNot(c.ID)); c.ID%2 == 0 && !strings.Contains(why, "2 marks or more (§3.2)") {
				t.Errorf("in words: %q", why)
			}
		}
	}
}

// TestIdle: a card of the table about which nothing may be chosen says why in its panel, and
// when it is lifted; to click at it is to look at it, and nothing is refused.
func TestIdle(t *testing.T) {
	for _, g := range all.Games() {
		if look := skins.For(g.Key); len(look.Works) > 0 {
			t.Run(g.Key, func(t *testing.T) { idle(t, g.Key, look) })
		}
	}
}

func idle(t *testing.T, game string, look *skin.Skin) {
	s := makeBelieve(t, []string{game}, map[string]string{"start": "1", "p2": "human"})
	heard := 0
	s.app.host.Sound = func([]float32) { heard++ }
	told, silent := 0, 0
	for range 12 {
		s.rest()
		s.uncover()
		tab := s.app.table
		for _, p := range tab.View.Players {
			for _, z := range p.Zones {
				for _, c := range z.Cards {
					if c.ID == 0 || z.Place.Zone == look.Hand {
						continue
					}
					why := tab.WhyNot(c.ID)
					about := slices.ContainsFunc(tab.Request.Options, func(o rules.Option) bool { return board.About(&o, c.ID, z.Place) })
					if free := tab.Session.CanRun() && !about; (len(why) > 0) != (free && look.Works[z.Place.Zone] && c.ID%2 == 0) {
						t.Fatalf("%s, card %d in %v: %v", tab.Request.Kind, c.ID, z.Place, why)
					}
					if len(why) == 0 {
						silent++
						continue
					}
					told++
					heard, tab.Notice = 0, rules.Reason{}
					s.do("card", board.CardValue(c.ID))
					if heard > 0 || tab.Notice.Clause != "" || tab.Look != c.ID {
						t.Fatalf("card %d in %v is clicked: %d sounds, %v, looked at is %d", c.ID, z.Place, heard, tab.Notice, tab.Look)
					}
					if s.do("lift", board.CardValue(c.ID)); heard == 0 || tab.Notice.Clause != why[0].Clause {
						t.Fatalf("card %d in %v is lifted: %d sounds, %v", c.ID, z.Place, heard, tab.Notice)
					}
				}
			}
		}
		s.answer()
	}
	if told == 0 || silent == 0 {
		t.Errorf("%d cards say why, %d do not", told, silent)
	}
}
