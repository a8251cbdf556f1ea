package layout

// List is rows below one another of which as many are shown as fit whole: a row
// is never cut. Where rows are left out there is a mark instead.
type List struct {
	Heights []float64
	Gap     float64 // between rows
	Room    float64 // height of the list on the screen
	Mark    float64 // height of a mark, 0 for none
	One     bool    // the marks of both ends share a line
}

// High is the height of all rows.
func (l *List) High() float64 { return l.Top(len(l.Heights)) - l.Gap }

// Top is how far below the first row a row begins.
func (l *List) Top(row int) float64 {
	y := 0.0
	for _, h := range l.Heights[:row] {
		y += h + l.Gap
	}
	return y
}

// End is the row behind the last one that is shown when first is the first. One
// row is always shown.
func (l *List) End(first int) int {
	room, below := l.Room, l.Mark
	if first > 0 {
		room -= l.Mark
		if l.One {
			below = 0
		}
	}
	end, y := first, 0.0
	for marked := first; end < len(l.Heights); end++ {
		if y += l.Heights[end]; y > room+slack {
			return max(marked, first+1)
		}
		if y <= room-below+slack {
			marked = end + 1
		}
		y += l.Gap
	}
	return end
}

const slack = 0.01 // heights are sums of fractions

// Last is the first row that is shown when the end of the list is.
func (l *List) Last() int {
	first, y := len(l.Heights), 0.0
	for first > 0 {
		y += l.Heights[first-1]
		if y > l.Room-l.Mark+slack && (first > 1 || y > l.Room+slack) {
			break
		}
		y += l.Gap
		first--
	}
	return min(first, max(0, len(l.Heights)-1))
}

// At is the first row that is shown when the list has been moved so far: the
// nearest that leaves no room unused.
func (l *List) At(offset float64) int {
	first, last := 0, l.Last()
	for first < last && l.Top(first)+(l.Heights[first]+l.Gap)/2 <= offset {
		first++
	}
	return first
}

// Show is the first row nearest to first with which a row is shown.
func (l *List) Show(first, row int) int {
	first = min(first, row)
	for l.End(first) <= row {
		first++
	}
	return first
}

// Back is the first row of the page before the one that begins with first.
func (l *List) Back(first int) int {
	row := first
	for row > 0 && l.End(row-1) >= first {
		row--
	}
	return min(row, max(0, first-1))
}
