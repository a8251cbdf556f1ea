package show

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// Room is memory for views: each overwrites the one before. The zero value is ready.
type Room struct {
	view    rulebook.View
	players []rulebook.PlayerView
	zones   []rulebook.ZoneView
	shared  []rulebook.ZoneView
	waiting []rulebook.WaitingView
	effects []rulebook.EffectView
	viewer  viewer
	sketch  bool
}

// View is the match as a seat (or rulebook.Spectator) may see it.
func (t *Table) View(seat int) *rulebook.View { return t.ViewIn(new(Room), seat) }

// SketchIn is ViewIn without what is there for people to read: titles, what waits and what is in force by itself, and
// why the values of cards have changed. Of what lies unseen in a pile it has the number alone.
func (t *Table) SketchIn(room *Room, seat int) *rulebook.View {
	room.sketch = true
	return t.ViewIn(room, seat)
}

// ViewIn is View, in the memory of a room.
func (t *Table) ViewIn(room *Room, seat int) *rulebook.View {
	m := t.M
	v := &room.view
	*v = rulebook.View{Game: t.Book.Key, Seat: seat, Turn: int(m.S.Turn), Active: int(m.S.Active), Deciding: -1, Priority: -1, Over: m.S.Result.Over, Result: t.Result()}
	if v.Active < 0 {
		v.Active = int(m.S.First) // before the first turn: whose it will be
		if q := m.Pending(); v.Active < 0 {
			v.Active = 0 // not known yet: who decides
			if q != nil {
				v.Active = int(q.Player)
			}
		}
	}
	v.Phase, v.Step = "setup", ""
	if m.S.Turn > 0 {
		if v.Phase = t.Book.Phases[m.S.Phase]; m.S.Step != m.S.Phase {
			v.Step = t.Book.Phases[m.S.Step]
		}
	}
	if !room.sketch {
		v.Title = t.Message("phase." + v.Phase)
		if v.Step != "" {
			w := t.Message("phase." + v.Step)
			v.Title = v.Title.Plus("・"+w[0], ": "+w[1])
		}
	}
	if q := m.Pending(); q != nil {
		seats := asked[q.Asked()]
		if v.Deciding = seats[0]; len(seats) > 1 {
			v.Asked = seats
		}
		v.Clause = m.Book.Clauses[q.Clause]
	}
	t.formatOf(v)
	w := t.viewer(&room.viewer, int8(seat))
	w.sketch = room.sketch
	v.Players = cleared(room.players, int(m.S.Players))
	zones := cleared(room.zones, len(m.S.Zones))
	v.Shared, v.Waiting, v.Effects = room.shared[:0], room.waiting[:0], room.effects[:0]
	for p := range m.S.Players {
		pv := rulebook.PlayerView{Name: t.Names[p], Lost: m.S.Result.Lost&(1<<p) != 0, FirstPlayer: m.S.First == p}
		t.sideOf(&pv, p)
		pv.Values = t.Book.PlayerValues(m, p)
		start := len(zones)
		for k := range m.Book.Zones {
			if !m.Book.Zones[k].Shared && !m.Book.Zones[k].Aside {
				zones = append(zones, w.zone(m.Z(k, p)))
			}
		}
		pv.Zones = since(zones, start)
		v.Players = append(v.Players, pv)
	}
	room.players, room.zones = v.Players, zones
	for k := range m.Book.Zones {
		if m.Book.Zones[k].Shared && !m.Book.Zones[k].Aside {
			v.Shared = append(v.Shared, w.zone(m.Z(k, 0)))
		}
	}
	for i := range m.S.Pending {
		if room.sketch {
			break
		}
		w := &m.S.Pending[i]
		if !m.SharesWith(w.Player, seat) && t.Book.Secret(m, w) {
			continue
		}
		wv := rulebook.WaitingView{Seat: int(w.Player), Words: t.LineWords(w.Line), Count: int(w.Count)}
		if m.SeesCard(int8(seat), w.Source.Card) {
			wv.Card = rulebook.Card(w.Source.Card)
		}
		v.Waiting = append(v.Waiting, wv)
	}
	for i := range m.S.Effects {
		e := &m.S.Effects[i]
		if e.Target.Card == 0 && !room.sketch {
			v.Effects = append(v.Effects, rulebook.EffectView{From: rulebook.Card(e.Source.Card), Seat: int(e.Player), Words: t.LineWords(e.Line)})
		}
	}
	room.shared, room.waiting, room.effects = v.Shared, v.Waiting, v.Effects
	v.Shared, v.Waiting, v.Effects = orNil(v.Shared, 0), orNil(v.Waiting, 0), orNil(v.Effects, 0)
	kind, a, d := t.Book.Attack(m)
	v.Attack = rulebook.AttackView{Kind: kind, Attacker: rulebook.Card(a), Defender: rulebook.Card(d)}
	f := w.table(v)
	v.Attack.Seat = int(attacked(m, &f, a, d))
	return v
}

