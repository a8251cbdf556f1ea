package kernel

import "gorin/rules/ability"

// Looks says what a continuous effect looks at, so that it is applied anew only
// when that has changed. The lowest bits are kinds of zones: their cards. The kinds from
// lookFar on share one: who looks at one of them looks at all of them.
type Looks uint64

const lookFar = 54

// What effects look at besides the cards of zones.
const (
	LookLies    Looks = 1 << (lookFar + 1 + iota) // standing, resting, reversed
	LookPlaces                                    // which of a player's slots: who goes from one to another stays among those in them
	LookTurn                                      // whose turn it is, and which
	LookPhase                                     // phase and step
	LookRules                                     // registers and objects that the rulebook names so
	LookEffects                                   // the effects of resolved abilities; all look at that
	LookTokens                                    // counters
	LookLoad                                      // the numbers that lie on cards
	lookBatch                                     // anything that happens
	LookAll     = ^Looks(0)
)

// LookKind is the bit of a kind of zone.
func LookKind(kind int) Looks { return 1 << min(kind, lookFar) }

// looksAt gives what the words of texts look at that the rulebook need not
// explain. A word that is neither here nor in Book.Looks looks at everything.
var looksAt = map[ability.Kind]Looks{
	ability.None: 0, ability.Sentence: 0, ability.Do: 0, ability.CondAnd: 0, ability.CondOr: 0, ability.ExistApart: 0, ability.LetX: 0,
	ability.Modify: 0, ability.Forbid: 0, ability.HandLimit: 0, ability.PlayFor: 0,
	ability.AddStat: 0, ability.SetStat: 0, ability.GiveTrait: 0, ability.GiveColour: 0, ability.AlsoNamed: 0, ability.GiveAbility: 0, ability.GiveIcon: 0,
	ability.Ban: 0, ability.LoseAbilities: 0,
	ability.Number: 0, ability.XVar: 0, ability.CountOf: 0, ability.StatOf: 0,
	ability.ThisBattle: 0, ability.You: 0, ability.Opp: 0, ability.Each: 0, ability.Foe: 0, ability.Actor: 0, ability.OneOpp: 0, ability.Ally: 0,
	ability.This: 0, ability.ThisAt: 0, ability.All: 0, ability.Both: 0, ability.Cards: 0, ability.Union: 0,
	ability.Character: 0, ability.Card: 0, ability.Named: 0,
	ability.Trait: 0, ability.Colour: 0, ability.WithStat: 0, ability.NameHas: 0, ability.NameIs: 0,
	ability.HasKeyword: 0, ability.HasIcon: 0, ability.SameColourAsThis: 0, ability.HeadIs: 0, ability.AnyOf: 0, ability.NotOf: 0,
	ability.Exists: 0, ability.CountIs: 0, ability.CompareCounts: 0, ability.ThisIs: 0, ability.IsA: 0, ability.StatIs: 0, ability.StatVs: 0,
	ability.AllAre: 0, ability.SumIs: 0, ability.IconIs: 0, ability.TwoIcons: 0, ability.ColoursAre: 0,
	ability.EitherZone: 0, ability.PlusOf: 0, ability.HighestOf: 0, ability.SumOf: 0, ability.IconSum: 0, ability.ColoursOf: 0, ability.TierOf: 0,
	ability.TraitHas: 0, ability.NoTrait: 0, ability.IsOne: 0, ability.SameName: 0, ability.SharedTrait: 0, ability.SameStat: 0, ability.HasAbility: 0,
	ability.StateIs: LookLies, ability.Lying: LookLies, ability.FaceDown: 0, ability.FaceUp: 0,
	ability.YourTurn: LookTurn, ability.OppTurn: LookTurn, ability.TurnPlaced: LookTurn,
}

// lineLooks is what the continuous sentences of a line look at, or the state
// that it waits for.
func (b *Book) lineLooks(l *ability.Line) (at Looks) {
	if b.Prog.Exprs[l.Trigger].Kind == ability.OnCondition {
		return b.exprLooks(b.Prog.Exprs[l.Trigger].First) | b.exprLooks(l.Window)
	}
	for label, looks := range b.LabelLooks {
		if l.HasLabel(label) {
			at |= looks
		}
	}
	for i := range int32(l.NParts) {
		at |= b.exprLooks(l.Parts + i)
	}
	if l.LetX != 0 {
		at |= b.exprLooks(l.LetX)
	}
	return at
}

func (b *Book) exprLooks(expr int32) Looks {
	e := &b.Prog.Exprs[expr]
	at, ok := looksAt[e.Kind]
	if own, here := b.Looks[e.Kind]; here {
		at, ok = own, true
	}
	switch {
	case ok, e.Kind == ability.That && e.Num == ability.ThatEach:
	case e.Kind.IsLine(): // one that is given looks for itself when it is in force
	default:
		return LookAll
	}
	if e.Kind == ability.Cards && b.Prog.Exprs[e.First+1].Kind == ability.None {
		at |= b.Looks[b.Bare(b.Prog.Exprs[e.First+2].Kind)]
	}
	for i := range int32(e.N) {
		at |= b.exprLooks(e.First + i)
	}
	return at
}
