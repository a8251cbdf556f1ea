package ability

import (
	"fmt"
	"strconv"
	"strings"
)

// maxDepth is how deep a tree may be that is read.
const maxDepth = 200

// Tree writes a tree in one line: (kind num "str" kids…).
func (v *Vocabulary) Tree(n Node) string {
	var b strings.Builder
	v.write(&b, n)
	return b.String()
}

func (v *Vocabulary) write(b *strings.Builder, n Node) {
	bare := len(n.Kids) == 0 && n.Num == 0 && n.Str == ""
	if !bare {
		b.WriteByte('(')
	}
	b.WriteString(v.Name(n.Kind))
	if n.Num != 0 {
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(n.Num))
	}
	if n.Str != "" {
		b.WriteByte(' ')
		b.WriteString(strconv.Quote(n.Str))
	}
	for _, k := range n.Kids {
		b.WriteByte(' ')
		v.write(b, k)
	}
	if !bare {
		b.WriteByte(')')
	}
}

// ReadTree reads a tree that Tree has written.
func (v *Vocabulary) ReadTree(s string) (Node, error) {
	n, rest, err := v.read(strings.TrimSpace(s), 0)
	if err == nil && strings.TrimSpace(rest) != "" {
		err = fmt.Errorf("read tree: left over: %q", rest)
	}
	return n, err
}

func (v *Vocabulary) read(s string, depth int) (n Node, rest string, err error) {
	open := strings.HasPrefix(s, "(")
	s = strings.TrimPrefix(s, "(")
	end := strings.IndexAny(s, " ()")
	if end < 0 {
		end = len(s)
	}
	k, ok := v.named[s[:end]]
	if !ok || depth > maxDepth {
		return n, s, fmt.Errorf("read tree: unknown kind %q", s[:end])
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
			return n, s, fmt.Errorf("read tree: %s is not closed", v.Name(k))
		case s[0] == ')':
			return n, s[1:], nil
		case s[0] == '"':
			q, err := strconv.QuotedPrefix(s)
			if err != nil {
				return n, s, fmt.Errorf("read tree: %w", err)
			}
			n.Str, _ = strconv.Unquote(q)
			s = s[len(q):]
		case s[0] >= '0' && s[0] <= '9' || s[0] == '-':
			end := strings.IndexAny(s, " )")
			if end < 0 {
				end = len(s)
			}
			if n.Num, err = strconv.Atoi(s[:end]); err != nil {
				return n, s, fmt.Errorf("read tree: %w", err)
			}
			s = s[end:]
		default:
			kid, rest, err := v.read(s, depth+1)
			if err != nil {
				return n, rest, err
			}
			n.Kids = append(n.Kids, kid)
			s = rest
		}
	}
}
