package pack

import (
	"slices"

	"gorin/rules/value"
)

// of is what a game declares, nil if there is none.
func (g Games) of(game string) *value.List {
	if i := slices.IndexFunc(g, func(v *value.List) bool { return v.Game == game }); i >= 0 {
		return g[i]
	}
	return nil
}

// keys are those of the games, in order.
func (g Games) keys() (keys []string) {
	for _, v := range g {
		keys = append(keys, v.Game)
	}
	slices.Sort(keys)
	return keys
}
