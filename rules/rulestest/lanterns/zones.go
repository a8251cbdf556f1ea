package lanterns

import (
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
)

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

var zoneList = []rulebook.Zone{
	zDeck:  {ZoneSpec: kernel.ZoneSpec{Key: "deck", Hidden: true, Down: true}, TopFirst: true},                                   // L3-1
	zHand:  {ZoneSpec: kernel.ZoneSpec{Key: "hand", Hidden: true, Owner: true, Unsorted: true}, Hand: true, Begins: openingHand}, // L3-2
	zPalm:  {ZoneSpec: kernel.ZoneSpec{Key: "palm", Secret: true}},                                                               // L3-3
	zSky:   {ZoneSpec: kernel.ZoneSpec{Key: "sky"}, Table: true},                                                                 // L3-4
	zRiver: {ZoneSpec: kernel.ZoneSpec{Key: "river", Shared: true}},                                                              // L3-5
	zAshes: {ZoneSpec: kernel.ZoneSpec{Key: "ashes", Unsorted: true}},                                                            // L3-6
}
