package main

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/reach"
	"gorin/rules/rulestest/room"
	"gorin/rules/rulestest/size"
)

// TestScripts: what the judge says of the cards, decks and books of each game. The room of
// a game has scripts of it, testdata/judge/*.txt, a word at the beginning of each line:
//
//	file NAME           makes a file of the lines below that begin with |
//	cut NAME FROM LINE  makes a copy of a file without a line, all words parted by tabs
//	explain WHY: LINE   writes down why a counted line does not come about
//	unreached THING     writes down that games do not come to something
//	judge ARGUMENTS     calls the judge
//
// and what is expected of the call above:
//
//	status N
//	last TEXT, last-begins TEXT, last-ends TEXT   of the last line of its output
//	begins TEXT, has TEXT, lacks TEXT, matches EXPRESSION   of all that it says
//	lines N TEXT        so many lines begin with the text
//	same, same-all      the last line, all lines, are those of the call before
//	clause NUMBER TEXT  what it reports of a clause, lines parted by " | "; nothing if no text
//
// $ROOT is where the module lies, and \t and \n stand for themselves in what is expected.
func TestScripts(t *testing.T) {
	size.Roomy()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range rules.Games() {
		for _, file := range room.Files(t, game, "testdata/judge/*.txt") {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			t.Run(game+"/"+strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
				t.Chdir(t.TempDir())
				s := &script{game: game, root: root}
				for n, line := range strings.Split(string(data), "\n") {
					s.line(t, n+1, strings.ReplaceAll(line, "$ROOT", root))
				}
				s.end(t)
			})
		}
	}
}

// script is a script as far as it has come.
type script struct {
	game, root string
	name       string   // of the file that is written
	file       []string // its lines
	at         int      // line of the last call
	status     int
	last, all  string
	was        [2]string // last and all of the call before
	expected   int       // statuses that were looked at
	calls      int
}

func (s *script) line(t *testing.T, n int, line string) {
	if text, ok := strings.CutPrefix(line, "|"); ok {
		s.file = append(s.file, strings.TrimPrefix(text, " "))
		return
	}
	s.write(t)
	word, text, _ := strings.Cut(line, " ")
	if word != "judge" && word != "explain" && word != "cut" {
		text = strings.NewReplacer(`\n`, "\n", `\t`, "\t").Replace(text)
	}
	wrong := func(ok bool) {
		t.Helper()
		if !ok {
			t.Errorf("line %d: %s\nof the call in line %d, status %d:\n%.3000s", n, line, s.at, s.status, s.all)
		}
	}
	switch word {
	case "", "#":
	case "file":
		s.name = text
	case "cut":
		args := strings.SplitN(text, "\t", 3)
		data, err := os.ReadFile(args[1])
		if err != nil || !strings.Contains(string(data), "\n"+args[2]+"\n") {
			t.Fatalf("line %d: %v", n, err)
		}
		s.name, s.file = args[0], strings.Split(strings.TrimSuffix(strings.Replace(string(data), "\n"+args[2]+"\n", "\n", 1), "\n"), "\n")
	case "explain":
		why, of, _ := strings.Cut(text, ": ")
		key := lineKey(s.game, of)
		reasons()[key] = why
		t.Cleanup(func() { delete(reasons(), key) })
	case "unreached":
		of := reach.Unreached(s.game).Decks
		was := maps.Clone(of)
		of[text] = "for this test"
		t.Cleanup(func() {
			delete(of, text)
			maps.Copy(of, was)
		})
	case "judge":
		s.was = [2]string{s.last, s.all}
		s.status, s.last, s.all = call(strings.Fields(text)...)
		s.at, s.calls = n, s.calls+1
	case "status":
		want, err := strconv.Atoi(text)
		s.expected++
		wrong(err == nil && s.status == want)
	case "last":
		wrong(s.last == text)
	case "last-begins":
		wrong(strings.HasPrefix(s.last, text))
	case "last-ends":
		wrong(strings.HasSuffix(s.last, text))
	case "begins":
		wrong(strings.HasPrefix(s.all, text))
	case "has":
		wrong(strings.Contains(s.all, text))
	case "lacks":
		wrong(!strings.Contains(s.all, text))
	case "matches":
		wrong(regexp.MustCompile(text).MatchString(s.all))
	case "lines":
		count, begin, _ := strings.Cut(text, " ")
		want, err := strconv.Atoi(count)
		got := 0
		for line := range strings.Lines(s.all) {
			if strings.HasPrefix(line, begin) {
				got++
			}
		}
		wrong(err == nil && got == want)
	case "same":
		wrong(s.last == s.was[0])
	case "same-all":
		wrong(s.all == s.was[1])
	case "clause":
		number, want, _ := strings.Cut(text, " ")
		wrong(entryOf(s.all, number) == want)
	default:
		t.Fatalf("line %d: no word %q", n, word)
	}
}

// write writes the file whose lines are all there.
func (s *script) write(t *testing.T) {
	if s.name == "" {
		return
	}
	if err := os.MkdirAll(filepath.Dir(s.name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(s.name, []byte(strings.Join(append(s.file, ""), "\n")), 0o644); err != nil {
		t.Fatal(err)
	}
	s.name, s.file = "", nil
}

// end looks at a script that is over.
func (s *script) end(t *testing.T) {
	if s.calls == 0 || s.expected < s.calls {
		t.Errorf("%d calls, and the status of %d is looked at", s.calls, s.expected)
	}
}

// entryOf is what a report says of one clause, below its first line: the lines, parted.
func entryOf(report, number string) string {
	lines := strings.Split(report, "\n")
	i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, number+"  ") })
	if i < 0 {
		return ""
	}
	var entry []string
	for _, l := range lines[i+1:] {
		if !strings.HasPrefix(l, "    ") {
			break
		}
		entry = append(entry, strings.TrimSpace(l))
	}
	return strings.Join(entry, " | ")
}
