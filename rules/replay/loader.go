package replay

import (
	"errors"
	"fmt"
	"unicode/utf8"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/study"
)

// maxLetters is how many letters the texts have together, of the cards that a file
// brings along and that nobody has read before.
const maxLetters = 150_000

// maxSeatName is how many runes the name of a player or of a deck has.
const maxSeatName = pack.MaxName

// Loader opens the file of a match little by little: it reads the texts of its cards,
// then plays its answers again and compares after each one.
type Loader struct {
	c       *content
	setup   rules.Setup
	moves   []rules.Move
	carried []bool        // of each card: the file prints it
	texts   []rules.Setup // each line that is to be read, on a card of its own
	read    int           // of them
	m       *rules.Match
	at      int     // answers that were given
	keys    *keeper // of key frames, if somebody wants them
	old     []oldFrame
}

// TakeFrames makes the loader take the key frames of the match on its way, one at a time,
// so that the match can be written soon after it is open.
func (l *Loader) TakeFrames() { l.keys = &keeper{step: between(len(l.moves))} }

// Open checks a file as far as it can be without reading texts and playing. The error is
// ErrOneSide, or a *Fault of a file that is not what it should be.
func Open(b []byte) (*Loader, error) {
	c, err := open(b)
	if err != nil {
		return nil, err
	}
	if c.Header.OneWay {
		return nil, ErrOneSide
	}
	l := &Loader{c: c}
	if l.setup, err = c.setup(); err != nil {
		return nil, err
	}
	if l.moves, err = getMoves(c.Moves, c.summed()); err != nil {
		return nil, err
	}
	if c.old != nil && len(c.Frames) > 0 {
		if l.old, err = oldFrames(c); err != nil {
			return nil, err
		}
	}
	for _, card := range l.setup.Cards {
		l.carried = append(l.carried, card.Kind != "")
	}
	if c.Brief {
		if err := c.fetch(&l.setup); err != nil {
			return nil, err
		}
	}
	if err := verify(&l.setup); err != nil {
		return nil, err
	}
	return l, l.gather()
}

// verify checks what a file says of the way to play, and of decks and cards as decks and packs
// are checked.
func verify(s *rules.Setup) error {
	if err := wayOf(s); err != nil {
		return err
	}
	for i, seat := range s.Seats {
		for _, part := range seat.Deck.Portions() {
			for _, l := range part.Cards {
				if l.Count < 1 || l.Count > deck.MaxCount {
					return unread("%d番目のプレイヤーのデッキ：カード%qが%d枚。1枚から%d枚まで", "deck of player %d: %[3]d copies of card %[2]q; want 1 to %[4]d", i+1, l.ID, l.Count, deck.MaxCount)
				}
				if w, ok := pack.Plain(l.ID, pack.MaxName); !ok {
					return place(w, "%d番目のプレイヤーのデッキ：カードのID", "deck of player %d: ID of a card", i+1)
				}
			}
		}
		for _, text := range []string{seat.Deck.ID, seat.Deck.Name[rules.Japanese], seat.Deck.Name[rules.English]} {
			if w, ok := pack.Plain(text, maxSeatName); !ok {
				return place(w, "%d番目のプレイヤーのデッキの名前", "name of the deck of player %d", i+1)
			}
		}
	}
	err := rules.VerifyCards(s.Game, s.Cards)
	var faults pack.Faults
	if errors.As(err, &faults) {
		f := faults[0]
		return place(f.Words, "カード%s：%s", "card %s: %s", f.Card, f.Field)
	}
	return err
}

// place is a fault with its place before it; ja and en say that of args.
func place(w lang.Words, ja, en string, args ...any) *Fault {
	at := unread(ja, en, args...)
	at.words = rules.Words{at.words[0] + "：" + w[rules.Japanese], at.words[1] + ": " + w[rules.English]}
	return at
}

