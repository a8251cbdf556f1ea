package binder

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"path"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
)

// The limits of a link that carries a deck.
const (
	MaxLink   = 48000   // letters: what browsers and those who pass links on take
	maxLinked = 4 << 20 // bytes of its files
	mostLinks = 8       // files
)

// BadLink is why a link with a deck cannot be made or opened.
type BadLink struct{ Words rules.Words }

func (e *BadLink) Error() string { return e.Words[rules.English] }

// Told is the error in the player's languages.
func (e *BadLink) Told() rules.Words { return e.Words }

func badLink(ja, en string, args ...any) *BadLink {
	return &BadLink{rules.Words{fmt.Sprintf(ja, args...), fmt.Sprintf(en, args...)}}
}

// Link is a deck as the fragment of a link carries it: the file of the deck under a name, and the
// packs of the binder that have cards of it. The error is a *BadLink.
func (b *Binder) Link(name string, d deck.Deck) (string, error) {
	files := []*File{{Name: name, Data: rules.WriteDeck(d)}}
	files = append(files, b.packsOf(d)...)
	if len(files) > mostLinks {
		return "", badLink("カードが%d個のパックに分かれている。リンクに入るのは%d個まで", "its cards are of %d packs; a link carries at most %d", len(files)-1, mostLinks-1)
	}
	out, plain, err := squeeze(files)
	if err != nil {
		return "", badLink("圧縮できない：%v", "it cannot be packed: %v", err)
	}
	if n := base64.RawURLEncoding.EncodedLen(len(out)); n > MaxLink || plain > maxLinked {
		return "", badLink("リンクには長すぎる（%d文字。%d文字まで）。デッキのファイルと、カードのパックのファイルを渡してください",
			"it is too long for a link (%d letters, at most %d); pass the files of the deck and of its packs on instead", n, MaxLink)
	}
	return base64.RawURLEncoding.EncodeToString(out), nil
}

// packsOf are the files of the binder that have cards which a deck names and no pack that ships has.
func (b *Binder) packsOf(d deck.Deck) (out []*File) {
	ships := map[string]bool{}
	if b.shipped != nil {
		for _, c := range b.shipped(d.Game) {
			ships[c.ID] = true
		}
	}
	for _, f := range b.files {
		if f.Game == d.Game && slices.ContainsFunc(f.Cards, func(c pack.Card) bool { return !ships[c.ID] && names(&d, c.ID) }) {
			out = append(out, f)
		}
	}
	return out
}

// names reports whether a deck has a card.
func names(d *deck.Deck, id string) bool {
	return slices.ContainsFunc(d.Portions(), func(p deck.Portion) bool {
		return slices.ContainsFunc(p.Cards, func(l deck.Line) bool { return l.ID == id })
	})
}

// OpenLink puts what a link carries into the binder, beside what is there: a file that another one has
// the name of gets a name of its own. It returns the file of the deck. What cannot be read changes
// nothing; the error is a *BadLink or an *Unfit.
func (b *Binder) OpenLink(data []byte) (*File, error) {
	if len(data) > base64.RawURLEncoding.DecodedLen(MaxLink) {
		return nil, badLink("リンクが長すぎる", "the link is too long")
	}
	list, err := unsqueeze(data, maxLinked)
	if err != nil || len(list) == 0 || len(list) > mostLinks {
		return nil, badLink("リンクのデッキを読めない。途中で切れたか、書き換わっている", "the deck of the link cannot be read: it is cut short, or was changed on its way")
	}
	if !rules.IsDeck([]byte(list[0].Data)) {
		return nil, badLink("リンクに入っているのはデッキではない", "what the link carries is no deck")
	}
	with := &Binder{shipped: b.shipped, files: slices.Clone(b.files)}
	var first *File
	for i := len(list) - 1; i >= 0; i-- { // the deck last
		f, err := with.beside(list[i].Name, []byte(list[i].Data))
		if err != nil {
			return nil, err
		}
		first = f
	}
	b.files = with.files
	return first, nil
}

// beside puts a file into the binder without taking the place of another.
func (b *Binder) beside(name string, data []byte) (*File, error) {
	f, err := Open(name, data)
	if err != nil {
		return nil, unfit(err)
	}
	for _, o := range b.files { // the same under any name
		if bytes.Equal(o.Data, data) {
			return o, nil
		}
	}
	end := path.Ext(f.Name)
	base := strings.TrimSuffix(f.Name, end)
	for n := 2; b.Find(f.Name) != nil; n++ {
		f.Name = fmt.Sprintf("%s-%d%s", base, n, end)
	}
	return b.Add(f.Name, data)
}
