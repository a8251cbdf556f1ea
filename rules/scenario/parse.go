// Package scenario reads and runs scenarios: a position, the answers and what
// must come of it, as a small text. It is how rules are tested, how puzzles
// are written, and how a judge settles a doubt. The README.md of a game shows
// the notation.
package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/clauses"
	"gorin/rules/position"
)

// Limits of what is read.
const (
	MaxSize  = 1 << 20 // bytes of a file
	maxLines = 20000
	maxCards = 120 // cards named in one position, and those that lie there for each player
)

// Scenario is one position with what is done and expected.
type Scenario struct {
	Title   string
	Line    int      // where it begins
	Clauses []string // cited in its comments
	Pos     position.Position
	Steps   []Step
	AskAll  bool              // also questions with a single possible answer
	keys    map[string]string // IDs of the cards by what they are called here
}

// Step is one answer or expectation.
type Step struct {
	Line  int
	Verb  string // "answer", "expect", "concede", "undo", "redo", "mark"
	Words []string
	Text  string
}

// Error is a mistake in the notation.
type Error struct {
	File string
	Line int
	Why  string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Why) }

// Parse reads a file of scenarios; a line of --- stands between two.
func Parse(name string, data []byte) ([]*Scenario, error) {
	if len(data) > MaxSize {
		return nil, &Error{name, 1, fmt.Sprintf("the file has %d bytes, at most %d are read", len(data), MaxSize)}
	}
	lines := strings.Split(string(data), "\n")
	if len(lines) > maxLines {
		return nil, &Error{name, maxLines, "too many lines"}
	}
	var out []*Scenario
	p := &parser{file: name}
	p.begin(1)
	for i, raw := range lines {
		p.line = i + 1
		if strings.TrimSpace(raw) == "---" {
			if err := p.finish(&out); err != nil {
				return nil, err
			}
			p.begin(i + 2)
			continue
		}
		if err := p.read(raw); err != nil {
			return nil, &Error{name, i + 1, plain(err)}
		}
	}
	return out, p.finish(&out)
}

type parser struct {
	file    string
	line    int
	s       *Scenario
	section string // "", "cards", or the word for a player
	game    string
	n       *rules.Notation // of the game
	used    bool
	// standard tells the players whose zones are filled as a match fills them, as far
	// as they are not described.
	standard [maxSeats]bool
}

func (p *parser) begin(line int) {
	p.s = &Scenario{Line: line, keys: map[string]string{}}
	p.s.Pos = position.Position{Game: p.game, Seed: 1, Turn: 3, Phase: "main"}
	p.sit()
	p.section, p.used, p.standard = "", false, [maxSeats]bool{}
	p.addBlank()
}

// sit gives each player of the game a seat, and two where no game has been named.
func (p *parser) sit() {
	n := 2
	if p.game != "" {
		n = rules.Seats(p.game)
	}
	p.seats(n)
}

// addBlank describes the card that fills a position where it does not matter
// which.
func (p *parser) addBlank() {
	if p.n != nil && p.s.keys["blank"] == "" {
		p.s.Pos.Cards = append(p.s.Pos.Cards, p.n.Blank)
		p.s.keys["blank"] = p.n.Blank.ID
		for _, z := range p.n.Filled {
			if p.s.keys[z.Card.ID] == "" {
				p.s.Pos.Cards = append(p.s.Pos.Cards, *z.Card)
				p.s.keys[z.Card.ID] = z.Card.ID
			}
		}
	}
}

// play reads which game it is.
func (p *parser) play(game string) error {
	n := rules.NotationOf(game)
	switch {
	case n == nil:
		return fmt.Errorf("no game %q", game)
	case p.n != nil && p.n != n && len(p.s.Pos.Cards) > 1:
		return errors.New("the game is named before its cards")
	case p.n != n:
		p.s.Pos.Cards, p.s.keys = nil, map[string]string{}
	}
	if p.game, p.s.Pos.Game, p.n = game, game, n; len(p.s.Pos.Seats) != rules.Seats(game) {
		p.sit()
	}
	p.addBlank()
	return nil
}

// cite collects the clauses that a comment names.
func (p *parser) cite(comment string) {
	p.s.Clauses = append(p.s.Clauses, clauses.Cited(p.game, comment)...)
}

// noGame is what is said of a scenario without a game.
func noGame() string { return "the first line of a scenario names its game: game " + rules.Games()[0] }

func (p *parser) finish(out *[]*Scenario) error {
	if !p.used {
		return nil
	}
	s := p.s
	if s.Pos.Game == "" {
		return &Error{p.file, s.Line, noGame()}
	}
	n := 0
	for i := range s.Pos.Seats {
		if s.Pos.Gone(i) {
			continue // whatever they had, it is not there any more
		}
		if p.standard[i] {
			p.fill(&s.Pos.Seats[i], p.n.Standard)
		}
		p.fill(&s.Pos.Seats[i], []rules.ZoneCount{{Zone: p.n.Deck, N: undescribed}})
		if s.Pos.Phase != "setup" {
			p.fillPlain(&s.Pos.Seats[i])
		}
		for _, z := range s.Pos.Seats[i].Zones {
			n += len(z.Cards)
		}
	}
	if most := maxCards * max(2, len(s.Pos.Seats)); n > most {
		return &Error{p.file, s.Line, fmt.Sprintf("%d cards lie in the position, at most %d may", n, most)}
	}
	*out = append(*out, s)
	return nil
}

