package rules

import "gorin/rules/kernel"

// Machine lets benchmarks play on the machine itself.
func Machine(t *Match) *kernel.Machine { return t.m }
