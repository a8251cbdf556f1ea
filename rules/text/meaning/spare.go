package meaning

import "sync"

// spares are what lines before have been read or said with. A game that reads or says an act
// itself is handed them, so the compiler cannot keep them on the stack.
type spares[T any] struct{ pool sync.Pool }

var (
	builders spares[builder]
	clauses  spares[clause]
	speakers spares[speaker]
)

// take gives one that nobody uses, with whatever stands in it.
func (s *spares[T]) take() *T {
	if v, ok := s.pool.Get().(*T); ok {
		return v
	}
	return new(T)
}

func (s *spares[T]) give(v *T) { s.pool.Put(v) }
