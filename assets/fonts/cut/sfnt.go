package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"unicode"

	"golang.org/x/image/font/sfnt"
)

var order = binary.BigEndian

// errFont is returned for a font that is not built as ours are.
var errFont = errors.New("the font is not as it should be")

// cut is the font with the glyphs of what is said and all that come before the first
// kanji. Those keep their numbers, by which tables that are taken over name them: only
// they are kerned.
func cut(whole []byte, said []rune) ([]byte, error) {
	f, err := sfnt.Parse(whole)
	if err != nil {
		return nil, err
	}
	tables, err := tablesOf(whole)
	if err != nil {
		return nil, err
	}
	glyphs := glyphsOf(f)
	first := f.NumGlyphs()
	for r, g := range glyphs {
		if unicode.Is(unicode.Han, r) {
			first = min(first, g)
		}
	}
	var keep []int
	for g := range first {
		keep = append(keep, g)
	}
	now := map[rune]int{} // the numbers that the glyphs have from now on
	for _, r := range slices.Sorted(maps.Keys(glyphs)) {
		if g := glyphs[r]; g < first {
			now[r] = g
		} else if _, ok := slices.BinarySearch(said, r); ok {
			now[r] = len(keep)
			keep = append(keep, g)
		}
	}
	out := map[string][]byte{}
	for _, same := range []string{"GPOS", "OS/2", "head", "hhea", "name", "post"} {
		if out[same] = slices.Clone(tables[same]); len(out[same]) < 4 {
			return nil, fmt.Errorf("%s: %w", same, errFont)
		}
	}
	if out["CFF "], err = cutCFF(tables["CFF "], keep); err != nil {
		return nil, fmt.Errorf("CFF: %w", err)
	}
	if out["hmtx"], err = cutWidths(tables, keep); err != nil {
		return nil, err
	}
	out["maxp"] = order.AppendUint16(slices.Clone(tables["maxp"][:4]), uint16(len(keep)))
	order.PutUint16(out["hhea"][34:], uint16(len(keep)))
	out["cmap"] = cmap(now)
	return assemble(out), nil
}

// glyphsOf is the glyph of each sign that the font has.
func glyphsOf(f *sfnt.Font) map[rune]int {
	var buf sfnt.Buffer
	all := map[rune]int{}
	for r := rune(' '); r < 0x30000; r++ {
		if g, err := f.GlyphIndex(&buf, r); err == nil && g != 0 {
			all[r] = int(g)
		}
	}
	return all
}

func tablesOf(font []byte) (map[string][]byte, error) {
	if len(font) < 12 || string(font[:4]) != "OTTO" {
		return nil, errFont
	}
	tables := map[string][]byte{}
	for i := range int(order.Uint16(font[4:])) {
		row := font[12+16*i:]
		at, long := order.Uint32(row[8:]), order.Uint32(row[12:])
		tables[string(row[:4])] = font[at : at+long]
	}
	if len(tables["hhea"]) != 36 || len(tables["maxp"]) != 6 || len(tables["head"]) != 54 {
		return nil, errFont
	}
	return tables, nil
}

// cutWidths is the advance of each glyph. Where its outline begins is nobody's matter
// here, and would only fill the page.
func cutWidths(tables map[string][]byte, keep []int) (out []byte, err error) {
	widths, n := tables["hmtx"], int(order.Uint16(tables["hhea"][34:]))
	if n == 0 || len(widths) < 4*n {
		return nil, fmt.Errorf("hmtx: %w", errFont)
	}
	for _, g := range keep {
		out = append(out, widths[4*min(g, n-1)], widths[4*min(g, n-1)+1], 0, 0)
	}
	return out, nil
}

// cmap is the table of which sign has which glyph, in format 12: runs of both.
func cmap(of map[rune]int) []byte {
	var runs []byte
	n, next := 0, struct {
		r rune
		g int
	}{-1, -1}
	for _, r := range slices.Sorted(maps.Keys(of)) {
		g := of[r]
		if next.r == r && next.g == g {
			order.PutUint32(runs[len(runs)-8:], uint32(r))
		} else {
			for _, v := range []int{int(r), int(r), g} {
				runs = order.AppendUint32(runs, uint32(v))
			}
			n++
		}
		next.r, next.g = r+1, g+1
	}
	out := []byte{0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0}
	out = order.AppendUint32(out, uint32(16+len(runs)))
	out = order.AppendUint32(out, 0)
	out = order.AppendUint32(out, uint32(n))
	return append(out, runs...)
}

// assemble is the file of the tables.
func assemble(tables map[string][]byte) []byte {
	n := len(tables)
	power := 1
	steps := 0
	for power*2 <= n {
		power, steps = power*2, steps+1
	}
	out := []byte("OTTO")
	for _, v := range []int{n, 16 * power, steps, 16 * (n - power)} {
		out = order.AppendUint16(out, uint16(v))
	}
	order.PutUint32(tables["head"][8:], 0)
	at := 12 + 16*n
	var bodies []byte
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		body := tables[name]
		out = append(out, name...)
		for _, v := range []uint32{checksum(body), uint32(at + len(bodies)), uint32(len(body))} {
			out = order.AppendUint32(out, v)
		}
		bodies = append(bodies, body...)
		for len(bodies)%4 != 0 {
			bodies = append(bodies, 0)
		}
	}
	head := 0
	for i := range n {
		if row := out[12+16*i:]; string(row[:4]) == "head" {
			head = int(order.Uint32(row[8:]))
		}
	}
	out = append(out, bodies...)
	order.PutUint32(out[head+8:], 0xB1B0AFBA-checksum(out))
	return out
}

func checksum(b []byte) (sum uint32) {
	for i := 0; i < len(b); i += 4 {
		var word [4]byte
		copy(word[:], b[i:])
		sum += order.Uint32(word[:])
	}
	return sum
}
