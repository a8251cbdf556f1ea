package replay

import (
	"encoding/json"
	"hash/crc64"
	"slices"
	"sync"

	"gorin/rules"
)

// The key frames of one file: so many, of so many bytes together.
const (
	maxFrames     = 256
	maxFrameBytes = 8 << 20
)

// taken remembers the key frames of the match that was written last: a match is
// saved after every answer. What a frame holds follows from set-up and answers alone.
var taken struct {
	sync.Mutex
	start  uint64           // of the set-up
	frames map[uint64]frame // by the answers before it
	bytes  int
}

// frames takes a key frame before the first answer, after every so many, and
// at the end. Of a match with long or large answers there are fewer.
func frames(c *content, m *rules.Match, moves []rules.Move) ([]frame, error) {
	head := content{Header: c.Header, Cards: c.Cards}
	head.Header.Over = false
	b, err := head.MarshalMsg(nil)
	if err != nil {
		return nil, err
	}
	taken.Lock()
	defer taken.Unlock()
	if start := crc64.Checksum(b, sums); start != taken.start || taken.frames == nil || len(taken.frames) > maxFrames || taken.bytes > 2*maxFrameBytes {
		taken.start, taken.frames, taken.bytes = start, map[uint64]frame{}, 0
	}
	end, err := take(m, len(moves))
	if err != nil {
		return nil, err
	}
	step := every
	for len(moves)/step >= maxFrames {
		step *= 2
	}
	for ; ; step *= 2 {
		out, size, err := framesBefore(m, moves, step)
		if err != nil {
			return nil, err
		}
		if size <= maxFrameBytes || step > len(moves) {
			return slices.DeleteFunc(append(out, end), frame.large), nil
		}
	}
}

// framesBefore takes the key frames before the end that the match has kept the states
// for.
func framesBefore(m *rules.Match, moves []rules.Move, step int) (out []frame, size int, err error) {
	for at := 0; at < len(moves); at += step {
		key := crc64.Checksum(putMoves(nil, moves[:at], wholeHash), sums)
		f, ok := taken.frames[key]
		if !ok {
			then := m.Before(at)
			if then == nil {
				continue
			}
			if f, err = take(then, at); err != nil {
				return nil, 0, err
			}
			taken.frames[key] = f
			taken.bytes += f.size()
		}
		if size += f.size(); size > maxFrameBytes && step <= len(moves) {
			return nil, size, nil
		}
		out = append(out, f)
	}
	return out, size, nil
}

func (f frame) size() int {
	n := len(f.State)
	for _, s := range f.Seats {
		n += len(s.View)
	}
	return n
}

// large reports whether a view of a frame is larger than one is read.
func (f frame) large() bool {
	return slices.ContainsFunc(f.Seats, func(s still) bool { return len(s.View) > maxView })
}

// take is the key frame of a match as it is now.
func take(m *rules.Match, at int) (frame, error) {
	f := frame{Moves: at, State: m.Snapshot()}
	for i := range m.Setup().Seats {
		v, err := json.Marshal(m.View(i))
		if err != nil {
			return f, err
		}
		f.Seats = append(f.Seats, still{v})
	}
	return f, nil
}
