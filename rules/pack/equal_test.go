package pack

import (
	"reflect"
	"testing"
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
		case reflect.Struct:
			if part := f.Field(0); part.Kind() == reflect.Int {
				part.SetInt(1)
			} else {
				part.SetString("x")
			}
		case reflect.Pointer:
			f.Set(reflect.ValueOf(&Card{Name: Words{Ja: "x"}}))
		default:
			t.Fatalf("a field of kind %v", f.Kind())
		}
		if plain.Equal(&other) || !other.Equal(&other) {
			t.Errorf("%s does not count", reflect.TypeFor[Card]().Field(i).Name)
		}
	}
}
