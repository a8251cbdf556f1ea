// Package weiss holds what comes with Weiss Schwarz. What all.go has and page.go has not comes
// to the page after its first picture.
package weiss
