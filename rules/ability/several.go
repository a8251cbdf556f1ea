package ability

import "strings"

// Several parts what some copies of texts have on one line into its abilities: each begins with the
// icon of its kind, behind the full stop of the one before it.
func Several(line string) []string {
	var out []string
	depth, from := 0, 0
	for i, r := range line {
		switch r {
		case '『', '「', '（', '［':
			depth++
		case '』', '」', '）', '］':
			depth--
		case '【':
			before := strings.TrimSpace(line[from:i])
			if depth == 0 && len(before) > len("。") && beginsAbility(line[i:]) && (strings.HasSuffix(before, "。") || strings.HasSuffix(before, "）")) {
				out = append(out, before)
				from = i
			}
		}
	}
	return append(out, strings.TrimSpace(line[from:]))
}

func beginsAbility(s string) bool {
	return strings.HasPrefix(s, "【自】") || strings.HasPrefix(s, "【起】") || strings.HasPrefix(s, "【永】")
}
