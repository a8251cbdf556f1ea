package scenario

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// How players are called. Each goes by the number of the seat, from 1: "seat 3". Of two they
// are "you" and "opponent" as well. Of more, "you" is who sits in the first seat, and
// "opponent" is nobody, since it might mean several.
const (
	you      = "you"
	opponent = "opponent"
	maxSeats = 6
	seatMark = "seat-" // begins the one word that "seat 3" is while a line is read
)

// aSeat is a player named by the number of the seat.
var aSeat = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\bseat ([1-9])(:|,|\s|$)`) })

// seated makes one word of each seat that a line names by its number.
func seated(text string) string {
	if !strings.Contains(text, "seat ") {
		return text
	}
	return aSeat().ReplaceAllString(text, seatMark+"$1$2")
}

// fields are the words of a line, "seat 3" being one.
func fields(text string) []string { return strings.Fields(seated(text)) }

// plain is an error as a reader of the file would say it.
func plain(err error) string { return strings.ReplaceAll(err.Error(), seatMark, "seat ") }

// NewStep is an answer or expectation as it stands in a line.
func NewStep(line int, text string) Step {
	step := Step{Line: line, Text: strings.TrimSpace(text)}
	if words := fields(text); len(words) > 0 {
		step.Verb, step.Words = words[0], words[1:]
	}
	return step
}

// namesSeat reports whether a word is meant to name a player.
func namesSeat(word string) bool {
	return word == you || word == opponent || strings.HasPrefix(word, seatMark) && !strings.Contains(word, ":")
}

// seatName is what a player is called, of so many.
func seatName(seat, seats int) string {
	if seats == 2 {
		return [...]string{you, opponent}[seat]
	}
	return "seat " + strconv.Itoa(seat+1)
}

// seatOf is the seat that a word means, among so many.
func seatOf(word string, seats int) (int, error) {
	switch number, isNumber := strings.CutPrefix(word, seatMark); {
	case isNumber:
		if n, err := strconv.Atoi(number); err == nil && n >= 1 && n <= seats {
			return n - 1, nil
		}
		return 0, fmt.Errorf("there is no seat %s; %d play", number, seats)
	case word == you && seats > 0:
		return 0, nil
	case word == opponent && seats == 2:
		return 1, nil
	case word == opponent:
		return 0, fmt.Errorf("of %d players %q may mean several; name the seat: seat 2", seats, word)
	}
	if seats == 2 {
		return 0, fmt.Errorf("%q is none of you, opponent", word)
	}
	return 0, fmt.Errorf("%q is no player; they are called seat 1 to seat %d", word, seats)
}

// seatsOf reads the players with whom a list begins, parted by commas or not; "nobody" is
// none of them.
func seatsOf(words []string, seats int) (list []int, rest []string, err error) {
	if len(words) > 0 && words[0] == "nobody" {
		return nil, words[1:], nil
	}
	for len(words) > 0 {
		word := strings.TrimSuffix(words[0], ",")
		if !namesSeat(word) {
			break
		}
		seat, err := seatOf(word, seats)
		if err != nil {
			return nil, nil, err
		}
		if slices.Contains(list, seat) {
			return nil, nil, fmt.Errorf("%s stands there twice", seatName(seat, seats))
		}
		list, words = append(list, seat), words[1:]
	}
	return list, words, nil
}

// seatNames lists players as seatsOf reads them.
func seatNames(list []int, seats int) string {
	if len(list) == 0 {
		return "nobody"
	}
	var names []string
	for _, seat := range list {
		names = append(names, seatName(seat, seats))
	}
	return strings.Join(names, ", ")
}

// seats is how many play.
func (r *runner) seats() int { return len(r.m.Setup().Seats) }

// seat is the seat of the match that a word means.
func (r *runner) seat(word string) (int, error) { return seatOf(word, r.seats()) }

// name is what the player in a seat is called.
func (r *runner) name(seat int) string { return seatName(seat, r.seats()) }

// isSeat reports whether a word means a seat.
func (r *runner) isSeat(word string, seat int) bool {
	n, err := r.seat(word)
	return err == nil && n == seat
}

// whose parts the word for a player from what stands behind it, as in "opponent:A" or
// "seat 3:A"; -1 where none stands there.
func (r *runner) whose(word string) (seat int, rest string, err error) {
	who, rest, cut := strings.Cut(word, ":")
	switch {
	case cut && who == "shared":
		return -1, rest, nil
	case !cut || !namesSeat(who):
		return -1, word, nil
	}
	seat, err = r.seat(who)
	return seat, rest, err
}

// other is what a zone of another seat is called where somebody is asked: of two players
// the other one is the opponent of either.
func (r *runner) other(asked, seat int) string {
	switch {
	case seat < 0:
		return "shared"
	case r.seats() == 2:
		return opponent
	}
	return r.name(seat)
}

// isOther reports whether a word is what a zone of that seat is called where somebody is
// asked.
func (r *runner) isOther(word string, asked, seat int) bool {
	if seat < 0 || r.seats() == 2 {
		return seat != asked && word == r.other(asked, seat)
	}
	return r.isSeat(word, seat)
}
