package kernel

import "gorin/rules/ability"

// A book needs to hand over only the hooks that it has something to say about: a game
// whose cards lie in no slots, with no words and no events of its own, has none of them.

// fillHooks gives the hooks that are asked all the time and that the book does not hand over
// an answer that says nothing.
func (b *Book) fillHooks() {
	nothing := func(*Machine, *Ctx, *ability.Expr, *Event) bool { return false }
	if b.Triggers == nil {
		b.Triggers = nothing
	}
	if b.Would == nil {
		b.Would = nothing
	}
	if b.Cond == nil {
		b.Cond = func(*Machine, *Ctx, *ability.Expr) bool { return false }
	}
	if b.Filter == nil {
		b.Filter = func(*Machine, *Ctx, *ability.Expr, Ref, *Info) bool { return false }
	}
	if b.Object == nil {
		b.Object = func(_ *Machine, _ *Ctx, _ *ability.Expr, out []Ref) []Ref { return out }
	}
	if b.Act == nil {
		b.Act = func(*Machine, int32) bool { return false }
	}
	if b.Interrupts == nil {
		b.Interrupts = func(*Machine) {}
	}
	if b.SlotsOf == nil {
		b.SlotsOf = func(_ *Machine, _ ability.Kind, _ int8, out []Zone) []Zone { return out }
	}
	if b.Bare == nil {
		b.Bare = func(ability.Kind) ability.Kind { return ability.None }
	}
	if b.Expired == nil {
		b.Expired = func(*Machine, uint8, uint16, uint16, int8, Ref) bool { return false }
	}
}
