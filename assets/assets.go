// Package assets holds what comes with Gorin: fonts and the client's words.
package assets

import "embed"

//go:generate go run ./fonts/cut

// Fonts is the fonts that are needed from the start: parts of M PLUS 1 and Noto Sans
// CJK (see fonts/README.md).
//
//go:embed fonts/gorin-core.otf fonts/gorin-bold.otf fonts/gorin-signs.otf
var Fonts embed.FS
