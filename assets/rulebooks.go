package assets

import "embed"

// Rulebooks holds what each clause of a game's rules decides, in our words:
// rulebooks/GAME/CHAPTER.toml (see rulebooks/README.md).
//
//go:embed rulebooks/*/*.toml
var Rulebooks embed.FS
