package weiss

import (
	"fmt"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/text"
	"gorin/rules/value"
	"gorin/rules/weiss/lexicon"
)

// Option kinds of this book.
const (
	optPlay       = kernel.OptBook + iota // play a card from the hand
	optActivate                           // play ability N of a card
	optSwap                               // exchange two slots
	optEndAttacks                         // end attacking
	optMethod                             // attack in way N
	optIcon                               // carry out trigger icon N
	optRule                               // carry out rule action N first
)

// OptionKinds names the kinds of options for the facade.
var OptionKinds = map[uint8]string{
	kernel.OptCard: "card", kernel.OptSlot: "slot", kernel.OptYes: "yes", kernel.OptNo: "no", kernel.OptPass: "pass",
	kernel.OptNumber: "number", kernel.OptAbility: "ability", kernel.OptMode: "mode", kernel.OptHidden: "hidden",
	kernel.OptStop: "stop", kernel.OptReplace: "replace",
	optPlay: "play", optActivate: "activate", optSwap: "swap", optEndAttacks: "end-attacks",
	optMethod: "attack", optIcon: "icon", optRule: "rule",
}

// NamesLine says of which kinds of options the number is that of an ability.
var NamesLine = [256]bool{optActivate: true, kernel.OptReplace: true}

// Request kinds of this book.
const (
	askMulliganKind = kernel.AskBook + iota
	askClockKind
	askMainKind
	askClimaxKind
	askAttackKind
	askMethodKind
	askIconKind
	askCounterKind
	askReversedKind
	askHandLimitKind
	askInterruptKind
	askLevelUpKind
)

// RequestKinds names the kinds of requests; the words for them are messages
// with the key "ask." and this name.
var RequestKinds = map[uint8]string{
	kernel.AskChoose: "choose", kernel.AskMay: "may", kernel.AskPay: "pay", kernel.AskSlot: "slot", kernel.AskOrder: "order",
	kernel.AskReplace: "replace", kernel.AskReplaceMay: "replace-may", kernel.AskStop: "stop", kernel.AskMode: "mode",
	kernel.AskPending: "pending", kernel.AskLimit: "limit", kernel.AskRepeat: "repeat", kernel.AskEither: "either", kernel.AskDeclare: "declare",
	kernel.AskInstead: "instead", kernel.AskNumber: "number",
	askMulliganKind: "mulligan", askClockKind: "clock", askMainKind: "main", askClimaxKind: "climax", askAttackKind: "attacker",
	askMethodKind: "method", askIconKind: "icon", askCounterKind: "counter", askReversedKind: "reversed",
	askHandLimitKind: "hand-limit", askInterruptKind: "interrupt", askLevelUpKind: "level-up",
}

// own is what the book keeps for itself.
type own struct {
	icons    [iconCount]uint16 // line of each icon's act
	shotLine uint16
	soulLine uint16
	soul     int32 // its Modify expression
	encore   uint16
	bans     []uint16 // when events cannot be played, as a part of their text says
}

func rulesOf(m *kernel.Machine) *own { return m.Book.Rules.(*own) }

func procedures() []kernel.Proc {
	return []kernel.Proc{
		procMatch:             {Name: "match", Steps: matchSteps},
		procSetup:             {Name: "setup", Steps: setupSteps},
		procTurn:              {Name: "turn", Steps: turnSteps},
		procStandPhase:        {Name: "stand-phase", Steps: standSteps},
		procDrawPhase:         {Name: "draw-phase", Steps: drawSteps},
		procClockPhase:        {Name: "clock-phase", Steps: clockSteps},
		procMainPhase:         {Name: "main-phase", Steps: mainSteps},
		procClimaxPhase:       {Name: "climax-phase", Steps: climaxSteps},
		procAttackPhase:       {Name: "attack-phase", Steps: attackPhaseSteps},
		procAttackDeclaration: {Name: "attack-declaration-step", Steps: declarationSteps},
		procTriggerStep:       {Name: "trigger-step", Steps: triggerSteps},
		procCounterStep:       {Name: "counter-step", Steps: counterSteps},
		procDamageStep:        {Name: "damage-step", Steps: damageStepSteps},
		procBattleStep:        {Name: "battle-step", Steps: battleSteps},
		procEncoreStep:        {Name: "encore-step", Steps: encoreSteps},
		procEndPhase:          {Name: "end-phase", Steps: endSteps},
		procCheckTiming:       {Name: "check-timing", Steps: checkSteps},
		procInterrupts:        {Name: "interrupts", Steps: interruptSteps},
		procRefresh:           {Name: "refresh", Steps: refreshSteps},
		procLevelUp:           {Name: "level-up", Steps: levelUpSteps},
		procPlayCard:          {Name: "play-card", Steps: playSteps},
		procActivate:          {Name: "activate", Steps: activateSteps},
		procDamage:            {Name: "damage", Steps: damageSteps},
		procSeparate:          {Name: "separate", Steps: separateSteps},
	}
}

