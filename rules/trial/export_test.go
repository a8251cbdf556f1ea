package trial

// testTables gives the tables of games to the tests of this package.
var testTables func(game string) *Table

// SetTables lets the tests try lines of games.
func SetTables(of func(game string) *Table) { testTables = of }
