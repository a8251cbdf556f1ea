package main

import (
	"fmt"

	"gorin/rules"
)

// reached adds what one game has reached.
func (s *sim) reached(r *rules.Reach) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.total == nil {
		s.total = r
		return
	}
	s.total.Add(r)
}

// unreached lists what no game has reached.
func (s *sim) unreached() {
	if s.total == nil {
		return
	}
	all, missed := 0, 0
	for _, x := range s.total.List() {
		all++
		if x.N == 0 {
			missed++
			fmt.Fprintf(s.out, "not reached: %s %s\n", x.Kind, x.Name)
		}
	}
	fmt.Fprintf(s.out, "reached: %d of %d\n", all-missed, all)
}