// cites gives the clauses under which the machine's own procedures act.
var cites = map[string]string{
	"resolve": "8.6.2.5.4", "pay": "8.4.2", "choose": "8.6.3", "may": "8.6.4", "slot": "3.6.1", "order": "3.1.5",
	"stop": "3.2.3.1", "top": "3.2.3", "mode": "8.6.3", "replace": "8.10.2", "replace-may": "8.2.1.3.2",
	"repeat": "11.1.1.2", "loop-forced": "11.1.1.1", "win": "1.2.5",
}

// Clauses that code names outside the tables, by their number in the book.
const (
	_              uint16 = iota
	playsCharacter        // 6.5.1.2.1
	playsEvent            // 6.5.1.2.2
	activates             // 6.5.1.2.3
	swaps                 // 6.5.1.2.4
	playsClimax           // 6.6.1.2.1
	fourLevels            // 9.4.1.1
	noCards               // 9.4.1.2
	noPower               // 9.5.1
	wrongCard             // 9.6.1
	twoCards              // 9.6.2
	loneMarkers           // 9.7.1
	noRefresh             // 9.2.2.1
	concedes              // 1.2.4
)

// listed says the same clauses in the same order.
var listed = []string{
	playsCharacter - 1: "6.5.1.2.1", playsEvent - 1: "6.5.1.2.2", activates - 1: "6.5.1.2.3", swaps - 1: "6.5.1.2.4",
	playsClimax - 1: "6.6.1.2.1", fourLevels - 1: "9.4.1.1", noCards - 1: "9.4.1.2", noPower - 1: "9.5.1", wrongCard - 1: "9.6.1",
	twoCards - 1: "9.6.2", loneMarkers - 1: "9.7.1", noRefresh - 1: "9.2.2.1", concedes - 1: "1.2.4",
}

// Lexicon is the game's lexicon with the proper words of some cards.
func Lexicon(cards []pack.Card) *text.Lexicon {
	lex := lexicon.New()
	g := pack.GlossaryOf(cards)
	for _, w := range g.Names {
		// 「」 holds names of cards, of links and of replay actions alike.
		for _, c := range []text.Cat{text.CardName, lexicon.LinkName, lexicon.ActionName} {
			lex.Add(c, w[lang.Japanese], w[lang.English])
		}
	}
	for _, w := range g.Tags.Tags("traits") {
		lex.Add(text.TraitName, w[lang.Japanese], w[lang.English])
	}
	return lex
}

// maxLines is how many abilities may be printed on a card: the machine has room
// for a few more that effects give.
const maxLines = 10

