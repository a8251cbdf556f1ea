package trial

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/pack"
)

// weiss is what positions of Weiss Schwarz consist of.
var weiss = table{
	phases: []share{{"main", 6}, {"attack", 4}, {"climax", 2}, {"encore", 1}, {"end", 1}, {"draw", 1}, {"clock", 1}, {"stand", 1}},
	kinds:  []share{{"character", 7}, {"climax", 2}, {"event", 1}},
	home:   "hand", enters: []string{"waiting-room", "hand", "deck"},
	lies: []rules.Orientation{rules.Rest, rules.Reverse},
	zones: []zone{
		{key: "deck", least: 2, most: 14, crowd: 5}, {key: "hand", least: 1, most: 7, crowd: 3}, {key: "waiting-room", least: 1, most: 14, crowd: 5},
		{key: "clock", most: 6}, {key: "level", most: 3}, {key: "stock", most: 8, crowd: 3}, {key: "memory", most: 3, chance: 50, crowd: 6, down: true},
		{key: "climax", least: 1, most: 1, chance: 70, kinds: []string{"climax"}, in: []string{"attack", "encore", "end"}},
		slotOf("front-left"), slotOf("front-centre"), slotOf("front-right"), slotOf("back-left"), slotOf("back-right"),
		markersOf("front-left"), markersOf("front-centre"), markersOf("front-right"), markersOf("back-left"), markersOf("back-right"),
	},
	when: map[ability.Kind]when{
		ability.OnAttack: attacking, ability.OnTriggerCheck: attacking, ability.OnAttackEnd: attacking,
		ability.OnDamageCancelled: attacking, ability.OnDamageTaken: attacking, ability.OnOpponentReversed: attacking,
		ability.OnSuchReversed: attacking, ability.BattleOpponent: attacking, ability.Facing: attacking,
		ability.OnState: attacked, ability.OnAttacked: attacked, ability.OnPlayerCancelled: attacked, ability.OnPlayerTaken: attacked,
		ability.WouldTakeDamage: attacked, ability.InBattle: attacked, ability.Backup: attacked, ability.OnLevelUp: attacked,
		ability.TurnPlaced: {[]string{"main"}, 0, []string{"hand"}}, ability.Act: playing, ability.Effect: playing, ability.Encore: {[]string{"encore", "attack"}, 0, nil},
	},
	comes: map[ability.Kind]when{ability.ClimaxZone: {[]string{"climax", "climax", "main"}, 0, frontRow}},
	faces: map[string]string{"front-left": "front-right", "front-centre": "front-centre", "front-right": "front-left"},
	shuns: []string{"end-attacks", "swap"},
	starts: map[ability.Phase]string{ability.PhStand: "stand", ability.PhDraw: "draw", ability.PhClock: "clock", ability.PhMain: "main",
		ability.PhClimax: "climax", ability.PhAttack: "attack", ability.PhEncore: "encore", ability.PhTurn: "end", ability.PhEnd: "end"},
	bearers: weissBearers, helpers: weissHelpers,
}

// What triggers are best waited for in.
var (
	frontRow  = []string{"front-left", "front-centre", "front-right"}
	attacking = when{[]string{"attack", "attack", "attack", "climax", "main"}, 0, frontRow}
	attacked  = when{[]string{"attack", "attack", "attack", "climax", "main"}, 1, frontRow}
	playing   = when{[]string{"main"}, 0, nil}
)

func slotOf(key string) zone {
	return zone{key: key, least: 1, most: 1, chance: 75, kinds: []string{"character"}, lies: true}
}

func markersOf(slot string) zone {
	return zone{key: "marker-" + slot, least: 1, most: 2, chance: 20, crowd: 2, up: true}
}

var (
	weissColours = []string{"yellow", "green", "red", "blue", "purple"}
	weissIcons   = []string{ability.IconSoul: "soul", ability.IconReturn: "return", ability.IconPool: "pool", ability.IconComeback: "comeback",
		ability.IconDraw: "draw", ability.IconShot: "shot", ability.IconTreasure: "treasure", ability.IconGate: "gate",
		ability.IconStandby: "standby", ability.IconChoice: "choice", ability.IconChance: "chance", ability.IconDiscovery: "discovery"}
)

