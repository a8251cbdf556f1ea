//go:build !js

package assets

import _ "embed"

//go:embed fonts/gorin-regular.otf
var wholeFont []byte

//go:embed fonts/gorin-rest.otf
var restFont []byte

// MoreFonts is the fonts that not every text needs, by name: the whole of the one of which
// Fonts holds the core, and that of rare kanji and signs. In the page there are none: it
// fetches them once the first picture stands.
var MoreFonts = map[string][]byte{"gorin-regular.otf": wholeFont, "gorin-rest.otf": restFont}
