// Package standing says how a match stands, by name: of zones, of printed cards, of
// counters and questions. Nothing in it depends on how the machine numbers things or lays
// them out in memory, so that files may hold what is summed up here.
package standing

import (
	"cmp"
	"slices"
	"strings"

	"gorin/rules/kernel"
	"gorin/rules/show"
)

// Standing is how a match stands: where every card lies and how, what waits and what
// lasts, whose turn it is, who is asked what, and which chances come next. How far a
// procedure or an ability has come is not in it; that shows in what is asked.
type Standing struct {
	Seats, Active, First int
	Turn                 int
	Seq                  uint32 // number of the open decision
	Random               []byte // state of the random generator
	Over                 bool
	Lost                 uint8 // bit per player
	Played               Played
	Asked                Asked
	Zones                []Zone // those that hold cards, in the order of their keys and players
	Bonds                []Bond
	Counters             []Counter
	Waiting              []Waiting // triggered abilities, then those that wait for their time
	Lasting              []Waiting // effects of resolved abilities
	Stack                []Waiting
	Extra                []int8    // players who get extra turns
	Whom                 []Waiting // opponents chosen for continuous abilities, where there are several
}

// Played is what only games with formats have, zero in others.
type Played struct {
	Format    string
	Options   uint8
	Order     [kernel.MaxPlayers]int8 // in which turns follow each other, zero if it is that of the seats
	Begun     uint8                   // who has had a turn, where that matters
	Left      uint8                   // who takes part no more without having lost
	Otherwise uint8                   // who has won in spite of having lost, or has not in spite of not having
	Scores    [kernel.MaxPlayers]int16
}

// played is what the match of a table has of it.
func played(t *show.Table) (p Played) {
	s := &t.M.S
	p = Played{Format: t.M.Format().Key, Options: s.Options, Begun: s.Begun, Left: s.Result.Left &^ s.Result.Lost, Scores: s.Scores}
	for i, seat := range s.Order[:s.Players] {
		if int(seat) != i {
			p.Order = s.Order
		}
	}
	if s.Result.Over {
		p.Otherwise = s.Result.Won ^ (1<<s.Players-1)&^s.Result.Lost
	}
	return p
}

// Asked is the open decision.
type Asked struct {
	Seat     int
	Kind     string
	Min, Max int
	Options  int
}

// Zone is the cards of a zone, bottom to top.
type Zone struct {
	Key    string
	Player int
	Cards  []Card
}

// Card is a card as it lies.
type Card struct {
	ID            string // of the printed card
	Owner, Master int8
	Lies          uint8
	Down, Veiled  bool
	Known         uint8  // bit per player who was shown it
	Load          int32  // a number that lies on it, such as damage
	Turn          uint16 // in which it came
	Over          string // keys of the slots that it lies over, if they are several, with + between them
}

// Bond is a card that is attached to another.
type Bond struct {
	Card, Host string
	Worth      int32
}

// Counter is so many counters of a name on a card, or with a player if Card is "".
type Counter struct {
	Card   string
	Player int8
	Name   string
	N      int32
}

// Waiting is an ability or an effect: whose it is, what it is of and what it is on.
type Waiting struct {
	Card, Source string
	Player       int8
	Turn         uint16
	N            uint16
	X            int32
}

// Of is how a match stands.
func Of(t *show.Table) *Standing {
	s := &t.M.S
	out := &Standing{Seats: int(s.Players), Active: int(s.Active), First: int(s.First), Turn: int(s.Turn), Seq: s.Seq,
		Over: s.Result.Over, Lost: s.Result.Lost, Played: played(t), Extra: s.Extra}
	var err error
	if out.Random, err = s.Rand.MarshalBinary(); err != nil {
		panic("standing: " + err.Error()) // it is plain data
	}
	if q := t.M.Pending(); q != nil {
		out.Asked = Asked{int(q.Player), t.Book.Requests[q.Kind], q.Min, q.Max, len(q.Options)}
	}
	id := func(c kernel.CardID) string {
		if c == 0 || int(c) >= len(s.Cards) {
			return ""
		}
		return t.Cards.List[s.Cards[c].Print].ID
	}
	all := make([]Card, 0, len(s.Cards)) // of all zones
	for z := range s.Zones {
		if s.Zones[z].N == 0 {
			continue
		}
		from := len(all)
		for c := s.Zones[z].Bottom; c != 0; c = s.Cards[c].Above {
			k := &s.Cards[c]
			all = append(all, Card{id(c), k.Owner, k.Master, k.Lies, k.FaceDown, k.Veiled, k.Known, k.Load, k.Turn, strings.Join(t.SlotKeys(t.M.PlaceOf(t.M.RefOf(c))), "+")})
		}
		out.Zones = append(out.Zones, Zone{t.M.Spec(kernel.Zone(z)).Key, z % int(s.Players), all[from:len(all):len(all)]})
	}
	slices.SortFunc(out.Zones, func(a, b Zone) int {
		return cmp.Or(cmp.Compare(a.Key, b.Key), cmp.Compare(a.Player, b.Player))
	})
	for i := range s.Bonds {
		b := &s.Bonds[i]
		out.Bonds = append(out.Bonds, Bond{id(b.Card), id(b.Host.Card), b.Worth})
	}
	for i := range s.Tokens {
		k := &s.Tokens[i]
		out.Counters = append(out.Counters, Counter{id(k.Card.Card), k.Player, t.M.Book.Prog.Words[k.Name], k.N})
	}
	for i := range s.Pending {
		p := &s.Pending[i]
		out.Waiting = append(out.Waiting, Waiting{Source: id(p.Source.Card), Player: p.Player, N: p.Count, X: p.X})
	}
	for i := range s.Delayed {
		d := &s.Delayed[i]
		out.Waiting = append(out.Waiting, Waiting{Source: id(d.Source.Card), Player: d.Player, Turn: d.Turn, X: d.X})
	}
	for i := range s.Effects {
		e := &s.Effects[i]
		out.Lasting = append(out.Lasting, Waiting{id(e.Target.Card), id(e.Source.Card), e.Player, e.Turn, 0, e.X})
	}
	for i := range s.Stack {
		k := &s.Stack[i]
		out.Stack = append(out.Stack, Waiting{Card: id(k.Ref.Card), Source: id(k.Source.Card), Player: k.Player, N: k.Modes, X: k.X})
	}
	for i := range s.Whom {
		w := &s.Whom[i]
		out.Whom = append(out.Whom, Waiting{Source: id(w.Source.Card), Player: w.Player})
	}
	return out
}
