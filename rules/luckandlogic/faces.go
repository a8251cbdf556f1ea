package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/pack"
)

// face is what is printed on a card beside what the machine keeps of it.
type face struct {
	titles, names, covenanters []uint16 // 2.1.2, 2.3: words of the program
	power, aura, limit         int32    // of its logic icons (2.11.2.1–2.11.2.3)
	logics                     uint8    // 2.11.2: a bit for each lexicon.Logic
	intercept                  bool     // 2.11.3
	pairsSuper                 bool     // 2.2.2.8.1
	law                        lexicon.Law
}

// lineFacts is what there is to know of a line beside what the machine knows.
type lineFacts struct {
	souls    uint8   // of an EX soul: at least so many (11.6.1)
	with     []int32 // of a Covenant or Trance Change: sets, one of which is meant (11.2.1.1, 11.5.1.1)
	choosesX bool    // its cost has an X that is the player's choice (9.6.2.2.1)

	asksDeeds bool // it asks what has been done in this turn
}

// own is what the book keeps for itself.
type own struct {
	faces  []face // of each print
	lines  []lineFacts
	worlds []bool // of each word of the program: it is a world in its brackets
}

func rulesOf(m *kernel.Machine) *own { return m.Book.Rules.(*own) }

// face is that of a card.
func (o *own) face(m *kernel.Machine, c kernel.CardID) *face { return &o.faces[m.S.Cards[c].Print] }

// kindsOf is the kinds of cards by the keys of packs (2.2.2).
var kindsOf = map[string]uint8{
	"logicalist": kindLogicalist, "super-logicalist": kindLogicalist | kindSuper, "foreigner": kindForeigner, "tranceunion": kindTranceunion,
	"gate": kindGate, "tactics": kindTactics, "paradox": kindParadox, "my-logicalist": kindMyLogicalist,
}

// kindKeys is the same by bits, for views.
var kindKeys = []string{"logicalist", "super-logicalist", "foreigner", "tranceunion", "gate", "tactics", "paradox", "my-logicalist"}

var colourOf = map[string]ability.ColourID{
	"yellow": ability.Yellow, "green": ability.Green, "red": ability.Red, "blue": ability.Blue, "purple": ability.Purple, "white": ability.White, "black": ability.Black,
}

// faceOf is what is printed on a card.
func faceOf(card *pack.Card, c *ability.Compiler) (f face) {
	words := func(key string) (out []uint16) {
		for _, w := range card.Tags(key) {
			out = append(out, c.Word(w[lang.Japanese]))
		}
		return out
	}
	f.titles, f.names, f.covenanters = words("titles"), words("names"), words("covenanters")
	f.power, f.aura, f.limit = int32(card.Number("power-logic")), int32(card.Number("aura-logic")), int32(card.Number("limit-logic"))
	for logic, n := range map[lexicon.Logic]int32{lexicon.LogicPower: f.power, lexicon.LogicAura: f.aura, lexicon.LogicLimit: f.limit} {
		if n > 0 {
			f.logics |= 1 << logic
		}
	}
	switch card.Kind {
	case "tactics": // 2.11.2.4
		f.logics |= 1 << lexicon.LogicTactics
	case "paradox": // 2.11.2.5
		f.logics |= 1 << lexicon.LogicParadox
	}
	if f.intercept = slices.Contains(card.Keys("icons"), "intercept"); f.intercept {
		f.logics |= 1 << lexicon.LogicIntercept
	}
	f.pairsSuper = card.Word("pair") == "super"
	switch card.Word("law") {
	case "aura":
		f.law = lexicon.LawAura
	case "heart":
		f.law = lexicon.LawHeart
	}
	return f
}
