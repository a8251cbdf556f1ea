package rules_test

import (
	"reflect"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest"
	"gorin/rules/rulestest/size"
	"gorin/rules/rulestest/spent"
)

// still is a view without what is asked, which no moment of a film has.
func still(v *rules.View) *rules.View {
	w := *v
	w.Deciding, w.Asked, w.Clause, w.Priority = -1, nil, "", -1
	if w.Turn == 0 { // whose turn it will be is told by who is asked
		w.Active = 0
	}
	return &w
}

// bare is a still view without what effects make of the cards, which is worked out only when all
// that happens at once has happened.
func bare(v *rules.View) *rules.View {
	w := *still(v)
	zones := func(all []rules.ZoneView) []rules.ZoneView {
		out := append([]rules.ZoneView{}, all...)
		for i := range out {
			out[i].Cards = append([]rules.CardView{}, out[i].Cards...)
			for k := range out[i].Cards {
				c := &out[i].Cards[k]
				*c = rules.CardView{ID: c.ID, Print: c.Print, Owner: c.Owner, Seat: c.Seat, FaceUp: c.FaceUp, Lies: c.Lies, Over: c.Over, Below: c.Below, Under: c.Under}
			}
		}
		return out
	}
	w.Shared = zones(w.Shared)
	w.Players = append([]rules.PlayerView{}, w.Players...)
	for i := range w.Players {
		p := &w.Players[i]
		w.Players[i] = rules.PlayerView{Name: p.Name, Lost: p.Lost, FirstPlayer: p.FirstPlayer, Zones: zones(p.Zones)}
	}
	w.Waiting, w.Effects, w.Stack, w.Packets, w.Attack, w.Window = nil, nil, nil, nil, rules.AttackView{}, ""
	return &w
}

// TestFilm: at each entry of the log a filmed match shows to everybody what was to be seen when
// that entry was written, and nothing of what was hidden then; after undo and redo too.
func TestFilm(t *testing.T) {
	for _, game := range rules.Games() {
		for _, w := range rulestest.Ways(game) {
			if w.Seats != w.Format.Least {
				continue
			}
			t.Run(game+"-"+w.String(), func(t *testing.T) {
				for seed := range uint64(size.Of(1, 1, 3)) {
					filmedMatch(t, w.Setup(t, seed+4), seed)
				}
			})
		}
	}
}

// moment is what was to be seen at an entry.
type moment struct {
	snapshot []byte
	live     []*rules.View // from each seat
}

func filmedMatch(t *testing.T, s rules.Setup, seed uint64) {
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	m.Film(true)
	if m.ViewAt(0, 0) != nil {
		t.Error("an entry that was not filmed is shown")
	}
	seats := len(s.Seats)
	var seen map[int]moment
	rules.Witness(m, func(entry int) {
		x := moment{snapshot: m.Snapshot()}
		for seat := rules.Spectator; seat < seats; seat++ {
			x.live = append(x.live, m.View(seat))
		}
		seen[entry] = x
	})
	players := rulestest.Randoms(m, seed+1)
	whole, all := 0, 0
	check := func(step int) {
		for entry := max(0, m.LogLen()-len(seen)); entry < m.LogLen(); entry++ {
			if _, there := seen[entry]; !there {
				continue // who has lost is told when everything is over
			}
			for seat := rules.Spectator; seat < seats; seat++ {
				got := m.ViewAt(seat, entry)
				if got == nil {
					t.Fatalf("answer %d: entry %d is not kept", step, entry)
				}
				end := seen[rules.HeapEnd(m, entry, seat)]
				if want := end.live[seat+1]; !reflect.DeepEqual(bare(got), bare(want)) {
					t.Fatalf("answer %d: entry %d of seat %d:\n%+v\nwas\n%+v", step, entry, seat, bare(got), bare(want))
				} else if all++; reflect.DeepEqual(still(got), still(want)) {
					whole++
				}
				for _, mixed := range []uint64{0, 5} {
					want, err := rules.Apart(m, end.snapshot, seat, mixed)
					if err != nil {
						t.Fatal(err)
					}
					if !reflect.DeepEqual(got, want) {
						t.Fatalf("answer %d: entry %d of seat %d, mixed %d:\n%+v\nis\n%+v", step, entry, seat, mixed, got, want)
					}
				}
			}
		}
	}
	for step := 0; m.Pending() != nil && step < size.Of(60, 150, 400)*2/seats; step++ {
		q := m.Pending()
		seen = map[int]moment{}
		if err := m.Answer(q.Seq, players[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
			t.Fatal(err)
		}
		check(step)
		if step%7 == 3 { // the same again
			before := m.LogLen()
			m.Undo()
			if m.ViewAt(0, before-1) != nil && m.LogLen() < before {
				t.Fatal("what was taken back is shown")
			}
			seen = map[int]moment{}
			if !m.Redo() || m.LogLen() != before {
				t.Fatalf("answer %d: %d entries after redo, not %d", step, m.LogLen(), before)
			}
			check(step)
		}
	}
	old := m.LogLen() - rules.Filmed - 1
	for bound := old; old >= 0 && rules.HeapEnd(m, old, 0) > bound; old-- { // what went with younger entries is shown with them
	}
	if m.ViewAt(0, old) != nil {
		t.Error("more is kept than there is room for")
	}
	if whole*2 < all {
		t.Errorf("%d of %d views are as they were in every number", whole, all)
	}
}

// TestFilmIsBounded: however long a match, a film holds no more memory than some megabytes; a
// match that is not filmed, or is light, has none.
func TestFilmIsBounded(t *testing.T) {
	const most = 12 << 20
	for _, game := range rules.Games() {
		play := func(film bool) spent.Cost {
			var m *rules.Match
			return spent.Least(func(spent.Cost) bool { return false }, func() {
				m = start(t, shipped(t, game, 5))
				m.Film(film)
				players := rulestest.Randoms(m, 4)
				for step := 0; m.Pending() != nil && step < 300; step++ {
					q := m.Pending()
					if err := m.Answer(q.Seq, players[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
		without, with := play(false), play(true)
		if more := int64(with.Bytes) - int64(without.Bytes); more > most {
			t.Errorf("%s: a film takes %d bytes", game, more)
		} else {
			t.Logf("%s: a film takes %d kB", game, more>>10)
		}
	}
	m := start(t, shipped(t, rules.Games()[0], 5))
	m.Light()
	m.Film(true)
	q := m.Pending()
	pick := make([]int, q.Min)
	for i := range pick {
		pick[i] = i
	}
	if err := m.Answer(q.Seq, pick); err != nil {
		t.Fatal(err)
	}
	if m.ViewAt(0, 0) != nil {
		t.Error("a light match is filmed")
	}
}

// BenchmarkViewAt is what a beat of the picture costs.
func BenchmarkViewAt(b *testing.B) {
	eachGame(b, func(b *testing.B, game string) {
		m := start(b, shipped(b, game, 5))
		m.Film(true)
		players := rulestest.Randoms(m, 4)
		for step := 0; m.Pending() != nil && step < 150; step++ {
			q := m.Pending()
			if err := m.Answer(q.Seq, players[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportAllocs()
		for b.Loop() {
			m.ViewAt(0, m.LogLen()-1)
		}
	})
}
