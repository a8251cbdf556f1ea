package ability

// CondemnationCounter is the counter that judgement gives (断罪カウンター,
// Build Divide 1404-2), AlchemyCounter the one of equivalent exchange (525).
const (
	CondemnationCounter = "断罪"
	AlchemyCounter      = "錬成"
)

// IdentityWord is an identity name (識別名) among the words of a program, apart
// from an attribute of the same name; TitleWord a title (称号).
func IdentityWord(name string) string { return "《" + name + "》" }

// TitleWord: see IdentityWord.
func TitleWord(title string) string { return "〔" + title + "〕" }

// lowerBuildDivide turns the keywords of Build Divide into what they stand for.
func lowerBuildDivide(n Node) (line Node, kw Keyword) {
	switch n.Kind {
	case Decoy:
		return N(Cont, Nothing, Nothing), KwDecoy
	case Blitz:
		return N(Cont, Nothing, Nothing), KwBlitz
	case Berserk:
		return N(Cont, Nothing, Nothing), KwBerserk
	case NameRule:
		return N(Cont, Nothing, Nothing), KwNameRule
	case Judgement:
		return lowerJudgement(n), KwJudgement
	case AssaultTerritory:
		return lowerAssaultTerritory(), KwAssaultTerritory
	case Bright:
		return lowerBright(n), KwBright
	case Unity:
		return lowerUnity(n), KwUnity
	case SkillText:
		return N(Effect, append([]Node{Nothing, Nothing}, n.Kids...)...), KwSkill
	case Legacy:
		return n, KwLegacy
	case Evol:
		return n, KwEvol
	}
	return n, KwNone
}

// lowerJudgement: 1404-2.
func lowerJudgement(n Node) Node {
	return N(Auto, Nothing, Nothing,
		sentence(Nothing, Nothing, n.Kids[0], Nothing,
			N(Do, N(You), Node{Kind: GainCounter, Str: CondemnationCounter, Kids: []Node{N(You), Num(Number, 1)}})))
}

// lowerAssaultTerritory: its automatic part (1406-1a); that it comes to the field
// when it is opened is seen to when it is opened.
func lowerAssaultTerritory() Node {
	isUnit := Num(IsA, 1, N(This), N(Cards, Nothing, Nothing, N(Unit)))
	return N(Auto, Nothing, Nothing,
		sentence(Nothing, Nothing, N(OnCondition, N(CondAnd, N(ThisIs, N(Field)), isUnit)), Nothing,
			N(Do, N(You), N(MakeTerritoryUnit, N(This), Num(Number, 0), Num(Number, 0)))))
}

// lowerBright: 1410-2.
func lowerBright(n Node) Node {
	which := n.Kids[0]
	if len(n.Kids) > 1 {
		which = N(AnyOf, n.Kids...)
	}
	return N(Auto, Nothing, Nothing,
		sentence(Nothing, N(YourTurn), Num(OnBattle, int(BattleBegins), N(This)), Nothing,
			Num(Do, MayFlag, N(You), N(Choose, one(), N(Cards, N(You), N(Hand), N(Card), which)), N(DiscardThese, N(Chosen)))),
		sentence(N(IfDo), Nothing, Nothing, Nothing,
			N(Do, N(You), N(Modify, N(This), N(ThisTurn), N(AddPower, Num(Number, n.Num))))))
}

// lowerUnity: 1412-2; this unit itself (1412-2a) and those of any player count
// (1412-2b).
func lowerUnity(n Node) Node {
	came := N(CameThisTurn, N(Cards, Nothing, Nothing, N(Unit), n.Kids[0]))
	return N(Auto, Nothing, Nothing,
		sentence(Nothing, Nothing, N(OnPlaced, N(This), Nothing, N(Field)), came,
			N(Do, N(You), N(Draw, one()))))
}
