package binder

import (
	"errors"
	"fmt"
	"strings"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
)

// mostFaults is how many faults of a file are told.
const mostFaults = 50

func fault(file, card, ja, en string, args ...any) *pack.Fault {
	return &pack.Fault{File: file, Card: card, Words: lang.Words{fmt.Sprintf(ja, args...), fmt.Sprintf(en, args...)}}
}

// Unfit is why a file is not taken.
type Unfit struct{ pack.Faults }

// unfit makes an Unfit of what package pack and deck say.
func unfit(err error) error {
	var faults pack.Faults
	if errors.As(err, &faults) {
		return &Unfit{faults}
	}
	return err
}

// Told lists the faults in the player's languages, each on a line with its place.
func (u *Unfit) Told() rules.Words {
	var ja, en []string
	for _, f := range u.Faults {
		ja = append(ja, "・"+placeOf(f, "%d行目", "%d文字目", "カード ", "、", "：")+f.Words[rules.Japanese])
		en = append(en, "– "+placeOf(f, "line %d", "column %d", "card ", ", ", ": ")+f.Words[rules.English])
	}
	return rules.Words{strings.Join(ja, "\n"), strings.Join(en, "\n")}
}

// placeOf says where a fault is.
func placeOf(f *pack.Fault, line, column, card, comma, colon string) string {
	var parts []string
	if f.Line > 0 {
		parts = append(parts, fmt.Sprintf(line, f.Line))
	}
	if f.Column > 0 {
		parts = append(parts, fmt.Sprintf(column, f.Column))
	}
	if f.Card != "" {
		parts = append(parts, card+f.Card)
	}
	if f.Field != "" {
		parts = append(parts, f.Field)
	}
	if parts == nil {
		return ""
	}
	return strings.Join(parts, comma) + colon
}
