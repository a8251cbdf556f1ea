// Package table is the match on the screen: the position, what is asked, what has happened,
// and what lies over it, drawn and put into words; what the player does there becomes an
// answer to the session, or something that it asks its client for. It must not know how a
// match is started, kept or found, which other pages there are, nor any game: a skin tells
// it how one looks.
package table