// attacked is the player whom the attack under way means: as the game says it, or whose card
// is attacked, or the only opponent that there is; NoPlayer where nothing says it.
func attacked(m *kernel.Machine, f *cards.TableFacts, attacker, defender kernel.CardID) int8 {
	switch {
	case attacker == 0, f.Attacked != kernel.NoPlayer:
		return f.Attacked
	case f.Target != 0:
		return m.S.Cards[f.Target].Master
	case defender != 0:
		return m.S.Cards[defender].Master
	}
	return m.OnlyOpponent(m.S.Cards[attacker].Master)
}

// viewer makes the parts of one view, in memory that it takes once.
type viewer struct {
	Table
	seat  int8
	cards []rulebook.CardView
	lines []rulebook.LineView
	facts cards.CardFacts

	sketch bool // SketchIn
}

// viewer makes w ready for the view of a seat, with as much room as it needs.
func (t *Table) viewer(w *viewer, seat int8) *viewer {
	lines := cap(w.lines)
	if lines == 0 { // for the first view, which often is the only one, exactly
		for c := 1; c < len(t.M.S.Cards); c++ {
			if !t.M.SeesCard(seat, kernel.CardID(c)) {
				continue
			}
			info := t.shownInfo(kernel.CardID(c))
			for _, g := range info.Given[:info.NGiven] {
				if t.shows(g) {
					lines++
				}
			}
		}
	}
	w.Table, w.seat = *t, seat
	w.cards, w.lines = cleared(w.cards, len(t.M.S.Cards)-1), cleared(w.lines, lines)
	return w
}

// cleared is an empty list with room for n, in the memory of another one if that suffices.
func cleared[T any](list []T, n int) []T {
	if cap(list) < n {
		return make([]T, 0, n)
	}
	clear(list)
	return list[:0]
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

// zone shows a zone: the number of its cards always.
func (t *viewer) zone(z kernel.Zone) rulebook.ZoneView {
	m := t.M
	zv := rulebook.ZoneView{Place: t.place(z), Count: m.Count(z)}
	start, pile := len(t.cards), t.sketch && m.Spec(z).Hidden && m.Spec(z).Down && !m.Spec(z).Owner && !m.Spec(z).Slot
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		if pile && !m.SeesCard(t.seat, c) {
			continue
		}
		if it := m.Item(m.RefOf(c)); it != nil && (!it.Card || it.Copy) {
			zv.Count-- // no card, but what stands in for one: View.Stack has it
			continue
		}
		t.cards = t.cards[:len(t.cards)+1]
		t.card(&t.cards[len(t.cards)-1], c)
	}
	zv.Cards = since(t.cards, start)
	if m.Spec(z).Owner && slices.ContainsFunc(zv.Cards, func(c rulebook.CardView) bool { return c.Print < 0 }) {
		// A hand that may not be seen: what is known of it comes first, since
		// its order tells nothing.
		slices.SortStableFunc(zv.Cards, func(a, b rulebook.CardView) int { return b.Print - a.Print })
	}
	return zv
}

// shownInfo is the information of a card for who may see it, also where it lies
// without any.
func (t *Table) shownInfo(c kernel.CardID) *kernel.Info {
	info := t.M.CardInfo(c)
	if card := &t.M.S.Cards[c]; info.Blank || card.FaceDown {
		info = &t.M.Book.Prints[card.Print].Info
	}
	return info
}

