package kernel

import (
	"fmt"
	"math/rand/v2"
)

// Machine plays one match of a book: a state, and what can be worked out from
// it again.
type Machine struct {
	S    State
	Book *Book

	// OnEvent is told of each event after it happened, with the step's clause.
	OnEvent func(ev *Event)
	// OnNote is told of what happens besides events: a procedure or phase
	// begins, an ability is played.
	OnNote func(note uint8, clause uint16, line uint16, r Ref, player int8)

	// Through lets the machine take decisions by itself that have one possible
	// answer only: for simulations, which need not see them.
	Through bool

	// Memory is what the rulebook works with again and again; it decides nothing.
	Memory any

	// Reach, if set, counts what is reached.
	Reach *Reach
	// OnShuffle may rearrange cards that are being shuffled, bottom first, for
	// scenarios.
	OnShuffle func(ids []CardID)

	req     Request
	open    bool
	decider int8   // who has taken the decision that is carried out
	clause  uint16 // of the step under way

	seats    seating
	supposed int8  // the opponent supposed to be chosen, plus one, while something is looked at before that
	eyes     int8  // by whose knowledge sets are judged
	trial    trial // the payment that is being tried out

	// Worked out from the state.
	infos   infoCache
	shared  uint64 // kinds of zones that are shared, a bit each
	sum     uint64 // of where the cards lie, for finding loops
	hereSum uint64 // of the position at the decision hereSeq
	hereSeq uint32
	batchAt uint32 // timestamp of the batch that happened last
	shown   bool   // something may be shown to players who do not see it otherwise

	// Memory that is used again and again.
	tmp     []Ref     // of Select: a stack
	zones   []Zone    // of zone words: a stack
	allowed []Place   // of askSlot
	applied []applied // of eachTarget: a stack
	before  []InForce // triggered abilities before a batch
	chosen  []Option  // of Answer
	ended   Run       // the ability that has just been resolved or paid
	probe   Event     // what might be replaced
	ids     []CardID  // of shuffle
	claims  []claim   // of apart
	held    []int16   // of apart: the claim that has a card, from 1
	seen    []bool    // of satisfy
	fits1   []bool    // of leaveRest
	views   [numViews]Ctx

	places [256]place // what is asked of zones all the time; last, for it is large
}

// Contexts that are in use one at a time each.
const (
	viewTrigger = iota
	viewWould
	viewCont
	viewRun
	viewCost
	viewTrial
	viewWhether
	viewState
	viewAim
	viewRule
	numViews
)

// place is what is asked of a zone all the time.
type place struct {
	kind   uint8
	player int8
	spec   *ZoneSpec
}

// Notes for OnNote.
const (
	NoteProc     uint8 = iota // a procedure of the book begins (line: its number)
	NoteAbility               // an ability begins to resolve
	NoteChoice                // a card was chosen
	NoteRollback              // a cost could not be paid
	NoteNegated               // what lies in the resolution zone was negated
	NotePlayed                // an ability was played
	NoteLost                  // a player has lost, and others play on
	NoteLeft                  // a player has left without having lost
	NoteConceded              // a player has given up
	NoteWhich                 // a player was chosen as the opponent whom an ability means
)

// Limits on the work that one answer may cause.
const (
	stepsBeforeLoopCheck = 5_000
	stepsPerAnswer       = 50_000
)

// New prepares a machine with empty zones.
func New(b *Book, players int, seed uint64) *Machine {
	m := &Machine{Book: b}
	m.S.Version = StateVersion
	m.S.Seq = 1
	m.S.Players = int8(players)
	m.S.Active = NoPlayer
	m.S.First = NoPlayer
	m.S.Rand = *newRand(seed)
	m.S.Cards = make([]Card, 1)
	m.S.Zones = make([]Pile, len(b.Zones)*players)
	m.Sit(0, 0, nil)
	m.tabulate()
	m.anew()
	return m
}

// Restart puts the machine back to a state from before the match, with another
// seed. What was asked before is void.
func (m *Machine) Restart(from *State, seed uint64) {
	m.S.CopyFrom(from)
	m.S.Rand = *newRand(seed)
	m.open = false
	m.arrange()
	m.anew()
}

func newRand(seed uint64) *rand.PCG { return rand.NewPCG(seed, 0x676f72696e) }

// Z is the zone of a kind that belongs to a player.
func (m *Machine) Z(kind int, player int8) Zone {
	if m.shared>>kind&1 != 0 {
		player = 0
	}
	return Zone(kind)*Zone(m.S.Players) + Zone(player)
}

// tabulate notes what is asked of zones all the time.
func (m *Machine) tabulate() {
	m.arrange()
	m.shared = 0
	for z := range m.places {
		m.places[z] = nowhere
	}
	for z := range len(m.Book.Zones) * int(m.S.Players) {
		kind := z / int(m.S.Players)
		at := place{uint8(kind), int8(z - kind*int(m.S.Players)), &m.Book.Zones[kind]}
		if at.spec.Shared {
			at.player = NoPlayer
			m.shared |= 1 << kind
		}
		m.places[z] = at
	}
}

// nowhereKind is the kind of NoZone, which no book has: where an object is that has left.
const nowhereKind = MaxZones

var nowhere = place{nowhereKind, NoPlayer, &ZoneSpec{Key: "nowhere", Aside: true}}

