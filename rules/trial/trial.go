// Package trial plays printed lines: it gives a line to cards of its game, lets random
// positions be played in which it can matter, and looks at what becomes of it.
package trial

import (
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/reach"
	"gorin/rules/rulestest"
)

// Options say how a line is tried.
type Options struct {
	Table     *Table // of the game
	Seed      uint64
	From      int // the first position, from 0
	Positions int // how many there are; a line of which some act has done nothing gets up to More times as many

	// See looks at each decision of each match, Log is shown each match that has been
	// played, which then keeps its log; both may be nil.
	See func(m *rules.Match) error
	Log func(m *rules.Match)
}

// More is how many times as many positions are played of a line that does not do all that
// it says.
const More = 5

// Report is what became of a line.
type Report struct {
	Silent bool // there is nothing to do in it: a note, a link, a limit of copies
	Played int  // positions
	Used   int  // how often it was resolved or, of a continuous one, applied
	Deeds  []reach.Deed
	Faults []Fault
}

// Fault is a position in which something broke.
type Fault struct {
	Position int
	Panic    bool
	What     string // in one line
	Stack    string // of a panic
}

// Idle reports whether no act of the line did anything.
func (r *Report) Idle() bool {
	if len(r.Deeds) == 0 {
		return !r.Silent && r.Used == 0
	}
	leads := !slices.ContainsFunc(r.Deeds, func(d reach.Deed) bool { return !d.Leads })
	return !r.Silent && !slices.ContainsFunc(r.Deeds, func(d reach.Deed) bool { return d.Done > 0 && (leads || !d.Leads) })
}

// Undone lists the acts of the line that never did anything.
func (r *Report) Undone() (names []string) {
	for _, d := range r.Deeds {
		if d.Done == 0 && !d.Leads {
			names = append(names, d.Name)
		}
	}
	return names
}

// How far a position is played, and how thoroughly it is looked at.
const (
	maxAnswers = 60
	fullEvery  = 20 // each so many-th position is a match with history and log
	mostVerify = 6  // decisions of a line at which every property is looked at
	auditEvery = 5  // answers of the other matches
	lookEvery  = 20 // positions beyond those asked for
	mostFaults = 3  // of a line
)

// run is one line being tried.
type run struct {
	Options
	troupe
	tree     ability.Node
	line     string
	tables   []table // one for each way to play
	verified int
	out      Report
}

// table is two matches in one way to play, one that is quick and one that keeps everything.
type table struct {
	rulestest.Way
	light, full           *rules.Match
	lightReach, fullReach *reach.Reach
}

// at is the table of a position.
func (r *run) at(i int) *table { return &r.tables[max(0, i)%len(r.tables)] }

// Line tries a line that reads as a tree. The error says why no card can bear it.
func Line(line string, tree ability.Node, o Options) (Report, error) {
	r := &run{Options: o, tree: tree, line: line}
	switch tree.Kind {
	case ability.Note, ability.DeckLimit, ability.Quoted:
		r.out.Silent = true
	default:
		r.out.Silent = slices.Contains(o.Table.Silent, tree.Kind)
	}
	r.troupe = gather(o.Table, line, tree, r.rand(-1))
	if err := r.sit(); err != nil {
		return Report{}, err
	}
	for i := range o.Positions * More {
		if more := i - o.Positions; more >= 0 && more%lookEvery == 0 {
			if r.look(); r.Log != nil || len(r.out.Undone()) == 0 {
				break
			}
		}
		if len(r.out.Faults) == mostFaults {
			break
		}
		r.try(o.From + i)
	}
	r.look()
	return r.out, nil
}

// sit begins the matches of the line.
func (r *run) sit() (err error) {
	for _, way := range rulestest.Ways(r.game) {
		p, t := r.position(way, r.rand(-1)), table{Way: way}
		if t.light, err = rules.NewPosition(p.Position); err != nil {
			first, _, _ := strings.Cut(err.Error(), "\n") // each card that bears the line has the same
			return errors.New(first)
		}
		t.light.Light()
		t.light.Through()
		if t.full, err = rules.NewPosition(p.Position); err != nil {
			return err
		}
		t.lightReach, t.fullReach = reach.Watch(t.light), reach.Watch(t.full)
		r.tables = append(r.tables, t)
	}
	for i := range r.bearers {
		r.bearers[i].at = reach.PlacesOf(r.tables[0].light, r.bearers[i].face, 0)
	}
	return nil
}

