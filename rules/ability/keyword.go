package ability

// KeywordSpec is a keyword of a game, or an icon that stands before a text.
type KeywordSpec struct {
	Keyword Keyword
	Name    string // in trees that are written down
	Ja, En  string // what texts call it, if they do

	// Line is the kind of a line that is this keyword and no more, and Lower the ability that
	// such a line stands for, nil if it is that ability itself. A keyword without such a line
	// labels abilities.
	Line  Kind
	Lower func(line Node) Node
	// Shape is the shape of such a line, unless it stands with those of the other kinds. Without
	// more it has the keyword's name and nothing in it, and is an ability.
	Shape Shape
	// AskedBy is the kind by which texts ask for a keyword that does nothing by itself. Optional.
	AskedBy Kind
}

// shapeOf is the shape of the line that is a keyword.
func (s *KeywordSpec) shapeOf() Shape {
	shape := s.Shape
	if shape.Name == "" {
		shape.Name = s.Name
	}
	if shape.Sort == SNone {
		shape.Sort = SAbility
	}
	return shape
}

// Keywords lists the keywords of the game.
func (v *Vocabulary) Keywords() []KeywordSpec { return v.words.Keywords }

// enterKeywords notes the names of the keywords, and the lines that are one.
func (v *Vocabulary) enterKeywords(fail func(string, ...any)) (names []string) {
	v.lines = make(map[Kind]*KeywordSpec)
	for i := range v.words.Keywords {
		s := &v.words.Keywords[i]
		if s.Keyword < OwnKw {
			fail("the keyword %s has the number %d, which is none of a game's own", s.Name, s.Keyword)
			continue
		}
		for len(names) <= int(s.Keyword) {
			names = append(names, "")
		}
		if old := names[s.Keyword]; old != "" {
			fail("the keywords %s and %s have the same number", old, s.Name)
		}
		names[s.Keyword] = s.Name
		if s.Line == None {
			continue
		}
		if v.lines[s.Line] != nil {
			fail("a line is both of the keywords %s and %s", v.lines[s.Line].Name, s.Name)
		}
		v.lines[s.Line] = s
	}
	return names
}

// StandsFor is the kind of ability that a line of a kind is: that of what it is lowered to, if it
// is a keyword with labels, a cost and parts of its own.
func (v *Vocabulary) StandsFor(k Kind) Kind {
	if s := v.lines[k]; s != nil && s.Lower != nil && v.Shape(k).Form == WholeLine {
		return s.Lower(N(k, Nothing, Nothing)).Kind
	}
	return k
}

// Triggers reports whether a line of a kind that is a keyword says by that what it waits for, so
// that its sentences wait for nothing else.
func (v *Vocabulary) Triggers(k Kind) bool {
	if v.StandsFor(k) != Auto || k == Auto {
		return false
	}
	plain := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing, N(Do, N(You)))
	line := v.lines[k].Lower(N(k, Nothing, Nothing, plain))
	return len(line.Kids) > 2 && line.Kids[2].Kids[2].Kind != None
}

// Lower turns a line that is one keyword into the ability that the keyword stands for;
// other lines stay as they are, unless the game has its own way with them.
func (v *Vocabulary) Lower(n Node) (line Node, kw Keyword) {
	s := v.lines[n.Kind]
	switch {
	case s == nil:
		return v.words.Lower(n), KwNone
	case s.Lower == nil:
		return n, s.Keyword
	}
	return s.Lower(n), s.Keyword
}