// at is what is asked of a zone; of NoZone, that nothing is there. Its low byte is 255,
// and no book has so many zones.
func (m *Machine) at(z Zone) *place { return &m.places[uint8(z)] }

// KindOf is the zone kind.
func (m *Machine) KindOf(z Zone) int { return int(m.at(z).kind) }

// PlayerOf is the player whose zone z is, NoPlayer for a shared one.
func (m *Machine) PlayerOf(z Zone) int8 { return m.at(z).player }

// Spec is the description of a zone.
func (m *Machine) Spec(z Zone) *ZoneSpec { return m.at(z).spec }

// Top is the frame under way.
func (m *Machine) Top() *Frame { return &m.S.Frames[len(m.S.Frames)-1] }

// Call starts a procedure; the present one goes on when it returns.
func (m *Machine) Call(proc int, regs ...int32) {
	f := Frame{Proc: uint16(proc)}
	copy(f.Regs[:], regs)
	m.S.Frames = append(m.S.Frames, f)
	if m.OnNote != nil && uint16(proc) < m.Book.base {
		m.OnNote(NoteProc, m.Book.rows[proc][0].clause, uint16(proc), Ref{}, m.S.Active)
	}
}

func (m *Machine) callKernel(proc int, regs ...int32) { m.Call(int(m.Book.base)+proc, regs...) }

// Goto makes a step of the procedure under way the next one.
func (m *Machine) Goto(step int) { m.Top().Step = uint16(step) }

// Return ends the procedure under way.
func (m *Machine) Return() { m.S.Frames = m.S.Frames[:len(m.S.Frames)-1] }

// Unwind drops all procedures above depth n (for going straight to a phase).
func (m *Machine) Unwind(n int) { m.S.Frames = m.S.Frames[:n] }

// Clause is the clause of the step under way.
func (m *Machine) Clause() uint16 { return m.clause }

// Note reports something to the log.
func (m *Machine) Note(kind uint8, line uint16, r Ref, player int8) {
	if m.OnNote != nil {
		m.OnNote(kind, m.clause, line, r, player)
	}
}

// Pending is the open decision, nil when the match is over.
func (m *Machine) Pending() *Request {
	if !m.open {
		return nil
	}
	return &m.req
}

// Start runs the machine to its first decision; first is the procedure that
// plays the match.
func (m *Machine) Start(first int) {
	m.Call(first)
	m.Run()
}

// Run carries on until somebody must decide or the match is over.
func (m *Machine) Run() {
	m.open = false
	var w watch
	for n := 0; !m.S.Result.Over; n++ {
		if m.seats.many {
			if m.S.Leaving != 0 {
				m.dropOut()
			}
			if m.seats.looks&m.infos.recent != 0 {
				if m.lookForEnd(); m.S.Result.Over || m.S.Leaving != 0 {
					continue
				}
			}
		}
		if (n%stepsBetweenChecks == 0 || n > stepsBeforeLoopCheck) && m.endless(n, &w) {
			return
		}
		if m.whoms() && m.letChoose() {
			continue
		}
		if len(m.S.Frames) == 0 {
			panic(fmt.Sprintf("kernel: %s: no procedure left and no result", m.Book.Game))
		}
		f := m.Top()
		step := m.Book.row(f)
		if step == nil {
			m.Return()
			continue
		}
		m.clause = step.clause
		if m.Reach != nil {
			m.Reach.Steps[f.Proc][f.Step]++
		}
		if step.ask == nil {
			f.Step++
			step.do(m)
			if len(m.S.Batch) > 0 {
				m.commit()
			}
			continue
		}
		switch m.ask(step) {
		case asked:
			if !m.Through || !m.req.forced() {
				return
			}
			m.chosen = append(m.chosen[:0], m.req.Options...)
			m.take(m.chosen, 0)
			n = -1
		case settled:
			m.take(m.chosen, m.S.Series[m.S.Walked].Picks)
			n = -1
		case declined:
			f = m.Top()
			f.Step++
			m.decider = m.req.Player
			step.then(m, m.chosen)
			m.commit()
		case offersNothing:
			f = m.Top()
			f.Step++
		}
	}
}

// What comes of a step that asks.
const (
	offersNothing = iota
	asked         // the request is open
	settled       // and has been answered by a number that was said about a loop
	declined      // who would be asked is out, and does not do what may be done
	loopClosed    // something else comes first
)

// ask opens the request of a step.
func (m *Machine) ask(step *row) int {
	q := &m.req
	q.Options = q.Options[:0]
	q.head = head{Seq: m.S.Seq, Player: NoPlayer, Clause: m.clause}
	step.ask(m, q)
	if q.Others != 0 {
		m.reduce(q)
	}
	if q.Player >= 0 && m.Out(q.Player) {
		return m.decline(q)
	}
	if len(q.Options) == 0 && !q.Always {
		return offersNothing
	}
	if q.Max > len(q.Options) {
		q.Max = len(q.Options)
	}
	if q.Min > q.Max {
		q.Min = q.Max
	}
	if m.closed(q) {
		return loopClosed
	}
	if m.kept(q) {
		return settled
	}
	m.dropBarred(q)
	if m.Reach != nil {
		m.Reach.Requests[q.Kind]++
	}
	m.open = true
	return asked
}
