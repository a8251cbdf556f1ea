package main

import (
	"bufio"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/text"
	"gorin/rules/trial"
	positions "gorin/rules/trial/all"
)

// trials is a run of lines that are played.
type trials struct {
	Game string
	trial.Options
	file     string
	only     int // number of a line, from 1; 0: all
	workers  int
	listed   int // how many idle lines are listed
	parts    bool
	pairs    bool
	packs    []string // files of cards whose lines are played, instead of file
	log      string
	out, err io.Writer
	lines    []tried
}

// tried is a line that compiles, and what became of it.
type tried struct {
	number, uses int
	key          string // by which its reason is written down
	line         string
	tree         ability.Node
	report       trial.Report
	alike        []trial.Alike
	unfit        error
}

// at is where a line stands.
func (t *trials) at(l *tried) string {
	if len(t.packs) > 0 {
		return l.key
	}
	return fmt.Sprintf("%s:%d", t.file, l.number)
}

// again is how to play a position of a line once more.
func (t *trials) again(l *tried, position int) string {
	from := "-lines " + t.file
	if len(t.packs) > 0 {
		from = strings.Join(t.packs, " ")
	}
	return fmt.Sprintf("judge cards -game %s -run -seed %d -only %d -from %d -n 1 -log en %s", t.Game, t.Seed, l.number, position, from)
}

// run plays the lines and says what became of them; false if something broke.
func (t *trials) run() (bool, error) {
	if err := t.check(); err != nil {
		return false, err
	}
	lex := rules.LexiconOf(t.Game, nil)
	if lex == nil {
		return false, fmt.Errorf("no game %q", t.Game)
	}
	if !slices.Contains(rules.Games(), t.Game) {
		return false, fmt.Errorf("the texts of %s are read and printed only: it has no rules yet to play them by", t.Game)
	}
	if t.Table = positions.Of(t.Game); t.Table == nil {
		return false, fmt.Errorf("no cards are made yet to play lines of %s with", t.Game)
	}
	if err := t.read(lex); err != nil {
		return false, err
	}
	if t.log != "" {
		lang, err := language(t.log)
		if err != nil {
			return false, err
		}
		t.workers = 1
		t.Log = func(m *rules.Match) { printLog(t.out, m, 0, lang) }
	}
	next := make(chan *tried)
	var wait sync.WaitGroup
	for range t.workers {
		wait.Go(func() {
			for l := range next {
				l.report, l.unfit = trial.Line(l.line, l.tree, t.Options)
				if t.pairs && l.unfit == nil && !l.report.Silent && !l.report.Idle() {
					l.alike, l.unfit = trial.Pairs(l.line, l.tree, lex, t.Options)
				}
			}
		})
	}
	for i := range t.lines {
		if i > 0 && i%500 == 0 {
			fmt.Fprintf(t.err, "%d of %d lines\n", i, len(t.lines))
		}
		next <- &t.lines[i]
	}
	close(next)
	wait.Wait()
	return t.tell(), nil
}

// read keeps the lines of the file that compile.
func (t *trials) read(lex *text.Lexicon) error {
	if len(t.packs) > 0 {
		return t.readPacks(lex)
	}
	f, err := os.Open(t.file)
	if err != nil {
		return err
	}
	defer f.Close()
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<20)
	for n := 1; sc.Scan(); n++ {
		count, line, ok := strings.Cut(sc.Text(), "\t")
		uses, err := strconv.Atoi(count)
		if !ok || err != nil {
			return fmt.Errorf("%s:%d: want count, tab, text", t.file, n)
		}
		if t.only != 0 && t.only != n {
			continue
		}
		if tree, err := text.Strict(text.Japanese, line, lex); err == nil {
			t.lines = append(t.lines, tried{number: n, uses: uses, key: lineKey(t.Game, line), line: line, tree: tree})
		}
	}
	return sc.Err()
}

