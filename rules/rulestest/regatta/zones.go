package regatta

import (
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
)

// The zones (R3). Everybody has their own, and nobody pays from those of a teammate (R8-8);
// teammates see what one of them sees (R8-9).
const (
	zDeck = iota
	zHand
	zLead
	zPort
	zStarboard
	zWreck
	zDrift
	zBallast
	zones
)

var zoneList = []rulebook.Zone{
	zDeck:      {ZoneSpec: kernel.ZoneSpec{Key: "deck", Hidden: true, Down: true}, TopFirst: true},                                   // R3-1
	zHand:      {ZoneSpec: kernel.ZoneSpec{Key: "hand", Hidden: true, Owner: true, Unsorted: true}, Hand: true, Begins: openingHand}, // R3-2
	zLead:      {ZoneSpec: kernel.ZoneSpec{Key: "lead", Slot: true}, Table: true},                                                    // R3-3
	zPort:      {ZoneSpec: kernel.ZoneSpec{Key: "port", Slot: true}, Table: true},                                                    // R3-4
	zStarboard: {ZoneSpec: kernel.ZoneSpec{Key: "starboard", Slot: true}, Table: true},                                               // R3-4
	zWreck:     {ZoneSpec: kernel.ZoneSpec{Key: "wreck", Unsorted: true}},                                                            // R3-5
	zDrift:     {ZoneSpec: kernel.ZoneSpec{Key: "drift", Unsorted: true}},                                                            // R3-6
	zBallast:   {ZoneSpec: kernel.ZoneSpec{Key: "ballast", Unsorted: true}, Table: true},                                             // R3-7
}

// wings is where the boats lie that attack and block.
var wings = [...]int{zPort, zStarboard}
