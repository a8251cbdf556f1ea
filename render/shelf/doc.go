// Package shelf is the page of the puzzles: which there are, which the player has tried and
// solved. It must not know the table at which they are solved, nor how an attempt is kept.
package shelf
