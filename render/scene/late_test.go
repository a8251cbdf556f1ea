//go:build page

package scene

import (
	"archive/zip"
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/rules"
	"gorin/rules/clauses"
	"gorin/rules/puzzle"
)

// TestWordsComeLater: in the page, what clauses decide and the puzzles come after the first
// picture. Until then the client says so; afterwards it shows them without being asked.
func TestWordsComeLater(t *testing.T) {
	var archive bytes.Buffer
	z := zip.NewWriter(&archive)
	if err := z.AddFS(os.DirFS("../../assets")); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	s := newStage(t, nil)
	a := s.app
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	said := func() string {
		s.tick()
		a.Draw(img, 1)
		m := a.mirror()
		lines := []string{m.Prompt}
		for _, act := range m.Acts {
			lines = append(lines, act.Text)
		}
		return strings.Join(lines, "\n")
	}
	a.Do("practice", "")
	if got := said(); !strings.Contains(got, a.w("practice-late")) || strings.Contains(got, "0/") {
		t.Errorf("before the puzzles have come the list says:\n%s", got)
	}
	game := rules.Games()[0]
	number := rules.BookOf(game).Cites.Concede
	if got := a.cite(game, number); got != "§"+number+" "+a.w("law-late") {
		t.Errorf("before the words have come a clause says %q", got)
	}
	a.Lend(rules.LateFile, []byte("no archive"))
	if _, here := rules.Late(game); here {
		t.Error("what cannot be read has come")
	}
	a.Lend(rules.LateFile, archive.Bytes())
	if !a.Dirty() || a.told {
		t.Error("the words have come, and nothing is shown again")
	}
	for _, game := range rules.Games() {
		a.Do("practice", game)
		got := said()
		list, err := puzzle.Shipped(game)
		if err != nil || len(list) == 0 || strings.Contains(got, a.w("practice-late")) {
			t.Errorf("%s: %d puzzles, %v; the list says:\n%s", game, len(list), err, got)
		}
		for _, p := range list {
			if title := p.Title.In(a.lang); !strings.Contains(got, title) {
				t.Errorf("%s: the list says nothing of %q", game, title)
			}
		}
	}
	if c, ok := clauses.Find(game, number); !ok || a.cite(game, number) != "§"+number+" "+c.Words.In(a.lang) {
		t.Errorf("a clause says %q", a.cite(game, number))
	}
}
