package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// TestGivingUpAmongShares: who gives up while each player does something has no share of it
// any more, whether that share waits, is under way or has not begun, and the others do
// theirs at once; if it is the master of the text, nobody does anything.
func TestGivingUpAmongShares(t *testing.T) {
	throw := a.N(a.Choose, exactly(1), a.N(a.Cards, a.N(a.Each), a.N(a.Hand), a.N(a.Card)))
	says := text(each(0, throw, put(a.N(a.TheCards), a.ToWaitingRoom)))
	for _, c := range []struct {
		name        string
		quits       int8 // when player asks is asked
		asks        int8
		hand, ashes [3]int
	}{
		{"a share that waits", 1, 2, [3]int{2, 0, 1}, [3]int{1, 0, 1}},
		{"the share under way", 1, 1, [3]int{2, 0, 1}, [3]int{1, 0, 1}},
		{"a share that has not begun", 2, 1, [3]int{2, 1, 0}, [3]int{1, 1, 0}},
		{"two of them, one after the other", 2, 2, [3]int{2, 1, 0}, [3]int{1, 1, 0}},
		{"the master", 0, 1, [3]int{0, 2, 2}, [3]int{}},
	} {
		m := ring(t, says, []uint16{0, 0, 0}, []uint16{0, 0}, []uint16{0, 0})
		pick(t, m, 0, kind(optUse))
		for p := range int8(3) {
			if p == c.asks {
				giveUp(t, m, c.quits)
			}
			if q := m.Pending(); q.Kind == AskChoose && q.Player == p {
				alike(t, m, p, kind(OptCard))
			}
		}
		if counts(m, tHand) != c.hand || counts(m, tAshes) != c.ashes {
			t.Errorf("%s: hands %v, ashes %v", c.name, counts(m, tHand), counts(m, tAshes))
		}
		over(t, m)
	}
}

// TestGivingUpOnTheWay: of shares that are done act by act, one gives up between two acts,
// while another's next act is to come.
func TestGivingUpOnTheWay(t *testing.T) {
	throw := a.N(a.Choose, exactly(1), a.N(a.Cards, a.N(a.Each), a.N(a.Hand), a.N(a.Card)))
	those := put(a.N(a.TheCards), a.ToWaitingRoom)
	m := ring(t, text(each(0, throw, those, throw, those)), []uint16{0, 0, 0}, []uint16{0, 0, 0}, []uint16{0, 0, 0})
	pick(t, m, 0, kind(optUse))
	for p := range int8(3) {
		pick(t, m, p, kind(OptCard))
	}
	pick(t, m, 0, kind(OptCard))
	giveUp(t, m, 1)
	alike(t, m, 2, kind(OptCard))
	if h, ashes := counts(m, tHand), counts(m, tAshes); h != [3]int{1, 0, 1} || ashes != [3]int{2, 0, 2} {
		t.Errorf("hands %v, ashes %v", h, ashes)
	}
	over(t, m)
}

// TestStranded: cards of others in the zones of who leaves go where the book says, else out
// of the game, and of a zone that all share everybody keeps what is theirs.
func TestStranded(t *testing.T) {
	for _, hook := range []bool{false, true} {
		b := toyBook(t, nil, "plain", "lamp")
		left := []int8{}
		b.Left = func(m *Machine, p int8) {
			left = append(left, p)
			if m.Count(m.Z(tSky, p)) == 0 {
				t.Error("what is of the leaver is gone before the book is told")
			}
		}
		if hook {
			b.Stranded = func(m *Machine, c CardID) Zone { return m.Z(tAshes, m.S.Cards[c].Owner) }
		}
		m := toyGame(t, b, 3, 0, 0, 0)
		throughSecret(t, m, 0, 0, 0)
		lent := m.AddCard(1, 1, m.Z(tSky, 2))
		m.S.Cards[lent].Master = 2
		shared := m.AddCard(1, 1, m.Z(tPile, 0))
		m.S.Cards[shared].Master = 2
		theirs := m.AddCard(1, 2, m.Z(tPile, 0))
		m.Attach(lent, m.RefOf(theirs), 1)
		m.S.Tokens = append(m.S.Tokens, Token{Card: m.RefOf(lent), N: 1}, Token{Player: 2, N: 1}, Token{Player: 1, N: 3})
		m.S.Effects = append(m.S.Effects, Effect{Player: 2, Master: 0}, Effect{Player: NoPlayer, Target: m.RefOf(lent), Master: 0}, Effect{Player: 1, Master: 2})
		m.S.Extra = append(m.S.Extra, 2, 1)
		m.S.Delayed = append(m.S.Delayed, Delayed{Player: 2}, Delayed{Player: 0})
		m.anew()
		was := m.RefOf(lent)
		giveUp(t, m, 2)
		want := NoZone
		if hook {
			want = m.Z(tAshes, 1)
		}
		s := &m.S
		switch {
		case s.Cards[lent].Zone != want || m.Alive(was) || s.Cards[lent].Master != 1:
			t.Errorf("hook %v: the card of another lies in %d, want %d", hook, s.Cards[lent].Zone, want)
		case s.Cards[shared].Zone != m.Z(tPile, 0) || s.Cards[shared].Master != 1 || s.Cards[theirs].Zone != NoZone:
			t.Errorf("hook %v: shared: %+v, %+v", hook, s.Cards[shared], s.Cards[theirs])
		case len(s.Bonds) != 0 || len(s.Tokens) != 1 || s.Tokens[0].Player != 1 || len(s.Effects) != 1 || s.Effects[0].Player != 1 || len(s.Extra) != 1 || len(s.Delayed) != 1:
			t.Errorf("hook %v: bonds %v, tokens %v, effects %v, extra turns %v, delayed %v", hook, s.Bonds, s.Tokens, s.Effects, s.Extra, s.Delayed)
		case len(left) != 1 || left[0] != 2:
			t.Errorf("hook %v: the book is told of %v", hook, left)
		}
		m.Move(shared, m.Z(tAshes, 2), 0) // where nothing is any more
		m.commit()
		if s.Cards[shared].Zone != m.Z(tPile, 0) {
			t.Error("a card comes to a zone that is not there")
		}
	}
}

