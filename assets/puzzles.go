package assets

import "embed"

// Puzzles holds the practice puzzles that ship: puzzles/GAME/NN_name.txt.
//
//go:embed puzzles/*/*.txt
var Puzzles embed.FS
