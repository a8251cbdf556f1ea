package replay

import (
	"fmt"
	"strconv"
	"unicode/utf8"

	"gorin/rules/pack"
)

// The limits of a text in JSON before it is parsed: lists and objects in it take many
// times the room that their signs take.
const (
	maxView      = 256 << 10 // bytes of one view
	maxParts     = 8000      // lists, objects and commas of one view
	maxPrints    = 4 << 20   // bytes of the catalogue
	maxCatalogue = 600       // its cards
	maxFaces     = 200_000   // lists, objects and commas of it
	maxNested    = 12        // lists and objects within each other
	maxText      = 16_000    // bytes of a string
)

// look goes through a text in JSON once, sign by sign: it reports what is beyond the
// limits, and strings that hold what steers other text. turn is the number that belongs
// to the key "Turn" of the outermost object, 0 if there is none. It finds no mistakes of
// other kinds.
func look(b []byte, parts int) (turn int, err error) {
	depth := 0
	key := false // the string before was that key
	for at := 0; at < len(b); at++ {
		switch c := b[at]; c {
		case '{', '[':
			if depth++; depth > maxNested {
				return 0, fmt.Errorf("more than %d brackets within each other", maxNested)
			}
			parts--
		case '}', ']':
			depth--
		case ',':
			parts--
		case ':':
			if key && depth == 1 {
				turn = leading(b[at+1:])
			}
		case '"':
			end, err := skipString(b, at+1)
			if err != nil {
				return 0, err
			}
			key = string(b[at:min(end+1, len(b))]) == `"Turn"`
			at = end
		}
		if parts < 0 {
			return 0, fmt.Errorf("too many values")
		}
	}
	return turn, nil
}

// leading is the number with which a text begins.
func leading(b []byte) int {
	n := 0
	for n < len(b) && n < 9 && b[n] >= '0' && b[n] <= '9' {
		n++
	}
	number, _ := strconv.Atoi(string(b[:n]))
	return number
}

// skipString is where the string ends that begins at a place.
func skipString(b []byte, from int) (int, error) {
	for at := from; at < len(b); {
		if at-from > maxText {
			return 0, fmt.Errorf("a text of more than %d bytes", maxText)
		}
		r, size := rune(b[at]), 1
		switch {
		case r == '"':
			return at, nil
		case r == '\\' && at+5 < len(b) && b[at+1] == 'u':
			n, err := strconv.ParseUint(string(b[at+2:at+6]), 16, 16)
			if err != nil {
				n = 0
			}
			r, size = rune(n), 6
		case r == '\\' && at+1 < len(b):
			r, size = rune(b[at+1]), 2
			if r == 'b' || r == 'f' || r == 'r' {
				r = 0
			}
		case r >= utf8.RuneSelf:
			r, size = utf8.DecodeRune(b[at:])
		}
		if pack.Steers(r) && r != '\t' {
			return 0, fmt.Errorf("a control or direction sign")
		}
		at += size
	}
	return len(b), nil
}
