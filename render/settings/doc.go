// Package settings is the page on which the player sets habits, and what they come to at a
// table. It must not know the table, nor how a habit is felt: it tells its client that they
// are others now.
package settings
