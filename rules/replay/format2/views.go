package format2

import (
	"encoding/json"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/value"
)

// ReadView reads a view as it is today.
func ReadView(b []byte) (*rules.View, error) {
	v := view{Priority: -1} // where it is missing, nothing is known of it
	if err := json.Unmarshal(b, &v); err != nil {
		return nil, err
	}
	now := v.now()
	sort := sortOf(v.Game)
	fill := func(old []zoneView, zones []rules.ZoneView) {
		for z := range old {
			for i := range old[z].Cards {
				zones[z].Cards[i].Now = rules.RowOf(v.Game, old[z].Cards[i].values(sort))
			}
		}
	}
	for p := range v.Players {
		fill(v.Players[p].Zones, now.Players[p].Zones)
	}
	fill(v.Shared, now.Shared)
	return now, nil
}

// ReadPrinted reads a card of a catalogue as it is today.
func ReadPrinted(game string, b []byte) (rules.Printed, error) {
	p := printed{Other: -1}
	if err := json.Unmarshal(b, &p); err != nil {
		return rules.Printed{}, err
	}
	return p.now(game), nil
}

// each turns a list into another; nothing stays nothing.
func each[A, B any](list []A, now func(A) B) []B {
	if list == nil {
		return nil
	}
	out := make([]B, len(list))
	for i := range list {
		out[i] = now(list[i])
	}
	return out
}

func textNow(w both) rules.Words { return rules.Words(w) }

func (v *view) now() *rules.View {
	out := &rules.View{Game: v.Game, Seat: v.Seat, Turn: v.Turn, Active: v.Active, Phase: v.Phase, Step: v.Step, Clause: v.Clause,
		Title: textNow(v.Title), Deciding: v.Deciding, Over: v.Over,
		Result:  rules.Result{Over: v.Result.Over, Winners: v.Result.Winners, Clause: v.Result.Clause, Words: textNow(v.Result.Words)},
		Players: each(v.Players, playerView.now), Shared: each(v.Shared, zoneView.now),
		Waiting: each(v.Waiting, waitingView.now), Effects: each(v.Effects, effectView.now), Attack: v.Attack.now(),
		Stack: each(v.Stack, stackView.now), Priority: v.Priority, Window: v.Window, Packets: each(v.Packets, packetView.now)}
	out.SayAttacked()
	return out
}

