package rules

import (
	"errors"
	"fmt"
	"slices"

	"gorin/rules/deck"
	"gorin/rules/kernel"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/show"
	"gorin/rules/standing"
)

// Setup is everything that decides a match besides the answers.
type Setup struct {
	Game    string   // rulebook key: "lanterns"
	Format  string   // key of the format; "": the game's first one
	Options []string // keys of the rules of the format that the players have agreed on
	Order   []int    // seats in the order of their turns, where that has been agreed on; nil: it is drawn
	Seed    uint64
	Seats   []SeatSetup // one per player, in seating order
	Cards   []pack.Card // the printed cards that the decks name; others are ignored
}

// SeatSetup is one player's part of a Setup.
type SeatSetup struct {
	Name string
	Deck deck.Deck
}

// Move is one thing that a player did: an answer, or conceding.
type Move struct {
	Seat    int
	Pick    []int
	Concede bool
	Sum     uint32 // low half of Match.Sum after it
}

// Match is one game being played.
type Match struct {
	book          *show.Book
	setup         Setup
	cards         *show.Set
	names         []string // of the players
	you           int      // show.Table.You
	m             *kernel.Machine
	moves         []Move
	past          []moment    // one before each move
	flat          [flats]flat // the latest of them, ready to play on
	stride        int         // of how many snapshots in past one is kept
	kept          int         // their bytes
	tail          line        // all moves that were made, while some of them are taken back
	log           []show.Record
	gone          uint8         // of whom the log has told that they have lost
	film          *film         // nil unless it is filmed
	known         []show.Record // the log to the end of a move that is made again while it is filmed
	light         bool
	before, after []byte           // room for the snapshots around a move
	asked         Request          // of a light match
	dealt         *kernel.State    // decks in place, before the start
	orders        *position.Orders // scripted shuffles of a position
	ahead         *Match           // room for Peek
	glance        show.Room        // for Glance
	sketch        show.Room        // for Sketch
	others        *others          // for Sight
}

// New starts a match. The error names the clause of deck construction that a
// deck breaks, or the place of a text that does not compile.
func New(s Setup) (*Match, error) {
	t, err := deal(s)
	if err != nil {
		return nil, err
	}
	t.book.Start.Start(t.m)
	return t, nil
}

// Unlawful is a deck with which no match may be started.
type Unlawful struct {
	Seat   int
	Deck   string // its ID
	Reason Reason // the first clause that it breaks
}

func (u *Unlawful) Error() string {
	return fmt.Sprintf("start a match: deck %q of player %d: %s: %s", u.Deck, u.Seat+1, u.Reason.Clause, u.Reason.Words[English])
}

// Told is the error in the players' languages.
func (u *Unlawful) Told() Words {
	return Words{fmt.Sprintf("%d番目のプレイヤーのデッキ：%s（%s）", u.Seat+1, u.Reason.Words[Japanese], u.Reason.Clause),
		fmt.Sprintf("deck of player %d: %s (%s)", u.Seat+1, u.Reason.Words[English], u.Reason.Clause)}
}

// deal checks a set-up and puts the decks into their zones.
func deal(s Setup) (*Match, error) {
	b := BookOf(s.Game)
	if b == nil {
		return nil, fmt.Errorf("start a match: no game %q", s.Game)
	}
	at, err := seatingOf(b, &s)
	if f := &b.Formats[max(0, at.format)]; err == nil && at.order != nil && !f.Agreed {
		err = fmt.Errorf("%s: nobody agrees on the order of turns", f.Clause)
	}
	if err != nil {
		return nil, fmt.Errorf("start a match of %s: %w", s.Game, err)
	}
	s.Cards = s.Used()
	for i, seat := range s.Seats {
		if reasons := deck.Check(seat.Deck, s.Cards, &b.Deck); len(reasons) > 0 {
			return nil, &Unlawful{i, seat.Deck.ID, reasons[0]}
		}
	}
	set, err := setOf(b, s.Cards)
	if err != nil {
		return nil, fmt.Errorf("start a match: %w", err)
	}
	if err := set.Book.Seats(len(s.Seats)); err != nil {
		return nil, fmt.Errorf("start a match: %w", err)
	}
	t := newMatch(b, s, set, at)
	for p, seat := range s.Seats {
		for _, part := range b.Deck.Parts {
			z := t.m.ZoneNamed(part.Zone, int8(p))
			for _, l := range seat.Deck.In(part.Key) {
				for range l.Count {
					t.m.AddCard(set.Index[l.ID], int8(p), z)
				}
			}
		}
	}
	t.dealt = &kernel.State{}
	t.dealt.CopyFrom(&t.m.S)
	return t, nil
}

// Again starts a match that New has made once more, with another seed and in
// the same memory. Nothing is known afterwards of what was played before.
func (t *Match) Again(seed uint64) error {
	if t.dealt == nil {
		return errors.New("start a match again: it began from a position")
	}
	t.setup.Seed = seed
	t.forget()
	t.m.Restart(t.dealt, seed)
	t.book.Start.Start(t.m)
	return nil
}

func newMatch(b *show.Book, s Setup, set *show.Set, at seating) *Match {
	t := &Match{book: b, setup: s, cards: set, names: namesOf(s)}
	t.m = kernel.New(set.Book, len(s.Seats), s.Seed)
	at.sit(t.m)
	t.hook()
	return t
}

// namesOf are what the players are called.
func namesOf(s Setup) (names []string) {
	for _, seat := range s.Seats {
		names = append(names, seat.Name)
	}
	return names
}

