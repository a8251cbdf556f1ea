package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	"gorin/rules/text/gen"
	. "gorin/rules/weiss/lexicon"
)

// keyword draws a keyword that texts name.
func (g *drawer) keyword() int {
	return int(g.keywordOf(func(k KeywordSpec) bool { return k.Ja != "" }).Keyword)
}

// label draws one that stands before a text.
func (g *drawer) label() Node {
	return Num(Label, int(g.keywordOf(func(k KeywordSpec) bool { return k.Ja != "" && k.Line == None }).Keyword))
}

func (g *drawer) keywordOf(fits func(KeywordSpec) bool) KeywordSpec {
	var of []KeywordSpec
	for _, k := range Keywords() {
		if fits(k) {
			of = append(of, k)
		}
	}
	return gen.Sampled(g.From, of)
}

// keywordLine draws a line that is one keyword, by its shape.
func (g *drawer) keywordLine() Node {
	words, err := Terms()
	if err != nil {
		panic(err)
	}
	k := g.keywordOf(func(k KeywordSpec) bool { return k.Line != None })
	n, shape := N(k.Line), words.Shape(k.Line)
	for _, kid := range shape.Kids {
		switch kid.Sort {
		case SCost:
			n.Kids = append(n.Kids, g.cost())
		case SHead:
			n.Kids = append(n.Kids, Str(Named, g.Name()))
		case SValue:
			n.Kids = append(n.Kids, Num(Number, g.Int(0, 3)))
		}
	}
	if shape.Num != "" {
		n.Num = 500 * g.Int(1, 9)
	}
	switch {
	case k.Keyword == KwLink:
		n.Str = "灯台同盟"
	case shape.Str != "":
		n.Str = g.Name()
	}
	return n
}
