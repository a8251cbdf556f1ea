package lang

import (
	"strconv"
	"strings"
)

// Args are what a message is about: each stands where the message has its name in braces.
type Args struct {
	Card, Card2 Words // {card}, {card2}
	Zone, Zone2 Words // {zone}, {zone2}
	Who         Words // {who}: a player; of whom English says {s} or {es} behind what that player does
	You         bool  // {who} is who reads it
	Text        Words // {text}: an ability, or a part of a message
	N, M, K     int   // {n}, {m}, {k}
}

// With is a message with its gaps filled.
func (w Words) With(a Args) Words {
	for l := range w {
		w[l] = a.fill(w[l], l)
	}
	return w
}

// fill puts what a message is about where its braces stand.
func (a *Args) fill(s string, l int) string {
	at := strings.IndexByte(s, '{')
	if at < 0 {
		return s
	}
	out := make([]byte, 0, 2*len(s))
	for ; at >= 0; at = strings.IndexByte(s, '{') {
		end := at + strings.IndexByte(s[at:], '}') + 1
		if end <= at {
			break
		}
		out = append(out, s[:at]...)
		if word := s[at:end]; a.You && word == "{who}" {
			whose := strings.HasPrefix(s[end:], "'s")
			out = append(out, you(Lang(l), whose, len(out) == 0)...)
			if whose {
				end += len("'s")
			}
		} else {
			out = append(out, a.value(word, l)...)
		}
		s = s[end:]
	}
	return string(append(out, s...))
}

// you is who reads a message, or whose something is.
func you(l Lang, whose, first bool) string {
	switch {
	case l == Japanese:
		return "あなた"
	case whose && first:
		return "Your"
	case whose:
		return "your"
	case first:
		return "You"
	}
	return "you"
}

// value is what stands for a word in braces; one that means nothing stays.
func (a *Args) value(word string, l int) string {
	switch word {
	case "{card}":
		return a.Card[l]
	case "{s}", "{es}":
		if a.You {
			return ""
		}
		return strings.Trim(word, "{}")
	case "{card2}":
		return a.Card2[l]
	case "{zone}":
		return a.Zone[l]
	case "{zone2}":
		return a.Zone2[l]
	case "{who}":
		return a.Who[l]
	case "{text}":
		return a.Text[l]
	case "{n}":
		return strconv.Itoa(a.N)
	case "{m}":
		return strconv.Itoa(a.M)
	case "{k}":
		return strconv.Itoa(a.K)
	}
	return word
}
