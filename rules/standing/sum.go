package standing

import "math/bits"

// sum sums up numbers and texts in their order.
type sum uint64

const (
	sumBegin = 0x9e3779b97f4a7c15
	sumTimes = 0xd6e8feb86659fd93
)

func (h *sum) number(n int64) {
	hi, lo := bits.Mul64(uint64(n)^uint64(*h), sumTimes)
	*h = sum(hi ^ lo ^ sumBegin)
}

func (h *sum) numbers(list ...int64) {
	for _, n := range list {
		h.number(n)
	}
}

// text adds a text and its length, so that two texts are not one.
func (h *sum) text(s string) {
	h.number(int64(len(s)))
	for ; len(s) > 8; s = s[8:] {
		h.number(eight(s))
	}
	h.number(eight(s))
}

// eight is the first eight bytes of a text as a number, or as many as there are.
func eight(s string) (n int64) {
	for i := range min(8, len(s)) {
		n |= int64(s[i]) << (8 * i)
	}
	return n
}

func (h *sum) yes(b bool) {
	n := int64(0)
	if b {
		n = 1
	}
	h.number(n)
}

// Sum sums the standing up in 64 bits. Files hold such sums: a field that is added to a
// standing needs a new version of their format.
func (s *Standing) Sum() uint64 {
	h := sum(sumBegin)
	h.numbers(int64(s.Seats), int64(s.Active), int64(s.First), int64(s.Turn), int64(s.Seq), int64(s.Lost))
	h.yes(s.Over)
	h.text(string(s.Random))
	h.text(s.Asked.Kind)
	h.numbers(int64(s.Asked.Seat), int64(s.Asked.Min), int64(s.Asked.Max), int64(s.Asked.Options))
	h.number(int64(len(s.Zones)))
	for i := range s.Zones {
		s.Zones[i].add(&h)
	}
	h.number(int64(len(s.Bonds)))
	for _, b := range s.Bonds {
		h.text(b.Card)
		h.text(b.Host)
		h.number(int64(b.Worth))
	}
	h.number(int64(len(s.Counters)))
	for _, c := range s.Counters {
		h.text(c.Card)
		h.text(c.Name)
		h.numbers(int64(c.Player), int64(c.N))
	}
	for _, list := range [][]Waiting{s.Waiting, s.Lasting, s.Stack} {
		h.waiting(list)
	}
	h.number(int64(len(s.Extra)))
	for _, p := range s.Extra {
		h.number(int64(p))
	}
	if s.Played != (Played{}) { // else the sum is that of files from before there were formats
		s.Played.add(&h)
	}
	if len(s.Whom) > 0 {
		h.waiting(s.Whom)
	}
	return uint64(h ^ h>>32)
}

func (h *sum) waiting(list []Waiting) {
	h.number(int64(len(list)))
	for _, w := range list {
		h.text(w.Card)
		h.text(w.Source)
		h.numbers(int64(w.Player), int64(w.Turn), int64(w.N), int64(w.X))
	}
}

func (p *Played) add(h *sum) {
	h.text(p.Format)
	h.numbers(int64(p.Options), int64(p.Begun), int64(p.Left), int64(p.Otherwise))
	for i := range p.Order {
		h.numbers(int64(p.Order[i]), int64(p.Scores[i]))
	}
}

func (z *Zone) add(h *sum) {
	h.text(z.Key)
	h.numbers(int64(z.Player), int64(len(z.Cards)))
	for i := range z.Cards {
		c := &z.Cards[i]
		h.text(c.ID)
		flags := int64(c.Known)
		if c.Down {
			flags |= 1 << 8
		}
		if c.Veiled {
			flags |= 1 << 9
		}
		h.numbers(int64(c.Owner)<<24|int64(c.Master)<<16|int64(c.Lies), flags, int64(c.Load)<<32|int64(c.Turn))
		if c.Over != "" { // not in files of before there were such cards
			h.text(c.Over)
		}
	}
}
