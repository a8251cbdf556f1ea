package scenario

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// table is a position in which much can be asked for: your main phase, then the
// opponent's clock phase.
const table = `game weiss
cards
  A  character power 2000 traits 海
     【起】［手札を1枚控え室に置く］ あなたは1枚引く。
  E  event
     'あなたは1枚引く。
you
  front-left A
  back-left A rested
  hand E 2 blank
  waiting-room E A blank
  deck A E 3 blank
  memory 2 E A down
opponent
  clock 3 blank
  front-centre A
start main
`

// runOn runs lines on the table; the error is what came out otherwise.
func runOn(t *testing.T, lines string) error {
	t.Helper()
	res, err := Run("f", []byte(table+lines+"\n"))
	if err != nil {
		return err
	}
	return res[0].Err
}

// TestNothingPasses: an expectation that could not fail, since what it names does not
// exist or somebody else is asked, is an error.
func TestNothingPasses(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"expect illegal opponent play E", "you is asked main"},
		{"expect illegal you play Typo", "nothing here is \"Typo\""},
		{"expect illegal you paly E", "nothing here is \"paly\""},
		{"expect illegal you play E, A,", "beside a comma"},
		{"expect illegal you front-middle", "nothing here is"},
		{"expect illegal you activate A@hand", "nothing here is"},
		{"expect illegal you activate E >B", "nothing here is"},
		{"expect illegal you ~なにもない", "nothing here is"},
		{"expect illegal you", "a player stands here"},
		{"expect illegal you nothing, pass", "nothing here is"},
		{"expect you hand lacks Typo", "no card \"Typo\" is described"},
		{"expect you hand lacks", "which cards?"},
		{"expect you hand has", "which cards?"},
		{"expect A lacks trait 山", "nothing here is trait"},
		{"expect A lacks colour orange", "nothing here is colour"},
		{"expect A lacks ability なにもない", "nothing here is ability"},
		{"expect A lacks kind person", "nothing here is kind"},
		{"expect A lacks counters 山 1", "nothing here is counters"},
		{"expect no log 99.1", "no clause"},
		{"expect since answer no fireworks", "no event is called"},
		{"expect since yesterday move", "no line is marked"},
		{"expect since start no move Typo", "no card"},
		{"expect since start no move to pocket", "no zone"},
		{"expect stack", "what lies there?"},
	} {
		err := runOn(t, c.line)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.line, err, c.want)
		}
	}
}

// TestNew: each expectation holds where it should and fails where it should not, and the
// failure names the open question.
func TestNew(t *testing.T) {
	for _, c := range []struct{ holds, fails string }{
		{"expect picks 1", "expect picks 0 to 1"},
		{"expect options 13", "expect options 14"},
		{"expect illegal you swap back-right front-right", "expect illegal you pass"},
		{"expect legal you play E, pass", "expect legal you play E, activate A@waiting-room"},
		{"expect refused answer you nothing", "expect refused answer you pass"},
		{"expect refused answer you play E, pass", "expect refused answer you play E"},
		{"expect refused answer you pass x2", "expect refused answer you swap back-right front-right"},
		{"expect you hand 2 blank E", "expect you hand 2 E blank"},
		{"expect you hand has 2 blank", "expect you hand has 3 blank"},
		{"expect you hand lacks A", "expect you hand lacks E"},
		{"expect you deck top A E", "expect you deck top E"},
		{"expect you deck bottom 3 blank E", "expect you deck bottom A"},
		{"expect you waiting-room order E A blank", "expect you waiting-room order A E blank"},
		{"expect you waiting-room top blank", "expect you waiting-room top E"},
		{"expect you memory A down 2 E up", "expect you memory 2 E down A"},
		{"expect opponent clock 3 blank up", "expect opponent clock 3 blank down"},
		{"expect since start no shuffle", "expect since start shuffle"},
		{"answer you play E\nexpect since answer 1 move A from deck to hand", "answer you play E\nexpect since answer 2 move A"},
		{"mark before\nanswer you play E\nanswer you swap front-left front-right\nexpect since before move E by you to waiting-room", "mark before\nanswer you play E\nanswer you swap front-left front-right\nexpect since answer move E"},
		{"answer you play E\nexpect since start no move through A", "answer you play E\nexpect since start move A through A"},
		{"answer you play E\nexpect log 8.6.2.1 once", "answer you play E\nexpect log 8.6.2.1 3 times"},
	} {
		if err := runOn(t, c.holds); err != nil {
			t.Errorf("%s: %v", c.holds, err)
		}
		err := runOn(t, c.fails)
		if err == nil || !strings.Contains(err.Error(), "is asked") {
			t.Errorf("%s: %v", c.fails, err)
		}
	}
}

