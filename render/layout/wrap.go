package layout

import "strings"

// Signs that may not begin a line and signs that may not end one (kinsoku).
const (
	notFirst = "、。，．・：；？！）」』】］〕》〉’”ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…,.:;?!)]}％"
	notLast  = "（「『【［〔《〈‘“([{"
)

// Wrap breaks s into lines no wider than width. Latin words stay whole where
// they fit, Japanese breaks between any two signs but as kinsoku allows.
// measure is the width of a string. Line feeds break always.
func Wrap(s string, width float64, measure func(string) float64) []string {
	var lines []string
	for para := range strings.SplitSeq(s, "\n") {
		lines = append(lines, wrapPara(para, width, measure)...)
	}
	return lines
}

func wrapPara(s string, width float64, measure func(string) float64) []string {
	var lines []string
	line, used := "", 0.0
	for _, piece := range pieces(s) {
		if used+seen(piece, measure) > width && line != "" {
			lines = append(lines, strings.TrimRight(line, " "))
			line, used = "", 0
			piece = strings.TrimLeft(piece, " ")
		}
		for seen(piece, measure) > width && len([]rune(piece)) > 1 {
			cut := cutTo(piece, width, measure)
			lines = append(lines, piece[:cut])
			piece = piece[cut:]
		}
		line, used = line+piece, used+measure(piece)
	}
	return append(lines, strings.TrimRight(line, " "))
}

// seen is the width of a piece at the end of a line, where spaces take no room.
func seen(piece string, measure func(string) float64) float64 {
	return measure(strings.TrimRight(piece, " "))
}

// cutTo is how many bytes of s fit the width, at least one sign.
func cutTo(s string, width float64, measure func(string) float64) int {
	fits := 0
	for i, r := range s {
		end := i + len(string(r))
		if fits > 0 && measure(s[:end]) > width {
			break
		}
		fits = end
	}
	return fits
}

// pieces cuts s into the parts between which a line may break.
func pieces(s string) []string {
	var out []string
	runes := []rune(s)
	start := 0
	for i := 1; i < len(runes); i++ {
		if mayBreak(runes[i-1], runes[i]) {
			out = append(out, string(runes[start:i]))
			start = i
		}
	}
	if start < len(runes) {
		out = append(out, string(runes[start:]))
	}
	return out
}

func mayBreak(before, after rune) bool {
	if strings.ContainsRune(notFirst, after) || strings.ContainsRune(notLast, before) {
		return false
	}
	if before == ' ' {
		return after != ' '
	}
	if after == ' ' {
		return false
	}
	return before >= 0x2E80 || after >= 0x2E80
}

// Shorten cuts s with an ellipsis so that it is no wider than width.
func Shorten(s string, width float64, measure func(string) float64) string {
	if measure(s) <= width {
		return s
	}
	runes := []rune(s)
	lo, hi := 0, len(runes)
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if measure(string(runes[:mid])+"…") <= width {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	if lo == 0 {
		return ""
	}
	return strings.TrimRight(string(runes[:lo]), " ") + "…"
}