// rand is the chance of a position of the line.
func (r *run) rand(i int) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(r.line))
	return rand.New(rand.NewPCG(r.Seed^h.Sum64(), uint64(i+1)))
}

// look adds up what the line has done.
func (r *run) look() {
	r.out.Used, r.out.Deeds = 0, nil
	for _, b := range r.bearers {
		for i := range r.tables {
			for _, reach := range []*reach.Reach{r.tables[i].lightReach, r.tables[i].fullReach} {
				used, deeds := reach.Deeds(b.face, 0)
				r.out.Used += used
				if r.out.Deeds == nil {
					r.out.Deeds = deeds
					continue
				}
				for i := range deeds {
					r.out.Deeds[i].Done += deeds[i].Done
				}
			}
		}
	}
}

// try plays one position.
func (r *run) try(i int) {
	r.out.Played++
	at := r.at(i)
	m := at.light
	if i%fullEvery == 0 || r.Log != nil {
		m = at.full
	}
	err, stack := r.play(m, i)
	if r.Log != nil {
		r.Log(m)
	}
	if err != nil {
		r.out.Faults = append(r.out.Faults, Fault{i, stack != "", err.Error(), stack})
	}
}

// play plays a position; stack tells where it panicked, if it did.
func (r *run) play(m *rules.Match, i int) (err error, stack string) {
	defer func() {
		if p := recover(); p != nil {
			err, stack = fmt.Errorf("panic: %v", p), trace(debug.Stack())
		}
	}()
	rnd := r.rand(i)
	p := r.position(r.at(i).Way, rnd)
	if err := m.SetUp(p.Position); err != nil {
		return err, ""
	}
	player := newPlayer(rnd, &p, r.table.Shuns)
	turns, answers := 1+rnd.IntN(2), maxAnswers
	if r.said.Has(ability.OnNextStart) || r.said.Has(ability.OnNextEnd) || r.said.Has(ability.NextOppTurnEnd) {
		turns, answers = 3, 3*maxAnswers
	}
	last := p.Turn + turns
	for n := 0; ; n++ {
		if err := passForced(m); err != nil {
			return err, ""
		}
		if m.Pending() == nil || n == answers || m.Turn() >= last {
			return errors.Join(m.Check(), m.Audit()), ""
		}
		if err := r.verify(m, player, n); err != nil {
			return fmt.Errorf("answer %d: %w", n, err), ""
		}
		q := m.Pending()
		pick := player.Choose(nil, q)
		if err := m.Answer(q.Seq, pick); err != nil {
			return fmt.Errorf("answer %d: %s (%s): %v: %w", n+1, q.Kind, q.Clause, pick, err), ""
		}
	}
}

// passForced gives the answers that leave no choice, through which a quick match goes by
// itself: so both kinds come to the same.
func passForced(m *rules.Match) error {
	for {
		q := m.Pending()
		if q == nil || q.Min != len(q.Options) || q.Max != q.Min || q.Ordered && q.Min > 1 {
			return nil
		}
		all := make([]int, q.Min)
		for i := range all {
			all[i] = i
		}
		if err := m.Answer(q.Seq, all); err != nil {
			return err
		}
	}
}

// verify looks at the position before the n-th answer: at every property if the line asks
// in a match that keeps everything, else now and then at what is looked at quickly.
func (r *run) verify(m *rules.Match, p *player, n int) error {
	if r.See != nil {
		if err := r.See(m); err != nil {
			return err
		}
	}
	full := slices.ContainsFunc(r.tables, func(t table) bool { return t.full == m })
	if !full && n%auditEvery != 0 {
		return nil
	}
	if q := m.Pending(); full && r.verified < mostVerify && q != nil && p.bears(q.Source) {
		r.verified++
		return rulestest.Verify(m)
	}
	return errors.Join(m.Check(), m.Audit())
}

// trace is the functions of a stack below the panic, innermost first.
func trace(stack []byte) string {
	var out []string
	lines := strings.Split(string(stack), "\n")
	for i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "panic(") }) + 2; i > 1 && i+1 < len(lines) && len(out) < 8; i += 2 {
		file, _, _ := strings.Cut(strings.TrimSpace(lines[i+1]), " +")
		if _, after, ok := strings.Cut(file, "/rules/"); ok {
			file = "rules/" + after
		}
		out = append(out, file)
	}
	return strings.Join(out, " < ")
}
