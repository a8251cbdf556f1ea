package rulestest

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gorin/rules"
)

// games are the packages of the rulebooks, of lexicons without one, and of the made-up
// games.
var games = func() []string {
	all := slices.Clone(madeUp)
	for _, g := range rules.Games() {
		if !slices.Contains(madeUp, "rules/rulestest/"+g) {
			all = append(all, "rules/"+g)
		}
	}
	return all
}()

// madeUp is the games of the tests, which anybody may name.
var madeUp = []string{"rules/rulestest/lanterns", "rules/rulestest/regatta"}

// rooms are the packages of a name in the rooms of all games.
func rooms(name string) (all []string) {
	for _, g := range games {
		all = append(all, g+"/"+name)
	}
	return all
}

// below says for each package of the machine what of this module it may
// import, besides itself. Packages that are not listed are outside of the
// rules and may import rules/… but not rules/kernel.
var below = map[string][]string{
	"rules/lang":              {}, // below everything
	"rules/ability":           {},
	"rules/rulebook":          {"rules/ability", "rules/text", "rules/kernel", "rules/cards", "rules/deck", "rules/pack", "rules/value"},
	"rules/kernel":            {"rules/ability"},
	"rules/pack":              {"rules/ability", "rules/value"},
	"rules/value":             {},
	"rules/text":              {"rules/ability", "rules/text/meaning", "rules/text/surface"},
	"rules/text/meaning":      {"rules/ability", "rules/text/surface"},
	"rules/text/phrases":      {"rules/ability", "rules/text", "rules/text/surface"},
	"rules/text/coverage":     {"rules/ability", "rules/text"},
	"rules/text/surface":      {"rules/ability"},
	"rules/text/texttest":     {"rules/ability", "rules/text", "rules/text/phrases", "rules/text/gen", "rules/rulestest/property"},
	"rules/cards":             {"rules/ability", "rules/kernel", "rules/pack", "rules/value", "rules/text"},
	"rules/cards/learn":       append([]string{"rules", "rules/ability", "rules/cards", "rules/pack", "rules/value", "rules/text"}, games...),
	"rules/deck":              {"rules/pack", "rules/value", "rules/text", "rules/ability"},
	"rules":                   append([]string{"rules/rulebook", "rules/show", "rules/position", "rules/standing", "rules/kernel", "rules/cards", "rules/pack", "rules/value", "rules/text", "rules/deck"}, slices.Concat(games, rooms("lexicon"))...), // of a game that can only be read, the list names the lexicon
	"rules/clauses":           {"rules"},
	"rules/reach":             {"rules", "rules/show", "rules/rulebook", "rules/ability", "rules/kernel"},
	"rules/study":             {"rules", "rules/show", "rules/kernel", "rules/cards", "rules/deck", "rules/pack", "rules/text"},
	"rules/bot":               {"rules", "rules/value"},
	"rules/bot/search":        {"rules", "rules/bot"},
	"rules/bot/bottest":       {"rules", "rules/bot"},
	"rules/bot/all":           append([]string{"rules", "rules/bot", "rules/bot/search"}, rooms("bot")...), // the list
	"rules/oracle":            {"rules"},
	"rules/oracle/all":        append([]string{"rules", "rules/oracle"}, rooms("oracle")...), // the list
	"rules/position":          {"rules/show", "rules/rulebook", "rules/ability", "rules/kernel", "rules/pack"},
	"rules/standing":          {"rules/show", "rules/kernel"},
	"rules/show":              {"rules/rulebook", "rules/ability", "rules/text", "rules/kernel", "rules/cards", "rules/pack", "rules/value", "assets"},
	"rules/replay/format2":    {"rules", "rules/pack", "rules/value", "rules/standing"},
	"rules/replay":            {"rules/study", "rules/replay/format2", "rules", "rules/pack", "rules/value", "rules/deck"},
	"rules/scenario":          append([]string{"rules/position", "rules/clauses", "rules", "rules/ability", "rules/kernel", "rules/pack", "rules/value", "rules/text", "rules/deck", "assets"}, games...),
	"rules/binder":            {"rules/study", "rules", "rules/deck", "rules/pack", "rules/value"},
	"rules/puzzle":            {"rules/position", "rules/clauses", "rules", "rules/bot", "rules/bot/all", "rules/scenario"},
	"rules/glossary":          {"rules"},
	"rules/lesson":            {"rules/position", "rules", "rules/bot", "rules/bot/all", "rules/scenario", "rules/rulestest/room"},
	"rules/rulestest":         {"rules/rulestest/size", "rules/position", "rules/clauses", "rules", "rules/bot", "rules/bot/all", "rules/deck", "rules/pack", "rules/value", "rules/replay"},
	"rules/rulestest/old":     {"rules/rulestest/size", "rules", "rules/binder", "rules/puzzle", "rules/replay"},
	"rules/rulestest/watch":   {"rules/rulestest/size", "rules/position", "rules", "rules/bot", "rules/bot/all", "rules/deck", "rules/oracle", "rules/oracle/all", "rules/pack", "rules/value", "rules/rulestest"},
	"rules/rulestest/aspects": {"rules/rulestest/size", "rules/position", "rules", "rules/ability", "rules/kernel", "rules/pack", "rules/text", "rules/text/gen"},
	"rules/rulestest/steps":   {"rules/rulestest/size", "rules/kernel", "rules/scenario"},
	"rules/trial":             {"rules/position", "rules/reach", "rules", "rules/ability", "rules/bot", "rules/bot/all", "rules/pack", "rules/value", "rules/rulestest", "rules/text"},
	"rules/trial/all":         append([]string{"rules/trial"}, rooms("trial")...), // the list
	"rules/text/gen":          {"rules/ability"},
	"rules/synthetic":         append([]string{"rules/study", "rules/reach", "rules", "rules/ability", "rules/bot", "rules/bot/all", "rules/deck", "rules/pack", "rules/value", "rules/rulestest", "rules/text", "rules/text/gen"}, slices.Concat(rooms("lexicon"), rooms("lexicon/trees"))...),
	"rules/synthetic/all":     append([]string{"rules/synthetic"}, rooms("synthetic")...), // the list
	"rules/judge": {"rules/clauses", "rules/reach", "rules/study", "rules", "rules/cards", "rules/synthetic", "rules/synthetic/all", "rules/bot", "rules/bot/all", "rules/bot/search", "rules/oracle", "rules/oracle/all", "rules/deck", "rules/pack", "rules/value", "rules/puzzle", "rules/lesson", "rules/replay", "rules/rulestest",
		"rules/scenario", "rules/text", "rules/text/coverage", "rules/ability", "rules/trial", "rules/trial/all", "rules/judge/mutate"},

	// Helpers of tests.
	"rules/rulestest/spent":         {},
	"rules/rulestest/property":      {"rules/rulestest/size"},
	"rules/rulestest/size":          {},
	"rules/rulestest/carried":       {"rules/rulestest/size", "rules/clauses"},
	"rules/rulestest/carried/count": {"rules/scenario"},
	"rules/rulestest/idle":          {"rules", "rules/scenario"},
	"rules/rulestest/numbers":       {"rules", "rules/clauses"},

	"rules/judge/mutate": {},
	"assets":             {},
}

