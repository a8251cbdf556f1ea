//go:build coming

package rules

// withComing: games that are being written are played.
const withComing = true
