package lexicon

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/phrases"
)

// numbers is the names of what numbers in trees mean.
func numbers() map[string][]string {
	return map[string][]string{
		NumBan: {
			BanChosen: "chosen", BanChosenByChara: "chosen-by-chara",
			BanStandUp: "stand-up", BanPair: "pair", BanPartnerAttack: "partner-attack", BanTire: "tire", BanBlockers: "blockers", BanCancels: "cancels",
			BanSets: "sets", BanSparks: "sparks", BanNoPartner: "no-partner", BanNoPartnerOn: "no-partner-on", BanStaysUp: "stays-up",
			BanIsPartner: "is-partner", BanIsPartnerOn: "is-partner-on",
		},
		NumPhase:  {PhStandby: "standby", PhEnergy: "energy", PhStartStep: "start-step", PhBlockStep: "block-step", PhDamageStep: "damage-step", PhCloseStep: "close-step", PhGame: "game"},
		NumStat:   {StatATK: "atk", StatDEF: "def"},
		NumColour: {NoColour: "generic"},
		"Deed": {
			DidPut: "put", DidReturn: "return", DidSet: "set", DidChoose: "choose", DidSwap: "swap", DidShow: "show", DidBacked: "backed", DidBack: "back",
			DidDraw: "draw",
		},
		"Cause": {ByEffect: "effect", ByOppEffect: "opp-effect", ByOppAttack: "opp-attack", ByItsCancel: "its-cancel", ByOwnEffect: "own-effect", InAnyWay: "any-way"},
	}
}

// cardNumbers is what texts call the numbers on cards, and what they do with them.
func cardNumbers() []text.Phrase {
	return slices.Concat(
		phrases.OfNumber(StatCost, "コスト", "cost"),
		phrases.Word(StatATK, "ATK", "ATK"), phrases.Compared(StatATK, "ATK", "ATK"),
		phrases.Word(StatDEF, "DEF", "DEF"), phrases.Compared(StatDEF, "DEF", "DEF"),
	)
}