// weissKeywords are lines that bear the keywords that texts ask for.
var weissKeywords = map[ability.Keyword]string{
	ability.KwNone:             "【起】 そのターン中、このカードのパワーを＋500。",
	ability.KwAlarm:            "【永】 アラーム このカードがクロックの1番上にあるなら、あなたのキャラすべてに、パワーを＋500。",
	ability.KwEncore:           "【自】 アンコール ［手札のキャラを1枚控え室に置く］",
	ability.KwAssist:           "【永】 応援 このカードの前のあなたのキャラすべてに、パワーを＋500。",
	ability.KwBond:             "【自】 絆／「%s」 ［(1)］",
	ability.KwBackup:           "【起】【カウンター】 助太刀1500 レベル0 ［手札のこのカードを控え室に置く］",
	ability.KwGreatPerformance: "【永】 大活躍",
	ability.KwConcentrate:      "【起】 集中 ［(1)］ あなたは自分の山札の上から3枚をめくり、控え室に置く。",
	ability.KwChange:           "【自】 チェンジ あなたのクライマックスフェイズの始めに、あなたは自分の控え室のキャラを1枚選び、このカードがいた枠に置いてよい。",
	ability.KwMemory:           "【永】 記憶 あなたの思い出が1枚以上なら、このカードのパワーを＋500。",
	ability.KwExperience:       "【永】 経験 あなたのレベル置場のカードのレベルの合計が2以上なら、このカードのパワーを＋500。",
	ability.KwShift:            "【自】【クロック】 シフト レベル0",
	ability.KwAccelerate:       "【自】 加速 ［あなたの山札の上から1枚をクロック置場に置く］ あなたのクライマックスフェイズの始めに、あなたはコストを払ってよい。そうしたら、あなたは1枚引く。",
	ability.KwResonance:        "【自】 共鳴 ［手札を1枚公開する］ このカードがアタックした時、あなたはコストを払ってよい。そうしたら、そのターン中、このカードのパワーを＋500。",
	ability.KwForce:            "【自】 フォース ［(1)］ あなたのクライマックスフェイズの始めに、あなたはコストを払ってよい。そうしたら、あなたは自分のキャラを2枚選び、それぞれを【スタンド】して入れ替える。",
	ability.KwUnion:            "【起】 合体 ［(1)］ あなたは自分の控え室のキャラを1枚選び、舞台の好きな枠に置く。",
	ability.KwInherit:          "【自】 継承 このカードがアタックした時、そのターン中、このカードのパワーを＋500。",
	ability.KwLink:             "【永】 リンク「繋がり」",
	ability.KwCXCombo:          "【自】【CXコンボ】 このカードがアタックした時、そのターン中、このカードのパワーを＋500。",
}

