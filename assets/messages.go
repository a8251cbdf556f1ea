package assets

import _ "embed"

// Messages is messages.toml: what requests, options and the log say in every game, by
// key, in Japanese and English. A game's own messages stand in its room, and win.
//
//go:embed messages.toml
var Messages []byte
