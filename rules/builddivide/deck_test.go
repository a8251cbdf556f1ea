package builddivide_test

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulestest"
	"gorin/rules/value"
)

// faces makes units u0, u1, …, with a buster b0, …, with a shot s0, …, and
// territories t0, …, each with names of its own, and some that share names.
func faces() []pack.Card {
	var out []pack.Card
	add := func(kind, id, name string, triggers ...string) *pack.Card {
		out = append(out, pack.Card{ID: id, Game: "builddivide", Kind: kind, Name: lang.Words{name, name}, Values: value.Of("triggers", triggers)})
		return &out[len(out)-1]
	}
	opened := func(id, name, open string) {
		add("territory", id, name).Open = &pack.Card{ID: id + "+", Kind: "territory", Name: lang.Words{open}}
	}
	for i := range 8 {
		add("unit", fmt.Sprintf("u%d", i), fmt.Sprintf("U%d", i))
		add("unit", fmt.Sprintf("b%d", i), fmt.Sprintf("B%d", i), "buster")
		add("command", fmt.Sprintf("s%d", i), fmt.Sprintf("S%d", i), "shot")
		opened(fmt.Sprintf("t%d", i), fmt.Sprintf("T%d", i), fmt.Sprintf("O%d", i))
	}
	opened("t1b", "T1b", "O1")
	opened("t1c", "T1", "O1c")
	add("unit", "u0b", "U0")
	add("unit", "rule0", "Rule0").Lines = []string{"【名称ルール】「U0」"}
	add("unit", "ruleA", "RuleA").Lines = []string{"【永】【名称ルール】「A」「B」"}
	add("unit", "ruleB", "RuleB").Lines = []string{"【永】 【名称ルール】「B」（構築でも参照する。「C」）"}
	add("unit", "any", "Any").Lines = []string{"このカードは、デッキに好きな枚数入れることができる。"}
	add("unit", "six", "Six").Lines = []string{"【永】 このカードは、デッキに6枚まで入れることができる。"}
	text := func(id, line string) { add("unit", id, id).Lines = []string{line} }
	text("five", "あなたは同じカードを合計5枚までで構築できる。")
	text("six-all", "あなたは同じカードを合計6枚までで構築できる。")
	text("eight", "あなたはバスターアイコンを持つカードを12枚ではなく8枚入れて構築できる。")
	text("must-eight", "あなたはメインデッキにバスターアイコンを持つカードをちょうど8枚入れて構築する。")
	text("shots", "あなたはショットアイコンを持つカードを好きな枚数入れて構築できる。")
	text("big-d", "あなたのDデッキは15枚まで入れて構築できる。")
	text("big", "あなたのデッキは60枚まで入れて構築できる。")
	text("small", "あなたのメインデッキは30枚以上で構築できる。")
	text("sea", "あなたは「海」属性のカードを同じカード名で合計8枚まで入れて構築できる。")
	text("d-any", "このカードはDデッキに好きな枚数入れることができる。")
	text("odd", "あなたはデッキを逆さまに構築できる。")
	text("other", "あなたは「海」属性のカードを20枚入れて構築できる。")
	text("note", "【デコイ】（構築の時に見せてもよい。）")
	sea := add("unit", "wave", "Wave")
	sea.SetTags("attributes", []lang.Words{{"海"}})
	return out
}

