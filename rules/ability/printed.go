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

// TriggerIcon names a trigger icon. Each game numbers its own from OwnIcon.
type TriggerIcon int

// IconNone is no icon.
const (
	IconNone TriggerIcon = iota
	OwnIcon
)
