package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/value"
)

// expectCard checks a value of a card on the table: A, A@zone, opponent:A, seat 3:A.
func (r *runner) expectCard(w []string) error {
	if len(w) < 3 {
		return fmt.Errorf("no such expectation")
	}
	cv, err := r.find(w[0])
	if err != nil {
		return err
	}
	switch w[1] {
	case "has", "lacks":
		if err := r.couldHave(w[2], strings.Join(w[3:], " ")); err != nil && w[1] == "lacks" {
			return err
		}
		have := false
		switch w[2] {
		case "ability":
			for _, l := range cv.Lines {
				have = have || !l.Void && strings.Contains(l.Words[rules.Japanese], strings.Join(w[3:], " "))
			}
		default:
			if d := r.n.Value(w[2]); d != nil && d.Kept != value.Nowhere {
				have = slices.Contains(cv.Now.Keys(d.Key), strings.Join(w[3:], " "))
			} else if has, ok := cardHas[w[2]]; ok {
				have = has(&cv, strings.Join(w[3:], " "))
			} else {
				return fmt.Errorf("a card has no %q", w[2])
			}
		}
		if have != (w[1] == "has") {
			return fmt.Errorf("it has %v", cv.Now)
		}
		return nil
	case "on":
		if key, _ := r.card(cv.Under); key != w[2] {
			return fmt.Errorf("it is attached to %q", key)
		}
		return nil
	}
	got, ok := map[string]int{"markers": cv.Below, "damage": cv.Damage, "aura": cv.Worth}[w[1]]
	if d := r.n.Value(w[1]); d != nil && d.Shape == value.Number && d.Kept != value.Nowhere {
		got, ok = cv.Now.Number(d.Key), true
	}
	if !ok {
		return fmt.Errorf("no such value: %q", w[1])
	}
	if strconv.Itoa(got) != w[2] {
		return fmt.Errorf("it is %d", got)
	}
	return nil
}

func (r *runner) find(name string) (rules.CardView, error) {
	name, zone, at := strings.Cut(name, "@")
	only, name, err := r.whose(name)
	if err != nil {
		return rules.CardView{}, err
	}
	for seat := range r.m.Setup().Seats {
		if only >= 0 && seat != only {
			continue
		}
		v := r.m.View(seat)
		zones := v.Players[seat].Zones
		for _, z := range v.Shared {
			zones = append(zones[:len(zones):len(zones)], partOf(z, seat))
		}
		for _, onStage := range []bool{true, false} {
			for _, z := range zones {
				if at && z.Place.Zone != zone || !at && slices.Contains(r.n.Table, z.Place.Zone) != onStage {
					continue
				}
				for _, cv := range z.Cards {
					if cv.Print >= 0 && strings.TrimSuffix(r.catalogue[cv.Print].ID, "+") == strings.TrimSuffix(name, "+") {
						return cv, nil
					}
				}
			}
		}
	}
	return rules.CardView{}, fmt.Errorf("no card %q can be seen", name)
}
