//go:build !js

package assets

import _ "embed"

// RestFont is the font of rare kanji and signs. In the page it is nil: the page is asked
// for it when a text needs it.
//
//go:embed fonts/gorin-rest.otf
var RestFont []byte
