package scene

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/assets"
	"gorin/render/theme"
)

// TestFontsComeLater: a text with signs that the first fonts lack is drawn without them, the
// font that may have them is asked for once, and what was drawn is drawn again with it.
func TestFontsComeLater(t *testing.T) {
	more := assets.MoreFonts
	assets.MoreFonts = nil // as in the page
	s := newStage(t, nil)
	assets.MoreFonts = more
	var asked []string
	s.app.host.Font = func(name string) { asked = append(asked, name) }
	img := ebiten.NewImage(844, 390)
	defer img.Deallocate()
	look := func(want ...string) {
		t.Helper()
		for range 2 {
			s.app.Draw(img, 1)
			s.tick()
		}
		if !slices.Equal(asked, want) {
			t.Fatalf("asked for %q, want %q", asked, want)
		}
	}
	look()
	s.app.tell("鸞", "鷗が鳴く")
	look(theme.WholeFont)
	s.app.Lend(theme.WholeFont, []byte("no font"))
	look(theme.WholeFont)
	for _, name := range []string{theme.WholeFont, theme.RestFont} {
		s.app.Lend(name, more[name])
		if !s.app.Dirty() {
			t.Errorf("%s has come and nothing is drawn again", name)
		}
		look(theme.WholeFont, theme.RestFont)
	}
	if font := s.app.c.Fonts.Wants(); font != "" {
		t.Errorf("%s is still wanted", font)
	}
}
