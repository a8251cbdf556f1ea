// Package trial is what random positions of Weiss Schwarz consist of.
package trial

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/trial"
	"gorin/rules/value"
	"gorin/rules/weiss/lexicon"
)

// Table is what positions of the game consist of.
func Table() trial.Table {
	return trial.Table{
		Game: "weiss", Reasons: reasons,
		Phases: []trial.Share{{Key: "main", Weight: 6}, {Key: "attack", Weight: 4}, {Key: "climax", Weight: 2}, {Key: "encore", Weight: 1}, {Key: "end", Weight: 1}, {Key: "draw", Weight: 1}, {Key: "clock", Weight: 1}, {Key: "stand", Weight: 1}},
		Kinds:  []trial.Share{{Key: "character", Weight: 7}, {Key: "climax", Weight: 2}, {Key: "event", Weight: 1}},
		Home:   "hand", Enters: []string{"waiting-room", "hand", "deck"},
		Lies: []rules.Orientation{rules.Rest, rules.Reverse},
		Zones: []trial.Zone{
			{Key: "deck", Least: 2, Most: 14, Crowd: 5}, {Key: "hand", Least: 1, Most: 7, Crowd: 3}, {Key: "waiting-room", Least: 1, Most: 14, Crowd: 5},
			{Key: "clock", Most: 6}, {Key: "level", Most: 3}, {Key: "stock", Most: 8, Crowd: 3}, {Key: "memory", Most: 3, Chance: 50, Crowd: 6, Down: true},
			{Key: "climax", Least: 1, Most: 1, Chance: 70, Kinds: []string{"climax"}, In: []string{"attack", "encore", "end"}},
			slotOf("front-left"), slotOf("front-centre"), slotOf("front-right"), slotOf("back-left"), slotOf("back-right"),
			markersOf("front-left"), markersOf("front-centre"), markersOf("front-right"), markersOf("back-left"), markersOf("back-right"),
		},
		When: map[ability.Kind]trial.When{
			ability.OnAttack: attacking, lexicon.OnTriggerCheck: attacking, lexicon.OnAttackEnd: attacking,
			lexicon.OnDamageCancelled: attacking, lexicon.OnDamageTaken: attacking, lexicon.OnOpponentReversed: attacking,
			lexicon.OnSuchReversed: attacking, ability.BattleOpponent: attacking, lexicon.Facing: attacking,
			ability.OnState: attacked, ability.OnAttacked: attacked, lexicon.OnPlayerCancelled: attacked, lexicon.OnPlayerTaken: attacked,
			ability.WouldTakeDamage: attacked, ability.InBattle: attacked, lexicon.Backup: attacked, lexicon.OnLevelUp: attacked,
			ability.TurnPlaced: {Phases: []string{"main"}, Seat: 0, Zones: []string{"hand"}}, ability.Act: playing, ability.Effect: playing, lexicon.Encore: {Phases: []string{"encore", "attack"}, Seat: 0},
		},
		Comes: map[ability.Kind]trial.When{lexicon.ClimaxZone: {Phases: []string{"climax", "climax", "main"}, Seat: 0, Zones: frontRow}},
		Faces: map[string]string{"front-left": "front-right", "front-centre": "front-centre", "front-right": "front-left"},
		Shuns: []string{"end-attacks", "swap"},
		Starts: map[ability.Phase]string{ability.PhStand: "stand", ability.PhDraw: "draw", lexicon.PhClock: "clock", ability.PhMain: "main",
			lexicon.PhClimax: "climax", ability.PhAttack: "attack", lexicon.PhEncore: "encore", ability.PhTurn: "end", ability.PhEnd: "end"},
		Words: map[ability.Kind]func(*trial.Said) *[]string{
			lexicon.Separation: names, lexicon.Separate: names,
			lexicon.OnPlacedByName: func(s *trial.Said) *[]string { return &s.Placers },
			lexicon.HasLink:        func(s *trial.Said) *[]string { return &s.Links },
			lexicon.DoReplay:       func(s *trial.Said) *[]string { return &s.Actions },
			lexicon.Replay:         func(s *trial.Said) *[]string { return &s.Replays },
		},
		Hear: hear, Silent: []ability.Kind{lexicon.Link},
		Bearers: bearers, Helpers: helpers,
	}
}

