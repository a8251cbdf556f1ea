package phrases

import (
	"slices"

	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// OfNumber is how texts speak of a number on cards: its word, how they describe cards by it and
// how they add to it. A game lists it for each of its numbers.
func OfNumber(s Stat, ja, en string) []text.Phrase {
	return slices.Concat(Word(s, ja, en), Compared(s, ja, en), Added(s, ja, en))
}

// Word is what texts call a number.
func Word(s Stat, ja, en string) []text.Phrase {
	return []text.Phrase{{"stat", surface.Word, int(s), ja, en}}
}

// Compared is how texts describe cards by a number on them.
func Compared(s Stat, ja, en string) []text.Phrase {
	return []text.Phrase{
		{"atom", WithStat, OfStat(s, AtMost), ja + "{0:val}以下", ""},
		{"atom", WithStat, OfStat(s, AtLeast), ja + "{0:val}以上", ""},
		{"atom", WithStat, OfStat(s, Equal), ja + "{0:val}", ""},
		{"clause", WithStat, OfStat(s, More), ja + "が{0:vcmp}より高い", ""},
		{"clause", WithStat, OfStat(s, Less), ja + "が{0:vcmp}より低い", ""},
		{"adj", WithStat, OfStat(s, AtMost), "", en + " {0:val} or lower"},
		{"adj", WithStat, OfStat(s, AtLeast), "", en + " {0:val} or higher"},
		{"adj", WithStat, OfStat(s, Equal), "", en + " {0:val}"},
		{"tail", WithStat, OfStat(s, More), "", "with " + en + " higher than {0:vcmp}"},
		{"tail", WithStat, OfStat(s, Less), "", "with " + en + " lower than {0:vcmp}"},
	}
}

// Added is how texts add to a number and take from it.
func Added(s Stat, ja, en string) []text.Phrase {
	return []text.Phrase{
		{"modno", AddStat, OfStat(s, Plus), ja + "を＋{0:val}<|し|して>", ""},
		{"modno", AddStat, OfStat(s, Minus), ja + "を－{0:val}<|し|して>", ""},
		{"change", AddStat, OfStat(s, Plus), "", "+{0:val} " + en},
		{"change", AddStat, OfStat(s, Minus), "", "-{0:val} " + en},
	}
}

// SetTo is how texts set a number.
func SetTo(s Stat, ja, en string) []text.Phrase {
	return []text.Phrase{
		{"modno", SetStat, int(s), ja + "を{0:digits}に<する|し|して>", ""},
		{"vp", SetStat, int(s), "", "ha<s|ve> " + en + " {0:digits}"},
	}
}

// Alike is how texts describe cards that have the same number as another; en says that one.
func Alike(s Stat, ja, en string) []text.Phrase {
	return []text.Phrase{
		{"clause", SameStat, int(s), "{0:ref}と同じ" + ja + "の", ""},
		{"tail", SameStat, int(s), "", "with the same " + en + " as {0:single}"},
	}
}
