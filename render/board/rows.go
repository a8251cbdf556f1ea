package board

import (
	"fmt"
	"slices"

	"gorin/render/layout"
	"gorin/rules"
)

// CardsOf is the cards of a zone, or those of a shared zone which a player
// controls.
func (t *Board) CardsOf(seat int, zone string) (out []*rules.CardView) {
	if z := t.Zone(rules.Place{Seat: seat, Zone: zone}); z != nil {
		for i := range z.Cards {
			out = append(out, &z.Cards[i])
		}
		return out
	}
	if zone == t.Skin.Queue {
		return nil
	}
	if z := t.Zone(rules.Place{Seat: -1, Zone: zone}); z != nil {
		for i := range z.Cards {
			if z.Cards[i].Seat == seat {
				out = append(out, &z.Cards[i])
			}
		}
	}
	return out
}

// attached is the cards that are attached to others on the table, by what they
// are attached to.
func (t *Board) attached() map[rules.Card][]*rules.CardView {
	var hosts map[rules.Card][]*rules.CardView
	for i := range t.View.Shared {
		z := &t.View.Shared[i]
		for j := range z.Cards {
			c := &z.Cards[j]
			if c.Under == 0 {
				continue
			}
			if _, at := t.Find(c.Under); at.Zone == "" || !t.Skin.Stage[at.Zone] {
				continue
			}
			if hosts == nil {
				hosts = map[rules.Card][]*rules.CardView{}
			}
			hosts[c.Under] = append(hosts[c.Under], c)
		}
	}
	return hosts
}

// How far what is attached looks out behind its card, and how far a card that
// fights stands before the others, in card heights.
const (
	tuck  = 0.2
	ahead = 0.11
)

// layRow lays out the cards of a row: in groups, and each over what is attached
// to it.
func (t *Board) layRow(half layout.Half, f layout.Frame, seat int, hosts map[rules.Card][]*rules.CardView) {
	var cards []*rules.CardView
	for _, c := range t.CardsOf(seat, f.Zone) {
		if c.Under == 0 || !slices.Contains(hosts[c.Under], c) {
			cards = append(cards, c)
		}
	}
	group := t.Skin.Group[f.Zone]
	if group != nil {
		slices.SortStableFunc(cards, func(a, b *rules.CardView) int { return group(a) - group(b) })
	}
	if f.Lines > 1 && group != nil && !t.side(seat).Brief {
		for line := range f.Lines {
			first := slices.IndexFunc(cards, func(c *rules.CardView) bool { return min(group(c), f.Lines-1) > line })
			if first < 0 {
				first = len(cards)
			}
			t.layLine(half, f.Line(line), seat, cards[:first], hosts)
			cards = cards[first:]
		}
		return
	}
	t.layLine(half, f, seat, cards, hosts)
}

// layLine lays out cards side by side.
func (t *Board) layLine(half layout.Half, f layout.Frame, seat int, cards []*rules.CardView, hosts map[rules.Card][]*rules.CardView) {
	group := t.Skin.Group[f.Zone]
	pieces := make([]layout.Piece, len(cards))
	for i, c := range cards {
		pieces[i].Across = c.Lies == rules.Rest
		if group != nil && i > 0 && group(cards[i-1]) != group(c) {
			pieces[i].Gap = half.CardHeight() * 0.09
		}
	}
	if t.side(seat).Brief {
		f.Scale = figureScale(half, f, pieces)
	}
	place := rules.Place{Seat: seat, Zone: f.Zone}
	if f.Shared {
		place.Seat = -1
	}
	for i, pose := range half.Row(f, pieces) {
		c := cards[i]
		if t.fights(c.ID) {
			pose = half.Forward(pose, ahead)
		}
		under := hosts[c.ID]
		for k := len(under) - 1; k >= 0; k-- {
			_, at := t.Find(under[k].ID)
			t.Shown = append(t.Shown, Shown{Card: under[k], Place: at, Pose: half.Forward(pose, tuck*float64(k+1)), far: half.Far, Turn: half.Turned(), seat: seat})
		}
		badge, mute := together(cards, i)
		room := 0.0
		if t.side(seat).Brief {
			room = half.Slot(f).W / float64(len(cards))
			if c.Lies == rules.Reverse {
				pose.Turns += 2
			}
		}
		t.Shown = append(t.Shown, Shown{Card: c, Place: place, Pose: pose, far: half.Far, Turn: half.Turned(), seat: seat, badge: badge, mute: mute, room: room})
	}
}

// together is the badge of a card that lies beside others which are attached to the same
// card: the badges of cards that lie close would hide each other, so the last one says
// what all of them add, and the others are mute. "" leaves a card its own badge.
func together(cards []*rules.CardView, i int) (badge string, mute bool) {
	host, sum, of, last := cards[i].Under, 0, 0, i
	for k, c := range cards {
		if host != 0 && c.Under == host {
			sum, of, last = sum+c.Worth, of+1, k
		}
	}
	if of < 2 {
		return "", false
	}
	if last != i {
		return "", true
	}
	return fmt.Sprintf("%+d", sum), false
}

// fights reports whether a card takes part in the attack under way.
func (t *Board) fights(id rules.Card) bool {
	at := &t.View.Attack
	return id != 0 && (at.Attacker == id || at.Defender == id || at.Blocker == id || at.Target == id)
}

// PairsAttacks reports whether the options of a request pair who attacks with what is
// attacked.
func (t *Board) PairsAttacks(r *rules.Request) bool {
	return r != nil && t.Skin.Attacks != "" && r.Kind == t.Skin.Attacks
}

// Located is the request with a place for what its options mean besides cards:
// an attack on no card is one on a player.
func (t *Board) Located(r *rules.Request) *rules.Request {
	if !t.PairsAttacks(r) || t.Skin.Target == "" {
		return r
	}
	out := *r
	out.Options = slices.Clone(r.Options)
	for i := range out.Options {
		o := &out.Options[i]
		if whom := t.aimsAt(o, r.Seat); o.Kind == "attack" && whom >= 0 {
			o.Place2 = rules.Place{Seat: whom, Zone: t.Skin.Target}
		}
	}
	return &out
}
