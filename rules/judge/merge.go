package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
)

var mergeCommand = command{
	Name:  "merge",
	Usage: "FILE…",
	About: `Adds up what sim or arena has printed in several runs of the same kind, each with games of its own:
a run of any size is parted by -seed and -n, and its parts run wherever there is room.
The lines are those of one run. Rates, intervals and Elo are worked out anew; the hash is one of the
parts' hashes in their order. It fails where a part has failed.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		files, err := parse(f, args)
		if err != nil {
			return false, err
		}
		if len(files) == 0 {
			return false, needFiles
		}
		m := &merged{out: out}
		for _, name := range files {
			f, err := os.Open(name)
			if err != nil {
				return false, err
			}
			err = m.read(name, f)
			if f.Close(); err != nil {
				return false, fmt.Errorf("%s: %w", name, err)
			}
		}
		return m.report(), nil
	},
}

// merged is what several runs came to.
type merged struct {
	out    io.Writer
	rows   []row // of the first run, in its order, with the sums
	failed int
	turns  float64 // of all games
	sum    [3]int  // games, decisions, choices
	rate   [2]float64
	hashes []string
}

// row is a line of numbers, each under a name.
type row struct {
	head  string
	names []string
	n     []int
	of    []int // of how many, or nil
}

// most is more than any number in a report.
const most = 1 << 40

// maxReport is how many bytes a report may have, and one line of it.
const maxReport, maxReportLine = 1 << 20, 64 << 10

// read adds a report; name is the file's.
func (m *merged) read(name string, f io.Reader) error {
	in := bufio.NewScanner(io.LimitReader(f, maxReport))
	in.Buffer(nil, maxReportLine)
	at, ended, turns := 0, false, 0.0
	for n := 1; in.Scan(); n++ {
		line := strings.TrimSpace(in.Text())
		head, rest, _ := strings.Cut(line, ": ")
		wrong := func(err error) error { return fmt.Errorf("line %d: %w: %q", n, err, line) }
		switch {
		case line == "" || head == "elo":
		case ended:
			return wrong(errors.New("a report has ended before it"))
		case head == "failed" || strings.HasPrefix(line, "game "):
			m.failed++
			fmt.Fprintf(m.out, "%s: %s\n", name, line)
		case head == "turns":
			if _, err := fmt.Sscanf(rest, "%g a game", &turns); err != nil {
				return wrong(errors.New("no number of turns"))
			}
		case head == "wins" || head == "ends" || strings.Contains(head, " against "):
			r, err := readRow(head, rest)
			if err == nil {
				err = m.add(at, r)
			}
			if err != nil {
				return wrong(err)
			}
			at++
		case strings.HasPrefix(line, "games "):
			var n [3]int
			var rate [2]float64
			var hash string
			if _, err := fmt.Sscanf(line, "games %d decisions %d choices %d games/s %g choices/s %g hash %s", &n[0], &n[1], &n[2], &rate[0], &rate[1], &hash); err != nil {
				return wrong(errors.New("not the last line of a report"))
			}
			for i := range n {
				if n[i] < 0 || n[i] > most {
					return wrong(errors.New("such a number of games is none"))
				}
				m.sum[i] += n[i]
			}
			m.rate[0], m.rate[1] = m.rate[0]+rate[0], m.rate[1]+rate[1]
			m.turns += turns * float64(n[0])
			m.hashes, ended = append(m.hashes, hash), true
		default:
			return wrong(errors.New("not a line of sim or arena that can be added up"))
		}
	}
	if err := in.Err(); err != nil {
		return err
	}
	if !ended {
		return errors.New("the report does not end with its games")
	}
	if at != len(m.rows) {
		return fmt.Errorf("%d lines of numbers, where the first report has %d", at, len(m.rows))
	}
	return nil
}

// readRow reads a line of numbers: names with how often, parted by commas; of a meeting the first's wins and draws.
func readRow(head, rest string) (r row, err error) {
	r.head = head
	if strings.Contains(head, " against ") {
		var wins, of, draws int
		if _, err := fmt.Sscanf(rest, "%d of %d, draws %d", &wins, &of, &draws); err != nil || wins < 0 || draws < 0 || of > most || of < wins+draws {
			return r, errors.New("no result of two players")
		}
		sides := 2
		if _, after, ok := strings.Cut(rest, ", even is 1 in "); ok {
			if _, err := fmt.Sscanf(after, "%d", &sides); err != nil || sides < 2 || sides > len(seats6{}) {
				return r, errors.New("no number of sides")
			}
		}
		r.names, r.n, r.of = []string{"wins", "draws", "sides"}, []int{wins, draws, sides}, []int{of}
		return r, nil
	}
	for _, word := range strings.Split(rest, ", ") {
		of := 0
		if before, after, ok := strings.Cut(word, " of "); ok {
			if of, err = strconv.Atoi(after); err != nil {
				return r, err
			}
			word = before
		}
		i := strings.LastIndexByte(word, ' ')
		if i < 0 {
			return r, fmt.Errorf("no number in %q", word)
		}
		n, err := strconv.Atoi(word[i+1:])
		if err == nil && (n < 0 || n > most || of < 0 || of > most) {
			err = fmt.Errorf("no such number: %q", word)
		}
		if err != nil {
			return r, err
		}
		r.names, r.n, r.of = append(r.names, word[:i]), append(r.n, n), append(r.of, of)
	}
	return r, nil
}

// add adds a line to the one at the same place of the first report. What games ended by may differ.
func (m *merged) add(at int, r row) error {
	if len(m.hashes) == 0 {
		m.rows = append(m.rows, r)
		return nil
	}
	if at >= len(m.rows) || m.rows[at].head != r.head {
		return errors.New("the first report has no such line here")
	}
	sum := &m.rows[at]
	for i, name := range r.names {
		k := slices.Index(sum.names, name)
		switch {
		case k < 0 && r.head != "ends":
			return fmt.Errorf("the first report says nothing of %s here", name)
		case k < 0:
			sum.names, sum.n, sum.of = append(sum.names, name), append(sum.n, r.n[i]), append(sum.of, r.of[i])
		case name == "sides" && sum.n[k] != r.n[i]:
			return errors.New("another number of sides")
		case name != "sides":
			sum.n[k] += r.n[i]
			if k < len(sum.of) && i < len(r.of) {
				sum.of[k] += r.of[i]
			}
		}
	}
	return nil
}

// report prints the sums; false if a run has failed.
func (m *merged) report() bool {
	var players []string
	var all []meeting
	number := func(name string) int {
		i := slices.Index(players, name)
		if i < 0 {
			i, players = len(players), append(players, name)
		}
		return i
	}
	for _, r := range m.rows {
		if x, y, ok := strings.Cut(r.head, " against "); ok {
			wins, draws, sides := r.n[0], r.n[1], r.n[2]
			rec := record{games: sides, even: 1 / float64(sides), bouts: r.of[0] / sides, wins: wins, draws: draws}
			rec.sum = (float64(wins) + float64(draws)/2) / float64(sides)
			a := number(x)
			all = append(all, meeting{a, number(y), rec})
			fmt.Fprintf(m.out, "%s: %v\n", r.head, &rec)
			continue
		}
		words := make([]string, len(r.names))
		for i, name := range r.names {
			words[i] = fmt.Sprintf("%s %d", name, r.n[i])
			if r.of[i] > 0 {
				words[i] += fmt.Sprintf(" of %d", r.of[i])
			}
		}
		fmt.Fprintf(m.out, "%s: %s\n", r.head, strings.Join(words, ", "))
	}
	for i, elo := range ratings(len(players), all) {
		fmt.Fprintf(m.out, "elo: %s %+.0f\n", players[i], elo)
	}
	if m.turns > 0 {
		fmt.Fprintf(m.out, "turns: %.1f a game\n", m.turns/float64(m.sum[0]))
	}
	sum := fnv.New64a()
	for _, h := range m.hashes {
		_, _ = io.WriteString(sum, h)
	}
	fmt.Fprintf(m.out, lastLine,
		m.sum[0], m.sum[1], m.sum[2], m.rate[0], m.rate[1], sum.Sum64())
	return m.failed == 0
}
