// Package trial is what random positions of Build Divide consist of.
package trial

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/trial"
	"gorin/rules/value"
)

// Table is what positions of the game consist of.
func Table() trial.Table {
	return trial.Table{
		Game:   "builddivide",
		Phases: []trial.Share{{Key: "main", Weight: 6}, {Key: "attack", Weight: 3}, {Key: "stand", Weight: 1}, {Key: "draw", Weight: 1}, {Key: "end", Weight: 1}},
		Kinds:  []trial.Share{{Key: "unit", Weight: 6}, {Key: "command", Weight: 3}, {Key: "territory", Weight: 1}},
		Home:   "hand", Enters: []string{"graveyard", "hand", "deck", "energy"},
		Lies: []rules.Orientation{rules.Rest},
		Zones: []trial.Zone{
			{Key: "deck", Least: 3, Most: 12, Kinds: inMainDeck, Presented: 25}, {Key: "hand", Least: 1, Most: 7, Kinds: inMainDeck, Crowd: 2},
			{Key: "life", Least: 1, Most: 10, Kinds: inMainDeck}, {Key: "graveyard", Least: 1, Most: 9, Kinds: inMainDeck, Crowd: 4},
			{Key: "energy", Least: 3, Most: 9, Kinds: inMainDeck, Lies: true, Down: true}, {Key: "removed", Most: 3, Kinds: inMainDeck, Chance: 50},
			{Key: "territory", Least: 1, Most: 2, Kinds: []string{"territory"}, Opened: true, Lies: true, Presented: 1},
			{Key: "d-deck", Most: 3, Kinds: []string{"unit", "unit", "territory"}, Chance: 70, Presented: 3},
			{Key: "field", Least: 1, Most: 5, Kinds: []string{"unit"}, Lies: true, Damage: true, Crowd: 1, Auras: true},
		},
		When: map[ability.Kind]trial.When{
			ability.OnAttack: fighting, ability.OnBlock: defending, lexicon.OnBattle: fighting, lexicon.OnUnblocked: fighting,
			lexicon.OnHurtsPlayer: fighting, ability.Attacking: fighting, lexicon.Blocking: defending, lexicon.OnHurt: fighting,
			lexicon.OnPlayerHurt: defending, lexicon.OnRed: defending, lexicon.WouldHurt: fighting,
			ability.Act: busy, ability.Effect: busy, ability.TurnPlaced: {Phases: []string{"main"}, Seat: 0, Zones: []string{"hand"}},
			ability.OnGameStart: {Phases: []string{trial.BeforeMatch}, Seat: 0}, lexicon.UnityDrew: busy,
			lexicon.Evol: {Phases: []string{"main"}, Seat: 0, Zones: []string{"hand"}}, lexicon.OnEvol: {Phases: []string{"main"}, Seat: 0, Zones: []string{"hand"}}, lexicon.ByEvol: {Phases: []string{"main"}, Seat: 0, Zones: []string{"hand"}},
		},
		Starts: map[ability.Phase]string{ability.PhStand: "stand", ability.PhDraw: "draw", ability.PhMain: "main", ability.PhAttack: "attack",
			ability.PhTurn: "end", ability.PhEnd: "end"},
		Only: map[string]string{"territory": "territory"}, Shuns: []string{"end-attacks"},
		Words: map[ability.Kind]func(*trial.Said) *[]string{
			lexicon.TitleIs:     func(s *trial.Said) *[]string { return &s.Titles },
			lexicon.Identity:    func(s *trial.Said) *[]string { return &s.Identities },
			lexicon.CountersAre: counters, lexicon.CountersOf: counters, lexicon.OnCounter: counters, lexicon.GainCounter: counters,
			lexicon.ByEvol: func(s *trial.Said) *[]string { return &s.Evols },
		},
		Silent: []ability.Kind{ability.Construct, lexicon.NameRule},
		Hear:   hear, Bearers: bearers, Helpers: helpers,
	}
}

// What triggers are best waited for in.
var (
	inMainDeck = []string{"unit", "unit", "unit", "command"}
	fighting   = trial.When{Phases: []string{"attack-timing", "attack", "main"}, Seat: 0, Zones: []string{"field"}}
	defending  = trial.When{Phases: []string{"attack", "attack", "main"}, Seat: 1, Zones: []string{"field"}}
	busy       = trial.When{Phases: []string{"main"}, Seat: 0}
)

