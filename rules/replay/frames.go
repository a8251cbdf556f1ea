package replay

import (
	"encoding/json"
	"hash/crc64"
	"sync"

	"gorin/rules"
)

// taken remembers the key frames of the match that was written last: a match is
// saved after every answer, and need not be played again from its beginning
// each time. What a frame holds follows from set-up and answers alone.
var taken struct {
	sync.Mutex
	start  uint64           // of the set-up
	frames map[uint64]frame // by the answers before it
}

// frames takes a key frame before the first answer, after every so many, and
// at the end.
func frames(c *content, m *rules.Match, moves []rules.Move) ([]frame, error) {
	head := content{Header: c.Header, Cards: c.Cards}
	head.Header.Over = false
	b, err := head.MarshalMsg(nil)
	if err != nil {
		return nil, err
	}
	taken.Lock()
	defer taken.Unlock()
	const most = 256 // undo and other answers leave frames that nobody needs
	if start := crc64.Checksum(b, sums); start != taken.start || taken.frames == nil || len(taken.frames) > most {
		taken.start, taken.frames = start, map[uint64]frame{}
	}
	var out []frame
	for at := 0; ; at += every {
		at = min(at, len(moves))
		key := crc64.Checksum(putMoves(nil, moves[:at], wholeHash), sums)
		f, ok := taken.frames[key]
		if !ok && at < len(moves) {
			return retake(m, moves)
		}
		if !ok {
			if f, err = take(m, at); err != nil {
				return nil, err
			}
			if at%every == 0 {
				taken.frames[key] = f
			}
		}
		if out = append(out, f); at == len(moves) {
			return out, nil
		}
	}
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

// retake plays the match again for its key frames.
func retake(m *rules.Match, moves []rules.Move) ([]frame, error) {
	var out []frame
	err := again(m.Setup(), moves, func(at int, m *rules.Match) error {
		if at%every != 0 && at != len(moves) {
			return nil
		}
		f, err := take(m, at)
		if err != nil {
			return err
		}
		out = append(out, f)
		if at%every == 0 {
			taken.frames[crc64.Checksum(putMoves(nil, moves[:at], wholeHash), sums)] = f
		}
		return nil
	})
	return out, err
}
