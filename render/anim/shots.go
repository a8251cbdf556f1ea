package anim

// Pace is how much time something that has happened is given.
type Pace uint8

// The paces.
const (
	Still  Pace = iota // nothing to see
	Glide              // a card turns or makes room while the next happens
	Slide              // a card goes somewhere
	Reveal             // a card is looked at before it goes on
	Strike             // an attack, damage
	Speak              // an ability, an effect: whose is shown
)

// lengths is how long it lasts before the next is shown, in milliseconds.
var lengths = [...]int64{Still: 0, Glide: 0, Slide: 110, Reveal: 430, Strike: 330, Speak: 380}

// Measures of a film, in milliseconds.
const (
	hurried   = 22   // between the moves of a heap after the first few
	calm      = 4    // moves of a heap that are not hurried
	longest   = 3600 // of all shots together: more are drawn closer
	lingering = 900  // how long the last word stands
)

// Event is an entry of the log as the film knows it.
type Event struct {
	Pace Pace
	Heap uint64 // moves that are alike hurry after the first few; 0: like nothing
	Long int64  // longer than its pace says, in milliseconds; 0: as that says
}

// Shot is what is shown for a while before the next: all that the log says up to an entry, which
// is the one that is named.
type Shot struct {
	Entry int
	Long  int64
}

// Cut makes shots of what has happened from an entry of the log on. Slow stretches all times: 1 is
// the usual speed; at 0 there is nothing to show. What is still or glides is shown with what
// follows, and at the end left to whoever shows how it stands.
func Cut(events []Event, first int, slow float64) (shots []Shot) {
	if slow <= 0 {
		return nil
	}
	whole, run, heap := int64(0), 0, uint64(0)
	for i, e := range events {
		if e.Pace == Still && e.Long == 0 {
			continue
		}
		if e.Pace <= Glide && e.Long == 0 {
			heap = 0
			continue
		}
		if run++; e.Pace != Slide || e.Heap != heap || e.Heap == 0 {
			run = 0
		}
		heap = e.Heap
		long := max(lengths[e.Pace], e.Long)
		if run >= calm {
			long = hurried
		}
		whole += long
		shots = append(shots, Shot{first + i, long})
	}
	if whole > longest {
		slow *= float64(longest) / float64(whole)
	}
	for i := range shots {
		shots[i].Long = int64(float64(shots[i].Long) * slow)
	}
	return shots
}
