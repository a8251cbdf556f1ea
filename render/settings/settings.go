package settings

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/habit"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/sound"
	"gorin/render/widget"
	"gorin/rules"
)

// Client is what shows the settings.
type Client interface {
	C() *paint.Canvas
	UI() *widget.UI
	Size() layout.Rect
	Lang() rules.Lang
	W(key string, args ...any) string        // what the client says
	Of(game, key string, args ...any) string // the same, in words of a game
	GameName(game string) string
	Games() []string
	Version() string // in words, or ""
	Aside() bool     // the client has the table in words beside the picture
	Hear(sound.Effect)
	Apply() // the habits are others now
	Keeps() bool
	Save(key string, data []byte) error
}

// Page is the settings, and the habits that are set there.
type Page struct {
	Client
	Open  bool // shown, over whatever there is
	Habit habit.Habits
}

// preference is one thing that can be set. Its words are set-KEY, set-KEY-why, if it
// has a reason, and set-KEY-VALUE, or set-on and set-off.
type preference struct {
	key    string
	why    bool
	values []string
	get    func(h *habit.Habits) int // which of the values
	put    func(h *habit.Habits, i int)
}

var onOff = []string{"off", "on"}

// toggle is something that is on or off; not is whether it is kept the other way
// round.
func toggle(key string, why, not bool, of func(h *habit.Habits) *bool) preference {
	return preference{key, why, onOff,
		func(h *habit.Habits) int {
			if *of(h) != not {
				return 1
			}
			return 0
		},
		func(h *habit.Habits, i int) { *of(h) = (i == 1) != not }}
}

// section is the preferences under one heading, set-in-KEY.
type section struct {
	key string
	of  []preference
}

var sections = []section{
	{"sight", []preference{
		{"language", false, habit.Langs,
			func(h *habit.Habits) int { return slices.Index(habit.Langs, h.Lang) },
			func(h *habit.Habits, i int) { h.Lang = habit.Langs[i] }},
		{"letters", true, []string{"usual", "large", "largest"},
			func(h *habit.Habits) int { return h.Letters },
			func(h *habit.Habits, i int) { h.Letters = i }},
		toggle("marks", true, false, func(h *habit.Habits) *bool { return &h.Marks }),
	}},
	{"motion", []preference{
		{"pace", true, []string{"none", "fast", "usual", "slow"},
			func(h *habit.Habits) int { return slices.Index(habit.Slows, h.Slow) },
			func(h *habit.Habits, i int) { h.Slow = habit.Slows[i] }},
		{"motion", true, habit.Motions,
			func(h *habit.Habits) int { return slices.Index(habit.Motions, h.Motion) },
			func(h *habit.Habits, i int) { h.Motion = habit.Motions[i] }},
		toggle("sound", false, true, func(h *habit.Habits) *bool { return &h.Quiet }),
	}},
	{"play", []preference{
		{"delay", false, []string{"none", "short", "usual", "long"},
			func(h *habit.Habits) int { return slices.Index(habit.Delays, h.Delay) },
			func(h *habit.Habits, i int) { h.Delay = habit.Delays[i] }},
		toggle("auto", true, false, func(h *habit.Habits) *bool { return &h.Auto }),
		toggle("judge", true, false, func(h *habit.Habits) *bool { return &h.Judge }),
	}},
}

// windows is what can be set for games in which players take turns at priority.
var windows = section{"windows", []preference{
	toggle("own", true, false, func(h *habit.Habits) *bool { return &h.Own }),
	toggle("pay", true, false, func(h *habit.Habits) *bool { return &h.Pay }),
}}

// sections lists what can be set with the games that there are.
func (s *Page) sections() []section {
	if len(s.stopGames()) > 0 {
		return append(slices.Clone(sections), windows)
	}
	return sections
}

// stopGames lists the games that have stops.
func (s *Page) stopGames() (games []string) {
	for _, g := range s.Games() {
		if len(skins.For(g).Stops) > 0 {
			games = append(games, g)
		}
	}
	return games
}

// Sides are whose turns stops are for.
var Sides = []string{"own", "other"}

// StopKey is a stop of a game as a field of the settings; a stop's key says whose turns it
// is for.
func StopKey(game, key string) string { return "stop/" + game + "/" + key }

// hasStop reports whether there is a stop.
func (s *Page) hasStop(game, key string) bool {
	on, set := s.Habit.Stop(game, key)
	if !set {
		on = skins.For(game).Default[key]
	}
	return on
}