// TestSlotsOfWhoLeft: nobody puts a card to where a player was who has left.
func TestSlotsOfWhoLeft(t *testing.T) {
	m := ring(t, text(youDo(a.Nothing, put(a.N(a.All, a.N(a.Cards, you(), a.N(a.Hand), a.N(a.Card))), a.ToAnySlot))), []uint16{0}, []uint16{0}, []uint16{0})
	pick(t, m, 0, kind(optUse))
	for _, left := range []int{3, 2} {
		if q := m.Pending(); q.Kind != AskSlot || len(q.Options) != left {
			t.Fatalf("%d slots are free to go to, want %d: %+v", len(q.Options), left, q)
		}
		if left == 3 {
			giveUp(t, m, 1)
		}
	}
	pick(t, m, 0, kind(OptSlot))
	if m.Count(m.Z(tSky, 0))+m.Count(m.Z(tSky, 2)) != 3 {
		t.Error("the card is in no slot")
	}
}

// TestDamagedLeavers: a snapshot in which something of one who has left is there is refused.
func TestDamagedLeavers(t *testing.T) {
	for name, damage := range map[string]func(m *Machine){
		"a card in the hand":         func(m *Machine) { m.link(1, m.Z(tHand, 2), true); m.S.Cards[1].Owner = 2 },
		"a waiting ability":          func(m *Machine) { m.S.Pending = append(m.S.Pending, Pending{Player: 2, Count: 1}) },
		"an ability for later":       func(m *Machine) { m.S.Delayed = append(m.S.Delayed, Delayed{Player: 2}) },
		"something played":           func(m *Machine) { m.S.Stack = append(m.S.Stack, Item{Player: 2, Ref: Ref{Card: 1}}) },
		"one who leaves just now":    func(m *Machine) { m.S.Leaving = 4 },
		"a card that is nowhere":     func(m *Machine) { m.S.Result = Result{} },
		"another's card, their zone": func(m *Machine) { c := m.AddCard(0, 1, m.Z(tAshes, 2)); m.S.Cards[c].Master = 1 },
	} {
		m := toyGame(t, toyBook(t, nil, "plain"), 3, 0, 0)
		giveUp(t, m, 2)
		if damage(m); m.Validate() == nil {
			t.Errorf("%s: the snapshot is taken", name)
		}
	}
}

// TestGivingUpWhatIsPlayed: what is being played by one who leaves, or with a card of theirs,
// is not there any more, and its play is broken off; what others play goes on.
func TestGivingUpWhatIsPlayed(t *testing.T) {
	for _, c := range []struct {
		name          string
		owner, player int8
		stays         bool
	}{
		{"one's own", 1, 1, false},
		{"with another's card", 2, 1, false},
		{"by another, with one's card", 1, 2, false},
		{"another's own", 2, 2, true},
	} {
		m := toyGame(t, toyBook(t, nil, "plain"), 3, 0, 0)
		throughSecret(t, m, 0, 0, 0)
		card := m.AddCard(0, c.owner, m.Z(tPile, 0))
		m.anew()
		m.Push(Item{Ref: m.RefOf(card), Source: m.RefOf(card), Player: c.player, Card: true, From: NoZone, Cause: Event{From: NoZone, To: NoZone}})
		depth := len(m.S.Frames)
		m.S.Paid = true
		m.callKernel(kPlayed, int32(card), 0)
		m.S.Leaving |= 1 << 1
		m.S.Result.Lost, m.S.Result.Left = 1<<1, 1<<1
		m.arrange()
		m.dropOut()
		if frames := len(m.S.Frames) - depth; (frames == 1) != c.stays || (len(m.S.Stack) == 1) != c.stays || m.S.Paid != c.stays {
			t.Errorf("%s: %d procedures, stack %v, paid %v", c.name, frames, m.S.Stack, m.S.Paid)
		}
		if m.Run(); m.Pending() == nil || m.Pending().Kind != askWindow {
			t.Errorf("%s: %+v is asked", c.name, m.Pending())
		}
	}
}

// TestGivingUpWhatIsReplaced: a replacement effect of one who leaves has nothing more to say
// about what is proposed, and what would happen to them does not; the rest happens.
func TestGivingUpWhatIsReplaced(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain"), 3, 0, 0, 0)
	throughSecret(t, m, 0, 0, 0)
	theirs, other := m.TopCard(m.Z(tSky, 1)), m.TopCard(m.Z(tSky, 2))
	m.S.Held = append(m.S.Held,
		Event{Kind: EvMove, Player: 1, Card: m.RefOf(theirs), From: m.Z(tSky, 1), To: m.Z(tAshes, 1)},
		Event{Kind: EvMove, Player: 2, Card: m.RefOf(other), From: m.Z(tSky, 2), To: m.Z(tAshes, 2)})
	m.callKernel(kReplace, 0, 2, 0, 0, int32(theirs), 1)
	giveUp(t, m, 1)
	if len(m.S.Held) != 0 || m.Count(m.Z(tAshes, 2)) != 1 || m.S.Cards[theirs].Zone != NoZone {
		t.Errorf("held %v, %d in the ashes", m.S.Held, m.Count(m.Z(tAshes, 2)))
	}
}
