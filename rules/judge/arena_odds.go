package main

import (
	"fmt"
	"math"
)

// record is how one computer player did against another, in bouts of several games.
type record struct {
	games   int     // of a bout
	even    float64 // the rate of who is as good as the other
	bouts   int
	wins    int
	draws   int
	sum     float64 // of the rates of the bouts
	squares float64 // of these rates
	verdict string  // what became clear before all games were played, "" for nothing
}

// meeting is the record of one player against another, by their numbers.
type meeting struct {
	a, b int
	record
}

func (r *record) add(wins, draws int) {
	rate := (float64(wins) + float64(draws)/2) / float64(r.games)
	r.bouts, r.wins, r.draws = r.bouts+1, r.wins+wins, r.draws+draws
	r.sum, r.squares = r.sum+rate, r.squares+rate*rate
}

// rate is the part of the games that was won.
func (r *record) rate() float64 { return r.sum / math.Max(1, float64(r.bouts)) }

// n is how many games were played.
func (r *record) n() int { return r.bouts * r.games }

func (r *record) String() string {
	low, high := wilson(r.rate(), r.n())
	s := fmt.Sprintf("%d of %d, draws %d: %.1f %% (%.1f to %.1f)", r.wins, r.n(), r.draws, 100*r.rate(), 100*low, 100*high)
	if r.games > 2 {
		s += fmt.Sprintf(", even is 1 in %d", r.games)
	}
	if r.rate() > 0 && r.rate() < 1 {
		s += fmt.Sprintf(", %+.0f Elo", apart(r.rate(), r.even))
	}
	if r.verdict != "" {
		s += "; " + r.verdict
	}
	return s
}

// confidence is how many standard deviations hold nineteen of twenty times.
const confidence = 1.959964

// wilson is the interval in which the true rate lies nineteen times of twenty, if so much of n
// independent games were won (Wilson 1927). Nothing is known of no games.
func wilson(rate float64, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	z2, of := confidence*confidence, float64(n)
	middle := (rate + z2/(2*of)) / (1 + z2/of)
	half := confidence / (1 + z2/of) * math.Sqrt(rate*(1-rate)/of+z2/(4*of*of))
	return math.Max(0, middle-half), math.Min(1, middle+half)
}

// apart is by how many Elo a player is better whose rate is so, where another rate is even.
func apart(rate, even float64) float64 {
	return 400 * (math.Log10(rate/(1-rate)) - math.Log10(even/(1-even)))
}

// rateOf is the rate of who is so many Elo better.
func rateOf(elo, even float64) float64 {
	return 1 / (1 + math.Pow(10, -elo/400-math.Log10(even/(1-even))))
}

// surely is the likelihood ratio from which on a test ends that is wrong one time in twenty, either way.
var surely = math.Log(0.95 / 0.05)

// leastBouts is how many bouts are needed to know how far they scatter.
const leastBouts = 16

// clear says what has become clear, "" for nothing yet. Two sequential tests run side by side: even against so many
// Elo better, and even against so many worse; the rates of bouts, which are independent, are taken as normal with the
// scatter that they have (the generalised test of Wald's).
func (r *record) clear(elo float64) string {
	if r.bouts < leastBouts {
		return ""
	}
	n := float64(r.bouts)
	mean := r.sum / n
	scatter := math.Max(r.squares/n-mean*mean, 1/(4*n*float64(r.games*r.games))) // all alike: as if one game were not
	ratio := func(other float64) float64 { return n * (other - r.even) * (2*mean - r.even - other) / (2 * scatter) }
	better, worse := ratio(rateOf(elo, r.even)), ratio(rateOf(-elo, r.even))
	switch {
	case better >= surely:
		return "clearly better"
	case worse >= surely:
		return "clearly worse"
	case better <= -surely && worse <= -surely:
		return fmt.Sprintf("clearly less than %.0f Elo apart", elo)
	}
	return ""
}

// ratings are the Elo of so many players that make the records likeliest, the first one's 0 (Bradley and Terry, fitted as
// Hunter does, with half a game won and lost against everybody met, so that who has won all has a number, too).
func ratings(players int, all []meeting) []float64 {
	strength := make([]float64, players)
	for i := range strength {
		strength[i] = 1
	}
	for range 2000 {
		won, met := make([]float64, players), make([]float64, players)
		for _, m := range all {
			odds := m.even / (1 - m.even) // of the first, were they alike
			n := float64(m.n()) + 1
			wins := m.rate()*float64(m.n()) + m.even
			won[m.a], won[m.b] = won[m.a]+wins, won[m.b]+n-wins
			both := odds*strength[m.a] + strength[m.b]
			met[m.a], met[m.b] = met[m.a]+n*odds/both, met[m.b]+n/both
		}
		for i := range strength {
			if met[i] > 0 {
				strength[i] = won[i] / met[i]
			}
		}
	}
	out := make([]float64, players)
	for i := range out {
		out[i] = 400 * math.Log10(strength[i]/strength[0])
	}
	return out
}