// tell lists what broke and what did nothing, and counts; false if something broke.
func (t *trials) tell() bool {
	var played, positions, panicked, broken, silent, idleUses, part, alike, unexplained int
	var idle []*tried
	slices.SortStableFunc(t.lines, func(a, b tried) int { return cmp.Compare(b.uses, a.uses) })
	for i := range t.lines {
		l := &t.lines[i]
		if l.unfit != nil {
			fmt.Fprintf(t.out, "%s: no card can bear it: %v: %s\n", t.at(l), l.unfit, l.line)
			continue
		}
		played++
		positions += l.report.Played
		for _, f := range l.report.Faults {
			fmt.Fprintf(t.out, "%s: position %d: %s\n  %s\n", t.at(l), f.Position, f.What, l.line)
			if f.Panic {
				panicked++
				fmt.Fprintf(t.out, "  %s\n", f.Stack)
			} else {
				broken++
			}
			fmt.Fprintf(t.out, "  again: %s\n", t.again(l, f.Position))
		}
		switch undone := l.report.Undone(); {
		case l.report.Silent:
			silent++
		case l.report.Idle():
			idle = append(idle, l)
			idleUses += l.uses
		case len(undone) > 0:
			part++
			why := reasons()[l.key]
			if why == "" {
				unexplained++
			}
			if t.parts || why == "" {
				fmt.Fprintf(t.out, "in part: %s: uses %d, never %s: %s\n", t.at(l), l.uses, strings.Join(undone, ", "), l.line)
				t.explain(l, why)
			}
		}
		for _, a := range l.alike {
			alike++
			what := "whether or not what it offers is taken"
			if a.What != "" {
				what = "without its condition, " + a.What
			}
			fmt.Fprintf(t.out, "alike: %s: uses %d, in %d positions nothing differs %s: %s\n", t.at(l), l.uses, a.Played, what, l.line)
		}
	}
	listed := t.listed
	for _, l := range idle {
		why := reasons()[l.key]
		if why == "" {
			unexplained++
		} else if listed--; listed < 0 {
			continue
		}
		how := "never came up"
		if l.report.Used > 0 {
			how = fmt.Sprintf("came up %d times and did nothing", l.report.Used)
		}
		fmt.Fprintf(t.out, "idle: %s: uses %d, %s: %s\n", t.at(l), l.uses, how, l.line)
		t.explain(l, why)
	}
	fmt.Fprintf(t.out, "lines compiled %d played %d positions %d panics %d broken %d idle %d (uses %d) in part %d silent %d alike %d unexplained %d\n",
		len(t.lines), played, positions, panicked, broken, len(idle), idleUses, part, silent, alike, unexplained)
	return panicked+broken+unexplained == 0 && played == len(t.lines)
}

// explain says why a line does not do all that it says, or how to write that down.
func (t *trials) explain(l *tried, why string) {
	if why == "" {
		fmt.Fprintf(t.out, "  unexplained: write the reason into reasons.tsv of the game's rooms under %s\n", l.key)
		return
	}
	fmt.Fprintf(t.out, "  because: %s\n", why)
}

// flags are the options of a run.
func (t *trials) flags(f *flag.FlagSet) {
	f.Uint64Var(&t.Seed, "seed", 1, "with -run: seed of the positions")
	f.IntVar(&t.Positions, "n", 200, "with -run: positions of each line; of one that has done nothing in them, several times as many")
	f.IntVar(&t.From, "from", 0, "with -run: the first position")
	f.IntVar(&t.only, "only", 0, "with -run: number of the one line that is played, from 1; 0: all")
	f.IntVar(&t.listed, "idle", 50, "with -run: how many idle lines are listed")
	f.BoolVar(&t.parts, "parts", false, "with -run: list the lines of which some act never did anything")
	f.BoolVar(&t.pairs, "pairs", true, "with -run: play lines in pairs too, with and without each condition, with what they offer taken and declined")
	f.StringVar(&t.log, "log", "", "with -run: print the log of each position in this language, ja or en")
	f.IntVar(&t.workers, "workers", runtime.GOMAXPROCS(0), "with -run: lines played at the same time")
}

// check refuses options that make no sense.
func (t *trials) check() error {
	switch {
	case t.Positions < 1:
		return fmt.Errorf("-n %d: want 1 or more", t.Positions)
	case t.From < 0 || t.only < 0 || t.listed < 0:
		return errors.New("-from, -only and -idle are not negative")
	}
	t.workers = max(1, t.workers)
	return nil
}