// Compile makes cards ready to play. The error is the cards.LineErrors of the lines
// that cannot be read.
func Compile(list []pack.Card) (*cards.Set, error) {
	terms, _ := lexicon.Terms()
	c := ability.NewCompiler(terms)
	c.AllIf = true
	o := &own{}
	line := func(n ability.Node) uint16 {
		id, err := c.Line(n)
		if err != nil {
			panic("weiss: a tree of the rules does not compile: " + err.Error())
		}
		return id
	}
	for i, t := range iconTrees() {
		o.icons[i] = line(t)
	}
	o.shotLine, o.soulLine, o.encore = line(shotTree()), line(soulTree()), line(encoreTree())
	out := &cards.Set{Index: map[string]uint16{}, List: slices.Clone(list), Lex: Lexicon(list)}
	prints := make([]kernel.Print, len(list))
	parsed := map[string]ability.Node{}
	whole := map[uint16]ability.Node{} // of lines of which a part is a line apart
	var bad cards.LineErrors
	printed := values()
	for i := range list {
		card := &list[i]
		if _, dup := out.Index[card.ID]; dup {
			return nil, fmt.Errorf("weiss: card %s is there twice", card.ID)
		}
		out.Index[card.ID] = uint16(i)
		p := &prints[i]
		p.Info = printedInfo(card, c, &printed)
		var bans []uint16
		for n := range card.Lines {
			node, err := readLine(card, n, out.Lex, parsed)
			rest, ban := apart(node)
			var id uint16
			if err == nil {
				rest, err = withEffects(rest, card, n, out.Lex, parsed)
			}
			if err == nil {
				id, err = c.Line(rest)
			}
			if err != nil {
				bad = append(bad, &cards.LineError{Card: card.ID, Line: n + 1, Err: err})
				continue
			}
			p.Lines = append(p.Lines, id)
			if ban.Kind != ability.None {
				bans = append(bans, line(ban))
				whole[id] = node
			}
		}
		p.Lines = append(p.Lines, bans...)
		o.bans = append(o.bans, bans...)
		if p.Info.Kind == kindCharacter {
			p.Lines = append(p.Lines, o.encore)
		}
	}
	if bad != nil {
		return nil, bad
	}
	prog := c.Finish()
	for id, node := range whole {
		prog.Nodes[id] = node
	}
	for i := range prog.Code {
		if in := prog.Code[i]; in.Op == ability.OpAct && prog.Exprs[in.Arg].Kind == ability.Modify && int32(i) >= prog.Lines[o.soulLine].Body {
			o.soul = in.Arg
			break
		}
	}
	for i := 1; i < len(prog.Lines); i++ {
		prog.Lines[i].Zones = inForce(prog.Nodes[i])
		listens(prog, &prog.Lines[i], prog.Lines[i].Trigger)
	}
	for i := range prints {
		p := &prints[i]
		for _, id := range p.Lines {
			l := &prog.Lines[id]
			if p.Info.Kind == kindClimax && l.Zones == stageMask {
				l.Zones = 1 << zClimax // 2.12.2.2
			}
			if l.Keyword == lexicon.KwLink || l.Kind == ability.Auto || l.Kind == ability.Act || l.Kind == ability.Cont {
				p.Info.Given[p.Info.NGiven] = kernel.Given{Line: id}
				p.Info.NGiven++
			}
			if id != o.encore {
				p.Info.Labels |= l.Labels
			}
		}
		if slices.Contains(list[i].Keys("icons"), "counter") {
			p.Info.Labels |= 1 << lexicon.KwCounter
		}
	}
	var err error
	out.Book, err = newBook(prog, prints, &printed, o)
	return out, err
}

// readLine reads a line of a card; parsed remembers those that were read.
func readLine(card *pack.Card, n int, lex *text.Lexicon, parsed map[string]ability.Node) (ability.Node, error) {
	s := card.Lines[n]
	if card.IsInert(n) {
		return cards.Inert(s), nil
	}
	if n >= maxLines {
		return ability.Node{}, cards.Crowded(maxLines)
	}
	if node, ok := parsed[s]; ok {
		return node, nil
	}
	node, err := known.Reading(s, func(s string) (ability.Node, error) { return Read(s, lex) })
	if err != nil {
		return node, err
	}
	parsed[s] = node
	return node, nil
}

// Read reads the text of a line as one of this game's cards may have it.
func Read(s string, lex *text.Lexicon) (ability.Node, error) {
	node, err := text.Parse(text.Japanese, s, lex)
	if err == nil && endsPhase(node) {
		err = &cards.Misfit{Clause: "6.8.1.1, 7.5.1.4", Words: lang.Words{"終わりに誘発できるのは、ターンとアタックだけ", "only a turn and an attack have an end at which something triggers"}}
	}
	return node, err
}

// endsPhase reports whether a text waits for the end of a phase or step: the
// book has triggers at the ends of turns (6.8.1.1) and attacks only.
func endsPhase(n ability.Node) bool {
	return (n.Kind == ability.OnPhaseEnd || n.Kind == ability.OnNextEnd) && ability.Phase(n.Num) != ability.PhTurn || slices.ContainsFunc(n.Kids, endsPhase)
}

// apart parts the text of an event from what it says about when this card cannot be
// played from the hand, which is in force there (2.12.2.3); None if it says nothing of it.
func apart(n ability.Node) (rest, ban ability.Node) {
	if n.Kind != ability.Effect {
		return n, ability.Nothing
	}
	rest = n
	rest.Kids = slices.Clone(n.Kids[:2])
	ban = ability.N(ability.Cont, ability.Nothing, ability.Nothing)
	for _, s := range n.Kids[2:] {
		if bansPlay(s) {
			ban.Kids = append(ban.Kids, s)
		} else {
			rest.Kids = append(rest.Kids, s)
		}
	}
	if len(ban.Kids) == 2 {
		return n, ability.Nothing
	}
	return rest, ban
}

