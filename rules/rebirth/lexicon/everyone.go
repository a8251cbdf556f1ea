package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// everyone is how sets are said that are of all players' cards: what is chosen among them lies with any of the
// players, and what is counted is their total. Where each player acts, or all that is there is meant, the
// zones are "each player's".
var everyone = []text.Phrase{
	{"act", Choose, 0, "{1:fromany}{0:limitedqty}選<ぶ|び|んで>", "choose<|s> {0:one} {1:ofany/1}¦choose<|s> {0:limitedqty} {1:ofany/0}"},
	{"limitedqty", Exactly, 0, "{0:val}枚", "{0:val}"},
	{"limitedqty", UpTo, 0, "{0:val}枚まで", "up to {0:val}"},
	{"fromany", Cards, 0, "{0=each}{2=card}{3:manner}{#other}いずれかのプレイヤーの{1:zin}から", ""},
	{"fromany", Cards, 0, "{0=each}{2=card}{#other}いずれかのプレイヤーの{1:zin}から", ""},
	{"fromany", Cards, 0, "{0=each}{2=card}{#other}いずれかのプレイヤーの{1:zin}から{3-:filter:}{$:alone}を", ""},
	{"fromany", Cards, 0, "{0=each}{#other}いずれかのプレイヤーの{1:zin}から{3*:filter:}{2:head}を", ""},
	{"ofany", Cards, 0, "", "{0=each}{1=energy-zone}{2=card}of <any players'|any player's> {#other}{3*:pre:}energy{3*:post/0:}"},
	{"ofany", Cards, 0, "", "{0=each}{1=partners}{2=card}of <any players'|any player's> {#other}{3*:pre:}partners{3*:post/0:}"},
	{"ofany", Cards, 0, "", "{0=each}{#other}{3*:pre:}{2:head/=}{3*:post/=:} in <any players'|any player's> {1:zmany/=}"},

	{"cond1", CountIs, int(AtLeast), "{0:everyones}が合計{1:val}枚以上<|で|である>", "there are {1:val} or more {0:together}"},
	{"cond1", CountIs, int(AtMost), "{0:everyones}が合計{1:val}枚以下<|で|である>", "there are {1:val} or fewer {0:together}"},
	{"cond1", CountIs, int(Equal), "{0:everyones}が合計{1:val}枚<|で|である>", "there are exactly {1:val} {0:together}"},
	{"cond1", CountIs, int(More), "{0:everyones}が合計{1:val}枚より多<い|く|い>", "there are more than {1:val} {0:together}"},
	{"cond1", CountIs, int(Less), "{0:everyones}が合計{1:val}枚より少な<い|く|い>", "there are fewer than {1:val} {0:together}"},
	{"everyones", Cards, 0, "{0=each}{1=set-zone}{2=card}セットされているすべてのReバース", ""},
	{"everyones", Cards, 0, "{0=each}{2=card}{3:manner}{#other}すべてのプレイヤーの{1:zin}", ""},
	{"everyones", Cards, 0, "{0=each}{2=card}{#other}すべてのプレイヤーの{1:zin}", ""},
	{"everyones", Cards, 0, "{0=each}{2=card}{#other}すべてのプレイヤーの{1:zin}の{3-:filter:}{$:alone}", ""},
	{"everyones", Cards, 0, "{0=each}{#other}すべてのプレイヤーの{1:zin}の{3*:filter:}{2:head}", ""},
	{"together", Cards, 0, "", "{0=each}{1=energy-zone}{2=card}{#other}{3*:pre:}energy{3*:post/0:} of all players together"},
	{"together", Cards, 0, "", "{0=each}{1=partners}{2=card}{#other}{3*:pre:}partners{3*:post/0:} of all players together"},
	{"together", Cards, 0, "", "{0=each}{#other}{3*:pre:}{2:head/0}{3*:post/0:} in all {1:zmany/0} together"},

	{"zmanyone", Entry, 0, "", "entr<ies|y>"},
	{"zmanyone", WaitingRoom, 0, "", "waiting room<s|>"},
	{"zmanyone", Members, 0, "", "member zone<s|>"},
	{"zmanyone", RetireZone, 0, "", "retire zone<s|>"},
	{"zmanyone", SetZone, 0, "", "Rebirth zone<s|>"},
	{"zmanyone", Hand, 0, "", "hand<s|>"},
	{"zmanyone", Deck, 0, "", "deck<s|>"},
	{"zmanyone", surface.Via, 0, "", "<|>{@:zname1}"},
	{"zmany", surface.Via, 0, "", "{@:zmanyone/=}"},
	{"zmany", EitherZone, 0, "", "{0&:zmanyone/=: or }"},
}
