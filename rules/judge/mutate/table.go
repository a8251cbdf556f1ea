package mutate

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// table leaves out each step of a procedure's table, and lets neighbours of
// different clauses change places.
func (s *source) table(lit *ast.CompositeLit) {
	list, ok := s.info.TypeOf(lit).(*types.Slice)
	if !ok || !strings.HasSuffix(list.Elem().String(), ".Step") {
		return
	}
	fields := list.Elem().Underlying().(*types.Struct)
	clause := ""
	for i, e := range lit.Elts {
		row := s.row(e.(*ast.CompositeLit), fields)
		for _, name := range []string{"Do", "Ask"} {
			if do := row[name]; do != nil {
				s.step(do, name)
			}
		}
		c := s.code(row["Clause"])
		if i > 0 && c != clause {
			s.mutant(lit, fmt.Sprintf("step %d %s, step %d %s", i-1, clause, i, c), "exchanged", func(n int, text string) string {
				return fmt.Sprintf("mutantSwap(%d, %d, %s)", n, i, text)
			})
		}
		clause = c
	}
}

// row gives the expressions of a step by the names of their fields.
func (s *source) row(lit *ast.CompositeLit, fields *types.Struct) map[string]ast.Expr {
	out := map[string]ast.Expr{}
	for i, e := range lit.Elts {
		name := fields.Field(i).Name()
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			name, e = s.code(kv.Key), kv.Value
		}
		if s.code(e) != "nil" {
			out[name] = e
		}
	}
	return out
}

// step leaves out what a step does or asks.
func (s *source) step(do ast.Expr, name string) {
	sig, ok := s.info.TypeOf(do).Underlying().(*types.Signature)
	if !ok || sig.Results().Len() > 0 {
		return
	}
	var params, args []string
	for i := range sig.Params().Len() {
		arg := fmt.Sprintf("a%d", i)
		args = append(args, arg)
		params = append(params, arg+" "+s.typeName(sig.Params().At(i).Type()))
	}
	s.mutant(do, name+": "+s.code(do), leftOut, func(n int, text string) string {
		return fmt.Sprintf("func(%s) { if !mutantIs(%d) { (%s)(%s) } }", strings.Join(params, ", "), n, text, strings.Join(args, ", "))
	})
}
