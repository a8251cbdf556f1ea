package replay

import (
	"encoding/json"
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/replay/format2"
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
	read      func([]byte) (*rules.View, error)
}

type stillAt struct {
	moves int
	turn  int
	view  []byte
}

var errNewForm error = unread("場面が新しい形で書かれている", "the views are of a newer form")

var errNoViews error = unread("場面が入っていない", "the file has no views")

// ReadViews opens a file for watching. seat is whose views are wanted of a file
// that has both sides'; a file of one side shows that side. The views are looked through,
// but the first and the last, and not read before they are asked for.
func ReadViews(b []byte, seat int) (*Film, error) {
	c, err := open(b)
	if err != nil {
		return nil, err
	}
	h := &c.Header
	f := &Film{Game: h.Game, Seat: seat, Over: h.Over, read: rules.ReadView}
	for _, p := range h.Seats {
		f.Names = append(f.Names, p.Name)
	}
	if c.Brief {
		return nil, errNoViews
	}
	if f.Catalogue, err = c.prints(); err != nil {
		return nil, err
	}
	switch {
	case c.old != nil || c.Form == 0:
		f.read = format2.ReadView
	case c.Form > formOfViews:
		return nil, errNewForm
	}
	if h.OneWay {
		if f.Seat = c.Side; f.Seat < rules.Spectator || f.Seat >= len(h.Seats) {
			return nil, unread("%d番目のプレイヤーはいない", "no player %d", f.Seat+1)
		}
		for i, s := range c.Stills {
			f.stills = append(f.stills, stillAt{moves: i, view: s.View})
		}
	} else {
		if seat < 0 || seat >= len(h.Seats) {
			return nil, unread("%d番目のプレイヤーはいない", "no player %d", seat+1)
		}
		for _, k := range c.Frames {
			f.stills = append(f.stills, stillAt{moves: k.Moves, view: k.Seats[seat].View})
		}
	}
	if len(f.stills) == 0 {
		return nil, errNoViews
	}
	for i := range f.stills {
		if err := f.lookAt(i); err != nil {
			return nil, err
		}
	}
	for _, i := range []int{0, len(f.stills) - 1} {
		if _, err := f.View(i); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// lookAt looks through a view without reading it.
func (f *Film) lookAt(i int) error {
	s := &f.stills[i]
	if len(s.view) > maxView {
		return unread("%d番目の場面が%dバイトある。%dバイトまでしか読まない", "view %d: %d bytes; at most %d are read", i+1, len(s.view), maxView)
	}
	turn, err := look(s.view, maxParts)
	if err != nil {
		return unread("%d番目の場面が読めない", "view %d", i+1).by(err)
	}
	s.turn = turn
	return nil
}

func readPrint(b []byte) (p rules.Printed, err error) {
	err = json.Unmarshal(b, &p)
	return p, err
}

// prints is the catalogue of the views.
func (c *content) prints() ([]rules.Printed, error) {
	if len(c.Prints) > maxPrints {
		return nil, unread("カードの内容が%dバイトある。%dバイトまでしか読まない", "%d bytes of printed cards; at most %d are read", len(c.Prints), maxPrints)
	}
	read := readPrint
	if c.old != nil {
		read = func(b []byte) (rules.Printed, error) { return format2.ReadPrinted(c.Header.Game, b) }
	}
	list, err := readPrints(c.Prints, read)
	if err != nil {
		return nil, unread("カードの内容が読めない", "printed cards").by(err)
	}
	return list, nil
}

// readPrints counts the cards before it makes room for them.
func readPrints(b []byte, read func([]byte) (rules.Printed, error)) ([]rules.Printed, error) {
	if _, err := look(b, maxFaces); err != nil {
		return nil, err
	}
	var parts []json.RawMessage
	if err := json.Unmarshal(b, &parts); err != nil {
		return nil, err
	}
	if len(parts) > maxCatalogue {
		return nil, fmt.Errorf("%d; at most %d are read", len(parts), maxCatalogue)
	}
	list := make([]rules.Printed, len(parts))
	for i, p := range parts {
		var err error
		if list[i], err = read(p); err != nil {
			return nil, err
		}
		if o := list[i].Other; o < -1 || o >= len(list) {
			return nil, fmt.Errorf("card %d: no such face", i+1)
		}
	}
	return list, nil
}

// Len is how many views there are.
func (f *Film) Len() int { return len(f.stills) }

// Answers is how many answers had been given at view i.
func (f *Film) Answers(i int) int { return f.stills[i].moves }

// Turn is the turn of view i, as it says itself.
func (f *Film) Turn(i int) int { return f.stills[i].turn }

// View is the i-th view. Views are read one at a time, since a hostile file may
// blow up every one of them.
func (f *Film) View(i int) (*rules.View, error) {
	v, err := f.read(f.stills[i].view)
	if err != nil {
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
	if v.Game != f.Game {
		return fmt.Errorf("a view of %q", v.Game)
	}
	some := func(seats ...int) bool {
		for _, s := range seats {
			if s < rules.Spectator || s >= players {
				return false
			}
		}
		return true
	}
	ok := v.Active >= 0 && some(v.Active, v.Seat, v.Deciding, v.Priority, v.Attack.Seat) && some(v.Result.Winners...) && v.Turn >= 0
	for i := range v.Waiting {
		ok = ok && some(v.Waiting[i].Seat)
	}
	for i := range v.Effects {
		ok = ok && some(v.Effects[i].Seat)
	}
	for i := range v.Stack {
		ok = ok && some(v.Stack[i].Seat)
	}
	for i := range v.Packets {
		ok = ok && some(v.Packets[i].Seat)
	}
	for _, list := range [][]int{v.Order, v.Asked} {
		ok = ok && len(list) <= players && some(list...) && !slices.Contains(list, rules.Spectator)
	}
	for _, p := range v.Players {
		ok = ok && p.Team >= 0 && p.Team < players
	}
	if !ok || len(v.Scores) > players {
		return fmt.Errorf("no such player")
	}
	for i := range v.Stack {
		if p := v.Stack[i].Print; p < -1 || p >= len(f.Catalogue) && p != 0 {
			return fmt.Errorf("no such card")
		}
	}
	zones := v.Shared
	for _, p := range v.Players {
		zones = append(zones[:len(zones):len(zones)], p.Zones...)
	}
	for _, z := range zones {
		if !some(z.Place.Seat) {
			return fmt.Errorf("zone %q: no such player", z.Place.Zone)
		}
		for _, c := range z.Cards {
			if c.Print < -1 || c.Print >= len(f.Catalogue) || c.Lies > rules.Reverse || !some(c.Owner, c.Seat) {
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
	size := 0
	err := again(m.Setup(), m.Moves(), func(_ int, m *rules.Match) error {
		v := m.View(seat)
		for _, p := range v.Players {
			note(seen, p.Zones)
		}
		note(seen, v.Shared)
		b, err := json.Marshal(v)
		c.Stills = append(c.Stills, still{b})
		if size += len(b); size > MaxContent || len(b) > maxView {
			return tooLarge(size)
		}
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
