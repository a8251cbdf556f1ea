// Package builddivide holds what comes with Build Divide. What all.go has and page.go has not comes
// to the page after its first picture.
package builddivide
