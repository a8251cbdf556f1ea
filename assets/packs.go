package assets

import "embed"

// Cards holds the card packs that ship: cards/GAME/NAME.toml.
//
//go:embed cards
var Cards embed.FS

// Decks holds the decks that ship: decks/GAME/NAME.toml.
//
//go:embed decks
var Decks embed.FS
