package assets

// RestFont is the font of rare kanji and signs, which the page is asked for when a text
// needs it.
var RestFont []byte
