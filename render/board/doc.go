// Package board is a position as it lies on the screen: mats, cards, arrows and counts, what
// flies from where to where, and which of it the open question is about. It must not know
// the match, who plays, nor what a touch does: the table that shows it answers.
package board
