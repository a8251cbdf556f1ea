package assets

import _ "embed"

// Motifs is motifs.toml: which words of a card make its picture show what.
//
//go:embed motifs.toml
var Motifs []byte
