package assets

import _ "embed"

// ClientWords is client.toml: what the client says, by key, in Japanese and
// English.
//
//go:embed client.toml
var ClientWords []byte