// gather lists the lines that have to be read.
func (l *Loader) gather() error {
	letters := 0
	seen := map[string]bool{}
	for i := range l.setup.Cards {
		for _, c := range facesOf(&l.setup.Cards[i]) {
			for _, line := range c.Lines {
				if study.IsKnown(l.setup.Game, line) || seen[line] {
					continue
				}
				seen[line] = true
				letters += utf8.RuneCountInString(line)
				one := *c
				one.Lines, one.Inert, one.Open = []string{line}, nil, nil
				l.texts = append(l.texts, rules.Setup{Game: l.setup.Game, Cards: []pack.Card{one}})
			}
		}
	}
	if letters > maxLetters {
		return unread("カードの能力に合わせて%d文字ある。%d文字まで", "the texts of the cards have %d letters together; at most %d are read", letters, maxLetters)
	}
	return nil
}

// Progress is how much of how much is done.
func (l *Loader) Progress() (done, all int) {
	return l.read + l.at, len(l.texts) + len(l.moves)
}

// Step goes on, by one line, answer or key frame at least and until somebody says stop, and reports
// whether the match stands at its last answer. The error is a *Diverged or a *Fault; the
// loader is of no use then.
func (l *Loader) Step(stop func() bool) (done bool, err error) {
	defer func() {
		if r := recover(); r != nil { // whatever a file can bring about, it does not stop the program
			err = unread("%d回目の選択で、プログラムの誤りに行き当たった", "answer %d comes upon a mistake of this program", l.at+1).by(fmt.Errorf("%v", r))
		}
	}()
	for first := true; first || !stop(); first = false {
		switch {
		case l.read < len(l.texts):
			s := &l.texts[l.read]
			if _, err := study.Misreads(s.Game, s.Cards); err != nil {
				return false, l.c.diverged(0, 0, 0, err)
			}
			l.read++
		case l.m == nil:
			if l.m, err = rules.New(l.setup); err != nil {
				return false, l.c.diverged(0, 0, 0, err)
			}
			if differs := l.differsFromOld(); differs != "" {
				return false, l.c.diverged(0, 0, 0, errors.New(differs))
			}
			if len(l.moves) > 0 {
				return false, nil // somebody may want to know of Strange first
			}
		case l.keys != nil && l.at == l.keys.next && l.at < len(l.moves):
			if err := l.keys.take(l.m, l.at); err != nil {
				return false, err
			}
		case l.at < len(l.moves):
			mv := l.moves[l.at]
			if err := play(l.m, mv); err != nil {
				return false, l.c.diverged(l.at+1, uint64(mv.Sum), 0, err)
			}
			if got := low(l.m.Moves()[l.at].Sum, l.c.summed()); got != mv.Sum && l.c.old == nil {
				return false, l.c.diverged(l.at+1, uint64(mv.Sum), uint64(got), nil)
			}
			l.at++
			if differs := l.differsFromOld(); differs != "" {
				return false, l.c.diverged(l.at, 0, 0, errors.New(differs))
			}
		default:
			if got := l.m.Sum(); got != l.c.Sum && l.c.old == nil {
				return false, l.c.diverged(len(l.moves), l.c.Sum, got, nil)
			}
			return true, l.keys.hand(l.m)
		}
	}
	return false, nil
}

// Begun reports whether the texts are read, and the match stands at its first decision
// or behind.
func (l *Loader) Begun() bool { return l.m != nil }

// Match is the match at its last answer, when all is done.
func (l *Loader) Match() *rules.Match { return l.m }

// Read reads a .gorin file and plays it to its last answer, comparing after
// each one. The match can be undone to its first decision and, if it has not
// ended, played on. The error is ErrOneSide, a *Diverged, or a *Fault of a
// file that is not what it should be.
func Read(b []byte) (*rules.Match, error) {
	l, err := Open(b)
	if err != nil {
		return nil, err
	}
	for done := false; !done; {
		if done, err = l.Step(func() bool { return false }); err != nil {
			return nil, err
		}
	}
	return l.Match(), nil
}

// namesOf checks the names of the players.
func namesOf(seats []seat) error {
	for i, s := range seats {
		if w, ok := pack.Plain(s.Name, maxSeatName); !ok {
			return place(w, "%d番目のプレイヤーの名前", "name of player %d", i+1)
		}
	}
	return nil
}

// facesOf is the faces of a card.
func facesOf(c *pack.Card) []*pack.Card {
	if c.Open == nil {
		return []*pack.Card{c}
	}
	return []*pack.Card{c, c.Open}
}
