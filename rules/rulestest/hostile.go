package rulestest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gorin/rules"
)

// hostile changes of what a snapshot says of the format, the seats and who takes part, none
// of which may be taken. Each tells whether it has changed anything.
var hostile = map[string]func(m *rules.Match, r *rand.Rand) bool{
	"a format that is not there": func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Format = 200; return true },
	"another format":             otherFormat,
	"a rule that is not there":   func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Options ^= 1 << 7; return true },
	"a player who is not there":  func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Order[0] = 6; return true },
	"a place for nobody":         func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Order[0] = -1; return true },
	"two places for one":         func(m *rules.Match, _ *rand.Rand) bool { o := &m.Table().M.S.Order; o[1] = o[0]; return true },
	"no place for one":           lessOrder,
	"a team that is not there":   func(m *rules.Match, r *rand.Rand) bool { m.Table().M.S.Teams[someSeat(m, r)] = 17; return true },
	"a team below all":           func(m *rules.Match, r *rand.Rand) bool { m.Table().M.S.Teams[someSeat(m, r)] = -1; return true },
	"one in another's team":      otherTeam,
	"who is not there has left":  func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Result.Left |= 1 << 7; return true },
	"everybody has left": func(m *rules.Match, _ *rand.Rand) bool {
		m.Table().M.S.Result.Left = 1<<len(m.Setup().Seats) - 1
		return true
	},
	"one who has cards has left":     func(m *rules.Match, r *rand.Rand) bool { m.Table().M.S.Result.Left |= 1 << in(m)[0]; return true },
	"one has lost and not left":      func(m *rules.Match, r *rand.Rand) bool { m.Table().M.S.Result.Lost |= 1 << in(m)[0]; return true },
	"who is not there has lost":      func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Result.Lost |= 1 << 7; return true },
	"who is not there has won":       func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Result.Won |= 1 << 7; return true },
	"one has won and it is not over": func(m *rules.Match, r *rand.Rand) bool { m.Table().M.S.Result.Won |= 1 << in(m)[0]; return true },
	"who is not there is leaving":    func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Leaving |= 1 << 7; return true },
	"who is not there had a turn":    func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Begun |= 1 << 7; return true },
	"the turn of nobody there": func(m *rules.Match, _ *rand.Rand) bool {
		m.Table().M.S.Active = int8(len(m.Setup().Seats))
		return true
	},
	"the first is nobody there":  func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.First = -2; return true },
	"a clause that is not there": func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Result.Clause = 60000; return true },
	"left under no clause":       func(m *rules.Match, _ *rand.Rand) bool { m.Table().M.S.Result.Why[0] = 60000; return true },
}

func someSeat(m *rules.Match, r *rand.Rand) int { return r.IntN(len(m.Setup().Seats)) }

// otherFormat is another format, of as many players or not.
func otherFormat(m *rules.Match, r *rand.Rand) bool {
	s, n := &m.Table().M.S, len(rules.Formats(m.Setup().Game))
	s.Format = uint8((int(s.Format) + 1 + r.IntN(max(1, n-1))) % n)
	return n > 1
}

// lessOrder takes the last place away, which is that of somebody.
func lessOrder(m *rules.Match, _ *rand.Rand) bool {
	o := &m.Table().M.S.Order
	for i := len(o) - 1; i > 0; i-- {
		if o[i] >= 0 {
			last := o[i]
			o[i] = -1
			return m.Table().M.S.Result.Left>>last&1 == 0
		}
	}
	return false
}

// otherTeam puts a player into the team of the one who sits farthest away.
func otherTeam(m *rules.Match, r *rand.Rand) bool {
	t, n := &m.Table().M.S.Teams, len(m.Setup().Seats)
	t[0] = t[n-1]
	return true
}

// Hostile: of what a snapshot says of the format, the seats and who takes part, what cannot
// be is refused, and any other change of it that is taken leaves a match that can be played.
func Hostile(t *testing.T, game string) {
	taken := 0
	for _, w := range Ways(game) {
		for seed := range uint64(6) {
			m, err := rules.New(w.Setup(t, seed))
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(seed, 7))
			at := uint32(r.IntN(50))
			see := Quitting(seed, nil)
			_, err = Play(m, Randoms(m, seed), func(m *rules.Match) error {
				if m.Seq() < at || m.Pending() == nil {
					return nil
				}
				at = 1 << 30
				for name, spoil := range hostile {
					bad := m.Copy()
					if spoil(bad, r) && m.Copy().Restore(bad.Table().M.S.Encode(nil)) == nil {
						t.Errorf("%s, seed %d: %s is taken", w, seed, name)
					}
				}
				for range 60 {
					err := flipped(m, r)
					if err != nil {
						return err
					}
				}
				taken++
				return see(m)
			})
			if err != nil {
				t.Fatalf("%s, seed %d: %v", w, seed, err)
			}
		}
	}
	if taken == 0 {
		t.Error("no match came so far")
	}
}

// flipped changes one bit of a few numbers. Where that is taken the match is played on.
func flipped(m *rules.Match, r *rand.Rand) (err error) {
	bad := m.Copy()
	s := &bad.Table().M.S
	bytes := []*uint8{&s.Format, &s.Options, &s.Begun, &s.Leaving, &s.Result.Lost, &s.Result.Left, &s.Result.Won}
	small := []*int8{&s.Active, &s.First}
	for i := range s.Order {
		small = append(small, &s.Order[i], &s.Teams[i])
	}
	bit, what := r.IntN(8), ""
	switch n := r.IntN(3); n {
	case 0:
		at := r.IntN(len(bytes))
		*bytes[at] ^= 1 << bit
		what = fmt.Sprint("byte ", at)
	case 1:
		at := r.IntN(len(small))
		*small[at] ^= int8(1) << bit
		what = fmt.Sprint("number ", at)
	default:
		at := r.IntN(len(s.Scores))
		s.Scores[at] = int16(r.IntN(1<<16) - 1<<15)
		what = fmt.Sprint("score ", at)
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("bit %d of %s changed: panic: %v", bit, what, p)
		}
	}()
	code := s.Encode(nil)
	other := m.Copy()
	if other.Restore(code) == nil {
		return play(other, 20, uint64(bit))
	}
	return nil
}
