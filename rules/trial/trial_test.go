package trial

import (
	"os"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/text"
	"gorin/rules/weiss/lexicon"
)

// read is a line of a game as a tree.
func read(t *testing.T, game, line string) ability.Node {
	t.Helper()
	n, err := text.Strict(text.Japanese, line, rules.LexiconOf(game, nil))
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return n
}

var lines = map[string][]string{
	"weiss": {
		"【自】 あなたがこのカードの『助太刀』を使った時、あなたは1枚引く。",
		"【自】 このカードが「灯台守」の効果で舞台に置かれた時、あなたは1枚引く。",
		"【自】 他のあなたのキャラが舞台からクロック置場に置かれた時、あなたは1枚引く。",
		"【自】 このカードが手札からクライマックス置場に置かれた時、あなたは1枚引く。",
		"【カウンター】 あなたは自分のバトル中のキャラを1枚選び、そのターン中、パワーを＋2000。",
		"【リプレイ】 「歌をうたう」 あなたは1枚引く。",
		"【自】［手札の《海》のキャラを1枚控え室に置く］ このカードのバトル相手が【リバース】した時、あなたはコストを払ってよい。そうしたら、あなたは1枚引く。",
	},
	"builddivide": {
		"【自】あなたが「断罪」カウンターを得た時、カードを1枚引く。",
		"【自】このカードが開放された時、相手プレイヤーに1ダメージ。",
		"【スキル】カードを1枚引く。",
		"【永】あなたのオーラを持つユニットすべてに、パワーを＋500。",
		"Dデッキにある「灯台守」1枚を選び、登場させる。",
		"【自】ゲーム開始時、カードを1枚引く。",
		"【自】このカードが閉じられた時、カードを1枚引く。",
		"【自】このユニットがバトルを引き分けた時、カードを1枚引く。",
		"【自】このユニットがエヴォルで登場した時、以下を行う。・凪-カードを1枚引く。・渦-手札を1枚捨てる。",
		"【エヴォル-凪〔①〕】／【エヴォル-渦〔①〕】",
		"このカードをプレイするための追加コスト〔手札を1枚捨てる〕。",
		"解決領域にある相手の能力1つを対象とし、それを打ち消す。",
	},
}

// TestTrials: what lines of all sorts wait for comes about, and nothing breaks by it.
func TestTrials(t *testing.T) {
	for game, list := range lines {
		for _, line := range list {
			r, err := Line(line, read(t, game, line), Options{Table: testTables(game), Seed: 1, Positions: 100})
			if err != nil || len(r.Faults) > 0 {
				t.Errorf("%s: %v %v", line, err, r.Faults)
			}
			if r.Idle() || len(r.Undone()) > 0 {
				t.Errorf("%s: %d positions, came up %d times, never %v", line, r.Played, r.Used, r.Undone())
			}
		}
	}
}

// TestPositions: every position can begin, and the cards that are said to bear the line do.
func TestPositions(t *testing.T) {
	for game, list := range lines {
		line := list[0]
		r := &run{Options: Options{Table: testTables(game), Seed: 3}, line: line, tree: read(t, game, line)}
		r.troupe = gather(testTables(game), line, r.tree, r.rand(-1))
		if err := r.sit(); err != nil {
			t.Fatal(err)
		}
		for i := range 200 {
			p := r.position(r.rand(i))
			m, err := rules.NewPosition(p.Position)
			if err != nil {
				t.Fatal(err)
			}
			shown := map[rules.Card]string{}
			cards := m.Catalogue()
			for seat := range 2 {
				v := m.View(seat)
				for _, z := range append(v.Players[0].Zones, append(v.Players[1].Zones, v.Shared...)...) {
					for _, c := range z.Cards {
						if c.ID != 0 && c.Print >= 0 {
							shown[c.ID] = cards[c.Print].ID
						}
					}
				}
			}
			for _, c := range p.bearers {
				if id := shown[c]; id != "" && !strings.HasPrefix(id, "X") {
					t.Fatalf("position %d: card %d is %s", i, c, id)
				}
			}
			if len(p.bearers) == 0 {
				t.Errorf("position %d: nobody bears the line", i)
			}
		}
	}
}

// TestPhrasebook plays the lines by which the phrasebook of Weiss Schwarz is tested. A few
// are there for their grammar only and can do nothing.
func TestPhrasebook(t *testing.T) {
	data, err := os.ReadFile("../weiss/lexicon/testdata/lines.txt")
	if err != nil {
		t.Fatal(err)
	}
	positions := 40
	if testing.Short() {
		positions = 1
	}
	played, idle := 0, []string{}
	for entry := range strings.SplitSeq(string(data), "\n\n") {
		line, _, _ := strings.Cut(strings.TrimSpace(entry), "\n")
		n, err := text.Strict(text.Japanese, line, lexicon.New())
		if err != nil {
			continue // as the tests there say
		}
		r, err := Line(line, n, Options{Table: testTables("weiss"), Seed: 1, Positions: positions})
		if err != nil || len(r.Faults) > 0 {
			t.Errorf("%s: %v %v", line, err, r.Faults)
		}
		if played++; r.Idle() {
			idle = append(idle, line)
		}
	}
	if played < 100 || !testing.Short() && len(idle) > played/20 {
		t.Errorf("%d of %d lines do nothing: %s", len(idle), played, strings.Join(idle, "\n"))
	}
}

// TestAlike: a match that keeps everything comes to the same as the quick one, so that what
// breaks in one can be seen in the other.
func TestAlike(t *testing.T) {
	for game, list := range lines {
		r := &run{Options: Options{Table: testTables(game), Seed: 5}, line: list[0], tree: read(t, game, list[0])}
		r.troupe = gather(testTables(game), r.line, r.tree, r.rand(-1))
		if err := r.sit(); err != nil {
			t.Fatal(err)
		}
		for i := range 40 {
			for _, m := range []*rules.Match{r.light, r.full} {
				if err, stack := r.play(m, i); err != nil {
					t.Fatal(err, stack)
				}
			}
			if a, b := r.light.Hash(), r.full.Hash(); a != b {
				t.Errorf("%s: position %d: %016x and %016x", game, i, a, b)
			}
		}
	}
}
