package search

import (
	"math"
	"slices"
)

// Case is how a match stood for a seat, and whether it won from there.
type Case struct {
	Counted []float64 // Difference
	Won     float64   // 1, 0, or a half for a draw
}

// How weights are fitted.
const (
	fitSteps = 12
	fitPull  = 1e-3 // towards nothing, for each measure in units of its spread
)

// Fit finds the weights with which what was counted foretells best who won: logistic regression with a slight pull
// towards nothing, by Newton's method. It also gives how far the foretelling is off, in bits for each case: 1 is
// no better than a coin.
func Fit(cases []Case) (w *Worth, bits float64) {
	if len(cases) == 0 {
		return &Worth{}, 1
	}
	n, by := len(cases[0].Counted), 1/float64(len(cases))
	spread := make([]float64, n)
	for _, c := range cases {
		for i, x := range c.Counted {
			spread[i] += x * x * by
		}
	}
	for i := range spread {
		spread[i] = math.Sqrt(spread[i])
	}
	weights, row := make([]float64, n), make([]float64, n)
	bend, slope := make([][]float64, n), make([]float64, n)
	for i := range bend {
		bend[i] = make([]float64, n)
	}
	for range fitSteps {
		bits = 0
		for i := range bend {
			clear(bend[i])
			bend[i][i], slope[i] = fitPull, fitPull*weights[i]
		}
		for _, c := range cases {
			sum := 0.0
			for i, x := range c.Counted {
				if row[i] = 0; spread[i] > 0 {
					row[i] = x / spread[i]
				}
				sum += weights[i] * row[i]
			}
			likely := 1 / (1 + math.Exp(-sum))
			unlikely := 1 - likely
			bits -= (c.Won*math.Log2(max(likely, 1e-9)) + (1-c.Won)*math.Log2(max(unlikely, 1e-9))) * by
			for i, x := range row {
				slope[i] += (likely - c.Won) * x * by
				for k, y := range row[:i+1] {
					bend[i][k] += likely * unlikely * x * y * by
				}
			}
		}
		for i, step := range solve(bend, slope) {
			weights[i] -= step
		}
	}
	for i := range weights {
		if spread[i] > 0 {
			weights[i] /= spread[i]
		}
	}
	return &Worth{Weights: weights}, bits
}

// solve finds x with a·x = b by Cholesky's method, where a is symmetric and positive and its lower half is given. It
// leaves something else in a.
func solve(a [][]float64, b []float64) []float64 {
	x := slices.Clone(b)
	for i := range a {
		for k := 0; k <= i; k++ {
			sum := a[i][k]
			for j := range k {
				sum -= a[i][j] * a[k][j]
			}
			if k == i {
				a[i][i] = math.Sqrt(sum)
			} else {
				a[i][k] = sum / a[k][k]
			}
		}
		for k := range i {
			x[i] -= a[i][k] * x[k]
		}
		x[i] /= a[i][i]
	}
	for i := len(a) - 1; i >= 0; i-- {
		for k := i + 1; k < len(a); k++ {
			x[i] -= a[k][i] * x[k]
		}
		x[i] /= a[i][i]
	}
	return x
}
