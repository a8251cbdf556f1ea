package rules

import (
	"gorin/rules/kernel"
	"gorin/rules/pack"
	"gorin/rules/show"
)

// Study is a face of a card with what is understood of its text.
type Study struct {
	Printed Printed // Other is the place among the studied faces
	Text    []string
	Wrong   []*Misread // of each line: why it is not understood, or nil
}

// StudyCards reads cards of a game, face by face. Each is read by itself: what
// stands on others does not matter.
func StudyCards(game string, list []pack.Card) ([]Study, error) {
	wrong, err := Misreads(game, list)
	if err != nil {
		return nil, err
	}
	b := bookOf(game)
	marked := Inert(list, wrong)
	set, err := b.Compile(marked)
	if err != nil {
		return nil, err
	}
	t := show.Table{M: &kernel.Machine{Book: set.Book}, Book: b.Book, Cards: show.NewSet(set, marked)}
	var out []Study
	eachFace(list, func(c *pack.Card) {
		out = append(out, Study{Printed: t.Printed(int(set.Index[c.ID])), Text: c.Lines, Wrong: make([]*Misread, len(c.Lines))})
	})
	at := map[string]int{}
	for i := range out {
		at[out[i].Printed.ID] = i
	}
	for i := range out {
		if p := &out[i].Printed; p.Other >= 0 {
			p.Other = at[set.List[p.Other].ID]
		}
	}
	for i := range wrong {
		out[at[wrong[i].Card]].Wrong[wrong[i].Line] = &wrong[i]
	}
	return out, nil
}
