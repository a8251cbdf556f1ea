package main

import (
	"fmt"
	"slices"
)

// The operators of a Top DICT (Adobe Technical Note 5176, 9) that name a place in the
// table, or a string by its number.
const (
	opCharset     = 15
	opCharStrings = 17
	opPrivate     = 18
	opEscape      = 12
	opROS         = opEscape<<8 | 30
	opEncoding    = 16
)

var stringOps = []int{0, 1, 2, 3, 4, opEscape<<8 | 0, opEscape<<8 | 21, opEscape<<8 | 22}

// standardStrings is how many strings every font has without saying so.
const standardStrings = 391

// cutCFF is the table of outlines with some glyphs only. The font names its glyphs, and
// has no subroutines.
func cutCFF(c []byte, keep []int) ([]byte, error) {
	r := &reader{b: c}
	head := r.take(4)
	names := r.index()
	tops := r.index()
	strings := r.index()
	subrs := r.index()
	if r.bad || len(head) < 4 || head[2] != 4 || len(names) != 1 || len(tops) != 1 || len(subrs) != 0 {
		return nil, errFont
	}
	top, err := entries(tops[0])
	if err != nil {
		return nil, err
	}
	places := map[int][]int{}
	for _, e := range top {
		places[e.op] = e.args
	}
	if places[opROS] != nil || places[opEncoding] != nil || len(places[opCharset]) != 1 || len(places[opCharStrings]) != 1 || len(places[opPrivate]) != 2 {
		return nil, fmt.Errorf("top dict: %w", errFont)
	}
	glyphs := (&reader{b: c, at: places[opCharStrings][0]}).index()
	named := charset(c, places[opCharset][0], len(glyphs))
	private := (&reader{b: c, at: places[opPrivate][1]}).take(places[opPrivate][0])
	if len(named) != len(glyphs) || len(private) != places[opPrivate][0] || keep[len(keep)-1] >= len(glyphs) {
		return nil, errFont
	}

	var kept [][]byte // strings
	number := func(old int) int {
		if old < standardStrings || old-standardStrings >= len(strings) {
			return old
		}
		kept = append(kept, strings[old-standardStrings])
		return standardStrings + len(kept) - 1
	}
	newNames, outlines := []byte{0}, make([][]byte, 0, len(keep))
	for i, g := range keep {
		outlines = append(outlines, glyphs[g])
		if i > 0 { // the first glyph has no name
			newNames = order.AppendUint16(newNames, uint16(number(named[g])))
		}
	}
	for _, e := range top {
		if slices.Contains(stringOps, e.op) && len(e.args) == 1 {
			e.args[0] = number(e.args[0])
		}
	}
	// Every number of the dict is written with five bytes, so its length is known
	// before the places are.
	before := func() []byte {
		out := slices.Concat(head, index(names), index([][]byte{dict(top)}), index(kept))
		return append(out, 0, 0) // no subroutines
	}
	at := len(before())
	places[opCharset][0] = at
	places[opCharStrings][0] = at + len(newNames)
	body := index(outlines)
	places[opPrivate][1] = at + len(newNames) + len(body)
	return slices.Concat(before(), newNames, body, private), nil
}

// charset is the number of the name of each glyph.
func charset(c []byte, at, glyphs int) []int {
	r := &reader{b: c, at: at}
	names := []int{0}
	format := r.number(1)
	for len(names) < glyphs && !r.bad {
		first, more := r.number(2), 0
		if format > 0 {
			more = r.number(format)
		}
		for i := range more + 1 {
			names = append(names, first+i)
		}
	}
	return names
}

// entry is an operator of a dict with its operands, all of them whole numbers.
type entry struct {
	op   int
	args []int
}

func entries(d []byte) (all []entry, err error) {
	r := &reader{b: d}
	var args []int
	for r.at < len(d) && !r.bad {
		switch v := r.number(1); {
		case v == opEscape:
			all, args = append(all, entry{opEscape<<8 | r.number(1), args}), nil
		case v < 22:
			all, args = append(all, entry{v, args}), nil
		case v == 28:
			args = append(args, int(int16(r.number(2))))
		case v == 29:
			args = append(args, int(int32(r.number(4))))
		case v >= 32 && v < 247:
			args = append(args, v-139)
		case v >= 247 && v < 251:
			args = append(args, (v-247)*256+r.number(1)+108)
		case v >= 251 && v < 255:
			args = append(args, -(v-251)*256-r.number(1)-108)
		default:
			return nil, fmt.Errorf("a number of kind %d: %w", v, errFont)
		}
	}
	if r.bad || len(args) > 0 {
		return nil, errFont
	}
	return all, nil
}

func dict(all []entry) (out []byte) {
	for _, e := range all {
		for _, v := range e.args {
			out = order.AppendUint32(append(out, 29), uint32(v))
		}
		if e.op > 255 {
			out = append(out, byte(e.op>>8))
		}
		out = append(out, byte(e.op))
	}
	return out
}

// index is an INDEX of data.
func index(all [][]byte) []byte {
	out := order.AppendUint16(nil, uint16(len(all)))
	if len(all) == 0 {
		return out
	}
	out = append(out, 4)
	at := 1
	for _, b := range all {
		out = order.AppendUint32(out, uint32(at))
		at += len(b)
	}
	out = order.AppendUint32(out, uint32(at))
	for _, b := range all {
		out = append(out, b...)
	}
	return out
}

// reader reads on; it is bad once there is nothing left.
type reader struct {
	b   []byte
	at  int
	bad bool
}

func (r *reader) take(n int) []byte {
	if n < 0 || r.at < 0 || r.at+n > len(r.b) {
		r.bad = true
		return nil
	}
	r.at += n
	return r.b[r.at-n : r.at]
}

func (r *reader) number(size int) (v int) {
	for _, b := range r.take(size) {
		v = v<<8 | int(b)
	}
	return v
}

func (r *reader) index() (all [][]byte) {
	n := r.number(2)
	if n == 0 {
		return nil
	}
	size := r.number(1)
	ends := make([]int, n+1)
	for i := range ends {
		ends[i] = r.number(size)
	}
	for i := range n {
		all = append(all, r.take(ends[i+1]-ends[i]))
	}
	return all
}
