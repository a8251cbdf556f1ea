package rules

import (
	"strconv"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/weiss"
)

// weissBook is Weiss Schwarz.
var weissBook = rulebook{
	key: "weiss", version: weiss.RulesVersion, players: 2, tables: &weiss.Tables, words: wordsOf("weiss"),

	compile:   weiss.Compile,
	addToDeck: func(m *kernel.Machine, p int8, print uint16, _ cards.Part) { weiss.AddToDeck(m, p, print) },
	whyNot:    weiss.WhyNot,
	start:     weiss.Start, startAt: weiss.StartAt, timingOf: weiss.TimingOf,

	requests: keysOf(weiss.RequestKinds), options: keysOf(weiss.OptionKinds), events: keysOf(weiss.EventKinds),
	namesLine: weiss.NamesLine, lineBeside: [256]bool{kernel.OptAbility: true, kernel.OptMode: true}, phases: weiss.PhaseKeys[:], keywords: weiss.KeywordNames[:], linkKeyword: int(ability.KwLink),
	icons: weiss.IconKeys, colours: weiss.ColourKeys,
	stats: statNumbers{level: weiss.NumLevel, cost: weiss.NumCost, power: weiss.NumPower, soul: weiss.NumSoul, hit: noStat},
	cites: cited{players: "1.1.1", concede: "1.2.4"},

	told: weiss.Told, isPhase: weiss.IsPhase, isTurn: weiss.IsTurn, variant: weissVariant,
	iconOfLine: weiss.IconOfLine, neverResolved: weiss.NeverResolved, unlisted: weiss.Unlisted,
	attack: weiss.Attack, level: weiss.Level, markers: weiss.SlotMarkers,
}

func weissVariant(o *kernel.Option) string {
	switch weiss.OptionKinds[o.Kind] {
	case "attack":
		return "." + strconv.Itoa(int(o.N))
	case "rule":
		if weiss.IsRefresh(*o) {
			return ".refresh"
		}
		return ".level-up"
	}
	return ""
}
