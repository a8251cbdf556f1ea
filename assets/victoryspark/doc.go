// Package victoryspark holds what comes with Victory Spark. What all.go has and page.go has not
// comes to the page after its first picture.
package victoryspark
