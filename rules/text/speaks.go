//go:build !known

package text

// Speaks is whether this program has phrases. One that is without plays only with cards of which all is known (cards.Known).
const Speaks = true
