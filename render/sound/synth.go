package sound

import (
	"math"
	"math/rand/v2"
)

// reel is a sound in the making.
type reel struct {
	s   []float64
	rnd *rand.Rand
}

func tape(seconds float64) *reel {
	return &reel{make([]float64, int(seconds*Rate)), rand.New(rand.NewPCG(uint64(seconds*1000), 5))}
}

// add mixes a wave in from a moment on; f gets seconds since then.
func (t *reel) add(at float64, f func(s float64) float64) *reel {
	for i := int(at * Rate); i < len(t.s); i++ {
		t.s[i] += f(float64(i)/Rate - at)
	}
	return t
}

// fade falls from 1 to a hundredth in so many seconds, after a soft beginning.
func fade(s, seconds float64) float64 {
	return math.Exp(-4.6*s/seconds) * math.Min(1, s/0.0015)
}

// wood is a knock: a tone and two that do not go with it, gone at once.
func (t *reel) wood(at, hz, ring, loud float64) *reel {
	return t.add(at, func(s float64) float64 {
		w := 2 * math.Pi * hz * s
		return loud * (math.Sin(w) + 0.5*math.Sin(2.76*w) + 0.25*math.Sin(5.4*w)) / 1.75 * fade(s, ring*2)
	})
}

// paper is a swish: noise around a pitch that swells and falls.
func (t *reel) paper(at, seconds, hz, loud float64) *reel {
	var low, band float64
	cut := 2 * math.Sin(math.Pi*hz/Rate)
	return t.add(at, func(s float64) float64 {
		if s > seconds {
			return 0
		}
		noise := t.rnd.Float64()*2 - 1
		low += cut * band
		band += cut * (noise - low - 0.9*band)
		return loud * band * math.Pow(max(0, math.Sin(math.Pi*s/seconds)), 1.5)
	})
}

// drum is a skin that is struck: its pitch falls.
func (t *reel) drum(at, hz, ring, loud float64) *reel {
	phase := 0.0
	return t.add(at, func(s float64) float64 {
		phase += 2 * math.Pi * hz * (1 + 0.9*math.Exp(-s*38)) / Rate
		return loud * (math.Sin(phase) + 0.22*math.Sin(1.59*phase)*math.Exp(-s*9)) / 1.2 * fade(s, ring)
	})
}

// bell is partials that each die away in their own time.
func (t *reel) bell(at, hz, ring, loud float64) *reel {
	parts := [...][3]float64{{1, 1, 1}, {2.01, 0.55, 0.7}, {2.76, 0.4, 0.55}, {4.1, 0.22, 0.35}, {5.4, 0.14, 0.25}}
	return t.add(at, func(s float64) (v float64) {
		for _, p := range parts {
			v += p[1] * math.Sin(2*math.Pi*hz*p[0]*s) * fade(s, ring*p[2]*1.6)
		}
		return loud * v / 1.6
	})
}

// string is a plucked string (Karplus and Strong's): a burst that goes round and
// loses its edge.
func (t *reel) string(at, hz, ring, loud float64) *reel {
	n := max(2, int(Rate/hz))
	line := make([]float64, n)
	for i := range line {
		line[i] = t.rnd.Float64()*2 - 1
	}
	keep := math.Pow(0.01, 1/(ring*1.4*hz))
	i := 0
	return t.add(at, func(s float64) float64 {
		v := line[i]
		next := line[(i+1)%n]
		line[i] = keep * (0.62*v + 0.38*next)
		i = (i + 1) % n
		return loud * v * math.Min(1, s/0.001)
	})
}

// done is the sound, never louder than it can be, and silent where it ends.
func (t *reel) done() []float32 {
	peak := 0.0
	for _, v := range t.s {
		peak = math.Max(peak, math.Abs(v))
	}
	scale := 1.0
	if peak > 0.9 {
		scale = 0.9 / peak
	}
	out := make([]float32, len(t.s))
	const soft = Rate / 50
	for i, v := range t.s {
		if left := len(t.s) - 1 - i; left < soft {
			v *= float64(left) / soft
		}
		out[i] = float32(v * scale)
	}
	return out
}
