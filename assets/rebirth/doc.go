// Package rebirth holds what comes with Rebirth for you. What all.go has and page.go has not
// comes to the page after its first picture.
package rebirth
