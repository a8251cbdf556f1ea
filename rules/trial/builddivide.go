package trial

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/pack"
)

// buildDivide is what positions of Build Divide consist of.
var buildDivide = table{
	phases: []share{{"main", 6}, {"attack", 3}, {"stand", 1}, {"draw", 1}, {"end", 1}},
	kinds:  []share{{"unit", 6}, {"command", 3}, {"territory", 1}},
	home:   "hand", enters: []string{"graveyard", "hand", "deck", "energy"},
	lies: []rules.Orientation{rules.Rest},
	zones: []zone{
		{key: "deck", least: 3, most: 12, kinds: inMainDeck, presented: 25}, {key: "hand", least: 1, most: 7, kinds: inMainDeck, crowd: 2},
		{key: "life", least: 1, most: 10, kinds: inMainDeck}, {key: "graveyard", least: 1, most: 9, kinds: inMainDeck, crowd: 4},
		{key: "energy", least: 3, most: 9, kinds: inMainDeck, lies: true, down: true}, {key: "removed", most: 3, kinds: inMainDeck, chance: 50},
		{key: "territory", least: 1, most: 2, kinds: []string{"territory"}, opened: true, lies: true, presented: 1},
		{key: "d-deck", most: 3, kinds: []string{"unit", "unit", "territory"}, chance: 70, presented: 3},
		{key: "field", least: 1, most: 5, kinds: []string{"unit"}, lies: true, damage: true, crowd: 1, auras: true},
	},
	when: map[ability.Kind]when{
		ability.OnAttack: fighting, ability.OnBlock: defending, ability.OnBattle: fighting, ability.OnUnblocked: fighting,
		ability.OnHurtsPlayer: fighting, ability.Attacking: fighting, ability.Blocking: defending, ability.OnHurt: fighting,
		ability.OnPlayerHurt: defending, ability.OnRed: defending, ability.WouldHurt: fighting,
		ability.Act: busy, ability.Effect: busy, ability.TurnPlaced: {[]string{"main"}, 0, []string{"hand"}},
		ability.OnGameStart: {[]string{beforeMatch}, 0, nil}, ability.UnityDrew: busy,
		ability.Evol: {[]string{"main"}, 0, []string{"hand"}}, ability.OnEvol: {[]string{"main"}, 0, []string{"hand"}}, ability.ByEvol: {[]string{"main"}, 0, []string{"hand"}},
	},
	starts: map[ability.Phase]string{ability.PhStand: "stand", ability.PhDraw: "draw", ability.PhMain: "main", ability.PhAttack: "attack",
		ability.PhTurn: "end", ability.PhEnd: "end"},
	only: map[string]string{"territory": "territory"}, shuns: []string{"end-attacks"},
	bearers: divideBearers, helpers: divideHelpers,
}

// What triggers are best waited for in.
var (
	inMainDeck = []string{"unit", "unit", "unit", "command"}
	fighting   = when{[]string{"attack-timing", "attack", "main"}, 0, []string{"field"}}
	defending  = when{[]string{"attack", "attack", "main"}, 1, []string{"field"}}
	busy       = when{[]string{"main"}, 0, nil}
)

var divideColours = []string{"black", "blue", "white", "red"}

// divideKeywords are lines that bear the keywords that texts ask for.
var divideKeywords = map[ability.Keyword]string{
	ability.KwDecoy: "【デコイ】", ability.KwBlitz: "【ブリッツ】", ability.KwBerserk: "【バーサーク】",
	ability.KwAssaultTerritory: "【アサルトテリトリー】", ability.KwLegacy: "【レガシー】〔①〕", ability.KwEvol: "【エヴォル〔①〕】",
	ability.KwUnity: "【結束〈旅〉】",
}

// divideCompany are lines that stand on the same card, for what a text says of itself.
var divideCompany = []struct {
	kind ability.Kind
	line string
}{
	{ability.DoSkill, "【スキル】カードを1枚引く。"}, {ability.SkillText, "【起】〔①〕：【スキル】を発動する。"},
	{ability.OnSkill, "【スキル】カードを1枚引く。"}, {ability.OnSkill, "【起】〔①〕：【スキル】を発動する。"},
	{ability.OnBright, "【ブライト〈旅〉＋1000】"},
}

// divideBearers are the kinds of cards that a line stands on.
func divideBearers(s *said, tree ability.Node) (out []pack.Card) {
	s.traits, s.titles = with(s.traits, "旅"), with(s.titles, "都")
	if s.has(ability.Exchange) {
		s.counters = with(s.counters, ability.AlchemyCounter)
	}
	if s.has(ability.UnityDrew) {
		s.keywords = with(s.keywords, ability.KwUnity)
	}
	plain := pack.Card{Game: "builddivide", Traits: named(s.traits), Identities: named(s.identities)}
	for _, c := range divideCompany {
		if s.has(c.kind) && tree.Kind != ability.Evol {
			plain.Lines = with(plain.Lines, c.line)
		}
	}
	switch {
	case len(s.evols) > 1: // 1409-5
		plain.Lines = append(plain.Lines, "【エヴォル-"+s.evols[0]+"〔①〕】／【エヴォル-"+s.evols[1]+"〔①〕】")
	case s.has(ability.ByEvol) || s.has(ability.OnEvol):
		plain.Lines = append(plain.Lines, "【エヴォル〔①〕】")
	}
	add := func(kind string, cost, power int) {
		c := plain
		c.Kind = kind
		c.Lines = slices.Clone(plain.Lines)
		if kind == "territory" {
			c.Titles = named(s.titles)
			c.Open = &pack.Card{Kind: kind, Game: c.Game, Lines: c.Lines, Titles: c.Titles}
			divideCost(c.Open, "red", 2)
		} else {
			divideCost(&c, "red", cost)
		}
		if kind == "unit" {
			c.Power, c.Hit, c.Titles = power, 1, named(s.titles)
		}
		out = append(out, c)
	}
	switch {
	case tree.Kind == ability.Effect || tree.Kind == ability.ExtraCost:
		add("command", 1, 0)
		add("command", 0, 0)
		out[1].Timing = "quick"
	case s.has(ability.AssaultTerritory) || s.has(ability.MakeTerritoryUnit):
		add("territory", 0, 0)
	default:
		add("unit", 1, 2000)
		add("unit", 2, 6000)
		out[1].Timing = "quick"
		if tree.Kind == ability.Auto || tree.Kind == ability.Act || tree.Kind == ability.Cont {
			add("territory", 0, 0)
		}
	}
	return out
}

