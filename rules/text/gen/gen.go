package gen

import . "gorin/rules/ability" // trees are made of its kinds

// Gen draws well-shaped trees: those that a text can say. It remembers what
// pronouns stand for as the text goes on, since a tree in which "that
// character" means something not named before has no words.
type Gen struct {
	From    *Source
	Depth   int // of quoted lines
	Left    bool
	Chosen  bool
	That    int
	Look    Kind
	Pile    bool // cards of a pile have been shown
	Seen    Kind
	Dur     Kind
	LastObj Node
	LastDur Kind
	Flowing bool
	Later   bool // of what happens only later
}

var (
	// Names are names that are hard to read.
	Names     = []string{"灯台守のミオ", "潮騒のカナ", "か", "の、", "A・B（仮）", "星の「内」側", "Mio & Kana", "1枚"}
	genTraits = []string{"海", "灯台", "Mr.X", "海か星"}
)

func (g *Gen) Int(lo, hi int) int         { return lo + g.From.IntN(hi-lo+1) }
func (g *Gen) Yes() bool                  { return g.From.IntN(2) == 0 }
func (g *Gen) Kind(ks ...Kind) Node       { return N(Sampled(g.From, ks)) }
func (g *Gen) Name() string               { return Sampled(g.From, either(g.From.Names, Names)) }
func (g *Gen) Trait() string              { return Sampled(g.From, either(g.From.Traits, genTraits)) }
func (g *Gen) One(fs ...func() Node) Node { return Sampled(g.From, fs)() }
func (g *Gen) Owner() Node                { return g.Kind(You, Opp, Each) }
func (g *Gen) Other() int                 { return g.Int(0, 3) / 3 }
func (g *Gen) Times() int                 { return Sampled(g.From, []int{1, 2, 500}) }

// MostlySensible makes most continuous abilities that do something once effects.
func (g *Gen) MostlySensible(n Node) Node {
	if g.From.Words.Momentary(n).Kind != None && g.Int(0, 4) > 0 {
		n.Kind = Effect
	}
	return n
}

func (g *Gen) Num() Node {
	return Num(Number, Sampled(g.From, []int{0, 1, 1, 2, 3, 10, 500, 1000, 9999}))
}

func (g *Gen) MaybeOwner() Node {
	if g.Yes() {
		return Nothing
	}
	return g.Owner()
}
