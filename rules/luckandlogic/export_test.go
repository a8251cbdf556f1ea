package luckandlogic

import "gorin/rules/kernel"

// Amend changes the tables of the next books that are compiled.
func Amend(f func([]kernel.Proc) []kernel.Proc) {
	amend = f
	Tables++
}

// Procedures gives the tables.
func Procedures() []kernel.Proc { return procedures() }