// bansPlay reports whether a sentence only says when this card cannot be played, or of what
// colour it need not be.
func bansPlay(s ability.Node) bool {
	if s.Kind != ability.Sentence || len(s.Kids) != 6 || len(s.Kids[5].Kids) != 2 {
		return false
	}
	act := s.Kids[5].Kids[1]
	of := func(ban ability.BanKind) bool {
		return act.Equal(ability.N(ability.Modify, ability.N(ability.This), ability.Nothing, ability.Num(ability.Ban, int(ban))))
	}
	return of(ability.BanPlayThis) || of(lexicon.MayIgnoreColours)
}

// fights is power and soul.
const fights = ability.AspectStat<<ability.StatPower | ability.AspectStat<<lexicon.StatSoul

// newBook hands the rules to the machine. What a card says prevails over them
// (1.3.1): texts change card information, forbid, permit and replace.
func newBook(prog *ability.Program, prints []kernel.Print, printed *value.List, o *own) (*kernel.Book, error) {
	b := &kernel.Book{
		Game: "weiss", Procs: amend(procedures()), Zones: rulebook.Specs(zoneList), Prog: prog, Prints: prints, Clauses: slices.Clone(listed),
		// 8.9.1.2 and 8.9.1.3: what is not power or soul first, then those two. What
		// forbids is no information: it looks at cards as they are after all that.
		Layers: 3, LayerMask: []uint32{^(fights | ability.AspectRule), fights, ability.AspectRule},
		Nums:      printed.Kept(),
		HeadKind:  headKinds,
		ZoneWords: wordTable, ZonesOf: zonesOf, ZoneOf: zoneOf, Under: markersOf, SlotsOf: slotsOf, Bare: bare,
		Act: act, Cond: cond, Filter: filter, Object: object, Value: ownNumber, MayMove: mayMove, MayLie: mayLie, Marks: changes,
		CardLabels: 1 << lexicon.KwCounter, Words: bookWords, Either: eitherOf, Flipped: ability.Resolution,
		Triggers: triggers, Would: would, Rank: rank, Interrupts: interrupts, InterruptLooks: lookInterrupts, Along: along,
		Apply: apply, Applied: applied, Announces: announces, With: rival, Valid: valid, Expired: expired,
		Loose: 1 << vResolved, Loops: loopRule, Item: stockItem(), TryOwn: tryStock, Owed: stillOwed, OwnZone: zStock, Paid: paid, Resolved: resolved, Looks: looks(), LabelLooks: labelLooks, Rules: o, Cite: cites,
	}
	return b.Close()
}

var colours = map[string]ability.ColourID{
	"yellow": ability.Yellow, "green": ability.Green, "red": ability.Red, "blue": ability.Blue, "purple": ability.Purple,
}

// Icons gives the trigger icons by their key.
var Icons = map[string]ability.Icon{
	"soul": lexicon.IconSoul, "return": lexicon.IconReturn, "pool": lexicon.IconPool, "comeback": lexicon.IconComeback,
	"draw": lexicon.IconDraw, "shot": lexicon.IconShot, "treasure": lexicon.IconTreasure, "gate": lexicon.IconGate,
	"standby": lexicon.IconStandby, "choice": lexicon.IconChoice, "chance": lexicon.IconChance, "discovery": lexicon.IconDiscovery,
}

// printedInfo is a card's printed information (chapter 2).
func printedInfo(card *pack.Card, c *ability.Compiler, printed *value.List) kernel.Info {
	info := kernel.Info{Kind: map[string]uint8{"character": kindCharacter, "event": kindEvent, "climax": kindClimax}[card.Kind]}
	if id, ok := colours[card.Word("colour")]; ok {
		info.Colours = 1 << id
	}
	for i := range printed.Declared {
		if d := &printed.Declared[i]; d.Kept == value.InNumber {
			info.Num[d.Num] = int32(card.Number(d.Key))
		}
	}
	for _, t := range card.Keys("triggers") {
		info.Icons += 1 << (kernel.IconBits * Icons[t])
	}
	for _, t := range card.Tags("traits") {
		if int(info.NTraits) < len(info.Traits) {
			info.Traits[info.NTraits] = c.Word(t[lang.Japanese])
			info.NTraits++
		}
	}
	info.Names[0], info.NNames = c.Word(card.Name[lang.Japanese]), 1
	return info
}

// amend lets tests change the tables before a book is made of them; Tables then
// tells books of different tables apart.
var (
	amend  = func(p []kernel.Proc) []kernel.Proc { return p }
	Tables uint64
)
