package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/luckandlogic/lexicon"
	"gorin/rules/text/gen"
)

// own is cards that pay.
func (g *drawer) own() Node { return g.set() }

func (g *drawer) slice() Node {
	k := gen.Sampled(g.From, []Kind{Top, Top, Bottom})
	return N(k, g.qty(), g.Owner(), g.Kind(Deck, Stock))
}

func (g *drawer) dest() Node {
	if g.Int(0, 5) == 0 {
		return N(g.Kind(ToSoul, ToCircleOf, ToAdjacent).Kind, N(This))
	}
	return g.Kind(ToHand, ToDeckTop, ToDeckBottom, ToDeck, ToDeckEither, ToDrop, ToStock, ToLevel, ToRemove, ToPurge, ToRefresh, ToBattle, ToParadox,
		ToIntercept, ToSecret, ToGateZone, ToMyLogicalist, ToStockBottom, ToDeckTopDrop)
}

// circle is where a member comes to.
func (g *drawer) circle() Node {
	if g.Int(0, 4) == 0 {
		return N(g.Kind(ToCircleOf, ToAdjacent, ToThatCircle, ToInFront, ToBehind).Kind, N(This))
	}
	return g.Kind(ToAnyCircle, ToEmptyCircle, ToFrontCircle, ToBackCircle, ToEmptyFront, ToEmptyBack, ToItsCircle, ToAttacked)
}

// rankIs draws a condition about a player's T-rank.
func (g *drawer) rankIs() Node { return Num(TRankIs, g.Int(0, 4), g.Owner(), g.val()) }

// act draws one act. A modifier cannot begin a later group; what has no
// middle form stands at the end.
func (g *drawer) act(owner Kind, noMod, final, may bool) Node {
	a, mod := g.tryAct(owner, noMod, final, may)
	g.Flowing = mod
	return a
}

func (g *drawer) object() Node {
	if g.Chosen && g.Yes() {
		return N(Chosen)
	}
	return g.One(
		g.ref,
		func() Node { return g.Kind(TheCard, TheCards, Remainder) },
		g.slice,
		func() Node { return N(All, g.set()) },
	)
}

func (g *drawer) touch(o Node) {
	switch o.Kind {
	case This, That, TheCard, TheCards, BattleOpponent:
		g.Left = false
	}
}

func (g *drawer) tryAct(owner Kind, noMod, final, may bool) (a Node, mod bool) {
	switch g.Int(0, 16) {
	case 0:
		return gen.Sampled(g.From, []Node{N(PayCost), N(PayNow, g.few()), N(PayNow, N(XVar))}), false
	case 1, 2, 3:
		return g.choose(), false
	case 4:
		return gen.Sampled(g.From, []Node{N(Draw, g.qty()), N(Discard, g.qty())}), false
	case 5, 6:
		o := g.object()
		d := g.dest()
		flags := 0
		switch d.Kind {
		case ToHand, ToDeck, ToDrop, ToPurge, ToSoul:
		case ToStock:
			flags = gen.Sampled(g.From, []int{0, FaceDownFlag, FaceUpFlag})
		default:
			flags = gen.Sampled(g.From, []int{0, 0, 0, FaceDownFlag, FaceUpFlag, RestedFlag, AnyOrderFlag})
		}
		g.touch(o)
		return Num(Move, flags, o, d), false
	case 7:
		o := g.ref()
		g.touch(o)
		return N(MoveSlot, o, g.circle()), false
	case 8:
		o := g.object()
		g.touch(o)
		if o.Kind != Top && g.Yes() {
			return N(Reveal, o), false
		}
		return Num(SetState, g.Int(0, 1), o), false
	case 9:
		return g.see(owner), false
	case 10, 11:
		return g.onto(), false
	case 12:
		return g.rare(owner, final, may), false
	case 13:
		return g.byItself(), false
	}
	if noMod {
		return N(Draw, g.qty()), false
	}
	return g.modify(final, may)
}

// onto draws an act on an object.
func (g *drawer) onto() Node {
	o := g.object()
	return g.One(
		func() Node { return N(Destroy, o) },
		func() Node { return Num(TurnFace, g.Int(0, 1), o) },
		func() Node { return Num(PlayCard, g.Int(0, 1), o) },
		func() Node { return N(DiscardThese, o) },
		func() Node { return N(Define, o) },
		func() Node { return N(Blink, o) },
		func() Node {
			n := Num(Sortie, gen.Sampled(g.From, []int{0, 0, RestedFlag, FaceDownFlag}), o, Nothing)
			if g.Yes() {
				n.Kids[1] = g.circle()
			}
			return n
		},
		func() Node { return Num(SetOn, gen.Sampled(g.From, []int{0, FaceDownFlag}), o, g.hostOf(o)) },
		func() Node { return N(Move, o, N(ToSoul, g.hostOf(o))) },
	)
}

// hostOf is the card on which an object is put.
func (g *drawer) hostOf(o Node) Node {
	if o.Kind == Chosen {
		return N(This)
	}
	return g.host()
}

// host is the card on which another is put.
func (g *drawer) host() Node {
	if g.Chosen && g.Yes() {
		return N(Chosen)
	}
	return N(This)
}

