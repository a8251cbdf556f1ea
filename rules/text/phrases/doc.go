// Package phrases is the phrases that games share, as tables that a game's book lists
// beside its own.
package phrases