func names(s *trial.Said) *[]string { return &s.Names }

// hear notes that what waits for a change needs a card that changes, and when a counter is played.
func hear(s *trial.Said, n ability.Node) {
	switch {
	case n.Kind == lexicon.OnChanged:
		s.Keywords = trial.With(s.Keywords, lexicon.KwChange)
	case n.Kind == ability.Label && ability.Keyword(n.Num) == lexicon.KwCounter:
		s.Counter = true
	}
}

// What triggers are best waited for in.
var (
	frontRow  = []string{"front-left", "front-centre", "front-right"}
	attacking = trial.When{Phases: []string{"attack", "attack", "attack", "climax", "main"}, Seat: 0, Zones: frontRow}
	attacked  = trial.When{Phases: []string{"attack", "attack", "attack", "climax", "main"}, Seat: 1, Zones: frontRow}
	playing   = trial.When{Phases: []string{"main"}, Seat: 0}
)

func slotOf(key string) trial.Zone {
	return trial.Zone{Key: key, Least: 1, Most: 1, Chance: 75, Kinds: []string{"character"}, Lies: true}
}

func markersOf(slot string) trial.Zone {
	return trial.Zone{Key: "marker-" + slot, Least: 1, Most: 2, Chance: 20, Crowd: 2, Up: true}
}

var (
	colours      = []string{"yellow", "green", "red", "blue", "purple"}
	triggerIcons = []string{lexicon.IconSoul: "soul", lexicon.IconReturn: "return", lexicon.IconPool: "pool", lexicon.IconComeback: "comeback",
		lexicon.IconDraw: "draw", lexicon.IconShot: "shot", lexicon.IconTreasure: "treasure", lexicon.IconGate: "gate",
		lexicon.IconStandby: "standby", lexicon.IconChoice: "choice", lexicon.IconChance: "chance", lexicon.IconDiscovery: "discovery"}
)

// keywords are lines that bear the keywords that texts ask for; a label that is not here stands
// before any text.
var keywords = map[ability.Keyword]string{
	ability.KwNone:             "【起】 そのターン中、このカードのパワーを＋500。",
	lexicon.KwAlarm:            "【永】 アラーム このカードがクロックの1番上にあるなら、あなたのキャラすべてに、パワーを＋500。",
	lexicon.KwEncore:           "【自】 アンコール ［手札のキャラを1枚控え室に置く］",
	lexicon.KwAssist:           "【永】 応援 このカードの前のあなたのキャラすべてに、パワーを＋500。",
	lexicon.KwBond:             "【自】 絆／「%s」 ［(1)］",
	lexicon.KwBackup:           "【起】【カウンター】 助太刀1500 レベル0 ［手札のこのカードを控え室に置く］",
	lexicon.KwGreatPerformance: "【永】 大活躍",
	lexicon.KwConcentrate:      "【起】 集中 ［(1)］ あなたは自分の山札の上から3枚をめくり、控え室に置く。",
	lexicon.KwChange:           "【自】 チェンジ あなたのクライマックスフェイズの始めに、あなたは自分の控え室のキャラを1枚選び、このカードがいた枠に置いてよい。",
	lexicon.KwMemory:           "【永】 記憶 あなたの思い出が1枚以上なら、このカードのパワーを＋500。",
	lexicon.KwExperience:       "【永】 経験 あなたのレベル置場のカードのレベルの合計が2以上なら、このカードのパワーを＋500。",
	lexicon.KwShift:            "【自】【クロック】 シフト レベル0",
	lexicon.KwAccelerate:       "【自】 加速 ［あなたの山札の上から1枚をクロック置場に置く］ あなたのクライマックスフェイズの始めに、あなたはコストを払ってよい。そうしたら、あなたは1枚引く。",
	lexicon.KwResonance:        "【自】 共鳴 ［手札を1枚公開する］ このカードがアタックした時、あなたはコストを払ってよい。そうしたら、そのターン中、このカードのパワーを＋500。",
	lexicon.KwForce:            "【自】 フォース ［(1)］ あなたのクライマックスフェイズの始めに、あなたはコストを払ってよい。そうしたら、あなたは自分のキャラを2枚選び、それぞれを【スタンド】して入れ替える。",
	lexicon.KwUnion:            "【起】 合体 ［(1)］ あなたは自分の控え室のキャラを1枚選び、舞台の好きな枠に置く。",
	lexicon.KwSeparation:       "【自】 分離／「%s」 ［(1)］",
	lexicon.KwLink:             "【永】 リンク「繋がり」",
	lexicon.KwCXCombo:          "【自】【CXコンボ】 このカードがアタックした時、そのターン中、このカードのパワーを＋500。",
}

