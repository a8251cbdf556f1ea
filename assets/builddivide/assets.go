// Package builddivide holds what comes with Build Divide.
package builddivide

import "embed"

// Files is what comes with the game, as assets/README.md describes it.
//
//go:embed cards decks puzzles clauses messages.toml client.toml known.tsv
var Files embed.FS
