package reading

import (
	"strings"

	"gorin/render/page"
	"gorin/rules"
	"gorin/rules/study"
)

// LineWords is a line of a face in words: as written, and how it is understood or why
// not.
func LineWords(p page.Client, s *study.Face, k int) string {
	text, wrong := s.Text[k], s.Wrong[k]
	if wrong == nil {
		said := s.Printed.Lines[k]
		return p.W("line-read", k+1) + p.W("colon") + text + " / " + p.W("in-ja") + p.W("colon") + said[rules.Japanese] + " / " + p.W("in-en") + p.W("colon") + said[rules.English]
	}
	parts := []string{p.W("line-misread", k+1) + p.W("colon") + text, p.W("misread-at", wrong.Column) + p.W("colon") + wrong.Why.In(p.Lang())}
	if rest := []rune(text); wrong.Column <= len(rest) {
		parts = append(parts, p.W("misread-rest")+p.W("colon")+string(rest[wrong.Column-1:]))
	}
	if wrong.Clause != "" {
		parts = append(parts, "§"+wrong.Clause)
	}
	if len(wrong.Near) > 0 {
		parts = append(parts, p.W("misread-near")+p.W("colon")+strings.Join(wrong.Near, p.W("comma")))
	}
	return strings.Join(append(parts, p.W("misread-inert")), " / ")
}
