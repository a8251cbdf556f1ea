package replay

import (
	"encoding/binary"
	"errors"
	"os"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/replay/format2"
	rooms "gorin/rules/rulestest/room"
	"gorin/rules/standing"
)

// oldFiles are files of the format before, which the rooms of the games keep that were played
// then.
func oldFiles(t testing.TB, name string) (files [][]byte) {
	t.Helper()
	for _, game := range rules.Games() {
		if len(rooms.Files(t, game, "testdata/old8")) == 0 {
			continue
		}
		paths := rooms.Files(t, game, "testdata/old8/"+name)
		if len(paths) == 0 {
			t.Fatalf("%s has no old file %s", game, name)
		}
		for _, p := range paths {
			b, err := os.ReadFile(p)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, b)
		}
	}
	return files
}

// oldContent is what an old file holds.
func oldContent(t testing.TB, file []byte) *format2.Content {
	t.Helper()
	_, raw, err := unseal(file)
	if err != nil {
		t.Fatal(err)
	}
	c := new(format2.Content)
	if _, err := c.UnmarshalMsg(raw); err != nil {
		t.Fatal(err)
	}
	return c
}

// sealOld makes an old file of its content.
func sealOld(t testing.TB, c *format2.Content) []byte {
	t.Helper()
	raw, err := c.MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	file, err := seal(raw)
	if err != nil {
		t.Fatal(err)
	}
	binary.LittleEndian.PutUint16(file[atVersion:], 2)
	return resum(file)
}

// TestOldIsVerified: an old file that does not come to what its key frames say is noticed,
// whatever of it was changed.
func TestOldIsVerified(t *testing.T) {
	for _, b := range oldFiles(t, "conceded.gorin") {
		if _, err := Read(sealOld(t, oldContent(t, b))); err != nil {
			t.Fatal(err)
		}
		for name, change := range map[string]func(c *format2.Content){
			"the seed":        func(c *format2.Content) { c.Header.Seed++ },
			"an answer less":  func(c *format2.Content) { shortenOld(t, c, 1) },
			"answers less":    func(c *format2.Content) { shortenOld(t, c, 10) },
			"that it is over": func(c *format2.Content) { c.Header.Over = false },
			"cards change places": func(c *format2.Content) {
				l := c.Header.Seats[0].Line
				l[0], l[1] = l[1], l[0]
			},
			"the players change places": func(c *format2.Content) {
				s := c.Header.Seats
				s[0], s[1] = s[1], s[0]
				if len(c.Beside) > 0 {
					c.Beside[0], c.Beside[1] = c.Beside[1], c.Beside[0]
				}
			},
		} {
			c := oldContent(t, b)
			change(c)
			_, err := Read(sealOld(t, c))
			var d *Diverged
			if !errors.As(err, &d) {
				t.Errorf("%s: %v", name, err)
			}
		}
		c := oldContent(t, b)
		c.Frames[0].State = c.Frames[0].State[:100]
		if _, err := Read(sealOld(t, c)); err == nil || !strings.Contains(err.Error(), "key frame 1 is damaged") {
			t.Errorf("a damaged state: %v", err)
		}
	}
}

// shortenOld drops the last answers.
func shortenOld(t *testing.T, c *format2.Content, n int) {
	moves, err := getMoves(c.Moves, wholeSum)
	if err != nil {
		t.Fatal(err)
	}
	c.Moves = putMoves(nil, moves[:len(moves)-n], wholeSum)
	c.Header.Over = len(moves) == n
}

