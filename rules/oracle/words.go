package oracle

import (
	"strconv"
	"strings"

	"gorin/rules"
)

// TextOf is the text of an ability in the words of an option: what follows the name of
// its card, which may itself have a colon.
func TextOf(p *rules.Option) string {
	words := p.Words[rules.Japanese]
	_, text, _ := strings.Cut(words, "：")
	if i := strings.Index(words, "：【"); i >= 0 {
		text = words[i+len("："):]
	}
	if i := strings.LastIndex(text, "（"); i >= 0 && strings.HasSuffix(text, "）") && IsNumber(text[i+len("（"):len(text)-len("）")]) {
		text = text[:i] // only tells equal options apart
	}
	return text
}

// IsNumber reports whether a text is a number.
func IsNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}
