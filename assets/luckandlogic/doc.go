// Package luckandlogic holds what comes with Luck & Logic. What all.go has and page.go has not comes
// to the page after its first picture.
package luckandlogic
