package text

import (
	"fmt"
	"strconv"
	"strings"

	"gorin/rules/ability"
)

var kindNamed = func() map[string]ability.Kind {
	m := map[string]ability.Kind{}
	for k, s := range ability.Kinds {
		m[s.Name] = ability.Kind(k)
	}
	return m
}()

// ReadTree reads a tree in the notation of ability.Node's String: a kind, or
// (kind num "str" kids…).
func ReadTree(s string) (ability.Node, error) {
	n, rest, err := readTree(strings.TrimSpace(s), 0)
	if err == nil && strings.TrimSpace(rest) != "" {
		err = fmt.Errorf("text: tree: left over: %q", rest)
	}
	return n, err
}

func readTree(s string, depth int) (n ability.Node, rest string, err error) {
	open := strings.HasPrefix(s, "(")
	s = strings.TrimPrefix(s, "(")
	end := strings.IndexAny(s, " ()")
	if end < 0 {
		end = len(s)
	}
	k, ok := kindNamed[s[:end]]
	if !ok || depth > maxDepth {
		return n, s, fmt.Errorf("text: tree: unknown kind %q", s[:end])
	}
	n.Kind = k
	s = s[end:]
	if !open {
		return n, s, nil
	}
	for {
		s = strings.TrimLeft(s, " ")
		switch {
		case s == "":
			return n, s, fmt.Errorf("text: tree: %v is not closed", k)
		case s[0] == ')':
			return n, s[1:], nil
		case s[0] == '"':
			q, err := strconv.QuotedPrefix(s)
			if err != nil {
				return n, s, fmt.Errorf("text: tree: %w", err)
			}
			n.Str, _ = strconv.Unquote(q)
			s = s[len(q):]
		case s[0] >= '0' && s[0] <= '9' || s[0] == '-':
			end := strings.IndexAny(s, " )")
			if end < 0 {
				end = len(s)
			}
			if n.Num, err = strconv.Atoi(s[:end]); err != nil {
				return n, s, fmt.Errorf("text: tree: %w", err)
			}
			s = s[end:]
		default:
			kid, rest, err := readTree(s, depth+1)
			if err != nil {
				return n, rest, err
			}
			n.Kids = append(n.Kids, kid)
			s = rest
		}
	}
}