// weissBearers are the kinds of cards that a line stands on.
func weissBearers(s *said, tree ability.Node) (out []pack.Card) {
	colour := "red"
	if len(s.colours) > 0 && s.colours[0] <= len(weissColours) {
		colour = weissColours[s.colours[0]-1]
	}
	plain := pack.Card{Game: "weiss", Colour: colour}
	for _, a := range s.actions { // the replay effect that the card says
		plain.Lines = append(plain.Lines, fmt.Sprintf("【リプレイ】 「%s」 あなたは1枚引く。", a))
	}
	for _, a := range s.replays {
		plain.Lines = append(plain.Lines, fmt.Sprintf("【自】 このカードがアタックした時、あなたは「%s」を行う。", a))
	}
	for _, k := range s.own {
		plain.Lines = append(plain.Lines, weissLine(k, s))
	}
	for _, t := range s.traits {
		plain.Traits = append(plain.Traits, pack.Words{Ja: t})
	}
	add := func(kind string, level, cost, power int) {
		c := plain
		c.Kind, c.Level, c.Cost, c.Power = kind, level, cost, power
		if kind == "character" {
			c.Soul = 1
		} else {
			c.Traits = nil
		}
		if (s.counter || s.has(ability.InBattle) || slices.Contains(s.own, ability.KwBackup)) && kind != "climax" {
			c.Icons = []string{"counter"}
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
		if tree.Kind == ability.Cont || tree.Kind == ability.Auto && !s.has(ability.This) {
			add("climax", 0, 0, 0)
		}
	}
	return out
}

// ofClimax reports whether a text is about its card coming to the climax zone.
func ofClimax(n ability.Node) bool {
	if n.Kind == ability.OnPlaced && n.Kids[0].Kind == ability.This && n.Kids[2].Kind == ability.ClimaxZone {
		return true
	}
	return slices.ContainsFunc(n.Kids, ofClimax)
}

// weissHelpers are characters of all levels and colours, some events and climaxes: many
// of them are what the line names.
func weissHelpers(s *said, r *rand.Rand) (out []pack.Card) {
	names := append(slices.Clone(s.names), s.placers...)
	for _, part := range s.parts {
		names = append(names, part, "あの"+part)
	}
	var icons []string
	for _, i := range s.icons {
		icons = append(icons, weissIcons[i])
	}
	make := func(kind string, i int) {
		c := pack.Card{Game: "weiss", Kind: kind, Colour: one(weissColours, r)}
		if len(s.colours) > 0 && i%2 == 0 {
			if n := one(s.colours, r); n <= len(weissColours) {
				c.Colour = weissColours[n-1]
			}
		}
		if len(names) > 0 && i%3 < 2 {
			c.Name.Ja = names[(i/3*2+i%3)%len(names)]
		}
		switch {
		case len(icons) > 0 && i%2 == 0:
			c.Triggers = []string{one(icons, r)}
		case len(s.doubles) > 0 && i%3 > 0:
			icon := weissIcons[one(s.doubles, r)]
			c.Triggers = []string{icon, icon}
		case kind == "climax":
			c.Triggers = []string{one(weissIcons[1:], r)}
		case i%3 == 0:
			c.Triggers = []string{"soul"}
		}
		if kind != "climax" {
			c.Level = i % 4
			c.Cost = c.Level / 2
		}
		if kind == "character" {
			weissCharacter(&c, s, i, r)
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

// weissCharacter gives a character numbers, traits and abilities that the line asks for.
func weissCharacter(c *pack.Card, s *said, i int, r *rand.Rand) {
	c.Power, c.Soul = 500*(1+i*5%18), 1+r.IntN(2)
	if len(s.traits) > 0 && i%4 < 3 {
		c.Traits = append(c.Traits, pack.Words{Ja: s.traits[i%len(s.traits)]})
		if i%8 == 0 && len(s.traits) > 1 {
			c.Traits = append(c.Traits, pack.Words{Ja: s.traits[(i+1)%len(s.traits)]})
		}
	}
	if len(s.links) > 0 && i%3 == 0 {
		c.Lines = append(c.Lines, fmt.Sprintf("【永】 リンク「%s」", s.links[i%len(s.links)]))
	}
	if len(s.keywords) > 0 && i%3 == 1 {
		c.Lines = append(c.Lines, weissLine(s.keywords[i/3%len(s.keywords)], s))
	}
	if len(s.lines) > 0 && i%3 > 0 {
		c.Lines = append(c.Lines, one(s.lines, r))
	}
	if i%6 == 2 {
		for _, m := range s.moves {
			c.Lines = append(c.Lines, weissMoves(m)...)
		}
	}
	if slices.Contains(s.placers, c.Name.Ja) {
		c.Lines = append(c.Lines, "【起】 あなたは自分の控え室のキャラを1枚選び、舞台の好きな枠に置く。",
			"【自】 このカードがアタックした時、あなたは自分の控え室のキャラを1枚選び、舞台の好きな枠に置く。")
	}
}

// weissLine is a line with a keyword.
func weissLine(k ability.Keyword, s *said) string {
	line := weissKeywords[k]
	if k == ability.KwBond {
		name := "試し1"
		if len(s.names) > 0 {
			name = s.names[0]
		}
		line = fmt.Sprintf(line, name)
	}
	return line
}

// What lies in a zone, and how texts put a card there.
var (
	weissFrom = map[ability.Kind]string{ability.None: "キャラ", ability.Stage: "キャラ", ability.Hand: "手札", ability.WaitingRoom: "控え室のカード",
		ability.Clock: "クロックのカード", ability.Level: "レベル置場のカード", ability.Memory: "思い出置場のカード"}
	weissTo = map[ability.Kind]string{ability.Stage: "舞台の好きな枠に置く", ability.Hand: "手札に戻す", ability.WaitingRoom: "控え室に置く",
		ability.Clock: "クロック置場に置く", ability.Memory: "思い出にする", ability.Stock: "ストック置場に置く", ability.Level: "レベル置場に置く"}
)

// weissMoves are lines that make the moves that a text waits for, of both players' cards.
func weissMoves(m move) (lines []string) {
	from, to := weissFrom[m.from], weissTo[m.to]
	if from == "" || to == "" {
		return nil
	}
	return []string{"【起】 あなたは自分の" + from + "を1枚選び、" + to + "。", "【起】 あなたは相手の" + from + "を1枚選び、" + to + "。"}
}
