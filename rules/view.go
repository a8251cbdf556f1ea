package rules

import (
	"slices"
	"strconv"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss"
)

// View is the match as a seat (or Spectator) may see it.
func (t *Match) View(seat int) *View {
	m := t.m
	v := &View{Game: t.setup.Game, Seat: seat, Turn: int(m.S.Turn), Active: int(m.S.Active), Deciding: -1, Over: m.S.Result.Over, Result: t.Result()}
	if v.Active < 0 {
		v.Active = int(m.S.First) // before the first turn: whose it will be
	}
	v.Phase, v.Step = "setup", ""
	if m.S.Turn > 0 {
		v.Phase = weiss.PhaseKeys[m.S.Phase]
		v.Title = message("phase." + v.Phase)
		if m.S.Step != m.S.Phase {
			v.Step = weiss.PhaseKeys[m.S.Step]
			w := message("phase." + v.Step)
			v.Title = v.Title.plus("・"+w[0], ": "+w[1])
		}
	} else {
		v.Title = message("phase.setup")
	}
	if q := m.Pending(); q != nil {
		v.Deciding = int(q.Player)
		v.Clause = m.Book.Clauses[q.Clause]
	}
	for p := range m.S.Players {
		pv := PlayerView{Name: t.setup.Seats[p].Name, Level: weiss.Level(m, p), Lost: m.S.Result.Over && m.S.Result.Lost&(1<<p) != 0, FirstPlayer: m.S.First == p}
		for k := range m.Book.Zones {
			pv.Zones = append(pv.Zones, t.zoneView(m.Z(k, p), int8(seat)))
		}
		v.Players = append(v.Players, pv)
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
	kind, a, d := weiss.Attack(m)
	v.Attack = AttackView{Kind: kind, Attacker: Card(a), Defender: Card(d)}
	return v
}

func (t *Match) zoneView(z kernel.Zone, seat int8) ZoneView {
	m := t.m
	zv := ZoneView{Place: t.place(z), Count: m.Count(z)}
	zv.Cards = make([]CardView, 0, zv.Count)
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		zv.Cards = append(zv.Cards, t.cardView(c, seat))
	}
	if m.Spec(z).Owner && !m.SeesCard(seat, m.BottomCard(z)) {
		// A hand that may not be seen: what is known of it comes first, since
		// its order tells nothing.
		slices.SortStableFunc(zv.Cards, func(a, b CardView) int { return b.Print - a.Print })
	}
	return zv
}

func (t *Match) cardView(c kernel.CardID, seat int8) CardView {
	m := t.m
	card := &m.S.Cards[c]
	cv := CardView{Print: -1, Owner: int(card.Owner), FaceUp: !card.FaceDown, Lies: Orientation(card.Lies)}
	if pile := weiss.SlotMarkers(m, card.Zone); pile != kernel.NoZone {
		cv.Markers = m.Count(pile)
	}
	if !m.SeesCard(seat, c) {
		cv.FaceUp = false
		return cv
	}
	cv.ID, cv.Print = Card(c), int(card.Print)
	info := m.CardInfo(c)
	if info.Blank || card.FaceDown {
		info = &m.Book.Prints[card.Print].Info
	}
	cv.Level, cv.Cost = int(info.Num[weiss.NumLevel]), int(info.Num[weiss.NumCost])
	cv.Power, cv.Soul = int(info.Num[weiss.NumPower]), int(info.Num[weiss.NumSoul])
	for i, key := range weiss.IconKeys {
		for range info.Icon(i) {
			if key != "" {
				cv.Triggers = append(cv.Triggers, key)
			}
		}
	}
	for i, key := range weiss.ColourKeys {
		if key != "" && info.Colours&(1<<i) != 0 {
			cv.Colours = append(cv.Colours, key)
		}
	}
	for _, w := range info.Traits[:info.NTraits] {
		cv.Traits = append(cv.Traits, m.Book.Prog.Words[w])
	}
	t.addLines(&cv, c, info)
	t.addChanges(&cv, c)
	return cv
}

// addLines lists the abilities of a card, printed and granted. The encore that
// every character has (10.2.3) is not repeated on each.
func (t *Match) addLines(cv *CardView, c kernel.CardID, info *kernel.Info) {
	m := t.m
	kind := uint32(1) << m.KindOf(m.S.Cards[c].Zone)
	for _, g := range info.Given[:info.NGiven] {
		l := &m.Book.Prog.Lines[g.Line]
		if g.From.Card == 0 && weiss.IsEveryEncore(m, g.Line) {
			continue
		}
		cv.Lines = append(cv.Lines, LineView{Words: t.lineWords(g.Line), Granted: g.From.Card != 0, From: Card(g.From.Card), Void: l.Zones&kind == 0})
	}
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

func (t *Match) effectWords(e *kernel.Effect) Words {
	p := t.m.Book.Prog
	mods := &p.Exprs[e.Mods]
	var out Words
	add := func(w Words) {
		if out[0] != "" {
			out = out.plus("、", ", ")
		}
		out = out.plus(w[0], w[1])
	}
	for i := int32(2); i < int32(mods.N); i++ {
		mod := &p.Exprs[mods.First+i]
		key := ""
		n := 0
		switch mod.Kind {
		case ability.AddPower, ability.AddSoul, ability.AddLevel, ability.AddCost:
			key = map[ability.Kind]string{ability.AddPower: "stat.power", ability.AddSoul: "stat.soul", ability.AddLevel: "stat.level", ability.AddCost: "stat.cost"}[mod.Kind]
			c := &kernel.Ctx{Source: e.Source, Player: e.Master, X: e.X, XFixed: true, That: e.Target}
			n = int(t.m.Value(c, mod.First))
			if mod.Num != 0 {
				n = -n
			}
		case ability.GiveAbility:
			add(t.lineWords(uint16(p.Exprs[mod.First].Num)))
			continue
		default:
			add(t.lineWords(e.Line))
			continue
		}
		w := message(key)
		sign := "+"
		if n < 0 {
			sign = ""
		}
		add(w.plus(sign+strconv.Itoa(n), " "+sign+strconv.Itoa(n)))
	}
	return out
}
