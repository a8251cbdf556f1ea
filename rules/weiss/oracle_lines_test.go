package weiss_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/lang"
	"gorin/rules/oracle"
	oracles "gorin/rules/oracle/all"
	"gorin/rules/pack"
	"gorin/rules/rulestest"
	"gorin/rules/rulestest/size"
	"gorin/rules/rulestest/watch"
	"gorin/rules/study"
	"gorin/rules/text"
	"gorin/rules/value"
	"gorin/rules/weiss/lexicon"
)

var (
	oracleLines = flag.String("lines", "", "a file of counted lines (uses, tab, text): the oracle also watches games with decks drawn from them")
	lineGames   = flag.Int("linegames", 100, "how many games of such decks")
)

// misheard are lines that an oracle that only looks for words takes for something else:
// an event that its own text bars, a limit of what a text gives, the name of a step that
// is also that of a keyword, a sentence that goes on after 選ばれず.
var misheard = []string{
	"あなたの《海》のキャラがいないなら、このカードは手札からプレイできない。あなたは2枚引く。",
	"【自】 このカードがアタックした時、そのターン中、このカードは次の能力を得る。『【自】【ターン1】 このカードの与えたダメージがキャンセルされた時、あなたは1枚引いてよい。』",
	"【自】 このカードが舞台に置かれた時、あなたは自分の手札のキャラを1枚選び、控え室に置く。",
	"【自】 アンコールステップの始めに、あなたはこのカードを控え室に置いてよい。そうしたら、相手に1ダメージを与える。",
	"【永】 このカードは相手の効果に選ばれず、プレイヤーにダメージを与えることができない。",
}

// TestOracleOfLines holds every question of games against the book whose decks bear any
// lines that can be read: what people print, the names and traits of which meet each
// other.
func TestOracleOfLines(t *testing.T) {
	lines, games := append(exampleTexts(t), misheard...), size.Of(2, 2, 8)
	if *oracleLines != "" {
		lines, games = linesOf(t, *oracleLines), *lineGames
	}
	asked := map[string]oracle.Asked{}
	for i := range games {
		r := rand.New(rand.NewPCG(uint64(i), 0x6c696e6573))
		cards := cardsOfLines(r, lines)
		setup := rules.Setup{Game: "weiss", Seed: uint64(i), Cards: cards}
		for _, name := range []string{"A", "B"} {
			setup.Seats = append(setup.Seats, rules.SeatSetup{Name: name, Deck: randomDeck(t, r, cards)})
		}
		m, err := rules.New(setup)
		if err != nil {
			t.Errorf("game %d: %v", i, err)
			continue
		}
		bots := []bot.Bot{bot.Random(uint64(i)), bot.Rarest(uint64(i), m.Catalogue(), bot.NewPicked())}
		o := oracles.Of(m)
		if _, err := rulestest.Play(m, bots, o.Look); err != nil {
			t.Errorf("game %d: %v", i, err)
		}
		o.AddTo(asked)
	}
	watch.Report(t, "weiss", asked, 100)
}

var (
	namesInText  = regexp.MustCompile(`「([^「」]+)」`)
	traitsInText = regexp.MustCompile(`《([^《》]+)》`)
)

// linesOf reads the lines of a file that compile and need none below them.
func linesOf(t *testing.T, file string) (lines []string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lex := lexicon.New()
	var cards []pack.Card
	for row := range strings.Lines(string(data)) {
		_, line, _ := strings.Cut(strings.TrimSuffix(row, "\n"), "\t")
		if _, err := text.Parse("ja", line, lex); err == nil && line != "" && !rulestest.NeedsBelow(line) {
			c := pack.Card{ID: strconv.Itoa(len(lines)), Game: "weiss", Kind: "character", Name: lang.Words{"札"}, Values: value.Of("power", 1000, "soul", 1, "colour", "red"), Lines: []string{line}}
			if ofEvent(line) {
				c.Kind = "event"
				c.SetNumber("power", 0)
				c.SetNumber("soul", 0)
			}
			lines, cards = append(lines, line), append(cards, c)
		}
	}
	bad, err := study.Misreads("weiss", cards)
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range bad { // no card may have it alone
		i, _ := strconv.Atoi(b.Card)
		lines[i] = ""
	}
	return slices.DeleteFunc(lines, func(l string) bool { return l == "" })
}

// cardsOfLines are eighty cards with lines drawn from a list; they have the names and
// traits that these lines speak of.
func cardsOfLines(r *rand.Rand, lines []string) (cards []pack.Card) {
	var names, traits []string
	drawn := make([]string, 110)
	for i := range drawn {
		drawn[i] = lines[r.IntN(len(lines))]
		if i < len(misheard) {
			drawn[i] = misheard[i]
		}
		for _, m := range namesInText.FindAllStringSubmatch(drawn[i], -1) {
			names = append(names, m[1])
		}
		for _, m := range traitsInText.FindAllStringSubmatch(drawn[i], -1) {
			traits = append(traits, m[1])
		}
	}
	traits = append(traits, "海")
	for i := range 80 {
		c := pack.Card{ID: fmt.Sprint("L", i), Game: "weiss", Kind: "event", Lines: []string{drawn[i]}, Values: value.Of("level", r.IntN(4), "cost", r.IntN(3), "colour", one(r, "yellow", "green", "red", "blue")),
			Name: lang.Words{fmt.Sprint("札", i)}}
		if r.IntN(3) == 0 && len(names) > 0 {
			c.Name[rules.Japanese] = names[r.IntN(len(names))]
		}
		if r.IntN(10) == 0 {
			c.Name[rules.Japanese] += "：再び"
		}
		switch {
		case ofEvent(drawn[i]):
			if strings.HasPrefix(drawn[i], "【カウンター】") {
				c.SetKeys("icons", []string{"counter"})
			}
		case i >= 70:
			c.Kind = "climax"
			c.SetNumber("level", 0)
			c.SetNumber("cost", 0)
			c.SetKeys("triggers", []string{one(r, "soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice")})
			c.Lines[0] = "【永】 あなたのキャラすべてに、ソウルを＋2。"
		default:
			c.Kind = "character"
			c.SetNumber("power", 1000*(1+r.IntN(9)))
			c.SetNumber("soul", 1+r.IntN(3))
			for range 2 {
				c.SetTags("traits", append(c.Tags("traits"), lang.Words{traits[r.IntN(len(traits))]}))
			}
			if second := drawn[80+r.IntN(30)]; !ofEvent(second) {
				c.Lines = append(c.Lines, second)
			}
		}
		cards = append(cards, c)
	}
	return cards
}

func one(r *rand.Rand, list ...string) string { return list[r.IntN(len(list))] }
