package ability

import (
	"slices"
	"strconv"
	"strings"
)

// What the Num of a kind names, as Shape.Num says it. A tree that is written down has the
// names, so that no number changes its meaning when a game gets another keyword. Any other
// Num is a number as a text says it, or a choice that never gets another.
const (
	NumKeyword     = "Keyword"
	NumBan         = "BanKind"
	NumPhase       = "Phase"
	NumStat        = "Stat"
	NumIcon        = "Icon"
	NumColour      = "Colour"
	NumCompare     = "Compare"
	NumStatCompare = "Stat*16 + Compare"
	NumStatSign    = "Stat*16 + Sign"
	NumTimesStat   = "times*16 + Stat"
	NumLie         = "orientation"
	NumAntecedent  = "antecedent"
	NumMoveFlags   = "flags of Move"
	NumDoFlags     = "flags of Do"
	NumAttack      = "way to attack"
	NumPip         = "how many + 32*Colour"
)

// numSign is which way a number is changed.
const numSign = "Sign"

// rooms is how many numbers of a list the machine has room for, of those that it packs into
// bits.
var rooms = map[string]int{NumKeyword: 64, NumBan: 64, NumStat: MostStats, NumIcon: 16, NumColour: 16}

// sharedNames is the names of what several games know, at the head of the lists to which
// each adds its own.
var sharedNames = map[string][]string{
	NumBan: {
		BanAttack: "attack", BanBlocked: "blocked", BanStand: "stand", BanChosenByOpp: "chosen-by-opp", BanTargetByOpp: "target-by-opp", BanToHandByOpp: "to-hand-by-opp",
		BanPlayThis: "play-this", BanActivate: "activate",
	},
	NumPhase: {
		PhTurn: "turn", PhStand: "stand", PhDraw: "draw", PhMain: "main", PhAttack: "attack", PhEnd: "end",
		PhAttackDeclaration: "attack-declaration", PhBattle: "battle",
	},
	NumStat: {StatLevel: "level", StatCost: "cost", StatPower: "power"},
}

// commonNumbers is the names of what games share.
var commonNumbers = map[string][]string{
	numSign:       {Plus: "plus", Minus: "minus"},
	NumCompare:    {AtLeast: "at-least", AtMost: "at-most", Equal: "equal", More: "more", Less: "less"},
	NumLie:        {"stand", "rest", "reverse", "not-stand", "not-rest", "not-reverse"},
	NumAntecedent: {ThatChosen: "", ThatSubject: "subject", ThatOpponent: "opponent", ThatFacing: "facing", ThatEach: "each", ThatBefore: "before", ThatPicked: "picked"},
	NumMoveFlags:  {"face-down", "face-up", "rested", "any-order", "show", "reversed", "same-order", "defender", "random", "still"},
	NumDoFlags:    {"may", "instead", "by", "further"},
}

// numbers is how a Num is written by names: of one list, or of two as high*by + low, where
// a list that is nil leaves the number.
type numbers struct {
	high, low []string
	by        int
	flags     bool
	named     bool
}

// numbersOf is how the Num of a shape is written.
func (v *Vocabulary) numbersOf(s *Shape) numbers {
	list := func(key string) []string {
		if l, ok := commonNumbers[key]; ok {
			return l
		}
		return v.names[key]
	}
	switch s.Num {
	case NumStatCompare:
		return numbers{high: list(NumStat), low: list(NumCompare), by: PerStat, named: true}
	case NumStatSign:
		return numbers{high: list(NumStat), low: list(numSign), by: PerStat, named: true}
	case NumTimesStat:
		return numbers{low: list(NumStat), by: PerStat, named: true}
	case NumPip:
		return numbers{high: list(NumColour), by: 32, named: true}
	case NumMoveFlags, NumDoFlags:
		return numbers{low: list(s.Num), flags: true, named: true}
	}
	low := list(s.Num)
	return numbers{low: low, named: low != nil}
}

// word is a number by its names, "" if it has none and is written as it is.
func (n numbers) word(num int) (word string, ok bool) {
	switch {
	case num < 0:
		return "", false
	case n.flags:
		if num >= 1<<len(n.low) {
			return "", false
		}
		var set []string
		for i, name := range n.low {
			if num&(1<<i) != 0 {
				set = append(set, name)
			}
		}
		return strings.Join(set, "+"), true
	case n.by != 0:
		high, ok := part(n.high, num/n.by)
		low, ok2 := part(n.low, num%n.by)
		return high + "/" + low, ok && ok2
	case num < len(n.low):
		return n.low[num], n.low[num] != "" || num == 0
	}
	return "", false
}

// part is half of a number.
func part(list []string, i int) (string, bool) {
	if list == nil {
		return strconv.Itoa(i), true
	}
	if i >= len(list) || list[i] == "" {
		return "", false
	}
	return list[i], true
}

// number is the number that a word stands for.
func (n numbers) number(word string) (num int, ok bool) {
	switch {
	case n.flags:
		for name := range strings.SplitSeq(word, "+") {
			i := slices.Index(n.low, name)
			if i < 0 || num&(1<<i) != 0 {
				return 0, false
			}
			num |= 1 << i
		}
		return num, true
	case n.by != 0:
		first, second, _ := strings.Cut(word, "/")
		high, ok := whole(n.high, first)
		low, ok2 := whole(n.low, second)
		return high*n.by + low, ok && ok2 && low < n.by
	}
	num = slices.Index(n.low, word)
	return num, word != "" && num >= 0
}

func whole(list []string, word string) (int, bool) {
	if list == nil {
		i, err := strconv.ParseUint(word, 10, 24)
		return int(i), err == nil
	}
	i := slices.Index(list, word)
	return i, word != "" && i >= 0
}
