package builddivide_test

import (
	"testing"

	"gorin/render/engine"
	"gorin/render/session"
)

// TestOnePacketIsNext: in a damage window, and only there, the view tells which
// packet is dealt next.
func TestOnePacketIsNext(t *testing.T) {
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	decks := e.Decks("builddivide")
	windows, most := 0, 0
	for seed := range uint64(4) {
		m, err := e.New(session.Start{Game: "builddivide", Decks: []string{decks[0].ID, decks[1].ID}, Names: []string{"A", "B"}, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		bots := [2]session.Bot{e.Bot(session.Greedy, seed, m), e.Bot(session.Greedy, seed+9, m)}
		for r := m.Pending(); r != nil; r = m.Pending() {
			v := m.View(r.Seat)
			next := 0
			for _, p := range v.Packets {
				if p.Next {
					next++
				}
			}
			if v.Window == "damage" {
				windows++
			}
			most = max(most, len(v.Packets))
			if next > 1 || next == 0 && v.Window == "damage" {
				t.Fatalf("seed %d, decision %d, window %q: %+v", seed, r.Seq, v.Window, v.Packets)
			}
			if err := m.Answer(r.Seq, bots[r.Seat].Choose(m.View(r.Seat), r)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if windows == 0 {
		t.Error("no damage window was open")
	}
	t.Logf("%d decisions in damage windows, %d packets at most", windows, most)
}
