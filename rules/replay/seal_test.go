package replay

import (
	"bytes"
	"encoding/binary"
	"errors"
	"reflect"
	"strings"
	"testing"
	"unicode"

	"github.com/klauspost/compress/zstd"
	"github.com/tinylib/msgp/msgp"

	"gorin/rules"
)

// sample is a small content of every part.
func sample() *content {
	return &content{
		Header: header{Game: anyGame(), Book: "1.109", Engine: "test", Random: Random, Seed: 7,
			Seats: []seat{{Name: "A", Deck: "d", Ja: "で", En: "D", Part: []part{{"main", []line{{4, "X-1"}}}}}, {Name: "B"}}},
		Cards:  []card{{Face: face{ID: "X-1", Kind: "character", Name: words{"名", "Name"}, Lines: []string{"【永】 大活躍"}}}},
		Moves:  putMoves(nil, []rules.Move{{Seat: 1, Pick: []int{0, 2}, Sum: 5}, {Seat: 0, Concede: true, Sum: 6}}, wholeSum),
		Frames: []frame{{Moves: 0, Seats: []still{{[]byte("{}")}, {[]byte("{}")}}}},
		Sum:    1 << 60,
		Prints: []byte("[]"),
	}
}

func sampleFile(t testing.TB, c *content) []byte {
	t.Helper()
	raw, err := c.MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	file, err := seal(raw)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func TestContent(t *testing.T) {
	want := sample()
	got, err := open(sampleFile(t, want))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got.Cards, want.Cards) || !reflect.DeepEqual(got.Header, want.Header) || got.Sum != want.Sum || !bytes.Equal(got.Moves, want.Moves) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	moves, err := getMoves(got.Moves, wholeSum)
	if err != nil || len(moves) != 2 || !reflect.DeepEqual(moves[0], rules.Move{Seat: 1, Pick: []int{0, 2}, Sum: 5}) || !moves[1].Concede {
		t.Errorf("moves %+v, %v", moves, err)
	}
}

// TestDamage flips every bit of every byte of a small file, and cuts it off
// everywhere: each is refused with one sentence.
func TestDamage(t *testing.T) {
	file := sampleFile(t, sample())
	refused := func(b []byte, what string, at int) {
		t.Helper()
		_, err := open(b)
		if err == nil {
			t.Fatalf("%s at byte %d was not noticed", what, at)
		}
		if s := err.Error(); !strings.HasPrefix(s, "read replay: ") || strings.Contains(s, "\n") {
			t.Errorf("%s at byte %d: %q is not one sentence about reading", what, at, s)
		}
	}
	for i := range file {
		for bit := range 8 {
			bad := bytes.Clone(file)
			bad[i] ^= 1 << bit
			refused(bad, "a flipped bit", i)
		}
		refused(file[:i], "a cut", i)
	}
	refused(append(bytes.Clone(file), 0), "a byte more", len(file))
	refused(nil, "nothing", 0)
	refused(make([]byte, MaxFile+1), "a huge file", 0)
}

// resum makes the checksum of a hostile file right.
func resum(file []byte) []byte {
	binary.LittleEndian.PutUint64(file[atChecksum:], checksum(file))
	return file
}

