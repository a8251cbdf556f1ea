package pack

import (
	"fmt"
	"reflect"
	"slices"

	"gorin/rules/lang"
	"gorin/rules/value"
)

// file is a pack as it stands in TOML.
type file struct {
	Game  string
	Title lang.Words
	Words map[string]string
	Cards []fileCard
	head  value.Values // values that stand at the head
}

// fileCard is one [[card]] of a pack.
type fileCard struct {
	fileFace
	ID, Kind string
	Title    lang.Words
	Rarity   string
	Artist   string
	Open     *fileFace
}

// fileFace is what may stand on either face of a card.
type fileFace struct {
	Name    lang.Words
	Text    []string
	Flavour lang.Words
	written map[string]value.Value // what is written, also a 0
	foreign []string               // keys of other games that are written
}

// Text is words as a file has them.
type Text struct {
	Ja string `toml:"ja"`
	En string `toml:"en"`
}

// Words is the text as it is used.
func (t Text) Words() lang.Words { return lang.Words{t.Ja, t.En} }

// plain is what stands in every pack, and its card and its face.
type plain struct {
	Game  string            `toml:"game"`
	Title Text              `toml:"title"`
	Words map[string]string `toml:"words"`
	Decks any               `toml:"deck"` // read by package deck
}

type plainCard struct {
	ID     string `toml:"id"`
	Kind   string `toml:"kind"`
	Title  Text   `toml:"title"`
	Rarity string `toml:"rarity"`
	Artist string `toml:"artist"`
}

type plainFace struct {
	Name    Text     `toml:"name"`
	Text    []string `toml:"text"`
	Flavour Text     `toml:"flavour"`
}

// decode reads a text in TOML by what a game declares, which the head of the text names.
// Keys that only other games declare are known, so that it can be said that a card has none.
func decode(name string, data []byte, games Games) (*file, error) {
	var head struct {
		Game any `toml:"game"`
	}
	_ = Head(data, &head) // what is wrong with it is said below
	game, _ := head.Game.(string)
	list := games.of(game)
	others := games.keysBeside(list)
	into := reflect.New(fileType(list, others))
	if err := Decode(name, data, MaxBytes, lang.Words{"パック", "pack"}, into.Interface()); err != nil {
		return nil, err
	}
	in := into.Elem()
	p := in.Field(0).Interface().(plain)
	f := &file{Game: p.Game, Title: p.Title.Words(), Words: p.Words}
	if list == nil || p.Game != game {
		return f, nil
	}
	for i, d := range headed(list) {
		f.head.Put(valueOf(d, in.Field(2+i)))
	}
	cards := in.Field(1)
	for i := range cards.Len() {
		f.Cards = append(f.Cards, cardOf(list, others, cards.Index(i)))
	}
	return f, nil
}

// keysBeside are the keys that other games declare.
func (g Games) keysBeside(list *value.List) (keys []string) {
	for _, l := range g {
		for i := range l.Declared {
			if k := l.Declared[i].Key; (list == nil || list.Find(k) == nil) && !slices.Contains(keys, k) {
				keys = append(keys, k)
			}
		}
	}
	return keys
}

// headed are the values that may stand at the head.
func headed(list *value.List) (out []*value.Declared) {
	for i := range list.Declared {
		if d := &list.Declared[i]; d.Head {
			out = append(out, d)
		}
	}
	return out
}

// opened are the values that the opened face of a card may have.
func opened(list *value.List) (out []*value.Declared) {
	for i := range list.Declared {
		if _, may := list.Opened.Has(list.Declared[i].Key); may {
			out = append(out, &list.Declared[i])
		}
	}
	return out
}

func field(n int, key string, t reflect.Type) reflect.StructField {
	return reflect.StructField{Name: fmt.Sprint("F", n), Type: t, Tag: reflect.StructTag(fmt.Sprintf("toml:%q", key))}
}

func embedded(v any) reflect.StructField {
	t := reflect.TypeOf(v)
	return reflect.StructField{Name: "Plain" + t.Name(), Type: t, Anonymous: true}
}