func (p playerView) now() rules.PlayerView {
	out := rules.PlayerView{Name: p.Name, Zones: each(p.Zones, zoneView.now), Lost: p.Lost, FirstPlayer: p.FirstPlayer, Counters: each(p.Counters, counterView.now)}
	for _, v := range []struct {
		key string
		n   int
	}{{"level", p.Level}, {"red", p.Red}, {"in-red", truth(p.InRed)}, {"hand-limit", p.HandLimit}, {"energy-left", p.EnergyLeft}} {
		if v.n != 0 {
			out.Values.Set(v.key, v.n)
		}
	}
	return out
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// kindOfDamage is the kind of damage that a trigger made.
func kindOfDamage(buster bool) string {
	if buster {
		return "buster"
	}
	return ""
}

func (c counterView) now() rules.CounterView {
	return rules.CounterView{Name: textNow(c.Name), N: c.N}
}

func (z zoneView) now() rules.ZoneView {
	return rules.ZoneView{Place: rules.Place{Seat: z.Place.Seat, Zone: z.Place.Zone}, Count: z.Count, Cards: each(z.Cards, cardView.now)}
}

func (c cardView) now() rules.CardView {
	return rules.CardView{ID: rules.Card(c.ID), Print: c.Print, Owner: c.Owner, Seat: c.Seat, FaceUp: c.FaceUp, Lies: rules.Orientation(c.Lies),
		Lines: each(c.Lines, lineView.now), Changes: each(c.Changes, changeView.now), Below: c.Markers,
		Kinds: c.Kinds, Damage: c.Damage, Under: rules.Card(c.Under), Worth: c.AuraValue, Opened: c.Opened,
		Counters: each(c.Counters, counterView.now), Turns: c.Turns}
}

// values are the values of a card by key: colours are those of either game's declaration.
func (c *cardView) values(sort string) value.Values {
	v := value.Of("level", c.Level, "cost", c.Cost, "power", c.Power, "soul", c.Soul, "hit", c.Hit, "triggers", c.Triggers,
		"colour", c.Colours, "colours", c.Colours, "titles", each(c.Titles, textNow), "identities", each(c.Identities, textNow),
		"needs", []value.Count{{Key: "black", N: c.Needs.Black}, {Key: "blue", N: c.Needs.Blue}, {Key: "white", N: c.Needs.White},
			{Key: "red", N: c.Needs.Red}, {Key: "generic", N: c.Needs.Generic}})
	if c.Timing != "normal" {
		v.SetWord("timing", c.Timing)
	}
	v.SetTags(sort, each(c.Traits, func(ja string) lang.Words { return lang.Words{ja} }))
	return v
}

func (l lineView) now() rules.LineView {
	return rules.LineView{Words: textNow(l.Words), Granted: l.Granted, Void: l.Void, From: rules.Card(l.From)}
}

func (c changeView) now() rules.ChangeView {
	return rules.ChangeView{From: rules.Card(c.From), Words: textNow(c.Words)}
}

func (w waitingView) now() rules.WaitingView {
	return rules.WaitingView{Seat: w.Seat, Card: rules.Card(w.Card), Words: textNow(w.Words), Count: w.Count}
}

func (e effectView) now() rules.EffectView {
	return rules.EffectView{From: rules.Card(e.From), Seat: e.Seat, Words: textNow(e.Words)}
}

func (a attackView) now() rules.AttackView {
	return rules.AttackView{Kind: a.Kind, Attacker: rules.Card(a.Attacker), Defender: rules.Card(a.Defender), Target: rules.Card(a.Target), Blocker: rules.Card(a.Blocker), Seat: rules.Spectator}
}

func (s stackView) now() rules.StackView {
	return rules.StackView{Card: rules.Card(s.Card), Source: rules.Card(s.Source), Seat: s.Seat, Kind: s.Kind, Words: textNow(s.Words),
		Targets: each(s.Targets, func(c uint16) rules.Card { return rules.Card(c) }), Clause: s.Clause, Print: s.Print}
}

func (p packetView) now() rules.PacketView {
	return rules.PacketView{Seat: p.Seat, Source: rules.Card(p.Source), Kind: kindOfDamage(p.Buster), N: p.N, Dealt: p.Dealt, Next: p.Next}
}

func (p *printed) now(game string) rules.Printed {
	return rules.Printed{ID: p.ID, Name: textNow(p.Name), Kind: p.Kind, Title: textNow(p.Title), Rarity: p.Rarity,
		Lines: each(p.Lines, textNow), Flavour: textNow(p.Flavour), Seed: p.Seed, Other: p.Other, Inert: p.Inert,
		Values: value.Of("colour", p.Colour, "level", p.Level, "cost", p.Cost, "power", p.Power, "soul", p.Soul, "triggers", p.Triggers,
			"icons", p.Icons, sortOf(game), each(p.Traits, textNow), "side", p.Side, "colours", p.Colours, "subtypes", p.Subtypes,
			"hit", p.Hit, "timing", p.Timing, "titles", each(p.Titles, textNow), "identities", each(p.Identities, textNow),
			"ability-icons", each(p.AbilityIcons, textNow), "needs", []value.Count{{Key: "black", N: p.Needs.Black},
				{Key: "blue", N: p.Needs.Blue}, {Key: "white", N: p.Needs.White}, {Key: "red", N: p.Needs.Red}, {Key: "generic", N: p.Needs.Generic}})}
}