var colours = []string{"black", "blue", "white", "red"}

// keywords are lines that bear the keywords that texts ask for.
var keywords = map[ability.Keyword]string{
	lexicon.KwDecoy: "【デコイ】", lexicon.KwBlitz: "【ブリッツ】", lexicon.KwBerserk: "【バーサーク】",
	lexicon.KwAssaultTerritory: "【アサルトテリトリー】", lexicon.KwLegacy: "【レガシー】〔①〕", lexicon.KwEvol: "【エヴォル〔①〕】",
	lexicon.KwUnity: "【結束〈旅〉】",
}

// company are lines that stand on the same card, for what a text says of itself.
var company = []struct {
	kind ability.Kind
	line string
}{
	{lexicon.DoSkill, "【スキル】カードを1枚引く。"}, {lexicon.SkillText, "【起】〔①〕：【スキル】を発動する。"},
	{lexicon.OnSkill, "【スキル】カードを1枚引く。"}, {lexicon.OnSkill, "【起】〔①〕：【スキル】を発動する。"},
	{lexicon.OnBright, "【ブライト〈旅〉＋1000】"},
}

// bearers are the kinds of cards that a line stands on.
func bearers(s *trial.Said, tree ability.Node) (out []pack.Card) {
	s.Traits, s.Titles = trial.With(s.Traits, "旅"), trial.With(s.Titles, "都")
	if s.Has(lexicon.Exchange) {
		s.Counters = trial.With(s.Counters, lexicon.AlchemyCounter)
	}
	if s.Has(lexicon.UnityDrew) {
		s.Keywords = trial.With(s.Keywords, lexicon.KwUnity)
	}
	plain := pack.Card{Game: "builddivide", Values: value.Of("attributes", named(s.Traits), "identities", named(s.Identities))}
	for _, c := range company {
		if s.Has(c.kind) && tree.Kind != lexicon.Evol {
			plain.Lines = trial.With(plain.Lines, c.line)
		}
	}
	switch {
	case len(s.Evols) > 1: // 1409-5
		plain.Lines = append(plain.Lines, "【エヴォル-"+s.Evols[0]+"〔①〕】／【エヴォル-"+s.Evols[1]+"〔①〕】")
	case s.Has(lexicon.ByEvol) || s.Has(lexicon.OnEvol):
		plain.Lines = append(plain.Lines, "【エヴォル〔①〕】")
	}
	add := func(kind string, cost, power int) {
		c := plain
		c.Kind = kind
		c.Lines = slices.Clone(plain.Lines)
		if kind == "territory" {
			c.SetTags("titles", named(s.Titles))
			c.Open = &pack.Card{Kind: kind, Game: c.Game, Lines: c.Lines, Values: value.Of("titles", c.Tags("titles"))}
			setCost(c.Open, "red", 2)
		} else {
			setCost(&c, "red", cost)
		}
		if kind == "unit" {
			c.SetNumber("power", power)
			c.SetNumber("hit", 1)
			c.SetTags("titles", named(s.Titles))
		}
		out = append(out, c)
	}
	switch {
	case tree.Kind == ability.Effect || tree.Kind == ability.ExtraCost:
		add("command", 1, 0)
		add("command", 0, 0)
		out[1].SetWord("timing", "quick")
	case s.Has(lexicon.AssaultTerritory) || s.Has(lexicon.MakeTerritoryUnit):
		add("territory", 0, 0)
	default:
		add("unit", 1, 2000)
		add("unit", 2, 6000)
		out[1].SetWord("timing", "quick")
		if tree.Kind == ability.Auto || tree.Kind == ability.Act || tree.Kind == ability.Cont {
			add("territory", 0, 0)
		}
	}
	return out
}

// setCost gives a face a cost of one of its colour and the rest of any.
func setCost(c *pack.Card, colour string, cost int) {
	c.SetKeys("colours", []string{colour})
	c.SetNumber("cost", cost)
	c.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "generic", N: max(0, cost-1)}}})
	if cost == 0 {
		return
	}
	c.SetCount("needs", colour, 1)
}

func named(list []string) (out []lang.Words) {
	for _, s := range list {
		out = append(out, lang.Words{s})
	}
	return out
}

