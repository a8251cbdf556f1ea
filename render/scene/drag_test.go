package scene

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/board"
	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/layout"
	"gorin/render/paint"
	skins "gorin/render/skin/all"
	"gorin/render/table"
	"gorin/rules"
	"gorin/rules/value"
)

// TestDragging: a card of the hand that is dropped onto a slot is played there, one
// that is dropped where it came from is put back, and Escape puts it back too.
func TestDragging(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "human", "p2": "random"})
	s.do("confirm", "")
	s.want("table", 2)
	tab := s.app.table
	card := board.CardValue(tab.Zone(rules.Place{Zone: "hand"}).Cards[1].ID)
	s.do("lift", card)
	if len(tab.Armed) != 1 {
		t.Fatal("nothing is lifted")
	}
	s.do("put-back", "")
	s.do("lift", card)
	s.do("drop", "card "+board.CardValue(tab.Zone(rules.Place{Zone: "hand"}).Cards[2].ID))
	s.want("table", 2)
	if len(tab.Armed) != 0 {
		t.Error("it is not put back")
	}
	s.do("drop", "place 0/north") // nothing is held
	s.want("table", 2)
	s.do("lift", card)
	s.do("drop", "place 0/north")
	s.want("table", 4) // played, and into that slot
}

// lit lists the places that light up, and what they would do, as far as they are zones.
func lit(t *table.Table) (out []string) {
	for seat := range t.View.Players {
		for _, z := range t.View.Players[seat].Zones {
			if len(t.Going(z.Place)) > 0 || t.MarkOf(0, z.Place) == paint.Aim {
				out = append(out, t.PlaceValue(z.Place))
			}
		}
	}
	for _, z := range t.View.Shared {
		if len(t.Going(z.Place)) > 0 || t.MarkOf(0, z.Place) == paint.Aim {
			out = append(out, t.PlaceValue(z.Place))
		}
	}
	slices.Sort(out)
	return out
}

// until answers with the first card that may be chosen, or else the first option, until a
// kind of question comes up for the first player.
func (s *stage) until(kind string) {
	s.Helper()
	for range 40 {
		if s.last.Confirm != nil && s.last.Confirm.Act == "uncover" {
			s.press("uncover")
		}
		switch r := s.app.table.Request; {
		case r != nil && r.Kind == kind:
			return
		case len(s.last.Options) == 0 && s.last.Confirm == nil:
			s.tick() // it goes on by itself
		default:
			s.answer()
		}
	}
	s.Fatalf("nobody is asked %q", kind)
}

// TestPlacesLightUp: while a card of the hand is held, the places light up to which it can
// go, and no others.
func TestPlacesLightUp(t *testing.T) {
	for _, g := range all.Games() {
		if g.Held != nil && g.Held.Must != "" {
			t.Run(g.Key, func(t *testing.T) { placesLightUp(t, g.Key, g.Held) })
		}
	}
}

func placesLightUp(t *testing.T, game string, held *fixture.Held) {
	s := onRules(t, map[string]string{"lang": "en", "start": "1", "game": game, "seed": cmp.Or(held.Seed, "3"), "p2": "human"})
	s.until(held.Ask)
	tab := s.app.table
	if got := lit(tab.Table); len(got) > 0 {
		t.Errorf("nothing is held, and %v light up", got)
	}
	seen := map[string]bool{}
	for _, c := range tab.Zone(rules.Place{Seat: tab.Session.Seat, Zone: "hand"}).Cards {
		kind, place := tab.Prints[c.Print].Kind, rules.Place{Seat: tab.Session.Seat, Zone: "hand"}
		s.do("lift", board.CardValue(c.ID))
		var want []string
		if tab.Wanted(c.ID, place) || tab.IsArmed(c.ID, place) {
			for _, z := range held.Goes[kind] {
				want = append(want, tab.PlaceValue(rules.Place{Seat: tab.Session.Seat, Zone: z}))
			}
			seen[kind] = true
		}
		if got := lit(tab.Table); !slices.Equal(got, want) {
			t.Errorf("for a %s light up %v, want %v", kind, got, want)
		}
		s.do("put-back", "")
	}
	if !seen[held.Must] {
		t.Errorf("no %s could be played", held.Must)
	}
}

// TestPressAsksWhich: a press on a card that cannot be played does not do what else can be
// done with it: it says why, and asks. The zone where it goes lights up, and takes it.
func TestPressAsksWhich(t *testing.T) {
	for _, g := range all.Games() {
		if g.Held != nil && g.Held.Else != "" {
			t.Run(g.Key, func(t *testing.T) { pressAsksWhich(t, g.Key, g.Held) })
		}
	}
}

func pressAsksWhich(t *testing.T, game string, of *fixture.Held) {
	s := onRules(t, map[string]string{"lang": "en", "start": "1", "game": game, "seed": "3", "p2": "human"})
	s.until(of.Ask)
	tab := s.app.table
	seat := tab.Session.Seat
	other := rules.Place{Seat: seat, Zone: of.Else}
	var held rules.Card
	for _, c := range tab.Zone(rules.Place{Seat: seat, Zone: "hand"}).Cards {
		if tab.Otherwise(c.ID) {
			held = c.ID
		}
	}
	if held == 0 {
		t.Fatal("all of the hand can be played")
	}
	seq, card := s.last.Seq, board.CardValue(held)
	quiet := func(what string) {
		t.Helper()
		if s.last.Seq != seq || len(tab.Open()) != 1 || tab.Notice.Clause == "" {
			t.Fatalf("%s: decision %d, %d options, says %q", what, s.last.Seq, len(tab.Open()), tab.Notice.Words[1])
		}
		if got := lit(tab.Table); !slices.Equal(got, []string{tab.PlaceValue(other)}) {
			t.Errorf("%s: %v light up", what, got)
		}
	}
	s.app.Do("card", card)
	quiet("pressed")
	s.app.Do("put-back", "")
	tab.Notice = rules.Reason{}
	s.app.Do("lift", card)
	quiet("lifted")
	tab.Notice = rules.Reason{}
	s.app.Do("drop", "place "+tab.PlaceValue(rules.Place{Seat: seat, Zone: of.Play}))
	quiet("dropped where cards are played")
	s.do("drop", "place "+tab.PlaceValue(other))
	if _, at := tab.Find(held); at.Zone != of.Else || s.last.Seq == seq {
		t.Errorf("dropped where it goes it lies in %q", at.Zone)
	}
}

