package builddivide

import (
	assets "gorin/assets/builddivide"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/cards"
	"gorin/rules/rulebook"
)

// known is the lines of the cards that ship.
var known = cards.KnownOf(assets.Files, lexicon.Terms)

// Rulebook is what Build Divide hands over.
func Rulebook() rulebook.Game {
	return rulebook.Game{
		Key: "builddivide", Version: RulesVersion, Players: 2, Tables: &Tables,
		Files: assets.Files, Known: known,
		Cites:  rulebook.Cites{Paying: []string{"510-", "1204-2", "12.04.2."}, Players: "101-2", Concede: "103-2", Card: "1204-3", Ability: "1204-3"},
		Clause: `\b(?:(?:[1-9]|1[0-6])\d\d-\d+[a-z]?|(?:[1-9]|1[0-6])\.\d\d\.\d+\.[a-z]\.\d+)\b`, // 802-4b and, below that, 8.02.4.b.1
		Values: values(),
		Zones:  zoneList,
		Deck:   deckBook(),
		Terms:  lexicon.Terms, Lexicon: Lexicon, Read: Read,
		Compile: Compile,
		Start:   rulebook.Start{Start: Start, WhyNot: WhyNot},
		Positions: rulebook.Positions{
			StartAt: StartAt, TimingOf: TimingOf,
			Counters: true, Place: Place, Opened: IsOpened, Lasting: Lasting,
		},
		Names: rulebook.Names{
			Requests: rulebook.Keys(RequestKinds), Options: rulebook.Keys(OptionKinds), Events: rulebook.Keys(EventKinds),
			NamesLine: NamesLine, LineBeside: LineBeside,
			Phases: PhaseKeys[:], Kinds: TypeKeys,
			Icons: IconKeys, Colours: ColourKeys,
		},
		Messages: rulebook.Messages{
			Told: Told, IsPhase: IsPhase, IsTurn: IsTurn,
			Variant: OptionVariant, AskVariant: AskVariant, EventVariant: EventVariant,
			OptionNumber: OptionNumber, EventNumber: EventNumber, CostItem: CostItem, IsMirror: IsMirror,
			NeverResolved: NeverResolved, Forecast: forecast,
		},
		Shown:     rulebook.Shown{Player: shown, Attack: Attack, Look: Look, LookAt: LookAt},
		Notation:  notation(),
		Unreached: unreached(),
	}
}