// bearers are the kinds of cards that a line stands on.
func bearers(s *trial.Said, tree ability.Node) (out []pack.Card) {
	colour := "red"
	if len(s.Colours) > 0 && s.Colours[0] <= len(colours) {
		colour = colours[s.Colours[0]-1]
	}
	plain := pack.Card{Game: "weiss", Values: value.Of("colour", colour)}
	for _, a := range s.Actions { // the replay effect that the card says
		plain.Lines = append(plain.Lines, fmt.Sprintf("【リプレイ】 「%s」 あなたは1枚引く。", a))
	}
	for _, a := range s.Replays {
		plain.Lines = append(plain.Lines, fmt.Sprintf("【自】 このカードがアタックした時、あなたは「%s」を行う。", a))
	}
	for _, k := range s.Own {
		plain.Lines = append(plain.Lines, line(k, s))
	}
	for _, t := range s.Traits {
		plain.SetTags("traits", append(plain.Tags("traits"), lang.Words{t}))
	}
	add := func(kind string, level, cost, power int) {
		c := plain
		c.Kind = kind
		c.SetNumber("level", level)
		c.SetNumber("cost", cost)
		c.SetNumber("power", power)
		if kind == "character" {
			c.SetNumber("soul", 1)
		} else {
			c.SetTags("traits", nil)
		}
		if (s.Counter || s.Has(ability.InBattle) || slices.Contains(s.Own, lexicon.KwBackup)) && kind != "climax" {
			c.SetKeys("icons", []string{"counter"})
		}
		out = append(out, c)
	}
	switch {
	case tree.Kind == ability.Effect:
		add("event", 0, 0, 0)
		add("event", 1, 1, 0)
	case ofClimax(tree):
		add("climax", 0, 0, 0)
	default:
		add("character", 0, 0, 1000)
		add("character", 1, 0, 5000)
		add("character", 3, 2, 9500)
		if tree.Kind == ability.Cont || tree.Kind == ability.Auto && !s.Has(ability.This) {
			add("climax", 0, 0, 0)
		}
	}
	return out
}

// ofClimax reports whether a text is about its card coming to the climax zone.
func ofClimax(n ability.Node) bool {
	if n.Kind == ability.OnPlaced && n.Kids[0].Kind == ability.This && n.Kids[2].Kind == lexicon.ClimaxZone {
		return true
	}
	return slices.ContainsFunc(n.Kids, ofClimax)
}

// helpers are characters of all levels and colours, some events and climaxes: many
// of them are what the line names.
func helpers(s *trial.Said, r *rand.Rand) (out []pack.Card) {
	names := append(slices.Clone(s.Names), s.Placers...)
	for _, part := range s.Parts {
		names = append(names, part, "あの"+part)
	}
	var icons []string
	for _, i := range s.Icons {
		icons = append(icons, triggerIcons[i])
	}
	make := func(kind string, i int) {
		c := pack.Card{Game: "weiss", Kind: kind, Values: value.Of("colour", trial.One(colours, r))}
		if len(s.Colours) > 0 && i%2 == 0 {
			if n := trial.One(s.Colours, r); n <= len(colours) {
				c.SetWord("colour", colours[n-1])
			}
		}
		if len(names) > 0 && i%3 < 2 {
			c.Name[rules.Japanese] = names[(i/3*2+i%3)%len(names)]
		}
		switch {
		case len(icons) > 0 && i%2 == 0:
			c.SetKeys("triggers", []string{trial.One(icons, r)})
		case len(s.Doubles) > 0 && i%3 > 0:
			icon := triggerIcons[trial.One(s.Doubles, r)]
			c.SetKeys("triggers", []string{icon, icon})
		case kind == "climax":
			c.SetKeys("triggers", []string{trial.One(triggerIcons[1:], r)})
		case i%3 == 0:
			c.SetKeys("triggers", []string{"soul"})
		}
		if kind != "climax" {
			c.SetNumber("level", i%4)
			c.SetNumber("cost", c.Number("level")/2)
		}
		if kind == "character" {
			character(&c, s, i, r)
		}
		out = append(out, c)
	}
	for i := range 24 {
		make("character", i)
	}
	for i := range 4 {
		make("event", i)
	}
	for i := range 9 {
		make("climax", i)
	}
	return out
}

