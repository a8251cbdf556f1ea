package replay

import "encoding/base64"

// MaxLink is how many letters of a file a link carries at most: what browsers
// and those who pass links on take.
const MaxLink = 48000

// Link is a file as the fragment of a link carries it.
func Link(file []byte) (string, error) {
	if n := base64.RawURLEncoding.EncodedLen(len(file)); n > MaxLink {
		return "", unwritten("リンクには長すぎる（%d文字。%d文字まで）。書き出したファイルを渡してください",
			"it is too long for a link (%d letters, at most %d); export it and pass the file on instead", n, MaxLink)
	}
	return base64.RawURLEncoding.EncodeToString(file), nil
}
