//go:build !js

package desk

import (
	"encoding/json"
	"image"
	"slices"
)

// Place is where the window stands and how large it is, in the pixels of its monitor that do
// not depend on the device.
type Place struct {
	Monitor string `json:"monitor"`
	X       int    `json:"x"` // from the monitor's left edge to the inside of the window
	Y       int    `json:"y"`
	W       int    `json:"w"`
	H       int    `json:"h"`
	Large   bool   `json:"large"` // it fills the desktop
	Full    bool   `json:"full"`  // it fills the screen
}

// Screen is a monitor.
type Screen struct {
	Name string
	Size image.Point
}

// usual is the size of the window when nothing is known of it, least the smallest that is
// brought back. head is how much of its title, which stands above it, has to be seen to move it.
var (
	usual = image.Pt(1280, 720)
	least = image.Pt(320, 240)
)

const head = 20

// placeKey is where the place is kept beside the settings.
const placeKey = "window"

// place is the place that was kept. ok is false if there is none that makes sense.
func (s Store) place() (p Place, ok bool) {
	raw, err := s.Load(placeKey)
	if err != nil || raw == nil || json.Unmarshal(raw, &p) != nil || p.W <= 0 || p.H <= 0 {
		return Place{}, false
	}
	return p, true
}

// keepPlace keeps a place.
func (s Store) keepPlace(p Place) error {
	raw, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return s.Save(placeKey, raw)
}

// fit is the place at which a window can be seen whole and moved, on one of the monitors that
// there are. A window whose monitor is gone comes to the middle of the first one.
func (p Place) fit(screens []Screen) (q Place, screen int) {
	if len(screens) == 0 {
		return p, -1
	}
	at := slices.IndexFunc(screens, func(s Screen) bool { return s.Name == p.Monitor })
	size := screens[max(at, 0)].Size
	p.W = min(max(p.W, least.X), size.X)
	p.H = min(max(p.H, least.Y), max(size.Y-head, 1))
	if at < 0 {
		at = 0
		p.Monitor = screens[0].Name
		p.X, p.Y = (size.X-p.W)/2, (size.Y-p.H)/2
	}
	p.X = min(max(p.X, 0), size.X-p.W)
	p.Y = min(max(p.Y, head), size.Y-p.H)
	return p, at
}
