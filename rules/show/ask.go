package show

import (
	"slices"
	"strconv"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// Request is an open decision.
func (t *Table) Request(q *kernel.Request) *rulebook.Request {
	r := &rulebook.Request{}
	t.request(r, q)
	r.Pays = t.pays(q)
	part, reads := t.saying(q)
	if reads {
		r.Reading = &part.in
	}
	r.Prompt = t.prompt(q, r, part)
	r.Options = make([]rulebook.Option, len(q.Options))
	used := map[said]int{}
	for i := range q.Options {
		r.Options[i] = t.option(q, &q.Options[i])
		w := &r.Options[i].Words
		words := said{w[0], r.Options[i].Seat}
		used[words]++
		if n := used[words]; n > 1 { // equal cards, told apart by number
			*w = w.Plus("（"+strconv.Itoa(n)+"）", " ("+strconv.Itoa(n)+")")
		}
	}
	return r
}

// said is the words of an option, and who may pick it.
type said struct {
	words string
	seat  int
}

// asked lists the seats of every set of players, by its bits. Nobody changes them.
var asked = func() (lists [1 << kernel.MaxPlayers][]int) {
	for bits := range lists {
		for p := range kernel.MaxPlayers {
			if bits>>p&1 != 0 {
				lists[bits] = append(lists[bits], p)
			}
		}
	}
	return lists
}()

// request fills in the open decision, but for its options and words.
func (t *Table) request(r *rulebook.Request, q *kernel.Request) {
	seats := asked[q.Asked()]
	*r = rulebook.Request{Seq: q.Seq, Seat: seats[0], Seats: seats, Kind: t.Book.Requests[q.Kind], Clause: t.M.Book.Clauses[q.Clause],
		Source: rulebook.Card(q.Source.Card), Min: q.Min, Max: q.Max, Ordered: q.Ordered, Secret: q.Always}
	if q.Source.Card != 0 && !t.M.SeesCard(q.Player, q.Source.Card) {
		r.Source = 0
	}
	q.EachBarred(func(pick []int) { r.Barred = append(r.Barred, slices.Clone(pick)) })
}

// Plain is an open decision without words, in the memory of another.
func (t *Table) Plain(q *kernel.Request, in *rulebook.Request) {
	options := slices.Grow(in.Options[:0], len(q.Options))[:len(q.Options)]
	t.request(in, q)
	in.Options = options
	for i := range options {
		t.plainOption(&options[i], &q.Options[i], q)
	}
}

// prompt is the question in words: of a text, what of it is being carried out.
func (t *Table) prompt(q *kernel.Request, r *rulebook.Request, part saying) lang.Words {
	key := "ask." + r.Kind
	a := lang.Args{N: q.Max}
	switch r.Kind {
	case "choose", "aim", "discard":
		switch {
		case q.Min < q.Max:
			key += "-up-to"
		case q.Max == 0:
			key = t.either(key+"-none", key)
		}
	case "may", "pay", "replace-may":
		if q.Always {
			key += "-cannot"
		}
	case "stop":
		a.N = int(q.N)
	default:
		if q.Min < q.Max {
			key = t.either(key+"-up-to", key)
		}
	}
	key += t.Book.AskVariant(t.M, q)
	if r.Reading != nil {
		key, a.Text = t.promptSaid(q, r, key, part)
	}
	card, card2 := t.Book.AskAbout(t.M, q)
	if card == 0 {
		card = q.Source.Card
	}
	if card2 == 0 && r.Kind == "slot" {
		card2 = kernel.CardID(q.N)
	}
	a.Card, a.Card2 = t.seenBy(q.Player, card), t.seenBy(q.Player, card2)
	return t.Message(key).With(a)
}

// pays reports whether a question is part of paying the cost of a text.
func (t *Table) pays(q *kernel.Request) bool {
	run := t.M.Running()
	return run != nil && run.Cost && run.Line == q.Line
}

// promptSaid is the key and the text of a question that says what of a text it is for: where that cannot be
// said by itself, the whole line says it.
func (t *Table) promptSaid(q *kernel.Request, r *rulebook.Request, key string, part saying) (string, lang.Words) {
	pays := r.Pays
	words := part.words
	if words == (lang.Words{}) {
		words = t.lineSaid(q.Line)
	}
	switch {
	case pays && part.words == (lang.Words{}), r.Kind == "pay":
		words = t.costOf(q.Line)
	}
	if pays {
		return t.either("ask."+r.Kind+"-cost", key), words
	}
	return t.either(key+"-said", key), words
}

// lineSaid is a line without its icons, or what an icon does whose act it is.
func (t *Table) lineSaid(line uint16) lang.Words {
	if does := "icon-does." + strconv.Itoa(t.Book.IconOfLine(t.M, line)); t.Book.Has(does) {
		return t.Message(does)
	}
	w := t.LineWords(line)
	for l := range w {
		w[l] = sentenceOf(headless(w[l]))
	}
	return w
}

// seenBy is what a player calls a card, nothing of none.
func (t *Table) seenBy(player int8, c kernel.CardID) (w lang.Words) {
	switch {
	case c == 0:
		return w
	case t.M.SeesCard(player, c):
		return t.cardName(c)
	}
	return t.Message("log.hidden")
}

func (t *Table) option(q *kernel.Request, o *kernel.Option) rulebook.Option {
	var out rulebook.Option
	t.plainOption(&out, o, q)
	by := q.Who(o)
	a := lang.Args{N: t.Book.OptionNumber(t.M, o), Text: t.Book.OptionWords(t.M, o)}
	if o.Card != 0 && o.Kind != kernel.OptHidden {
		if t.M.SeesCard(by, o.Card) {
			a.Card = t.cardName(o.Card)
		} else {
			a.Card = t.Message("log.hidden")
		}
	}
	if out.Card2 != 0 {
		a.Card2 = t.cardName(o.Card2)
		if o.Card != 0 && t.M.SeesCard(by, o.Card) {
			a.Card, a.Card2 = t.namesApart(t.named(o.Card), t.named(o.Card2))
		}
	}
	if o.Zone != kernel.NoZone {
		a.Zone = t.placeOfPlayer(kernel.Place{Zone: o.Zone, Over: o.Over}, by)
	}
	if o.Zone2 != kernel.NoZone {
		a.Zone2 = t.placeOfPlayer(kernel.Place{Zone: o.Zone2}, by)
	}
	if t.Book.NamesLine[o.Kind] {
		a.Text = t.LineWords(uint16(o.N))
	}
	key := "opt." + out.Kind
	switch out.Kind {
	case "card":
		z := t.M.S.Cards[o.Card].Zone
		if t.Book.Has(key + "-" + t.Book.Requests[q.Kind]) {
			break // which says where it lies
		}
		if q.Kind != kernel.AskOrder && !t.M.Spec(z).Owner || t.M.PlayerOf(z) != by {
			w := t.zoneOfCard(o.Card, by)
			if it := t.M.Item(t.M.RefOf(o.Card)); it != nil && !it.Card {
				w = t.LineWords(it.Line)
			}
			a.Card = lang.Words{a.Card[0] + "（" + w[0] + "）", a.Card[1] + " (" + w[1] + ")"}
		}
	case "hidden":
		a.N = int(o.N) + 1
	case "player":
		a.Who, a.You = t.Name(int8(o.N)), t.isYou(int8(o.N))
	case "yes":
		if q.Kind == kernel.AskStop {
			key = "opt.go-on"
		}
	case "slot":
		if q.Kind == kernel.AskEither { // two ends of one zone
			key = t.either(key+"-"+t.M.Book.Prog.Vocabulary.Name(ability.Kind(o.N)), key)
		}
	case "ability", "mode", "way":
		a.Text = t.LineWords(uint16(o.Card2))
	case "part":
		a.Text = t.costWords(uint16(o.Card2), t.Book.CostItem(o))
	case "swap":
		if o.Card != 0 {
			a.Zone = lang.Words{a.Zone[0] + "の" + a.Card[0], a.Card[1] + " (" + a.Zone[1] + ")"}
		}
		if o.Card2 != 0 {
			a.Zone2 = lang.Words{a.Zone2[0] + "の" + a.Card2[0], a.Card2[1] + " (" + a.Zone2[1] + ")"}
		}
	case "icon":
		a.Text = t.Message("icon." + strconv.Itoa(int(o.N)))
	}
	if k := key + "-" + t.Book.Requests[q.Kind]; t.Book.Has(k) {
		key = t.either(k+t.Book.AskVariant(t.M, q), k)
	}
	key += t.Book.Variant(o)
	out.Words = t.Message(key).With(a)
	if key, n := t.Book.Forecast(t.M, q, o); key != "" {
		out.Fore = t.Message("forecast." + key).With(lang.Args{N: int(n[0]), M: int(n[1]), K: int(n[2])})
	}
	return out
}

// plainOption fills in what an option is about, but for its words.
func (t *Table) plainOption(out *rulebook.Option, o *kernel.Option, q *kernel.Request) {
	clause := q.Clause
	if o.Clause != 0 {
		clause = o.Clause
	}
	out.Kind, out.Clause, out.N = t.Book.Options[o.Kind], t.M.Book.Clauses[clause], int(o.N)
	out.Seat = int(q.Who(o))
	out.Card, out.Card2, out.Place, out.Place2, out.Over = 0, 0, rulebook.Place{}, rulebook.Place{}, ""
	if o.Card != 0 && o.Kind != kernel.OptHidden && t.M.SeesCard(q.Who(o), o.Card) {
		out.Card = rulebook.Card(o.Card)
	}
	if o.Card2 != 0 && !t.Book.LineBeside[o.Kind] {
		out.Card2 = rulebook.Card(o.Card2)
	}
	if o.Zone != kernel.NoZone {
		out.Place = t.place(o.Zone)
		out.Over = t.slotsWritten(kernel.Place{Zone: o.Zone, Over: o.Over})
	} else if o.Kind == kernel.OptCard {
		out.Place = t.place(t.M.S.Cards[o.Card].Zone)
	}
	if o.Zone2 != kernel.NoZone {
		out.Place2 = t.place(o.Zone2)
	}
	if o.Kind == kernel.OptPlayer {
		out.Place.Seat = int(o.N)
	}
	if t.Book.NamesLine[o.Kind] {
		out.N = t.lineIndex(o.Card, uint16(o.N))
	}
}

// placeOfPlayer names a zone or slots, and whose they are if they are not the asked player's.
func (t *Table) placeOfPlayer(at kernel.Place, asked int8) lang.Words {
	w := t.placeWords(at)
	if p := t.M.PlayerOf(at.Zone); p >= 0 && p != asked {
		n := t.whose(p)
		return n.Plus(w[0], w[1])
	}
	return w
}

// zoneOfCard names the zone of a card; that of a shared zone is whose the card is.
func (t *Table) zoneOfCard(c kernel.CardID, asked int8) lang.Words {
	z, p := t.M.S.Cards[c].Zone, t.M.S.Cards[c].Master
	w := t.placeOfPlayer(t.M.PlaceOf(t.M.RefOf(c)), asked)
	if spec := t.M.Spec(z); spec.Shared && spec.Slot && p != asked {
		n := t.whose(p)
		return n.Plus(w[0], w[1])
	}
	return w
}

// lineIndex is the place of a line among the abilities that a card has now; a line that it
// has not comes behind them.
func (t *Table) lineIndex(c kernel.CardID, line uint16) int {
	info := t.M.CardInfo(c)
	for i := range info.NGiven {
		if info.Given[i].Line == line {
			return int(i)
		}
	}
	return int(info.NGiven) + int(line)
}
