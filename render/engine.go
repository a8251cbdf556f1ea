package render

import (
	"gorin/render/fixture"
	"gorin/render/session"
)

func engine() session.Engine { return fixture.Engine{} }
