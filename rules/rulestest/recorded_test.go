package rulestest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/rulestest/room"
)

var update = flag.Bool("update", false, "record the games anew")

// TestRecorded plays recorded games again, answer by answer, and compares the
// log. What differs first names the clause whose behaviour has changed. A
// recorded game shows only change; whether it is right the scenarios say. Each lies
// in the room of its game.
func TestRecorded(t *testing.T) {
	for _, game := range rules.Games() {
		s, err := rules.Sample(game, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		_, decks, _ := rules.Shipped(game)
		for i := range decks {
			for j := range decks {
				s.Seed, s.Seats = uint64(100+10*i+j), slices.Clone(s.Seats)
				s.Seats[0].Deck, s.Seats[1].Deck = decks[i], decks[j]
				pair := decks[i].ID + "-" + decks[j].ID + ".txt"
				name := filepath.Join(room.Of(t, game), "testdata", "recorded", pair)
				t.Run(game+"-"+pair, func(t *testing.T) {
					if *update {
						record(t, s, name, nil)
					}
					compare(t, s, name)
				})
			}
		}
	}
}

// TestRecordedWays does the same for each format of games that have several, with as few
// players as there may be and with as many, and once more with few, one of whom gives up.
func TestRecordedWays(t *testing.T) {
	for _, game := range rules.Games() {
		ways := Ways(game)
		for _, w := range ways {
			f := &w.Format
			if f.Key == ways[0].Format.Key || w.Seats != f.Least && w.Seats != f.Most {
				continue
			}
			recorded(t, w, w.String(), 103, nil)
			if w.Seats == f.Least {
				recorded(t, w, w.String()+"-left", 102, Quitting(5, nil))
			}
		}
	}
}

// recorded holds a game against the file of a name, or records it.
func recorded(t *testing.T, w Way, name string, seed uint64, see func(m *rules.Match) error) {
	file := filepath.Join(room.Of(t, w.Game), "testdata", "recorded", name+".txt")
	t.Run(w.Game+"-"+name, func(t *testing.T) {
		if *update {
			record(t, w.Setup(t, seed), file, see)
		}
		compare(t, w.Setup(t, seed), file)
	})
}

// record lets greedy players play, and writes their answers, who gives up, and the log. see,
// if any, is shown the match before each answer.
func record(t *testing.T, s rules.Setup, name string, see func(m *rules.Match) error) {
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	var bots []bot.Bot
	for seat := range s.Seats {
		bots = append(bots, all.Greedy(uint64(seat)+1, m.Catalogue()))
	}
	var b strings.Builder
	said := 0
	tell := func() {
		for _, e := range m.Log(rules.Spectator, said) {
			b.WriteString(logLine(e))
		}
		said = m.LogLen()
	}
	for {
		tell()
		if moves := len(m.Moves()); see != nil {
			if err := see(m); err != nil {
				t.Fatal(err)
			}
			for _, mv := range m.Moves()[moves:] {
				fmt.Fprintf(&b, "> %s %d\n", concession, mv.Seat)
			}
			tell()
		}
		q := m.Pending()
		if q == nil {
			break
		}
		pick := Choose(m, bots, q)
		fmt.Fprintf(&b, "> %s %s\n", q.Kind, strings.Trim(strings.ReplaceAll(fmt.Sprint(pick), " ", ","), "[]"))
		if err := m.Answer(q.Seq, pick); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// concession is what is recorded as asked when somebody gives up.
const concession = "concede"

func logLine(e rules.Entry) string {
	return fmt.Sprintf("%s %s\n", e.Clause, strings.ReplaceAll(e.Words[rules.Japanese], "\n", " "))
}

// compare gives the recorded answers again and holds the log against the file.
func compare(t *testing.T, s rules.Setup, name string) {
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatalf("every pair of decks has a recorded game: %v", err)
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	said := 0
	for i, line := range strings.SplitAfter(strings.TrimSuffix(string(data), "\n"), "\n") {
		if !strings.HasSuffix(line, "\n") {
			line += "\n"
		}
		if !strings.HasPrefix(line, "> ") {
			got := "nothing more\n"
			if said < m.LogLen() {
				got = logLine(m.Log(rules.Spectator, said)[0])
			}
			if got != line {
				t.Fatalf("%s:%d: clause %s behaves otherwise:\nrecorded %snow      %s", name, i+1, strings.Fields(line)[0], line, got)
			}
			said++
			continue
		}
		q := m.Pending()
		words := strings.Fields(line[2:])
		if q == nil || q.Kind != words[0] && words[0] != concession || said != m.LogLen() {
			t.Fatalf("%s:%d: recorded the question %s, now it is %+v after %d more lines", name, i+1, words[0], q, m.LogLen()-said)
		}
		var pick []int
		if len(words) > 1 {
			for _, w := range strings.Split(words[1], ",") {
				n, err := strconv.Atoi(w)
				if err != nil {
					t.Fatalf("%s:%d: %v", name, i+1, err)
				}
				pick = append(pick, n)
			}
		}
		err := error(nil)
		if words[0] == concession {
			err = m.Concede(pick[0])
		} else {
			err = m.Answer(q.Seq, pick)
		}
		if err != nil {
			t.Fatalf("%s:%d: %v", name, i+1, err)
		}
	}
	if !m.Result().Over || said != m.LogLen() {
		t.Fatalf("%s: the recorded game is over, this one is not", name)
	}
}