// Used are the printed cards that the decks of a set-up name, in the
// order in which they stand there.
func (s Setup) Used() (used []pack.Card) {
	named := map[string]bool{}
	for _, seat := range s.Seats {
		for _, part := range seat.Deck.Portions() {
			for _, l := range part.Cards {
				named[l.ID] = true
			}
		}
	}
	for i := range s.Cards {
		if named[s.Cards[i].ID] {
			used = append(used, s.Cards[i])
		}
	}
	return used
}

// Setup is what the match was started from, with the used cards only.
func (t *Match) Setup() Setup { return t.setup }

// Seq is the number of the open decision.
func (t *Match) Seq() uint32 { return t.m.S.Seq }

// Turn is the number of the turn, 0 before the first.
func (t *Match) Turn() int { return int(t.m.S.Turn) }

// Active is whose turn it is, -1 before the first.
func (t *Match) Active() int { return int(t.m.S.Active) }

// Players is how many seats there are.
func (t *Match) Players() int { return int(t.m.S.Players) }

// Moves are the moves made so far, oldest first.
func (t *Match) Moves() []Move { return t.moves }

// Answer takes picks for the open decision: indices into its options. The
// error is a *Refusal for an answer that is stale, malformed or not allowed.
func (t *Match) Answer(seq uint32, pick []int) error {
	if !t.light {
		pick = slices.Clone(pick)
	}
	if err := t.do(Move{Pick: pick}, seq); err != nil {
		return err
	}
	t.tail = line{}
	return nil
}

// Concede lets a player give up at any time. No effect of a card is asked about it.
func (t *Match) Concede(seat int) error {
	if seat < 0 || seat >= len(t.setup.Seats) {
		return &Refusal{Clause: t.book.Cites.Concede, Words: t.message("refuse.seat")}
	}
	if t.m.Out(int8(seat)) {
		return &Refusal{Clause: t.book.Cites.Concede, Words: t.message("refuse.out")}
	}
	if err := t.do(Move{Seat: seat, Concede: true}, t.m.S.Seq); err != nil {
		return err
	}
	t.tail = line{}
	return nil
}

func (t *Match) do(mv Move, seq uint32) error {
	if t.m.S.Result.Over {
		return &Refusal{Clause: t.m.Book.Clauses[t.m.S.Result.Clause], Words: t.message("refuse.over")}
	}
	if t.light {
		return t.move(mv, seq)
	}
	before := moment{log: len(t.log), reveals: t.m.S.Reveals}
	t.before = t.m.S.Encode(t.before[:0])
	f := t.keepFlat(len(t.past))
	if !mv.Concede {
		mv.Seat = t.answerer(mv.Pick)
	}
	if err := t.move(mv, seq); err != nil {
		return err
	}
	t.after = t.m.S.Encode(t.after[:0])
	if t.m.S.Result.Over {
		t.shorten(before.log)
	}
	if !mv.Concede && (len(t.moves) >= MaxMoves || len(t.log) > maxLog || len(t.after) > kernel.MaxSnapshot || !t.m.S.Fits()) { // somebody can still give up
		t.m.S.CopyFrom(&f.state)
		t.reopen()
		t.log = t.log[:before.log]
		return &Refusal{Clause: t.book.Cites.Concede, Words: t.message("refuse.long"), Full: true}
	}
	mv.Sum = uint32(t.Sum())
	t.remember(before, t.before)
	t.moves = append(t.moves, mv)
	return nil
}

// answerer is who picks these options of the open decision.
func (t *Match) answerer(pick []int) int {
	q := t.m.Pending()
	if len(pick) > 0 && pick[0] >= 0 && pick[0] < len(q.Options) {
		return int(q.Who(&q.Options[pick[0]]))
	}
	return int(q.Player)
}

// move makes a move, and keeps nothing but what the log says of it.
func (t *Match) move(mv Move, seq uint32) error {
	if mv.Concede {
		clause := t.m.Book.Clause(t.book.Cites.Concede)
		t.m.Concede(int8(mv.Seat), clause)
		t.m.Resume()
		return nil
	}
	t.gone = t.m.S.Result.Lost
	if err := t.m.Answer(seq, mv.Pick); err != nil {
		var r *kernel.Refused
		if errors.As(err, &r) {
			return &Refusal{Clause: t.m.Book.Clauses[r.Clause], Words: t.message("refuse." + r.Why)}
		}
		return err
	}
	if lost := t.m.S.Result.Lost &^ t.gone; t.m.S.Result.Over && lost != 0 && t.m.OnNote != nil {
		s := t.Table()
		t.tell(s.Loss(int32(lost), t.m.S.Result.Clause))
	}
	return nil
}

// Sum sums up in 64 bits how the match stands, by names: it is the same in every build that
// plays the match the same way, and so it is what files hold.
func (t *Match) Sum() uint64 { return t.Standing().Sum() }

// Standing is how the match stands, hidden cards and all: for judges and files, never for
// players.
func (t *Match) Standing() *standing.Standing { return standing.Of(t.Table()) }

// Hash sums up the whole state in 64 bits, as it lies in memory: it tells two states of one
// build apart, and means nothing outside of it.
func (t *Match) Hash() uint64 { return t.m.S.Hash() }

// Check reports a broken invariant: a card that is not in exactly one zone.
func (t *Match) Check() error { return t.m.Check() }

// Audit reports what the match has worked out step by step and does not follow
// from its state: card information, abilities in force. It is for tests.
func (t *Match) Audit() error { return t.m.Audit() }

// Light makes the match keep no history, no log and no words: it then answers
// as fast as the rules can be carried out. It is for simulations.
func (t *Match) Light() {
	t.light = true
	t.m.OnEvent, t.m.OnNote = nil, nil
	t.forget()
}

// Through lets a light match go through decisions that have one possible answer
// only, such as passing when nothing else can be done: nobody is asked for them.
// They count, and lead to the same positions as if somebody had answered.
func (t *Match) Through() { t.m.Through = t.light }
