package replay

import "gorin/rules"

// keeper takes the key frames of a match while it is played again.
type keeper struct {
	shelf
	step int    // answers from one frame to the next
	next int    // the answer before which the next one is taken
	last int    // the answer before which the last one was taken
	key  uint64 // of the answers before that
}

// take takes the key frame of a match after so many answers. When all together grow too
// large, every second one is let go, as when the match is written.
func (k *keeper) take(m *rules.Match, at int) error {
	f, err := take(m, at)
	if err != nil {
		return err
	}
	k.key, k.last = after(k.key, m.Moves()[k.last:at]), at
	k.put(k.key, f)
	for k.bytes > maxFrameBytes && len(k.frames) > 1 {
		k.step *= 2
		for key, f := range k.frames {
			if f.Moves%k.step != 0 {
				k.bytes -= f.size()
				delete(k.frames, key)
			}
		}
	}
	k.next = (at/k.step + 1) * k.step
	return nil
}

// hand leaves the key frames to whoever writes the match.
func (k *keeper) hand(m *rules.Match) error {
	if k == nil {
		return nil
	}
	c := begin(m, false)
	c.hold(m.Setup().Cards)
	start, err := startOf(&c)
	if err != nil {
		return err
	}
	taken.Lock()
	defer taken.Unlock()
	taken.start, taken.shelf = start, k.shelf
	return nil
}
