package mutate

// The environment of a test binary: which mutant is switched on, and where to
// write the numbers of those that are passed by.
const (
	envMutant = "GORIN_MUTANT"
	envTrace  = "GORIN_MUTANT_TRACE"
)

// switchSource is the part of a changed package that switches mutants. One
// that eats memory or the stack ends itself before it is in the way.
const switchSource = `
import (
	"os"
	"reflect"
	"runtime"
	"runtime/debug"
	"strconv"
	"time"
)

var mutantNow = func() int {
	n, _ := strconv.Atoi(os.Getenv("` + envMutant + `"))
	if n > 0 {
		debug.SetMaxStack(64 << 20)
		go func() {
			for {
				time.Sleep(50 * time.Millisecond)
				var s runtime.MemStats
				if runtime.ReadMemStats(&s); s.HeapAlloc > 600<<20 {
					println("too much memory")
					os.Exit(3)
				}
			}
		}()
	}
	return n
}()

var mutantTrace, mutantSeen = func() (*os.File, *[1 << 16]bool) {
	if name := os.Getenv("` + envTrace + `"); name != "" {
		if f, err := os.Create(name); err == nil {
			return f, new([1 << 16]bool)
		}
	}
	return nil, nil
}()

func mutantIs(n int) bool {
	if mutantSeen != nil && !mutantSeen[n] {
		mutantSeen[n] = true
		mutantTrace.WriteString(strconv.Itoa(n) + "\n")
	}
	return n == mutantNow
}

func mutantOne[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](n int) T {
	if mutantIs(n) {
		return 1
	}
	return 0
}

// mutantCase is a value that the switch does not meet.
func mutantCase[T comparable](n int, v T) T {
	if !mutantIs(n) {
		return v
	}
	var none T
	switch to, from := reflect.ValueOf(&none).Elem(), reflect.ValueOf(v); {
	case to.CanInt():
		to.SetInt(^from.Int())
	case to.CanUint():
		to.SetUint(^from.Uint())
	case to.Kind() == reflect.String:
		to.SetString("\x00")
	}
	return none
}

func mutantSwap[T any](n, i int, rows []T) []T {
	if mutantIs(n) {
		rows[i-1], rows[i] = rows[i], rows[i-1]
	}
	return rows
}
`
