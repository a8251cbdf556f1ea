package rules

import (
	"math/bits"
	"slices"
	"strconv"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
)

// View is the match as a seat (or Spectator) may see it.
func (t *Match) View(seat int) *View {
	m := t.m
	v := &View{Game: t.setup.Game, Seat: seat, Turn: int(m.S.Turn), Active: int(m.S.Active), Deciding: -1, Priority: -1, Over: m.S.Result.Over, Result: t.Result()}
	if v.Active < 0 {
		v.Active = int(m.S.First) // before the first turn: whose it will be
	}
	v.Phase, v.Step = "setup", ""
	if m.S.Turn > 0 {
		v.Phase = t.book.Phases[m.S.Phase]
		v.Title = t.message("phase." + v.Phase)
		if m.S.Step != m.S.Phase {
			v.Step = t.book.Phases[m.S.Step]
			w := t.message("phase." + v.Step)
			v.Title = v.Title.Plus("・"+w[0], ": "+w[1])
		}
	} else {
		v.Title = t.message("phase.setup")
	}
	if q := m.Pending(); q != nil {
		v.Deciding = int(q.Player)
		v.Clause = m.Book.Clauses[q.Clause]
	}
	w := t.viewer(int8(seat))
	v.Players = make([]PlayerView, 0, m.S.Players)
	zones := make([]ZoneView, 0, len(m.S.Zones))
	for p := range m.S.Players {
		pv := PlayerView{Name: t.setup.Seats[p].Name, Lost: m.S.Result.Over && m.S.Result.Lost&(1<<p) != 0, FirstPlayer: m.S.First == p}
		pv.Level = t.book.Level(m, p)
		start := len(zones)
		for k := range m.Book.Zones {
			if !m.Book.Zones[k].Shared && !m.Book.Zones[k].Aside {
				zones = append(zones, w.zone(m.Z(k, p)))
			}
		}
		pv.Zones = since(zones, start)
		v.Players = append(v.Players, pv)
	}
	for k := range m.Book.Zones {
		if m.Book.Zones[k].Shared && !m.Book.Zones[k].Aside {
			v.Shared = append(v.Shared, w.zone(m.Z(k, 0)))
		}
	}
	for i := range m.S.Pending {
		w := &m.S.Pending[i]
		wv := WaitingView{Seat: int(w.Player), Words: t.lineWords(w.Line), Count: int(w.Count)}
		if m.SeesCard(int8(seat), w.Source.Card) {
			wv.Card = Card(w.Source.Card)
		}
		v.Waiting = append(v.Waiting, wv)
	}
	for i := range m.S.Effects {
		e := &m.S.Effects[i]
		if e.Target.Card == 0 {
			v.Effects = append(v.Effects, EffectView{From: Card(e.Source.Card), Seat: int(e.Player), Words: t.lineWords(e.Line)})
		}
	}
	kind, a, d := t.book.Attack(m)
	v.Attack = AttackView{Kind: kind, Attacker: Card(a), Defender: Card(d)}
	w.table(v)
	return v
}

// viewer makes the parts of one view, in memory that it takes once.
type viewer struct {
	*Match
	seat  int8
	cards []CardView
	lines []LineView
	keys  []string
	names []Words
}

// viewer has as much room as the view of a seat needs.
func (t *Match) viewer(seat int8) *viewer {
	lines, keys := 0, 0
	for c := 1; c < len(t.m.S.Cards); c++ {
		if !t.m.SeesCard(seat, kernel.CardID(c)) {
			continue
		}
		info := t.shownInfo(kernel.CardID(c))
		for _, g := range info.Given[:info.NGiven] {
			if t.shows(g) {
				lines++
			}
		}
		for icons := info.Icons; icons != 0; icons >>= kernel.IconBits {
			keys += int(icons & (1<<kernel.IconBits - 1))
		}
		keys += bits.OnesCount16(info.Colours) + bits.OnesCount8(info.Kind) + int(info.NTraits)
	}
	return &viewer{Match: t, seat: seat, cards: make([]CardView, 0, len(t.m.S.Cards)-1), lines: make([]LineView, 0, lines), keys: make([]string, 0, keys)}
}

