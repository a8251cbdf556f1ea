//go:build !coming

package rules

// withComing: of games that are being written only the texts are there.
const withComing = false
