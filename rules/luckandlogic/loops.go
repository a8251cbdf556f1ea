package luckandlogic

import "gorin/rules/kernel"

// loopRule settles loops (12.1): the turn player says how often, the other one agrees or says a smaller number
// and has to do something else then (12.1.1.1). The turn player may not do the same again after that
// (12.1.1.2).
var loopRule = kernel.LoopRule{Agree: true, Again: func(l *kernel.Loop) uint64 { return l.Last(l.Free) }}
