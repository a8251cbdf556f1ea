package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gorin/render/skin"
	"gorin/rules"
)

// TestFold: what came of an event stands under it, and so does what was part of it before it was named; what players do
// to their cards without any event, and what another decision brought about, stand for themselves.
func TestFold(t *testing.T) {
	look := &skin.Skin{Stage: map[string]bool{"stage": true}}
	entry := func(seq uint32, depth int, kind string, card rules.Card, from string) rules.Entry {
		return rules.Entry{Seq: seq, Depth: depth, Event: rules.Event{Kind: kind, Card: card, From: rules.Place{Zone: from}}}
	}
	for name, x := range map[string]struct {
		log  []rules.Entry
		want string // for each entry, how far before or behind it the one is that it stands under
	}{
		"what came of it": {[]rules.Entry{
			entry(1, 0, "phase", 0, ""), entry(2, 1, "attack", 5, ""), entry(2, 1, "lie", 5, ""), entry(2, 1, "move", 6, "deck"),
		}, "0 0 -1 -2"},
		"another phase, another event": {[]rules.Entry{
			entry(2, 1, "attack", 5, ""), entry(2, 0, "phase", 0, ""), entry(2, 1, "move", 6, "deck"), entry(2, 0, "phase", 0, ""), entry(2, 1, "lie", 6, ""),
		}, "0 0 0 0 0"},
		"paid for and revealed, then played": {[]rules.Entry{
			entry(3, 1, "reveal", 7, ""), entry(4, 1, "lie", 2, ""), entry(4, 1, "lie", 3, ""), entry(4, 1, "play", 7, ""), entry(6, 1, "move", 7, "resolution"),
		}, "3 2 1 0 -1"},
		"shown for another reason": {[]rules.Entry{
			entry(3, 1, "reveal", 8, ""), entry(4, 1, "play", 7, ""),
		}, "0 0"},
		"moved about later": {[]rules.Entry{
			entry(4, 1, "play", 7, ""), entry(4, 1, "move", 7, "hand"), entry(5, 1, "move", 7, "stage"), entry(5, 1, "move", 9, "stage"),
		}, "0 -1 0 0"},
		"an ability is carried out over several decisions": {[]rules.Entry{
			entry(5, 1, "ability", 4, ""), entry(7, 2, "choice", 8, ""), entry(9, 2, "damage", 0, ""), entry(9, 1, "ability", 4, ""), entry(9, 2, "move", 1, "deck"),
		}, "0 -1 -2 0 -1"},
		"a cost before its ability": {[]rules.Entry{
			entry(5, 2, "move", 4, "stage"), entry(5, 1, "activate", 4, ""), entry(7, 1, "ability", 4, ""),
		}, "1 0 0"},
	} {
		var far []string
		list := fold(nil, x.log, look)
		under := make([]int, len(list))
		for i, f := range list {
			far = append(far, fmt.Sprint(f.head-i))
			if f.head != i {
				under[f.head]++
			}
		}
		if got := strings.Join(far, " "); got != x.want {
			t.Errorf("%s: %s, want %s", name, got, x.want)
		}
		if !slices.EqualFunc(list, under, func(f folded, n int) bool { return f.under == n }) {
			t.Errorf("%s: counted %v, want %v", name, list, under)
		}
	}
}
