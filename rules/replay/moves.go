package replay

import (
	"encoding/binary"

	"gorin/rules"
)

// The bytes of the hash beside each answer; a brief file finds the first answer
// that differs, or one that follows soon.
const (
	wholeHash = 4
	briefHash = 1
)

// hashed is how many bytes of each hash the file holds.
func (c *content) hashed() int {
	if c.Brief {
		return briefHash
	}
	return wholeHash
}

// low is what so many bytes hold of a hash.
func low(h uint32, bytes int) uint32 { return h & (1<<(8*bytes) - 1) }

// maxMoves is how many answers one file has at most: no match takes more.
const maxMoves = rules.MaxMoves

var errMoves error = unread("選択の記録が壊れている", "the list of answers is damaged")

// putMoves appends the answers: for each, its seat, how many options it picks
// and which, in variable-length numbers, then as many of the lowest bytes of the
// hash of the match after it. A concession picks nothing and counts as concede.
func putMoves(b []byte, moves []rules.Move, hash int) []byte {
	b = binary.AppendUvarint(b, uint64(len(moves)))
	for i := range moves {
		b = putMove(b, &moves[i], hash)
	}
	return b
}

func putMove(b []byte, m *rules.Move, hash int) []byte {
	b = binary.AppendUvarint(b, uint64(m.Seat))
	if m.Concede {
		b = binary.AppendUvarint(b, 0)
	} else {
		b = binary.AppendUvarint(b, uint64(len(m.Pick))+1)
		for _, p := range m.Pick {
			b = binary.AppendUvarint(b, uint64(p))
		}
	}
	return append(b, binary.LittleEndian.AppendUint32(nil, m.Hash)[:hash]...)
}

// getMoves reads what putMoves wrote. No count is believed beyond the bytes
// that are left.
func getMoves(b []byte, hash int) ([]rules.Move, error) {
	bad := false
	number := func(most int) int {
		n, size := binary.Uvarint(b)
		if size <= 0 || n > uint64(most) {
			bad = true
			return 0
		}
		b = b[size:]
		return int(n)
	}
	count := number(min(maxMoves, len(b)/(2+hash))) // the bytes of a small move
	moves := make([]rules.Move, 0, count)
	for range count {
		m := rules.Move{Seat: number(maxSeats)}
		picks := number(len(b) + 1)
		m.Concede = picks == 0
		if picks > 1 && !bad {
			m.Pick = make([]int, picks-1)
			for i := range m.Pick {
				m.Pick[i] = number(maxPick)
			}
		}
		if bad || len(b) < hash {
			return nil, errMoves
		}
		m.Hash = low(binary.LittleEndian.Uint32(append(b[:hash:hash], 0, 0, 0, 0)), hash)
		b = b[hash:]
		moves = append(moves, m)
	}
	if bad || len(b) != 0 {
		return nil, errMoves
	}
	return moves, nil
}

const (
	maxSeats = 6
	maxPick  = 1 << 16
)