// undescribed is how many blank cards lie in the deck if nothing is said of it.
const undescribed = 30

// fill puts blank cards into zones that are not described.
func (p *parser) fill(seat *position.Seat, zones []rules.ZoneCount) {
	for _, fill := range zones {
		if slices.ContainsFunc(seat.Zones, func(z position.Zone) bool { return z.Zone == fill.Zone }) {
			continue
		}
		z := position.Zone{Zone: fill.Zone}
		for range fill.N {
			z.Cards = append(z.Cards, position.Card{ID: "blank"})
		}
		seat.Zones = append(seat.Zones, z)
	}
}

// fillPlain puts cards into zones that are not described and where there always is one.
func (p *parser) fillPlain(seat *position.Seat) {
	for _, fill := range p.n.Filled {
		if !slices.ContainsFunc(seat.Zones, func(z position.Zone) bool { return z.Zone == fill.Zone }) {
			seat.Zones = append(seat.Zones, position.Zone{Zone: fill.Zone, Cards: []position.Card{{ID: fill.Card.ID, Down: fill.Down}}})
		}
	}
}

func (p *parser) read(raw string) error {
	text, comment, _ := strings.Cut(raw, "#")
	p.cite(comment)
	indented := strings.HasPrefix(text, " ") || strings.HasPrefix(text, "\t")
	text = strings.TrimSpace(text)
	if text == "" {
		return nil
	}
	p.used = true
	if indented && p.section != "" && p.n == nil {
		return errors.New(noGame())
	}
	if indented {
		switch p.section {
		case "cards":
			return p.card(text)
		case "":
		default:
			seat, _ := p.seat(p.section)
			return p.zone(seat, seated(text))
		}
		return fmt.Errorf("nothing is described here that %q could belong to", text)
	}
	words := fields(text)
	rest := strings.Join(words[1:], " ")
	p.section = ""
	if words[0] == "cards" || namesSeat(words[0]) {
		return p.begins(words[0], rest)
	}
	switch words[0] {
	case "game":
		return p.play(rest)
	case "title":
		p.s.Title = strings.TrimSpace(strings.TrimPrefix(text, words[0]))
	case "format":
		return p.format(words[1:])
	case "order":
		return p.order(words[1:])
	case "begun":
		return p.begun(words[1:])
	case "points":
		return p.points(words[1:])
	case "seed":
		n, err := strconv.ParseUint(rest, 10, 64)
		if err != nil {
			return fmt.Errorf("seed %q is not a number", rest)
		}
		p.s.Pos.Seed = n
	case "turn":
		return p.turn(words[1:])
	case "start":
		p.s.Pos.Phase = strings.TrimSuffix(strings.TrimSuffix(rest, "-phase"), "-step")
	case "first":
		seat, err := p.seat(rest)
		p.s.Pos.First = seat
		return err
	case "lot":
		seat, err := p.seat(rest)
		p.s.Pos.Lot = seat + 1
		return err
	case "attacks":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 0 || n > maxCards {
			return fmt.Errorf("attacks %q is not a number", rest)
		}
		p.s.Pos.Attacks = n
	case "ask":
		if rest != "all" {
			return fmt.Errorf("every question is asked after %q", "ask all")
		}
		p.s.AskAll = true
	case "shuffle":
		var order []string
		for _, w := range words[1:] {
			if p.s.keys[w] == "" {
				return fmt.Errorf("no card %q is described", w)
			}
			order = append(order, p.s.keys[w])
		}
		p.s.Pos.Shuffle = append(p.s.Pos.Shuffle, order)
	case "standard":
		if rest != "" {
			return fmt.Errorf("nothing stands behind %q", words[0])
		}
		for seat := range p.standard {
			p.standard[seat] = true
		}
	case "mark":
		if len(words) != 2 || words[1] == "start" || words[1] == "answer" {
			return fmt.Errorf("a mark has a name of its own: mark before")
		}
		p.s.Steps = append(p.s.Steps, NewStep(p.line, text))
	case "answer", "expect", "concede", "undo", "redo":
		p.s.Steps = append(p.s.Steps, NewStep(p.line, text))
	default:
		return fmt.Errorf("no such word: %q", words[0])
	}
	return nil
}

// begins is told that cards, or what a player has, are described from here on.
func (p *parser) begins(section, rest string) error {
	if section != "cards" {
		seat, err := p.seat(section)
		if err != nil {
			return err
		}
		if rest == "out" || rest == "left" {
			return p.gone(seat, rest)
		}
		if p.s.Pos.Gone(seat) {
			return fmt.Errorf("%s is gone, and has nothing", seatName(seat, len(p.s.Pos.Seats)))
		}
	}
	if rest != "" {
		return fmt.Errorf("what follows stands on lines of its own, indented")
	}
	p.section = section
	return nil
}

// seat is the seat that a word of the file means.
func (p *parser) seat(word string) (int, error) { return seatOf(word, len(p.s.Pos.Seats)) }

// turn reads "turn 4 opponent": the number, and whose it is.
func (p *parser) turn(words []string) error {
	if len(words) == 0 || len(words) > 2 {
		return fmt.Errorf("a turn is a number, and whose it is: turn 4 opponent")
	}
	n, err := strconv.Atoi(words[0])
	if err != nil || n < 1 || n > 1000 {
		return fmt.Errorf("turn %q is not a number from 1 to 1000", words[0])
	}
	p.s.Pos.Turn = n
	if len(words) == 2 {
		p.s.Pos.Active, err = p.seat(words[1])
	}
	return err
}
