//go:build !js

// Command gorin is the table in a window. A .gorin file as argument is opened.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/adrg/xdg"
	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render"
	"gorin/render/speaker"
	"gorin/rules"
)

func main() {
	lang := flag.String("lang", "", "language: ja or en")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: gorin [-lang ja|en] [FILE.gorin]")
		flag.PrintDefaults()
	}
	flag.Parse()
	if err := run(*lang, flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "gorin:", err)
		os.Exit(1)
	}
}

func run(lang, file string) error {
	s := store{dir: filepath.Join(xdg.DataHome, "gorin")}
	host := render.Host{
		Now:    func() int64 { return time.Now().UnixMilli() },
		Load:   s.load,
		Save:   s.save,
		Export: s.export,
		Lang:   language(),
		Params: map[string]string{"lang": lang},
		Sound:  new(speaker.Speaker).Play,
	}
	game, err := render.NewGame(host)
	if err != nil {
		return err
	}
	if file != "" {
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
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".gorin") {
				return err
			}
			data, err := fs.ReadFile(dropped, path)
			if err != nil {
				return err
			}
			w.Open(path, data)
			return fs.SkipAll
		})
		if err != nil {
			w.OpenFailed("", err)
		}
	}
	return w.Game.Update()
}

const biggest = 16 << 20 // of a file, in bytes

func open(g *render.Game, file string) {
	name := filepath.Base(file)
	info, err := os.Stat(file)
	if err == nil && info.Size() > biggest {
		err = errors.New("the file is larger than 16 MB")
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
