package session

import (
	"slices"
	"strings"

	"gorin/rules"
)

// Joins are the questions of a game of which the second only says more of what was picked at the first, and comes at
// once: by the kinds of the first and of its option, with a stroke between them, the kind of the second.
type Joins map[string]string

// anyJoins are those that any game may have: which ability comes next and whether its cost is paid, and with what.
var anyJoins = Joins{"pending/ability": "pay", "pay/yes": "choose"}

// then is the kind of the question that is put together with one.
func (s *Session) then(first string) string {
	if s.single {
		return ""
	}
	if then := s.Joins[first]; then != "" {
		return then
	}
	return anyJoins[first]
}

// maxJoined is how many options questions that are put together may have: more are asked one after the other.
const maxJoined = 200

// join is questions that follow each other put together: whether to do something and with what, who attacks and how.
type join struct {
	both *rules.Request
	ways []way // what each of its options answers
}

// way is answers that follow each other, and the kinds of the questions.
type way struct {
	picks [][]int
	kinds []string
}

// after is a way with one answer more.
func (w way) after(kind string, pick int) way {
	return way{append(slices.Clone(w.picks), []int{pick}), append(slices.Clone(w.kinds), kind)}
}

// OneByOne asks questions that could be put together one after the other, from the open one on.
func (s *Session) OneByOne() { s.single, s.mine = true, share{} }

// joined puts the open question together with those that follow its options, where nothing is learnt in between.
// Nil: they are asked one by one.
func (s *Session) joined(r *rules.Request) *join {
	if !s.Settings.Auto || !Single(r) || r.Min != 1 || r.Seq == s.held || r.Secret && !s.Alone(r.Seat) {
		return nil
	}
	if r.Kind == "may" || r.Kind == "pay" {
		return s.whether(r)
	}
	j, more := &join{both: new(rules.Request)}, false
	*j.both = *r
	j.both.Options = nil
	for i := range r.Options {
		o := r.Options[i]
		more = s.fan(j, r, &o, way{}.after(r.Kind, i)) || more
	}
	if !more || len(j.ways) > maxJoined {
		return nil
	}
	return j
}

// fan adds an option, or instead of it those of the question that follows it; it reports whether it did that.
func (s *Session) fan(j *join, r *rules.Request, o *rules.Option, w way) bool {
	var q *rules.Request
	far := w // and the answers to what has only one
	if then := s.then(w.kinds[len(w.kinds)-1] + "/" + o.Kind); then != "" && len(j.ways) <= maxJoined {
		q = s.Match.Peek(w.picks...)
		for o.Kind == "card" && q != nil && q.Kind != then && q.Seat == r.Seat && Single(q) && q.Min == 1 && len(q.Options) == 1 {
			far = far.after(q.Kind, 0)
			q = s.Match.Peek(far.picks...)
		}
		if q != nil && (q.Kind != then || q.Seat != r.Seat || len(q.Seats) > 1 || !Single(q) || q.Min != 1 || q.Secret && !s.Alone(r.Seat)) {
			q = nil
		}
	}
	if q == nil {
		j.both.Options, j.ways = append(j.both.Options, *o), append(j.ways, w)
		return false
	}
	for i := range q.Options {
		both := further(o, q, &q.Options[i])
		s.fan(j, r, &both, far.after(q.Kind, i))
	}
	return true
}

// Leaves reports whether an option of the asked decision, put together from several, first ends what one does.
func (s *Session) Leaves(i int) bool {
	h := s.share()
	if h.join == nil || i < 0 || i >= len(h.join.ways) {
		return false
	}
	w, r := h.join.ways[i], s.Pending()
	return len(w.picks) > 1 && Ends(&r.Options[w.picks[0][0]])
}

// further is an option of which that of the next question says more: of one that is about a card, what is done with it,
// and to whoever carries out a text, which; of one that ends something, what is done then. Any other says no more than
// that the next question comes.
func further(o *rules.Option, q *rules.Request, more *rules.Option) rules.Option {
	both, say := *more, more.Words
	if more.Kind == "yes" && q.Reading != nil && !strings.Contains(o.Words[rules.Japanese], q.Reading.Line[rules.Japanese]) {
		say = say.Plus("："+q.Reading.Line[rules.Japanese], ": "+q.Reading.Line[rules.English])
	}
	if o.Card != 0 || more.Card != 0 && Ends(o) {
		both.Words = o.Words.Plus("："+say[rules.Japanese], ": "+say[rules.English])
	}
	if o.Card == 0 {
		return both
	}
	both.Card, both.Place, both.Place2 = o.Card, o.Place, more.Place
	if both.Kind == "slot" {
		both.Kind = o.Kind
	}
	if more.Card2 != 0 || more.Card != o.Card && more.Card != 0 {
		if both.Place2 = (rules.Place{}); both.Card2 == 0 {
			both.Card2 = more.Card
		}
	}
	return both
}

// whether puts together whether to do something and what it is to be done with: who picks one of those does it, and
// the last option declines.
func (s *Session) whether(r *rules.Request) *join {
	yes, no := kindOf(r, "yes"), kindOf(r, "no")
	if yes < 0 || no < 0 || len(r.Options) != 2 || r.Secret || !s.Alone(r.Seat) {
		return nil
	}
	q := s.Match.Peek([]int{yes})
	if q == nil || q.Seat != r.Seat || len(q.Seats) > 1 || q.Source != r.Source || q.Secret || !Single(q) || q.Min != 1 || q.Kind != "choose" && q.Kind != "discard" {
		return nil
	}
	both := *q
	both.Seq, both.Options = r.Seq, append(slices.Clone(q.Options), r.Options[no])
	j := &join{both: &both}
	for i := range q.Options {
		j.ways = append(j.ways, way{}.after(r.Kind, yes).after(q.Kind, i))
	}
	j.ways = append(j.ways, way{}.after(r.Kind, no))
	return j
}

// kindOf is the option of a kind, -1 if there is none.
func kindOf(r *rules.Request, kind string) int {
	return slices.IndexFunc(r.Options, func(o rules.Option) bool { return o.Kind == kind })
}

// putJoined gives the answers of an option one after the other, to be taken back together.
func (s *Session) putJoined(r *rules.Request, j *join, pick []int) error {
	if len(pick) != 1 || pick[0] < 0 || pick[0] >= len(j.ways) {
		return s.put(r, []int{-1}) // which is refused
	}
	w := j.ways[pick[0]]
	for i, answer := range w.picks {
		if i > 0 {
			if r = s.Pending(); r == nil || r.Kind != w.kinds[i] {
				return nil // something else has come between: it is asked by itself
			}
			s.self[r.Seq] = true
		}
		if err := s.put(r, answer); err != nil {
			return err
		}
	}
	return nil
}
