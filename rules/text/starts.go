package text

// maxStarts bounds how many texts items begin with in one grammar; start 0 is every other
// text, and the end of the line.
const maxStarts = 1024

// starts is a set of texts with which items begin, by their numbers.
type starts [maxStarts / 64]uint64

func (s *starts) has(n uint16) bool { return s[n/64]&(1<<(n%64)) != 0 }

func (s *starts) join(o *starts) {
	for i := range s {
		s[i] |= o[i]
	}
}

func (s *starts) meets(o *starts) bool {
	for i := range s {
		if s[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

// start is a node in the tree of the texts with which items begin. A place in a line is
// known by the longest of them that stands there: what items may go on there follows.
type start struct {
	num  uint16 // of the text that ends here, 0 if none does
	next nexts
	in   starts // all that begin with what leads here
}

// nexts is the nodes to which runes lead from one.
type nexts struct {
	runes []rune
	to    []*start
}

// after is the node that a rune leads to.
func (n *nexts) after(r rune) *start {
	for i, o := range n.runes {
		if o == r {
			return n.to[i]
		}
	}
	return nil
}

func (n *nexts) add(r rune, to *start) { n.runes, n.to = append(n.runes, r), append(n.to, to) }

// plant adds a text and gives how many there are now.
func (n *start) plant(text []rune, have int) int {
	for _, r := range text {
		o := n.next.after(r)
		if o == nil {
			o = &start{}
			n.next.add(r, o)
		}
		n = o
	}
	if n.num == 0 {
		if have++; have == maxStarts {
			panic("text: items begin with too many different texts")
		}
		n.num = uint16(have)
	}
	return have
}

// gather works out what begins with what.
func (n *start) gather() {
	if n.num > 0 {
		n.in[n.num/64] |= 1 << (n.num % 64)
	}
	for _, o := range n.next.to {
		o.gather()
		n.in.join(&o.in)
	}
}

// find is the node that a text leads to.
func (n *start) find(text []rune) *start {
	for _, r := range text {
		n = n.next.after(r)
	}
	return n
}

// byRune is what comes after the root of the tree of starts, by the lower bits of the rune.
type byRune [256]nexts

func (b *byRune) after(r rune) *start { return b[r&255].after(r) }

// mark notes of each place of a line its number, 0 for its end, and how far one must
// look to know it.
func (p *parser) mark() {
	line := p.src.fold
	p.starts, p.depend = p.starts[:0], p.depend[:0]
	for i, r := range line {
		n, num, end := p.g.starts.after(r), uint16(0), i+1
		for ; n != nil; end++ {
			if n.num > 0 {
				num = n.num
			}
			if end == len(line) {
				n = nil
			} else {
				n = n.next.after(line[end])
			}
		}
		p.starts, p.depend = append(p.starts, num), append(p.depend, end)
	}
	p.starts, p.depend = append(p.starts, 0), append(p.depend, len(line)+1)
}
