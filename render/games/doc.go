// Package games is the page of the games that are kept: each with its position as a small
// picture, to be gone on with, named or removed. It must not know the table, nor where games
// are kept and which window has them: a list and its client tell it.
package games
