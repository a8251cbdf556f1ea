// Package coverage measures lists of lines: how many are understood, and what stops the
// others.
package coverage

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
	"gorin/rules/text"
)

// Tally is how many lines, and uses of lines, are understood.
type Tally struct {
	Lines, Compiled, Uses, UsesCompiled int
}

// Measure reads lines of "count TAB text" in a language, on all processors, and counts
// those that text.Strict understands, all of them if a line has several abilities. miss, unless nil, is told of the others, in their order.
func Measure(lang string, r io.Reader, lex *text.Lexicon, miss func(uses int, line string, err error)) (Tally, error) {
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
			return Tally{}, fmt.Errorf("coverage: line %d: want count, tab, text", n)
		}
		all = append(all, use{uses: uses, line: line})
	}
	if err := sc.Err(); err != nil {
		return Tally{}, fmt.Errorf("coverage: %w", err)
	}
	var next atomic.Int64
	var work sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		work.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(all)); i = next.Add(1) - 1 {
				for _, one := range ability.Several(all[i].line) {
					if _, all[i].err = text.Strict(lang, one, lex); all[i].err != nil {
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
