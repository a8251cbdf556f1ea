package scene

import "gorin/rules"

// View is the match as the table shows it, nil where none lies there.
func (a *App) View() *rules.View {
	if a.table == nil {
		return nil
	}
	return a.table.View
}

// Prints are the printed cards of that match.
func (a *App) Prints() []rules.Printed { return a.table.Prints }
