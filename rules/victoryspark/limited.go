package victoryspark

import (
	"slices"
	"strings"

	"gorin/rules/pack"
)

// Cards of before 3 June 2011 that count as having a limited icon though none is printed
// on them (2.18.2.1, 2.18.2.1.2.2), by their collection numbers. The two exceptions (2.18.2.1.2.1)
// are not among them.
const (
	oldFire = "GS/T04 GS/027 GS/054 SG/T06 SG/036 SG/087 CB/T05 CB/038 CB/090 DD/T08 DD/037 DD/052 FC/T07 FC/024 FC/087 " +
		"MD/T02 MD/093 MTL/021 BBL/022 BLR/027 TOG/T05 TOG/076 SH/T08 SH/079 DH/T01 DH/092"
	oldHeal = "GS/T09 GS/038 SG/T11 SG/022 SG/071 CB/101 CB/077 DD/T04 DD/028 DD/049 DD/093 MO/T05 MO/018 MO/022 MO/027 MO/065 " +
		"FC/T09 FC/033 FC/056 MD/T05 MD/094 MTL/023 BBL/004 BLR/017 TOG/T04 TOG/075 SH/T04 SH/075 DH/T02 DH/093"
)

// limitedOf is the limited icons of a card (2.18): those printed, and those of old cards
// (2.18.2.1.2.2).
func limitedOf(card *pack.Card) []string {
	icons := slices.Clone(card.Keys("limited"))
	for key, list := range map[string]string{"fire": oldFire, "heal": oldHeal} {
		if card.ID != "" && slices.Contains(strings.Fields(list), card.ID) && !slices.Contains(icons, key) {
			icons = append(icons, key)
		}
	}
	return icons
}