func TestHostile(t *testing.T) {
	file := sampleFile(t, sample())
	future := bytes.Clone(file)
	future[atVersion] = FormatVersion + 1

	size := bytes.Clone(file)
	binary.LittleEndian.PutUint32(size[atSize:], MaxContent+1)

	short := bytes.Clone(file)
	binary.LittleEndian.PutUint32(short[atSize:], 3)

	w, _ := zstd.NewWriter(nil)
	bomb := append(bytes.Clone(file[:headSize]), w.EncodeAll(make([]byte, MaxContent+1), nil)...)
	binary.LittleEndian.PutUint32(bomb[atSize:], MaxContent)

	lengths := func(field string, typ byte) []byte {
		raw := msgp.AppendMapHeader(nil, 1)
		raw = msgp.AppendString(raw, field)
		raw = append(raw, typ, 0xff, 0xff, 0xff, 0xff)
		f, err := seal(raw)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"future version":  {resum(future), "format version 4; this build reads versions to 3"},
		"size beyond":     {resum(size), "bytes of content in a file of"},
		"size too small":  {resum(short), "does not have the 3 bytes"},
		"bomb":            {resum(bomb), "read replay: "},
		"count of cards":  {lengths("cards", 0xdd), "the content is damaged"},
		"count of frames": {lengths("frames", 0xdd), "the content is damaged"},
		"length of moves": {lengths("moves", 0xc6), "the content is damaged"},
		"text":            {[]byte("Gorin, a replay"), "this is not a .gorin file"},
		"other game":      {sampleFile(t, with(func(c *content) { c.Header.Game = "chess" })), `no game "chess"`},
		"other random":    {sampleFile(t, with(func(c *content) { c.Header.Random = "dice" })), `random algorithm "dice"`},
		"no players":      {sampleFile(t, with(func(c *content) { c.Header.Seats = nil })), "no players"},
		"a view short":    {sampleFile(t, with(func(c *content) { c.Frames[0].Seats = nil })), "key frame 1 has 0 views"},
	} {
		_, err := open(c.file)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %s", name, err, c.want)
			continue
		}
		told(t, err)
	}
}

// told checks that a player of either language can read an error.
func told(t *testing.T, err error) {
	t.Helper()
	var f interface{ Told() rules.Words }
	if !errors.As(err, &f) {
		t.Errorf("%v has no words for players", err)
		return
	}
	w := f.Told()
	if ja := strings.ContainsFunc(w[rules.Japanese], func(r rune) bool { return unicode.In(r, unicode.Hiragana, unicode.Katakana) }); !ja || strings.Contains(w[rules.English]+w[rules.Japanese], "%!") || w[rules.English] == "" {
		t.Errorf("%v: told as %q", err, w)
	}
}

func with(change func(c *content)) *content {
	c := sample()
	change(c)
	return c
}

// TestMovesDamage cuts and bends the list of answers: no panic, and no count is
// believed.
func TestMovesDamage(t *testing.T) {
	for _, hash := range []int{wholeSum, briefSum} {
		good := putMoves(nil, []rules.Move{{Seat: 1, Pick: []int{0, 2}, Sum: 5}, {Seat: 0, Concede: true, Sum: 6}}, hash)
		for i := range good {
			if _, err := getMoves(good[:i], hash); err == nil {
				t.Errorf("a cut at %d was not noticed", i)
			}
			for bit := range 8 {
				bad := bytes.Clone(good)
				bad[i] ^= 1 << bit
				getMoves(bad, hash)
			}
		}
		for _, bad := range [][]byte{
			binary.AppendUvarint(nil, 1<<63),
			binary.AppendUvarint([]byte{1, 0}, 1<<62),
			append(bytes.Clone(good), 0),
			bytes.Repeat([]byte{0xff}, 40),
		} {
			if _, err := getMoves(bad, hash); err == nil {
				t.Errorf("% x was taken", bad)
			}
		}
	}
}

func FuzzRead(f *testing.F) {
	file := sampleFile(f, sample())
	brief := sampleFile(f, sampleBrief())
	seeds := [][]byte{file, brief}
	for _, game := range rules.Games() {
		for i, way := range ways(game) {
			b, err := Write(left(f, way, uint64(i)), Options{Brief: true})
			if err != nil {
				f.Fatal(err)
			}
			seeds = append(seeds, b)
		}
	}
	for _, file := range seeds {
		f.Add(file, false)
		_, raw, err := unseal(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw, true)
	}
	f.Fuzz(func(t *testing.T, b []byte, content bool) {
		if content { // behind a head that fits, as a hostile file would have it
			sealed, err := seal(b)
			if err != nil {
				return
			}
			b = sealed
		}
		m, err := Read(b)
		sound(t, m, err)
		if film, err := ReadViews(b, 0); err == nil {
			for i := range min(film.Len(), 3) {
				_, _ = film.View(i)
			}
		}
	})
}
