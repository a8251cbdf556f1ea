package pack

import (
	"reflect"
	"testing"

	"gorin/rules/lang"
)

// TestEqual changes each field of a card in turn.
func TestEqual(t *testing.T) {
	var plain Card
	for i := range reflect.TypeFor[Card]().NumField() {
		var other Card
		switch f := reflect.ValueOf(&other).Elem().Field(i); f.Kind() {
		case reflect.String:
			f.SetString("x")
		case reflect.Int:
			f.SetInt(1)
		case reflect.Slice:
			f.Set(reflect.MakeSlice(f.Type(), 1, 1))
		case reflect.Array:
			f.Index(0).SetString("x")
		case reflect.Pointer:
			f.Set(reflect.ValueOf(&Card{Name: lang.Words{"x"}}))
		default:
			t.Fatalf("a field of kind %v", f.Kind())
		}
		if plain.Equal(&other) || !other.Equal(&other) {
			t.Errorf("%s does not count", reflect.TypeFor[Card]().Field(i).Name)
		}
	}
}
