// Package assets holds what comes with Gorin for all games: fonts, words and pictures. What
// comes with one game lies in a package of its own below it (see README.md).
package assets

import "embed"

//go:generate go run ./fonts/cut

// Fonts is the fonts that are needed from the start: parts of M PLUS 1 and Noto Sans
// CJK (see fonts/README.md).
//
//go:embed fonts/gorin-core.otf fonts/gorin-bold.otf fonts/gorin-signs.otf
var Fonts embed.FS