// TestTold: a refusal lists all options, each in words that mean it alone.
func TestTold(t *testing.T) {
	err := runOn(t, "answer you play A")
	if err == nil {
		t.Fatal("it is taken")
	}
	for _, want := range []string{"play E@hand", "activate A@front-left 0", "activate A@back-left 0", "swap front-left front-centre", "to pick 1 of"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	err = runOn(t, "answer you activate A@front-left\nanswer you E, E")
	if err == nil || !strings.Contains(err.Error(), "card blank@hand ^2") {
		t.Errorf("%v", err)
	}
}

// TestEachOfThem: what stands after several cards is said of each.
func TestEachOfThem(t *testing.T) {
	const energy = `game builddivide
you
  energy 3 blank rested, blank
  standard
start main-timing
expect you energy 3 blank rested, blank standing
expect you life 10
expect you hand 5
expect you energy 4
`
	res, err := Run("f", []byte(strings.ReplaceAll(energy, "rested, blank standing", "rested blank standing")))
	if err != nil || res[0].Err != nil {
		t.Fatal(err, res)
	}
	wrong := strings.Replace(energy, "expect you energy 3 blank rested, blank standing", "expect you energy 4 blank rested", 1)
	if res, err = Run("f", []byte(wrong)); err != nil || res[0].Err == nil {
		t.Error("four are not rested", err)
	}
}

// TestStack: what waits to be resolved, and damage that waits to be dealt.
func TestStack(t *testing.T) {
	const text = `game builddivide
cards
  Q  command timing quick
     'ユニット1枚を対象とし、それを破壊する。
  A  unit power 3000 hit 2
you
  hand Q
  field A
  standard
opponent
  standard
  field A
ask all
start main-timing
answer you play Q
answer you opponent:A
`
	for _, c := range []struct {
		line  string
		holds bool
	}{
		{"expect stack next card Q by you ~Q targets opponent:A@field", true},
		{"expect stack 1 card Q targets A", true},
		{"expect stack next targets you:A", false},
		{"expect stack next by opponent", false},
		{"expect stack next targets nothing", false},
		{"expect stack next ability Q", false},
		{"expect stack 2 card Q", false},
		{"expect stack Q", true},
	} {
		res, err := Run("f", []byte(text+c.line+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		if (res[0].Err == nil) != c.holds {
			t.Errorf("%s: %v", c.line, res[0].Err)
		}
	}
}

// TestNoLogIsLogged: a clause of which scenarios say that nothing was done under it is
// one under which things are done in other scenarios of the game.
func TestNoLogIsLogged(t *testing.T) {
	dirs, err := filepath.Glob("../*/scenarios")
	if err != nil || len(dirs) == 0 {
		t.Fatal("no scenarios", err)
	}
	for _, dir := range dirs {
		logged, missing := map[string]bool{}, map[string]string{}
		files, _ := filepath.Glob(filepath.Join(dir, "*.txt"))
		for _, f := range files {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			list, err := Parse(f, data)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range list {
				for _, step := range s.Steps {
					if step.Verb != "expect" {
						continue
					}
					switch w := step.Words; {
					case w[0] == "log":
						for _, c := range w[1:] {
							logged[c] = true
						}
					case w[0] == "no":
						for _, c := range w[2:] {
							missing[c] = f
						}
					}
				}
			}
		}
		for c, f := range missing {
			if !logged[c] {
				t.Errorf("%s: no scenario beside expects that %s is logged", f, c)
			}
		}
	}
}

// TestPacket: the parts of a packet of damage.
func TestPacket(t *testing.T) {
	const text = `game builddivide
cards
  C  command cost 1 needs generic:1
     '相手プレイヤーに2ダメージ。
you
  hand C
  standard
opponent
  standard
ask all
start main-timing
answer you play C
answer you blank
answer you pass
answer opponent pass
answer opponent packet
`
	for line, holds := range map[string]bool{
		"expect packet 1 to opponent from C amount 2 dealt 1": true,
		"expect packet 1 to you":                              false,
		"expect packet 1 amount 1":                            false,
		"expect packet 1 dealt 0":                             false,
		"expect packet 1 buster":                              false,
		"expect packet 1 from blank":                          false,
		"expect packet 2 to opponent":                         false,
		"expect packet 1":                                     false,
	} {
		res, err := Run("f", []byte(text+line+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		if (res[0].Err == nil) != holds {
			t.Errorf("%s: %v", line, res[0].Err)
		}
	}
}
