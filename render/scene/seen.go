package scene

import (
	"gorin/render/page"
	"gorin/render/table"
	"gorin/rules"
)

// View is the match as the table shows it, nil where none lies there.
func (a *App) View() *rules.View {
	if a.table == nil {
		return nil
	}
	return a.table.View
}

// Table is the match on the screen, nil where none lies there.
func (a *App) Table() *table.Table {
	if a.table == nil {
		return nil
	}
	return a.table.Table
}

// Prints are the printed cards of that match.
func (a *App) Prints() []rules.Printed { return a.table.Prints }

// Mirrored is the scene in words.
func (a *App) Mirrored() *page.Mirror { return a.mirror() }
