// Command hand does with the first window of a display what a player does, without a window
// manager and without any tool: it presses keys, closes the window, or says where that is.
//
//	hand where     X Y WIDTH HEIGHT
//	hand F11       presses and lets go; Ctrl+V as well
//	hand close
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "hand:", err)
		os.Exit(1)
	}
}

// keys are the keysyms of what is pressed, in their order.
var keys = map[string][]xproto.Keysym{"F11": {0xffc8}, "Ctrl+V": {0xffe3, 'v'}}

func run(args []string) error {
	xgb.Logger.SetOutput(io.Discard) // that there is no authority is no news
	x, err := xgb.NewConn()
	if err != nil {
		return err
	}
	defer x.Close()
	root := xproto.Setup(x).DefaultScreen(x).Root
	switch {
	case len(args) == 1 && args[0] == "where":
		return where(x, root)
	case len(args) == 1 && args[0] == "close":
		return shut(x, root)
	case len(args) == 1 && keys[args[0]] != nil:
		return press(x, root, keys[args[0]])
	}
	return errors.New("usage: hand where|close|F11|Ctrl+V")
}

// window is the first window that is shown.
func window(x *xgb.Conn, root xproto.Window) (xproto.Window, error) {
	tree, err := xproto.QueryTree(x, root).Reply()
	if err != nil {
		return 0, err
	}
	for _, w := range tree.Children {
		a, err := xproto.GetWindowAttributes(x, w).Reply()
		if err == nil && a.MapState == xproto.MapStateViewable && a.Class == xproto.WindowClassInputOutput {
			return w, nil
		}
	}
	return 0, errors.New("there is no window")
}

func where(x *xgb.Conn, root xproto.Window) error {
	w, err := window(x, root)
	if err != nil {
		return err
	}
	g, err := xproto.GetGeometry(x, xproto.Drawable(w)).Reply()
	if err != nil {
		return err
	}
	_, err = fmt.Println(g.X, g.Y, g.Width, g.Height)
	return err
}

// shut asks the window to close, as its cross does.
func shut(x *xgb.Conn, root xproto.Window) error {
	w, err := window(x, root)
	if err != nil {
		return err
	}
	var atoms [2]uint32
	for i, name := range []string{"WM_PROTOCOLS", "WM_DELETE_WINDOW"} {
		a, err := xproto.InternAtom(x, false, uint16(len(name)), name).Reply()
		if err != nil {
			return err
		}
		atoms[i] = uint32(a.Atom)
	}
	e := xproto.ClientMessageEvent{Format: 32, Window: w, Type: xproto.Atom(atoms[0]), Data: xproto.ClientMessageDataUnionData32New([]uint32{atoms[1], 0, 0, 0, 0})}
	return xproto.SendEventChecked(x, false, w, 0, string(e.Bytes())).Check()
}

// press presses keys one after the other and lets them go, in the window.
func press(x *xgb.Conn, root xproto.Window, syms []xproto.Keysym) error {
	w, err := window(x, root)
	if err != nil {
		return err
	}
	if err := xtest.Init(x); err != nil {
		return err
	}
	if err := xproto.SetInputFocusChecked(x, xproto.InputFocusParent, w, xproto.TimeCurrentTime).Check(); err != nil {
		return err
	}
	var codes []byte
	for _, s := range syms {
		code, err := codeOf(x, s)
		if err != nil {
			return err
		}
		codes = append(codes, code)
	}
	for _, c := range codes {
		if err := fake(x, root, xproto.KeyPress, c); err != nil {
			return err
		}
	}
	for i := len(codes) - 1; i >= 0; i-- {
		if err := fake(x, root, xproto.KeyRelease, codes[i]); err != nil {
			return err
		}
	}
	return nil
}

// held is how long a key stays as it is: a few frames of the game, which are long in software.
const held = 400 * time.Millisecond

// fake lets a key move.
func fake(x *xgb.Conn, root xproto.Window, kind, code byte) error {
	defer time.Sleep(held)
	return xtest.FakeInputChecked(x, kind, code, 0, root, 0, 0, 0).Check()
}

// codeOf is the key that means a sign.
func codeOf(x *xgb.Conn, sym xproto.Keysym) (byte, error) {
	s := xproto.Setup(x)
	m, err := xproto.GetKeyboardMapping(x, s.MinKeycode, byte(s.MaxKeycode-s.MinKeycode+1)).Reply()
	if err != nil {
		return 0, err
	}
	for i, k := range m.Keysyms {
		if k == sym {
			return byte(s.MinKeycode) + byte(i/int(m.KeysymsPerKeycode)), nil
		}
	}
	return 0, fmt.Errorf("no key means %#x", sym)
}
