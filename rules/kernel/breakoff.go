package kernel

// breakOff ends what the players of a bit set are in the midst of: an ability of theirs that
// resolves or is paid for, something that they play. What others do within that ends with
// it; the procedure that has called it goes on as if it were over, unpaid.
func (m *Machine) breakOff(gone uint8) {
	runs := 0
	for i := range m.S.Frames {
		f := &m.S.Frames[i]
		switch int(f.Proc) - int(m.Book.base) {
		case kEffect, kPay:
			if r := &m.S.Runs[runs]; gone>>r.Player&1 != 0 {
				m.BreakOff(i)
				return
			}
			runs++
		case kPlayed:
			card := &m.S.Cards[f.Regs[0]]
			it := m.Item(m.RefOf(CardID(f.Regs[0])))
			if gone>>card.Owner&1 != 0 || it == nil || gone>>it.Player&1 != 0 {
				m.BreakOff(i)
				return
			}
		}
	}
}

// BreakOff ends the procedures above depth n together with what they are in the middle of:
// abilities, payments with the positions kept for them, proposed events.
func (m *Machine) BreakOff(n int) {
	s := &m.S
	runs := 0
	for i := range s.Frames {
		f := &s.Frames[i]
		switch int(f.Proc) - int(m.Book.base) {
		case kEffect, kPay:
			if runs++; i >= n && int(f.Proc) == int(m.Book.base)+kPay {
				m.endPay(f, &s.Runs[runs-1])
			}
		case kPlayed:
			s.Paid = s.Paid && i < n
		}
	}
	for i := len(s.Frames) - 1; i >= n; i-- {
		switch f := &s.Frames[i]; int(f.Proc) - int(m.Book.base) {
		case kEffect, kPay:
			runs--
			if s.Runs[runs].Each {
				m.cutShares()
			}
			s.Refs = s.Refs[:s.Runs[runs].Base]
			s.Runs = s.Runs[:runs]
		case kTogether:
			m.cutShares()
		case kReplace:
			s.Held, s.Replaced = s.Held[:f.Regs[regHeld]], s.Replaced[:f.Regs[regSaid]]
		case kAlong:
			s.Held = s.Held[:f.Regs[regAlong]]
		}
	}
	s.Frames = s.Frames[:n]
	for len(s.Saved) > 0 && len(s.Saved[len(s.Saved)-1].Frames) > n {
		s.Saved = s.Saved[:len(s.Saved)-1]
	}
	m.HideShown()
}

// endPay notes that a payment is over that has not come through.
func (m *Machine) endPay(f *Frame, r *Run) {
	m.S.Paid, m.S.Failed = false, false
	if f.Step > rowBeginPay && !r.Part {
		m.S.Paying--
	}
}

// cutShares drops the shares of the last thing that several do.
func (m *Machine) cutShares() {
	s := &m.S
	frames, events := 0, 0
	for _, h := range m.shares() {
		frames += int(h.Frames)
		if h.Stage == shareWaits {
			events += int(h.Events)
		}
	}
	s.Shares = s.Shares[:len(s.Shares)-len(m.shares())]
	s.Parked = s.Parked[:len(s.Parked)-frames]
	s.Offered = s.Offered[:len(s.Offered)-events]
}

// dropShares takes players out of what several do at the moment.
func (m *Machine) dropShares(gone uint8) {
	s := &m.S
	runs, at := 0, 0
	parked, offered := 0, 0 // where those of the thing looked at begin
	for i := 0; i < len(s.Frames); i++ {
		switch int(s.Frames[i].Proc) - int(m.Book.base) {
		case kEffect, kPay:
			runs++
		case kEach, kTogether:
			shares := m.sharesFrom(at)
			at += len(shares)
			if under := s.Frames[i].Regs[regEachShare]; under > 0 && gone>>shares[under-1].Player&1 != 0 {
				m.BreakOff(i + 1)
				s.Frames[i].Regs[regEachShare] = 0
				if m.isEach(&s.Frames[i]) {
					s.Runs[runs-1].Act = 0
				}
			}
			for _, stage := range [...]uint8{shareGoes, shareWaits} { // in which order they wait
				for j := range shares {
					h := &shares[j]
					if h.Stage != stage {
						continue
					}
					frames, events := int(h.Frames), 0
					if stage == shareWaits {
						events = int(h.Events)
					}
					if gone>>h.Player&1 != 0 {
						s.Parked = append(s.Parked[:parked], s.Parked[parked+frames:]...)
						s.Offered = append(s.Offered[:offered], s.Offered[offered+events:]...)
						if h.Frames = 0; stage == shareWaits {
							h.Events = 0
						}
						continue
					}
					parked += frames
					offered += events
				}
			}
			for j := range shares {
				if h := &shares[j]; gone>>h.Player&1 != 0 {
					h.Stage = shareOut
				}
			}
		}
	}
}
