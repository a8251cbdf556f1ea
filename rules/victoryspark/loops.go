package victoryspark

import "gorin/rules/kernel"

// loopRule settles loops (10.1). Who left one alone may not choose it again (10.1.3); of two,
// who said the larger number (10.1.4). Of equal numbers each is the larger one.
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
