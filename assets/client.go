package assets

import _ "embed"

// ClientWords is messages/client.toml: what the client says, by key, in
// Japanese and English.
//
//go:embed messages/client.toml
var ClientWords []byte
