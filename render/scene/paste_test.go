package scene

import (
	"encoding/base64"
	"slices"
	"strings"
	"testing"

	"gorin/render/fixture"
	"gorin/rules"
)

// paste pastes a text and lets what is opened by it come.
func (s *stage) paste(text string) {
	s.app.Paste(text)
	for range 9 {
		s.tick()
	}
}

// TestPasteLinks: the link of a match and that of a deck open by being pasted, with a page's
// address or without, and what is no link is told.
func TestPasteLinks(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1"})
	s.answer()
	copied := ""
	s.app.host.Copy = func(text string) error { copied = text; return nil }
	s.press("look-back")
	s.press("link")
	if s.says(s.last.Alert, "Ctrl+V"); !strings.HasPrefix(copied, "#replay=") {
		t.Fatalf("copied %q", copied)
	}
	for _, before := range []string{"", "https://example.org/gorin/", "\n  http://127.0.0.1:8080/?lang=ja"} {
		other := newStage(t, nil)
		other.paste(before + copied + "\n")
		if other.app.table == nil || other.app.table.View.Game != s.app.table.View.Game {
			t.Errorf("%q: state %q, %s", before+copied, other.last.State, other.last.Alert)
		}
	}
	for text, why := range map[string]string{
		"":                          "paste-none",
		"a letter to a friend":      "paste-none",
		"see #replay=YWJj and play": "paste-none",
		"https://example.org/":      "paste-none",
		"#replay=":                  "paste-cut",
		"#replay=a":                 "paste-cut",
		"#deck=%%%":                 "paste-cut",
		"#deck=" + strings.Repeat("A", longestLink-len("#deck=")+1): "paste-long",
	} {
		for range 2 {
			s := newStage(t, nil)
			s.do("language", "")
			s.paste(text)
			if s.says(s.last.Alert, s.app.w(why)); s.app.table != nil {
				t.Errorf("%.30q is opened", text)
			}
			s.press("ok")
		}
	}
	// As long as may be, it is looked at, and is no deck.
	s = newStage(t, nil)
	if s.paste("#deck=" + strings.Repeat("A", longestLink-len("#deck="))); s.last.Alert == "" || strings.Contains(s.last.Alert, s.app.w("paste-long")) {
		t.Errorf("the longest link: %q", s.last.Alert)
	}
}

// TestPasteTexts: the texts of packs and decks open by being pasted. A pack that is pasted again
// takes its own place, a deck stands beside others.
func TestPasteTexts(t *testing.T) {
	eachPack(t, func(t *testing.T, p *fixture.Own) {
		s := onRules(t, map[string]string{"lang": "en"})
		names := func() (all []string) {
			for _, f := range s.app.packs.Files() {
				all = append(all, f.Name)
			}
			return all
		}
		text := string(own(t, p.Name))
		s.paste(text)
		if got := names(); len(got) != 1 || !strings.HasSuffix(got[0], ".toml") {
			t.Fatalf("%q, %s", got, s.last.Alert)
		}
		was := names()
		s.paste(text + "\n# edited\n")
		if got := names(); !slices.Equal(got, was) || !strings.Contains(string(s.app.packs.Files()[0].Data), "# edited") {
			t.Errorf("pasted again, there are %q: %s", got, s.last.Alert)
		}
	})
	s := onRules(t, map[string]string{"lang": "en"})
	game := s.app.Games()[0]
	var texts []string
	for _, d := range s.app.Decks(game)[:2] {
		texts = append(texts, s.deckText(game, d.ID))
	}
	for i := range 3 {
		s.paste(texts[i%2])
		s.want("gallery", 0)
	}
	if n := len(s.app.packs.Files()); n != 2 {
		t.Errorf("of two decks, one of them pasted twice, there are %d", n)
	}
}

// deckText is a deck that ships as its file is written.
func (s *stage) deckText(game, id string) string {
	s.Helper()
	s.do("decks-page", game)
	s.do("deck-open", id)
	clear(s.files)
	s.press("deck-export")
	s.press("gallery-back")
	s.press("gallery-back")
	for _, data := range s.files {
		if rules.IsDeck(data) {
			return string(data)
		}
	}
	s.Fatalf("no file of %s: %+v", id, s.last)
	return ""
}

// TestPasteLine: while a line is written, what is pasted goes into it, on one line.
func TestPasteLine(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1"})
	s.answer()
	s.press("new")
	s.press("load")
	id := s.kept()[0].ID
	s.do("game-name", id)
	s.do("type", "a")
	s.paste(" the\n last game #replay=" + base64.RawURLEncoding.EncodeToString([]byte("x")) + "\n")
	s.do("key", "Enter")
	if h, _ := s.app.kept.Find(id); !strings.HasPrefix(h.Title, "athe last game #replay=") {
		t.Errorf("called %q", h.Title)
	}
}