// since is what a list has from a place on; it does not grow into what comes
// behind it.
func since[T any](list []T, start int) []T { return list[start:len(list):len(list)] }

// orNil is since, nil for nothing.
func orNil[T any](list []T, start int) []T {
	if start == len(list) {
		return nil
	}
	return since(list, start)
}

// zone shows a zone: the number of its cards always (Build Divide 401-2).
func (t *viewer) zone(z kernel.Zone) ZoneView {
	m := t.m
	zv := ZoneView{Place: t.place(z), Count: m.Count(z)}
	start := len(t.cards)
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		if it := m.Item(m.RefOf(c)); it != nil && (!it.Card || it.Copy) {
			zv.Count-- // no card, but what stands in for one: View.Stack has it
			continue
		}
		t.cards = t.cards[:len(t.cards)+1]
		t.card(&t.cards[len(t.cards)-1], c)
	}
	zv.Cards = since(t.cards, start)
	if m.Spec(z).Owner && slices.ContainsFunc(zv.Cards, func(c CardView) bool { return c.Print < 0 }) {
		// A hand that may not be seen: what is known of it comes first, since
		// its order tells nothing.
		slices.SortStableFunc(zv.Cards, func(a, b CardView) int { return b.Print - a.Print })
	}
	return zv
}

// shownInfo is the information of a card for who may see it, also where it lies
// without any.
func (t *Match) shownInfo(c kernel.CardID) *kernel.Info {
	info := t.m.CardInfo(c)
	if card := &t.m.S.Cards[c]; info.Blank || card.FaceDown {
		info = &t.m.Book.Prints[card.Print].Info
	}
	return info
}

// card fills in an empty view of a card.
func (t *viewer) card(cv *CardView, c kernel.CardID) {
	m := t.m
	card := &m.S.Cards[c]
	b := t.book
	cv.Print, cv.Owner, cv.Seat = -1, int(card.Owner), int(card.Master)
	cv.FaceUp, cv.Lies = !card.FaceDown, Orientation(card.Lies)
	if pile := b.Markers(m, card.Zone); pile != kernel.NoZone {
		cv.Markers = m.Count(pile)
	}
	if !m.SeesCard(t.seat, c) {
		cv.FaceUp = false
		return
	}
	cv.ID, cv.Print = Card(c), int(card.Print)
	info := t.shownInfo(c)
	cv.Level, cv.Cost = b.Numbers.Of(info, b.Numbers.Level), b.Numbers.Of(info, b.Numbers.Cost)
	cv.Power, cv.Soul = b.Numbers.Of(info, b.Numbers.Power), b.Numbers.Of(info, b.Numbers.Soul)
	start := len(t.keys)
	for i, icons := 0, info.Icons; icons != 0; i, icons = i+1, icons>>kernel.IconBits {
		for range icons & (1<<kernel.IconBits - 1) {
			if i < len(b.Icons) && b.Icons[i] != "" {
				t.keys = append(t.keys, b.Icons[i])
			}
		}
	}
	cv.Triggers = orNil(t.keys, start)
	start = len(t.keys)
	for set := info.Colours; set != 0; set &= set - 1 {
		if i := bits.TrailingZeros16(set); i < len(b.Colours) && b.Colours[i] != "" {
			t.keys = append(t.keys, b.Colours[i])
		}
	}
	cv.Colours = orNil(t.keys, start)
	start = len(t.keys)
	for _, w := range info.Traits[:info.NTraits] {
		t.keys = append(t.keys, m.Book.Prog.Words[w])
	}
	cv.Traits = orNil(t.keys, start)
	cv.Lines = t.linesOf(c, info)
	t.addChanges(cv, c)
	if b.Kinds != nil {
		t.addFacts(cv, c, info)
	}
}

