package weiss

import "gorin/rules/kernel"

// loopRule settles loops. Who left one alone may not choose it again (11.1.1.2); of
// two, who said the larger number, while the other only has to leave it this time
// (11.1.1.3). Of equal numbers each is the larger one, and the turn player leaves.
var loopRule = kernel.LoopRule{Again: func(l *kernel.Loop) uint64 {
	larger := uint8(0)
	for p, n := range l.Said {
		if n > l.Said[l.Leaves] {
			larger |= 1 << p
		}
	}
	if larger == 0 {
		larger = l.Free
	}
	again := uint64(0)
	for p := range l.Said {
		again |= l.Last(larger & (1 << p))
	}
	return again
}}
