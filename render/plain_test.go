package render_test

import (
	"strings"
	"testing"

	fixture "gorin/render/fixture/all"
	"gorin/render/rendertest"
	"gorin/render/session"
	"gorin/rules"
)

// unknown makes matches of a game that nobody knows.
type unknown struct{ fixture.Engine }

func (unknown) Games() []string { return []string{"made-up"} }

func (e unknown) New(s session.Start) (session.Match, error) {
	m, err := e.Engine.New(s)
	return renamed{m}, err
}

func (unknown) Bot(kind string, seed uint64, m session.Match) session.Bot {
	return fixture.Engine{}.Bot(kind, seed, m)
}

type renamed struct{ session.Match }

func (m renamed) View(seat int) *rules.View {
	v := *m.Match.View(seat)
	v.Game = "made-up"
	return &v
}

// TestUnknownGame: a game without a skin is drawn and played with a plain one.
func TestUnknownGame(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		p := rendertest.New(t, size[0], size[1], unknown{}, rules.English, map[string]string{"start": "1", "p1": "human", "p2": "human", "seed": "4", "game": "made-up"})
		seen := new(sight)
		p.App().UI().C.Seen = seen
		for _, a := range [][2]string{{"uncover", ""}, {"confirm", ""}, {"option", "0"}} {
			p.Do(a[0], a[1])
		}
		all := ""
		for _, l := range seen.lines {
			all += l.text + "\n"
		}
		if !strings.Contains(all, "Into which slot?") {
			t.Errorf("%v: what is asked is not to be read:\n%s", size, all)
		}
	}
}
