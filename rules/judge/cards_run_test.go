package main

import (
	"errors"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/trial"
)

const runLines = `9	【自】 このカードがアタックした時、あなたは1枚引く。
5	記憶 思い出置場にこのカードがあるなら、あなたのキャラすべてに、パワーを＋500。
3	【永】 リンク「灯」
2	【自】 ない。
1	【自】 このカードがアタックした時、あなたは1枚引く。思い出置場にこのカードがあるなら、相手に1ダメージを与える。
`

// A line that is played does what it says, one that cannot is listed as idle, and one in
// which there is nothing to do is neither.
func TestCardsRun(t *testing.T) {
	lines := write(t, "lines.tsv", runLines)
	status, last, all := call("cards", "-lines", lines, "-run", "-n", "20")
	if status != 1 || !strings.HasSuffix(last, " panics 0 broken 0 idle 1 (uses 5) in part 1 silent 1 alike 0 unexplained 2") {
		t.Errorf("status %d: %s", status, all)
	}
	explain(t, strings.Split(runLines, "\n")[1], "nothing puts it there")
	explain(t, strings.Split(runLines, "\n")[4], "nothing puts it there")
	status, last, all = call("cards", "-lines", lines, "-run", "-n", "20")
	if status != 0 || !strings.HasPrefix(last, "lines compiled 4 played 4 positions ") || !strings.HasSuffix(last, " alike 0 unexplained 0") || !strings.Contains(all, "because: nothing puts it there") {
		t.Errorf("status %d: %s", status, all)
	}
	if !strings.Contains(all, "idle: "+lines+":2: uses 5, came up ") || strings.Contains(all, "idle: "+lines+":1:") {
		t.Error(all)
	}
	if _, again, _ := call("cards", "-lines", lines, "-run", "-n", "20"); again != last {
		t.Errorf("the same seed gave %q and %q", last, again)
	}
	if _, _, all := call("cards", "-lines", lines, "-run", "-n", "20", "-parts"); !strings.Contains(all, "in part: "+lines+":5: uses 1, never damage: ") {
		t.Error(all)
	}
	status, _, all = call("cards", "-lines", lines, "-run", "-n", "1", "-only", "1", "-log", "en")
	if status != 0 || !strings.Contains(all, "Turn ") {
		t.Errorf("status %d: %s", status, all)
	}
}

func TestCardsRunBuildDivide(t *testing.T) {
	lines := write(t, "lines.tsv", "4\t【自】このユニットがアタックした時、カードを1枚引く。\n2\t相手のユニット1枚を対象とし、それを破壊する。\n1\t【デコイ】\n")
	status, last, all := call("cards", "-game", "builddivide", "-lines", lines, "-run", "-n", "40")
	if status != 0 || !strings.HasSuffix(last, " panics 0 broken 0 idle 0 (uses 0) in part 0 silent 0 alike 0 unexplained 0") {
		t.Errorf("status %d: %s", status, all)
	}
}

// explain writes down the reason of a counted line of Weiss Schwarz as long as a test lasts.
func explain(t *testing.T, counted, why string) {
	_, line, _ := strings.Cut(counted, "\t")
	key := lineKey("weiss", line)
	reasons[key] = why
	t.Cleanup(func() { delete(reasons, key) })
}

// Lines are played in pairs: a condition that is always met, and an offer that changes
// nothing, are told, others are not.
func TestCardsRunPairs(t *testing.T) {
	lines := write(t, "lines.tsv", `9	【自】 このカードがアタックした時、あなたのキャラがいるなら、あなたは1枚引く。
8	【自】 このカードがアタックした時、あなたは1枚引いてよい。
7	【自】 このカードがアタックした時、あなたは1枚引く。あなたは自分のキャラを1枚選んでよい。そうしたら、このカードを【レスト】する。
6	【自】 このカードがアタックした時、あなたのストックが3枚以上なら、あなたは1枚引く。
`)
	_, last, all := call("cards", "-lines", lines, "-run", "-n", "40")
	if !strings.Contains(last, " alike 2 ") || !strings.Contains(all, ":1: uses 9, in 80 positions nothing differs without its condition, あなたのキャラがいるなら: ") ||
		!strings.Contains(all, ":3: uses 7, in 80 positions nothing differs whether or not what it offers is taken: ") {
		t.Error(all)
	}
	if _, last, _ = call("cards", "-lines", lines, "-run", "-n", "40", "-pairs=false"); !strings.Contains(last, " alike 0 ") {
		t.Error(last)
	}
}

