// Package title is the page that is shown first: what can be opened, and the setup of a new
// match, remembered from one day to the next. It must not know the table, nor how a match is
// started: its client starts what is ready.
package title
