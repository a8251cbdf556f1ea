// Package habit is what the player has set and how it is written down. Whatever
// is read, old, damaged or hostile, the habits that come of it are ones that can
// be set.
package habit

import (
	"encoding/json"
	"math"
	"slices"
)

// Habits are what the player has set.
type Habits struct {
	Lang    string  `json:"lang"`    // "ja", "en"; "" until it is chosen
	Letters int     `json:"letters"` // how large everything is written, an index into Sizes
	Marks   bool    `json:"marks"`   // colours that all eyes tell apart, and signs beside them
	Slow    float64 `json:"slow"`    // how long what happens is shown: 1 as usual, 0 not at all
	Motion  string  `json:"motion"`  // one of Motions
	Quiet   bool    `json:"quiet"`   // no sound
	Delay   int     `json:"delay"`   // milliseconds that a computer player takes
	Auto    bool    `json:"auto"`    // answer by itself what can be answered in one way only
	Own     bool    `json:"own"`     // pass at once after a play of one's own
	Pay     bool    `json:"pay"`     // choose by itself what pays
	Judge   bool    `json:"judge"`   // clauses are always shown, not only where they are asked for

	Stops map[string]map[string]bool `json:"stops"` // by game: where its usual stops are changed
}

// Sizes are the steps of the size of letters, and of all else with them.
var Sizes = []float64{1, 1.15, 1.3}

// The kinds of motion: as the system asks for, none, all.
const (
	System  = "system"
	Reduced = "reduced"
	Full    = "full"
)

// Motions lists the kinds of motion.
var Motions = []string{System, Reduced, Full}

// What can be chosen of the rest.
var (
	Langs  = []string{"ja", "en"}
	Slows  = []float64{0, 0.5, 1, 2}
	Delays = []int{0, 300, 700, 1500}
)

// The limits of what is read.
const (
	MaxBytes = 64 << 10
	maxDelay = 10000
	maxGames = 16
	maxStops = 64 // of one game
	maxKey   = 64 // letters of a game or of a stop
)

// Usual is what is set before the player sets anything.
func Usual() Habits {
	return Habits{Slow: 1, Motion: System, Delay: 700, Auto: true, Own: true}
}

// Read reads what Write has written, in this build or an older one. What it
// cannot read or make sense of is as usual.
func Read(b []byte) Habits {
	h := Usual()
	if len(b) == 0 || len(b) > MaxBytes {
		return h
	}
	old := struct {
		*Habits
		Calm bool `json:"calm"` // until there was Motion: reduced
	}{Habits: &h}
	_ = json.Unmarshal(b, &old) // what is of another kind is left out, and mended
	if old.Calm && h.Motion == System {
		h.Motion = Reduced
	}
	h.mend()
	return h
}

// Write writes the habits down.
func (h Habits) Write() []byte {
	b, err := json.Marshal(h)
	if err != nil {
		panic("habit: " + err.Error()) // there are only plain values
	}
	return b
}

// mend puts what cannot be set back to what is usual.
func (h *Habits) mend() {
	u := Usual()
	if !slices.Contains(Langs, h.Lang) {
		h.Lang = ""
	}
	if h.Letters < 0 || h.Letters >= len(Sizes) {
		h.Letters = u.Letters
	}
	if math.IsNaN(h.Slow) || !slices.Contains(Slows, h.Slow) {
		h.Slow = u.Slow
	}
	if !slices.Contains(Motions, h.Motion) {
		h.Motion = u.Motion
	}
	if h.Delay < 0 || h.Delay > maxDelay {
		h.Delay = u.Delay
	}
	if len(h.Stops) > maxGames {
		h.Stops = nil
	}
	for game, stops := range h.Stops {
		if len(game) > maxKey || len(stops) > maxStops || longKey(stops) {
			delete(h.Stops, game)
		}
	}
}

func longKey(stops map[string]bool) bool {
	for k := range stops {
		if len(k) > maxKey {
			return true
		}
	}
	return false
}

// Stop is whether there is a stop, and whether that was set.
func (h *Habits) Stop(game, key string) (on, set bool) {
	on, set = h.Stops[game][key]
	return on, set
}

// SetStop sets or removes a stop.
func (h *Habits) SetStop(game, key string, on bool) {
	if h.Stops == nil {
		h.Stops = map[string]map[string]bool{}
	}
	if h.Stops[game] == nil {
		h.Stops[game] = map[string]bool{}
	}
	h.Stops[game][key] = on
}

// Calm reports whether nothing is to move; system is whether the system asks
// for that.
func (h *Habits) Calm(system bool) bool {
	return h.Motion == Reduced || h.Motion == System && system
}
