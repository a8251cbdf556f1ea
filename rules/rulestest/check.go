// Package rulestest is the suite that every game must pass: what holds in any
// match, whatever the cards say, looked at after every answer of random games.
package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/bot"
)

// A Property is one thing that must hold at every decision of a match. Check
// leaves the match as it found it.
type Property struct {
	Name  string
	Check func(m *rules.Match) error
}

// Properties are looked at after every answer.
var Properties = []Property{
	{"each card in exactly one zone", (*rules.Match).Check},
	{"what is worked out step by step follows from the state", (*rules.Match).Audit},
	{"views count every card once", countCards},
	{"options are unique", uniqueOptions},
	{"questions say what they are for", saysWhatFor},
	{"copy and save-load: same bytes, same future", sameFuture},
	{"undo one, redo one", undoOne},
	{"who is out is out", outIsOut},
	{"anybody may give up", concedes},
	{"sides see what is theirs", sidesSee},
	{"hidden cards permuted change nothing that is seen", NothingLeaks},
	{"teammates see the same", teamsSee},
	{"a guess shows what the match shows, and nothing else decides it", guesses},
	{"bad answers are refused and change nothing", refusesBad},
}

// Verify looks at every property and names the first that does not hold.
func Verify(m *rules.Match) error {
	for _, p := range Properties {
		if err := p.Check(m); err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
	}
	return nil
}

// countCards compares the counts and cards of all zones, for every viewer, with
// the decks: no card is shown twice and none is missing, since counts are public. Those of
// a player who has left are gone, all of them.
func countCards(m *rules.Match) error {
	setup := m.Setup()
	want := make([]int, len(setup.Seats))
	decks := false
	for seat, s := range setup.Seats {
		for _, part := range s.Deck.Portions() {
			for _, l := range part.Cards {
				want[seat] += l.Count
				decks = true
			}
		}
	}
	for seat := rules.Spectator; seat < len(setup.Seats); seat++ {
		v := m.View(seat)
		zones := v.Shared
		for _, p := range v.Players {
			zones = append(zones[:len(zones):len(zones)], p.Zones...)
		}
		got := make([]int, len(setup.Seats))
		seen := make([]string, len(m.Table().M.S.Cards)) // the zone of each card, by its number
		for _, z := range zones {
			if len(z.Cards) != z.Count {
				return fmt.Errorf("seat %d: %s has %d cards and shows %d", seat, z.Place.Zone, z.Count, len(z.Cards))
			}
			for _, c := range z.Cards {
				got[c.Owner]++
				if c.ID == 0 {
					continue
				}
				if other := seen[c.ID]; other != "" {
					return fmt.Errorf("seat %d: card %d is in %s and in %s", seat, c.ID, other, z.Place.Zone)
				}
				seen[c.ID] = z.Place.Zone
			}
		}
		if !decks { // no decks were presented: it began from a position
			want, decks = got, true
		}
		for owner, p := range v.Players {
			if out := p.Lost || p.Left; out && (got[owner] == 0 || m.Result().Over && got[owner] == want[owner]) {
				continue
			}
			if got[owner] != want[owner] {
				return fmt.Errorf("seat %d: %d cards of seat %d in all zones, %d in the deck", seat, got[owner], owner, want[owner])
			}
		}
	}
	return nil
}

// uniqueOptions: of what one player may pick, no two options mean the same or read the same.
// Where several are asked, each is there once and has something to pick, one of it.
func uniqueOptions(m *rules.Match) error {
	r := m.Pending()
	if r == nil {
		return nil
	}
	if r.Seq == 0 || r.Min < 0 || r.Min > r.Max || r.Min > len(r.Options) || len(r.Options) == 0 && r.Max > 0 {
		return fmt.Errorf("%s (%s), number %d: %d to %d of %d options", r.Kind, r.Clause, r.Seq, r.Min, r.Max, len(r.Options))
	}
	meant := map[rules.Option]bool{}
	type words struct {
		lang, seat int
		said       string
	}
	read := map[words]bool{}
	for i, seat := range asked(r) {
		if slices.Contains(asked(r)[:i], seat) || len(r.Seats) > 1 && (r.Min != 1 || r.Max != 1 || !slices.ContainsFunc(r.Options, func(o rules.Option) bool { return o.Seat == seat })) {
			return fmt.Errorf("%s (%s): the seats %d are asked for %d to %d, and %d has nothing to pick", r.Kind, r.Clause, r.Seats, r.Min, r.Max, seat)
		}
	}
	for _, o := range r.Options {
		if !r.Asks(o.Seat) {
			return fmt.Errorf("%s (%s): seat %d has an option and is not asked", r.Kind, r.Clause, o.Seat)
		}
		for l, said := range o.Words {
			if w := (words{l, o.Seat, said}); said == "" || read[w] {
				return fmt.Errorf("%s (%s): two options read %q in %s", r.Kind, r.Clause, said, rules.Lang(l))
			} else {
				read[w] = true
			}
		}
		o.Words = rules.Words{}
		if meant[o] {
			return fmt.Errorf("%s (%s): two options mean %+v", r.Kind, r.Clause, o)
		}
		meant[o] = true
	}
	return nil
}

