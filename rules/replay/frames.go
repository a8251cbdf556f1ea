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

// taken remembers the key frames of the match that was written or opened last: a match is
// saved after every answer. What a frame holds follows from set-up and answers alone.
var taken struct {
	sync.Mutex
	start uint64 // of the set-up
	shelf
}

// shelf is key frames of one match.
type shelf struct {
	frames map[uint64]frame // by the answers before it
	bytes  int
}

func (s *shelf) put(key uint64, f frame) {
	if s.frames == nil {
		s.frames = map[uint64]frame{}
	}
	s.frames[key] = f
	s.bytes += f.size()
}

// startOf sums up what a match was started from.
func startOf(c *content) (uint64, error) {
	head := content{Header: c.Header, Cards: c.Cards, Format: c.Format, Options: c.Options, Order: c.Order}
	head.Header.Over = false
	b, err := head.MarshalMsg(nil)
	return crc64.Checksum(b, sums), err
}

// after sums up some answers more.
func after(key uint64, moves []rules.Move) uint64 {
	for i := range moves {
		key = crc64.Update(key, sums, putMove(nil, &moves[i], wholeSum))
	}
	return key
}

// between is how many answers lie between two key frames of a match of so many.
func between(moves int) int {
	step := every
	for moves/step >= maxFrames {
		step *= 2
	}
	return step
}

// frames takes a key frame before the first answer, after every so many, and
// at the end. Of a match with long or large answers there are fewer.
func frames(c *content, m *rules.Match, moves []rules.Move) ([]frame, error) {
	start, err := startOf(c)
	if err != nil {
		return nil, err
	}
	taken.Lock()
	defer taken.Unlock()
	if start != taken.start || len(taken.frames) > maxFrames || taken.bytes > 2*maxFrameBytes {
		taken.start, taken.shelf = start, shelf{}
	}
	end, err := take(m, len(moves))
	if err != nil {
		return nil, err
	}
	for step := between(len(moves)); ; step *= 2 {
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
	key := uint64(0)
	for at := 0; at < len(moves); at += step {
		if at > 0 {
			key = after(key, moves[at-step:at])
		}
		f, ok := taken.frames[key]
		if !ok {
			then := m.Before(at)
			if then == nil {
				continue
			}
			if f, err = take(then, at); err != nil {
				return nil, 0, err
			}
			taken.put(key, f)
		}
		if size += f.size(); size > maxFrameBytes && step <= len(moves) {
			return nil, size, nil
		}
		out = append(out, f)
	}
	return out, size, nil
}

func (f frame) size() int {
	n := 0
	for _, s := range f.Seats {
		n += len(s.View)
	}
	return n
}

// large reports whether a view of a frame is larger than one is read.
func (f frame) large() bool {
	return slices.ContainsFunc(f.Seats, func(s still) bool { return len(s.View) > maxView })
}

// take is the key frame of a match as it is now, which speaks to nobody.
func take(m *rules.Match, at int) (frame, error) {
	f := frame{Moves: at}
	defer m.Address(m.Addressed())
	m.Address(rules.Spectator)
	for i := range m.Setup().Seats {
		v, err := json.Marshal(m.View(i))
		if err != nil {
			return f, err
		}
		f.Seats = append(f.Seats, still{v})
	}
	return f, nil
}
