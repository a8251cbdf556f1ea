// Package gallery is the page of a game's cards and decks: the cards to look at, sorted out by what is
// printed on them, decks with their curve, and the table on which decks are built. It must not know the
// match, nor what a game prints on its cards: the game declares that.
package gallery
