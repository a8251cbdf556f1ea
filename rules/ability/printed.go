package ability

// ColourID names a card colour; the games share one list.
type ColourID int

// The colours.
const (
	NoColour ColourID = iota
	Yellow
	Green
	Red
	Blue
	Purple
	White
	Black
)

// Icon names an icon that is printed on cards. Each game numbers its own from OwnIcon.
type Icon int

// IconNone is no icon.
const (
	IconNone Icon = iota
	OwnIcon
)
