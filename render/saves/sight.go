package saves

// Mark is a card in the small picture of a position.
type Mark struct {
	X, Y   uint8 // of its middle, in 255ths of the table
	H      uint8 // how high it is when it stands, in 255ths of the table's height
	Lies   bool  // on its side
	Back   bool  // nothing of it is seen
	Colour string
}

// colours are those of the cards in pictures, by number.
var colours = []string{"", "yellow", "green", "red", "blue", "purple", "black", "white"}

// mostMarks is how many cards a picture shows.
const mostMarks = maxSight / 4

// Draw writes a picture of cards, as many as it may have.
func Draw(marks []Mark) []byte {
	var out []byte
	for _, m := range marks[:min(len(marks), mostMarks)] {
		kind := byte(0)
		for i, c := range colours {
			if c == m.Colour {
				kind = byte(i)
			}
		}
		if m.Lies {
			kind |= 0x80
		}
		if m.Back {
			kind |= 0x40
		}
		out = append(out, m.X, m.Y, m.H, kind)
	}
	return out
}

// Marks is the cards of a picture.
func Marks(sight []byte) (out []Mark) {
	for ; len(sight) >= 4 && len(out) < mostMarks; sight = sight[4:] {
		m := Mark{X: sight[0], Y: sight[1], H: sight[2], Lies: sight[3]&0x80 != 0, Back: sight[3]&0x40 != 0}
		if i := int(sight[3] & 0x3F); i < len(colours) {
			m.Colour = colours[i]
		}
		out = append(out, m)
	}
	return out
}