// closed names what nothing outside of the rules may import.
var closed = append([]string{"rules/kernel", "rules/ability", "rules/cards", "rules/rulebook", "rules/lang", "rules/show"}, slices.Concat(rooms("bot"), rooms("oracle"), rooms("trial"), rooms("synthetic"), rooms("lexicon"), rooms("lexicon/trees"), games)...)

// TestArrows reads every import of the module: they run downwards only, and
// nothing under rules/ knows a window or a browser.
func TestArrows(t *testing.T) {
	for _, g := range games {
		below[g+"/bot"] = []string{"rules", "rules/bot"}
		below[g+"/trial"] = []string{"rules", g + "/lexicon", "rules/ability", "rules/pack", "rules/value", "rules/trial"}
		below[g+"/synthetic"] = []string{"rules/ability", "rules/deck", "rules/pack", "rules/value", "rules/synthetic", "rules/text/gen", g + "/lexicon", g + "/lexicon/trees"}
		below[g+"/oracle"] = []string{"rules", "rules/oracle"}
		below["assets/"+path.Base(g)] = []string{}
		below[g+"/lexicon/trees"] = []string{g + "/lexicon", "rules/ability", "rules/text/gen"}
		below[g+"/lexicon"] = []string{"rules/ability", "rules/text", "rules/text/phrases", "rules/text/surface"}
		below[g] = []string{g + "/lexicon", "assets/" + path.Base(g), "rules/rulebook", "rules/deck", "rules/ability", "rules/kernel", "rules/cards", "rules/pack", "rules/value", "rules/text"}
	}
	root := os.DirFS("../..")
	err := fs.WalkDir(root, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() && file != "." && (strings.HasPrefix(name, ".") || name == "node_modules" || name == "testdata") {
			return fs.SkipDir
		}
		if d.IsDir() || path.Ext(file) != ".go" {
			return nil
		}
		src, err := fs.ReadFile(root, file)
		if err != nil {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, src, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range f.Imports {
			what, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if why := forbidden(path.Dir(file), what, strings.HasSuffix(file, "_test.go")); why != "" {
				t.Errorf("%s imports %s: %s", file, what, why)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// forbidden says why the package in dir may not import what, "" if it may.
// Tests may look at more of the rules, but not out of them either.
func forbidden(dir, what string, test bool) string {
	inRules := dir == "rules" || strings.HasPrefix(dir, "rules/")
	local, isLocal := strings.CutPrefix(what, "gorin/")
	switch {
	case !isLocal && inRules && (strings.Contains(what, "ebiten") || what == "syscall/js"):
		return "rules know no window and no browser"
	case !isLocal:
		return ""
	case inRules && local != "assets" && !strings.HasPrefix(local, "assets/") && !strings.HasPrefix(local, "rules"):
		return "rules stand below it"
	case inRules && (test || local == "rules/lang"):
		return ""
	}
	allowed, listed := below[dir]
	if !listed {
		if inRules {
			return "say in this test what the new package may import"
		}
		for _, c := range closed {
			if local == c {
				return "only the facade, package rules, may be used out here"
			}
		}
		return ""
	}
	for _, a := range allowed {
		if a == local {
			return ""
		}
	}
	return "it does not stand below"
}