// helpers are units, commands and territories, many of which are what the line names.
func helpers(s *trial.Said, r *rand.Rand) (out []pack.Card) {
	for i := range 28 {
		c := pack.Card{Game: "builddivide", Kind: "unit", Values: value.Of("attributes", some(s.Traits, i), "identities", some(s.Identities, i+1))}
		setCost(&c, "red", i%5)
		if i%3 > 0 {
			setCost(&c, trial.One(colours, r), i%5)
		}
		if i%7 == 6 {
			c.SetKeys("colours", nil)
			c.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "generic", N: c.Number("cost")}}})
		}
		if len(s.Names) > 0 && i%3 < 2 {
			c.Name[rules.Japanese] = s.Names[(i/3*2+i%3)%len(s.Names)]
		}
		if len(s.Parts) > 0 && i%3 == 2 {
			c.Name[rules.Japanese] = "あの" + s.Parts[i%len(s.Parts)]
		}
		switch {
		case i%4 == 0:
			c.SetKeys("triggers", []string{[]string{"buster", "shot"}[i/4%2]})
		case i%9 == 1:
			c.SetWord("timing", "quick")
		}
		switch {
		case i >= 24:
			c.Kind = "territory"
			c.SetKeys("triggers", nil)
			c.SetWord("timing", "")
			c.Open = &pack.Card{Kind: "territory", Game: c.Game, Values: value.Of("titles", some(s.Titles, i))}
			setCost(c.Open, trial.One(colours, r), 1+i%4)
			c.SetKeys("colours", nil)
			c.SetNumber("cost", 0)
			c.Put(value.Value{Key: "needs", Counts: []value.Count{}})
			c.SetTags("titles", some(s.Titles, i))
		case i >= 18:
			c.Kind = "command"
			c.Lines = []string{commands[i-18]}
		default:
			unit(&c, s, i)
		}
		out = append(out, c)
	}
	return out
}

// What the commands and units of any table do.
var (
	commands = []string{"カードを1枚引く。", "墓地にあるユニット1枚を選び、それを登場させる。",
		"あなたのユニット1枚を対象とし、このカードをそれに＋2000オーラとしてつける。", "テリトリー1枚を選び、それを閉じる。",
		"手札にあるユニット1枚を選び、それを登場させる。", "相手のユニット1枚を対象とし、それに3000ダメージ。"}
	units = []string{"【自】このユニットが登場した時、カードを1枚引く。", "",
		"【起】〔クイック／①〕：カードを1枚引く。この能力は1ターンに1回しか起動できない。", "【永】このユニットは破壊されない。", "", ""}
)

// unit gives a unit numbers and the keywords that the line asks for.
func unit(c *pack.Card, s *trial.Said, i int) {
	c.SetNumber("power", 500*(1+i*5%14))
	c.SetNumber("hit", 1+i%2)
	c.SetTags("titles", some(s.Titles, i))
	if i%6 == 5 {
		c.SetKeys("subtypes", []string{"ace"})
	}
	for _, n := range s.Counters {
		if i%4 == 1 {
			c.Lines = append(c.Lines, "【起】〔①〕：あなたは「"+n+"」カウンターを1個得る。この能力は1ターンに1回しか起動できない。")
		}
	}
	if line := units[i%len(units)]; line != "" {
		c.Lines = append(c.Lines, line)
	}
	if i%5 == 3 {
		c.SetKeys("ability-icons", []string{"always/power+500"})
	}
	if len(s.Keywords) > 0 && i%3 == 1 {
		if line := keywords[s.Keywords[i/3%len(s.Keywords)]]; line != "" {
			c.Lines = append(c.Lines, line)
		}
	}
}

// some gives three of four cards one of a list of words.
func some(list []string, i int) []lang.Words {
	if len(list) == 0 || i%4 == 3 {
		return nil
	}
	return named(list[i%len(list) : i%len(list)+1])
}

func counters(s *trial.Said) *[]string { return &s.Counters }

// hear notes the title that an awakening asks for, and whose trait a mystery is.
func hear(s *trial.Said, n ability.Node) {
	switch {
	case n.Kind != ability.Label || n.Str == "":
	case ability.Keyword(n.Num) == lexicon.KwAwaken:
		s.Titles = trial.With(s.Titles, n.Str)
	case ability.Keyword(n.Num) == lexicon.KwMystery:
		s.Traits = trial.With(s.Traits, n.Str)
	}
}
