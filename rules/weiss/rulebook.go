package weiss

import (
	"strconv"

	assets "gorin/assets/weiss"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
	"gorin/rules/weiss/lexicon"
)

// known is the lines of the cards that ship.
var known = cards.KnownOf(assets.Files, lexicon.Terms)

// Rulebook is what Weiss Schwarz hands over.
func Rulebook() rulebook.Game {
	return rulebook.Game{
		Key: "weiss", Version: RulesVersion, Players: 2, Tables: &Tables,
		Files: assets.Files, Known: known,
		Cites:  rulebook.Cites{Paying: []string{"8.4"}, Players: "1.1.1", Concede: "1.2.4"},
		Clause: `\b(?:[1-9]|1[01])(?:\.\d+)+\b`, // 6.4.1.2
		Values: values(),
		Zones:  zoneList,
		Deck:   deckBook(),
		Terms:  lexicon.Terms, Lexicon: Lexicon, Read: Read,
		Compile: Compile,
		Start: rulebook.Start{
			Start:  Start,
			WhyNot: WhyNot,
		},
		Positions: rulebook.Positions{StartAt: StartAt, TimingOf: TimingOf},
		Names: rulebook.Names{
			Requests: rulebook.Keys(RequestKinds), Options: rulebook.Keys(OptionKinds), Events: rulebook.Keys(EventKinds),
			NamesLine: NamesLine, LineBeside: [256]bool{kernel.OptAbility: true, kernel.OptMode: true},
			Phases: PhaseKeys[:],
			Icons:  IconKeys, Colours: ColourKeys,
		},
		Messages: rulebook.Messages{
			Told: Told, IsPhase: IsPhase, IsTurn: IsTurn,
			Variant: variant, EventVariant: eventVariant,
			AskVariant: askVariant, Forecast: forecast, IconOfLine: IconOfLine, NeverResolved: NeverResolved,
		},
		Shown:     rulebook.Shown{Unlisted: Unlisted, Attack: Attack, Player: shown, Under: SlotMarkers},
		Notation:  notation(),
		Unreached: unreached(),
	}
}

// variant tells ways to attack and rule actions apart.
func variant(o *kernel.Option) string {
	switch o.Kind {
	case optMethod:
		return "." + strconv.Itoa(int(o.N))
	case optRule:
		if IsRefresh(*o) {
			return ".refresh"
		}
		return ".level-up"
	}
	return ""
}

// eventVariant tells a draw from other moves.
func eventVariant(m *kernel.Machine, e *kernel.Event) string {
	if e.Kind == kernel.EvMove && e.From != kernel.NoZone && m.KindOf(e.From) == zDeck && m.KindOf(e.To) == zHand {
		return "-draw"
	}
	return ""
}
