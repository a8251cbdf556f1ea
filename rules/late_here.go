//go:build !page

package rules

// apart tells whether what no match needs comes later.
const apart = false
