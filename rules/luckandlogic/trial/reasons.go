package trial

import _ "embed"

// reasons says of lines of the game why no position has shown all that they say.
//
//go:embed reasons.tsv
var reasons string