// character gives a character numbers, traits and abilities that the line asks for.
func character(c *pack.Card, s *trial.Said, i int, r *rand.Rand) {
	c.SetNumber("power", 500*(1+i*5%18))
	c.SetNumber("soul", 1+r.IntN(2))
	if len(s.Traits) > 0 && i%4 < 3 {
		c.SetTags("traits", append(c.Tags("traits"), lang.Words{s.Traits[i%len(s.Traits)]}))
		if i%8 == 0 && len(s.Traits) > 1 {
			c.SetTags("traits", append(c.Tags("traits"), lang.Words{s.Traits[(i+1)%len(s.Traits)]}))
		}
	}
	if len(s.Links) > 0 && i%3 == 0 {
		c.Lines = append(c.Lines, fmt.Sprintf("【永】 リンク「%s」", s.Links[i%len(s.Links)]))
	}
	if len(s.Keywords) > 0 && i%3 == 1 {
		c.Lines = append(c.Lines, line(s.Keywords[i/3%len(s.Keywords)], s))
	}
	if len(s.Lines) > 0 && i%3 > 0 {
		c.Lines = append(c.Lines, trial.One(s.Lines, r))
	}
	if i%6 == 2 {
		for _, m := range s.Moves {
			c.Lines = append(c.Lines, moves(m)...)
		}
	}
	if slices.Contains(s.Placers, c.Name[rules.Japanese]) {
		c.Lines = append(c.Lines, "【起】 あなたは自分の控え室のキャラを1枚選び、舞台の好きな枠に置く。",
			"【自】 このカードがアタックした時、あなたは自分の控え室のキャラを1枚選び、舞台の好きな枠に置く。")
	}
}

// line is a line with a keyword.
func line(k ability.Keyword, s *trial.Said) string {
	line, there := keywords[k]
	if !there {
		line = labelled(k)
	}
	if strings.Contains(line, "%s") {
		name := "試し1"
		if len(s.Names) > 0 {
			name = s.Names[0]
		}
		line = fmt.Sprintf(line, name)
	}
	return line
}

// labelled is a text with a keyword before it, nothing for one that is no label.
func labelled(k ability.Keyword) string {
	for _, spec := range lexicon.Keywords() {
		if spec.Keyword == k && spec.Line == ability.None && spec.Ja != "" {
			return "【自】 " + spec.Ja + " このカードがアタックした時、そのターン中、このカードのパワーを＋500。"
		}
	}
	return ""
}

// What lies in a zone, and how texts put a card there.
var (
	fromWords = map[ability.Kind]string{ability.None: "キャラ", lexicon.Stage: "キャラ", ability.Hand: "手札", ability.WaitingRoom: "控え室のカード",
		lexicon.Clock: "クロックのカード", lexicon.Level: "レベル置場のカード", ability.Memory: "思い出置場のカード"}
	toWords = map[ability.Kind]string{lexicon.Stage: "舞台の好きな枠に置く", ability.Hand: "手札に戻す", ability.WaitingRoom: "控え室に置く",
		lexicon.Clock: "クロック置場に置く", ability.Memory: "思い出にする", lexicon.Stock: "ストック置場に置く", lexicon.Level: "レベル置場に置く"}
)

// moves are lines that make the moves that a text waits for, of both players' cards.
func moves(m trial.Move) (lines []string) {
	from, to := fromWords[m.From], toWords[m.To]
	if from == "" || to == "" {
		return nil
	}
	return []string{"【起】 あなたは自分の" + from + "を1枚選び、" + to + "。", "【起】 あなたは相手の" + from + "を1枚選び、" + to + "。"}
}
