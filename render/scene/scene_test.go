package scene

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"gorin/render/fixture/all"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/clauses"
)

// stage is a client on the make-believe match, driven by its mirror alone.
type stage struct {
	*testing.T
	app    *App
	now    int64
	store  map[string][]byte
	last   *page.Mirror
	files  map[string][]byte
	games  []string
	engine session.Engine  // nil for the make-believe one
	held   map[string]*App // which window has which game; nil for one window alone
	later  []func()        // what was asked of the other windows
}

// isHand reports whether a zone of the mirror is a hand.
func (s *stage) isHand(z page.Zone) bool {
	look := s.app.table.Skin
	return strings.Contains(z.Heading, look.Zone(look.Hand).In(s.app.lang))
}

func newStage(t *testing.T, params map[string]string) *stage {
	t.Helper()
	s := &stage{T: t, now: 1000, store: map[string][]byte{}, files: map[string][]byte{}}
	s.open(params)
	return s
}

func (s *stage) open(params map[string]string) {
	s.Helper()
	if s.engine == nil {
		s.engine = all.Engine{Of: s.games}
	}
	app, err := New(Host{
		Now:    func() int64 { return s.now },
		Load:   func(k string) ([]byte, error) { return s.store[k], nil },
		Save:   func(k string, b []byte) error { s.store[k] = bytes.Clone(b); return nil },
		Export: func(n string, b []byte) (string, error) { s.files[n] = b; return "", nil },
		Mirror: func(m *page.Mirror) { s.last = m },
		Hold:   s.holder(), Release: func(id string) { delete(s.held, id) },
		Lang: rules.English, Params: params, Engine: s.engine,
	})
	if err != nil {
		s.Fatal(err)
	}
	s.app = app
	s.tick()
}

func (s *stage) tick() {
	for range 2 {
		s.now += 2000
		s.app.Tick()
		for len(s.later) > 0 {
			next := s.later[0]
			s.later = s.later[1:]
			next()
		}
		s.app.Tick()
	}
}

func (s *stage) do(act, value string) { s.app.Do(act, value); s.tick() }

// press presses a button that the mirror shows.
func (s *stage) press(act string) {
	s.Helper()
	all := append(append([]page.Act{}, s.last.Deal...), s.last.Acts...)
	if s.last.Confirm != nil {
		all = append(all, *s.last.Confirm)
	}
	for _, x := range all {
		if x.Act == act && !x.Off {
			s.do(x.Act, x.Value)
			return
		}
	}
	s.Fatalf("there is no %q to press in %+v", act, all)
}

func (s *stage) want(state string, seq uint32) {
	s.Helper()
	if s.last.State != state || seq != 0 && s.last.Seq != seq {
		s.Fatalf("state %q, decision %d; want %q, %d (%s)", s.last.State, s.last.Seq, state, seq, s.last.Alert)
	}
}

// makeBelieve is a client on the make-believe matches of some games, in which a player is asked
// after a play of the own too.
func makeBelieve(t *testing.T, games []string, params map[string]string) *stage {
	t.Helper()
	s := &stage{T: t, now: 1000, store: map[string][]byte{}, files: map[string][]byte{}, games: games}
	s.open(params)
	s.do("settings", "")
	s.do("set", "own=off")
	s.do("settings-close", "")
	return s
}

// uncover takes the hand-over page away if it lies there.
func (s *stage) uncover() {
	s.Helper()
	if s.last.Confirm != nil && s.last.Confirm.Act == "uncover" {
		s.press("uncover")
	}
}

// rest waits until somebody can be asked: what has only one answer is answered by itself.
func (s *stage) rest() {
	for range 9 {
		if s.last.Confirm != nil || len(s.last.Options) > 0 {
			break
		}
		s.tick()
	}
}

// answer answers what is asked, whatever it is, with the first options.
func (s *stage) answer() {
	s.Helper()
	s.rest()
	s.uncover()
	for s.last.Confirm != nil && s.last.Confirm.Off {
		for _, o := range s.last.Options {
			if !o.Pressed {
				s.do("option", strconv.Itoa(o.Index))
				break
			}
		}
	}
	if s.last.Confirm != nil {
		s.press("confirm")
		return
	}
	if len(s.last.Options) == 0 {
		s.Fatalf("nothing can be done: %+v", s.last)
	}
	s.do("option", "0")
}

func TestWholeGameByTheMirror(t *testing.T) {
	s := newStage(t, map[string]string{"p2": "human", "seed": "5"})
	s.want("title", 0)
	if len(s.last.Fields) != 5 || s.last.Fields[4].Value != "5" {
		t.Errorf("fields %+v", s.last.Fields)
	}
	s.do("set", "deck2=lanterns")
	s.press("start")
	for i := range 24 {
		s.want("table", uint32(i+1))
		s.answer()
	}
	s.want("result", 0)
	if !strings.Contains(s.last.Prompt, "The last mark is made") {
		t.Errorf("result: %q", s.last.Prompt)
	}
	s.press("watch")
	s.press("watch-first")
	s.want("table", 1)
	s.press("watch-next")
	s.want("table", 2)
	s.press("export")
	if len(s.files) != 1 {
		t.Error("nothing was exported")
	}
}

func TestMirrorHidesTheOtherHand(t *testing.T) {
	for _, g := range all.Games() {
		t.Run(g.Key, func(t *testing.T) { hidesTheOtherHand(t, g.Key) })
	}
}

