package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// circle and gate are the zones of the field (4.4). A member may lie over several circles (2.10.3), and
// is the same object wherever on the field it is moved to, also on the other side; so is a gate
// among the gate zones (4.1.5).
func circle(key string) rulebook.Zone {
	return rulebook.Zone{ZoneSpec: kernel.ZoneSpec{Key: key, Slot: true, Group: 1, Across: true, Wide: true, Secret: true, Unsorted: true}, Table: true, TellsDown: true}
}

func gate(key string) rulebook.Zone {
	return rulebook.Zone{ZoneSpec: kernel.ZoneSpec{Key: key, Slot: true, Group: 2, Across: true, Unsorted: true}, TellsDown: true, Plain: &plainGate}
}

// plainGate is what lies in the gate zones of positions that say nothing of them.
var plainGate = pack.Card{ID: "gate", Game: "luckandlogic", Kind: "gate", Name: lang.Words{"門", "Gate"}, Values: value.Of("gate-number", 1)}

// zoneList describes the zones of chapter 4: who sees what, in what order, and what lies which way. Gates
// lie face down by the moves that lay them there, so that what lies so has no more than its back tells
// (4.3.1.1.1).
var zoneList = []rulebook.Zone{
	zDeck:            {ZoneSpec: kernel.ZoneSpec{Key: "deck", Hidden: true, Down: true}, TopFirst: true},                                   // 4.5.1.1, 4.5.1.2
	zHand:            {ZoneSpec: kernel.ZoneSpec{Key: "hand", Hidden: true, Owner: true, Unsorted: true}, Hand: true, Begins: openingHand}, // 4.6.1.1, 4.6.1.2
	zFrontLeft:       circle("front-left"),                                                                                                 // 4.2.1, 4.2.1.1–4.2.1.3
	zFrontCentre:     circle("front-centre"),
	zFrontRight:      circle("front-right"),
	zBackLeft:        circle("back-left"),
	zBackCentre:      circle("back-centre"),
	zBackRight:       circle("back-right"),
	zGateFrontLeft:   gate("gate-front-left"), // 4.3.1, 4.3.1.1, 4.3.1.2
	zGateFrontCentre: gate("gate-front-centre"),
	zGateFrontRight:  gate("gate-front-right"),
	zGateBackLeft:    gate("gate-back-left"),
	zGateBackCentre:  gate("gate-back-centre"),
	zGateBackRight:   gate("gate-back-right"),
	zLevel:           {ZoneSpec: kernel.ZoneSpec{Key: "level", Lies: true, Secret: true, Unsorted: true}, TellsDown: true, Begins: 1},                 // 4.7.1.1–4.7.1.3
	zStock:           {ZoneSpec: kernel.ZoneSpec{Key: "stock", Hidden: true, Down: true, Faces: true}, TopFirst: true, TellsDown: true},               // 4.8.1.1, 4.8.1.2
	zDrop:            {ZoneSpec: kernel.ZoneSpec{Key: "drop", Unsorted: true}},                                                                        // 4.9.1.1, 4.9.1.2
	zRemove:          {ZoneSpec: kernel.ZoneSpec{Key: "remove", Unsorted: true}, TellsDown: true},                                                     // 4.10.1.1–4.10.1.3
	zRefresh:         {ZoneSpec: kernel.ZoneSpec{Key: "refresh", Hidden: true, Down: true, Unsorted: true}},                                           // 4.11.1.1, 4.11.1.2
	zBattle:          {ZoneSpec: kernel.ZoneSpec{Key: "battle", Watched: true}, TellsDown: true},                                                      // 4.12.1.1, 4.12.1.2
	zParadox:         {ZoneSpec: kernel.ZoneSpec{Key: "paradox"}, TellsDown: true},                                                                    // 4.13.1.1, 4.13.1.2, 4.13.1.3
	zIntercept:       {ZoneSpec: kernel.ZoneSpec{Key: "intercept", Unsorted: true}},                                                                   // 4.14.1.1, 4.14.1.2
	zSoul:            {ZoneSpec: kernel.ZoneSpec{Key: "soul", Unsorted: true}},                                                                        // 4.15.1.1, 4.15.1.2
	zResolution:      {ZoneSpec: kernel.ZoneSpec{Key: "resolution", Unsorted: true}},                                                                  // 4.16.1.1.1, 4.16.1.1.2
	zPurge:           {ZoneSpec: kernel.ZoneSpec{Key: "purge", Unsorted: true}},                                                                       // 4.17.1.1, 4.17.1.2
	zMyLogicalist:    {ZoneSpec: kernel.ZoneSpec{Key: "my-logicalist", Lies: true, Secret: true, Unsorted: true}, TellsDown: true},                    // 4.18.1.1–4.18.1.3
	zTools:           {ZoneSpec: kernel.ZoneSpec{Key: "tools", Hidden: true, Down: true, Secret: true, Faces: true, Unsorted: true}, TellsDown: true}, // 4.19.1.1, 4.19.1.2
	zGates:           {ZoneSpec: kernel.ZoneSpec{Key: "gates", Hidden: true, Down: true}},                                                             // 6.1.1.2
	zAside:           {ZoneSpec: kernel.ZoneSpec{Key: "aside", Shared: true, Aside: true}},
}

var (
	allCircles = []int{zFrontLeft, zFrontCentre, zFrontRight, zBackLeft, zBackCentre, zBackRight}
	allGates   = []int{zGateFrontLeft, zGateFrontCentre, zGateFrontRight, zGateBackLeft, zGateBackCentre, zGateBackRight}
)

