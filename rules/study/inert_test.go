package study_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/cards"
	"gorin/rules/pack"
	"gorin/rules/replay"
	"gorin/rules/rulestest"
	"gorin/rules/study"
)

// faulty is a set-up of two decks that ship in which each card's first line has been
// misspelt, that of opened faces too.
func faulty(t *testing.T, game string) (s rules.Setup, lines int) {
	t.Helper()
	s = rulestest.Deal(t, game, 5).Setup()
	bend := func(c *pack.Card) {
		if len(c.Lines) > 0 && !strings.Contains(c.Lines[0], "デッキ") { // that the deck is legal
			c.Lines = slices.Clone(c.Lines)
			c.Lines[0] = strings.Replace(c.Lines[0], "。", "かも。", 1) + "なんとなく。"
			lines++
		}
	}
	for i := range s.Cards {
		bend(&s.Cards[i])
		if s.Cards[i].Open != nil {
			open := *s.Cards[i].Open
			bend(&open)
			s.Cards[i].Open = &open
		}
	}
	return s, lines
}

// Cards with lines that do not compile cannot be played; with those lines inert they
// can, in whole games that have every property, and files bring the same back.
func TestPlayInert(t *testing.T) {
	for _, game := range rules.Games() {
		s, lines := faulty(t, game)
		_, err := rules.New(s)
		var bad cards.LineErrors
		if !errors.As(err, &bad) || len(bad) != lines {
			t.Fatalf("%s: %d lines of %d are named: %v", game, len(bad), lines, err)
		}
		wrong, err := study.PlayInert(&s)
		if err != nil || len(wrong) != lines {
			t.Fatalf("%s: %d lines of %d are inert: %v", game, len(wrong), lines, err)
		}
		for _, w := range wrong {
			if w.Line != 0 || w.Column < 1 || w.Column > len([]rune(w.Text))+1 || w.Why[rules.Japanese] == "" || w.Why[rules.English] == "" {
				t.Errorf("%s: %+v", game, w)
			}
		}
		m, err := rules.New(s)
		if err != nil {
			t.Fatal(err)
		}
		prints := m.Catalogue()
		for _, p := range prints {
			if len(p.Lines) > 0 && !strings.Contains(p.Lines[0][rules.Japanese], "デッキ") && (!slices.Equal(p.Inert, []int{0}) || p.Lines[0][rules.English] != p.Lines[0][rules.Japanese]) {
				t.Errorf("%s: %s: inert %v: %v", game, p.ID, p.Inert, p.Lines[0])
			}
		}
		if _, err := rulestest.Play(m, rulestest.Mixed(m, 1), rulestest.Verify); err != nil {
			t.Fatalf("%s: %v", game, err)
		}
		for _, o := range []replay.Options{{}, {Brief: true}} {
			b, err := replay.Write(m, o)
			if err != nil {
				t.Fatal(err)
			}
			again, err := replay.Read(b)
			if err != nil {
				t.Fatalf("%s: %v", game, err)
			}
			if got := again.Setup().Cards; again.Hash() != m.Hash() || !slices.EqualFunc(got, s.Cards, func(a, b pack.Card) bool { return a.Equal(&b) }) {
				t.Errorf("%s: another match came out of the file", game)
			}
		}
	}
}

// BenchmarkCards studies a card that ships.
func BenchmarkCards(b *testing.B) {
	for _, game := range rules.Games() {
		b.Run(game, func(b *testing.B) { studyOf(b, game) })
	}
}

func studyOf(b *testing.B, game string) {
	all, _, err := rules.Shipped(game)
	if err != nil {
		b.Fatal(err)
	}
	for i := 0; b.Loop(); i++ {
		if _, err := study.Cards(game, all[i%len(all):i%len(all)+1]); err != nil {
			b.Fatal(err)
		}
	}
}
