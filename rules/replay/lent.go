package replay

import (
	"hash/crc64"
	"slices"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/replay/format2"
)

// lend fills in the cards of a brief file: those that ship as they are used are
// left to their packs.
func (c *content) lend(s rules.Setup) error {
	packs, err := rules.Packs(s.Game)
	if err != nil {
		return err
	}
	own := slices.Clone(s.Cards)
	for _, p := range packs {
		var used []pack.Card
		for i, card := range s.Cards {
			if k := p.Find(card.ID); k >= 0 && p.Cards[k].Equal(&card) {
				used = append(used, card)
				own[i] = pack.Card{ID: card.ID}
			}
		}
		if len(used) > 0 {
			c.Lent = append(c.Lent, lent{p.Name, printSum(used)})
		}
	}
	c.hold(own)
	return nil
}

// fetch takes the cards of a brief file that it does not hold from the packs
// that it names, which have to print them as they were.
func (c *content) fetch(s *rules.Setup) error {
	packs, err := rules.Packs(s.Game)
	if err != nil {
		return err
	}
	for _, l := range c.Lent {
		at := slices.IndexFunc(packs, func(p rules.Pack) bool { return p.Name == l.Pack })
		if at < 0 {
			return unread("カードパック%qのカードを使うが、このプログラムにはそのパックがない", "it uses cards of the pack %q, which this build does not have", l.Pack)
		}
		var used []pack.Card
		for i, card := range s.Cards {
			if k := packs[at].Find(card.ID); k >= 0 && card.Kind == "" {
				s.Cards[i] = packs[at].Cards[k]
				used = append(used, s.Cards[i])
			}
		}
		if c.sumOf(used) != l.Sum {
			return unread("カードパック%qのカードが、対戦した時のものと違う", "the cards of the pack %q are not those that the match was played with", l.Pack)
		}
	}
	for _, card := range s.Cards {
		if card.Kind == "" {
			return unread("カード%qが、ファイルにもパックにもない", "card %q is neither in the file nor in its packs", card.ID)
		}
	}
	return nil
}

// sumOf sums up what is printed on cards, as the file does.
func (c *content) sumOf(cards []pack.Card) uint64 {
	if c.old != nil {
		return format2.Hash(c.Header.Game, cards)
	}
	return printSum(cards)
}

// printSum sums up what is printed on cards.
func printSum(cards []pack.Card) uint64 {
	var c content
	c.hold(cards)
	b, err := c.MarshalMsg(nil)
	if err != nil {
		panic("replay: " + err.Error()) // into memory it cannot fail
	}
	return crc64.Checksum(b, sums)
}
