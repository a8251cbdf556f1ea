package format2

import (
	"hash/crc64"
	"slices"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// sorts are the keys of what these files call traits, by what games call it.
var sorts = []string{"traits", "attributes"}

// sortOf is the key of what these files call the traits of a game.
func sortOf(game string) string {
	for _, d := range rules.Declared(game) {
		if slices.Contains(sorts, d.Key) {
			return d.Key
		}
	}
	return sorts[0]
}

// needs are the parts of a cost in their order.
var needs = [5]string{"black", "blue", "white", "red", "generic"}

// PrintedCards are the cards that the file prints; of those that it leaves to their packs
// it has the ID alone. False if a line that does nothing is on none of them.
func (c *Content) PrintedCards() ([]pack.Card, bool) {
	sort := sortOf(c.Header.Game)
	out := make([]pack.Card, len(c.Cards))
	for i := range c.Cards {
		var extra Extra
		if i < len(c.More) {
			extra = c.More[i].Extra
			for _, o := range c.More[i].Open {
				open := o.Card.printed(&o.Extra, sort)
				out[i].Open = &open
			}
		}
		open := out[i].Open
		out[i] = c.Cards[i].printed(&extra, sort)
		out[i].Open = open
	}
	for _, l := range c.Inert {
		if l.Card < 0 || l.Card >= len(out) || l.Face < 0 || l.Face > 1 || l.Face == 1 && out[l.Card].Open == nil {
			return nil, false
		}
		face := &out[l.Card]
		if l.Face == 1 {
			face = face.Open
		}
		if l.Line < 0 || l.Line >= len(face.Lines) {
			return nil, false
		}
		if !face.IsInert(l.Line) {
			face.Inert = append(face.Inert, l.Line)
		}
	}
	return out, true
}

// printed is a face as packs have it today.
func (c *Card) printed(e *Extra, sort string) pack.Card {
	var counts []value.Count
	for i, key := range needs {
		counts = append(counts, value.Count{Key: key, N: e.Needs[i]})
	}
	return pack.Card{ID: c.ID, Game: c.Game, Kind: c.Kind, Name: c.Name.both(), Title: c.Title.both(), Rarity: c.Rarity,
		Lines: c.Lines, Flavour: c.Flavour.both(), Artist: c.Artist, QuotedNames: tags(c.Names),
		Values: value.Of("colour", c.Colour, "level", c.Level, "cost", c.Cost, "power", c.Power, "soul", c.Soul, "hit", e.Hit,
			"triggers", c.Triggers, "icons", c.Icons, "side", c.Side, "timing", e.Timing, "subtypes", e.Subtypes, "colours", e.Colours,
			"needs", counts, "ability-icons", e.Icons, sort, tags(c.Traits), "titles", tags(e.Titles), "identities", tags(e.Identities)),
		Quoted: value.Of(sort, tags(c.Quoted), "identities", tags(e.Quoted))}
}

// both is a text as cards have it today.
func (w Words) both() lang.Words { return lang.Words{w.Ja, w.En} }

func wordsOf(w lang.Words) Words { return Words{Ja: w[0], En: w[1]} }

func tags(list []Words) (out []lang.Words) {
	for _, w := range list {
		out = append(out, w.both())
	}
	return out
}

// written is a face as these files have it.
func written(c *pack.Card, sort string) (Card, Extra) {
	e := Extra{Subtypes: c.Keys("subtypes"), Colours: c.Keys("colours"), Timing: c.Word("timing"), Hit: c.Number("hit"),
		Titles: words(c.Tags("titles")), Identities: words(c.Tags("identities")), Icons: c.Keys("ability-icons"), Quoted: words(c.Quoted.Tags("identities"))}
	for i, key := range needs {
		e.Needs[i] = c.Count("needs", key)
	}
	return Card{ID: c.ID, Game: c.Game, Kind: c.Kind, Name: wordsOf(c.Name), Colour: c.Word("colour"), Level: c.Number("level"), Cost: c.Number("cost"),
		Power: c.Number("power"), Soul: c.Number("soul"), Triggers: c.Keys("triggers"), Icons: c.Keys("icons"), Traits: words(c.Tags(sort)),
		Title: wordsOf(c.Title), Side: c.Word("side"), Rarity: c.Rarity, Lines: c.Lines, Flavour: wordsOf(c.Flavour), Artist: c.Artist,
		Names: words(c.QuotedNames), Quoted: words(c.Quoted.Tags(sort))}, e
}

func words(list []lang.Words) (out []Words) {
	for _, w := range list {
		out = append(out, wordsOf(w))
	}
	return out
}

// plain reports whether a face has nothing beyond the fields of Card.
func (e *Extra) plain() bool {
	return len(e.Subtypes)+len(e.Colours)+len(e.Titles)+len(e.Identities)+len(e.Icons)+len(e.Quoted)+len(e.Timing) == 0 && e.Hit == 0 && e.Needs == [5]int{}
}

// Hash sums up what is printed on cards of a game, as these files do.
func Hash(game string, cards []pack.Card) uint64 {
	sort := sortOf(game)
	var c Content
	some := false
	for i := range cards {
		card, extra := written(&cards[i], sort)
		more := More{Extra: extra}
		faces := []*pack.Card{&cards[i]}
		if open := cards[i].Open; open != nil {
			face, rest := written(open, sort)
			more.Open = []Opened{{face, rest}}
			faces = append(faces, open)
		}
		some = some || more.Open != nil || !extra.plain()
		c.Cards, c.More = append(c.Cards, card), append(c.More, more)
		for face, f := range faces {
			for _, n := range f.Inert {
				c.Inert = append(c.Inert, Inert{i, face, n})
			}
		}
	}
	if !some {
		c.More = nil
	}
	b, err := c.MarshalMsg(nil)
	if err != nil {
		panic("replay: " + err.Error()) // into memory it cannot fail
	}
	return crc64.Checksum(b, crc64.MakeTable(crc64.ECMA))
}

// Part is what a deck has in one of its parts, by its key.
type Part struct {
	Key   string
	Lines []Line
}

// Parts are those that have cards.
func (b *Beside) Parts() (out []Part) {
	if len(b.DDeck) > 0 {
		out = append(out, Part{"ddeck", b.DDeck})
	}
	if b.Territory != "" {
		out = append(out, Part{"territory", []Line{{Count: 1, ID: b.Territory}}})
	}
	return out
}
