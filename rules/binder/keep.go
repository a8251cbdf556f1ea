package binder

import (
	"encoding/json"
	"fmt"

	"github.com/klauspost/compress/zstd"

	"gorin/rules"
)

// The limits of what is kept.
const (
	MaxKept   = 1 << 20 // bytes as they are kept
	maxUnkept = 24 << 20
)

// kept is a file as it is kept.
type kept struct {
	Name string `json:"name"`
	Data string `json:"data"` // TOML is text
}

// TooLarge is that the files are too large together to be kept.
type TooLarge struct{ Bytes int }

// Told is the error in the player's languages.
func (t *TooLarge) Told() rules.Words {
	return rules.Words{fmt.Sprintf("パックは、圧縮して合わせて%dバイトある。しまっておけるのは%dバイトまで", t.Bytes, MaxKept),
		fmt.Sprintf("the packs have %d bytes together, packed; at most %d are kept", t.Bytes, MaxKept)}
}

func (t *TooLarge) Error() string { return t.Told()[rules.English] }

// Write packs the files, to be kept; nil if there are none.
func (b *Binder) Write() ([]byte, error) {
	if len(b.files) == 0 {
		return nil, nil
	}
	out, plain, err := squeeze(b.files)
	if err != nil {
		return nil, err
	}
	if len(out) > MaxKept || plain > maxUnkept {
		return nil, &TooLarge{len(out)}
	}
	return out, nil
}

// squeeze packs files; plain is how many bytes they had before.
func squeeze(files []*File) (out []byte, plain int, err error) {
	var list []kept
	for _, f := range files {
		list = append(list, kept{f.Name, string(f.Data)})
	}
	text, err := json.Marshal(list)
	if err != nil {
		return nil, 0, err
	}
	z, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		return nil, 0, err
	}
	defer z.Close()
	return z.EncodeAll(text, nil), len(text), nil
}

// Read fills an empty binder with what Write has packed. A file that this build cannot
// read is in it with what is wrong; what is damaged is an error, and the binder stays
// empty.
func (b *Binder) Read(data []byte) error {
	if len(data) == 0 {
		return nil
	}
	if len(data) > MaxKept {
		return &TooLarge{len(data)}
	}
	list, err := unsqueeze(data, maxUnkept)
	if err != nil {
		return fmt.Errorf("read kept packs: %w", err)
	}
	for _, k := range list[:min(len(list), MaxFiles)] {
		if _, err := b.Add(k.Name, []byte(k.Data)); err != nil {
			b.files = append(b.files, &File{Name: k.Name, Data: []byte(k.Data), Wrong: err})
		}
	}
	return nil
}

// unsqueeze reads what squeeze has packed, of so many bytes at most.
func unsqueeze(data []byte, most uint64) (list []kept, err error) {
	z, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxMemory(most))
	if err != nil {
		return nil, err
	}
	defer z.Close()
	plain, err := z.DecodeAll(data, nil)
	if err != nil {
		return nil, err
	}
	return list, json.Unmarshal(plain, &list)
}