// fileType is a pack of a game as a struct.
func fileType(list *value.List, others []string) reflect.Type {
	anything := reflect.TypeFor[any]()
	fields := []reflect.StructField{embedded(plain{})}
	if list == nil {
		fields = append(fields, field(1, "card", anything))
		for i, key := range others {
			fields = append(fields, field(2+i, key, anything))
		}
		return reflect.StructOf(fields)
	}
	card := []reflect.StructField{embedded(plainCard{}), embedded(plainFace{})}
	for i := range list.Declared {
		d := &list.Declared[i]
		card = append(card, field(len(card), d.Key, typeOf(d)))
	}
	for _, key := range others {
		card = append(card, field(len(card), key, anything))
	}
	face := []reflect.StructField{embedded(plainFace{})}
	for _, d := range opened(list) {
		face = append(face, field(len(face), d.Key, typeOf(d)))
	}
	card = append(card, field(len(card), "open", reflect.PointerTo(reflect.StructOf(face))))
	fields = append(fields, field(1, "card", reflect.SliceOf(reflect.StructOf(card))))
	for _, d := range headed(list) {
		fields = append(fields, field(len(fields), d.Key, typeOf(d)))
	}
	return reflect.StructOf(fields)
}

// typeOf is what a value is in TOML; what may be 0 is a pointer.
func typeOf(d *value.Declared) reflect.Type {
	switch d.Shape {
	case value.Number:
		return reflect.TypeFor[*int]()
	case value.Word:
		return reflect.TypeFor[string]()
	case value.Counts:
		var fields []reflect.StructField
		for i, k := range d.Known {
			fields = append(fields, field(i, k, reflect.TypeFor[int]()))
		}
		return reflect.PointerTo(reflect.StructOf(fields))
	}
	return reflect.TypeFor[[]string]()
}

// cardOf is a card that has been decoded.
func cardOf(list *value.List, others []string, v reflect.Value) fileCard {
	p := v.Field(0).Interface().(plainCard)
	c := fileCard{ID: p.ID, Kind: p.Kind, Title: p.Title.Words(), Rarity: p.Rarity, Artist: p.Artist, fileFace: faceOf(v.Field(1))}
	for i := range list.Declared {
		c.take(&list.Declared[i], v.Field(2+i))
	}
	at := 2 + len(list.Declared)
	for i, key := range others {
		if !v.Field(at + i).IsZero() {
			c.foreign = append(c.foreign, key)
		}
	}
	if open := v.Field(at + len(others)); !open.IsNil() {
		face := faceOf(open.Elem().Field(0))
		for i, d := range opened(list) {
			face.take(d, open.Elem().Field(1+i))
		}
		c.Open = &face
	}
	return c
}

func faceOf(v reflect.Value) fileFace {
	p := v.Interface().(plainFace)
	return fileFace{Name: p.Name.Words(), Text: p.Text, Flavour: p.Flavour.Words(), written: map[string]value.Value{}}
}

// take notes a value if it is written.
func (f *fileFace) take(d *value.Declared, v reflect.Value) {
	if !v.IsZero() && (v.Kind() != reflect.Slice || v.Len() > 0) {
		f.written[d.Key] = valueOf(d, v)
	}
}

// valueOf is a value as it is written; names have their English later.
func valueOf(d *value.Declared, v reflect.Value) value.Value {
	out := value.Value{Key: d.Key}
	if v.IsZero() {
		return out
	}
	switch d.Shape {
	case value.Number:
		out.N = *v.Interface().(*int)
	case value.Word:
		out.Keys = []string{v.String()}
	case value.Keys:
		out.Keys = v.Interface().([]string)
	case value.Counts:
		for i, k := range d.Known {
			out.Counts = append(out.Counts, value.Count{Key: k, N: int(v.Elem().Field(i).Int())})
		}
	case value.Tags:
		for _, ja := range v.Interface().([]string) {
			out.Tags = append(out.Tags, lang.Words{ja})
		}
	}
	return out
}
