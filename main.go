//go:build !js

// Command gorin is the table in a window. Files as arguments are opened: replays and
// saves (.gorin), packs and decks (.toml).
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/adrg/xdg"

	"gorin/render"
	"gorin/render/desk"
	"gorin/render/speaker"
	"gorin/render/version"
)

func main() {
	lang := flag.String("lang", "", "language: ja or en")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: gorin [-lang ja|en] [FILE.gorin|FILE.toml]…")
		flag.PrintDefaults()
	}
	flag.Parse()
	if err := run(*lang, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "gorin:", err)
		os.Exit(1)
	}
}

func run(lang string, files []string) error {
	s := desk.Store{Dir: filepath.Join(xdg.DataHome, "gorin")}
	var game *render.Game
	h := desk.NewHolder(s.Dir, func(id string) { game.Lost(id) })
	defer h.End()
	host := render.Host{
		Now:  func() int64 { return time.Now().UnixMilli() },
		Load: s.Load,
		Save: func(key string, data []byte) error {
			if game, ok := strings.CutPrefix(key, "game-"); ok && !h.MayWrite(game) {
				return render.ErrTaken
			}
			return s.Save(key, data)
		},
		Hold: h.Hold, Release: h.Release,
		Export: s.Export,
		Copy:   desk.Copy(),
		Lang:   desk.Language(),
		Build:  version.Here(),
		Params: map[string]string{"lang": lang},
		Sound:  new(speaker.Speaker).Play,
	}
	var err error
	game, err = render.NewGame(host)
	if err != nil {
		return err
	}
	w := &desk.Window{Game: game, Store: s}
	for _, file := range files {
		desk.Open(w, file)
	}
	return w.Run("五輪 Gorin")
}
