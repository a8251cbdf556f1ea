package assets

import "embed"

// RuleWords is what requests, options and the log say, by key, in Japanese and
// English: messages/rules.toml for all games, messages/rules_GAME.toml for one,
// whose keys win.
//
//go:embed messages/rules*.toml
var RuleWords embed.FS
