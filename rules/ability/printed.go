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

// TriggerIcon names a trigger icon of one game.
type TriggerIcon int

// The trigger icons.
const (
	IconNone TriggerIcon = iota
	IconSoul
	IconReturn
	IconPool
	IconComeback
	IconDraw
	IconShot
	IconTreasure
	IconGate
	IconStandby
	IconChoice
	IconChance
	IconDiscovery
)

// The trigger icons of another.
const (
	TriggerBuster TriggerIcon = 1 + iota
	TriggerShot
)
