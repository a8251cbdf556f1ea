package assets

// MoreFonts is the fonts that not every text needs, which the page fetches once the first
// picture stands.
var MoreFonts map[string][]byte