// valueWord is a value of a preference in words.
func (s *Page) valueWord(p *preference, i int) string {
	if &p.values[0] == &onOff[0] {
		return s.W("set-" + p.values[i])
	}
	return s.word(p.key + "-" + p.values[i])
}

// whyWord is why one would set a preference, or "".
func (s *Page) whyWord(p *preference) string {
	if !p.why {
		return ""
	}
	return s.word(p.key + "-why")
}

// word is a message about a setting, in words of the first game with stops: what only
// such games have is called as it calls it.
func (s *Page) word(key string) string {
	if games := s.stopGames(); len(games) > 0 {
		return s.Of(games[0], "set-"+key)
	}
	return s.W("set-" + key)
}

// Show shows the settings over whatever there is.
func (s *Page) Show() {
	s.Open = true
	s.UI().ScrollTo("settings", 0)
}

// Do carries out what is done while the settings are shown; all of it is
// theirs.
func (s *Page) Do(act, value string) {
	switch act {
	case "settings", "settings-close":
		s.Open = false
	case "set":
		field, v, _ := strings.Cut(value, "=")
		s.Set(field, v)
	case "key":
		switch value {
		case "Escape", "O":
			s.Open = false
		case "N":
			s.Do("sound", "")
		}
	case "sound":
		s.Habit.Quiet = !s.Habit.Quiet
		s.apply()
	}
}

// Set sets one thing; what is not offered changes nothing.
func (s *Page) Set(field, value string) {
	if rest, ok := strings.CutPrefix(field, "stop/"); ok {
		game, key, _ := strings.Cut(rest, "/")
		if _, named := s.At(game).Stops[key]; named && slices.Contains(onOff, value) {
			s.Habit.SetStop(game, key, value == "on")
			s.apply()
		}
		return
	}
	for _, part := range s.sections() {
		for _, p := range part.of {
			if i := slices.Index(p.values, value); p.key == field && i >= 0 {
				p.put(&s.Habit, i)
				s.apply()
				if field == "sound" {
					s.Hear(sound.Bell)
				}
			}
		}
	}
}

// apply makes the habits felt, and keeps them.
func (s *Page) apply() {
	s.Apply()
	s.Keep()
}

// Keep writes the habits down.
func (s *Page) Keep() {
	if s.Keeps() {
		_ = s.Save("settings", s.Habit.Write()) // habits are a convenience; the game goes on without
	}
}

// At is the habits at a table of a game.
func (s *Page) At(game string) session.Settings {
	set := session.Settings{Auto: s.Habit.Auto, Delay: s.Habit.Delay, Pay: s.Habit.Pay, Own: s.Habit.Own, Stops: session.Stops{}}
	for _, x := range skins.For(game).Stops {
		for _, side := range Sides {
			key := side + "/" + x.Key
			set.Stops[key] = s.hasStop(game, key)
		}
	}
	return set
}

// Mirror writes the settings as fields.
func (s *Page) Mirror(m *page.Mirror) {
	m.State, m.Heading, m.Prompt = "settings", s.W("settings"), s.W("settings-why")
	for _, part := range s.sections() {
		for _, p := range part.of {
			f := page.Field{Name: p.key, Label: s.word(p.key), Why: s.whyWord(&p)}
			for i, v := range p.values {
				f.Choices = append(f.Choices, [2]string{v, s.valueWord(&p, i)})
			}
			if i := p.get(&s.Habit); i >= 0 {
				f.Value = p.values[i]
			} else { // the page's address says something else
				f.Value = strconv.Itoa(s.Habit.Delay)
				f.Choices = append(f.Choices, [2]string{f.Value, f.Value})
			}
			m.Fields = append(m.Fields, f)
		}
	}
	for _, game := range s.stopGames() {
		for _, side := range Sides {
			for _, x := range skins.For(game).Stops {
				f := page.Field{Name: StopKey(game, side+"/"+x.Key), Value: "off", Label: s.W("stop-line", s.Of(game, "turn-"+side), x.Name.In(s.Lang())),
					Choices: [][2]string{{"on", s.W("stop-on")}, {"off", s.W("stop-off")}}}
				if s.hasStop(game, side+"/"+x.Key) {
					f.Value = "on"
				}
				m.Fields = append(m.Fields, f)
			}
		}
	}
	m.Acts = append(m.Acts, page.Act{Act: "settings-close", Text: s.W("back")})
}
