// Package all is the list of the games' skins.
package all

import (
	"sync"

	"gorin/render/skin"
	"gorin/render/skin/builddivide"
	"gorin/render/skin/luckandlogic"
	"gorin/render/skin/rebirth"
	"gorin/render/skin/victoryspark"
	"gorin/render/skin/weiss"
)

// skins are the games that have a skin, by key.
var skins = map[string]*skin.Skin{
	"weiss":        &weiss.Skin,
	"builddivide":  &builddivide.Skin,
	"victoryspark": &victoryspark.Skin,
	"rebirth":      &rebirth.Skin,
	"luckandlogic": &luckandlogic.Skin,
}

// plain are the skins of other games, once they were asked for.
var plain sync.Map // by key, *skin.Skin

// For is the skin of a game: a plain one if it has none of its own.
func For(game string) *skin.Skin {
	if s := skins[game]; s != nil {
		return s
	}
	s, ok := plain.Load(game)
	if !ok {
		s, _ = plain.LoadOrStore(game, skin.Plain(game))
	}
	return s.(*skin.Skin)
}
