package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// exact is what English says in other words than games share, so that one and many, whose and of what are
// told apart.
var exact = []text.Phrase{
	// one and many
	{"act", Move, 0, "", "{1=to-empty-seat}put<|s> each of {0:those} on an empty seat among the members{#adv}"},
	{"act", Disguise, 0, "", "put<|s> {0:those} {1:dest}{#adv} as characters {guise} of cost {2:val}, ATK {3:val} and DEF {4:val}"},
	{"cond1", CountIs, int(Equal), "", "{1=(number 1)}there is exactly 1 {0:every}"},
	{"act", Choose, 0, "", "{0=all-many}choose<|s> all {1:some/0}"},
	{"act", Choose, 0, "", "choose<|s> all {1:some/0}, at least {0:least}"},
	{"least", AllMany, 0, "", "{#}"},
	{"act", Choose, 0, "", "choose<|s> as many {1:some/0} as {0:thereare}"},
	{"thereare", Exactly, 0, "", "{0:therecount}"},
	{"therecount", CountOf, 1, "", "there are {0:cards}"},

	// Said of no more than the entry, it is the character there (4.4.3).
	{"entrycard", Cards, 0, "", "{0=you}{1=entry}{2=card}the character in your entry¦{0=opp}{1=entry}{2=card}the character in your opponent's entry"},
	{"single", All, 0, "", "{0:entrycard}"},
	{"cond1", AllAre, 0, "{0:entrypile}が{1:described}<|で|である>", "{0:entrycard} is [a\x02|a|an] {1:np/1}"},
	{"entrypile", Cards, 0, "{0=you}{1=entry}{2=card}あなたのエントリー¦{0=opp}{1=entry}{2=card}相手のエントリー", ""},

	// several zones together
	{"cond1", AllDiffer, 0, "", "all {0:jointly} have different names"},
	{"cond1", NamesAre, int(AtLeast), "", "there are {1:val} or more different names among {0:jointly}"},
	{"act", DoBelow, 0, "", "carr<y|ies> out all of the following by the number of different names among {0:jointly}"},
	{"jointly", surface.Via, 0, "", "{@:joint}¦{@:cards}"},
	{"joint", Cards, 0, "", "{#other}{3*:pre:}{2:head/0}{3*:post/0:} in {0:the} {1:zjoint}"},
	{"zjoint", EitherZone, 0, "", "{0&:zname1: and }"},

	// The ATK of what was chosen, not of what is changed by it.
	{"addend", surface.StatOf, 1, "", "the {1:stat} of {0:chosencard}"},
	{"chosencard", surface.Left, 0, "", "the chosen card"},
	{"chosencard", surface.Left, surface.LeftNamed, "", "the chosen card"},
	{"single", surface.Left, surface.LeftNamed, "", "the chosen card"},
	{"ref", surface.Left, surface.LeftNamed, "", "the chosen card"},

	{"for", NextAttack, 0, "", " during {0:ofit} next attack this turn"},
	{"ofit", surface.Left, 0, "", "its"},

	// A card goes to the zones of its owner (4.1.1.3).
	{"dest", ToEntry, theirs, "", "into their entry"},
	{"dest", ToMembers, theirs, "", "among their members"},
	{"dest", ToEnergy, theirs, "", "into their energy zone"},
	{"act", Move, AnyOrderFlag, "{0:wo}相手の望む順で{1:theirdeck}に置<く|き|いて>", "put<|s> {0:obj} {1:theirdeck} in an order they choose"},
	{"theirdeck", ToDeckBottom, theirs, "デッキの下", "at the bottom of their deck"},
	{"theirdeck", ToDeckTop, theirs, "デッキの上", "on top of their deck"},

	{"dest", ToSoul, 0, "", "{0=none}under the character that it supports as its soul"},
	{"single", ThatAt, 0, "", "that character from {0:zfrom}"},
	{"single", ThisAt, 0, "", "this character from {0:zfrom}"},

	// Who blocks blocks an attack, and blocked is who is attacked (8.3.3.1, 8.3.3.2).
	{"trigger1", OnBlockOf, 0, "", "when {0:ga} blocks an attack on [a\x02|a|an] {1:np/1}"},
	{"act", BlockWith, 0, "", "can block attacks on {0:attackedones} with {2:cards}{1:for}"},
	{"act", BlockWith, 1, "", "can block attacks on {0:attackedones} with {2:cards} once each turn{1:for}"},
	{"act", BlockWith, 0, "", "can block attacks on {0:attackedones} with {2:cards} up to {#} times each turn{1:for}"},
	{"attackedones", All, 0, "", "{0:entrycard}¦any {0:cards}"},
	{"attackedones", surface.Via, 0, "", "{@:obj}"},
	{"cond1", DidWith, int(DidBacked), "", "[a\x02|a|an] {0:np/1} supported that attack"},
	{"trigger1", WouldSupport, 0, "", "when {0:ga} would support the {#nth} attack of a turn"},
	{"vp", Ban, int(BanTire), "", "do<es|> not rest"},
	{"act", PiercesLess, 0, "", "have damage of {0:single} that is blocked reduced by {#}, but not to 0"},
}

