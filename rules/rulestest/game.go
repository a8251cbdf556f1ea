package rulestest

import (
	"bytes"
	"fmt"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/replay"
)

// MaxAnswers is how long a match may last before it counts as endless.
const MaxAnswers = 20000

// Counts are of one game.
type Counts struct {
	Decisions int
	Choices   int // decisions with two or more options
}

// Deal begins a match of decks that come with a game.
func Deal(t testing.TB, game string, seed uint64) *rules.Match {
	t.Helper()
	s, err := rules.Sample(game, seed, 0)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Randoms are players of a match who answer at random, one for each seat.
func Randoms(m *rules.Match, seed uint64) (all []bot.Bot) {
	seats := uint64(len(m.Setup().Seats))
	for seat := range seats {
		all = append(all, bot.Random(seed*seats+seat))
	}
	return all
}

// Mixed are players of a match one of whom is greedy, and the others answer at random.
func Mixed(m *rules.Match, seed uint64) []bot.Bot {
	bots := Randoms(m, seed)
	bots[len(bots)-1] = all.Greedy(seed, m.Catalogue())
	return bots
}

// Play plays a match to its end. see, if any, is shown the match before the
// first answer and after each one.
func Play(m *rules.Match, bots []bot.Bot, see func(m *rules.Match) error) (Counts, error) {
	var n Counts
	start := m.Seq()
	for {
		if see != nil {
			if err := see(m); err != nil {
				return n, fmt.Errorf("answer %d: %w", n.Decisions, err)
			}
		}
		r := m.Pending()
		if r == nil {
			break
		}
		if n.Decisions >= MaxAnswers {
			return n, fmt.Errorf("the game has not ended after %d answers", n.Decisions)
		}
		pick := Choose(m, bots, r)
		if err := m.Answer(r.Seq, pick); err != nil {
			return n, fmt.Errorf("answer %d: %s (%s): the bot's %v: %w", n.Decisions+1, r.Kind, r.Clause, pick, err)
		}
		if len(r.Options) > 1 {
			n.Choices++
		}
		n.Decisions = int(m.Seq() - start)
	}
	if !m.Result().Over {
		return n, fmt.Errorf("nobody is asked, but the match is not over")
	}
	return n, nil
}

// Choose has the bots choose for those who are asked.
func Choose(m *rules.Match, bots []bot.Bot, r *rules.Request) []int {
	var w bot.Waiting
	return w.Choose(r, bots, bot.Quick{Match: m})
}

// VerifyEnd looks at what must hold of a finished match: all of it undone and
// redone passes the same states, and its file plays again.
func VerifyEnd(m *rules.Match) error {
	if err := undoAll(m); err != nil {
		return fmt.Errorf("undo all, redo all: %w", err)
	}
	file, err := replay.Write(m, replay.Options{})
	if err != nil {
		return err
	}
	back, err := replay.Read(file)
	if err != nil {
		return err
	}
	if back.Hash() != m.Hash() || !bytes.Equal(back.Snapshot(), m.Snapshot()) {
		return fmt.Errorf("replay: the match read back differs")
	}
	return nil
}

// undoAll walks back to the first decision and forward again.
func undoAll(m *rules.Match) error {
	moves := m.Moves()
	end := m.Hash()
	for i := len(moves) - 1; m.Undo(); i-- {
		if i < 0 {
			return fmt.Errorf("more than %d answers undone", len(moves))
		}
		if i > 0 && uint32(m.Sum()) != moves[i-1].Sum {
			return fmt.Errorf("answer %d undone: sum %08x, not %08x", i+1, uint32(m.Sum()), moves[i-1].Sum)
		}
	}
	if len(m.Moves()) != 0 {
		return fmt.Errorf("undo stops %d answers after the first", len(m.Moves()))
	}
	for i := 0; m.Redo(); i++ {
		if i >= len(moves) {
			return fmt.Errorf("more than %d answers redone", len(moves))
		}
		if uint32(m.Sum()) != moves[i].Sum {
			return fmt.Errorf("answer %d redone: sum %08x, not %08x", i+1, uint32(m.Sum()), moves[i].Sum)
		}
	}
	if m.Hash() != end || len(m.Moves()) != len(moves) {
		return fmt.Errorf("the end is not the same")
	}
	return nil
}
