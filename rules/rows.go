package rules

import (
	"encoding/json"

	"gorin/rules/value"
)

// ColumnOf is where a value of a game stands in rows. A game that does not declare it, or
// that there is not, has it in no column, which is nothing in all rows.
func ColumnOf(game, key string) Column {
	if b := BookOf(game); b != nil {
		return b.Values.Column(key)
	}
	return value.NoColumn
}

// RowOf is the values of a card of a game as they are printed; an empty row if there is no
// such game.
func RowOf(game string, printed value.Values) Row {
	if b := BookOf(game); b != nil {
		return b.Values.Row(printed)
	}
	return Row{}
}

// ReadView reads a view in JSON, with the values of cards in the columns of its game.
func ReadView(b []byte) (*View, error) {
	v := new(View)
	if err := json.Unmarshal(b, v); err != nil {
		return nil, err
	}
	if b := BookOf(v.Game); b != nil {
		v.In(&b.Values)
	}
	return v, nil
}
