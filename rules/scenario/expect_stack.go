package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// expectStack checks the cards that wait to be resolved, and those whose
// abilities do; or one of them.
func (r *runner) expectStack(w []string) error {
	stack := r.m.View(rules.Spectator).Stack
	if len(w) == 0 {
		return fmt.Errorf("what lies there?")
	}
	var got []string
	for i := range stack {
		key, _ := r.card(stack[i].Card)
		got = append(got, key)
	}
	switch n, err := strconv.Atoi(w[0]); {
	case w[0] == "next" || err == nil && len(w) > 1:
		if w[0] == "next" {
			n = len(stack)
		}
		if n < 1 || n > len(stack) {
			return fmt.Errorf("there wait %d: %s", len(got), strings.Join(got, " "))
		}
		return r.expectItem(&stack[n-1], w[1:])
	case len(w) == 1 && (err == nil && n == len(got) || w[0] == "empty" && len(got) == 0), slices.Equal(got, w):
		return nil
	}
	return fmt.Errorf("there wait %d: %s", len(got), strings.Join(got, " "))
}

// expectItem checks one thing that waits to be resolved: "card", "ability" or "copy", the
// key of its card, who controls it after "by", ~ with a piece of what it says, and at the
// end, after "targets", just what has been chosen for it ("targets nothing"). Things are
// counted from the bottom; the next is the top one.
//
//	expect stack next ability A by you ~破壊 targets B@field opponent:C
//	expect stack 1 card C by opponent
func (r *runner) expectItem(s *rules.StackView, w []string) error {
	key, _ := r.card(s.Card)
	told := fmt.Errorf("it is %s %s of %s, for %s: %s", s.Kind, key, r.name(s.Seat), strings.Join(r.targets(s), " "), s.Words[rules.Japanese])
	for len(w) > 0 {
		word := w[0]
		w = w[1:]
		text, isText := strings.CutPrefix(word, "~")
		switch {
		case word == "card" || word == "ability" || word == "copy":
			if s.Kind != word {
				return told
			}
		case word == "by" && len(w) > 0:
			seat, err := r.seat(w[0])
			if err != nil {
				return err
			}
			if w = w[1:]; s.Seat != seat {
				return told
			}
		case word == "targets" && len(w) > 0:
			return r.expectTargets(s, w, told)
		case isText:
			if !strings.Contains(s.Words[rules.Japanese], text) {
				return told
			}
		case word != key:
			return told
		}
	}
	return nil
}

// expectTargets checks just what has been chosen for a thing.
func (r *runner) expectTargets(s *rules.StackView, w []string, told error) error {
	if slices.Equal(w, []string{"nothing"}) {
		w = nil
	}
	if len(w) != len(s.Targets) {
		return told
	}
	for i, want := range w {
		if !r.named(s.Targets[i], want) {
			return told
		}
	}
	return nil
}

func (r *runner) targets(s *rules.StackView) (list []string) {
	for _, c := range s.Targets {
		key, at := r.card(c)
		list = append(list, key+"@"+at.Zone)
	}
	if list == nil {
		return []string{"nothing"}
	}
	return list
}

func (r *runner) expectPackets(w []string) error {
	if n := len(r.m.View(rules.Spectator).Packets); len(w) != 1 || w[0] != strconv.Itoa(n) {
		return fmt.Errorf("there are %d", n)
	}
	return nil
}

// expectPacket checks one packet of damage, counted from the one made first: whom it is
// for, its source, how much it is and how much of it has been dealt, whether a trigger
// made it: its kind, whether it is dealt next.
//
//	expect packet 2 to you from A amount 1 dealt 0 buster next
func (r *runner) expectPacket(w []string) error {
	packets := r.m.View(rules.Spectator).Packets
	if len(w) < 2 {
		return fmt.Errorf("which packet, and what of it?")
	}
	n, err := strconv.Atoi(w[0])
	if err != nil || n < 1 || n > len(packets) {
		return fmt.Errorf("there are %d", len(packets))
	}
	p := &packets[n-1]
	from, _ := r.card(p.Source)
	told := fmt.Errorf("it is for %s, from %s, amount %d, dealt %d, kind %q, next: %t", r.name(p.Seat), from, p.N, p.Dealt, p.Kind, p.Next)
	got := map[string]string{"from": from, "amount": strconv.Itoa(p.N), "dealt": strconv.Itoa(p.Dealt)}
	is := map[string]bool{p.Kind: true, "next": p.Next}
	for w = w[1:]; len(w) > 0; w = w[1:] {
		if holds, ok := is[w[0]]; ok {
			if !holds {
				return told
			}
			continue
		}
		if w[0] == "to" && len(w) > 1 {
			if w = w[1:]; !r.isSeat(w[0], p.Seat) {
				return told
			}
			continue
		}
		value, ok := got[w[0]]
		if !ok || len(w) < 2 {
			return told
		}
		if w = w[1:]; value != w[0] {
			return told
		}
	}
	return nil
}
