package text

// What the reader finds out about a few characters it remembers for the lines to come:
// printed lines repeat each other, and most of what is tried at a place comes to nothing
// after a few of them.

// Bounds on what is remembered.
const (
	maxParts  = 256     // parts of speech
	maxBarren = 1 << 16 // nodes
	farBarren = 20      // characters
)

// parts is a set of parts of speech.
type parts [maxParts / 64]uint64

func (s *parts) has(nt int) bool { return s[nt/64]&(1<<(nt%64)) != 0 }

// barren is a node in the tree of what some characters cannot be the beginning of,
// whatever stands after them.
type barren struct {
	before uint32 // the node before it
	rune   rune
	none   parts // no part of speech of these begins with what leads here
}

// memory is all nodes, the root first, and where to find which comes after another.
type memory struct {
	nodes []barren
	at    []uint32 // by before and rune; 0 is free
}

// after is the node after n to which a rune leads, or where it would be noted.
func (m *memory) after(n uint32, r rune) (to uint32, at int) {
	for at = int(n*0x9E3779B1^uint32(r)*0x85EBCA6B) >> 7; ; at++ {
		at &= len(m.at) - 1
		to = m.at[at]
		if to == 0 || m.nodes[to].before == n && m.nodes[to].rune == r {
			return to, at
		}
	}
}

// lineEnd stands for the end of a line.
const lineEnd rune = -1

// place is what is remembered of what stands at a place.
type place struct {
	line uint32
	seen int // how far one must look to know it
	none parts
}

// runeAt is what stands at a place.
func (p *parser) runeAt(pos int) rune {
	if pos < len(p.src.text) {
		return p.src.text[pos]
	}
	return lineEnd
}

// look notes that what is being read depends on what stands before end.
func (p *parser) look(end int) { p.seen = max(p.seen, end) }

// hopeless reports whether it is known that a part of speech does not begin at pos.
func (p *parser) hopeless(nt, pos int) bool {
	at := &p.places[pos]
	if at.line != p.line {
		p.recall(pos)
	}
	if at.none.has(nt) {
		p.look(at.seen)
		return true
	}
	return false
}

// recall looks up what is known of a place.
func (p *parser) recall(pos int) {
	at := &p.places[pos]
	*at = place{line: p.line, seen: pos}
	if p.memory.nodes == nil {
		return
	}
	n := uint32(0)
	for i := pos; i <= len(p.src.text); i++ {
		if n, _ = p.memory.after(n, p.runeAt(i)); n == 0 {
			break
		}
		if none := &p.memory.nodes[n].none; *none != (parts{}) {
			at.seen = i + 1
			for k := range none {
				at.none[k] |= none[k]
			}
		}
	}
}

// despair remembers that a part of speech does not begin with what stands from pos to
// where the reader has looked.
func (p *parser) despair(nt, pos int) {
	end, m := min(p.seen, len(p.src.text)+1), &p.memory
	if end > pos+farBarren || len(m.nodes) >= maxBarren {
		return
	}
	if m.nodes == nil {
		m.nodes, m.at = make([]barren, 1), make([]uint32, 4*maxBarren)
	}
	n := uint32(0)
	for i := pos; i < end; i++ {
		r := p.runeAt(i)
		to, at := m.after(n, r)
		if to == 0 {
			to = uint32(len(m.nodes))
			m.nodes = append(m.nodes, barren{before: n, rune: r})
			m.at[at] = to
		}
		n = to
	}
	m.nodes[n].none[nt/64] |= 1 << (nt % 64)
}
