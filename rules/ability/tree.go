package ability

import (
	"fmt"
	"strconv"
	"strings"
)

// maxDepth is how deep a tree may be that is read.
const maxDepth = 200

// Tree writes a tree in one line: (kind num "str" kids…), or (kind:num "str" kids…) where
// the number has a name.
func (v *Vocabulary) Tree(n Node) string {
	var b strings.Builder
	v.write(&b, n)
	return b.String()
}

func (v *Vocabulary) write(b *strings.Builder, n Node) {
	word, named := v.say(n)
	bare := len(n.Kids) == 0 && (named || n.Num == 0) && n.Str == ""
	if !bare {
		b.WriteByte('(')
	}
	b.WriteString(v.Name(n.Kind))
	if word != "" {
		b.WriteByte(':')
		b.WriteString(word)
	}
	if n.Num != 0 && !named {
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

// say is the Num of a node by its names.
func (v *Vocabulary) say(n Node) (word string, named bool) {
	of := &v.nums[v.Ordinal(n.Kind)]
	if !of.named {
		return "", false
	}
	if word, named = of.word(n.Num); !named {
		return "", false
	}
	return word, true
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
	name, word, worded := strings.Cut(s[:end], ":")
	k, ok := v.named[name]
	if !ok || depth > maxDepth {
		return n, s, fmt.Errorf("read tree: unknown kind %q", name)
	}
	n.Kind = k
	if worded {
		of := &v.nums[v.Ordinal(k)]
		if n.Num, ok = of.number(word); !of.named || !ok {
			return n, s, fmt.Errorf("read tree: %s has no %q", name, word)
		}
	}
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
			if w, named := v.say(n); named && w != "" {
				return n, s, fmt.Errorf("read tree: %s %d has a name: %s", v.Name(k), n.Num, w)
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