// linesOf lists the abilities of a card, printed and granted.
func (t *viewer) linesOf(c kernel.CardID, info *kernel.Info) []LineView {
	kind := uint32(1) << t.m.KindOf(t.m.S.Cards[c].Zone)
	start := len(t.lines)
	for _, g := range info.Given[:info.NGiven] {
		if t.shows(g) {
			l := &t.m.Book.Prog.Lines[g.Line]
			void := l.Zones&kind == 0 || info.Void || t.m.Book.Valid != nil && !t.m.Book.Valid(t.m, t.m.RefOf(c), l)
			t.lines = append(t.lines, LineView{Words: t.lineWords(g.Line), Granted: g.From.Card != 0, From: Card(g.From.Card), Void: void})
		}
	}
	return orNil(t.lines, start)
}

// shows reports whether an ability is listed: the encore that every character
// has (10.2.3) is not repeated on each.
func (t *Match) shows(g kernel.Given) bool {
	return g.From.Card != 0 || !t.book.Unlisted(t.m, g.Line)
}

// addChanges lists the effects of resolved abilities on a card, and how its
// numbers differ from the printed ones.
func (t *Match) addChanges(cv *CardView, c kernel.CardID) {
	m := t.m
	for i := range m.S.Effects {
		e := &m.S.Effects[i]
		if e.Target == m.RefOf(c) {
			cv.Changes = append(cv.Changes, ChangeView{From: Card(e.Source.Card), Words: t.effectWords(e)})
		}
	}
}

// statKeys are the words for numbers that effects add to.
var statKeys = map[ability.Kind]string{
	ability.AddPower: "stat.power", ability.AddSoul: "stat.soul", ability.AddLevel: "stat.level", ability.AddCost: "stat.cost", ability.AddHit: "stat.hit",
}

// effectWords says what an effect does.
func (t *Match) effectWords(e *kernel.Effect) Words {
	w, _ := t.changes(e)
	return w
}

// changes says what an effect does, and whether that is all or in part the text
// of the ability.
func (t *Match) changes(e *kernel.Effect) (out Words, whole bool) {
	p := t.m.Book.Prog
	mods := &p.Exprs[e.Mods]
	add := func(w Words) {
		if out[0] != "" {
			out = out.Plus("、", ", ")
		}
		out = out.Plus(w[0], w[1])
	}
	for i := int32(2); i < int32(mods.N); i++ {
		mod := &p.Exprs[mods.First+i]
		key := ""
		n := 0
		switch mod.Kind {
		case ability.AddPower, ability.AddSoul, ability.AddLevel, ability.AddCost, ability.AddHit:
			key = statKeys[mod.Kind]
			c := &kernel.Ctx{Source: e.Source, Player: e.Master, X: e.X, That: e.Target}
			n = int(t.m.Value(c, mod.First))
			if mod.Num != 0 {
				n = -n
			}
		case ability.GiveAbility:
			add(t.lineWords(uint16(p.Exprs[mod.First].Num)))
			continue
		default:
			if k := "change." + mod.Kind.String(); t.book.hasMessage(k) {
				add(t.message(k).With(t.changed(e, mod)))
				continue
			}
			if !whole || !t.book.hasMessage("log.effect-words") {
				add(t.lineWords(e.Line))
			}
			whole = true
			continue
		}
		w := t.message(key)
		sign := "+"
		if n < 0 {
			sign = ""
		}
		add(w.Plus(sign+strconv.Itoa(n), " "+sign+strconv.Itoa(n)))
	}
	return out, whole
}

// changed is what a change that sets or multiplies a number is about: what it adds
// was fixed when it began (Build Divide 526-1).
func (t *Match) changed(e *kernel.Effect, mod *ability.Expr) lang.Args {
	switch mod.Kind {
	case ability.TimesStat:
		return lang.Args{N: int(mod.Num / 8), Text: t.message(timesKeys[ability.Stat(mod.Num%8)])}
	case ability.AuraPower: // 521-2a
		return lang.Args{N: int(e.X)}
	}
	return lang.Args{N: int(mod.Num)}
}

// timesKeys are the words for numbers that effects multiply.
var timesKeys = map[ability.Stat]string{ability.StatPower: "stat.power", ability.StatHit: "stat.hit"}
