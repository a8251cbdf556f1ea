package weiss

import (
	a "gorin/rules/ability"
	"gorin/rules/weiss/lexicon"
)

// The acts of the trigger icons (4.12.2), as the trees of texts: what a player
// "may" do is asked, what is forced is done.

func effectOf(groups ...a.Node) a.Node {
	return a.N(a.Effect, a.Nothing, a.Nothing, a.N(a.Sentence, append([]a.Node{a.Nothing, a.Nothing, a.Nothing, a.Nothing, a.Nothing}, groups...)...))
}

func must(acts ...a.Node) a.Node { return a.N(a.Do, append([]a.Node{a.N(a.You)}, acts...)...) }
func may(acts ...a.Node) a.Node {
	return a.Num(a.Do, a.MayFlag, append([]a.Node{a.N(a.You)}, acts...)...)
}
func exactly(n int) a.Node { return a.N(a.Exactly, a.Num(a.Number, n)) }
func upTo(n int) a.Node    { return a.N(a.UpTo, a.Num(a.Number, n)) }

func waitingRoom(head a.Node, filters ...a.Node) a.Node {
	return a.N(a.Cards, append([]a.Node{a.N(a.You), a.N(a.WaitingRoom), head}, filters...)...)
}

func topToStock() a.Node {
	return a.N(a.Move, a.N(a.Top, exactly(1), a.N(a.You), a.N(a.Deck)), a.N(lexicon.ToStock))
}

// iconTrees gives the act of each icon. These trees are made where they are compiled, not when the program starts: that
// would take from the time to the first picture.
func iconTrees() [iconCount]a.Node {
	return [iconCount]a.Node{
		a.IconNone:       effectOf(must(a.N(a.Draw, a.N(a.Exactly, a.Num(a.Number, 0))))), // 4.12.2.1: nothing
		lexicon.IconSoul: effectOf(must(a.N(lexicon.AttackerSoul))),                       // 4.12.2.2, forced
		lexicon.IconReturn: effectOf(may( // 4.12.2.3
			a.N(a.Choose, exactly(1), a.N(a.Cards, a.N(a.Opp), a.N(lexicon.Stage), a.N(a.Character))),
			a.N(a.Move, a.N(a.Chosen), a.N(a.ToHand)))),
		lexicon.IconPool: effectOf(may(topToStock())), // 4.12.2.4
		lexicon.IconComeback: effectOf(may( // 4.12.2.5
			a.N(a.Choose, exactly(1), waitingRoom(a.N(a.Character))),
			a.N(a.Move, a.N(a.Chosen), a.N(a.ToHand)))),
		lexicon.IconDraw: effectOf(may(a.N(a.Draw, exactly(1)))),  // 4.12.2.6
		lexicon.IconShot: effectOf(must(a.N(lexicon.NextDamage))), // 4.12.2.7
		lexicon.IconTreasure: effectOf( // 4.12.2.8: the first part is forced (4.12.2.8.1)
			must(a.N(a.Move, a.N(a.This), a.N(a.ToHand))),
			may(topToStock())),
		lexicon.IconGate: effectOf(may( // 4.12.2.9
			a.N(a.Choose, exactly(1), waitingRoom(a.N(lexicon.Climax))),
			a.N(a.Move, a.N(a.Chosen), a.N(a.ToHand)))),
		lexicon.IconStandby: effectOf(may( // 4.12.2.10, 4.12.2.10.1: one character, to any slot
			a.N(a.Choose, exactly(1), waitingRoom(a.N(a.Character), a.N(lexicon.StandbyLevel))),
			a.Num(a.Move, a.RestedFlag, a.N(a.Chosen), a.N(a.ToAnySlot)))),
		lexicon.IconChoice: effectOf(may( // 4.12.2.11
			a.N(a.Choose, exactly(1), waitingRoom(a.N(a.Character), a.Num(a.HasIcon, int(lexicon.IconSoul)))),
			a.N(a.Move, a.N(a.Chosen), a.N(lexicon.ToHandOrStock)))),
		lexicon.IconChance: effectOf(must( // 4.12.2.12: all of it forced (4.12.2.12.1)
			a.N(a.Move, a.N(a.This), a.N(a.ToWaitingRoom)),
			a.N(a.RevealTop, upTo(2), a.N(a.You)),
			a.N(a.Choose, exactly(1), a.N(a.Cards, a.Nothing, a.N(a.AmongThose), a.N(a.Card))),
			a.N(a.Move, a.N(a.Chosen), a.N(lexicon.ToStock)),
			a.N(a.Move, a.N(a.Remainder), a.N(a.ToHand)))),
		lexicon.IconDiscovery: effectOf(must( // 4.12.2.13; what is revealed still is in the deck (4.12.2.13.1)
			a.N(a.RevealTop, upTo(3), a.N(a.You)),
			a.N(a.Choose, upTo(1), a.N(a.Cards, a.Nothing, a.N(a.AmongThose), a.N(a.Character))),
			a.N(a.Move, a.N(a.Chosen), a.N(a.ToHand)),
			a.N(a.Move, a.N(a.Remainder), a.N(a.ToWaitingRoom)))),
	}
}

const iconCount = lexicon.IconDiscovery + 1

// shotTree is the ability that the shot icon makes: when the next damage of
// the attacking character is cancelled, one damage to the opponent.
func shotTree() a.Node {
	return a.N(a.Auto, a.Nothing, a.Nothing, a.N(a.Sentence, a.Nothing, a.Nothing,
		a.N(lexicon.OnDamageCancelled, a.Num(a.That, a.ThatEach)), a.Nothing, a.Nothing,
		must(a.N(a.Damage, a.N(a.Opp), a.Num(a.Number, 1)))))
}

// soulTree is the change of soul that rules make (4.12.2.2, 7.2.1.4).
func soulTree() a.Node {
	return effectOf(must(a.N(a.Modify, a.N(a.This), a.N(a.ThisTurn), a.Num(a.AddStat, a.OfStat(lexicon.StatSoul, a.Plus), a.N(a.XVar)))))
}

// encoreTree: every character has it (10.2.3).
func encoreTree() a.Node { return a.N(lexicon.Encore, a.N(a.Cost, a.Num(lexicon.PayStock, 3))) }
