package kernel

// MaxList is how many entries each list of a state may have, so that Decode reads
// what Encode writes.
const MaxList = 4096

// Fits reports whether a snapshot of the state can be read again: no list is longer,
// and not more cards are in the game, than Decode and Validate take.
func (s *State) Fits() bool {
	if len(s.Saved) > MaxList || !s.Position.fits() {
		return false
	}
	for i := range s.Saved {
		if !s.Saved[i].fits() {
			return false
		}
	}
	return true
}

func (p *Position) fits() bool {
	return len(p.Cards) <= maxCards && max(len(p.Zones), len(p.Frames), len(p.Runs), len(p.Refs), len(p.Batch), len(p.Held),
		len(p.Replaced), len(p.Pending), len(p.Delayed), len(p.Effects), len(p.Uses), len(p.Last), len(p.Trail), len(p.Rounds), len(p.Barred), len(p.Series), len(p.Vain),
		len(p.Extra), len(p.Stack), len(p.Bonds), len(p.Tokens), len(p.Facts), len(p.Shares), len(p.Parked), len(p.Offered),
		len(p.Whom), len(p.Happened), len(p.Before)) <= MaxList
}
