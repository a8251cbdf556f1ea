package scene

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/habit"
	"gorin/render/page"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/sound"
	"gorin/render/theme"
)

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
	}},
}

// windows is what can be set for games in which players take turns at priority.
var windows = section{"windows", []preference{
	toggle("own", true, false, func(h *habit.Habits) *bool { return &h.Own }),
	toggle("pay", true, false, func(h *habit.Habits) *bool { return &h.Pay }),
}}

// sections lists what can be set with the games that there are.
func (a *App) sections() []section {
	if len(a.stopGames()) > 0 {
		return append(slices.Clone(sections), windows)
	}
	return sections
}

// stopGames lists the games that have stops.
func (a *App) stopGames() (games []string) {
	for _, g := range a.setup.games {
		if len(skins.For(g).Stops) > 0 {
			games = append(games, g)
		}
	}
	return games
}

// stopSides are whose turns stops are for.
var stopSides = []string{"own", "other"}

// stopKey is a stop as a field of the settings.
func stopKey(game, side, key string) string { return "stop/" + game + "/" + side + "/" + key }

// hasStop reports whether there is a stop.
func (a *App) hasStop(game, key string) bool {
	on, set := a.habit.Stop(game, key)
	if !set {
		on = skins.For(game).Default[key]
	}
	return on
}

// valueWord is a value of a preference in words.
func (a *App) valueWord(p *preference, i int) string {
	if &p.values[0] == &onOff[0] {
		return a.w("set-" + p.values[i])
	}
	return a.setWord(p.key + "-" + p.values[i])
}

// whyWord is why one would set a preference, or "".
func (a *App) whyWord(p *preference) string {
	if !p.why {
		return ""
	}
	return a.setWord(p.key + "-why")
}

// setWord is a message about a setting, in words of the first game with stops: what only
// such games have is called as it calls it.
func (a *App) setWord(key string) string {
	if games := a.stopGames(); len(games) > 0 {
		return a.of(games[0], "set-"+key)
	}
	return a.w("set-" + key)
}

// openSettings shows the settings over whatever there is.
func (a *App) openSettings() {
	a.setting = true
	a.ui.ScrollTo("settings", 0)
}

// doSettings carries out what is done while the settings are shown; all of it is
// theirs.
func (a *App) doSettings(act, value string) {
	switch act {
	case "settings", "settings-close":
		a.setting = false
	case "set":
		field, v, _ := strings.Cut(value, "=")
		a.set(field, v)
	case "key":
		switch value {
		case "Escape", "O":
			a.setting = false
		case "N":
			a.Do("sound", "")
		}
	case "sound":
		a.habit.Quiet = !a.habit.Quiet
		a.apply()
	}
}

// set sets one thing; what is not offered changes nothing.
func (a *App) set(field, value string) {
	if rest, ok := strings.CutPrefix(field, "stop/"); ok {
		game, key, _ := strings.Cut(rest, "/")
		if _, named := a.settings(game).Stops[key]; named && slices.Contains(onOff, value) {
			a.habit.SetStop(game, key, value == "on")
			a.apply()
		}
		return
	}
	for _, s := range a.sections() {
		for _, p := range s.of {
			if i := slices.Index(p.values, value); p.key == field && i >= 0 {
				p.put(&a.habit, i)
				a.apply()
				if field == "sound" {
					a.hear(sound.Bell)
				}
			}
		}
	}
}

// apply makes the habits felt, and keeps them.
func (a *App) apply() {
	marks := theme.Marks
	theme.UseMarks(a.habit.Marks)
	if a.habit.Lang != a.lang.String() || marks != theme.Marks {
		a.setLang(a.habit.Lang)
	}
	if a.table != nil {
		a.table.s.Set(a.table.settings())
	}
	a.keepHabits()
}

func (a *App) keepHabits() {
	if a.host.Save != nil {
		_ = a.host.Save("settings", a.habit.Write()) // habits are a convenience; the game goes on without
	}
}

// Letters is how many times as large as usual the player wants everything.
func (a *App) Letters() float64 { return habit.Sizes[a.habit.Letters] }

// calm reports whether nothing is to move.
func (a *App) calm() bool { return a.habit.Calm(a.host.Params["motion"] == "less") }

// settings are the habits at a table of a game.
func (a *App) settings(game string) session.Settings {
	set := session.Settings{Auto: a.habit.Auto, Delay: a.habit.Delay, Pay: a.habit.Pay, Own: a.habit.Own, Stops: session.Stops{}}
	for _, x := range skins.For(game).Stops {
		for _, side := range stopSides {
			key := side + "/" + x.Key
			set.Stops[key] = a.hasStop(game, key)
		}
	}
	return set
}

// mirrorSettings writes the settings as fields.
func (a *App) mirrorSettings(m *page.Mirror) {
	m.State, m.Heading, m.Prompt = "settings", a.w("settings"), a.w("settings-why")
	for _, s := range a.sections() {
		for _, p := range s.of {
			f := page.Field{Name: p.key, Label: a.setWord(p.key), Why: a.whyWord(&p)}
			for i, v := range p.values {
				f.Choices = append(f.Choices, [2]string{v, a.valueWord(&p, i)})
			}
			if i := p.get(&a.habit); i >= 0 {
				f.Value = p.values[i]
			} else { // the page's address says something else
				f.Value = strconv.Itoa(a.habit.Delay)
				f.Choices = append(f.Choices, [2]string{f.Value, f.Value})
			}
			m.Fields = append(m.Fields, f)
		}
	}
	for _, game := range a.stopGames() {
		for _, side := range stopSides {
			for _, x := range skins.For(game).Stops {
				f := page.Field{Name: stopKey(game, side, x.Key), Value: "off", Label: a.w("stop-line", a.w("turn-"+side), x.Name.In(a.lang)),
					Choices: [][2]string{{"on", a.w("stop-on")}, {"off", a.w("stop-off")}}}
				if a.hasStop(game, side+"/"+x.Key) {
					f.Value = "on"
				}
				m.Fields = append(m.Fields, f)
			}
		}
	}
	m.Acts = append(m.Acts, page.Act{Act: "settings-close", Text: a.w("back")})
}
