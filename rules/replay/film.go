package replay

import (
	"encoding/json"
	"fmt"

	"gorin/rules"
)

// Film is a file that is looked at without the rules: what one side saw, at
// every answer in a file of one side, else at the key frames.
type Film struct {
	Game      string
	Seat      int
	Names     []string
	Over      bool
	Catalogue []rules.Printed // CardView.Print indexes this; cards never seen are blank
	stills    []stillAt
}

type stillAt struct {
	moves int
	view  []byte
}

// The limits of a film.
const (
	maxView      = 512 << 10 // bytes of one view
	maxPrints    = 4 << 20   // bytes of the catalogue
	maxCatalogue = 2000      // its cards
)

var errNoViews error = unread("場面が入っていない", "the file has no views")

// ReadViews opens a file for watching. seat is whose views are wanted of a file
// that has both sides'; a file of one side shows that side.
func ReadViews(b []byte, seat int) (*Film, error) {
	c, err := open(b)
	if err != nil {
		return nil, err
	}
	h := &c.Header
	f := &Film{Game: h.Game, Seat: seat, Over: h.Over}
	for _, p := range h.Seats {
		f.Names = append(f.Names, p.Name)
	}
	if c.Brief {
		return nil, errNoViews
	}
	if len(c.Prints) > maxPrints {
		return nil, unread("カードの内容が%dバイトある。%dバイトまでしか読まない", "%d bytes of printed cards; at most %d are read", len(c.Prints), maxPrints)
	}
	if f.Catalogue, err = readPrints(c.Prints); err != nil {
		return nil, unread("カードの内容が読めない", "printed cards").by(err)
	}
	if h.OneWay {
		f.Seat = c.Side
		for i, s := range c.Stills {
			f.stills = append(f.stills, stillAt{i, s.View})
		}
	} else {
		if seat < 0 || seat >= len(h.Seats) {
			return nil, unread("%d番目のプレイヤーはいない", "no player %d", seat+1)
		}
		for _, k := range c.Frames {
			f.stills = append(f.stills, stillAt{k.Moves, k.Seats[seat].View})
		}
	}
	if len(f.stills) == 0 {
		return nil, errNoViews
	}
	for i := range f.stills {
		if _, err := f.View(i); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// readPrints counts the cards before it makes room for them.
func readPrints(b []byte) ([]rules.Printed, error) {
	var parts []json.RawMessage
	if err := json.Unmarshal(b, &parts); err != nil {
		return nil, err
	}
	if len(parts) > maxCatalogue {
		return nil, fmt.Errorf("%d; at most %d are read", len(parts), maxCatalogue)
	}
	list := make([]rules.Printed, len(parts))
	for i, p := range parts {
		if err := json.Unmarshal(p, &list[i]); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// Len is how many views there are.
func (f *Film) Len() int { return len(f.stills) }

// Answers is how many answers had been given at view i.
func (f *Film) Answers(i int) int { return f.stills[i].moves }

// View is the i-th view. Views are read one at a time, since a hostile file may
// blow up every one of them.
func (f *Film) View(i int) (*rules.View, error) {
	b := f.stills[i].view
	if len(b) > maxView {
		return nil, unread("%d番目の場面が%dバイトある。%dバイトまでしか読まない", "view %d: %d bytes; at most %d are read", i+1, len(b), maxView)
	}
	v := new(rules.View)
	if err := json.Unmarshal(b, v); err != nil {
		return nil, unread("%d番目の場面が読めない", "view %d", i+1).by(err)
	}
	if err := f.check(v); err != nil {
		return nil, unread("%d番目の場面が読めない", "view %d", i+1).by(err)
	}
	return v, nil
}

// check refuses a view whose numbers point nowhere.
func (f *Film) check(v *rules.View) error {
	players := len(f.Names)
	if len(v.Players) != players {
		return fmt.Errorf("%d players, not %d", len(v.Players), players)
	}
	if v.Active < 0 || v.Active >= players || v.Deciding < -1 || v.Deciding >= players {
		return fmt.Errorf("no such player")
	}
	for _, w := range v.Result.Winners {
		if w < 0 || w >= players {
			return fmt.Errorf("no such player")
		}
	}
	zones := v.Shared
	for _, p := range v.Players {
		zones = append(zones[:len(zones):len(zones)], p.Zones...)
	}
	for _, z := range zones {
		for _, c := range z.Cards {
			if c.Print < -1 || c.Print >= len(f.Catalogue) || c.Lies > rules.Reverse {
				return fmt.Errorf("zone %q: no such card", z.Place.Zone)
			}
		}
	}
	return nil
}

// film fills in what one seat saw before the first answer and after each one.
func (c *content) film(m *rules.Match, seat int) error {
	seen := map[int]bool{}
	prints := m.Catalogue()
	err := again(m.Setup(), m.Moves(), func(_ int, m *rules.Match) error {
		v := m.View(seat)
		for _, p := range v.Players {
			note(seen, p.Zones)
		}
		note(seen, v.Shared)
		b, err := json.Marshal(v)
		c.Stills = append(c.Stills, still{b})
		return err
	})
	if err != nil {
		return err
	}
	shown := make([]rules.Printed, len(prints))
	for i := range prints {
		if seen[i] {
			shown[i] = prints[i]
		}
	}
	c.Prints, err = json.Marshal(shown)
	return err
}

func note(seen map[int]bool, zones []rules.ZoneView) {
	for _, z := range zones {
		for _, c := range z.Cards {
			seen[c.Print] = true
		}
	}
}