// row is circles with the gate zones of the same places (4.4.2.1, 4.4.2.2).
func row(kinds ...int) (all []int) {
	all = append(all, kinds...)
	for _, k := range kinds {
		all = append(all, k+eachOther)
	}
	return all
}

// wordTable gives the zone kinds of words that mean the same from anywhere. Words for places mean
// circles and gate zones (4.4.2.1).
var wordTable = [ability.KindCount][]int{
	lexicon.Circles:          allCircles,
	lexicon.GateZone:         allGates,
	lexicon.Field:            row(allCircles...), // 4.4.1
	lexicon.FrontRow:         row(zFrontLeft, zFrontCentre, zFrontRight),
	lexicon.BackRow:          row(zBackLeft, zBackCentre, zBackRight),
	lexicon.LeftColumn:       row(zFrontLeft, zBackLeft),
	lexicon.CentreColumn:     row(zFrontCentre, zBackCentre),
	lexicon.RightColumn:      row(zFrontRight, zBackRight),
	lexicon.FrontLeft:        row(zFrontLeft),
	lexicon.FrontCentre:      row(zFrontCentre),
	lexicon.FrontRight:       row(zFrontRight),
	lexicon.BackLeft:         row(zBackLeft),
	lexicon.BackCentre:       row(zBackCentre),
	lexicon.BackRight:        row(zBackRight),
	lexicon.DropZone:         {zDrop},
	lexicon.LevelZone:        {zLevel},
	lexicon.Stock:            {zStock},
	lexicon.BattleZone:       {zBattle},
	lexicon.ParadoxZone:      {zParadox},
	lexicon.InterceptZone:    {zIntercept},
	lexicon.RemoveZone:       {zRemove},
	lexicon.RefreshZone:      {zRefresh},
	lexicon.PurgeZone:        {zPurge},
	lexicon.MyLogicalistZone: {zMyLogicalist},
	lexicon.SecretZone:       {zTools},
	lexicon.SoulZone:         {zSoul},
	lexicon.BattleOrParadox:  {zBattle, zParadox},
	ability.Hand:             {zHand},
	ability.Deck:             {zDeck},
	ability.Resolution:       {zResolution},
}

// destTable gives the zone kind of destinations that mean one zone.
var destTable = [ability.KindCount]int{
	lexicon.ToDrop:         zDrop,
	lexicon.ToStock:        zStock,
	lexicon.ToStockBottom:  zStock,
	lexicon.ToLevel:        zLevel,
	lexicon.ToRemove:       zRemove,
	lexicon.ToPurge:        zPurge,
	lexicon.ToRefresh:      zRefresh,
	lexicon.ToBattle:       zBattle,
	lexicon.ToParadox:      zParadox,
	lexicon.ToIntercept:    zIntercept,
	lexicon.ToSecret:       zTools,
	lexicon.ToMyLogicalist: zMyLogicalist,
	ability.ToHand:         zHand,
	ability.ToDeckTop:      zDeck, // 4.1.4.2
	ability.ToDeckBottom:   zDeck,
	ability.ToDeck:         zDeck,
}

// zoneOf is the zone that a word or a destination means, NoZone if it means none by itself. The deck,
// the first of the kinds, is meant by some destinations only.
func zoneOf(m *kernel.Machine, word ability.Kind, player int8) kernel.Zone {
	if kinds := wordTable[word]; len(kinds) == 1 {
		return m.Z(kinds[0], player)
	}
	k := destTable[word]
	if k == zDeck && word != ability.ToDeckTop && word != ability.ToDeckBottom && word != ability.ToDeck {
		return kernel.NoZone
	}
	return m.Z(k, player)
}

// zonesOf lists the zones that a word means for a player: some are told by where a card lies, and are
// then of that card's side, or of both (4.4.3, 4.4.4).
func zonesOf(m *kernel.Machine, c *kernel.Ctx, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	for _, k := range wordTable[word] {
		out = append(out, m.Z(k, player))
	}
	switch word {
	case lexicon.AttackedCircle:
		if z, ok := attackedCircle(m); ok && m.PlayerOf(z) == player {
			out = append(out, z)
		}
	case lexicon.EmptyCircle:
		for _, k := range allCircles {
			if z := m.Z(k, player); memberIn(m, z) == 0 {
				out = append(out, z)
			}
		}
	}
	return out
}

// bare is the zone that a head means without a zone word (2.1.3.1, 2.2.3).
func bare(head ability.Kind) ability.Kind {
	switch head {
	case lexicon.Gate: // 2.2.3.2
		return lexicon.GateZone
	case lexicon.Tactics: // 2.2.3.3
		return lexicon.BattleZone
	case lexicon.Paradox: // 2.2.3.4
		return lexicon.BattleOrParadox
	case lexicon.MyLogicalist: // 2.2.3.5
		return lexicon.MyLogicalistZone
	}
	return lexicon.Circles // 2.2.3.1
}

// slotsOf lists the circles, or gate zones, that a destination allows a player.
func slotsOf(m *kernel.Machine, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	if word == lexicon.ToGateZone {
		for _, k := range allGates {
			out = append(out, m.Z(k, player))
		}
		return out
	}
	front := word == lexicon.ToFrontCircle || word == lexicon.ToEmptyFront
	back := word == lexicon.ToBackCircle || word == lexicon.ToEmptyBack
	empty := word == lexicon.ToEmptyCircle || word == lexicon.ToEmptyFront || word == lexicon.ToEmptyBack
	for _, k := range allCircles {
		z := m.Z(k, player)
		if front && !isFront(m, z) || back && isFront(m, z) || empty && memberIn(m, z) != 0 {
			continue
		}
		out = append(out, z)
	}
	return out
}
