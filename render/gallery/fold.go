package gallery

import (
	"strings"
	"unicode"
)

// halfKana are the kana of half width in their order, as hiragana.
var halfKana = []rune("をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん")

// fold makes what is looked for alike however it is written: letters are small and narrow, katakana is
// hiragana, spaces are left out.
func fold(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case unicode.IsSpace(r):
			continue
		case r >= 'ァ' && r <= 'ヶ':
			r -= 'ァ' - 'ぁ'
		case r >= 'ｦ' && int(r-'ｦ') < len(halfKana):
			r = halfKana[r-'ｦ']
		case r >= '！' && r <= '～':
			r -= '！' - '!'
		case r == 'ﾞ' || r == 'ﾟ': // on the letter before
			if t := []rune(b.String()); len(t) > 0 {
				b.Reset()
				b.WriteString(string(t[:len(t)-1]))
				if r = t[len(t)-1] + r - 'ﾞ' + 1; t[len(t)-1] == 'う' {
					r = 'ゔ'
				}
			}
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
