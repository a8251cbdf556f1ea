package skin

import (
	"math"
	"slices"

	"gorin/render/layout"
)

// plainMat is the zones of a player: those of the table, in which cards lie side by side,
// others in which they do, and piles.
type plainMat struct{ table, rows, piles []string }

// The sides of a table for two, on a wide screen and on a high one.
var (
	usualWide = layout.Rect{W: 700, H: 226}
	usualTall = layout.Rect{W: 384, H: 211}
)

// How many cards side by side the zones have room for, with what lies between them.
const (
	tableRoom = 3.4
	slotRoom  = 1.7 // where the table has several
	rowRoom   = 1.5
	pileRoom  = 1.25
)

// fit lays the zones in as many lines as let the cards be largest, the zones of the table
// nearest to the middle of it.
func (m *plainMat) fit(area layout.Rect) *layout.Mat {
	zones := slices.Concat(m.table, m.rows, m.piles)
	rooms := make([]float64, len(zones))
	for i := range zones {
		switch {
		case i < len(m.table):
			if rooms[i] = tableRoom; len(m.table) > 1 {
				rooms[i] = slotRoom
			}
		case i < len(m.table)+len(m.rows):
			rooms[i] = rowRoom
		default:
			rooms[i] = pileRoom
		}
	}
	var ends []int // of the lines, the best so far
	cards, room := 0.0, 0.0
	for i := range rooms {
		for j := i + 1; j <= len(rooms); j++ { // a line has the room of zones i to j
			most := sum(rooms[i:j])
			lines := breakLines(rooms, most)
			high := cardHigh(area, len(lines), most)
			if lines != nil && (high > cards || high == cards && most < room) {
				ends, cards, room = lines, high, most
			}
		}
	}
	out := &layout.Mat{CardH: 100 * cards / area.H, CardW: 100}
	high, begin := 100/float64(max(1, len(ends))), 0
	for line, end := range ends {
		x, all := 0.0, sum(rooms[begin:end])
		for i := begin; i < end; i++ {
			w := 100 * rooms[i] / all
			f := layout.Frame{Zone: zones[i], X: x + w/2, Y: high * (float64(line) + 0.5), Scale: 1}
			if i < len(m.table)+len(m.rows) {
				f.W, f.H = w-200/area.W*4, high-100/area.H*6
			} else {
				f.Pile, f.Badge = true, true
			}
			x += w
			out.Frames = append(out.Frames, f)
		}
		begin = end
	}
	return out
}

// cardHigh is how high cards are on so many lines, of which the longest has room for so
// many side by side.
func cardHigh(area layout.Rect, lines int, room float64) float64 {
	return math.Min(area.H/float64(max(1, lines))*0.86, area.W/room/layout.CardAspect)
}

// breakLines puts zones into lines that have so much room, and gives the end of each; nil
// if one does not fit.
func breakLines(rooms []float64, most float64) (ends []int) {
	used := 0.0
	for i, room := range rooms {
		if room > most {
			return nil
		}
		if used+room > most && i > 0 {
			ends, used = append(ends, i), 0
		}
		used += room
	}
	return append(ends, len(rooms))
}

func sum(of []float64) (all float64) {
	for _, v := range of {
		all += v
	}
	return all
}
