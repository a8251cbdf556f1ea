package rules

import "gorin/rules/kernel"

// Machine lets benchmarks play on the machine itself.
func Machine(t *Match) *kernel.Machine { return t.m }

// KeepPast lets matches keep so many bytes of snapshots, until the test is over.
func KeepPast(t interface{ Cleanup(func()) }, bytes int) {
	old := maxPast
	maxPast = bytes
	t.Cleanup(func() { maxPast = old })
}
