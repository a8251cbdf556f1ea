package text

import (
	"slices"

	"gorin/rules/ability"
)

// Limits that bound the work on a hostile line.
const (
	MaxRunes   = 2000
	maxDepth   = 200
	maxReads   = 48     // readings kept of one part of speech at one place
	maxEffort  = 400000 // templates tried for one line
	maxNumber  = 999999
	maxExpects = 1024
	maxList    = 64
)

// reading is one way to read a part of speech: the node and where it ends.
type reading struct {
	order int // of its template
	end   int
	forms forms
	node  ability.Node
}

// cell is what is known about one part of speech at one place.
type cell struct {
	busy bool
	seen int // how far it depends on what stands there
	out  []reading
}

// slot is where a cell or the rows of a list are kept; those of an earlier line have
// another number.
type slot struct{ line, at uint32 }

// parser reads one line with memory: every part of speech is read once at each
// place, with all its readings. Its own memory serves for line after line.
type parser struct {
	g      *grammar
	lex    *Lexicon
	src    *source
	own    source
	line   uint32   // number of the line
	starts []uint16 // of each place, the number of the longest start that stands there
	depend []int    // of each place, how far one must look to know it
	slots  []slot   // of the parts of speech, by place
	cells  []*cell  // those of this line come first
	nCells uint32
	lists  []slot // of lists, by place
	rows   []rows
	nodes  store
	frames []*frame // by depth
	depth  int
	effort int
	seen   int  // how far what is being read has looked
	cut    bool // something was not read for want of room or time

	memory memory // what earlier lines have taught
	places []place

	plain bool // nothing of that is used, and what could have stood where is noted
	far   int
	wants []*branch // of what comes after these, something could have stood there
}

// take gives a parser that nobody uses.
func (g *grammar) take() *parser {
	g.mu.Lock()
	defer g.mu.Unlock()
	if n := len(g.idle); n > 0 {
		p := g.idle[n-1]
		g.idle = g.idle[:n-1]
		return p
	}
	return &parser{g: g}
}

// give takes it back; it keeps what it has learned.
func (g *grammar) give(p *parser) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.idle = append(g.idle, p)
}

func byOrder(a, b reading) int { return a.order - b.order }

// store is memory for the kids of nodes, which serves again for the next line: whoever
// keeps a reading copies it.
type store struct {
	blocks [][]ability.Node
	block  int
	used   int
}

// A block has room for the kids of some hundred nodes; so many are kept for the next line.
const (
	blockSize  = 256
	keptBlocks = 64
)

// room is memory for n nodes, with whatever stands in it.
func (s *store) room(n int) []ability.Node {
	if n > blockSize {
		return make([]ability.Node, n)
	}
	if len(s.blocks) > 0 && s.used+n > blockSize {
		s.block, s.used = s.block+1, 0
	}
	if s.block == len(s.blocks) {
		s.blocks = append(s.blocks, make([]ability.Node, blockSize))
	}
	s.used += n
	return s.blocks[s.block][s.used-n : s.used : s.used]
}

// reset makes all of it free again.
func (s *store) reset() {
	s.blocks, s.block, s.used = s.blocks[:min(len(s.blocks), keptBlocks)], 0, 0
}

// begin makes the parser ready for a line.
func (p *parser) begin(lex *Lexicon, src *source, plain bool) {
	g := p.g
	p.lex, p.src, p.plain = lex, src, plain
	if p.line++; p.line == 0 {
		clear(p.slots)
		clear(p.lists)
		clear(p.places)
		p.line = 1
	}
	places := len(src.text) + 1
	p.slots = enough(p.slots, places*len(g.trees))
	p.lists = enough(p.lists, places*g.lists*listForms)
	if places > len(p.places) {
		p.places = make([]place, places+places/2)
	}
	p.nCells, p.rows = 0, p.rows[:0]
	p.nodes.reset()
	p.depth, p.effort, p.seen, p.cut, p.far, p.wants = 0, 0, 0, false, 0, p.wants[:0]
	p.mark()
}

// enough is at least n of s.
func enough(s []slot, n int) []slot {
	if n <= cap(s) {
		return s[:n]
	}
	return make([]slot, n, n+n/2)
}

// newCell is the cell of a part of speech at pos, which is about to be read.
func (p *parser) newCell(nt, pos int) *cell {
	if int(p.nCells) == len(p.cells) {
		p.cells = append(p.cells, &cell{})
	}
	p.slots[pos*len(p.g.trees)+nt] = slot{p.line, p.nCells}
	c := p.cells[p.nCells]
	p.nCells++
	c.busy, c.out = true, c.out[:0]
	return c
}

// read gives every reading of part of speech nt at pos, in the order of the templates.
func (p *parser) read(nt, pos int) []reading {
	root := p.g.trees[nt]
	if !p.plain && len(root.ends) == 0 && len(root.at(p.starts[pos])) == 0 {
		p.look(p.depend[pos])
		return nil
	}
	if s := p.slots[pos*len(p.g.trees)+nt]; s.line == p.line {
		c := p.cells[s.at]
		p.look(c.seen)
		p.cut = p.cut || c.busy
		return c.out
	}
	if !p.plain && p.hopeless(nt, pos) {
		return nil
	}
	if p.depth >= maxDepth {
		p.cut = true
		return nil
	}
	c := p.newCell(nt, pos)
	if p.depth++; p.depth > len(p.frames) {
		p.frames = append(p.frames, &frame{})
	}
	f := p.frames[p.depth-1]
	f.forms, f.many = allForms, nil
	before := p.seen
	p.seen = pos
	p.follow(root, pos, f, c)
	p.depth--
	if len(c.out) == 0 && !p.cut && !p.plain {
		p.despair(nt, pos)
	}
	if !slices.IsSortedFunc(c.out, byOrder) {
		slices.SortStableFunc(c.out, byOrder)
	}
	c.busy, c.seen = false, p.seen
	p.look(before)
	return c.out
}

func (it *item) formIn(form int) int {
	if it.form == same {
		return form
	}
	return it.form
}

// add keeps a reading; of two that are the same, the one whose template comes first.
func (c *cell) add(r reading) {
	for i := range c.out {
		if o := &c.out[i]; o.end == r.end && o.forms&r.forms != 0 && o.node.Equal(r.node) {
			if o.order <= r.order && o.forms|r.forms == o.forms {
				return
			}
			if r.order <= o.order && o.forms|r.forms == r.forms {
				c.out = slices.Delete(c.out, i, i+1)
				break
			}
		}
	}
	if len(c.out) < maxReads {
		c.out = append(c.out, r)
	}
}