// The lines of the cards that ship are played under their IDs; each of them does all that
// it says, or its reason is written down.
func TestCardsRunPacks(t *testing.T) {
	status, last, all := call("cards", "-run", "-n", "5", "-only", "3", "../../assets/weiss/cards/festival.toml")
	if !strings.HasPrefix(last, "lines compiled 1 played 1 ") || status != 0 && !strings.Contains(all, "-F") {
		t.Errorf("status %d: %s", status, all)
	}
	if status, _, _ := call("cards", "-run", "nothing.toml"); status != 2 {
		t.Error("played the lines of no file")
	}
}

// What no card can bear fails, as does what is called wrongly.
func TestCardsRunRefuses(t *testing.T) {
	unfit := write(t, "unfit.tsv", "1\t【自】 あなたのメインフェイズの終わりに、あなたは1枚引く。\n")
	if status, _, all := call("cards", "-lines", unfit, "-run"); status != 1 || !strings.Contains(all, "no card can bear it") || !strings.Contains(all, "6.8.1.1") {
		t.Errorf("status %d: %s", status, all)
	}
	rebirth := write(t, "rebirth.tsv", "3\t【スパーク】：あなたは１点回復する。\n")
	if status, _, all := call("cards", "-game", "rebirth", "-lines", rebirth, "-run"); status != 2 || !strings.Contains(all, "read and printed only") {
		t.Errorf("status %d: %s", status, all)
	}
	for _, args := range [][]string{{"-run"}, {"-run", "-lines", unfit, "-n", "0"}, {"-run", "-lines", unfit, "-clusters", "3"}, {"-run", "-lines", unfit, "-log", "fr"}, {"-run", "-lines", unfit, "-game", "nothing"}} {
		if status, _, all := call(append([]string{"cards"}, args...)...); status != 2 {
			t.Errorf("%v: status %d: %s", args, status, all)
		}
	}
}

// Panics and broken properties are told with the line, where, and how to see it again.
func TestCardsRunFinds(t *testing.T) {
	for name, see := range map[string]func(m *rules.Match) error{
		"panic: out of range": func(m *rules.Match) error { panic("out of range") },
		"a card is lost":      func(m *rules.Match) error { return errors.New("a card is lost") },
	} {
		var out, errOut strings.Builder
		r := &trials{Game: "weiss", Options: trial.Options{Seed: 7, Positions: 3}, file: write(t, "lines.tsv", runLines), only: 1, workers: 1, out: &out, err: &errOut}
		r.See = func(m *rules.Match) error {
			if m.Turn()%2 == 0 {
				return see(m)
			}
			return nil
		}
		ok, err := r.run()
		if all := out.String(); ok || err != nil || !strings.Contains(all, name) || !strings.Contains(all, "-run -seed 7 -only 1 -from ") {
			t.Errorf("%s: %v %v: %s", name, ok, err, all)
		}
		if strings.HasPrefix(name, "panic") != strings.Contains(out.String(), "cards_run_test.go:") {
			t.Errorf("%s: where it panicked: %s", name, out.String())
		}
	}
}

// Lines are drawn by the seed, those that do not compile never.
func TestCardsDraw(t *testing.T) {
	lines := write(t, "lines.tsv", runLines)
	status, last, all := call("cards", "-lines", lines, "-draw", "2", "-seed", "5")
	if status != 0 || last != "lines compiled 4 drawn 2" || strings.Count(all, "uses") != 2 {
		t.Errorf("status %d: %s", status, all)
	}
	if _, _, again := call("cards", "-lines", lines, "-draw", "2", "-seed", "5"); again != all {
		t.Errorf("the same seed drew %s and %s", all, again)
	}
	if _, last, all := call("cards", "-lines", lines, "-draw", "9"); last != "lines compiled 4 drawn 4" || strings.Contains(all, "ない。") ||
		!strings.Contains(all, "(auto ") || !strings.Contains(all, "【AUTO】 When this card attacks, draw 1 card.") {
		t.Error(all)
	}
	if status, _, _ := call("cards", "-draw", "2"); status == 0 {
		t.Error("drew without lines")
	}
}
