package bot

import _ "embed"

// Worth is by how much what is counted on the table tells who will win, as search.ReadWorth reads it. "judge fit"
// prints it.
//
//go:embed worth.txt
var Worth string
