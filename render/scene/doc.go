// Package scene is the client: it shows one of its pages, or the table, and perhaps a dialog
// over it; it starts, opens, keeps and leaves matches, and lends to the pages what its host
// lends. Everything that can be done is a named act, whether it comes from the canvas, the
// keyboard or the mirror. It must not know what a page or the table draws, nor any game.
package scene
