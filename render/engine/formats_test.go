//go:build lanterns

package engine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gorin/render/session"
	"gorin/rules"
)

// TestMixes plays every format of a game that has several with all mixes of persons at one
// screen and computers, up to four seats, and with some above: somebody can always go on,
// nobody is asked what a computer decides, and the screen shows nobody's hand to another
// team without a cover. Now and then somebody gives up in the midst of a question, or an
// answer is taken back.
func TestMixes(t *testing.T) {
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range rules.Formats("regatta") {
		var did deeds
		for n := f.Least; n <= f.Most; n++ {
			if n%max(1, f.Teams) != 0 {
				continue
			}
			t.Run(fmt.Sprintf("%s-%d", f.Key, n), func(t *testing.T) {
				r := rand.New(rand.NewPCG(uint64(n), 7))
				mixes := 1 << n
				for i := range min(mixes, 16) {
					people := i
					if mixes > 16 {
						people = r.IntN(mixes)
					}
					m := newMix(t, e, &f, n, people, r)
					m.deeds = &did
					for !m.Match.Result().Over {
						m.step(r)
					}
				}
			})
		}
		if f.Teams > 0 && (did.together < 50 || did.offered < 4 || did.beside < 20 || did.gaveUp < 3) {
			t.Errorf("%s: %+v", f.Key, did)
		}
	}
}

// deeds counts what has happened in the matches of a format.
type deeds struct {
	together int // times that several persons of a team were asked at once
	offered  int // times that the screen was to be handed to any of several
	beside   int // answers of computers to what persons were asked too
	gaveUp   int
}

// mix is a match of persons and computers.
type mix struct {
	*testing.T
	*session.Session
	*deeds
	name  string
	shown int // whose hand the screen shows
	stuck int
	now   int64
}

func newMix(t *testing.T, e *Engine, f *rules.Format, n, people int, r *rand.Rand) *mix {
	t.Helper()
	start := session.Start{Game: "regatta", Format: f.Key, Seed: r.Uint64() >> 1}
	decks := e.Decks("regatta")
	for seat := range n {
		kind := []string{session.Random, session.Greedy}[r.IntN(2)]
		if people>>seat&1 != 0 {
			kind = session.Human
		}
		start.Kinds = append(start.Kinds, kind)
		start.Decks = append(start.Decks, decks[seat%len(decks)].ID)
		start.Names = append(start.Names, fmt.Sprint("P", seat+1))
	}
	match, err := e.New(start)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(match, e, start, session.Settings{Auto: r.IntN(2) == 0})
	return &mix{T: t, Session: s, name: fmt.Sprint(start.Kinds), shown: s.Seat}
}

// step lets time pass, or does what a person at the screen can do.
func (m *mix) step(r *rand.Rand) {
	m.Helper()
	m.now++
	if who := m.Conceders(); len(who) > 0 && r.IntN(150) == 0 {
		if err := m.Concede(who[r.IntN(len(who))]); err != nil {
			m.Fatal(m.name, err)
		}
		m.gaveUp++
	}
	before := m.Pending()
	moved := m.Tick(m.now)
	if moved && before != nil && len(before.Seats) > 1 && slices.ContainsFunc(before.Seats, m.Person) {
		m.beside++
	}
	if err := m.Fault(); err != nil {
		m.Fatal(m.name, err)
	}
	q := m.Pending()
	if q == nil {
		return
	}
	if m.shown >= 0 && m.Person(m.shown) && m.Seat != m.shown && !m.Mates(m.Seat, m.shown) {
		m.Fatalf("%s: the screen goes from seat %d to %d without a cover", m.name, m.shown, m.Seat)
	}
	m.shown = m.Seat
	switch asked := m.Asked(); {
	case m.Cover:
		seat := m.CoverFor[r.IntN(len(m.CoverFor))]
		if !m.Person(seat) || !q.Asks(seat) {
			m.Fatalf("%s: the screen is handed to seat %d, asked are %v", m.name, seat, q.Seats)
		}
		m.UncoverFor(seat)
		if len(m.CoverFor) > 1 {
			m.offered++
		}
		m.shown = seat
		if m.Asked() == nil {
			m.Fatalf("%s: who takes the screen is asked nothing", m.name)
		}
	case asked != nil:
		m.answer(r, asked)
	case moved:
		m.stuck = 0
		return
	default:
		if m.stuck++; m.stuck > 2 {
			m.Fatalf("%s: nobody can go on: %+v", m.name, q)
		}
		return
	}
	m.stuck = 0
}

// answer answers as a person would, by chance.
func (m *mix) answer(r *rand.Rand, asked *rules.Request) {
	m.Helper()
	if len(asked.Seats) > 1 {
		m.together++
	}
	for i := range asked.Options {
		if o := &asked.Options[i]; len(asked.Seats) > 1 && (!m.Person(o.Seat) || !slices.Contains(asked.Seats, o.Seat)) {
			m.Fatalf("%s: a person may pick for seat %d of %v", m.name, o.Seat, asked.Seats)
		}
	}
	if m.CanUndo() && r.IntN(40) == 0 {
		before := m.Match.Seq()
		m.Undo()
		if m.Match.Seq() >= before || !m.Cover && m.Asked() == nil && m.Match.Seq() > 1 {
			m.Fatalf("%s: undo from decision %d to %d", m.name, before, m.Match.Seq())
		}
		m.shown = m.Seat
		return
	}
	pick := r.Perm(len(asked.Options))[:asked.Min]
	if !asked.Ordered {
		slices.Sort(pick)
	}
	if err := m.Answer(pick); err != nil {
		m.Fatalf("%s: %+v: %v: %v", m.name, asked, pick, err)
	}
}