// theirs is the Num of a place to which another player's card goes.
const theirs = 1

// sayMove says of another player's card to whose entry, members or energy it goes; in which order
// several go to a deck is decided by the player whose deck it is (4.1.5).
func sayMove(s text.Speaker, n Node) []Node {
	if n.Kids[0].Kind != Chosen || s.ChosenOf() != Opp {
		return nil
	}
	switch n.Kids[1].Kind {
	case ToEntry, ToMembers, ToEnergy:
		if s.Japanese() {
			return nil
		}
	case ToDeckTop, ToDeckBottom:
		if n.Num != AnyOrderFlag || s.Who() == Opp {
			return nil
		}
	default:
		return nil
	}
	n = s.Move(n)
	n.Kids[1].Num = theirs
	return []Node{n}
}

// unsaidOwner is a place to which something goes, whoever's it is said to be.
func unsaidOwner(dest Node) Node { return N(dest.Kind) }

// since is how what speaks of the sentence before is said: what was done.
var since = []text.Phrase{
	{"tara", saidDone, 0, "!{#}枚以上{0:donetara}", ""},
	{"donetara", surface.Word, int(DidPut), "置いたら", ""},
	{"donetara", surface.Word, int(DidReturn), "戻したら", ""},
	{"donetara", surface.Word, int(DidChoose), "選んだら", ""},
	{"donetara", surface.Word, int(DidShow), "公開したら", ""},
	{"donetara", surface.Word, int(DidDraw), "引いたら", ""},
	{"cond1", saidDone, 0, "", "!{#} or more cards were {0:donethus}"},
	{"donethus", surface.Word, int(DidPut), "", "put there this way"},
	{"donethus", surface.Word, int(DidReturn), "", "returned this way"},
	{"donethus", surface.Word, int(DidChoose), "", "chosen this way"},
	{"donethus", surface.Word, int(DidShow), "", "revealed this way"},
	{"donethus", surface.Word, int(DidDraw), "", "drawn this way"},
}

// doneMany says how many cards something was done with by what was done.
func doneMany(_ string, told, cond Node) Node {
	g := told.Kids[len(told.Kids)-1]
	if g.Kind != Do {
		return cond
	}
	for i := len(g.Kids) - 1; i > 0; i-- {
		if deed, ok := deedOf(g.Kids[i]); ok {
			return Num(saidDone, cond.Num, Num(surface.Word, int(deed)))
		}
	}
	return cond
}

// deedOf is what an act does with cards.
func deedOf(act Node) (deed Deed, ok bool) {
	switch act.Kind {
	case Move:
		if k := act.Kids[1].Kind; k == ToHand || k == ToDeck {
			return DidReturn, true
		}
		return DidPut, act.Kids[1].Kind != ToSet
	case Choose, ChooseEach:
		return DidChoose, true
	case Reveal, RevealTop:
		return DidShow, true
	case Draw:
		return DidDraw, true
	}
	return 0, false
}
