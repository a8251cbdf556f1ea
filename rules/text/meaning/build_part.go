package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
)

// part completes a sentence in whose middle another begins. In texts that say …ことで what stands
// behind that or behind a condition hangs on it to the end of the sentence.
func (c *clause) part() error {
	if c.b.Zoned && c.delayed.Kind != None {
		return &fault{"this stands behind what is delayed and would be done before it", Nothing, ofMeaning}
	}
	along := c.b.Zoned && c.leads()
	if err := c.flush(); err != nil {
		return err
	}
	if c.parted = c.b.Zoned; along {
		c.hangs = true
		c.head[atLink] = N(Along)
	}
	return nil
}

// leads reports whether what follows in the sentence hangs on what stands in front of it.
func (c *clause) leads() bool {
	if c.hangs || slices.ContainsFunc(c.groups, func(g group) bool { return g.by }) {
		return true
	}
	link := c.head[atLink].Kind
	return len(c.out) == 0 && (c.head[atCond].Kind != None || c.head[atWindow].Kind != None || link == IfNotDo || link == Else)
}

// goesOnFor reports whether the time said at the head of a sentence is also that of an event in its
// middle: このターン中、…し、…した時. An event that comes once has no time.
func (w *Ways) goesOnFor(dur, event Node) bool {
	if !w.Zoned || dur.Kind != ThisTurn {
		return false
	}
	switch event.Kind {
	case OnPhaseStart, OnPhaseEnd, OnNextStart, OnNextEnd:
		return false
	}
	of := w.words.Shape(event.Kind).Kids
	return len(of) == 0 || of[0].Sort != STrigger
}
