//go:build !js

// Command gorin is the table in a window. Files as arguments are opened: replays and
// saves (.gorin), packs and decks (.toml).
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/adrg/xdg"
	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render"
	"gorin/render/desk"
	"gorin/render/speaker"
	"gorin/rules"
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
		Lang:   language(),
		Build:  render.Version(),
		Params: map[string]string{"lang": lang},
		Sound:  new(speaker.Speaker).Play,
	}
	var err error
	game, err = render.NewGame(host)
	if err != nil {
		return err
	}
	for _, file := range files {
		open(game, file)
	}
	ebiten.SetWindowTitle("五輪 Gorin")
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	return ebiten.RunGame(&window{Game: game})
}

// window is the game that also takes files dropped on it.
type window struct{ *render.Game }

// Update implements ebiten.Game.
func (w *window) Update() error {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		err := fs.WalkDir(dropped, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !slices.Contains(kinds, strings.ToLower(filepath.Ext(path))) {
				return err
			}
			info, err := d.Info()
			if err == nil && info.Size() > desk.Biggest {
				err = desk.ErrLarge
			}
			if err != nil {
				return err
			}
			data, err := fs.ReadFile(dropped, path)
			if err == nil {
				w.Open(path, data)
			}
			return err
		})
		if err != nil {
			w.OpenFailed("", err)
		}
	}
	return w.Game.Update()
}

// kinds are the endings of the files that are taken of what is dropped.
var kinds = []string{".gorin", ".toml", ".txt"}

func open(g *render.Game, file string) {
	name := filepath.Base(file)
	info, err := os.Stat(file)
	if err == nil && info.Size() > desk.Biggest {
		err = desk.ErrLarge
	}
	if err != nil {
		g.OpenFailed(name, err)
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		g.OpenFailed(name, err)
		return
	}
	g.Open(name, data)
}

// language is what the environment asks for.
func language() rules.Lang {
	for _, v := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if s := os.Getenv(v); s != "" {
			if strings.HasPrefix(s, "ja") {
				return rules.Japanese
			}
			return rules.English
		}
	}
	return rules.English
}
