// Package spent measures for tests what something takes. Whatever else runs in the process, or
// on the machine, can only add to that, so it is the least of several attempts that counts.
package spent

import (
	"runtime"
	"time"
)

// Cost is what something has taken.
type Cost struct {
	Took   time.Duration
	Allocs uint64 // how often memory was asked for
	Bytes  uint64 // how much
}

// attempts is how often something is measured at most.
const attempts = 8

// Least does something until it is cheap enough, at most a few times, and gives the least that
// was spent of each. Garbage is collected before each attempt, so that none is of what was before.
func Least(enough func(Cost) bool, do func()) Cost {
	var least Cost
	for i := range attempts {
		now := once(do)
		if i == 0 {
			least = now
		}
		least = Cost{min(least.Took, now.Took), min(least.Allocs, now.Allocs), min(least.Bytes, now.Bytes)}
		if enough(least) {
			break
		}
	}
	return least
}

func once(do func()) Cost {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	start := time.Now()
	do()
	took := time.Since(start)
	runtime.ReadMemStats(&after)
	return Cost{took, after.Mallocs - before.Mallocs, after.TotalAlloc - before.TotalAlloc}
}
