package scene

import (
	"encoding/base64"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gorin/render/engine"
	"gorin/render/page"
	"gorin/render/session"
	"gorin/render/table"
	"gorin/rules"
	"gorin/rules/replay"
)

// on is a client on the rules themselves.
func onRules(t *testing.T, params map[string]string) *stage {
	t.Helper()
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	s := &stage{T: t, now: 1000, store: map[string][]byte{}, files: map[string][]byte{}, engine: e}
	s.open(params)
	return s
}

// eachGame calls f for every game of the rules.
func eachGame(t *testing.T, f func(t *testing.T, game string)) {
	t.Helper()
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		t.Run(game, func(t *testing.T) { f(t, game) })
	}
}

func (s *stage) choice(name string) page.Field {
	s.Helper()
	for _, f := range s.last.Fields {
		if f.Name == name {
			return f
		}
	}
	s.Fatalf("there is no field %q in %+v", name, s.last.Fields)
	return page.Field{}
}

// TestLookBackByTheMirror: the past is looked at by the line of time, the log and
// the marks; the game goes on as it stood, and a branch leaves it alone.
func TestLookBackByTheMirror(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1"})
	for range 3 {
		s.answer()
	}
	s.want("table", 4)
	s.press("look-back")
	if !strings.Contains(s.last.Prompt, "past") || len(s.last.Options) > 0 {
		t.Errorf("prompt %q, options %v", s.last.Prompt, s.last.Options)
	}
	for _, c := range []struct {
		act, value string
		seq        uint32
	}{{"seek", "0", 1}, {"seek", "0.65", 3}, {"set", "moment=2", 2}, {"key", "Right", 3}, {"key", "Home", 1}, {"key", "PageDown", 4}, {"key", "ShiftLeft", 1}, {"key", "End", 4}, {"watch-flip", "", 4}, {"watch-hands", "", 4}} {
		s.do(c.act, c.value)
		if s.want("table", c.seq); s.app.table.Session.Seat != 0 || s.app.table.Session.Open {
			t.Errorf("%s shows what the player may not see", c.act)
		}
	}
	if f := s.choice("moment"); f.Value != "4" || f.Choices[0][0] != "1" {
		t.Errorf("field %+v", f)
	}
	s.do("entry", "4") // of the second decision
	s.want("table", 2)
	if len(s.app.table.AllEntries()) <= len(s.app.table.Log) {
		t.Error("the log forgets what came later")
	}
	s.press("branch")
	s.answer()
	s.answer()
	s.press("origin")
	s.want("table", 2)
	s.press("watch-end")
	s.want("table", 4)
	if len(s.last.Options) == 0 {
		t.Error("nobody is asked any more")
	}
	s.open(nil) // practice has not touched what is kept
	s.press("resume")
	s.want("table", 4)
}

// replayed is a client that has opened the file of a game of computers.
func replayed(t *testing.T, game string) (*stage, []byte) {
	s := onRules(t, map[string]string{"lang": "en"})
	decks := s.engine.Decks(game)
	start := session.Start{Game: game, Seed: 7}
	for seat := range rules.Seats(game) {
		start.Decks = append(start.Decks, decks[min(seat, 1)].ID)
		start.Names = append(start.Names, []string{"Nagi", "Toma", "Mio"}[seat])
	}
	m, err := s.engine.New(start)
	if err != nil {
		t.Fatal(err)
	}
	var bots []session.Bot
	for seat := range start.Names {
		bots = append(bots, s.engine.Bot(session.Greedy, uint64(seat+1), m))
	}
	for r := m.Pending(); r != nil; r = m.Pending() {
		if err := m.Answer(r.Seq, bots[r.Seat].Choose(m.View(r.Seat), r)); err != nil {
			t.Fatal(err)
		}
	}
	file, err := s.engine.Write(m)
	if err != nil {
		t.Fatal(err)
	}
	s.app.Open("game.gorin", file)
	s.app.Tick()
	return s, file
}

func TestReplayByTheMirror(t *testing.T) { eachGame(t, replayByTheMirror) }

func replayByTheMirror(t *testing.T, game string) {
	s, file := replayed(t, game)
	s.do("watch-play", "")
	first := s.last.Seq
	s.press("turn-next")
	s.press("turn-next")
	turn := s.last.Turn
	s.press("mark-next")
	s.press("mark-back")
	if s.last.Turn != turn {
		t.Errorf("a mark on and back leads from %q to %q", turn, s.last.Turn)
	}
	s.press("watch-speed")
	if s.app.table.Session.Speed != 2 {
		t.Errorf("speed %v", s.app.table.Session.Speed)
	}
	known := func() (n int) {
		for _, z := range s.last.Zones {
			if s.isHand(z) && len(z.Items) > 0 {
				n++
			}
		}
		return n
	}
	held := func(seats ...int) (n int) { // how many of them hold cards
		v, hand := s.app.table.View, s.app.table.Skin.Hand
		for _, seat := range seats {
			if slices.ContainsFunc(v.Players[seat].Zones, func(z rules.ZoneView) bool { return z.Place.Zone == hand && z.Count > 0 }) {
				n++
			}
		}
		return n
	}
	if n := known(); n != held(s.app.table.Bottom) {
		t.Errorf("%d hands can be read", n)
	}
	s.press("watch-hands")
	if n := known(); n != held([]int{0, 1, 2}[:rules.Seats(game)]...) {
		t.Errorf("with all open, %d hands can be read", n)
	}
	s.press("watch-hands")
	s.press("watch-flip")
	if n := known(); n != held(s.app.table.Bottom) {
		t.Errorf("from the other side, %d hands can be read", n)
	}
	s.press("watch-last")
	last := s.last.Seq
	s.press("export")
	for _, b := range s.files {
		if len(b) != len(file) {
			t.Errorf("%d bytes were exported, the file has %d", len(b), len(file))
		}
	}
	s.press("watch-first")
	whole, err := replay.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if s.last.Seq != first || int(last-first) != len(whole.Moves()) {
		t.Errorf("from %d to %d, and back at %d", first, last, s.last.Seq)
	}
	s.press("watch-end")
	s.tick()
	if s.last.State != "result" || s.latest() != "" {
		t.Errorf("state %q, %d bytes kept", s.last.State, len(s.latest()))
	}
}

