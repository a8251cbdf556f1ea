// Package assets holds what comes with Gorin: fonts and the client's words.
package assets

import "embed"

// Fonts is the directory fonts/: a subset of M PLUS 1 (see fonts/README.md).
//
//go:embed fonts/*.otf
var Fonts embed.FS
