package binder

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"gorin/rules"
	"gorin/rules/deck"
)

// linked opens what a link carries.
func linked(t *testing.T, b *Binder, link string) (*File, error) {
	t.Helper()
	data, err := base64.RawURLEncoding.DecodeString(link)
	if err != nil {
		t.Fatal(err)
	}
	return b.OpenLink(data)
}

// ofPack is a deck of the first card of a pack.
func ofPack(f *File) deck.Deck {
	return deck.Deck{Game: f.Game, Name: rules.Words{"歌", "Song"}, Cards: []deck.Line{{Count: 3, ID: f.Cards[0].ID}}}
}

// A deck of a link is the deck that was put in, with the packs of its cards, and takes nobody's place.
func TestLink(t *testing.T) {
	for _, s := range shelves(t) {
		b := filled(t)
		_, ship, err := rules.Shipped(s.game)
		if err != nil {
			t.Fatal(err)
		}
		of := ofPack(b.Find(s.pack))
		for i, d := range []deck.Deck{ship[0], of} {
			link, err := b.Link("mine.toml", d)
			if err != nil {
				t.Fatal(err)
			}
			other := New(shipped)
			if _, err := other.Add("mine.toml", s.song()); err != nil {
				t.Fatal(err)
			}
			f, err := linked(t, other, link)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := string(rules.WriteDeck(f.Decks[0])), string(rules.WriteDeck(d)); got != want || f.Name != "mine-2.toml" {
				t.Errorf("%s: %s, want %s", f.Name, got, want)
			}
			if got := other.Find(s.pack) != nil; got != (i == 1) {
				t.Errorf("%s: the pack came along: %t", s.game, got)
			}
			n := len(other.Files())
			if again, err := linked(t, other, link); err != nil || again.Name != f.Name || len(other.Files()) != n {
				t.Errorf("opened again: %v, %d files after %d", err, len(other.Files()), n)
			}
		}
	}
}

// What is no link changes nothing, and is told in both languages; so is what does not fit into one.
func TestBadLinks(t *testing.T) {
	s := shelves(t)[0]
	b := filled(t)
	link, err := b.Link("mine.toml", ofPack(b.Find(s.pack)))
	if err != nil {
		t.Fatal(err)
	}
	whole, _ := base64.RawURLEncoding.DecodeString(link)
	pack, _, err := squeeze([]*File{b.Find(s.pack)})
	if err != nil {
		t.Fatal(err)
	}
	bad := [][]byte{nil, whole[:len(whole)/2], []byte("deck"), pack, make([]byte, MaxLink)}
	for i := range whole {
		bent := append([]byte{}, whole...)
		bent[i] ^= 0x55
		bad = append(bad, bent)
	}
	for i, data := range bad {
		other := New(shipped)
		_, err := other.OpenLink(data)
		var told interface{ Told() rules.Words }
		switch {
		case err == nil && i >= 5: // another letter of a name
		case !errors.As(err, &told) || told.Told()[0] == "" || told.Told()[1] == "":
			t.Errorf("%d: %v", i, err)
		case len(other.Files()) > 0:
			t.Errorf("%d: %d files", i, len(other.Files()))
		}
	}
	long := ofPack(b.Find(s.pack))
	x := uint32(1)
	for i := range deck.MaxLines {
		var id strings.Builder
		for range 25 {
			x = x*1664525 + 1013904223
			fmt.Fprintf(&id, "%x", x)
		}
		long.Cards = append(long.Cards, deck.Line{Count: 1 + i%4, ID: id.String()})
	}
	var why *BadLink
	if _, err := b.Link("long.toml", long); !errors.As(err, &why) || !strings.Contains(why.Error(), "too long") {
		t.Errorf("%v", err)
	}
}

// FuzzOpenLink opens whatever a link may carry, as it is and packed: what is in the binder then is a
// deck, and can be linked again.
func FuzzOpenLink(f *testing.F) {
	b := New(shipped)
	for _, s := range shelves(f) {
		file, err := b.Add(s.pack, []byte(s.text))
		if err != nil {
			f.Fatal(err)
		}
		link, err := b.Link("a.toml", ofPack(file))
		if err != nil {
			f.Fatal(err)
		}
		data, _ := base64.RawURLEncoding.DecodeString(link)
		f.Add(data, false)
		f.Add(rules.WriteDeck(ofPack(file)), true)
	}
	z, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte, plain bool) {
		again := len(data)%8 == 0 // packing takes its time
		if plain {
			text, err := json.Marshal([]kept{{"x.toml", string(data)}})
			if err != nil {
				t.Skip()
			}
			data = z.EncodeAll(text, nil)
		}
		b := New(nil)
		file, err := b.OpenLink(data)
		if err != nil {
			if len(b.Files()) > 0 {
				t.Error("files beside an error")
			}
			return
		}
		if len(file.Decks) != 1 {
			t.Fatalf("%d decks", len(file.Decks))
		}
		if !again {
			return
		}
		if _, err := b.Link(file.Name, file.Decks[0]); err != nil && !strings.Contains(err.Error(), "too long") {
			t.Error(err)
		}
	})
}
