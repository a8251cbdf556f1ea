package pack

// testGames are the games whose packs the tests of this package read.
var testGames Games

// SetGames lets the tests read packs of these games.
func SetGames(games Games) { testGames = games }
