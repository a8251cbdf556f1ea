package scene

import (
	"encoding/base64"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"gorin/rules"
)

// linked is what a link carries: a replay or a deck, behind the address of a page or by itself.
var linked = regexp.MustCompile(`^\S*#(replay|deck)=(\S*)$`)

// longestLink is how many letters a link may have, on the page as well.
const longestLink = 64 << 10

// written is the line that every pack and every deck has.
var written = regexp.MustCompile(`(?m)^\s*game\s*=`)

// Paste takes text from the clipboard: it goes into the line that is being written, or is a
// link to open, or a pack or a deck as its file has it.
func (a *App) Paste(text string) {
	text = strings.TrimSpace(text)
	if a.ask != nil && a.ask.Write != nil {
		a.Do("type", strings.Join(strings.Fields(text), " "))
		a.changed()
		return
	}
	link := linked.FindStringSubmatch(text)
	switch {
	case link != nil && len(text) > longestLink:
		a.fail(a.w("cannot-paste"), a.Words("paste-long"))
	case link != nil:
		data, err := base64.RawURLEncoding.DecodeString(link[2])
		switch {
		case err != nil || len(data) == 0:
			a.fail(a.w("cannot-paste"), a.Words("paste-cut"))
		case link[1] == "deck":
			a.Open(deckLink, data)
		default:
			a.Open("replay.gorin", data)
		}
	case written.MatchString(text):
		a.Open(a.pastedName(text), []byte(text))
	default:
		a.fail(a.w("cannot-paste"), a.Words("paste-none"))
	}
}

// PasteFailed tells that the clipboard could not be read.
func (a *App) PasteFailed(err error) { a.fail(a.w("cannot-paste"), err) }

// titled is the English title of a pack.
var titled = regexp.MustCompile(`(?m)^\s*title\s*=.*\ben\s*=\s*"([^"\n]+)"`)

// pastedName is what a pack or a deck is called that comes without a file. A pack goes by its
// title, so that it takes the place of what was pasted before it was edited. A deck has a name
// of its own, unless the same deck is there.
func (a *App) pastedName(text string) string {
	if title := titled.FindStringSubmatch(text); title != nil && !rules.IsDeck([]byte(text)) {
		other := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
		if words := strings.FieldsFunc(title[1], other); len(words) > 0 {
			return strings.ToLower(strings.Join(words, "-")) + ".toml"
		}
	}
	for _, f := range a.packs.Files() {
		if string(f.Data) == text {
			return f.Name
		}
	}
	name := a.fileName("")
	for n, free := 2, name; ; n++ {
		if a.packs.Find(free+".toml") == nil {
			return free + ".toml"
		}
		free = name + "-" + strconv.Itoa(n)
	}
}

// told is an error in words of the client.
type told rules.Words

func (t told) Error() string     { return t[rules.English] }
func (t told) Told() rules.Words { return rules.Words(t) }

// Words is what the client says, as an error.
func (a *App) Words(key string) error { return told(a.Both(key)) }
