package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// The surface kinds that only these texts need. What stands behind each is its kids and the
// meaning of its Num.
const (
	saidPlayLess    Kind = surface.Own + iota // プレイコストを②減らす: Num how much
	saidSumIs                                 // そのパワーの合計が10000以上: object, stat, value; Num the comparison
	saidDiscardOwn                            // あなたの手札を1枚捨てる: amount
	saidShowMove                              // …を1枚まで公開して手札に加え: amount, set, act
	saidFreeColours                           // あなたがカードをプレイする際、その色指定コストは…: owner, cards; Num 1: by evol
	saidDealsTimes                            // …が与えるダメージは2倍になる: object; Num times
	saidTakesTimes                            // …が受けるダメージは2倍になる: the same
	saidTurnOpened                            // あなたのテリトリーが開放されたターンに, before an event: the owner
	saidWordPart                              // a keyword where a sentence stands
	saidCaseList                              // 以下を行う。: pieces, items
	saidCaseItem                              // ・炎-…: sentences; Str which case
	saidPicked                                // one of the last two that were chosen, by its word
	saidAimBoth                               // ユニット1枚とユニット1枚を対象とし: set, amount, set, amount
)

// How This is said, as its Num.
const (
	thisUnit = surface.ThisCard + 1 + iota
	thisTerritory
)

// How That is said, as its Num.
const (
	thatUnit = surface.ThatHere + iota
	thatCommand
	thatTerritory
	thatAbility
)

// ways is how the texts leave things unsaid: あなた is, whose a zone on the table is need not
// be said, and a card calls itself by its type.
func ways() text.Ways {
	return text.Ways{
		YouUnsaid: true, Pronouns: true, Topics: true, Quick: KwQuick, Dense: true,
		This: this, Verb: verb,
		Nouns: []text.Noun{
			thatUnit:      {},
			thatCommand:   {Heads: []Kind{Command}, Effect: true},
			thatTerritory: {Heads: []Kind{Territory}, Where: TerritoryZone},
			thatAbility:   {Heads: []Kind{AbilityHead}, Effect: true},
		},
		Here:        []Kind{Field},
		Nowhere:     []Kind{Command, AbilityHead},
		Attached:    []Kind{Aura},
		Owned:       []Kind{Hand, Deck, LifeZone, DDeck},
		OwnedInCost: []Kind{Graveyard, EnergyZone, TerritoryZone, RemoveZone},
		UsedBans:    []BanKind{BanAttack, BanBlock},
		Surface: map[Kind]text.Surface{
			saidSumIs: {Sort: SCond}, saidTurnOpened: {Sort: SWindow},
			saidWordPart: {As: text.AsWord}, saidCaseList: {As: text.AsCases}, saidCaseItem: {As: text.AsCase},
			saidPicked: {As: text.AsPicked}, saidAimBoth: {As: text.AsAimBoth},
		},
		Means: map[Kind]func(Node) Node{
			saidPlayLess:   func(n Node) Node { return Num(PlayCost, -n.Num) },
			saidSumIs:      func(n Node) Node { return Num(SumIs, n.Kids[1].Num*PerStat+n.Num, n.Kids[0], n.Kids[2]) },
			saidTurnOpened: func(n Node) Node { return N(TurnOpened, n.Kids...) },
			CountOf: func(n Node) Node {
				if owner, ok := lifePile(n.Kids[0]); ok {
					return Num(LifeOf, n.Num, owner)
				}
				return n
			},
		},
		Says: map[Kind]func(string, Node, Node) Node{
			PlayCost: func(_ string, n, said Node) Node {
				if n.Num < 0 {
					return Num(saidPlayLess, -n.Num)
				}
				return said
			},
			SumIs: func(_ string, n, said Node) Node {
				return Num(saidSumIs, n.Num%PerStat, said.Kids[0], Num(surface.Word, n.Num/PerStat), said.Kids[1])
			},
		},
		Otherwise: func(n Node) bool {
			if n.Kind != CountOf {
				return false
			}
			_, life := lifePile(n.Kids[0]) // LifeOf
			return life
		},
		Own: text.Own{
			Acts:      doings(),
			Ahead:     map[Kind]Kind{TurnOpened: saidTurnOpened},
			Case:      func(item Node) Node { return Str(ByEvol, item.Str) },
			AddedFrom: []Kind{LifeZone},
			Onto:      []Kind{Appear, Copy, Negate, TurnTerritory},
		},
	}
}

// lifePile gives the owner of a set that is all of a life zone.
func lifePile(set Node) (owner Node, ok bool) {
	ok = set.Kind == Cards && len(set.Kids) == 3 && set.Num == 0 && set.Kids[0].Kind != None &&
		set.Kids[1].Kind == LifeZone && set.Kids[2].Kind == Card
	return set.Kids[0], ok
}

// this is how a line calls the card on which it stands.
func this(line Node, card Kind) (word, given int) {
	switch card {
	case Unit:
		word = thisUnit
	case Territory:
		word = thisTerritory
	case None:
		word = suggested(line)
	}
	return word, thisUnit
}

// suggested is the word for This that a line's own text suggests: territories
// are opened, units are on the field, everything else is a card.
func suggested(line Node) int {
	word := thisUnit
	if line.Kind == Effect || line.Kind == Legacy {
		word = surface.ThisCard
	}
	var walk func(Node)
	walk = func(n Node) {
		if word == thisTerritory {
			return
		}
		if len(n.Kids) > 0 && n.Kids[0].Kind == This {
			switch n.Kind {
			case OnOpen, TurnTerritory, MakeTerritoryUnit:
				word = thisTerritory
				return
			case OnPlaced, WouldPlaced:
				if n.Kids[1].Kind != Field && n.Kids[2].Kind != Field {
					word = surface.ThisCard
				}
			case DiscardThese, MakeUnit, PlayCard:
				word = surface.ThisCard
			case Appear:
				word = surface.ThisCard
			case Move:
				if n.Kids[1].Kind == ToRemoved {
					word = surface.ThisCard
				}
			}
		}
		if n.Kind == ThisIs && n.Kids[0].Kind != Field {
			word = surface.ThisCard
		}
		for _, k := range n.Kids {
			if !k.Kind.IsLine() || n.Kind.IsLine() {
				walk(k)
			}
		}
	}
	walk(line)
	return word
}