// TestDeck: the names of the cases begin with the clause that they
// show. A deck is main deck, D-deck, territory.
func TestDeck(t *testing.T) {
	// fill is 12 with a buster and 12 with a shot, free is 16 more of u3 to u6.
	const fill, free = "4 b0, 4 b1, 4 b2, 4 s0, 4 s1, 4 s2, ", "4 u3, 4 u4, 4 u5, 4 u6"
	for _, c := range []struct{ name, deck, want string }{
		{"601-1a forty cards", fill + free + "||t0", ""},
		{"601-1a thirty-nine", fill + "4 u3, 4 u4, 4 u5, 3 u6||t0", "601-1a: the main deck has 39 cards, fewer than 40"},
		{"601-1a forty-one", fill + free + ", 1 u7||t0", ""},
		{"601-1a forty-nine", fill + free + ", 4 u7, 4 u0, 1 u1||t0", ""},
		{"601-1a fifty", fill + free + ", 4 u7, 4 u0, 2 u1||t0", ""},
		{"601-1a fifty-one", fill + free + ", 4 u7, 4 u0, 3 u1||t0", "601-1a: the main deck has 51 cards, more than 50"},
		{"601-1a a D-deck of one", fill + free + "|1 u0|t0", ""},
		{"601-1a a D-deck of eleven", fill + free + "|4 u0, 4 u1, 3 u2|t0", ""},
		{"601-1a a D-deck of twelve", fill + free + "|4 u0, 4 u1, 4 u2|t0", ""},
		{"601-1a a D-deck of thirteen", fill + free + "|4 u0, 4 u1, 4 u2, 1 u7|t0", "601-1a: the D-deck has 13 cards, more than 12"},
		{"601-1 a card that is in no pack", fill + free + ", 1 nowhere|1 nowhere|none", "601-1: there is no card nowhere; 601-1: there is no card none"},
		{"601-1b three of a name", fill + free + ", 3 u0||t0", ""},
		{"601-1b four of a name over both decks", fill + free + ", 2 u0|2 u0|t0", ""},
		{"601-1b five of a name over both decks", fill + free + ", 2 u0|3 u0|t0", "601-1b: 5 cards named U0; at most 4 of one name"},
		{"601-1b five of a name in two looks", fill + free + ", 2 u0, 1 u0|2 u0b|t0", "601-1b: 5 cards named U0; at most 4 of one name"},
		{"601-1b five territories of a name in the D-deck", fill + free + "|4 t1, 1 t1c|t0", "601-1b: 5 cards named T1; at most 4 of one name"},
		{"601-1b the territory that is presented is in neither deck", fill + free + "|3 t1, 1 t1c|t1", ""},
		{"1407-3 named as another card is, four", fill + free + ", 2 u0, 2 rule0||t0", ""},
		{"1407-3 named as another card is, five", fill + free + ", 2 u0, 1 rule0|2 rule0|t0", "601-1b: 5 cards named U0; at most 4 of one name"},
		{"1407-3 one of the names is equal, four", fill + free + ", 2 ruleA, 2 ruleB||t0", ""},
		{"1407-3 one of the names is equal, five", fill + free + ", 2 ruleA, 3 ruleB||t0", "601-1b: 5 cards named B; at most 4 of one name"},
		{"601-1c eleven busters", "4 b0, 4 b1, 3 b2, 4 u0, 4 u1, 4 u2, 1 u7, " + free + "||t0", "601-1c: 11 buster cards, not exactly 12"},
		{"601-1c thirteen busters", fill + free + ", 1 b3||t0", "601-1c: 13 buster cards, not exactly 12"},
		{"601-1c not those of the D-deck", fill + free + "|4 b3|t0", ""},
		{"601-1d eleven shots", "4 b0, 4 b1, 4 b2, 4 s0, 4 s1, 3 s2, 1 u7, " + free + "||t0", ""},
		{"601-1d thirteen shots", fill + free + ", 1 s3||t0", "601-1d: 13 shot cards; at most 12 in all"},
		{"601-1d not those of the D-deck", fill + free + "|4 s3|t0", ""},
		{"601-1e a territory in the main deck", fill + free + ", 1 t1||t0", "601-1e: 1 territory cards in the main deck, where none may be"},
		{"601-1e four opened faces of a name", fill + free + "|3 t1|t1", ""},
		{"601-1e five opened faces of a name", fill + free + "|4 t1|t1", "601-1e: 5 cards with the opened face O1; at most 4"},
		{"601-1e five in two looks", fill + free + "|2 t1, 2 t1b|t1", "601-1e: 5 cards with the opened face O1; at most 4"},
		{"601-1e not those of another opened face", fill + free + "|4 t1|t1c", ""},
		{"601-2 any number by its text", fill + "16 any||t0", ""},
		{"12.01.5.a.2 its text needs no mark", fill + "5 any, 4 u4, 4 u5, 4 u6||t0", ""},
		{"601-2 five by its text", fill + free + ", 5 six||t0", ""},
		{"601-2 six by its text", fill + free + ", 6 six||t0", ""},
		{"601-2 seven where its text says six", fill + free + ", 7 six||t0", "601-2: 7 copies of Six; its text allows 6"},
		{"601-2a its text is about the main deck", fill + free + ", 6 six|4 six|t0", ""},
		{"601-2a not about the D-deck", fill + free + "|5 six|t0", "601-1b: 5 cards named Six; at most 4 of one name"},
		{"601-2 five of any card by a text", fill + free + ", 1 five|1 u0, 4 u1|t0", ""},
		{"601-2 the text may be in the D-deck", fill + "5 u3, 5 u4, 5 u5, 1 u6|1 five|t0", ""},
		{"601-2 six where it says five", fill + "6 u3, 5 u4, 5 u5|1 five|t0", "601-1b: 6 cards named U3; at most 5 of one name"},
		{"601-2 of two texts that say the same the better", fill + "6 u3, 5 u4, 5 u5|1 five, 1 six-all|t0", ""},
		{"601-2 five opened faces", fill + free + ", 1 five|4 t1|t1", ""},
		{"601-2 eight busters instead of twelve", "4 b0, 4 b1, 4 s0, 4 s1, 4 s2, 4 u0, " + free + ", 1 eight||t0", ""},
		{"601-2 twelve will do as well", fill + free + ", 1 eight||t0", ""},
		{"601-2 seven will not", "4 b0, 3 b1, 4 s0, 4 s1, 4 s2, 4 u0, " + free + ", 1 eight||t0", "601-1c: 7 buster cards, not exactly 12"},
		{"601-2 twelve will not where eight are built with", fill + free + ", 1 must-eight||t0", "601-1c: 12 buster cards, not exactly 12"},
		{"601-2 eight are", "4 b0, 4 b1, 4 s0, 4 s1, 4 s2, 4 u0, " + free + ", 1 must-eight||t0", ""},
		{"601-2 any number of shots", fill + "4 s3, 4 s4, 4 u3, 4 u4, 1 shots||t0", ""},
		{"601-2 a D-deck of fifteen", fill + free + "|4 u0, 4 u1, 4 u2, 2 u7, 1 big-d|t0", ""},
		{"601-2 a D-deck of sixteen", fill + free + "|4 u0, 4 u1, 4 u2, 3 u7, 1 big-d|t0", "601-1a: the D-deck has 16 cards, more than 15"},
		{"601-2a the deck is the main deck", fill + free + ", 4 u7, 4 u0, 4 u1, 4 u2, 1 big||t0", ""},
		{"601-2 thirty cards by a text", fill + "4 u3, 1 u4, 1 small||t0", ""},
		{"601-2 eight of an attribute", fill + "8 wave, 4 u3, 4 u4|1 sea|t0", ""},
		{"601-2 not of others", fill + "8 u3, 4 u4, 4 u5|1 sea|t0", "601-1b: 8 cards named U3; at most 4 of one name"},
		{"601-2 any number in the D-deck", fill + free + "|9 d-any|t0", ""},
		{"601-2a not in the main deck", fill + "5 d-any, 4 u3, 4 u4, 4 u5||t0", "601-1b: 5 cards named d-any; at most 4 of one name"},
		{"601-2 several texts combine", "4 b0, 4 b1, 4 s0, 4 s1, 4 s2, 4 s3, 5 u0, 5 u1, 4 u3, 1 eight, 1 shots, 1 five||t0", ""},
		{"601-2 a text that cannot be read relaxes nothing, and the deck cannot be judged", fill + free + ", 1 odd||t0", "601-2: the text of odd about building decks cannot be read, so the deck cannot be judged"},
		{"601-2 nor one that replaces nothing of 601-1", fill + free + ", 1 other||t0", "601-2: the text of other about building decks cannot be read, so the deck cannot be judged"},
		{"312-2 a note is not about building", fill + free + ", 1 note||t0", ""},
		{"602-1a no territory", fill + free, "602-1a: no territory; one is presented"},
		{"602-1a another card for it", fill + free + "||u0", "602-1a: U0 is not a territory"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := reasons(readList(c.deck), faces()); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// readList reads "4 a, 4 b|1 c|t": main deck, D-deck, territory.
func readList(s string) deck.Deck {
	lines := func(s string) (out []deck.Line) {
		for _, p := range strings.Split(s, ", ") {
			var l deck.Line
			if n, _ := fmt.Sscanf(p, "%d %s", &l.Count, &l.ID); n == 2 {
				out = append(out, l)
			}
		}
		return out
	}
	p := strings.SplitN(s+"||", "|", 4)
	d := deck.Deck{Game: "builddivide", Cards: lines(p[0])}
	d.Put("ddeck", lines(p[1]))
	if p[2] != "" {
		d.Put("territory", []deck.Line{{Count: 1, ID: p[2]}})
	}
	return d
}

// reasons are why a deck may not be played.
func reasons(d deck.Deck, cards []pack.Card) string {
	book := builddivide.Rulebook()
	var got []string
	for _, r := range deck.Check(d, cards, &book.Deck) {
		got = append(got, r.Error())
		if strings.Contains(r.Words[lang.Japanese]+r.Words[lang.English], "%!") || r.Words[lang.Japanese] == "" {
			got = append(got, "broken words: "+r.Words[lang.Japanese])
		}
	}
	return strings.Join(got, "; ")
}

// TestPlainLimit: 601-2 in the ways it may be printed. That there may be any number is 0.
func TestPlainLimit(t *testing.T) {
	book := builddivide.Rulebook()
	for line, want := range map[string]int{
		"このカードは、デッキに好きな枚数入れることができる。":        0,
		"【永】 このカードは、デッキに12枚まで入れることができる。":    12,
		"【永】このカードはメインデッキに１２枚まで入れることができる。":   12,
		"このカードは、デッキに7枚まで入れることができる。（構築の能力。）": 7,
		"このカードは、デッキに0枚まで入れることができる。":         4,
		"このカードは、Dデッキに7枚まで入れることができる。":        4,
		"あなたのデッキを見る。":                       4,
	} {
		c := pack.Card{ID: "c", Game: "builddivide", Name: lang.Words{"C", "C"}, Lines: []string{"【デコイ】", line}}
		n := rulestest.MostCopies(&c, &book.Deck)
		if n != want {
			t.Errorf("%s: %d, want %d", line, n, want)
		}
	}
}

// TestUnreadBuilding: a text about construction that cannot be read is not passed over where
// the players would play on without it (601-2).
func TestUnreadBuilding(t *testing.T) {
	d := readList("4 b0, 4 b1, 4 b2, 4 s0, 4 s1, 4 s2, 4 u3, 4 u4, 4 u5, 4 u6, 1 odd||t0")
	all := faces()
	for i := range all {
		if all[i].ID == "odd" {
			all[i].Inert = []int{0}
		}
	}
	if got := reasons(d, all); !strings.HasPrefix(got, "601-2: ") || strings.Contains(got, ";") {
		t.Error(got)
	}
}
