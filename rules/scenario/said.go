package scenario

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"gorin/rules"
)

var langs = map[string]rules.Lang{"ja": rules.Japanese, "en": rules.English}

// Say puts a text that is written with its language, "ja …" or "en …", in its place: at most so many
// letters, and once in each language.
func Say(w *rules.Words, rest string, most int) error {
	tag, text, _ := strings.Cut(rest, " ")
	lang, ok := langs[tag]
	text = strings.TrimSpace(text)
	switch {
	case !ok:
		return fmt.Errorf("a text begins with its language, ja or en, not %q", tag)
	case text == "":
		return errors.New("the text is empty")
	case w[lang] != "":
		return fmt.Errorf("the text stands there twice in %s", tag)
	case utf8.RuneCountInString(text) > most:
		return fmt.Errorf("the text is longer than %d letters", most)
	case strings.ContainsFunc(text, unicode.IsControl):
		return errors.New("the text holds a control character")
	}
	w[lang] = text
	return nil
}

// Full reports whether a text is there in every language.
func Full(w rules.Words) bool { return w[rules.Japanese] != "" && w[rules.English] != "" }