// byItself draws an act that names no card.
func (g *drawer) byItself() Node {
	return g.One(
		func() Node { return g.Kind(LevelBoost, LuckDrive, DefineOne, Reshuffle, Refresh, EndBattle, EndPhase) },
		func() Node { return N(g.Kind(StockBoost, StockOpen, StockClose).Kind, g.val()) },
		func() Node { return N(Transmute, g.few()) },
		func() Node { return Num(RefreshPoints, g.Int(0, 1), g.few()) },
		func() Node { return Num(SetLaw, g.Int(int(LawPower), int(LawHeart))) },
		func() Node {
			into := Nothing
			if g.Yes() {
				into = g.cards()
			}
			return N(Trance, Nothing, into)
		},
		func() Node { return N(Trance, g.object(), gen.Sampled(g.From, []Node{Nothing, g.cards()})) },
		func() Node { return Num(UseDrive, g.Int(0, 1), g.host()) },
	)
}

// see draws an act that looks at cards.
func (g *drawer) see(owner Kind) Node {
	switch g.Int(0, 4) {
	case 0:
		g.Look, g.Seen, g.Left = LookDeck, owner, false
		return N(LookDeck, N(owner))
	case 1:
		g.Look, g.Seen, g.Left = LookTop, owner, false
		return N(LookTop, g.qty(), N(owner))
	case 2:
		g.Left = false
		return N(RevealTop, g.qty(), g.Owner())
	}
	return N(Shuffle, g.Owner(), g.Kind(Deck, Stock))
}

func (g *drawer) choose() Node {
	var set Node
	switch {
	case g.Look == LookDeck && g.Yes():
		set = N(Cards, append([]Node{N(g.Seen), N(Deck), g.head()}, g.filters()...)...)
	case g.Look == LookTop && g.Yes():
		set = N(Cards, append([]Node{Nothing, N(AmongThose), g.head()}, g.filters()...)...)
	default:
		set = g.set()
	}
	flag := 0
	if g.Int(0, 9) == 0 {
		flag = RandomFlag
	}
	n := Num(Choose, flag, g.qty(), set)
	if g.Int(0, 9) == 0 {
		n = N(ChooseEach, g.qty(), N(Cards, N(You), N(Hand), g.head()), N(Cards, N(Opp), N(DropZone), g.head()))
		if g.Look == LookDeck && g.Yes() {
			for i, set := range n.Kids[1:] {
				n.Kids[1+i] = gen.WithPlace(set, N(g.Seen), N(Deck))
			}
		}
	}
	g.Left, g.Chosen, g.That = true, true, ThatChosen
	return n
}

// swapped is one of two cards that change places.
func (g *drawer) swapped() Node {
	if g.Chosen {
		return N(Chosen)
	}
	return N(TheCard)
}

func (g *drawer) rare(owner Kind, final, may bool) Node {
	fs := []func() Node{
		func() Node { return N(ExtraTurn, g.Owner()) },
		func() Node { return Num(GoToPhase, int(gen.Sampled(g.From, phases[1:]))) },
		func() Node { return N(WinGame, N(owner)) },
		func() Node { return N(LoseGame, N(owner)) },
		func() Node { return N(PeekAt, N(All, N(Cards, g.Owner(), N(Hand), N(Card)))) },
	}
	if !may {
		fs = append(fs, func() Node {
			d := g.duration()
			return Num(Forbid, int(gen.Sampled(g.From, playerBans)), N(owner), d)
		}, func() Node {
			d := g.duration()
			return Num(g.Kind(RaiseLimit, LowerLimit, SetLimit).Kind, g.Int(int(LimitHand), int(LimitLevel)), g.Owner(), d, g.val())
		})
	}
	if final {
		fs = append(fs,
			func() Node { return N(Repeat, g.val(), g.inner(SEffect)) },
			func() Node { return N(Modes, N(Exactly, g.Num()), g.inner(SEffect), g.inner(SEffect)) },
			func() Node {
				if g.Yes() {
					return N(Swap, N(This), g.swapped())
				}
				return N(Swap, g.swapped(), N(This))
			},
			func() Node {
				d := g.duration()
				return Num(SwapStats, int(g.changed()), N(This), d, g.swapped())
			})
	}
	return g.One(fs...)
}

// byCost is a number of what a cost has moved or shown.
func (g *drawer) byCost() Node {
	zone := gen.Sampled(g.From, []Node{N(PutThus, N(DropZone)), N(PutThus, N(LevelZone)), N(ShownThus)})
	cards := N(Cards, Nothing, N(ByCost, zone), g.Kind(Character, Card))
	if g.Yes() {
		return Num(SumOf, g.Times()*PerStat+g.stat(), cards)
	}
	return Num(CountOf, g.Times(), cards)
}

// The bans that lie on a card, those that end a sentence, and those of a player.
var (
	cardBans   = []BanKind{BanAttacked, BanSortie, BanMove, BanChosen, BanChosenByOpp, BanLeaveByOpp, BanToHandByOpp, BanBroken, BanAuto, BanDefinedThis, MustAttackIfMay}
	lastBans   = []BanKind{BanStand, BanStandUp, BanDropByOpp, MayHitBack, MayPlayAnyWorld}
	playerBans = []BanKind{BanAttack, BanIntercept, BanTrance, BanDefine, BanDefineHand, BanDefineTactics, BanDefineParadox, BanLevelBoost, BanLuckDrive, BanDrive, BanActivate, BanSortieHand, BanRearrange, BanDrawByEffect}
)
