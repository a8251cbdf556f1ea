// Package dialog is a question or a message over whatever is shown: its texts, a line to
// write, and the buttons that answer it. It must not know what is asked, nor what lies
// below it: what an answer does is a function that the asker hands over.
package dialog
