package replay

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/rulestest/size"
	"gorin/rules/rulestest/spent"
)

// keep is where the files are written to, for the test of the page.
var keep = flag.String("keep", "", "directory that the hostile files are written to")

// forged is the brief file of a set-up and answers that nobody has checked.
func forged(t testing.TB, s rules.Setup, moves []rules.Move) []byte {
	t.Helper()
	c := content{Header: header{Game: s.Game, Book: rules.RulesVersion(s.Game), Engine: "x", Random: Random, Seed: s.Seed}, Brief: true}
	for _, p := range s.Seats {
		at := seat{Name: p.Name, Deck: p.Deck.ID, Ja: p.Deck.Name[rules.Japanese], En: p.Deck.Name[rules.English], Part: packDeck(&p.Deck)}
		c.Header.Seats = append(c.Header.Seats, at)
	}
	c.hold(s.Cards)
	c.Moves = putMoves(nil, moves, briefSum)
	if m, err := rules.New(s); err == nil {
		c.Sum = m.Sum()
	}
	return loose(t, &c)
}

// loose seals a content whatever its size.
func loose(t testing.TB, c *content) []byte {
	t.Helper()
	raw, err := c.MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	file := make([]byte, headSize)
	copy(file, magic[:])
	binary.LittleEndian.PutUint16(file[atVersion:], FormatVersion)
	binary.LittleEndian.PutUint32(file[atSize:], uint32(len(raw)))
	z, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	return resum(z.EncodeAll(raw, file))
}

// reader opens a file as the table does: to be played on, or to be watched.
func reader(b []byte) error {
	_, err := Read(b)
	var d *Diverged
	if errors.Is(err, ErrOneSide) || errors.As(err, &d) && !d.Brief {
		_, err = ReadViews(b, 0)
	}
	return err
}

// fatFilm is a film of so many views of so many bytes each that unfold to much more.
func fatFilm(t testing.TB, game string, views int, more string) []byte {
	t.Helper()
	m := match(t, game, 5, 3)
	c, err := open(file(t, m, Options{OneSide: true, Seat: 1}))
	if err != nil {
		t.Fatal(err)
	}
	view := bytes.Replace(c.Stills[0].View, []byte(`"Waiting":null`), []byte(`"Waiting":[`+more+`{}]`), 1)
	if !json.Valid(view) || bytes.Equal(view, c.Stills[0].View) {
		t.Fatal("the view is not bent")
	}
	c.Stills = nil
	for range views {
		c.Stills = append(c.Stills, still{view})
	}
	return loose(t, c)
}

// TestHostileFiles: each file is refused with one sentence that names the place, or
// opens, in less than a second and in a few megabytes.
func TestHostileFiles(t *testing.T) { eachGame(t, hostileFiles) }

// hostile is a file, what is said of it ("" if it opens), and how many megabytes it takes.
type hostile struct {
	file []byte
	want string
	most uint64
}

