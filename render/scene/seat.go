package scene

import "gorin/render/table"

// seat is the table at which the player sits, and how its match is kept.
type seat struct {
	*table.Table
	keeping
	a      *App
	origin *seat // what practice has branched off from, or nil
}
