package board

import (
	"gorin/render/layout"
	"gorin/render/theme"
	"gorin/rules"
)

// DrawAttacks draws the arrows of an attack in parts of the screen; in games that
// have nothing between the halves, in all of it.
func (t *Board) DrawAttacks(parts ...layout.Rect) {
	switch {
	case t.Skin.Queue == "":
		t.drawAttack()
	case t.View.Attack.Attacker != 0 || len(t.Armed) > 0:
		for _, r := range parts {
			t.a.C().Clip(r, t.drawAttack)
		}
	}
}

// drawAttack draws an arrow from the attacker to what it attacks, and joins who
// blocks with it, and who helps with who attacks; while an attack is chosen, arrows to all that may be attacked.
func (t *Board) drawAttack() {
	t.drawChoosing()
	at := t.View.Attack
	if at.Attacker == 0 || at.Kind == "" {
		return
	}
	from, seat, ok := t.fighter(at.Attacker)
	if !ok {
		if from, seat, ok = t.tabOf(at.Attacker); !ok {
			return
		}
	}
	var to layout.Pose
	for _, id := range []rules.Card{at.Defender, at.Target} {
		if p, _, ok := t.fighter(id); ok {
			to = p
		}
	}
	if to.H == 0 && t.Skin.OnCards {
		return
	}
	if to.H == 0 {
		whom := t.attacked(seat)
		if whom < 0 {
			return // an arrow to the wrong player is worse than none
		}
		to = t.playerPose(whom, from)
	}
	width, ink := 9.0, theme.Alpha(theme.Vermilion, 0.72)
	if at.Kind == "declared" {
		width, ink = 6, theme.Alpha(theme.Gold, 0.9)
	}
	if p, _, ok := t.fighter(at.Helper); ok {
		if t.Skin.Both[at.Kind] {
			t.a.C().Arrow(p.X, p.Y, to.X, to.Y, 7, theme.Alpha(theme.Gold, 0.95))
		}
		t.a.C().Joint(p.X, p.Y, from.X, from.Y, theme.Gold)
	}
	t.a.C().Arrow(from.X, from.Y, to.X, to.Y, width, ink)
	if p, _, ok := t.fighter(at.Blocker); ok && at.Blocker != at.Target {
		t.a.C().Joint(p.X, p.Y, from.X, from.Y, theme.Indigo)
	}
}

// fighter is where a card fights, and on whose half.
func (t *Board) fighter(id rules.Card) (layout.Pose, int, bool) {
	for i := range t.Shown {
		if s := &t.Shown[i]; id != 0 && s.Card.ID == id && t.Skin.Stage[s.Place.Zone] {
			return s.Pose, s.seat, true
		}
	}
	return layout.Pose{}, 0, false
}

// tabOf is the tab of who has a card, and who that is, where that side is not shown.
func (t *Board) tabOf(card rules.Card) (layout.Pose, int, bool) {
	v, _ := t.Find(card)
	if v == nil || v.Seat < 0 || v.Seat >= len(t.View.Players) || !t.side(v.Seat).Area.Empty() {
		return layout.Pose{}, 0, false
	}
	return t.playerPose(v.Seat, layout.Pose{}), v.Seat, true
}

// playerPose is where an attack on a player goes: to the zone that stands for that player, or straight over
// the line.
func (t *Board) playerPose(seat int, from layout.Pose) layout.Pose {
	half := t.Half(seat)
	if side := t.side(seat); side.Area.Empty() {
		m := side.Plate.Centre()
		return layout.Pose{X: m.X, Y: m.Y, H: 1}
	}
	if f, ok := half.Frame(t.Skin.Target); ok && t.Skin.Target != "" {
		m := half.Slot(f).Centre()
		return layout.Pose{X: m.X, Y: m.Y, H: 1}
	}
	x, y := from.X, half.Area.Y+half.Area.H*0.6
	if !half.Far {
		y = half.Area.Y + half.Area.H*0.4
	}
	if len(t.View.Players) > 2 { // to the edge only: cards and numbers are close
		if y = half.Area.Y + 12; half.Far {
			y = half.Area.Bottom() - 6
		}
	}
	return layout.Pose{X: max(half.Area.X, min(x, half.Area.Right())), Y: y, H: 1}
}

// drawChoosing draws thin arrows from the attacker that was clicked to everything that it may
// attack; at a table for more than two, to the players whom a choice can mean.
func (t *Board) drawChoosing() {
	pairs := t.PairsAttacks(t.Request)
	if len(t.Armed) != 1 || !pairs && len(t.View.Players) <= 2 {
		return
	}
	from, seat, ok := t.fighter(t.Armed[0].Card)
	if !ok {
		return
	}
	for _, i := range t.Open() {
		o := &t.Request.Options[i]
		whom := Means(t.Request, o)
		if pairs {
			whom = t.aimsAt(o, seat)
		}
		to, _, ok := t.fighter(o.Card2)
		if f, there := t.Half(max(0, o.Place2.Seat)).Frame(o.Place2.Zone); !ok && there && o.Place2.Zone != t.Skin.Target {
			m := t.Half(o.Place2.Seat).Slot(f).Centre()
			to, ok = layout.Pose{X: m.X, Y: m.Y, H: 1}, true
		}
		if !ok && whom >= 0 && whom != seat {
			to, ok = t.playerPose(whom, from), true
		}
		if ok {
			t.a.C().Arrow(from.X, from.Y, to.X, to.Y, 4, theme.Alpha(theme.Gold, 0.9))
		}
	}
}

// aimsAt is the player whom an option to attack means: the one whose place it names, or the
// only other one; -1 for an attack on a card, or on nobody knows whom.
func (t *Board) aimsAt(o *rules.Option, by int) int {
	switch {
	case o.Card == 0 || o.Card2 != 0:
		return -1
	case o.Place2.Zone != "":
		return o.Place2.Seat
	}
	return t.facing(by)
}
