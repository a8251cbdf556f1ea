// Package size says how large the tests of the rules are, and nothing else does:
//
//	go test -short               the least: in WebAssembly, and in a tree without one of its games
//	go test                      a sample: each game, format, player and kind of fault at least once
//	GORIN_TESTS=whole go test    all there is, as CI does once
//
// A sample is part of the whole, so what it finds the whole finds too.
package size

import (
	"os"
	"runtime/debug"
	"testing"
)

// Roomy gives a test memory for time: nearly all that it makes is thrown away.
func Roomy() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

// Of is that one of three numbers which goes with the size of the tests.
func Of(least, sample, whole int) int {
	switch {
	case Least():
		return least
	case Whole():
		return whole
	}
	return sample
}

// Least reports whether tests are to be as small as they can be.
func Least() bool { return testing.Short() }

// Whole reports whether tests are to leave nothing out.
func Whole() bool { return !Least() && os.Getenv("GORIN_TESTS") == "whole" }
