package paint

// Picture says what a card's picture is made from.
type Picture struct {
	Seed   uint64
	Colour string
	Kind   string // "character", "event", "climax", "place", "open-place"
	Grade  int    // 0 to 3: higher grades are richer
	Who    uint64 // of a character: the same number has the same face and hair
	Figure string // what a character is, if it is no person: see [figure] in assets/motifs.toml
	Motif  string // what the picture shows; "" is one by the seed
	Scene  string // a second motif, which sets the place; "" is one by the seed
}

// art prints a picture over the whole of w × h pixels.
func (b *brush) art(p Picture, w, h float64) {
	b.dst.WritePixels(Print(p, int(w), int(h)).Pix)
}
