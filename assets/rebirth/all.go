//go:build !page

package rebirth

import "embed"

// Files is what comes with the game, as assets/README.md describes it.
//
//go:embed cards decks messages.toml client.toml known.tsv clauses puzzles lessons glossary.toml
var Files embed.FS
