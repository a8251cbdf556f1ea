package scene

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"gorin/render/saves"
	"gorin/rules"
)

// holder lends the windows of one store, or nothing where there is one window alone.
func (s *stage) holder() func(string, bool, func(bool)) {
	if s.held == nil {
		return nil
	}
	return func(id string, take bool, then func(bool)) {
		s.later = append(s.later, func() { // as in a browser, it takes a moment
			has := s.held[id]
			if has != nil && has != s.app && !take {
				then(false)
				return
			}
			s.held[id] = s.app
			then(true)
			if has != nil && has != s.app {
				has.Lost(id)
			}
		})
	}
}

// latest is the game that would be resumed, as it is kept.
func (s *stage) latest() string {
	h, ok := s.app.kept.Latest()
	if !ok {
		return ""
	}
	return string(s.store["game-"+h.ID])
}

// kept lists the games that are kept, the latest first.
func (s *stage) kept() []saves.Head { return s.app.kept.All() }

// file is the match on the table as a file.
func (s *stage) file() []byte {
	b, err := s.app.file()
	if err != nil {
		s.Fatal(err)
	}
	return b
}

// TestNobodysGameIsOverwritten: a file, a new game and a kept game come beside the game
// that is under way, which is resumed as it was.
func TestNobodysGameIsOverwritten(t *testing.T) { eachGame(t, nobodysGame) }

func nobodysGame(t *testing.T, game string) {
	other := onRules(t, map[string]string{"lang": "en", "start": "1", "game": game, "seed": "8", "p2": "human"})
	other.answer() // and the other player is asked
	file := other.file()

	s := onRules(t, map[string]string{"lang": "en", "start": "1", "game": game, "seed": "3", "p2": "human"})
	s.answer()
	s.answer()
	s.answer()
	own, seq := s.latest(), s.last.Seq
	if len(s.kept()) != 1 || own == "" {
		t.Fatalf("%d games are kept", len(s.kept()))
	}
	s.app.Open("friend.gorin", file)
	s.tick()
	for _, words := range []string{"friend.gorin", "Player 1 – Player 2", "Your own game"} {
		if !strings.Contains(s.last.Alert, words) {
			t.Errorf("the file is opened with %q, without %q", s.last.Alert, words)
		}
	}
	s.press("ok")
	s.answer()
	all := s.kept()
	if len(all) != 2 || all[0].From != "friend.gorin" || all[1].From != "" || string(s.store["game-"+all[1].ID]) != own {
		t.Fatalf("kept are %+v", all)
	}
	s.app.Open("friend.gorin", file) // as it came, while it was played on
	s.tick()
	s.press("ok")
	s.app.Open("friend.gorin", file) // and once more: that is the same
	s.tick()
	s.press("ok")
	if all = s.kept(); len(all) != 3 {
		t.Errorf("%d games after the same file three times", len(all))
	}
	s.press("new")
	if s.app.title.Resumes == "" || !strings.Contains(s.app.title.Resumes, "friend.gorin") {
		t.Errorf("resumes %q", s.app.title.Resumes)
	}
	s.press("start") // a new game
	s.answer()
	s.press("new")
	s.press("load")
	s.want("games", 0)
	if len(s.kept()) != 4 {
		t.Errorf("%d games", len(s.kept()))
	}
	for _, h := range s.kept() {
		if h.From == "" && h.Seq == seq {
			s.do("game", h.ID)
		}
	}
	if s.last.Confirm != nil && s.last.Confirm.Act == "uncover" {
		s.press("uncover")
	}
	s.want("table", seq)
}

// TestCopies: a copy stays as it is, whatever is played from it.
func TestCopies(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p2": "human"})
	s.answer()
	s.press("save")
	s.press("ok")
	copied := s.kept()[0]
	if !copied.Copy {
		copied = s.kept()[1]
	}
	was := string(s.store["game-"+copied.ID])
	s.answer()
	for range 2 {
		s.press("load")
		s.do("game", copied.ID)
		s.want("table", 2)
		s.answer()
	}
	n := 0
	for _, h := range s.kept() {
		if !h.Copy {
			n++
		}
	}
	if n != 3 || string(s.store["game-"+copied.ID]) != was {
		t.Errorf("%d games beside the copy; it stayed: %v", n, string(s.store["game-"+copied.ID]) == was)
	}
	s.press("load")
	s.do("game-remove", copied.ID)
	s.press("yes")
	if _, ok := s.app.kept.Find(copied.ID); ok || s.store["game-"+copied.ID] != nil {
		t.Error("a removed game is still there")
	}
}

