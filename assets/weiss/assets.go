// Package weiss holds what comes with Weiss Schwarz.
package weiss

import "embed"

// Files is what comes with the game, as assets/README.md describes it.
//
//go:embed cards decks puzzles clauses messages.toml client.toml known.tsv
var Files embed.FS
