package text

// What is wrong with a line apart from its sense.
const (
	tooManyWays = "the line can be read in too many ways"
	tooLong     = "a line has at most 2000 characters" // MaxRunes
	notText     = "the line is not written in UTF-8"
	notUsed     = "no part of the line uses this"
	noWords     = "no words for this in " // and the language
)

// reasons is the Japanese for why a line that can be read is not understood.
var reasons = map[string]string{
	tooManyWays:        "読み方が多すぎる",
	notUsed:            "この部分は行のどこにも使われない",
	tooLong:            "1行は2000文字まで",
	notText:            "行がUTF-8で書かれていない",
	noWords + Japanese: "日本語で言い表せない",
	noWords + English:  "英語で言い表せない",

	"a choice inside a replacement that an effect makes":             "効果による置換の中では選べない",
	"a continuous ability does nothing once":                         "【永】は続くもので、1回だけ行うことはできない",
	"a condition inside what is delayed":                             "後で起こることの中に条件は書けない",
	"this is no longer known when it happens":                        "それが起こる時には、もうわからない",
	"the sentence before does nothing of that kind":                  "前の文はそのようなことをしない",
	"nothing of the opponent's was compared before":                  "相手のものは何も比べられていない",
	"a ban on attacks needs to be said of somebody":                  "誰がアタックできないかわからない",
	"a continuous ability waits for nothing":                         "【永】は何かが起こるのを待たない",
	"a cost in the middle of this line":                              "この行の途中にコストは書けない",
	"a cost of cards acts on those cards":                            "カードのコストは、そのカードに対して行う",
	"a line of this kind cannot stand in 『』 here":                    "この種類の行は、ここで『』の中に書けない",
	"only a continuous ability says so":                              "このように書けるのは【永】だけ",
	"a keyword is no effect":                                         "キーワードは効果ではない",
	"対象: nothing has been targeted before":                           "「対象」: その前に何も対象としていない",
	"another player's cards go to that player's zones":               "ほかのプレイヤーのカードは、そのプレイヤーの領域に行く",
	"X is told by X itself":                                          "ＸがＸ自身で決められている",
	"a list within a list":                                           "選択肢の中に選択肢は書けない",
	"a second cost":                                                  "コストが2つある",
	"a second event in one sentence":                                 "1つの文にきっかけが2つある",
	"an automatic ability waits for an event":                        "【自】には「時」や「の始めに」などのきっかけが要る",
	"not as many of each":                                            "それぞれの枚数が合わない",
	"not as many targets of each kind":                               "それぞれの対象の数が合わない",
	"nothing has been changed before":                                "その前に変わったものがない",
	"nobody's attacks have been named before":                        "誰のアタックのことか、前に出てきていない",
	"nothing has been chosen yet":                                    "まだ何も選ばれていない",
	"no cost of this line moves or shows such cards":                 "この能力のコストで、そのカードが動かされることも公開されることもない",
	"the two cases do not follow each other":                         "二つの場合がつながっていない",
	"this cannot be asked of each of them":                           "それぞれについてこのような条件は問えない",
	"nothing has been counted before":                                "まだ何も数えられていない",
	"it is not clear which act this speaks of":                       "どの行動のことか、はっきりしない",
	"these are not numbers from one to another":                      "小さい数から大きい数への範囲になっていない",
	"nothing of that kind has been named before":                     "その言い方で呼べるものは前に出てきていない",
	"no such character has been named before":                        "そのようなキャラは前に出てきていない",
	"nothing is done":                                                "何も行われない",
	"nothing is done to these cards":                                 "そのカードには何も行われない",
	"nothing is said of this":                                        "これについて何も書かれていない",
	"one set only":                                                   "ここに書けるのは1種類だけ",
	"the card would not stay on its stage":                           "そのカードは自分の舞台にとどまらない",
	"the event names nobody":                                         "きっかけに誰も出てこない",
	"the owner or zone stands before the first set only":             "持ち主や領域は、最初の1つの前にだけ書ける",
	"the second event names nobody":                                  "2つ目のきっかけに誰も出てこない",
	"this cannot be a cost of chosen cards":                          "これは選んだカードのコストにならない",
	"this stands behind what is delayed and would be done before it": "後で起こることの後ろにあり、それより先に行うことになる",

	"this speaks of what happens only later":         "後で起こることを、その前に述べている",
	"this cannot stand here":                         "ここには書けない",
	"two different numbers are compared":             "違う種類の数を比べている",
	"what happens instead of an event, and of which": "何の代わりに何が起こるのかが分からない",
	"そのキャラ: no character has been named before":      "「そのキャラ」: その前にキャラが出てこない",
	"それ: nothing has been named before":              "「それ」: その前に何も出てこない",
}
