package oracle

import (
	"fmt"
	"regexp"

	"gorin/rules"
	"gorin/rules/oracle"
)

var activatedRE = regexp.MustCompile(`^〔(クイック|ノーマル)(?:／([^〕]*))?〕：`)
var oncePerTurnRE = regexp.MustCompile(`この能力は1ターンに(\d+)回しか(?:発動|起動)できない`)

func limitPerTurn(text string) int {
	if m := oncePerTurnRE.FindStringSubmatch(text); m != nil {
		return oracle.Number(m[1])
	}
	return 0
}

// activations lists the activated abilities that a player may play: normal ones
// only at the right time (1103-7).
func (o *half) activations(t *table, p int, mainTime bool, w oracle.Offered) {
	banned, sure := o.bans(t, p)
	for _, c := range t.all() {
		place := t.Place[c.ID]
		if t.controller(c) != p || place.Zone == "resolution" {
			continue
		}
		for _, l := range c.Lines {
			s := o.say(t, c, l.Words[rules.Japanese])
			m := activatedRE.FindStringSubmatch(s.body)
			if s.kind != "起" || m == nil {
				continue
			}
			zone := "field"
			if z := selfZoneRE.FindStringSubmatch(s.body); z != nil { // 1203-6
				zone = zonesByName[z[1]]
			}
			if zone != place.Zone && !(zone == "field" && place.Zone == "territory") {
				continue
			}
			key := fmt.Sprintf("activate %d %s", c.ID, s.text)
			used := o.uses[use{c.ID, s.text}]
			switch n := limitPerTurn(s.text); {
			case m[1] == "ノーマル" && !mainTime, n > 0 && used >= n:
				continue
			case !s.valid && s.known:
				continue
			}
			if banned["起動能力"] && sure {
				continue
			}
			pays, known1 := o.payable(t, p, c, priceOf(m[2]))
			if !pays && known1 {
				continue
			}
			aims, known2 := o.hasTargets(t, p, c.ID, s.body)
			if !aims && known2 {
				continue
			}
			if !sure || !known1 || !known2 || !s.known {
				w.Maybe[key] = true
				continue
			}
			w.Options[key] = "1201-3"
		}
	}
}
