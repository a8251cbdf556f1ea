package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// named is how English describes cards by their names and by one of several things. 《N》 is the name of a
// card or a part of it (2.1.2), so English does not say "named", which would be all of the name; it is
// read all the same.
var named = []text.Phrase{
	{"namepart", NameIs, 0, "", "{name}"},
	{"post", NameIs, 0, "", " with {name} in <their names|its name>"},
	{"post", NotOf, 0, "", " without {0:namepart} in <their names|its name>"},
	{"post", saidBut, 0, "", " with {1:namepart} but not {0:namepart} in <their names|its name>"},
	{"post", AnyOf, 0, "", " with {0&:namepart: or } in <their names|its name>"},
	{"post", AnyOf, 0, "", " <|>either {0&:keyed: or }"},
	{"keyed", HasKeyword, 0, "", "with {#keyword}"},
	{"post", AnyOf, 0, "", " that <are|is> either {0&:adj: or }"},
	{"post", AnyOf, 0, "", " that either {0&:being/=: or }"},
	{"post", AnyOf, 0, "", " <|>either {0&:tail: or }"},
	{"tail", NameIs, 0, "", "with {name} in the name"},
	{"being", NameIs, 0, "", "ha<ve|s> {name} in <their names|its name>"},
	{"being", HasKeyword, 0, "", "ha<ve|s> {#keyword}"},
	{"being", surface.Via, 0, "", "<are|is> {@:adj}"},
}

// saidApart is a set in which a name is left out of a wider one: 《A》以外の《B》 is "with “B” but not “A” in
// its name".
func saidApart(set Node) Node {
	for i := 3; i+1 < len(set.Kids); i++ {
		not, is := set.Kids[i], set.Kids[i+1]
		if not.Kind == NotOf && not.Kids[0].Kind == NameIs && is.Kind == NameIs {
			kids := append([]Node(nil), set.Kids[:i]...)
			set.Kids = append(append(kids, N(saidBut, not.Kids[0], is)), set.Kids[i+2:]...)
		}
	}
	return set
}

// meantApart is what saidApart says.
func meantApart(set Node) Node {
	for i := 3; i < len(set.Kids); i++ {
		if but := set.Kids[i]; but.Kind == saidBut {
			kids := append([]Node(nil), set.Kids[:i]...)
			set.Kids = append(append(kids, N(NotOf, but.Kids[0]), but.Kids[1]), set.Kids[i+1:]...)
		}
	}
	return set
}