func hostileFiles(t *testing.T, game string) {
	of := begun(t, game, 1).Setup().Cards
	id, next, last := of[3].ID, of[4].ID, of[len(of)-1].ID
	lines := func(counts ...int) func(s *rules.Setup) {
		return func(s *rules.Setup) {
			for _, n := range counts {
				s.Seats[0].Deck.Cards = append(s.Seats[0].Deck.Cards, deck.Line{Count: n, ID: last})
			}
		}
	}
	card := func(f func(c *pack.Card)) func(s *rules.Setup) {
		return func(s *rules.Setup) { f(&s.Cards[3]) }
	}
	setUp := func(change func(s *rules.Setup)) []byte { return forged(t, sprouts(t, game, change), nil) }
	files := map[string]hostile{
		"counts overflow":     {setUp(lines(1<<62, 1<<62, 1<<62, 1<<62)), `deck of player 1: 4611686018427387904 copies of card "` + last + `"`, 4},
		"a negative count":    {setUp(lines(4000, -4000)), `4000 copies of card "` + last + `"; want 1 to 1000`, 4},
		"fifty-two less two":  {setUp(lines(2, -2)), `-2 copies of card "` + last + `"`, 4},
		"no copy":             {setUp(lines(0)), `0 copies`, 4},
		"a thousand more":     {setUp(lines(1000)), "the set-up differs", 4},
		"a name":              {setUp(func(s *rules.Setup) { s.Seats[1].Name = strings.Repeat("あ", 300_000) }), "name of player 2: 300000 characters", 8},
		"ten million letters": {setUp(func(s *rules.Setup) { s.Seats[1].Name = strings.Repeat("あ", 10_000_000) }), "bytes of content in a file of", 1},
		"a deck's name":       {setUp(func(s *rules.Setup) { s.Seats[0].Deck.Name[rules.English] = "a\u202eb" }), "name of the deck of player 1: sign that changes direction", 4},
		"a part of a deck":    {setUp(func(s *rules.Setup) { s.Seats[0].Deck.Put("\x00", []deck.Line{{Count: 1, ID: "S/1"}}) }), "the deck of player 1 has a part that is none of this game", 4},
		"a card's ID":         {setUp(func(s *rules.Setup) { s.Seats[0].Deck.Cards[0].ID = "\n" }), "deck of player 1: ID of a card: control", 4},
		"markup":              {setUp(func(s *rules.Setup) { s.Seats[0].Name = "<img src=x onerror=alert(1)>" }), "", 8},
		"control signs":       {setUp(func(s *rules.Setup) { s.Seats[0].Name = "a\x1b[31m" }), "name of player 1: control character at byte 2", 4},
		"direction signs":     {setUp(func(s *rules.Setup) { s.Seats[0].Name = "\u202egpj.exe" }), "name of player 1: sign that changes direction", 4},
		"kind":                {setUp(card(func(c *pack.Card) { c.Kind = "dragon" })), `card ` + id + `: kind: no kind "dragon"`, 4},
		"a card's name":       {setUp(card(func(c *pack.Card) { c.Name[rules.Japanese] = "\u2067" })), "card " + id + ": name: sign", 4},
		"a card twice":        {setUp(card(func(c *pack.Card) { c.ID = next })), "card " + next + ": id: stands twice", 4},
		"long texts": {setUp(func(s *rules.Setup) {
			for i := range s.Cards[:10] {
				for k := range 16 {
					s.Cards[i].Lines = append(s.Cards[i].Lines[:k:k], fmt.Sprint(i, k)+strings.Repeat("あなたのキャラ", 280))
				}
			}
		}), "letters together; at most 150000", 8},
		"lines that say nothing": {setUp(func(s *rules.Setup) {
			for i := range s.Cards[:3] {
				s.Cards[i].Lines = []string{"zz"}
			}
		}), "; and 2 more (written by", 4},
		"answers that are none": {forged(t, sprouts(t, game, nil), []rules.Move{{Seat: 0, Pick: []int{4000}}}), "answer 1 differs", 8},
		"a fat film":            {fatFilm(t, game, 120, strings.Repeat("{},", 170_000)), "bytes of content in a file of", 1},
		"fat views":             {fatFilm(t, game, 2, strings.Repeat("{},", 170_000)), "view 1: ", 8},
		"views of many values":  {fatFilm(t, game, 20, strings.Repeat("{},", 9000)), "view 1: too many values", 8},
		"many views":            {fatFilm(t, game, 15_000, ""), "bytes of content in a file of", 1},
		"many small views":      {fatFilm(t, game, 60, strings.Repeat("{},", 50)), "", 12},
		"nested": {loose(t, with(func(c *content) {
			c.Header.Game = game
			c.Header.OneWay, c.Frames, c.Stills = true, nil, []still{{bytes.Repeat([]byte("["), 100_000)}}
		})), "view 1: more than 12 brackets", 4},
	}
	for _, v := range of[3].Values { // whatever is printed on a card of this game
		bent := func(say string, change func(c *pack.Card)) {
			files[v.Key+" "+say] = hostile{setUp(card(change)), "card " + id + ": " + v.Key + ": " + say, 4}
		}
		switch {
		case v.N != 0:
			bent("4611686018427387904 is not within", func(c *pack.Card) { c.SetNumber(v.Key, 1<<62) })
			bent("-1 is not within", func(c *pack.Card) { c.SetNumber(v.Key, -1) })
		case len(v.Tags) > 0:
			bent(v.Tags[0][rules.Japanese]+" stands twice", func(c *pack.Card) { c.SetTags(v.Key, append(c.Tags(v.Key), v.Tags[0])) })
		case len(v.Counts) > 0:
			bent("-7 is less than 0", func(c *pack.Card) { c.SetCount(v.Key, v.Counts[0].Key, -7) })
		case len(v.Keys) > 0:
			bent("no "+v.Key+` "dragon"`, func(c *pack.Card) { c.SetWord(v.Key, "dragon") })
		}
	}
	for name, c := range files {
		if *keep != "" && game == anyGame() {
			if err := os.WriteFile(filepath.Join(*keep, strings.ReplaceAll(name, " ", "-")+".gorin"), c.file, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		var err error
		little := func(s spent.Cost) bool { return s.Took <= time.Second && s.Bytes <= c.most<<20 }
		took := spent.Least(little, func() { err = reader(c.file) })
		switch {
		case c.want == "" && err != nil, c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		case err != nil && strings.Contains(err.Error(), "\n"):
			t.Errorf("%s: %q is not one sentence", name, err)
		case err != nil:
			told(t, err)
		}
		if !little(took) {
			t.Errorf("%s (%d bytes): %v, %d KB asked for; at most 1 s and %d MB", name, len(c.file), took.Took, took.Bytes>>10, c.most)
		}
	}
}

// TestHostileAnswers: a match of very many answers is opened in slices that say how far
// they are; it, its history and its file take no more than they may, and undo goes back
// to its first decision.
func TestHostileAnswers(t *testing.T) { eachLong(t, 400, hostileAnswers) }

func hostileAnswers(t *testing.T, game string) {
	answers := size.Of(400, 400, 1500)
	m := grown(t, game, answers)
	b := file(t, m, Options{Brief: true})
	if *keep != "" && game == anyGame() {
		if err := os.WriteFile(filepath.Join(*keep, "many-answers.gorin"), b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	l, err := Open(b)
	if err != nil {
		t.Fatal(err)
	}
	slices, last := 0, 0
	for n := 0; ; slices++ {
		done, err := l.Step(func() bool { n++; return n%50 == 0 })
		if err != nil {
			t.Fatal(err)
		}
		at, all := l.Progress()
		if at < last || at > all || done != (at == all) {
			t.Fatalf("slice %d: %d of %d after %d, done %v", slices, at, all, last, done)
		}
		if last = at; done {
			break
		}
	}
	if slices < answers/50 || l.Match().Hash() != m.Hash() {
		t.Errorf("%d slices for %d answers", slices, answers)
	}
	var whole []byte
	took := spent.Least(func(spent.Cost) bool { return true }, func() { whole = file(t, l.Match(), Options{}) })
	if c, err := open(whole); err != nil {
		t.Error(err)
	} else if size := 0; len(c.Frames) < 2 {
		t.Error("no key frames")
	} else {
		for _, f := range c.Frames {
			size += f.size()
		}
		if size > maxFrameBytes+2*maxView {
			t.Errorf("%d bytes of key frames", size)
		}
	}
	t.Logf("%d answers: %d bytes brief, %d whole; written in %v, %d MB asked for", answers, len(b), len(whole), took.Took, took.Bytes>>20)
	if n := l.Match().Back(1 << 20); n != answers {
		t.Errorf("%d of %d answers are taken back", n, answers)
	}
}