func hidesTheOtherHand(t *testing.T, game string) {
	s := makeBelieve(t, []string{game}, map[string]string{"start": "1"})
	hands := 0
	for _, z := range s.last.Zones {
		if s.isHand(z) {
			hands++
			if own := strings.HasPrefix(z.Heading, "Player 1"); own != (len(z.Items) == 5) {
				t.Errorf("%s: %d cards can be read", z.Heading, len(z.Items))
			}
		}
	}
	if hands != 2 {
		t.Errorf("%d hands", hands)
	}
}

func TestCoveredTableShowsNoHand(t *testing.T) {
	for _, g := range all.Games() {
		t.Run(g.Key, func(t *testing.T) { coveredShowsNoHand(t, g.Key) })
	}
}

func coveredShowsNoHand(t *testing.T, game string) {
	s := makeBelieve(t, []string{game}, map[string]string{"start": "1", "p2": "human"})
	for _, z := range s.last.Zones {
		if s.isHand(z) && len(z.Items) > 0 {
			t.Errorf("%s can be read", z.Heading)
		}
	}
	if len(s.last.Options) > 0 {
		t.Error("options show while the table is covered")
	}
}

func TestResumeAfterReload(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p2": "human"})
	s.answer()
	s.answer()
	s.want("table", 3)
	s.open(nil)
	s.want("title", 0)
	s.press("resume")
	s.want("table", 3)
}

func TestDamagedFileLeavesTheGame(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1"})
	s.answer()
	s.app.Open("broken.gorin", []byte("nonsense"))
	s.tick()
	s.want("error", 2)
	if !strings.Contains(s.last.Alert, "broken.gorin") {
		t.Errorf("alert %q", s.last.Alert)
	}
	s.do("option", "0") // nothing else can be done meanwhile
	s.want("error", 2)
	s.press("ok")
	s.want("table", 2)
	s.app.OpenFailed("gone.gorin", errors.New("no such file"))
	s.tick()
	s.want("error", 2)
}

type toldError struct{ error }

func (toldError) Told() rules.Words { return rules.Words{"壊れている", "damaged"} }

func TestErrorsInThePlayersLanguage(t *testing.T) {
	s := newStage(t, nil)
	told := fmt.Errorf("read: %w", toldError{errors.New("byte 7")})
	for _, l := range []rules.Lang{rules.English, rules.Japanese} {
		for err, want := range map[error]string{told: (rules.Words{"壊れている", "damaged"}).In(l), errors.New("disk"): "disk"} {
			s.app.fail("", err)
			s.tick()
			if !strings.HasSuffix(s.last.Alert, want) {
				t.Errorf("%s: %q, want %q", l, s.last.Alert, want)
			}
			s.press("ok")
		}
		s.press("language")
	}
}

func TestConcedeAsksFirst(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1"})
	s.press("concede")
	s.press("no")
	s.want("table", 1)
	s.press("concede")
	s.press("yes")
	s.want("result", 0)
}

func TestUndoAsksTheOther(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p2": "human"})
	s.answer()
	s.press("undo")
	s.want("table", 2)
	s.press("yes")
	s.want("table", 1)
}

func TestEveryActIsKnownInBothLanguages(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1"})
	before := s.last.Prompt
	s.press("language")
	if s.last.Lang != "ja" || s.last.Prompt == before {
		t.Errorf("language %s, prompt %q", s.last.Lang, s.last.Prompt)
	}
}

// TestClausesAreTold: the mirror says what the clauses of the log decide, and a
// refusal what its clause does, in the player's language.
func TestClausesAreTold(t *testing.T) {
	for _, g := range all.Games() {
		t.Run(g.Key, func(t *testing.T) { clausesAreTold(t, g.Key) })
	}
}

func clausesAreTold(t *testing.T, game string) {
	s := makeBelieve(t, []string{game}, map[string]string{"start": "1", "p2": "human"})
	s.answer()
	for _, l := range []rules.Lang{rules.English, rules.Japanese} {
		told := 0
		for i, e := range s.app.table.Log {
			info, ok := clauses.Find(game, e.Clause)
			if !ok {
				continue
			}
			told++
			want := "§" + e.Clause + " " + info.Words.In(l)
			if at := s.last.Log[i]; !strings.Contains(at.Text, e.Clause) || s.last.Laws[at.Law] != want {
				t.Errorf("%s: %q is told as %q, want %q", l, at.Text, s.last.Laws[at.Law], want)
			}
			s.app.fail("", &rules.Refusal{Clause: e.Clause, Words: rules.Words{"数", "count"}})
			s.tick()
			if !strings.HasSuffix(s.last.Alert, "\n"+want) {
				t.Errorf("%s: refused with %q, want %q", l, s.last.Alert, want)
			}
			s.press("ok")
		}
		if told == 0 {
			t.Fatal("the log has no clause of the book")
		}
		s.press("language")
	}
}

// TestMirrorOfEveryShape: what is said of the zones does not hang on the shape of the screen.
func TestMirrorOfEveryShape(t *testing.T) {
	for _, g := range all.Games() {
		t.Run(g.Key, func(t *testing.T) {
			s := makeBelieve(t, []string{g.Key}, map[string]string{"start": "1"})
			for range 12 {
				s.uncover()
				said := map[layout.Shape]string{}
				for _, shape := range []layout.Shape{layout.Wide, layout.Tall, layout.Short} {
					s.app.table.Screen.Shape = shape
					said[shape] = fmt.Sprint(s.app.mirror().Zones)
				}
				for shape, words := range said {
					if words != said[layout.Wide] {
						t.Fatalf("decision %d, shape %v: %s, and on a wide screen %s", s.last.Seq, shape, words, said[layout.Wide])
					}
				}
				if s.last.State != "table" {
					return
				}
				s.answer()
			}
		})
	}
}