// TestNameGame: a game is named letter by letter, as in a window, or at once, as in a page;
// the list, what is asked about it and what resumes it say so. Whoever gives up changes
// nothing.
func TestNameGame(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p2": "human"})
	s.answer()
	s.press("new")
	s.press("load")
	id := s.kept()[0].ID
	s.do("game-name", id)
	if w := s.last.Write; w == nil || w.Most != saves.MaxTitle || w.Value != "" {
		t.Fatalf("writes %+v", w)
	}
	for _, letter := range []string{"夜", "o", "O"} {
		s.do("type", letter)
	}
	s.do("key", "Backspace")
	s.do("key", "O") // the key of a letter does nothing by itself
	s.do("set", "seed=3")
	s.do("key", "Enter")
	if h, _ := s.app.kept.Find(id); h.Title != "夜o" || s.last.Write != nil || s.last.State != "games" {
		t.Fatalf("called %q, then %+v", h.Title, s.last)
	}
	says := ""
	for _, a := range s.last.Acts {
		says += a.Text + "\n"
	}
	for _, words := range []string{"夜o\n", "Player 1", "Name: 夜o"} {
		if !strings.Contains(says, words) {
			t.Errorf("the list does not say %q: %s", words, says)
		}
	}
	s.do("game-name", id)
	s.do("set", "line="+strings.Repeat("長", 2*saves.MaxTitle))
	if w := s.last.Write; len([]rune(w.Value)) != saves.MaxTitle {
		t.Errorf("%d letters are written", len([]rune(w.Value)))
	}
	s.do("key", "Escape")
	if h, _ := s.app.kept.Find(id); h.Title != "夜o" {
		t.Errorf("called %q", h.Title)
	}
	s.press("games-back")
	if !strings.Contains(s.app.title.Resumes, "夜o") {
		t.Errorf("resumes %q", s.app.title.Resumes)
	}
	s.press("resume")
	s.answer()
	s.tick()
	if h, _ := s.app.kept.Find(id); h.Title != "夜o" || h.Seq < 2 {
		t.Errorf("played on it is %+v", h)
	}
	s.press("load")
	s.do("game-name", id) // while it is on the table
	s.do("set", "line=")
	s.press("yes")
	if h, _ := s.app.kept.Find(id); h.Title != "" {
		t.Errorf("called %q", h.Title)
	}
}

// TestFullList: what has not ended goes only when the player says so; else the new game is
// not kept, and leaving it asks.
func TestFullList(t *testing.T) {
	full := func() *stage {
		s := newStage(t, nil)
		for i := range saves.Most {
			if err := s.app.kept.Keep(saves.Head{ID: fmt.Sprint("g", i), When: int64(i), Kinds: []string{"human", "human"}}, nil); err != nil {
				t.Fatal(err)
			}
		}
		s.press("start")
		s.answer()
		if !strings.Contains(s.last.Alert, "full") {
			t.Fatalf("says %q", s.last.Alert)
		}
		return s
	}
	s := full()
	s.press("games-room")
	if _, ok := s.app.kept.Find("g0"); ok || len(s.kept()) != saves.Most {
		t.Errorf("g0 is there: %v, of %d", ok, len(s.kept()))
	}
	s.answer()
	s.press("new")
	s.want("title", 0)

	s = full()
	s.press("unkept")
	s.answer()
	if _, ok := s.app.kept.Find("g0"); !ok {
		t.Error("g0 is gone")
	}
	s.press("new")
	if !strings.Contains(s.last.Alert, "not been saved") {
		t.Errorf("says %q", s.last.Alert)
	}
	s.press("no")
	s.want("table", 0)
	s.press("new")
	s.press("yes")
	s.want("title", 0)
}

