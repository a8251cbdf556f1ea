//go:build page

package luckandlogic

import "embed"

// Files is what of it the first picture cannot do without.
//
//go:embed cards decks messages.toml client.toml known.tsv
var Files embed.FS
