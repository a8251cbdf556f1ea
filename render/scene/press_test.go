package scene

import (
	"maps"
	"math/rand/v2"
	"strconv"
	"testing"

	"gorin/render/board"
	"gorin/rules"
)

// TestPresses: whatever cards are pressed, lifted and dropped, and in whichever order,
// something can be chosen still; what has been picked up never leaves nothing. A place that
// lights up for the card that is held means one thing, and some do where cards of the hand go to places.
func TestPresses(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { presses(t, map[string]string{"game": game}, 2) })
		for _, f := range rules.Formats(game) {
			if f.Most > 2 {
				of := map[string]string{"game": game, "format": f.Key, "players": strconv.Itoa(f.Most)}
				t.Run(game+" "+f.Key, func(t *testing.T) { presses(t, of, f.Most) })
			}
		}
	}
}

func presses(t *testing.T, of map[string]string, players int) {
	r := rand.New(rand.NewPCG(1, 0x70726573))
	lit, goes := 0, false
	for seed := range 2 {
		params := map[string]string{"lang": "en", "start": "1", "seed": strconv.Itoa(seed)}
		for p := 2; p <= players; p++ {
			params["p"+strconv.Itoa(p)] = "random"
		}
		maps.Copy(params, of)
		s := onRules(t, params)
		for n := 0; n < 150 && s.last.State == "table"; n++ {
			s.rest()
			tab := s.app.table
			if tab.Request == nil {
				s.tick()
				continue
			}
			goes = tab.Skin.Goes != nil
			before := append([]board.Spot(nil), tab.Armed...)
			act, id := "card", aCard(tab.View, r)
			if r.IntN(3) == 0 {
				act = "lift"
			}
			s.do(act, board.CardValue(id))
			for _, p := range places(tab.View) {
				switch len(tab.Going(p)) {
				case 0:
				case 1:
					lit++
				default:
					t.Fatalf("%s: %v is picked up, and %v means %v", tab.Request.Kind, tab.Armed, p, tab.Going(p))
				}
			}
			if act == "lift" && r.IntN(2) == 0 {
				s.do("drop", "card "+board.CardValue(aCard(tab.View, r)))
			}
			if tab.Request != nil && len(tab.Open()) == 0 {
				t.Fatalf("%s: %v, then %s %d: %v is picked up, and nothing can be chosen of %+v", tab.Request.Kind, before, act, id, tab.Armed, tab.Request.Options)
			}
			if r.IntN(8) == 0 && tab.Request != nil {
				s.do("put-back", "")
				s.answer()
			}
		}
	}
	if lit == 0 && goes {
		t.Error("no place lit up for a card")
	}
}

func places(v *rules.View) (all []rules.Place) {
	for _, p := range v.Players {
		for _, z := range p.Zones {
			all = append(all, z.Place)
		}
	}
	return all
}

// aCard is any of the cards that can be pressed.
func aCard(v *rules.View, r *rand.Rand) rules.Card {
	var cards []rules.Card
	for _, p := range v.Players {
		for _, z := range p.Zones {
			for _, c := range z.Cards {
				if c.ID != 0 {
					cards = append(cards, c.ID)
				}
			}
		}
	}
	return cards[r.IntN(len(cards))]
}
