package text

import (
	"go/ast"
	goparser "go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Every reason that the code gives for not understanding a line has Japanese words,
// and there are no others.
func TestReasons(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	given := map[string]bool{tooManyWays: true, tooLong: true, notUsed: true, noWords + Japanese: true, noWords + English: true}
	for _, name := range files {
		f, err := goparser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if !ok || len(lit.Elts) == 0 {
				return true
			}
			if id, ok := lit.Type.(*ast.Ident); !ok || id.Name != "fault" {
				return true
			}
			if s, ok := lit.Elts[0].(*ast.BasicLit); ok {
				reason, err := strconv.Unquote(s.Value)
				if err != nil {
					t.Fatal(err)
				}
				given[reason] = true
			}
			return true
		})
	}
	for reason := range given {
		if reasons[reason] == "" {
			t.Errorf("no Japanese for %q", reason)
		}
	}
	for reason := range reasons {
		if !given[reason] {
			t.Errorf("nothing gives the reason %q", reason)
		}
	}
	if tooLong != "a line has at most "+strconv.Itoa(maxRunes)+" characters" {
		t.Error(tooLong)
	}
}

// What people misspell leads to how the texts say it.
func TestNearest(t *testing.T) {
	for _, c := range []struct{ line, near string }{
		{"【自】 このカードが手札から舞台に置かれたとき、あなたは1枚引く。", "に置かれた時"},
		{"【起】［(2) このカードをタップする］ あなたは1枚引く。", "【レスト】"},
		{"【自】 このカードが【リバース】したとき、あなたは1枚引く。", "した時"},
		{"【自】 あなたのクライマックスフェイズのはじめに、あなたは1枚引く。", "の始めに"},
		{"【自】 このカードがアタックした時、あなたは自分のクロックの上から1枚を、控え室におく。", "置く"},
		{"【自】 アンコール ［手札のキャラを1枚捨てる］", "控え室に置く"},
		{"【起】 助太刀2000 レベル1 ［手札のこのカードを控え室に置く］", "【カウンター】 助太刀…"},
		{"【永】 応援 このカードの前のあなたのキャラに、パワーを＋500。", "すべてに、パワー…"},
		{"【自】 このカードがアタックした時、あなたは1枚引け。", "く"},
		{"このカードのパワーを＋Ｘ。Ｘはあなたのレベルに等しいあなたは1枚引く。", "に等しい。"},
	} {
		_, err := Parse(Japanese, c.line, Weiss())
		e, ok := err.(*Error)
		if !ok || len(e.Near) == 0 || e.Near[0] != c.near || len(e.Near) > mostNear || strings.Contains(strings.Join(e.Near, ""), misprint) {
			t.Errorf("%s: %v; want %q first", c.line, err, c.near)
		}
	}
	for _, c := range []struct{ line, near string }{
		{"【自】このユニットが登場したとき、カードを1枚引く。", "登場した時"},
		{"【起】〔ノーマル／このユニットをレストする〕カードを2枚引く。", "：…"},
		{"【自】このユニットが破壊された時、あなたの山札の上から2枚を墓地におく。", "置く"},
		{"【永】このユニットはブリッツを持つ。", "『【ブリッツ】』を得る"},
	} {
		_, err := Parse(Japanese, c.line, BuildDivide())
		if e, ok := err.(*Error); !ok || len(e.Near) == 0 || e.Near[0] != c.near {
			t.Errorf("%s: %v; want %q first", c.line, err, c.near)
		}
	}
}
