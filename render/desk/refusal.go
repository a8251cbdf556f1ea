package desk

import "gorin/rules"

// Refusal is why a file is not opened.
type Refusal struct{ words rules.Words }

func refusal(ja, en string) *Refusal { return &Refusal{rules.Words{ja, en}} }

func (r *Refusal) Error() string { return r.words[rules.English] }

// Told is the refusal in the player's languages.
func (r *Refusal) Told() rules.Words { return r.words }

// Biggest is how many bytes a file may have that is opened or was kept.
const Biggest = 16 << 20

// ErrLarge is the error of a file with more than Biggest bytes.
var ErrLarge = refusal("ファイルが16MBを超えています。", "The file is larger than 16 MB.")
