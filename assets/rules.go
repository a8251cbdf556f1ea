package assets

import _ "embed"

// RuleWords is messages/rules.toml: what requests, options and the log say, by
// key, in Japanese and English.
//
//go:embed messages/rules.toml
var RuleWords []byte
