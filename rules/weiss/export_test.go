package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// Amend changes the tables of the next books that are compiled.
func Amend(f func([]kernel.Proc) []kernel.Proc) {
	amend = f
	Tables++
}

// Procedures gives the tables.
func Procedures() []kernel.Proc { return procedures() }

// Looks gives what words and labels are said to look at.
func Looks() (words map[ability.Kind]kernel.Looks, labels map[ability.Keyword]kernel.Looks) {
	return looks(), labelLooks
}
