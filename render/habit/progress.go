package habit

import "encoding/json"

// Progress is how far the player has come with puzzles, by game and name.
type Progress map[string]map[string]Puzzle

// Puzzle is how far the player has come with one of them.
type Puzzle struct {
	Solved bool `json:"solved"`
	Tries  int  `json:"tries"` // attempts that were decided, up to the first solution
}

// maxPuzzles bounds the puzzles of one game, maxTries the tries at one.
const (
	maxPuzzles = 500
	maxTries   = 9999
)

// ReadProgress reads what Write has written; while there is nothing, the solved
// puzzles that older builds kept with the habits.
func ReadProgress(b, habits []byte) Progress {
	p := Progress{}
	if len(b) == 0 {
		var old struct {
			Solved map[string][]string `json:"solved"`
		}
		if len(habits) <= MaxBytes {
			_ = json.Unmarshal(habits, &old) // what is damaged is not there
		}
		for game, names := range old.Solved {
			for _, name := range names {
				p.set(game, name, Puzzle{Solved: true, Tries: 1})
			}
		}
	} else if len(b) <= MaxBytes {
		_ = json.Unmarshal(b, &p)
	}
	for game, of := range p {
		if len(p) > maxGames || len(game) > maxKey || len(of) > maxPuzzles {
			delete(p, game)
			continue
		}
		for name, x := range of {
			if len(name) > maxKey || x.Tries < 0 || x.Tries > maxTries {
				delete(of, name)
			}
		}
	}
	if p == nil { // "null"
		p = Progress{}
	}
	return p
}

// Write writes the progress down.
func (p Progress) Write() []byte {
	b, err := json.Marshal(p)
	if err != nil {
		panic("habit: " + err.Error()) // there are only plain values
	}
	return b
}

func (p Progress) set(game, name string, x Puzzle) {
	if p[game] == nil {
		p[game] = map[string]Puzzle{}
	}
	p[game][name] = x
}

// Merge takes over what another window has written: what is solved in either is.
func (p Progress) Merge(other Progress) {
	for game, of := range other {
		for name, x := range of {
			was := p[game][name]
			if x.Solved && !was.Solved || x.Solved == was.Solved && x.Tries > was.Tries {
				p.set(game, name, x)
			}
		}
	}
}

// Tried counts an attempt that has ended; it reports whether that is new: what
// comes after the first solution does not count.
func (p Progress) Tried(game, name string, solved bool) bool {
	x := p[game][name]
	if x.Solved {
		return false
	}
	p.set(game, name, Puzzle{solved, min(x.Tries+1, maxTries)})
	return true
}
