// Package idle tests what a game says of cards that cannot be used: each says what keeps it from what it could be wanted
// for, and nothing where nothing does.
package idle

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/scenario"
)

// Said plays scenarios of a game from a file, parted by ---, and compares what cards say at their end. A line
// "why SEAT ZONE: reasons" is what the first card there says to a player, "why SEAT of SEAT ZONE" what one of
// another player says, "why SEAT ZONE 2" what the second one says: clause and English words, parted by ";",
// or "nothing". Each reason has words in both languages.
func Said(t *testing.T, game, file string) {
	t.Helper()
	texts, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range strings.Split(string(texts), "---\n") {
		var position, whys []string
		for line := range strings.Lines(text) {
			if rest, ok := strings.CutPrefix(line, "why "); ok {
				whys = append(whys, strings.TrimSpace(rest))
			} else {
				position = append(position, line)
			}
		}
		list, err := scenario.Parse(file, []byte("game "+game+"\n"+strings.Join(position, "")))
		if err != nil || len(list) != 1 {
			t.Fatalf("%v in %s", err, text)
		}
		m := played(t, list[0])
		if len(whys) == 0 {
			t.Errorf("%s: nothing is asked", list[0].Title)
		}
		for _, why := range whys {
			where, want, _ := strings.Cut(why, ":")
			seat, card := cardOf(m, strings.Fields(where))
			var got []string
			for _, reason := range m.WhyNot(seat, card) {
				got = append(got, reason.Clause+" "+reason.Words[rules.English])
				if reason.Words[rules.Japanese] == "" || reason.Words[rules.English] == "" {
					t.Errorf("%s: %s has no words", list[0].Title, reason.Clause)
				}
			}
			if card == 0 || !slices.Equal(got, reasons(want)) {
				t.Errorf("%s: %s: %q", list[0].Title, why, got)
			}
		}
	}
}

// played is a scenario at its end, with what it expects on the way.
func played(t *testing.T, s *scenario.Scenario) *rules.Match {
	t.Helper()
	m, err := rules.NewPosition(s.Pos)
	if err != nil {
		t.Fatalf("%s: %v", s.Title, err)
	}
	r := s.Reader(m)
	for _, step := range s.Steps {
		if step.Verb == "expect" {
			if err := r.Holds(step); err != nil {
				t.Errorf("%s: %s: %v", s.Title, step.Text, err)
			}
			continue
		}
		picks, err := r.Picks(step)
		if err == nil {
			err = m.Answer(m.Pending().Seq, picks)
		}
		if err != nil {
			t.Fatalf("%s: %s: %v", s.Title, step.Text, err)
		}
	}
	return m
}

// cardOf is whom a card is asked by, and the card: SEAT, perhaps "of" whom, the zone, and which one there.
func cardOf(m *rules.Match, words []string) (seat int, card rules.Card) {
	seat = int(words[0][0] - '1')
	of, words := seat, words[1:]
	if words[0] == "of" {
		of, words = int(words[1][0]-'1'), words[2:]
	}
	nth := 1
	if len(words) > 1 {
		nth, _ = strconv.Atoi(words[1])
	}
	for _, z := range m.View(of).Players[of].Zones {
		if z.Place.Zone == words[0] && nth >= 1 && len(z.Cards) >= nth {
			card = z.Cards[nth-1].ID
		}
	}
	return seat, card
}

func reasons(s string) (out []string) {
	for one := range strings.SplitSeq(s, ";") {
		if one = strings.TrimSpace(one); one != "nothing" {
			out = append(out, one)
		}
	}
	return out
}
