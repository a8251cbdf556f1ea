//go:build !js

package desk

import (
	"github.com/atotto/clipboard"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// pastes reports whether the player pastes now.
func pastes() bool {
	held := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	return held && inpututil.IsKeyJustPressed(ebiten.KeyV) ||
		ebiten.IsKeyPressed(ebiten.KeyShift) && inpututil.IsKeyJustPressed(ebiten.KeyInsert)
}

// paste hands over what the clipboard holds. Another program may have to be asked for it.
func (w *Window) paste() {
	text, err := clipboard.ReadAll()
	switch {
	case clipboard.Unsupported:
		w.PasteFailed(errNoClipboard)
	case err != nil: // it holds a picture, or nothing
		w.Paste("")
	default:
		w.Paste(text)
	}
}

// Copy puts text into the clipboard. It is nil where there is no way to.
func Copy() func(string) error {
	if clipboard.Unsupported {
		return nil
	}
	return clipboard.WriteAll
}

var errNoClipboard = refusal("クリップボードを読むには、wl-clipboard、xclip、xsel のどれかを入れてください。",
	"To read the clipboard Gorin needs wl-clipboard, xclip or xsel; please install one of them.")