// TestLink: a link holds the whole match, unless that is too long.
func TestLink(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1"})
	s.answer()
	s.app.host.Page = "https://example.org/gorin/"
	copied := ""
	s.app.host.Copy = func(text string) error { copied = text; return nil }
	s.press("look-back")
	s.do("seek", "0")
	s.press("link")
	s.press("ok")
	body, ok := strings.CutPrefix(copied, "https://example.org/gorin/#replay=")
	b, err := base64.RawURLEncoding.DecodeString(body)
	if !ok || err != nil || string(b) != "fixture 2" {
		t.Errorf("copied %q: %q, %v", copied, b, err)
	}
	s.app.host.Copy = nil // a window, without a clipboard
	s.press("link")
	if len(s.files) != 1 || !strings.Contains(s.last.Alert, "written") {
		t.Errorf("files %v, alert %q", s.files, s.last.Alert)
	}
	s.press("ok")
	eachGame(t, wholeLink)
}

// wholeLink: a link of a match that was played holds all of it.
func wholeLink(t *testing.T, game string) {
	whole, _ := replayed(t, game)
	copied := ""
	whole.app.host.Page = "https://example.org/gorin/"
	whole.app.host.Copy = func(text string) error { copied = text; return nil }
	whole.press("link")
	_, body, _ := strings.Cut(copied, "#replay=")
	b, err := base64.RawURLEncoding.DecodeString(body)
	if err != nil {
		t.Fatal(err)
	}
	m, err := whole.engine.Read(b)
	if err != nil || m.Seq() != whole.app.table.Session.Span.Last {
		t.Errorf("a link of %d letters is another match: %v", len(body), err)
	}
	side, err := replay.Write(m.(*rules.Match), replay.Options{OneSide: true, Seat: 1})
	if err != nil {
		t.Fatal(err)
	}
	whole.app.Open("side.gorin", side)
	whole.press("ok")
	copied = ""
	whole.press("link")
	_, tooLong := replay.Link(side) // views take more than moves, unless the game is short
	if refused := strings.Contains(whole.last.Alert, "too long"); refused != (tooLong != nil) || refused != (copied == "") {
		t.Errorf("alert %q, %d letters", whole.last.Alert, len(copied))
	}
}

// TestLogByTheMirror: each line of the log that is past leads to its moment, and while
// that is shown the lines that follow lead on.
func TestLogByTheMirror(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "human", "p2": "random", "seed": "3"})
	for range 3 {
		s.answer()
	}
	now := s.last.Seq
	past := 0
	for i, e := range s.last.Log {
		if e.Line != i || e.Moment >= now {
			t.Errorf("line %d is said to be %d, of decision %d", i, e.Line, e.Moment)
		}
		if e.Moment > 0 {
			past++
		}
	}
	if past == 0 || past == len(s.last.Log) {
		t.Fatalf("%d lines of %d can be looked at", past, len(s.last.Log))
	}
	lines := len(s.last.Log)
	s.do("moment", strconv.Itoa(int(s.last.Log[0].Moment)))
	if s.last.Seq != s.last.Log[0].Moment || len(s.last.Log) != lines {
		t.Errorf("at decision %d with %d lines; %d, %d are right", s.last.Seq, len(s.last.Log), s.last.Log[0].Moment, lines)
	}
	last := s.last.Log[lines-1]
	s.do("moment", strconv.Itoa(int(last.Moment)))
	if s.last.Seq != now {
		t.Errorf("the last line leads to decision %d, not %d", s.last.Seq, now)
	}
}

// TestLongLogByTheMirror: of a long match the mirror has the lines around the moment.
func TestLongLogByTheMirror(t *testing.T) { eachGame(t, longLog) }

func longLog(t *testing.T, game string) {
	s, _ := replayed(t, game)
	s.press("watch-last")
	all := s.app.table.AllEntries()
	lines := min(table.MostEntries, len(all))
	if len(s.last.Log) != lines || s.last.Log[lines-1].Line != len(all)-1 {
		t.Fatalf("%d lines of %d", len(s.last.Log), len(all))
	}
	for _, at := range []string{"0", "0.5"} {
		s.do("seek", at)
		shown := len(s.app.table.Log) - 1
		if first := s.last.Log[0].Line; len(s.last.Log) != lines || shown < first || shown >= first+lines {
			t.Errorf("at %s line %d is shown, of which the mirror has %d from %d", at, shown, len(s.last.Log), first)
		}
	}
}