// TestStoreFails: a game that could not be kept is not left for a file without asking.
func TestStoreFails(t *testing.T) {
	s := newStage(t, nil)
	s.app.host.Save = func(string, []byte) error { return errors.New("no room") }
	s.press("start")
	s.answer()
	s.press("ok") // it cannot be saved
	file := s.file()
	s.app.Open("x.gorin", file)
	s.tick()
	if !strings.Contains(s.last.Alert, "not been saved") {
		t.Errorf("says %q", s.last.Alert)
	}
	s.press("no")
	if s.app.table.from != "" {
		t.Error("the game was left")
	}
}

// TestTwoWindows: the second window asks before it takes a game, the first says that it is
// gone and writes no more; each can play a game of its own.
func TestTwoWindows(t *testing.T) {
	one := newStage(t, nil)
	one.held = map[string]*App{}
	one.open(map[string]string{"start": "1", "p2": "human"})
	two := &stage{T: t, now: 5000, store: one.store, files: map[string][]byte{}, engine: one.engine, held: one.held}
	two.open(nil)
	one.answer()
	one.answer()
	two.open(nil)
	two.press("resume")
	if !strings.Contains(two.last.Alert, "another tab") {
		t.Fatalf("the second window says %q", two.last.Alert)
	}
	two.press("cancel")
	two.want("title", 0)
	two.press("resume")
	two.press("take")
	two.want("table", 3)
	one.tick()
	if !strings.Contains(one.last.Alert, "goes on in another") {
		t.Fatalf("the first window says %q", one.last.Alert)
	}
	two.answer()
	kept := two.latest()
	one.app.Flush()
	one.tick()
	if one.latest() != kept {
		t.Error("the first window has written over the second")
	}
	one.press("take-back")
	one.want("table", 4)
	if one.last.Alert != "" {
		t.Errorf("what was taken back is asked about: %q", one.last.Alert)
	}
	two.tick()
	two.press("apart")
	two.answer()
	one.answer()
	if n := len(one.kept()); n != 2 {
		t.Errorf("%d games", n)
	}
	one.press("new")
	one.tick()
	if id := one.kept()[1].ID; one.held[id] == one.app {
		t.Error("a game that is left is still held")
	}
}

// TestOldSaves: what earlier builds kept is in the list.
func TestOldSaves(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p2": "human"})
	s.answer()
	old := `{"kinds":["human","human"],"decks":["",""],"names":["A","B"],"seed":"3","turn":4,"over":false,"when":77}` + "\n" + string(s.file())
	s.store = map[string][]byte{"auto": []byte(old), "slot1": []byte(old)}
	s.open(nil)
	if len(s.kept()) != 2 || s.store["auto"] != nil || s.store["slot1"] != nil {
		t.Fatalf("%d games, %d keys", len(s.kept()), len(s.store))
	}
	s.press("resume")
	s.want("table", 2)
}

// TestTwoWindowsKeepPacks: a pack that one window takes, and a puzzle that it solves, stay
// when the other, which was open before, takes and solves others.
func TestTwoWindowsKeepPacks(t *testing.T) { eachGame(t, twoWindowsKeepPacks) }

func twoWindowsKeepPacks(t *testing.T, game string) {
	_, decks, err := rules.Shipped(game)
	if err != nil {
		t.Fatal(err)
	}
	file := fmt.Sprintf("game = %q\nname = { ja = \"束\" }\ncards = [", game)
	for _, l := range decks[0].Cards {
		file += fmt.Sprintf("[%d, %q],", l.Count, l.ID)
	}
	one := onRules(t, nil)
	two := &stage{T: t, now: 5000, store: one.store, files: map[string][]byte{}, engine: one.engine}
	two.open(nil)
	for _, x := range []struct {
		s    *stage
		name string
	}{{one, "first.toml"}, {two, "second.toml"}} {
		x.s.app.Open(x.name, []byte(file+"]\n"))
		x.s.tick()
		if x.s.app.shelf.Progress.Tried(game, x.name, true) {
			x.s.app.shelf.Keep()
		}
	}
	one.open(nil)
	if n := len(one.app.packs.Files()); n != 2 {
		t.Errorf("%d packs are kept", n)
	}
	if of := one.app.shelf.Progress[game]; !of["first.toml"].Solved || !of["second.toml"].Solved {
		t.Errorf("kept is %v", of)
	}
}
