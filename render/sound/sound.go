// Package sound makes the table's short sounds: paper, wood, drum, bell and
// strings, all from numbers. It is pure: whoever has a loudspeaker plays them.
package sound

import "sync"

// Rate is how many samples of a sound make a second.
const Rate = 32000

// Effect is one of the table's sounds.
type Effect uint8

// The sounds.
const (
	None    Effect = iota
	Pick           // something is chosen: a tick of wood
	Refuse         // something cannot be done: two dull knocks
	Card           // a card slides
	Turn           // a card is turned: stands, rests, face up
	Shuffle        // a pile is shuffled
	Attack         // an attack: clappers
	Hurt           // damage: a drum
	Reveal         // a trigger, a reveal: a small bell
	Rise           // a level, a territory opened: a run upwards
	Ability        // an ability is played: one string
	Bell           // a turn begins
	Win            // a phrase of strings
	Lose           // a deep bell

	Count = int(Lose) + 1
)

var (
	made  [Count][]float32
	makes [Count]sync.Once
)

// Samples is the sound, mono, each sample from -1 to 1. It is made when it is asked
// for first, and must not be changed.
func Samples(e Effect) []float32 {
	if int(e) >= Count || e == None {
		return nil
	}
	makes[e].Do(func() { made[e] = scores[e]() })
	return made[e]
}

// scores say how each sound is made.
var scores = [Count]func() []float32{
	Pick:    func() []float32 { return tape(0.06).wood(0, 1900, 0.012, 0.30).done() },
	Refuse:  func() []float32 { return tape(0.22).wood(0, 240, 0.03, 0.5).wood(0.09, 200, 0.04, 0.45).done() },
	Card:    func() []float32 { return tape(0.16).paper(0, 0.13, 2600, 0.30).done() },
	Turn:    func() []float32 { return tape(0.12).paper(0, 0.06, 4200, 0.22).wood(0.045, 900, 0.012, 0.14).done() },
	Shuffle: shuffle,
	Attack:  func() []float32 { return tape(0.42).wood(0, 1250, 0.05, 0.7).wood(0.012, 1720, 0.045, 0.5).done() },
	Hurt:    func() []float32 { return tape(0.55).drum(0, 92, 0.32, 0.85).paper(0, 0.03, 900, 0.25).done() },
	Reveal:  func() []float32 { return tape(0.9).bell(0, 1480, 0.5, 0.22).bell(0.03, 2217, 0.4, 0.12).done() },
	Rise:    func() []float32 { return run(0.07, 0.22, 293.66, 329.63, 392, 440, 523.25) },
	Ability: func() []float32 { return tape(0.8).string(0, 440, 0.6, 0.4).done() },
	Bell:    func() []float32 { return tape(1.4).bell(0, 523.25, 0.9, 0.28).done() },
	Win: func() []float32 {
		return run(0.16, 0.34, 293.66, 311.13, 392, 440, 587.33, 440, 587.33, 622.25, 783.99)
	},
	Lose: func() []float32 { return tape(2.4).bell(0, 98, 1.6, 0.5).drum(0, 55, 0.6, 0.35).done() },
}

func shuffle() []float32 {
	t := tape(0.75)
	for i := range 14 {
		at := 0.015 + 0.045*float64(i)
		t.paper(at, 0.05, 2400+float64(i%3)*500, 0.16).wood(at, 1400+float64(i%4)*130, 0.006, 0.07)
	}
	return t.done()
}

// run is strings plucked one after the other.
func run(step, loud float64, notes ...float64) []float32 {
	t := tape(step*float64(len(notes)) + 0.9)
	for i, hz := range notes {
		t.string(step*float64(i), hz, 0.8, loud)
	}
	return t.done()
}