// TestSpaceChoosesNone: where none may be chosen, the space bar chooses none; once
// something is picked it does nothing.
func TestSpaceChoosesNone(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p2": "human"})
	s.until("put-back")
	if s.last.Confirm == nil || !strings.Contains(s.last.Confirm.Text, "none") {
		t.Fatalf("%+v", s.last.Confirm)
	}
	seq := s.last.Seq
	s.do("option", "0")
	s.do("key", "Space")
	s.want("table", seq)
	s.do("option", "0")
	s.do("key", "Space")
	if s.last.Seq == seq {
		t.Error("the space bar does not choose none")
	}
}

// TestUnnamed: what comes from a card that cannot be seen has no empty name.
func TestUnnamed(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1"})
	tab := s.app.table
	tab.View.Waiting = append(tab.View.Waiting, rules.WaitingView{Seat: 0, Words: rules.Words{"ショット", "Shot"}})
	tab.View.Effects = append(tab.View.Effects, rules.EffectView{Words: rules.Words{"効果", "an effect"}})
	lines, _ := tab.Lasting()
	for _, line := range append(lines, tab.GrantedWords(0)) {
		for _, empty := range []string{`""`, "“”", "《》", "「」", "  ", "：：", "by ]"} {
			if strings.Contains(line, empty) {
				t.Errorf("%q has %q", line, empty)
			}
		}
	}
	if len(lines) != 2 || !strings.HasSuffix(lines[0], ": Shot") {
		t.Errorf("%q", lines)
	}
}

// TestTraitsApart: each trait stands in its signs, as the rules declare them.
func TestTraitsApart(t *testing.T) {
	for _, game := range rules.Games() {
		look := skins.For(game)
		for _, d := range rules.Declared(game) {
			if d.Key != look.Tags {
				continue
			}
			p := rules.Printed{Values: value.Of(d.Key, []rules.Words{{"海", "Sea"}, {"灯", "Lamp"}})}
			want := d.Brackets[0] + "Sea" + d.Brackets[1] + " " + d.Brackets[0] + "Lamp" + d.Brackets[1]
			if got := look.Traits(&p, rules.English); got != want {
				t.Errorf("%s: %q, want %q", game, got, want)
			}
		}
	}
}

// TestStartStays: whichever game is chosen, what starts it and what chooses it stay where
// they are.
func TestStartStays(t *testing.T) {
	startStays(makeBelieve(t, []string{"made-up", "another"}, nil))
	startStays(onRules(t, map[string]string{"lang": "en"}))
}

func startStays(s *stage) {
	for _, lang := range []string{"en", "ja"} {
		for _, w := range []float64{300, 380, 560} {
			var high []float64
			for _, game := range s.app.title.Games {
				s.do("set", "game="+game)
				high = append(high, s.app.title.Height(w))
			}
			if slices.Min(high) != slices.Max(high) {
				s.Errorf("%s, %v wide the sheets are %v high", lang, w, high)
			}
		}
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {1000, 1200}, {390, 844}, {844, 390}} {
			s.allStays(lang, size)
		}
		s.do("language", "")
	}
}

// allStays: of all that can be pressed for two games nothing moves when the other is chosen; on a screen of
// 720 lines all of it is in sight.
func (s *stage) allStays(lang string, size [2]int) {
	img := ebiten.NewImage(size[0], size[1])
	defer img.Deallocate()
	first := map[[2]string]layout.Rect{}
	for _, game := range s.app.title.Games {
		s.do("set", "game="+game)
		s.app.Draw(img, 1)
		var start, games layout.Rect
		stay := 0
		for _, n := range s.app.UI().Nodes() {
			whole, key := n.Whole(), [2]string{n.Act, n.Value}
			switch {
			case n.Act == "start":
				start = whole
			case strings.HasPrefix(n.Value, "game=") && games.Empty():
				games = whole
			case strings.HasPrefix(n.Value, "game="):
				games.W = max(games.W, whole.Right()-games.X)
			}
			if was, ok := first[key]; !ok {
				first[key] = whole
			} else if stay++; was != whole {
				s.Errorf("%s %v, %s: %v has moved from %+v to %+v", lang, size, game, key, was, whole)
			}
			if size[1] == 720 && (whole.Y < 0 || whole.Bottom() > 720) {
				s.Errorf("%s %v, %s: %v is at %+v", lang, size, game, key, whole)
			}
		}
		if stay == 0 && game != s.app.title.Games[0] {
			s.Errorf("%s: nothing that can be pressed was there before", game)
		}
		const edge = 18 // of the sheet
		apart := math.Abs(games.X-edge-start.X) + math.Abs(games.Right()+edge-start.Right())
		if start.Empty() || len(s.app.title.Games) > 1 && apart > 0.01 {
			s.Errorf("%v, %s: what starts is %+v; the games are %+v", size, game, start, games)
		}
	}
}
