package lesson

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/scenario"
)

// pointer is what a remark speaks about, in the words of the notation.
type pointer struct {
	line   int
	text   string
	button string
	option []string // the words of an answer, who answers first
	seat   int
	zone   string
	card   string // what a card in the zone is called, or ""
}

// Target is what a remark speaks about, in a match: one of its fields is set.
type Target struct {
	Button string      // the act of a button
	Option int         // an option of the open question, from 1
	Card   rules.Card  // a card
	Place  rules.Place // a zone
}

// buttons are those that a remark may speak about.
var buttons = []string{"undo", "log", "menu", "help"}

// pointerOf reads what stands behind at.
func (l *Lesson) pointerOf(line int, rest string) (p pointer, err error) {
	p = pointer{line: line, text: rest}
	words := strings.Fields(rest)
	switch {
	case len(words) < 2:
		return p, fmt.Errorf("%q is nothing to speak about: at you hand", rest)
	case words[0] == "button" && len(words) == 2 && slices.Contains(buttons, words[1]):
		p.button = words[1]
		return p, nil
	case words[0] == "button":
		return p, fmt.Errorf("there is no button %q; there are %s", words[1], strings.Join(buttons, ", "))
	case words[0] == "option":
		p.option = words[1:]
		return p, nil
	case words[0] == "shared":
		p.seat = -1
	default:
		if p.seat, err = l.scene.Seat(scenario.NewStep(line, "at "+rest)); err != nil {
			return p, err
		}
	}
	if p.zone = words[1]; !slices.Contains(rules.NotationOf(l.Game).Zones, p.zone) {
		return p, fmt.Errorf("%s has no zone %q", l.Game, p.zone)
	}
	if len(words) > 3 {
		return p, fmt.Errorf("%q is more than a zone and a card", rest)
	}
	if len(words) == 3 {
		p.card = words[2]
		if l.scene.Called(p.card) == "" {
			return p, fmt.Errorf("no card %q is described", p.card)
		}
	}
	return p, nil
}

// target finds what a remark speaks about in the match as it stands.
func (w *Walk) target(p pointer) (Target, error) {
	switch {
	case p.button != "":
		return Target{Button: p.button}, nil
	case p.option != nil:
		pick, err := w.read().Picks(scenario.NewStep(p.line, "answer you "+strings.Join(p.option, " ")))
		if err != nil {
			return Target{}, err
		}
		if len(pick) != 1 {
			return Target{}, fmt.Errorf("%s is %d options", p.text, len(pick))
		}
		return Target{Option: pick[0] + 1}, nil
	}
	v := w.Match.View(Learner)
	zones := v.Shared // of which a player's part may be meant
	if p.seat >= 0 {
		zones = append(slices.Clone(v.Players[p.seat].Zones), zones...)
	}
	at := slices.IndexFunc(zones, func(z rules.ZoneView) bool { return z.Place.Zone == p.zone })
	switch {
	case at < 0:
		return Target{}, fmt.Errorf("there is no zone %s", p.text)
	case p.card == "":
		return Target{Place: zones[at].Place}, nil
	}
	prints, id := w.Match.Catalogue(), w.Lesson.scene.Called(p.card)
	for _, c := range zones[at].Cards {
		if c.ID != 0 && c.Print >= 0 && prints[c.Print].ID == id && (p.seat < 0 || zones[at].Place.Seat >= 0 || c.Seat == p.seat) {
			return Target{Card: c.ID}, nil
		}
	}
	return Target{}, fmt.Errorf("the learner sees no %s in %s", p.card, p.zone)
}
