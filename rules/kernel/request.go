package kernel

// Kinds of options. A rulebook adds its own from OptBook on.
const (
	OptCard uint8 = iota // a card
	OptSlot              // a zone
	OptYes
	OptNo
	OptPass    // do nothing, end
	OptNumber  // N
	OptAbility // ability N of a card, or pending ability N
	OptMode    // the N-th of several effects
	OptHidden  // the N-th of several cards that the player may not see
	OptStop    // enough
	OptReplace // apply replacement ability N of a card
	OptPlayer  // the player N
	OptBook
)

// Kinds of requests of the kernel. A rulebook adds its own from AskBook on.
const (
	AskChoose uint8 = iota
	AskMay
	AskPay
	AskSlot
	AskOrder
	AskReplace
	AskReplaceMay
	AskStop
	AskMode
	AskPending
	AskLimit
	AskRepeat
	AskEither
	AskAim
	AskNumber
	AskDeclare
	AskInstead
	AskWhich
	AskBook
)

// Option is one thing that may be picked.
type Option struct {
	Kind   uint8
	By     int8 // who may pick it, plus one; 0: Request.Player
	Card   CardID
	Card2  CardID
	Zone   Zone
	Zone2  Zone
	Over   Over // the slots that Zone is the first of, if they are several
	N      int32
	Clause uint16
}

// key identifies an option within a position, for loops.
func (o *Option) key() uint32 {
	h := summing{uint64(o.Kind), 0}
	h = h.with(uint64(o.Card)<<32|uint64(o.Card2)<<16|uint64(o.Zone), uint64(o.Zone2)<<32|uint64(uint32(o.N)))
	if o.By != 0 || o.Over != 0 {
		h = h.with(uint64(o.By), uint64(o.Over))
	}
	return uint32(h.sum() >> 32)
}

// Request is the open decision. Its options are rebuilt from the state
// whenever they are needed, so the state does not hold them.
type Request struct {
	head
	Options []Option
	barred  []barred // answers of several picks that would keep up a loop
}

// head is a request without its options.
type head struct {
	Seq     uint32
	Player  int8
	Others  uint8 // who may answer besides, a bit each: any of them acts next
	Kind    uint8
	Clause  uint16
	Min     int
	Max     int
	Ordered bool
	Always  bool   // asked even if nothing can be picked: whether anything can is hidden
	Line    uint16 // ability that asks
	Source  Ref
	N       int32 // a number for the prompt
}

// forced reports whether there is one possible answer only.
func (q *Request) forced() bool {
	n := len(q.Options)
	return q.Min == n && q.Max == n && (n < 2 || !q.Ordered)
}

// Add appends an option.
func (q *Request) Add(o Option) { q.Options = append(q.Options, o) }

// AddCard appends a card.
func (q *Request) AddCard(c CardID) {
	q.Add(Option{Kind: OptCard, Card: c, Zone: NoZone, Zone2: NoZone})
}

// AddZone appends a zone.
func (q *Request) AddZone(z Zone) { q.Add(Option{Kind: OptSlot, Zone: z, Zone2: NoZone}) }

// AddPlace appends a zone, or several slots.
func (q *Request) AddPlace(p Place) {
	q.Add(Option{Kind: OptSlot, Zone: p.Zone, Over: p.Over, Zone2: NoZone})
}

// AddKind appends an option that is about no card and no zone.
func (q *Request) AddKind(kind uint8) { q.Add(Option{Kind: kind, Zone: NoZone, Zone2: NoZone}) }

// AddN appends an option with a number.
func (q *Request) AddN(kind uint8, n int32) {
	q.Add(Option{Kind: kind, N: n, Zone: NoZone, Zone2: NoZone})
}

// Refused says why an answer was not taken.
type Refused struct {
	Clause uint16
	Why    string // key of the reason: "stale", "count", "range", "twice", "over", "seat", "barred"
}

func (r *Refused) Error() string { return "answer refused: " + r.Why }
