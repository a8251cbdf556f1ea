package rules

import "gorin/rules/builddivide"

// buildDivideBook is Build Divide.
var buildDivideBook = rulebook{
	key: "builddivide", version: builddivide.RulesVersion, players: 2, tables: &builddivide.Tables, words: wordsOf("builddivide"),

	compile: builddivide.Compile, addToDeck: builddivide.AddToDeck, home: builddivide.Home,
	start: builddivide.Start, startAt: builddivide.StartAt, timingOf: builddivide.TimingOf,
	place: builddivide.Place, opened: builddivide.IsOpened, lasting: builddivide.Lasting,

	whyNot:   builddivide.WhyNot,
	requests: keysOf(builddivide.RequestKinds), options: keysOf(builddivide.OptionKinds), events: keysOf(builddivide.EventKinds),
	namesLine: builddivide.NamesLine, lineBeside: builddivide.LineBeside, phases: builddivide.PhaseKeys[:], keywords: builddivide.KeywordNames[:], kinds: builddivide.TypeKeys,
	icons: builddivide.IconKeys, colours: builddivide.ColourKeys,
	stats: statNumbers{level: noStat, cost: builddivide.NumCost, power: builddivide.NumPower, soul: noStat, hit: builddivide.NumHit},
	cites: cited{players: "101-2", concede: "103-2", card: "1204-3", ability: "1204-3"},

	told: builddivide.Told, isPhase: builddivide.IsPhase, isTurn: builddivide.IsTurn, variant: builddivide.OptionVariant,
	askVariant: builddivide.AskVariant, eventVariant: builddivide.EventVariant, optionNumber: builddivide.OptionNumber, eventNumber: builddivide.EventNumber,
	costItem:      builddivide.CostItem,
	isMirror:      builddivide.IsMirror,
	neverResolved: builddivide.NeverResolved, attack: builddivide.Attack, look: builddivide.Look, lookAt: builddivide.LookAt,
}
