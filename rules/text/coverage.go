package text

import (
	"bufio"
	"fmt"
	"io"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"gorin/rules/ability"
)

// Tally is how many lines, and uses of lines, are understood.
type Tally struct {
	Lines, Compiled, Uses, UsesCompiled int
}

// Strict reads a line in language lang and reads what is said of it again, in
// both languages: the same tree must come of it.
func Strict(lang, line string, lex *Lexicon) (ability.Node, error) {
	n, err := Parse(lang, line, lex)
	if err != nil {
		return n, err
	}
	for _, l := range []string{Japanese, English} {
		again, err := Parse(l, Print(l, n, lex), lex)
		if err != nil || !again.Equal(n) {
			return n, &Error{Column: 1, Reason: "what this is called in " + l + " is not read as the same"}
		}
	}
	return n, nil
}

// Coverage reads lines of "count TAB text" in a language, on all processors, and counts
// those that Strict understands, all of them if a line has several abilities. miss, unless nil, is told of the others, in their order.
func Coverage(lang string, r io.Reader, lex *Lexicon, miss func(uses int, line string, err error)) (Tally, error) {
	type use struct {
		uses int
		line string
		err  error
	}
	var all []use
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, 1<<20)
	for n := 1; sc.Scan(); n++ {
		count, line, ok := strings.Cut(sc.Text(), "\t")
		uses, err := strconv.Atoi(count)
		if !ok || err != nil || uses < 0 {
			return Tally{}, fmt.Errorf("text: coverage: line %d: want count, tab, text", n)
		}
		all = append(all, use{uses: uses, line: line})
	}
	if err := sc.Err(); err != nil {
		return Tally{}, fmt.Errorf("text: coverage: %w", err)
	}
	var next atomic.Int64
	var work sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		work.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(all)); i = next.Add(1) - 1 {
				for _, one := range ability.Several(all[i].line) {
					if _, all[i].err = Strict(lang, one, lex); all[i].err != nil {
						break
					}
				}
			}
		})
	}
	work.Wait()
	var t Tally
	for _, u := range all {
		t.Lines++
		t.Uses += u.uses
		if u.err == nil {
			t.Compiled++
			t.UsesCompiled += u.uses
		} else if miss != nil {
			miss(u.uses, u.line, u.err)
		}
	}
	return t, nil
}