// card fills in an empty view of a card.
func (t *viewer) card(cv *rulebook.CardView, c kernel.CardID) {
	m := t.M
	card := &m.S.Cards[c]
	b := t.Book
	cv.Print, cv.Owner, cv.Seat = -1, int(card.Owner), int(card.Master)
	cv.FaceUp, cv.Lies = !card.FaceDown, rulebook.Orientation(card.Lies)
	if card.Over != 0 {
		cv.Over = t.SlotKeys(m.PlaceOf(m.RefOf(c)))
	}
	if pile := b.Under(m, card.Zone); pile != kernel.NoZone {
		cv.Below = m.Count(pile)
	} else if b.Below != nil {
		cv.Below = b.Below(m, c)
	}
	if !m.SeesCard(t.seat, c) {
		cv.FaceUp = false
		if m.Book.FaceDown != nil && card.FaceDown && !m.Spec(card.Zone).Down { // what it is while it lies so
			t.numbers(&cv.Now, m.CardInfo(c))
			cv.Damage = int(card.Load)
		}
		return
	}
	cv.ID, cv.Print = rulebook.Card(c), int(card.Print)
	info := t.shownInfo(c)
	t.values(&cv.Now, card.Print, info)
	cv.Lines = t.linesOf(c, info)
	if !t.sketch {
		t.addChanges(cv, c)
	}
	if b.Kinds != nil || b.Notation.Load != "" || b.LookAt != nil {
		t.addFacts(cv, c, info)
	}
}

// linesOf lists the abilities of a card, printed and granted.
func (t *viewer) linesOf(c kernel.CardID, info *kernel.Info) []rulebook.LineView {
	kind := ability.ZoneSet(1) << t.M.KindOf(t.M.S.Cards[c].Zone)
	start := len(t.lines)
	for _, g := range info.Given[:info.NGiven] {
		if t.shows(g) {
			l := &t.M.Book.Prog.Lines[g.Line]
			void := l.Zones&kind == 0 || info.Void || t.M.Book.Valid != nil && !t.M.Book.Valid(t.M, t.M.RefOf(c), l)
			t.lines = append(t.lines, rulebook.LineView{Words: t.LineWords(g.Line), Granted: g.From.Card != 0, From: rulebook.Card(g.From.Card), Void: void,
				Whom: int(t.M.ChosenFor(t.M.RefOf(c), g.Line)) + 1})
		}
	}
	return orNil(t.lines, start)
}

// shows reports whether an ability is listed: the encore that every character has is not repeated
// on each.
func (t *Table) shows(g kernel.Given) bool {
	return g.From.Card != 0 || !t.Book.Unlisted(t.M, g.Line)
}

// Result is how the match ended; Over is false while it goes on.
func (t *Table) Result() rulebook.Result {
	r := &t.M.S.Result
	if !r.Over {
		return rulebook.Result{}
	}
	out := rulebook.Result{Over: true, Clause: t.M.Book.Clauses[r.Clause]}
	for p := range t.Names {
		if r.Won&(1<<p) != 0 {
			out.Winners = append(out.Winners, p)
		}
	}
	switch len(out.Winners) {
	case 0:
		out.Words = t.Message("result.draw")
	case 1:
		out.Words = t.Message("result.win").With(lang.Args{Who: t.Name(int8(out.Winners[0])), You: t.isYou(int8(out.Winners[0]))})
	default:
		out.Words = t.Message("result.win-several").With(lang.Args{Who: t.names(r.Won)})
	}
	return out
}

// names is what the players of a bit set are called.
func (t *Table) names(who uint8) (w lang.Words) {
	for p := range t.Names {
		if who&(1<<p) == 0 {
			continue
		}
		if w[0] != "" {
			w = w.Plus("、", ", ")
		}
		w = w.Plus(t.Names[p], t.Names[p])
	}
	return w
}

// isYou reports whether a player is the one that is spoken to.
func (t *Table) isYou(p int8) bool { return t.You > 0 && int(p) == t.You-1 }

// isOnlyYou is isYou of several players, a bit each.
func (t *Table) isOnlyYou(players int32) bool { return t.You > 0 && players == 1<<(t.You-1) }

// whose is what stands before what a player has.
func (t *Table) whose(p int8) lang.Words {
	return lang.Words{"{who}の", "{who}'s "}.With(lang.Args{Who: t.Name(p), You: t.isYou(p)})
}

// Name is what a player is called.
func (t *Table) Name(p int8) lang.Words {
	if p < 0 || int(p) >= len(t.Names) {
		return lang.Words{}
	}
	return lang.Same(t.Names[p])
}
