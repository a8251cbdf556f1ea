//go:build js && wasm

// Command wasm is the browser's entry: it lends the client the page's store,
// files, address and mirror. The page's side is web/static/gorin.js.
package main

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"sync"
	"syscall/js"
	"time"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render"
	"gorin/render/desk"
	"gorin/render/input"
	"gorin/render/sound"
	"gorin/render/version"
	"gorin/rules"
)

func main() {
	page := js.Global().Get("gorin")
	g, err := render.NewGame(host(page))
	if err != nil {
		page.Call("failed", err.Error())
		return
	}
	page.Set("act", js.FuncOf(func(_ js.Value, args []js.Value) any {
		g.Do(args[0].String(), args[1].String())
		return nil
	}))
	page.Set("open", js.FuncOf(func(_ js.Value, args []js.Value) any {
		collect()
		name, body := args[0].String(), args[1]
		switch {
		case !body.IsNull():
			g.Open(name, bytesOf(body))
		case args[2].IsNull():
			g.OpenFailed(name, desk.ErrLarge)
		default:
			g.OpenFailed(name, errors.New(args[2].String()))
		}
		return nil
	}))
	page.Set("paste", js.FuncOf(func(_ js.Value, args []js.Value) any {
		collect()
		g.Paste(args[0].String())
		return nil
	}))
	page.Set("lend", js.FuncOf(func(_ js.Value, args []js.Value) any {
		g.Lend(args[0].String(), bytesOf(args[1]))
		return nil
	}))
	page.Set("lost", js.FuncOf(func(_ js.Value, args []js.Value) any {
		g.Lost(args[0].String())
		return nil
	}))
	page.Set("stops", js.FuncOf(func(js.Value, []js.Value) any {
		if b, err := json.Marshal(g.Stops()); err == nil {
			return string(b)
		}
		return "[]"
	}))
	page.Set("flush", js.FuncOf(func(js.Value, []js.Value) any {
		g.Flush()
		return nil
	}))
	listen(page, g)
	page.Call("ready")
	if err := ebiten.RunGame(&opening{Game: g, page: page}); err != nil {
		page.Call("failed", err.Error())
	}
}

// bytesOf copies a Uint8Array.
func bytesOf(body js.Value) []byte {
	data := make([]byte, body.Length())
	js.CopyBytesToGo(data, body)
	return data
}

// opening is the game that starts without a garbage collector (gorin.js), which would
// take a fifth of the time to the first picture, and has one from then on.
type opening struct {
	*render.Game
	page  js.Value
	drawn int // frames, as far as they count
}

// Draw implements ebiten.Game.
func (o *opening) Draw(screen *ebiten.Image) {
	o.Game.Draw(screen)
	switch o.drawn++; o.drawn {
	case 1:
		collect()
	case shown:
		o.page.Call("drawn")
	}
}

// shown is the number of the frame at which the first has surely come to the screen.
const shown = 4

// small is how long a value of the store is that cannot fill the memory, whatever it
// unfolds to: settings, progress.
const small = 4 << 10

// collect turns the garbage collector on, once: at the latest when something is opened
// that Gorin has not made for itself, such as a file, a link, a pack that is kept.
var collect = sync.OnceFunc(func() { debug.SetGCPercent(100) })

// listen hands the page's pointer, keys and wheel to the game.
func listen(page js.Value, g *render.Game) {
	queue := new(input.Queue)
	g.Listen(queue)
	page.Set("pointer", js.FuncOf(func(_ js.Value, a []js.Value) any {
		queue.Pointer(input.Sample{
			X: a[0].Float(), Y: a[1].Float(), Present: true,
			Down: a[2].Bool(), Touch: a[3].Bool(), Second: a[4].Bool(),
		})
		return nil
	}))
	page.Set("wheel", js.FuncOf(func(_ js.Value, a []js.Value) any {
		queue.Other(input.Event{Kind: input.Wheel, X: a[0].Float(), Y: a[1].Float(), DY: a[2].Float()})
		return nil
	}))
	page.Set("key", js.FuncOf(func(_ js.Value, a []js.Value) any {
		kind := input.Key
		if a[1].Bool() {
			kind = input.Type
		}
		queue.Other(input.Event{Kind: kind, Name: a[0].String()})
		return nil
	}))
}

func host(page js.Value) render.Host {
	h := render.Host{
		Crew: &crew{page: page},
		Now:  func() int64 { return time.Now().UnixMilli() },
		Load: func(key string) ([]byte, error) {
			v := page.Call("load", key)
			if v.IsNull() {
				return nil, nil
			}
			text := v.String()
			if len(text) > small {
				collect()
			}
			return base64.StdEncoding.DecodeString(text)
		},
		Save: func(key string, data []byte) error {
			if data == nil {
				page.Call("save", key, js.Null())
				return nil
			}
			if why := page.Call("save", key, base64.StdEncoding.EncodeToString(data)); !why.IsNull() {
				return fmt.Errorf("wasm: saving: %s", why.String())
			}
			return nil
		},
		Hold:    func(game string, take bool, then func(bool)) { hold(page, game, take, then) },
		Release: func(game string) { page.Call("release", game) },
		Export: func(name string, data []byte) (string, error) {
			body := js.Global().Get("Uint8Array").New(len(data))
			js.CopyBytesToJS(body, data)
			page.Call("download", name, body)
			return "", nil
		},
		Copy: func(text string) error {
			if why := page.Call("copy", text); !why.IsNull() {
				return fmt.Errorf("wasm: copying: %s", why.String())
			}
			return nil
		},
		Page:  address(),
		Build: version.Here(),
		Open:  func() { page.Call("choose") },
		Side:  func() { page.Call("side") },
		Font:  func(name string) { page.Call("font", name) },
		Mirror: func(m *render.Mirror) {
			if b, err := json.Marshal(m); err == nil {
				page.Call("mirror", string(b))
			}
		},
		Writes: true,
		Sound:  speaker(page),
		Params: params(),
		Lang:   rules.English,
	}
	if strings.HasPrefix(js.Global().Get("navigator").Get("language").String(), "ja") {
		h.Lang = rules.Japanese
	}
	return h
}

// hold asks the page for a game, which it may have to ask other tabs for.
func hold(page js.Value, game string, take bool, then func(bool)) {
	var done js.Func
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done.Release()
		then(args[0].Bool())
		return nil
	})
	page.Call("hold", game, take, done)
}

// address is that of the page, without what follows its path.
func address() string {
	at := js.Global().Get("location")
	return at.Get("origin").String() + at.Get("pathname").String()
}

// speaker hands sounds to the page, each once: it keeps them.
func speaker(page js.Value) func([]float32) {
	known := map[*float32]int{}
	return func(samples []float32) {
		if len(samples) == 0 {
			return
		}
		n, ok := known[&samples[0]]
		if !ok {
			n = len(known)
			known[&samples[0]] = n
			raw := unsafe.Slice((*byte)(unsafe.Pointer(&samples[0])), 4*len(samples))
			body := js.Global().Get("Uint8Array").New(len(raw))
			js.CopyBytesToJS(body, raw)
			page.Call("keepSound", n, body, sound.Rate)
		}
		page.Call("sound", n)
	}
}

// params are the values of the page's address.
func params() map[string]string {
	out := map[string]string{}
	query := js.Global().Get("URLSearchParams").New(js.Global().Get("location").Get("search"))
	all := js.Global().Get("Array").Call("from", query)
	for i := range all.Length() {
		out[all.Index(i).Index(0).String()] = all.Index(i).Index(1).String()
	}
	if js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool() {
		out["motion"] = "less"
	}
	return out
}
