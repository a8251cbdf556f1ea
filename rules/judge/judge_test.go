package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// call runs the judge and gives its exit status, its output's last line, and
// everything that it said.
func call(args ...string) (status int, last, all string) {
	var out, errOut bytes.Buffer
	status = run(args, &out, &errOut)
	lines := strings.Split(strings.TrimRight(out.String(), "\n"), "\n")
	return status, lines[len(lines)-1], out.String() + errOut.String()
}

// write puts a file into the test's directory.
func write(t *testing.T, name, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

const packFile = `
game = "weiss"
[[card]]
id = "T/1"
kind = "event"
name = { ja = "凪" }
colour = "blue"
level = 0
cost = 0
text = ["あなたは1枚引く。"]
`

func TestCards(t *testing.T) {
	good := write(t, "good.toml", packFile)
	if status, last, all := call("cards", good); status != 0 || last != "cards 1 lines 1 compiled 1" {
		t.Errorf("status %d: %s", status, all)
	}
	bad := write(t, "bad.toml", strings.Replace(packFile, "引く", "食べる", 1))
	status, last, all := call("cards", bad, good)
	if status != 1 || last != "cards 2 lines 2 compiled 1" || !strings.HasPrefix(all, bad+":10:T/1:7: ") {
		t.Errorf("status %d: %s", status, all)
	}
	odd := write(t, "odd.toml", strings.Replace(packFile, "あなたは1枚引く。", "【永】 応援 このカードの前のあなたのキャラたち全部に、パワーを＋500。", 1))
	if _, _, all := call("cards", odd); !strings.Contains(all, "like: 【永】 応援 このカードの前のあなたのキャラすべてに、パワーを＋500。") {
		t.Errorf("no sentence is like it: %s", all)
	}
	broken := write(t, "broken.toml", "game = ")
	if status, last, all := call("cards", broken); status != 1 || last != "cards 0 lines 0 compiled 0" || !strings.HasPrefix(all, broken+":1:") {
		t.Errorf("status %d: %s", status, all)
	}
	if status, _, all := call("cards", "-clusters", "3", good); status != 2 || !strings.Contains(all, "-lines") {
		t.Errorf("status %d: %s", status, all)
	}
	lines := write(t, "lines.tsv", "3\t【自】 このカードがアタックした時、あなたは1枚引く。\n2\t【自】 ない。\n")
	if status, last, all := call("cards", "-game", "weiss", "-lines", lines); status != 0 || last != "lines 2 compiled 1 uses 5 compiled 3" {
		t.Errorf("status %d: %s", status, all)
	}
	status, _, all = call("cards", "-game", "weiss", "-lines", lines, "-clusters", "5")
	if status != 0 || !strings.HasPrefix(all, "uses 2 lines 1: ") || !strings.Contains(all, "| ない。") || !strings.Contains(all, "column 5 of 【自】 ない。") {
		t.Errorf("status %d: %s", status, all)
	}
	if _, last, all := call("cards", "-game", "weiss", "-lines", lines, "-clusters", "0"); last != all[:len(all)-1] {
		t.Errorf("clusters that nobody asked for: %s", all)
	}
}

// Texts of a game that cannot be played yet are read and printed; everything else
// refuses it.
func TestReadOnlyGame(t *testing.T) {
	lines := write(t, "lines.tsv", "3\t【スパーク】：あなたは１点回復する。\n2\t【スパーク】：ない。\n")
	if status, last, all := call("cards", "-game", "rebirth", "-lines", lines); status != 0 || last != "lines 2 compiled 1 uses 5 compiled 3" {
		t.Errorf("status %d: %s", status, all)
	}
	pack := write(t, "pack.toml", strings.Replace(packFile, "weiss", "rebirth", 1))
	for _, args := range [][]string{
		{"cards", pack}, {"sim", "-game", "rebirth", "-n", "1"}, {"clauses", "-game", "rebirth"}, {"cards", "-game", "nothing", "-lines", lines},
	} {
		if status, _, all := call(args...); status == 0 || !strings.Contains(all, "rebirth") && !strings.Contains(all, "nothing") {
			t.Errorf("%v: status %d: %s", args, status, all)
		}
	}
}
func TestDeck(t *testing.T) {
	cards := write(t, "pack.toml", packFile)
	d := write(t, "d.toml", "game = \"weiss\"\nname = { ja = \"で\" }\ncards = [[5, \"T/1\"], [1, \"T/2\"]]\n")
	status, last, all := call("deck", "-cards", cards, d)
	for _, want := range []string{
		d + ": 5.1.1: there is no card T/2",
		d + ": 5.1.2.1: the deck has 6 cards, not exactly 50",
		d + ": 5.1.2.2: 5 cards named 凪; at most 4 of one name",
	} {
		if !strings.Contains(all, want+"\n") {
			t.Errorf("%q is missing in\n%s", want, all)
		}
	}
	if status != 1 || last != "decks 1 legal 0" {
		t.Errorf("status %d, last %q", status, last)
	}
}

func TestScenario(t *testing.T) {
	broken := write(t, "x.txt", "no such word\n")
	status, last, all := call("scenario", broken)
	if status != 1 || last != "0 passed, 1 failed" || !strings.HasPrefix(all, broken+":1: ") {
		t.Errorf("status %d: %s", status, all)
	}
	if status, last, all := call("scenario", filepath.Dir(broken)); status != 1 || last != "0 passed, 1 failed" {
		t.Errorf("a directory: status %d: %s", status, all)
	}
}

// TestUse: what is called wrongly ends with 2, and -h explains.
func TestUse(t *testing.T) {
	for _, args := range [][]string{{}, {"dance"}, {"deck"}, {"cards"}, {"cards", "-lines", "x", "y"}, {"cards", "-far"},
		{"cards", "no-such-file"}, {"scenario"}, {"scenario", "no-such-file"}, {"cards", "-game", "chess", "-lines", "x"}} {
		if status, _, all := call(args...); status != 2 || all == "" {
			t.Errorf("judge %v: status %d: %s", args, status, all)
		}
	}
	for _, c := range commands {
		if status, _, all := call(c.Name, "-h"); status != 0 || !strings.Contains(all, c.About) {
			t.Errorf("judge %s -h: status %d: %s", c.Name, status, all)
		}
	}
	if status, _, _ := call("-h"); status != 0 {
		t.Errorf("judge -h: status %d", status)
	}
}

// Decks whose cards have lines that do not compile are refused, unless those are to be
// inert.
func TestInert(t *testing.T) {
	const own = "../weiss/testdata/packs/weathervane.toml"
	text, err := os.ReadFile(own)
	if err != nil {
		t.Fatal(err)
	}
	_, list, found := strings.Cut(string(text), "[[deck]]")
	list, _, more := strings.Cut(list, "[[deck]]")
	if !found || !more {
		t.Fatal("the pack has no decks")
	}
	deck := write(t, "uphill.toml", "game = \"weiss\"\n"+list)
	if status, last, all := call("deck", "-cards", own, deck); status != 1 || last != "decks 1 legal 0" || !strings.Contains(all, deck+": WV/T01-002: line 2: column 15: not understood from here on; nearest known: した時") {
		t.Errorf("status %d: %s", status, all)
	}
	if status, last, all := call("deck", "-cards", own, "-inert", deck); status != 0 || last != "decks 1 legal 1" {
		t.Errorf("status %d: %s", status, all)
	}
	sim := []string{"sim", "-n", "2", "-cards", own, "-deck", deck}
	if status, _, all := call(sim...); status != 2 || !strings.Contains(all, "WV/T01-011: line 1") {
		t.Errorf("status %d: %s", status, all)
	}
	if status, _, all := call(append(sim, "-inert", "-verify")...); status != 0 || strings.Count(all, "inert: WV/T01-0") != 2 {
		t.Errorf("status %d: %s", status, all)
	}
}
