package scene

import (
	"strings"
	"testing"
)

// TestVersionShown: the title says which version this is, in the player's language, and nothing
// where nobody knows.
func TestVersionShown(t *testing.T) {
	s := newStage(t, map[string]string{"lang": "en"})
	if s.last.Turn != "" {
		t.Errorf("a version that nobody knows is %q", s.last.Turn)
	}
	s.app.host.Build = "2026-11-28 · 83e15abd"
	for range 2 {
		s.do("language", "")
		if want := s.app.w("version", s.app.host.Build); s.last.Turn != want || !strings.HasSuffix(want, s.app.host.Build) {
			t.Errorf("the title says %q", s.last.Turn)
		}
	}
}