// divideCost gives a face a cost of one of its colour and the rest of any.
func divideCost(c *pack.Card, colour string, cost int) {
	c.Colours, c.Cost, c.Needs = []string{colour}, cost, pack.Needs{Generic: max(0, cost-1)}
	if cost == 0 {
		return
	}
	*map[string]*int{"black": &c.Needs.Black, "blue": &c.Needs.Blue, "white": &c.Needs.White, "red": &c.Needs.Red}[colour] = 1
}

func named(list []string) (out []pack.Words) {
	for _, s := range list {
		out = append(out, pack.Words{Ja: s})
	}
	return out
}

// divideHelpers are units, commands and territories, many of which are what the line names.
func divideHelpers(s *said, r *rand.Rand) (out []pack.Card) {
	for i := range 28 {
		c := pack.Card{Game: "builddivide", Kind: "unit", Traits: some(s.traits, i), Identities: some(s.identities, i+1)}
		divideCost(&c, "red", i%5)
		if i%3 > 0 {
			divideCost(&c, one(divideColours, r), i%5)
		}
		if i%7 == 6 {
			c.Colours, c.Needs = nil, pack.Needs{Generic: c.Cost}
		}
		if len(s.names) > 0 && i%3 < 2 {
			c.Name.Ja = s.names[(i/3*2+i%3)%len(s.names)]
		}
		if len(s.parts) > 0 && i%3 == 2 {
			c.Name.Ja = "あの" + s.parts[i%len(s.parts)]
		}
		switch {
		case i%4 == 0:
			c.Triggers = []string{[]string{"buster", "shot"}[i/4%2]}
		case i%9 == 1:
			c.Timing = "quick"
		}
		switch {
		case i >= 24:
			c.Kind, c.Triggers, c.Timing = "territory", nil, ""
			c.Open = &pack.Card{Kind: "territory", Game: c.Game, Titles: some(s.titles, i)}
			divideCost(c.Open, one(divideColours, r), 1+i%4)
			c.Colours, c.Cost, c.Needs, c.Titles = nil, 0, pack.Needs{}, some(s.titles, i)
		case i >= 18:
			c.Kind = "command"
			c.Lines = []string{divideCommands[i-18]}
		default:
			divideUnit(&c, s, i)
		}
		out = append(out, c)
	}
	return out
}

// What the commands and units of any table do.
var (
	divideCommands = []string{"カードを1枚引く。", "墓地にあるユニット1枚を選び、それを登場させる。",
		"あなたのユニット1枚を対象とし、このカードをそれに＋2000オーラとしてつける。", "テリトリー1枚を選び、それを閉じる。",
		"手札にあるユニット1枚を選び、それを登場させる。", "相手のユニット1枚を対象とし、それに3000ダメージ。"}
	divideUnits = []string{"【自】このユニットが登場した時、カードを1枚引く。", "",
		"【起】〔クイック／①〕：カードを1枚引く。この能力は1ターンに1回しか起動できない。", "【永】このユニットは破壊されない。", "", ""}
)

// divideUnit gives a unit numbers and the keywords that the line asks for.
func divideUnit(c *pack.Card, s *said, i int) {
	c.Power, c.Hit, c.Titles = 500*(1+i*5%14), 1+i%2, some(s.titles, i)
	if i%6 == 5 {
		c.Subtypes = []string{"ace"}
	}
	for _, n := range s.counters {
		if i%4 == 1 {
			c.Lines = append(c.Lines, "【起】〔①〕：あなたは「"+n+"」カウンターを1個得る。この能力は1ターンに1回しか起動できない。")
		}
	}
	if line := divideUnits[i%len(divideUnits)]; line != "" {
		c.Lines = append(c.Lines, line)
	}
	if i%5 == 3 {
		c.AbilityIcons = []string{"always/power+500"}
	}
	if len(s.keywords) > 0 && i%3 == 1 {
		if line := divideKeywords[s.keywords[i/3%len(s.keywords)]]; line != "" {
			c.Lines = append(c.Lines, line)
		}
	}
}

// some gives three of four cards one of a list of words.
func some(list []string, i int) []pack.Words {
	if len(list) == 0 || i%4 == 3 {
		return nil
	}
	return named(list[i%len(list) : i%len(list)+1])
}