// sameFuture plays a copy and a restored match a few answers on, alike.
func sameFuture(m *rules.Match) error {
	const answers = 3
	now := m.Snapshot()
	copied, loaded := m.Copy(), m.Copy()
	if err := play(loaded, answers, 1); err != nil {
		return err
	}
	if err := loaded.Restore(now); err != nil {
		return err
	}
	for i := range answers + 1 {
		a, b := copied.Snapshot(), loaded.Snapshot()
		if !bytes.Equal(a, b) || copied.Hash() != loaded.Hash() {
			return fmt.Errorf("%d answers on, the loaded match differs from the copy", i)
		}
		if copied.Pending() == nil {
			break
		}
		for _, x := range []*rules.Match{copied, loaded} {
			if err := play(x, 1, uint64(i)); err != nil {
				return err
			}
		}
	}
	if !bytes.Equal(m.Snapshot(), now) {
		return fmt.Errorf("playing a copy changed the match")
	}
	return nil
}

// play gives random answers, as long as the match can be kept.
func play(m *rules.Match, answers int, seed uint64) error {
	b := bot.Random(seed)
	for range answers {
		r := m.Pending()
		if r == nil {
			return nil
		}
		var refusal *rules.Refusal
		err := m.Answer(r.Seq, b.Choose(nil, r))
		if errors.As(err, &refusal) && refusal.Full {
			return nil
		}
		if err != nil {
			return fmt.Errorf("a legal answer was refused: %w", err)
		}
	}
	return nil
}

// undoOne steps back and forth once.
func undoOne(m *rules.Match) error {
	if !m.CanUndo() {
		return nil
	}
	c := m.Copy()
	now := c.Hash()
	if !c.CanUndo() {
		return nil // a copy may be without its past
	}
	if !c.Undo() || !c.CanRedo() || !c.Redo() {
		return fmt.Errorf("refused")
	}
	if c.Hash() != now {
		return fmt.Errorf("hash %016x became %016x", now, c.Hash())
	}
	return nil
}

// paying reports whether a question is asked while something is being paid.
func paying(game, clause string) bool {
	return slices.ContainsFunc(rules.BookOf(game).Cites.Paying, func(begin string) bool { return strings.HasPrefix(clause, begin) })
}

// NothingLeaks: for every viewer, a match in which everything that this viewer
// does not know lies otherwise gives the same view and the same request, byte
// for byte. A player who is choosing what to pay has said that they can,
// which cards that lie otherwise might deny, so nobody else is looked at then.
func NothingLeaks(m *rules.Match) error {
	r := m.Pending()
	for seat := rules.Spectator; seat < len(m.Setup().Seats); seat++ {
		if r != nil && !m.Mates(r.Seat, seat) && paying(m.Setup().Game, r.Clause) {
			continue
		}
		other := m.ShuffleHidden(seat, uint64(m.Seq())*7+uint64(seat+1))
		if err := alike(seat, sees(m, seat), sees(other, seat)); err != nil {
			return err
		}
	}
	return nil
}

// alike compares, byte for byte, what a seat sees of two matches between which it cannot tell.
func alike(seat int, x, y any) error {
	if reflect.DeepEqual(x, y) {
		return nil // and so are their bytes, which take four times as long to make
	}
	a, err := json.Marshal(x)
	if err != nil {
		return err
	}
	b, err := json.Marshal(y)
	if err != nil {
		return err
	}
	if i := differ(a, b); i >= 0 {
		return fmt.Errorf("seat %d sees …%s… or …%s…", seat, around(a, i), around(b, i))
	}
	return nil
}

// told is everything that a seat is told at a decision: what teammates are asked, too.
type told struct {
	View    *rules.View
	Request *rules.Request `json:",omitempty"`
}

func sees(m *rules.Match, seat int) told {
	out := told{View: m.View(seat)}
	if r := m.Pending(); r != nil && m.Mates(r.Seat, seat) {
		out.Request = r
	}
	return out
}

func differ(a, b []byte) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	if len(a) != len(b) {
		return min(len(a), len(b))
	}
	return -1
}

func around(b []byte, i int) []byte { return b[max(0, i-80):min(len(b), i+60)] }
