package lexicon

import . "gorin/rules/ability" // most lines name kinds

// CondemnationCounter is the counter that judgement gives (断罪カウンター,
// 1404-2), AlchemyCounter the one of equivalent exchange (525).
const (
	CondemnationCounter = "断罪"
	AlchemyCounter      = "錬成"
)

// What stands around names of two kinds, apart from attributes of the same letters.
const (
	identityBrackets = "《》"
	titleBrackets    = "〔〕"
)

// IdentityWord is an identity name (識別名) among the words of a program, apart from an
// attribute of the same name.
func IdentityWord(name string) string { return Apart(identityBrackets, name) }

// TitleWord is a title (称号) among them.
func TitleWord(title string) string { return Apart(titleBrackets, title) }

// complete notes which title an awakening asks for (312-3), and whose trait a mystery is.
func complete(c *Compiler, low Node, l *Line) {
	if c.Form(low.Kind) != WholeLine {
		return
	}
	for _, lab := range low.Kids[0].Kids {
		switch {
		case Keyword(lab.Num) == KwAwaken && lab.Str != "":
			l.Title = c.Word(TitleWord(lab.Str))
		case Keyword(lab.Num) == KwMystery:
			l.Word = c.Word(lab.Str)
		}
	}
}

// lowerInForce: the keyword is a label of what is always in force, and no more.
func lowerInForce(Node) Node { return N(Cont, Nothing, Nothing) }

// lowerSkill: 533.
func lowerSkill(n Node) Node { return N(Effect, append([]Node{Nothing, Nothing}, n.Kids...)...) }

// lowerJudgement: 1404-2.
func lowerJudgement(n Node) Node {
	return N(Auto, Nothing, Nothing,
		Said(Nothing, Nothing, n.Kids[0], Nothing,
			N(Do, N(You), Node{Kind: GainCounter, Str: CondemnationCounter, Kids: []Node{N(You), Num(Number, 1)}})))
}

// lowerAssaultTerritory: its automatic part (1406-1a); that it comes to the field
// when it is opened is seen to when it is opened.
func lowerAssaultTerritory(Node) Node {
	isUnit := Num(IsA, 1, N(This), N(Cards, Nothing, Nothing, N(Unit)))
	return N(Auto, Nothing, Nothing,
		Said(Nothing, Nothing, N(OnCondition, N(CondAnd, N(ThisIs, N(Field)), isUnit)), Nothing,
			N(Do, N(You), N(MakeTerritoryUnit, N(This), Num(Number, 0), Num(Number, 0)))))
}

// lowerBright: 1410-2.
func lowerBright(n Node) Node {
	which := n.Kids[0]
	if len(n.Kids) > 1 {
		which = N(AnyOf, n.Kids...)
	}
	return N(Auto, Nothing, Nothing,
		Said(Nothing, N(YourTurn), Num(OnBattle, int(BattleBegins), N(This)), Nothing,
			Num(Do, MayFlag, N(You), N(Choose, One(), N(Cards, N(You), N(Hand), N(Card), which)), N(DiscardThese, N(Chosen)))),
		Said(N(IfDo), Nothing, Nothing, Nothing,
			N(Do, N(You), N(Modify, N(This), N(ThisTurn), Num(AddStat, OfStat(StatPower, Plus), Num(Number, n.Num))))))
}

// lowerUnity: 1412-2; this unit itself (1412-2a) and those of any player count
// (1412-2b).
func lowerUnity(n Node) Node {
	came := N(CameThisTurn, N(Cards, Nothing, Nothing, N(Unit), n.Kids[0]))
	return N(Auto, Nothing, Nothing,
		Said(Nothing, Nothing, N(OnPlaced, N(This), Nothing, N(Field)), came,
			N(Do, N(You), N(Draw, One()))))
}

// alwaysMore turns an increase of damage that a continuous ability says into what it
// is: a replacement of that damage (519-2, 1209-1).
func alwaysMore(n Node) Node {
	if n.Kind != Cont || len(n.Kids) != 3 || n.Kids[2].Kind != Sentence {
		return n
	}
	s := n.Kids[2]
	if len(s.Kids) != 6 || s.Kids[2].Kind != None || s.Kids[4].Kind != None {
		return n
	}
	do := s.Kids[5]
	if do.Kind != Do || len(do.Kids) != 2 || do.Kids[1].Kind != RaiseDamage || do.Kids[1].Kids[1].Kind != None {
		return n
	}
	more := do.Kids[1]
	more.Num = 1
	return N(Cont, n.Kids[0], n.Kids[1],
		Said(s.Kids[0], s.Kids[1], N(WouldHurt, more.Kids[0]), s.Kids[3], N(Do, do.Kids[0], more)))
}
