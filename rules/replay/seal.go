// Package replay reads and writes .gorin files: a match as its seed, its decks
// and its answers, or as the views of one side.
//
// A file is the magic word, the format version, the size of the content, its
// checksum, and the content itself, msgp compressed with zstd. A save is a
// replay of a match that has not ended. Reading plays the match again and
// compares after every answer.
package replay

import (
	"bytes"
	"encoding/binary"
	"hash/crc64"
	"io"

	"github.com/klauspost/compress/zstd"
)

// FormatVersion is the version of the file format that this build writes.
const FormatVersion = 3

// oldest is the oldest version that this build reads. What is new in version 2 are brief
// files. Those before version 3 held sums of the memory of the build that wrote them;
// package format2 reads them.
const oldest = 1

// The limits of one file. What is larger is refused unread.
const (
	MaxFile    = 8 << 20  // bytes of the file
	MaxContent = 48 << 20 // bytes of the content, unpacked

	// A file unpacks to so many times its bytes and a little more; films, which are
	// packed best, to half as many.
	maxRatio = 1000
	maxSmall = 1 << 20

	maxWindow = 8 << 20 // bytes that the unpacker looks back
)

// room is how many bytes of content a file of so many bytes may have.
func room(file int) int { return min(MaxContent, maxSmall+maxRatio*file) }

// magic begins every file; the second byte keeps it from passing as text.
var magic = [6]byte{'G', 0xB6, 'O', 'R', 'I', 'N'}

// What stands before the content, little-endian: magic, version (2 bytes),
// size of the unpacked content (4), checksum of all other bytes (8).
const (
	atVersion  = len(magic)
	atSize     = atVersion + 2
	atChecksum = atSize + 4
	headSize   = atChecksum + 8
)

var sums = crc64.MakeTable(crc64.ECMA)

// checksum covers the whole file but the checksum itself.
func checksum(file []byte) uint64 {
	return crc64.Update(crc64.Checksum(file[:atChecksum], sums), sums, file[headSize:])
}

// seal packs the content into a file.
func seal(content []byte) ([]byte, error) {
	if len(content) > MaxContent {
		return nil, tooLarge(len(content))
	}
	file := make([]byte, headSize, headSize+len(content)/4)
	copy(file, magic[:])
	binary.LittleEndian.PutUint16(file[atVersion:], FormatVersion)
	binary.LittleEndian.PutUint32(file[atSize:], uint32(len(content)))
	z, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderCRC(false))
	if err != nil {
		return nil, unwritten("圧縮できない", "compress").by(err)
	}
	defer z.Close()
	file = z.EncodeAll(content, file)
	if len(file) > MaxFile {
		return nil, unwritten("%dバイトになる。%dバイトまでしか書けない", "%d bytes, at most %d", len(file), MaxFile)
	}
	if len(content) > room(len(file)) {
		return nil, tooLarge(len(content))
	}
	binary.LittleEndian.PutUint64(file[atChecksum:], checksum(file))
	return file, nil
}

func tooLarge(content int) error {
	return unwritten("内容が%dバイトある。%dバイトまでしか書けない", "%d bytes of content, at most %d", content, MaxContent)
}

// unseal unpacks a file's content, having checked everything about it that can
// be checked without understanding it.
func unseal(file []byte) (version uint16, content []byte, err error) {
	switch {
	case len(file) > MaxFile:
		return 0, nil, unread("%dバイトある。.gorinファイルは%dバイトまで", "%d bytes; a .gorin file has at most %d", len(file), MaxFile)
	case len(file) < atVersion || !bytes.Equal(file[:atVersion], magic[:]):
		return 0, nil, unread(".gorinファイルではない", "this is not a .gorin file")
	case len(file) < headSize:
		return 0, nil, unread("ファイルが%dバイトで途切れている", "the file ends after %d bytes", len(file))
	}
	if version = binary.LittleEndian.Uint16(file[atVersion:]); version < oldest || version > FormatVersion {
		return 0, nil, unread("形式の版は%dで、このプログラムが読めるのは%dまで", "format version %d; this build reads versions to %d", version, FormatVersion)
	}
	if got, want := checksum(file), binary.LittleEndian.Uint64(file[atChecksum:]); got != want {
		return 0, nil, unread("ファイルが壊れている（検査値が%016xで、%016xではない）", "the file is damaged (checksum %016x, not %016x)", got, want)
	}
	size, most := int64(binary.LittleEndian.Uint32(file[atSize:])), room(len(file))
	if size > int64(most) {
		return 0, nil, unread("%[3]dバイトのファイルに、内容が%[1]dバイトある。%[2]dバイトまでしか読まない", "%[1]d bytes of content in a file of %[3]d; at most %[2]d are read", size, most, len(file))
	}
	z, err := zstd.NewReader(bytes.NewReader(file[headSize:]), zstd.WithDecoderConcurrency(1),
		zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxMemory(MaxContent), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return 0, nil, unread("展開できない", "unpack").by(err)
	}
	defer z.Close()
	content = make([]byte, size)
	n, err := io.ReadFull(z, content)
	if err == nil {
		var more int
		if more, err = io.ReadFull(z, make([]byte, 1)); err == io.EOF {
			return version, content, nil
		}
		n += more
	}
	if err == nil || err == io.EOF || err == io.ErrUnexpectedEOF && n < len(content) {
		return 0, nil, unread("内容が、ファイルにある%dバイトではない", "the content does not have the %d bytes that the file says", size)
	}
	return 0, nil, unread("展開できない", "unpack").by(err)
}
