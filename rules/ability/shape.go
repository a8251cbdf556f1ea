package ability

// Shape is what a kind looks like: its name, sort, and the sorts of its kids.
// A kid sort with Opt may be Nothing; the last one with Many repeats.
type Shape struct {
	Name string
	Sort Sort
	Kids []Kid
	Num  string // what Num means, "" if unused
	Str  string // what Str means, "" if unused
}

// Kid is one place for a kid.
type Kid struct {
	Sort Sort
	Opt  bool
	Many bool
}

func kid(s Sort) Kid { return Kid{Sort: s} }

func opt(s Sort) Kid { return Kid{Sort: s, Opt: true} }

func many(s Sort) Kid { return Kid{Sort: s, Many: true} }

// shapes lays tables of shapes together.
func shapes(tables ...map[Kind]Shape) (all [kindCount]Shape) {
	for _, table := range tables {
		for k, s := range table {
			all[k] = s
		}
	}
	return all
}

// IsLine reports whether a tree of the kind is a whole line.
func (k Kind) IsLine() bool {
	if int(k) >= len(Kinds) {
		return false
	}
	s := Kinds[k].Sort
	return s == SLine || s == SAbility || s == SEffect
}

// SortOf is the sort of a kind, also of one that only compiled code says.
func (k Kind) SortOf() Sort {
	switch {
	case k == Actor:
		return SOwner
	case int(k) >= len(Kinds):
		return SNone
	}
	return Kinds[k].Sort
}

// String is the kind's name.
func (k Kind) String() string {
	if int(k) < len(Kinds) && Kinds[k].Name != "" {
		return Kinds[k].Name
	}
	return "unknown"
}
