// Package all is the list of the games' skins.
package all

import (
	"gorin/render/skin"
	"gorin/render/skin/builddivide"
	"gorin/render/skin/weiss"
)

// skins are the games that have a skin, by key.
var skins = map[string]*skin.Skin{"weiss": &weiss.Skin, "builddivide": &builddivide.Skin}

// For is the skin of a game.
func For(game string) *skin.Skin {
	if s := skins[game]; s != nil {
		return s
	}
	return skins["weiss"]
}
