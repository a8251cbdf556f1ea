package replay

import (
	"encoding/binary"

	"gorin/rules"
)

// The bytes of the sum beside each answer; a brief file finds the first answer
// that differs, or one that follows soon.
const (
	wholeSum = 4
	briefSum = 1
)

// summed is how many bytes of each sum the file holds.
func (c *content) summed() int {
	if c.Brief {
		return briefSum
	}
	return wholeSum
}

// low is what so many bytes hold of a sum.
func low(h uint32, bytes int) uint32 { return h & (1<<(8*bytes) - 1) }

// maxMoves is how many answers one file has at most: no match takes more.
const maxMoves = rules.MaxMoves

var errMoves error = unread("選択の記録が壊れている", "the list of answers is damaged")

// putMoves appends the answers: for each, its seat, how many options it picks
// and which, in variable-length numbers, then as many of the lowest bytes of the
// sum of the match after it. A concession picks nothing and counts as concede.
func putMoves(b []byte, moves []rules.Move, sum int) []byte {
	b = binary.AppendUvarint(b, uint64(len(moves)))
	for i := range moves {
		b = putMove(b, &moves[i], sum)
	}
	return b
}

func putMove(b []byte, m *rules.Move, sum int) []byte {
	b = binary.AppendUvarint(b, uint64(m.Seat))
	if m.Concede {
		b = binary.AppendUvarint(b, 0)
	} else {
		b = binary.AppendUvarint(b, uint64(len(m.Pick))+1)
		for _, p := range m.Pick {
			b = binary.AppendUvarint(b, uint64(p))
		}
	}
	return append(b, binary.LittleEndian.AppendUint32(nil, m.Sum)[:sum]...)
}

// getMoves reads what putMoves wrote. No count is believed beyond the bytes
// that are left.
func getMoves(b []byte, sum int) ([]rules.Move, error) {
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
	count := number(min(maxMoves, len(b)/(2+sum))) // the bytes of a small move
	moves := make([]rules.Move, 0, count)
	for range count {
		m := rules.Move{Seat: number(maxSeats - 1)}
		picks := number(len(b) + 1)
		m.Concede = picks == 0
		if picks > 1 && !bad {
			m.Pick = make([]int, picks-1)
			for i := range m.Pick {
				m.Pick[i] = number(maxPick)
			}
		}
		if bad || len(b) < sum {
			return nil, errMoves
		}
		m.Sum = low(binary.LittleEndian.Uint32(append(b[:sum:sum], 0, 0, 0, 0)), sum)
		b = b[sum:]
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
