//go:build !js

package desk

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"
)

// Holder says which window plays a game of the list: a file beside the game names the
// window, and is touched as long as that lives.
type Holder struct {
	dir  string
	me   string // this window
	lost func(game string)
	beat time.Duration

	mu    sync.Mutex
	games map[string]bool // that this window has
	over  chan struct{}
}

// beats is how often a window says that it lives; after silent without a sign it does not.
const (
	beats  = 2 * time.Second
	silent = 5 * beats
)

// NewHolder is a window whose games are kept in a directory; lost is told of a game that
// another window has taken.
func NewHolder(dir string, lost func(string)) *Holder {
	h := &Holder{dir: dir, me: strconv.FormatUint(rand.Uint64(), 36), lost: lost, beat: beats, games: map[string]bool{}, over: make(chan struct{})}
	go h.live()
	return h
}

func (h *Holder) path(game string) string { return filepath.Join(h.dir, "game-"+game+".held") }

// owner is the window that has a game, "" if none that lives does.
func (h *Holder) owner(game string) string {
	info, err := os.Stat(h.path(game))
	if err != nil || time.Since(info.ModTime()) > silent {
		return ""
	}
	b, err := os.ReadFile(h.path(game))
	if err != nil {
		return ""
	}
	return string(b)
}

// Hold takes a game, from another window too if take is set. A place that cannot be
// written keeps nothing, so that there is nothing to write over either.
func (h *Holder) Hold(game string, take bool, then func(bool)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if o := h.owner(game); o != "" && o != h.me && !take {
		then(false)
		return
	}
	if os.MkdirAll(h.dir, 0o755) == nil {
		_ = os.WriteFile(h.path(game), []byte(h.me), 0o644)
	}
	h.games[game] = true
	then(true)
}

// Release gives a game back.
func (h *Holder) Release(game string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.free(game)
}

// free gives a game back that is still this window's.
func (h *Holder) free(game string) {
	if delete(h.games, game); h.owner(game) == h.me {
		_ = os.Remove(h.path(game)) // at worst others wait until it is silent
	}
}

// live touches what this window has, and tells what another one has taken.
func (h *Holder) live() {
	tick := time.NewTicker(h.beat)
	defer tick.Stop()
	for {
		select {
		case <-h.over:
			return
		case <-tick.C:
			h.look()
		}
	}
}

func (h *Holder) look() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for game := range h.games {
		if !h.has(game) {
			delete(h.games, game)
			h.lost(game)
			continue
		}
		now := time.Now()
		_ = os.Chtimes(h.path(game), now, now)
	}
}

// has reports whether no other window has taken a game.
func (h *Holder) has(game string) bool {
	o := h.owner(game)
	return o == "" || o == h.me
}

// MayWrite reports whether this window may write what it keeps under a key; a game that
// another one has taken is told as lost at once.
func (h *Holder) MayWrite(game string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.games[game] || h.has(game) {
		return true
	}
	delete(h.games, game)
	h.lost(game)
	return false
}

// End gives everything back.
func (h *Holder) End() {
	close(h.over)
	h.mu.Lock()
	defer h.mu.Unlock()
	for game := range h.games {
		h.free(game)
	}
}
