package paint

// Picture says what a card's picture is made from.
type Picture struct {
	Seed   uint64
	Colour string
	Kind   Kind
	Grade  int    // 0 to 3: higher grades are richer
	Who    uint64 // of a person: the same number has the same face and hair
	With   uint64 // of a second person beside the first; 0: there is none
	Figure string // what a person is, if it is none: see [figure] in assets/motifs.toml
	Motif  string // what the picture shows; "" is one by the seed
	Scene  string // a second motif, which sets the place; "" is one by the seed
}

// Kind is what a picture shows.
type Kind string

// The kinds.
const (
	Person    Kind = "person"     // somebody, or a beast, before the scene
	Deed      Kind = "deed"       // one thing, large
	Panorama  Kind = "panorama"   // a wide view
	Place     Kind = "place"      // the scene by itself
	OpenPlace Kind = "open-place" // the same with all its lights
)

// art prints a picture over the whole of w × h pixels.
func (b *brush) art(p Picture, w, h float64) {
	b.dst.WritePixels(Print(p, int(w), int(h)).Pix)
}
