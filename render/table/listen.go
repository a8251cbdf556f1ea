package table

import (
	"gorin/render/sound"
	"slices"
)

// listen lets the new entries of the log be heard.
func (t *Table) listen(from int) {
	if len(t.Log)-from > mostNews {
		return
	}
	last := sound.None
	for i := from; i < len(t.Log); i++ {
		e := t.Skin.Cue(t.Log[i].Event.Kind).Sound
		if e != last || e == sound.Card { // one drum for all that is hurt at once
			t.a.Hear(e)
		}
		last = e
	}
}

// hearEnd tells how the game has ended, from where the screen sits.
func (t *Table) hearEnd() {
	e := sound.Win
	if seat := t.Session.Seat; t.Session.Person(seat) && !t.Session.HotSeat() && !slices.Contains(t.View.Result.Winners, seat) {
		e = sound.Lose
	}
	t.a.Hear(e)
}
