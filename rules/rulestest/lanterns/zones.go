package lanterns

import "gorin/rules/kernel"

// The zones (L3).
const (
	zDeck = iota
	zHand
	zPalm
	zSky
	zRiver
	zAshes
	zones
)

var zoneSpecs = []kernel.ZoneSpec{
	zDeck:  {Key: "deck", Hidden: true, Down: true},                  // L3-1
	zHand:  {Key: "hand", Hidden: true, Owner: true, Unsorted: true}, // L3-2
	zPalm:  {Key: "palm", Secret: true},                              // L3-3
	zSky:   {Key: "sky"},                                             // L3-4
	zRiver: {Key: "river", Shared: true},                             // L3-5
	zAshes: {Key: "ashes", Unsorted: true},                           // L3-6
}
