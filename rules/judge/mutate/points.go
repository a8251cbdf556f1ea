package mutate

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
	"strings"
)

// Mutant is one small change of the code.
type Mutant struct {
	N             int    // number, from 1, in the order of the code
	File          string // from the module's root
	Line          int
	Func          string // the function or variable that is changed
	Before, After string
}

// Key names the mutant however the lines around it move.
func (m Mutant) Key() string {
	return fmt.Sprintf("%s %s: %s → %s", m.File, m.Func, m.Before, m.After)
}

func (m Mutant) String() string {
	return fmt.Sprintf("%s:%d %s: %s → %s", m.File, m.Line, m.Func, m.Before, m.After)
}

// leftOut stands for a statement or step that is not carried out.
const leftOut = "(left out)"

// source is a file under change.
type source struct {
	file    string // from the root
	syntax  *ast.File
	text    []byte
	set     *token.FileSet
	info    *types.Info
	pkg     *types.Package
	fn      string // what is being read
	mutants []Mutant
	first   int // number of the first mutant
	wraps   map[ast.Node][]wrap
	judged  map[ast.Expr]bool
}

// wrap gives the text that stands for a piece of code with its mutants.
type wrap func(text string) string

// mutant notes a change of a node; wrap gets its number.
func (s *source) mutant(n ast.Node, before, after string, w func(n int, text string) string) {
	at := s.set.Position(n.Pos())
	m := Mutant{N: s.first + len(s.mutants), File: s.file, Line: at.Line, Func: s.fn, Before: short(before), After: short(after)}
	s.mutants = append(s.mutants, m)
	s.wraps[n] = append(s.wraps[n], func(text string) string { return w(m.N, text) })
}

// short writes code on one line.
func short(code string) string {
	code = strings.Join(strings.Fields(code), " ")
	if r := []rune(code); len(r) > 120 {
		return string(r[:119]) + "…"
	}
	return code
}

func (s *source) code(n ast.Node) string {
	return string(s.text[s.offset(n.Pos()):s.offset(n.End())])
}

func (s *source) offset(p token.Pos) int { return s.set.Position(p).Offset }

// find notes every mutant of the file.
func (s *source) find() {
	for _, d := range s.syntax.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			s.fn = d.Name.Name
			if d.Recv != nil {
				s.fn = strings.TrimPrefix(s.code(d.Recv.List[0].Type), "*") + "." + s.fn
			}
			if d.Body != nil {
				s.walk(d.Body)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if v, ok := spec.(*ast.ValueSpec); ok && d.Tok == token.VAR {
					s.fn = v.Names[0].Name
					s.walk(v)
				}
			}
		}
	}
}

func (s *source) walk(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			s.predicate(n.Cond)
		case *ast.ForStmt:
			if n.Cond != nil {
				s.predicate(n.Cond)
			}
		case *ast.SwitchStmt:
			s.cases(n)
		case *ast.ReturnStmt:
			s.values(n.Results)
		case *ast.ValueSpec:
			s.values(n.Values)
		case *ast.AssignStmt:
			s.values(n.Rhs)
		case *ast.BlockStmt:
			s.statements(n.List)
		case *ast.CaseClause:
			s.statements(n.Body)
		case *ast.CompositeLit:
			s.table(n)
		case *ast.UnaryExpr:
			if n.Op == token.NOT {
				s.predicate(n)
			}
		case *ast.BinaryExpr:
			switch n.Op {
			case token.LAND, token.LOR, token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
				s.predicate(n)
			case token.ADD, token.SUB:
				s.numbers(n)
			}
		}
		return true
	})
}

// values: predicates that are returned or assigned.
func (s *source) values(list []ast.Expr) {
	for _, e := range list {
		if b, ok := s.info.TypeOf(e).Underlying().(*types.Basic); ok && b.Info()&types.IsBoolean != 0 {
			s.predicate(e)
		}
	}
}

// numbers changes numbers that are added or taken away by one.
func (s *source) numbers(b *ast.BinaryExpr) {
	if s.info.Types[b].Value != nil {
		return
	}
	for _, e := range []ast.Expr{b.X, b.Y} {
		lit, ok := e.(*ast.BasicLit)
		if !ok || lit.Kind != token.INT {
			continue
		}
		after := lit.Value + "+1 " + b.Op.String() + " " + s.code(b.Y)
		if e == b.Y {
			after = s.code(b.X) + " " + b.Op.String() + " (" + lit.Value + "+1)"
		}
		s.mutant(lit, s.code(b), after, func(n int, text string) string {
			return fmt.Sprintf("(%s+mutantOne[%s](%d))", text, s.typeName(s.info.TypeOf(lit)), n)
		})
	}
}

// cases: a case of a switch that is not what it says.
func (s *source) cases(sw *ast.SwitchStmt) {
	for _, stmt := range sw.Body.List {
		for _, e := range stmt.(*ast.CaseClause).List {
			if sw.Tag == nil {
				s.predicate(e)
				continue
			}
			name := s.typeName(s.info.TypeOf(e))
			if name == "" {
				continue
			}
			s.mutant(e, "case "+s.code(e), leftOut, func(n int, text string) string {
				return fmt.Sprintf("mutantCase[%s](%d, %s)", name, n, text)
			})
		}
	}
}

// typeName writes a type as this file can, "" if it cannot.
func (s *source) typeName(t types.Type) string {
	names, ok := map[string]string{s.pkg.Path(): ""}, true
	for _, imp := range s.syntax.Imports {
		path, _ := strconv.Unquote(imp.Path.Value)
		names[path] = path[strings.LastIndex(path, "/")+1:]
		if imp.Name != nil {
			names[path] = imp.Name.Name
		}
	}
	name := types.TypeString(types.Default(t), func(p *types.Package) string {
		n, known := names[p.Path()]
		ok = ok && known
		return n
	})
	if !ok {
		return ""
	}
	return name
}

// statements leaves out calls and assignments.
func (s *source) statements(list []ast.Stmt) {
	for _, stmt := range list {
		switch x := stmt.(type) {
		case *ast.ExprStmt:
			if call, ok := x.X.(*ast.CallExpr); !ok || s.code(call.Fun) == "panic" {
				continue
			}
		case *ast.AssignStmt:
			if x.Tok == token.DEFINE || s.code(x.Lhs[0]) == "_" {
				continue
			}
		case *ast.IncDecStmt:
		default:
			continue
		}
		s.mutant(stmt, s.code(stmt), leftOut, func(n int, text string) string {
			return fmt.Sprintf("if !mutantIs(%d) { %s }", n, text)
		})
	}
}
