package builddivide

import (
	"fmt"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// Option kinds of this book.
const (
	optPlay       = kernel.OptBook + iota // play a card; N: the way
	optActivate                           // play ability N of a card
	optEnergy                             // put a card into the energy zone
	optAttack                             // attack with Card: Card2, or the player
	optEndAttacks                         // end attacking
	optPacket                             // the damage packet N first
	optWay                                // pay in way N
	optPart                               // pay part N of a cost next
	optGuess                              // guess N
)

// OptionKinds names the kinds of options for the facade.
var OptionKinds = map[uint8]string{
	kernel.OptCard: "card", kernel.OptSlot: "slot", kernel.OptYes: "yes", kernel.OptNo: "no", kernel.OptPass: "pass",
	kernel.OptNumber: "number", kernel.OptAbility: "ability", kernel.OptMode: "mode", kernel.OptHidden: "hidden",
	kernel.OptStop: "stop", kernel.OptReplace: "replace",
	optPlay: "play", optActivate: "activate", optEnergy: "energy", optAttack: "attack", optEndAttacks: "end-attacks",
	optPacket: "packet", optWay: "way", optPart: "part", optGuess: "guess",
}

// NamesLine tells of which kinds of options the number is that of an ability.
var NamesLine = [256]bool{optActivate: true, kernel.OptReplace: true}

// LineBeside tells of which kinds of options the second card is a line.
var LineBeside = [256]bool{kernel.OptAbility: true, kernel.OptMode: true, optWay: true, optPart: true}

// Request kinds of this book.
const (
	askRedrawKind = kernel.AskBook + iota
	askPriorityKind
	askEnergyKind
	askWayKind
	askCostKind
	askAttackKind
	askTakeBackKind
	askBlockKind
	askPacketKind
	askShotKind
	askOpeningKind
	askHandLimitKind
	askTerritoryKind
	askScoutKind
	askScoutTopKind
	askDiscardKind
	askSwitchKind
	askGuessKind
	askRetargetKind
	askActivateKind
)

// RequestKinds names the kinds of requests.
var RequestKinds = map[uint8]string{
	kernel.AskChoose: "choose", kernel.AskMay: "may", kernel.AskPay: "pay", kernel.AskSlot: "slot", kernel.AskOrder: "order",
	kernel.AskReplace: "replace", kernel.AskReplaceMay: "replace-may", kernel.AskStop: "stop", kernel.AskMode: "mode",
	kernel.AskPending: "pending", kernel.AskLimit: "limit", kernel.AskRepeat: "repeat", kernel.AskEither: "either",
	kernel.AskAim: "aim", kernel.AskNumber: "number",
	askRedrawKind: "redraw", askPriorityKind: "priority", askEnergyKind: "pay-energy", askWayKind: "way", askCostKind: "cost-order",
	askAttackKind: "attack", askTakeBackKind: "take-back", askBlockKind: "block", askPacketKind: "packet", askShotKind: "shot",
	askOpeningKind: "opening", askHandLimitKind: "hand-limit", askTerritoryKind: "territory", askScoutKind: "scout", askScoutTopKind: "scout-top",
	askDiscardKind: "discard", askSwitchKind: "switch", askGuessKind: "guess", askRetargetKind: "retarget", askActivateKind: "activate",
}

// own is what the book keeps for itself.
type own struct {
	other      []int32     // of each print its other face, -1 if it has none
	printed    []pack.Card // by print
	openFace   []bool      // the print is the opened face of a territory
	assault    []strength  // power and hit that are printed on an opened face (1406)
	titles     []bool      // words that are titles
	attributes []bool      // words that are attributes
	mysteries  []bool      // attributes that a mystery asks for
	mystery    bool        // any does
	alchemy    uint16      // the counters of equivalent exchange
	aura       int32       // what an aura does: a Modify expression
	auraLine   uint16
}

type strength struct{ power, hit int32 }

func rulesOf(m *kernel.Machine) *own { return m.Book.Rules.(*own) }

func procedures() []kernel.Proc {
	return []kernel.Proc{
		procMatch:        {Name: "match", Steps: matchSteps},
		procSetup:        {Name: "setup", Steps: setupSteps},
		procGameStart:    {Name: "game-start", Steps: gameStartSteps},
		procTurn:         {Name: "turn", Steps: turnSteps},
		procStandPhase:   {Name: "stand-phase", Steps: standSteps},
		procDrawPhase:    {Name: "draw-phase", Steps: drawPhaseSteps},
		procMainPhase:    {Name: "main-phase", Steps: mainPhaseSteps},
		procAttackPhase:  {Name: "attack-phase", Steps: attackPhaseSteps},
		procEndPhase:     {Name: "end-phase", Steps: endPhaseSteps},
		procAttackStep:   {Name: "attack-step", Steps: attackStepSteps},
		procBlockStep:    {Name: "block-step", Steps: blockStepSteps},
		procBattleStep:   {Name: "battle-step", Steps: battleSteps},
		procHitStep:      {Name: "hit-step", Steps: hitSteps},
		procAttackOver:   {Name: "attack-over", Steps: attackOverSteps},
		procWindow:       {Name: "window", Steps: windowSteps},
		procDamageCheck:  {Name: "damage-check", Steps: damageCheckSteps},
		procPlayerDamage: {Name: "player-damage", Steps: playerDamageSteps},
		procRules:        {Name: "rules", Steps: rulesSteps},
		procTriggered:    {Name: "triggered", Steps: triggeredSteps},
		procPlay:         {Name: "play", Steps: playSteps},
		procPlayAuto:     {Name: "play-auto", Steps: playAutoSteps},
		procPayCost:      {Name: "pay-cost", Steps: payCostSteps},
		procPayEnergy:    {Name: "pay-energy", Steps: payEnergySteps},
		procResolve:      {Name: "resolve", Steps: resolveSteps},
		procOpening:      {Name: "opening", Steps: openingSteps},
		procDraw:         {Name: "draw", Steps: drawSteps},
		procScout:        {Name: "scout", Steps: scoutSteps},
		procDiscard:      {Name: "discard", Steps: discardSteps},
		procSwitch:       {Name: "switch", Steps: switchSteps},
		procCopy:         {Name: "copy", Steps: copySteps},
		procExchange:     {Name: "exchange", Steps: exchangeSteps},
		procGuess:        {Name: "guess", Steps: guessSteps},
		procSkill:        {Name: "skill", Steps: skillSteps},
		procRed:          {Name: "red", Steps: redSteps},
		procActivateOf:   {Name: "activate-of", Steps: activateOfSteps},
		procDropAuras:    {Name: "drop-auras", Steps: dropAurasSteps},
		procSkip:         {Name: "skip", Steps: skipSteps},
		procPayInEffect:  {Name: "pay-in-effect", Steps: payInEffectSteps},
	}
}

// objectNumbers is the registers of procedures that number an object: they grow
// for ever, and a position that comes back (1602-1c) has others.
var objectNumbers = []uint8{procPlayAuto: 1 << 1, procResolve: 1 << 1, procCopy: 1 << 1, procSkill: 1 << 2, procSwitch: 1 << 1,
	procActivateOf: 1 << 2, procDropAuras: 1 << 2, procAttackStep: 1<<1 | 1<<3, procBlockStep: 1 << 1}

// cites gives the clauses under which the machine's own procedures act.
var cites = map[string]string{
	"resolve": "1204-3a", "pay": "510-1", "choose": "12.04.3.a.1", "may": "12.04.3.a.1", "slot": "12.04.3.a.1", "order": "401-4c",
	"stop": "506-1", "top": "506-1", "mode": "1204-2f", "replace": "1209-2", "replace-may": "1209-3", "aim": "1204-2g",
	"repeat": "1602-1a", "repeat-alone": "1602-1b", "loop-forced": "1602-1d", "win": "103-3",
}

// Clauses that code names outside the tables, by their number in the book.
const (
	_         uint16 = iota
	plays            // 1103-7
	activates        // 1201-3
	energises        // 1103-7a
	legacies         // 1408-2
)

// listed says the same clauses in the same order, and those that code looks up by
// name.
var listed = []string{
	plays - 1: "1103-7", activates - 1: "1201-3", energises - 1: "1103-7a", legacies - 1: "1408-2",
	4: "103-2", 5: "103-3", 6: "507-1b", 7: "1003-2a", 8: "1303-2", 9: "1303-3", 10: "1303-4", 11: "1303-5", 12: "1303-6",
	13: "510-2a", 14: "510-2b",
}

// Lexicon is the game's lexicon with the proper words of some cards.
func Lexicon(list []pack.Card) *text.Lexicon {
	lex := text.BuildDivide()
	g := pack.GlossaryOf(list)
	for _, w := range g.Names {
		// 「」 holds names of cards, of counters, of evol costs and titles alike.
		for _, c := range []text.Cat{text.CardName, text.CounterName, text.EvolName, text.TitleName} {
			lex.Add(c, w.Ja, w.En)
		}
	}
	for _, w := range g.Titles {
		lex.Add(text.TitleName, w.Ja, w.En)
	}
	for _, w := range g.Traits {
		lex.Add(text.TraitName, w.Ja, w.En)
	}
	for _, w := range g.Identities {
		lex.Add(text.IdentityName, w.Ja, w.En)
	}
	return lex
}

// english translates what views name apart from texts: counters.
func english(list []pack.Card) map[string]string {
	words := map[string]string{}
	for _, w := range pack.GlossaryOf(list).Names {
		words[w.Ja] = w.En
	}
	return words
}

// maxLines is how many abilities may be printed on a card: the machine has room
// for a few more that effects give.
const maxLines = 10

// StandInID is the ID of the print that stands for an ability in the resolution
// zone.
const StandInID = "*"

var standIn = pack.Card{ID: StandInID, Game: "builddivide", Kind: "ability", Name: pack.Words{Ja: "能力", En: "Ability"}}

// compiler makes printed cards ready to play.
type compiler struct {
	*ability.Compiler
	out                *cards.Set
	own                *own
	prints             []kernel.Print
	parsed             map[string]ability.Node
	titles, attributes map[uint16]bool
}

// Compile makes cards ready to play; a territory becomes two prints, one for each
// face (319-1). The error is a *cards.LineError for the first line that cannot be
// read.
func Compile(list []pack.Card) (*cards.Set, error) {
	c := &compiler{Compiler: ability.NewCompiler(), own: &own{}, parsed: map[string]ability.Node{},
		titles: map[uint16]bool{}, attributes: map[uint16]bool{},
		out: &cards.Set{Index: map[string]uint16{}, Lex: Lexicon(list), English: english(list)}}
	c.ThenLater = true
	auraMod := ability.N(ability.Modify, ability.N(ability.This), ability.N(ability.WhileAura), ability.N(ability.AuraPower))
	id, err := c.Line(ability.N(ability.Effect, ability.Nothing, ability.Nothing, ability.N(ability.Sentence, ability.Nothing, ability.Nothing, ability.Nothing,
		ability.Nothing, ability.Nothing, ability.N(ability.Do, ability.N(ability.You), auraMod))))
	if err != nil {
		panic("builddivide: a tree of the rules does not compile: " + err.Error())
	}
	c.own.auraLine = id
	c.own.alchemy = c.Word(ability.AlchemyCounter)
	for i := range list {
		if _, dup := c.out.Index[list[i].ID]; dup {
			return nil, fmt.Errorf("builddivide: card %s is there twice", list[i].ID)
		}
		if err := c.card(&list[i], false); err != nil {
			return nil, err
		}
		if open := list[i].Open; open != nil {
			if err := c.card(open, true); err != nil {
				return nil, err
			}
			n := int32(len(c.prints))
			c.own.other[n-2], c.own.other[n-1] = n-1, n-2
		}
	}
	if err := c.card(&standIn, false); err != nil {
		return nil, err
	}
	return c.finish(), nil
}

// card makes one face ready.
func (c *compiler) card(card *pack.Card, open bool) error {
	c.out.Index[card.ID] = uint16(len(c.prints))
	c.out.List = append(c.out.List, *card)
	c.own.other = append(c.own.other, -1)
	c.own.openFace = append(c.own.openFace, open)
	c.own.assault = append(c.own.assault, strength{int32(card.Power), int32(card.Hit)})
	p := kernel.Print{Info: c.printedInfo(card), Faces: card.Kind == "territory"}
	var trees []ability.Node
	for n, s := range card.Lines {
		if n == maxLines {
			return &cards.LineError{Card: card.ID, Line: n + 1, Err: fmt.Errorf("a card has at most %d abilities", maxLines)}
		}
		node, err := c.read(s)
		if err == nil {
			err = fits(card, node, trees)
		}
		var id uint16
		if err == nil {
			id, err = c.Line(node)
		}
		if err != nil {
			return &cards.LineError{Card: card.ID, Line: n + 1, Err: err}
		}
		p.Lines = append(p.Lines, id)
		trees = append(trees, node)
	}
	for _, node := range trees { // 1409-5: one of two costs
		if node.Kind == ability.EvolEither {
			for _, k := range node.Kids {
				id, err := c.Line(k)
				if err != nil {
					return &cards.LineError{Card: card.ID, Line: 1, Err: err}
				}
				p.Lines = append(p.Lines, id)
			}
		}
	}
	for _, icon := range card.AbilityIcons {
		node, err := iconTree(icon)
		if err != nil {
			return fmt.Errorf("builddivide: card %s: %w", card.ID, err)
		}
		id, err := c.Line(node)
		if err != nil {
			return fmt.Errorf("builddivide: card %s: %w", card.ID, err)
		}
		c.Label(id, ability.KwIcon) // an icon ability (1501-1a), unlike the same in words (15.01.1.a.1), and text like those (1501-5)
		p.Lines = append(p.Lines, id)
	}
	c.prints = append(c.prints, p)
	return nil
}

func (c *compiler) read(s string) (ability.Node, error) {
	if node, ok := c.parsed[s]; ok {
		return node, nil
	}
	node, err := text.Parse(text.Japanese, s, c.out.Lex)
	if err != nil || node.Kind == ability.Effect {
		if n, ok := c.unmarked(s); ok {
			node, err = n, nil
		}
	}
	if err == nil {
		c.parsed[s] = node
	}
	return node, err
}

// fits checks what a line asks of the card that it stands on.
func fits(card *pack.Card, n ability.Node, before []ability.Node) error {
	if n.Kind == ability.Effect && card.Kind != "command" {
		return fmt.Errorf("1201-1a: only a command has a text without an icon")
	}
	if n.Kind == ability.Effect && slices.ContainsFunc(before, func(o ability.Node) bool { return o.Kind == ability.Effect }) && chooses(n) {
		return fmt.Errorf("1204-2g: targets and choices stand in the first paragraph of a command")
	}
	return nil
}

// chooses reports whether a text has targets or effects that are chosen when it is
// played.
func chooses(n ability.Node) bool {
	return n.Kind == ability.Aim || n.Kind == ability.Modes || slices.ContainsFunc(n.Kids, chooses)
}

// finish closes the program and works out where each line is in force.
func (c *compiler) finish() *cards.Set {
	prog := c.Compiler.Finish()
	o := c.own
	o.printed = c.out.List
	o.titles, o.attributes, o.mysteries = make([]bool, len(prog.Words)), make([]bool, len(prog.Words)), make([]bool, len(prog.Words))
	for w := range c.titles {
		o.titles[w] = true
	}
	for w := range c.attributes {
		o.attributes[w] = true
	}
	for i := int32(0); int(i) < len(prog.Code); i++ {
		if in := prog.Code[i]; in.Op == ability.OpAct && i >= prog.Lines[o.auraLine].Body {
			o.aura = in.Arg
			break
		}
	}
	territory := make([]bool, len(prog.Lines))
	for i := range c.prints {
		if c.prints[i].Info.Kind == kindTerritory {
			for _, id := range c.prints[i].Lines {
				territory[id] = true
			}
		}
	}
	for i := 1; i < len(prog.Lines); i++ {
		l := &prog.Lines[i]
		l.Zones = inForce(prog.Nodes[i], territory[i])
		listens(prog, l, l.Trigger)
		if l.HasLabel(ability.KwMystery) {
			o.mysteries[l.Word], o.mystery = true, true
		}
	}
	for i := range prog.Exprs {
		if e := &prog.Exprs[i]; e.Kind == ability.DroppedThisTurn {
			o.mysteries[prog.Exprs[e.First].Str], o.mystery = true, true
		}
	}
	for i := range c.prints {
		c.give(&c.prints[i], prog)
	}
	c.out.Other = o.other
	c.out.Book = newBook(prog, c.prints, o)
	return c.out
}

// give lets a print have its lines as abilities; a command's text is none
// (1201-1a).
func (c *compiler) give(p *kernel.Print, prog *ability.Program) {
	for _, id := range p.Lines {
		l := &prog.Lines[id]
		switch l.Kind {
		case ability.Auto, ability.Act, ability.Cont:
			if int(p.Info.NGiven) < len(p.Info.Given) {
				p.Info.Given[p.Info.NGiven] = kernel.Given{Line: id}
				p.Info.NGiven++
			}
		}
		p.Info.Labels |= l.Labels
		if l.Keyword == ability.KwNameRule && int(p.Info.NNames) < len(p.Info.Names) { // 1407-1a
			p.Info.Names[p.Info.NNames] = l.Word
			p.Info.NNames++
		}
	}
}

// printedInfo is a face's printed information (chapter 300).
func (c *compiler) printedInfo(card *pack.Card) (info kernel.Info) {
	info.Kind = map[string]uint8{"unit": kindUnit, "command": kindCommand, "territory": kindTerritory, "ability": kindAbility}[card.Kind]
	for _, key := range card.Colours { // of the total cost icon, any number of them (203-2, 203-2b, 2.03.1.c.1)
		info.Colours |= 1 << colourIDs[key]
	}
	info.Num[numCost] = int32(card.Cost)
	w := needs{of: [4]uint8{uint8(card.Needs.Black), uint8(card.Needs.Blue), uint8(card.Needs.White), uint8(card.Needs.Red)}, generic: uint8(card.Needs.Generic)}
	info.Num[numNeeds] = w.pack()
	if info.Kind == kindUnit { // a territory has none until it is a unit (1406-1b)
		info.Num[numPower], info.Num[numHit] = int32(card.Power), int32(card.Hit)
	}
	if slices.Contains(card.Subtypes, "ace") {
		info.Subs |= subAce
	}
	if card.Timing == "quick" {
		info.Subs |= subQuick
	}
	for _, t := range card.Triggers {
		info.Icons += 1 << (4 * iconIDs[t])
	}
	word := func(w uint16) uint16 {
		if int(info.NTraits) < len(info.Traits) {
			info.Traits[info.NTraits] = w
			info.NTraits++
		}
		return w
	}
	for _, t := range card.Traits { // each of those that a slash parts (305-2a)
		c.attributes[word(c.Word(t.Ja))] = true
	}
	for _, t := range card.Titles {
		c.titles[word(c.Word(ability.TitleWord(t.Ja)))] = true
	}
	for _, t := range card.Identities {
		word(c.Word(ability.IdentityWord(t.Ja)))
	}
	info.Names[0], info.NNames = c.Word(card.Name.Ja), 1
	return info
}

var colourIDs = map[string]ability.ColourID{"black": ability.Black, "blue": ability.Blue, "white": ability.White, "red": ability.Red}

var iconIDs = map[string]int{"buster": iconBuster, "shot": iconShot}

// newBook hands the rules to the machine. What a card says prevails over them
// (104-1).
func newBook(prog *ability.Program, prints []kernel.Print, o *own) *kernel.Book {
	b := &kernel.Book{
		Game: "builddivide", Procs: amend(procedures()), Numbers: objectNumbers, Zones: zoneSpecs, Prog: prog, Prints: prints, Clauses: slices.Clone(listed),
		// 1208-1a: on what is printed, what gives abilities (1208-1b), what takes them
		// (1208-1c), what is no number (1208-1d), numbers (1208-1e).
		Layers: 4, LayerMask: []uint32{ability.AspectGive, ability.AspectLoss,
			ability.AspectTrait | ability.AspectColour | ability.AspectName | ability.AspectIcon | ability.AspectRule, ability.AspectNumber | ability.AspectLevel},
		SeatVars: seatVars,
		StatNum:  [5]int{ability.StatLevel: numCost, ability.StatCost: numCost, ability.StatPower: numPower, ability.StatSoul: numHit, ability.StatHit: numHit},
		HeadKind: headKinds, Owns: owns, Face: face, StandIn: uint16(len(prints) - 1), InZone: zResolution, AsideZone: zAside,
		NumberFirst: true, LongForced: 32, NameRules: true, Value: value, Modify: modify, Possible: possible, Full: full,
		ItemPayable: energyPayable,
		ZoneWords:   wordTable, ZonesOf: zonesOf, ZoneOf: zoneOf, Bare: bare,
		MarkersOf: func(*kernel.Machine, kernel.Zone) kernel.Zone { return kernel.NoZone },
		SlotsOf:   func(_ *kernel.Machine, _ ability.Kind, _ int8, out []kernel.Zone) []kernel.Zone { return out },
		Act:       act, Cond: cond, Filter: filter, Object: object,
		PlayerLevel: func(*kernel.Machine, int8) int32 { return 0 },
		Triggers:    triggers, Outlives: outlives, Would: would, Rank: rank, Replaces: replaces, EffectFits: effectFits, Replace: replace,
		Interrupts: observe, InterruptLooks: 1 << zLife, Along: along,
		Apply: apply, Applied: applied, Announces: announces, Rival: rival, Valid: valid, Expired: expired, Resolved: resolved,
		Looks: looks, LabelLooks: labelLooks, Rules: o, Cite: cites,
	}
	return b.Close()
}

// amend lets tests change the tables before a book is made of them; Tables then
// tells books of different tables apart.
var (
	amend  = func(p []kernel.Proc) []kernel.Proc { return p }
	Tables uint64
)