// TestOldStanding: each thing that a key frame says is compared.
func TestOldStanding(t *testing.T) {
	for _, b := range oldFiles(t, "open-may.gorin") {
		l, err := Open(b)
		if err != nil {
			t.Fatal(err)
		}
		end := l.old[len(l.old)-1].at
		m, err := Read(b)
		if err != nil {
			t.Fatal(err)
		}
		if differs := end.Differs(m.Standing()); differs != "" {
			t.Fatal(differs)
		}
		for name, change := range map[string]func(s *standing.Standing){
			"seats":   func(s *standing.Standing) { s.Seats++ },
			"active":  func(s *standing.Standing) { s.Active ^= 1 },
			"first":   func(s *standing.Standing) { s.First ^= 1 },
			"turn":    func(s *standing.Standing) { s.Turn++ },
			"number":  func(s *standing.Standing) { s.Seq++ },
			"random":  func(s *standing.Standing) { s.Random[len(s.Random)-1]++ },
			"over":    func(s *standing.Standing) { s.Over = !s.Over },
			"lost":    func(s *standing.Standing) { s.Lost++ },
			"format":  func(s *standing.Standing) { s.Played.Format = "x" },
			"agreed":  func(s *standing.Standing) { s.Played.Options++ },
			"order":   func(s *standing.Standing) { s.Played.Order[1]++ },
			"begun":   func(s *standing.Standing) { s.Played.Begun++ },
			"left":    func(s *standing.Standing) { s.Played.Left++ },
			"won":     func(s *standing.Standing) { s.Played.Otherwise++ },
			"points":  func(s *standing.Standing) { s.Played.Scores[0]++ },
			"player":  func(s *standing.Standing) { s.Zones[0].Player ^= 1 },
			"a pile":  func(s *standing.Standing) { s.Zones = s.Zones[1:] },
			"a card":  func(s *standing.Standing) { s.Zones[0].Cards = s.Zones[0].Cards[1:] },
			"ID":      func(s *standing.Standing) { s.Zones[0].Cards[0].ID += "x" },
			"owner":   func(s *standing.Standing) { s.Zones[0].Cards[0].Owner ^= 1 },
			"master":  func(s *standing.Standing) { s.Zones[0].Cards[0].Master ^= 1 },
			"lies":    func(s *standing.Standing) { s.Zones[0].Cards[0].Lies ^= 1 },
			"down":    func(s *standing.Standing) { s.Zones[0].Cards[0].Down = !s.Zones[0].Cards[0].Down },
			"veiled":  func(s *standing.Standing) { s.Zones[0].Cards[0].Veiled = true },
			"known":   func(s *standing.Standing) { s.Zones[0].Cards[0].Known ^= 2 },
			"load":    func(s *standing.Standing) { s.Zones[0].Cards[0].Load++ },
			"since":   func(s *standing.Standing) { s.Zones[0].Cards[0].Turn++ },
			"bond":    func(s *standing.Standing) { s.Bonds = append(s.Bonds, standing.Bond{Card: "A"}) },
			"counter": func(s *standing.Standing) { s.Counters = append(s.Counters, standing.Counter{N: 1}) },
			"waits":   func(s *standing.Standing) { s.Waiting = append(s.Waiting, standing.Waiting{Card: "A"}) },
			"lasts":   func(s *standing.Standing) { s.Lasting = append(s.Lasting, standing.Waiting{Card: "A"}) },
			"stack":   func(s *standing.Standing) { s.Stack = append(s.Stack, standing.Waiting{Card: "A"}) },
			"extra":   func(s *standing.Standing) { s.Extra = append(s.Extra, 1) },
		} {
			now := m.Standing()
			sum := now.Sum()
			change(now)
			if end.Differs(now) == "" {
				t.Errorf("%s makes no difference to an old key frame", name)
			}
			if now.Sum() == sum {
				t.Errorf("%s makes no difference to the sum", name)
			}
		}
	}
}

// TestOldIsWrittenAnew: what was read of an old file is written in today's format, and is
// the same match.
func TestOldIsWrittenAnew(t *testing.T) {
	for _, b := range append(oldFiles(t, "open-*.gorin"), oldFiles(t, "inert-lines.gorin")...) {
		m, err := Read(b)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range []Options{{}, {Brief: true}} {
			back, err := Read(file(t, m, o))
			if err != nil || back.Sum() != m.Sum() || len(back.Moves()) != len(m.Moves()) {
				t.Errorf("%+v: %v", o, err)
			}
		}
	}
}

// FuzzOld reads what an old file may hold: it is refused with one sentence, or can be
// played and watched.
func FuzzOld(f *testing.F) {
	for _, name := range []string{"one-answer.gorin", "watched-seen-by-first.gorin"} {
		for _, b := range oldFiles(f, name) {
			c := oldContent(f, b)
			c.Moves = putMoves(nil, nil, wholeSum)
			c.Cards, c.More = c.Cards[:min(2, len(c.Cards))], c.More[:min(2, len(c.More))] // few, so that much is tried
			c.Frames, c.Stills = c.Frames[:min(1, len(c.Frames))], c.Stills[:min(2, len(c.Stills))]
			raw, err := c.MarshalMsg(nil)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(raw)
		}
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		b, err := seal(raw)
		if err != nil {
			return
		}
		binary.LittleEndian.PutUint16(b[atVersion:], 2)
		b = resum(b)
		m, err := Read(b)
		if !errors.Is(err, ErrOneSide) {
			sound(t, m, err)
		}
		if film, err := ReadViews(b, 0); err == nil {
			for i := range film.Len() {
				if v, err := film.View(i); err == nil && len(v.Players) != len(film.Names) {
					t.Error("a view of other players")
				}
			}
		}
	})
}
