package oracle

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// chooseRE is a choice in the words of a text: whose, where, how many, and whether fewer will do.
var chooseRE = regexp.MustCompile(`(自分|相手|味方)の(エントリー|メンバー|手札|控え室|リタイア|思い出|パートナー|エネルギー)から(\d+)枚(まで)?選び`)

// chooseZones are the zones that a text names (4.4.3 and so on).
var chooseZones = map[string][]string{
	"エントリー": {"entry"}, "メンバー": members, "手札": {"hand"}, "控え室": {"waiting-room"}, "リタイア": {"retire"}, "思い出": {"memory"},
}

// mayChoose is what a text says that chooses once, among all cards of a zone: from all
// opponents one may choose (12.5.5.5), and among allies (12.5.4).
func mayChoose(o *half, t *table) (want oracle.Offered, known bool, err error) {
	card := t.At[t.Request.Source]
	if o.play == nil || o.play.card != t.Request.Source || card == nil || card.Print < 0 || len(t.Print(card).Lines) != 1 {
		return want, false, nil
	}
	text := t.Print(card).Lines[0][rules.Japanese]
	m := chooseRE.FindStringSubmatch(text)
	if m == nil || strings.Count(text, "選") != 1 || oneOf(text, "以外", "他の", "各プレイヤー", "相手は", "以下から", "なら、") ||
		t.says("選ばれない", "選ばれず", "優先する") || chooseZones[m[2]] == nil {
		return want, false, nil
	}
	w := t.One(t.Me, "9.7.4.2")
	of := []int{t.Me}
	switch m[1] {
	case "相手":
		of = opponents(t, t.Me)
	case "味方":
		of = blockers(t, t.Me) // who are of the team
	}
	for _, seat := range of {
		for _, zone := range chooseZones[m[2]] {
			z := t.Zone(seat, zone)
			for i := range z {
				if z[i].ID == 0 {
					return want, false, nil
				}
				w.Card(&z[i], "9.7.4.2")
			}
		}
	}
	if m[2] == "手札" && m[1] != "自分" {
		return want, false, nil
	}
	w.Max = min(oracle.Number(m[3]), len(w.Options)) // 1.3.2
	if w.Min = w.Max; m[4] != "" {
		w.Min = 0 // 1.3.5.1
	}
	return w, true, nil
}

// mayOrNot is yes or no, nothing else; what cannot be done is not offered.
func mayOrNot(_ *half, t *table) (want oracle.Offered, known bool, err error) {
	w := t.One(t.Me, t.Request.Clause)
	w.Options["yes"], w.Options["no"] = "9.8.3.1.1", "9.8.3.1.1"
	if len(t.Request.Options) == 1 {
		w.Maybe["yes"], w.Maybe["no"] = true, true
	}
	return w, true, nil
}

// mayGoOn is 5.9.3 and 5.10.3: one more card, or enough.
func mayGoOn(_ *half, t *table) (want oracle.Offered, known bool, err error) {
	w := t.One(t.Me, "5.9.3.1")
	w.Options["yes"], w.Options["stop"] = "5.9.3.2", "5.9.3.1"
	if t.Request.Max != 1 {
		return w, false, fmt.Errorf("5.9.3.1: %d may be picked", t.Request.Max)
	}
	return w, true, nil
}
