package mutate

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
	"strings"
)

// predicate negates a condition, and the operands of && and ||.
func (s *source) predicate(e ast.Expr) {
	e = ast.Unparen(e)
	if s.judged[e] {
		return
	}
	s.judged[e] = true
	s.mutant(e, s.code(e), negated(e, s.code(e)), func(n int, text string) string {
		return fmt.Sprintf("((%s) != mutantIs(%d))", text, n)
	})
	if not, ok := e.(*ast.UnaryExpr); ok && not.Op == token.NOT {
		e = ast.Unparen(not.X)
		s.judged[e] = true // the same change
	}
	b, ok := e.(*ast.BinaryExpr)
	switch {
	case !ok:
	case b.Op == token.LAND || b.Op == token.LOR:
		s.predicate(b.X)
		s.predicate(b.Y)
	default:
		s.boundary(b)
	}
}

func negated(e ast.Expr, code string) string {
	switch x := e.(type) {
	case *ast.BinaryExpr:
		return "!(" + code + ")"
	case *ast.UnaryExpr:
		return strings.TrimPrefix(code, "!")
	case *ast.Ident:
		switch x.Name {
		case "true":
			return "false"
		case "false":
			return "true"
		}
	}
	return "!" + code
}

// beside are the comparisons with the boundary on the other side.
var beside = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR}

// boundary moves the boundary of a comparison of whole numbers: by its
// operator, and by one the other way where it is a constant.
func (s *source) boundary(b *ast.BinaryExpr) {
	t, ok := s.info.TypeOf(b.X).Underlying().(*types.Basic)
	if !ok || t.Info()&types.IsInteger == 0 {
		return
	}
	x, y := s.code(b.X), s.code(b.Y)
	op, ordered := beside[b.Op]
	if ordered {
		s.compare(b, x+" "+op.String()+" "+y)
	}
	onLeft := s.isNumber(b.X)
	if !onLeft && !s.isNumber(b.Y) {
		return
	}
	number, other := b.Y, b.X
	if onLeft {
		number, other = b.X, b.Y
	}
	var moves []int
	switch {
	case !ordered:
		if _, ok := number.(*ast.BasicLit); ok && s.literal(number) > 0 {
			moves = []int{-1, 1} // names and 0 say what something is, not how many there are
		}
	case (b.Op == token.LSS || b.Op == token.GEQ) != onLeft:
		moves = []int{-1} // c+1 is what the other operator does
	default:
		moves = []int{1}
	}
	for _, d := range moves {
		if v := s.literal(number) + int64(d); v < 0 && s.neverNegative(other) {
			continue
		}
		moved := fmt.Sprintf("%s%+d", s.code(number), d)
		if v, err := strconv.Atoi(s.code(number)); err == nil {
			moved = strconv.Itoa(v + d)
		}
		if onLeft {
			s.compare(b, moved+" "+b.Op.String()+" "+y)
		} else {
			s.compare(b, x+" "+b.Op.String()+" "+moved)
		}
	}
}

func (s *source) compare(b *ast.BinaryExpr, after string) {
	s.mutant(b, s.code(b), after, func(n int, text string) string {
		return fmt.Sprintf("(mutantIs(%d) && (%s) || mutantNow != %d && (%s))", n, after, n, text)
	})
}

// isNumber reports whether an expression is a whole number that the code names.
func (s *source) isNumber(e ast.Expr) bool {
	v := s.info.Types[e].Value
	return v != nil && v.Kind() == constant.Int
}

// literal is the value of a constant.
func (s *source) literal(e ast.Expr) int64 {
	n, _ := constant.Int64Val(s.info.Types[e].Value)
	return n
}

func (s *source) neverNegative(e ast.Expr) bool {
	t, ok := s.info.TypeOf(e).Underlying().(*types.Basic)
	call, isCall := e.(*ast.CallExpr)
	return ok && t.Info()&types.IsUnsigned != 0 || isCall && s.code(call.Fun) == "len"
}
