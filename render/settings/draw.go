package settings

import (
	"gorin/render/layout"
	"gorin/render/paint"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/render/widget"
)

// Measures of the settings.
const (
	settingGap  = 10.0
	settingHead = 34.0 // of a section
	settingKey  = 40.0 // of a button: a finger meets it
)

// sheet of the settings while it is drawn, or measured with dry.
type sheet struct {
	*Page
	r   layout.Rect
	y   float64
	dry bool
}

// Draw draws the settings.
func (s *Page) Draw() {
	c := s.C()
	r := s.Size().Mid(min(820, s.Size().W-12), s.Size().H-12)
	c.Sheet(r)
	in := r.InsetXY(14, 10)
	head, in := in.Top(46)
	back, head := head.End(min(120, head.W*0.35))
	if s.Aside() {
		var key layout.Rect
		head.W -= 6
		key, head = head.End(min(170, head.W*0.5))
		s.UI().Button(layout.Rect{X: key.X, Y: key.Y, W: key.W, H: settingKey}, "text-table", "", s.W("text-table"), widget.Plain)
	}
	c.Snug(s.W("settings"), head.X, head.Y+20, head.W-8, theme.Small, paint.Style{Size: theme.Large, Ink: theme.Ink})
	s.UI().Button(layout.Rect{X: back.X, Y: back.Y, W: back.W, H: settingKey}, "settings-close", "", s.W("back"), widget.Plain)
	body := in
	body.W -= 8
	dry := sheet{Page: s, r: body, dry: true}
	dry.all()
	s.UI().Scroll("settings", in, dry.y+8, false, func(in layout.Rect) {
		in.W -= 8
		wet := sheet{Page: s, r: in, y: in.Y}
		wet.all()
	})
}

func (s *sheet) all() {
	for _, part := range s.sections() {
		s.heading(s.W("set-in-" + part.key))
		for i := range part.of {
			s.preference(&part.of[i])
			if part.of[i].key == "marks" && theme.Marks {
				s.legend()
			}
		}
	}
	for _, game := range s.stopGames() {
		s.heading(s.W("set-stops", s.GameName(game)))
		s.stops(game)
	}
	s.version()
}

// version says at the end which version of Gorin this is.
func (s *sheet) version() {
	words := s.Version()
	if words == "" {
		return
	}
	if !s.dry {
		s.C().Text(words, s.r.X, s.y+settingHead*0.5, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	}
	s.y += settingHead
}

func (s *sheet) heading(words string) {
	if !s.dry {
		c := s.C()
		c.Text(c.Fit(words, s.r.W, theme.Normal, false), s.r.X, s.y+settingHead*0.5, paint.Style{Size: theme.Normal, Ink: theme.Vermilion})
		c.Line(s.r.X, s.y+settingHead-4, s.r.Right(), s.y+settingHead-4, 1, theme.Line)
	}
	s.y += settingHead + 4
}

// wide reports whether words and buttons stand side by side.
func (s *sheet) wide() bool { return s.r.W >= 560 }

// parts is where the words of a row stand and where its buttons, from its top.
func (s *sheet) parts() (words, keys layout.Rect) {
	words = layout.Rect{X: s.r.X, Y: s.y, W: s.r.W}
	keys = words
	keys.H = settingKey
	if s.wide() {
		keys.W = s.r.W * 0.55
		keys.X = s.r.Right() - keys.W
		words.W -= keys.W + 16
	}
	return words, keys
}

// preference draws what is set, and a button for each value.
func (s *sheet) preference(p *preference) {
	c := s.C()
	words, keys := s.parts()
	label, why := s.word(p.key), s.whyWord(p)
	high := c.BlockHeight(label, words.W, theme.Normal, false)
	whole := high
	if why != "" {
		whole += 1 + c.BlockHeight(why, words.W, theme.Small, false)
	}
	if s.wide() {
		words.Y += max(0, (settingKey-whole)/2)
	} else {
		keys.Y += whole + 4
	}
	if !s.dry {
		c.Block(label, words, paint.Style{Size: theme.Normal, Ink: theme.Ink})
		words.Y += high + 1
		c.Block(why, words, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
		now := p.get(&s.Habit)
		for i, cell := range keys.Grid(len(p.values), 1, 5) {
			s.UI().Button(cell, "set", p.key+"="+p.values[i], s.valueWord(p, i), chosenIf(i == now))
		}
	}
	s.y = s.rowEnd(whole, keys.H)
}

// rowEnd is where the next row begins, after words and buttons so high.
func (s *sheet) rowEnd(words, keys float64) float64 {
	if s.wide() {
		return s.y + max(words, keys) + settingGap
	}
	return s.y + words + 4 + keys + settingGap
}

func chosenIf(on bool) widget.Manner {
	if on {
		return widget.On
	}
	return widget.Plain
}

// legend names the letters of the colours.
func (s *sheet) legend() {
	c := s.C()
	const high, edge = 22, 2
	x := s.r.X + edge
	for _, k := range theme.Colours {
		words := s.W("shade-" + k)
		w := 24 + c.Width(words, theme.Small, false) + 14
		if x+w > s.r.Right() && x > s.r.X+edge {
			x = s.r.X + edge
			s.y += high
		}
		if !s.dry {
			c.Disc(x+9, s.y+high/2, 10, theme.Ink)
			c.Pip(x+9, s.y+high/2, 7.5, k)
			c.Text(words, x+24, s.y+high/2, paint.Style{Size: theme.Small, Ink: theme.Ink})
		}
		x += w
	}
	s.y += high + settingGap
}

// Stops draws the stops of a game in a room, or with dry only measures how high they are.
func (s *Page) Stops(game string, in layout.Rect, dry bool) (high float64) {
	x := sheet{Page: s, r: in, y: in.Y, dry: dry}
	x.stops(game)
	return x.y - in.Y
}

// stops draws the stops of a game, for each side's turns.
func (s *sheet) stops(game string) {
	c := s.C()
	why := c.BlockHeight(s.W("stops-why"), s.r.W, theme.Small, false)
	cell := min(150, s.r.W*0.3)
	if !s.dry {
		c.Block(s.W("stops-why"), layout.Rect{X: s.r.X, Y: s.y, W: s.r.W}, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
		for i, side := range Sides {
			x := s.r.Right() - cell*(float64(len(Sides)-i)-0.5)
			c.Text(c.Fit(s.Of(game, "turn-"+side), cell, theme.Small, false), x, s.y+why+14, paint.Style{Size: theme.Small, Ink: theme.InkSoft, Align: paint.Centre})
		}
	}
	s.y += why + 26
	for _, x := range skins.For(game).Stops {
		if !s.dry {
			name, size := layout.Rect{X: s.r.X, Y: s.y, W: s.r.W - 2*cell - 4}, theme.Normal
			if c.Width(x.Name.In(s.Lang()), size, false) > name.W {
				size = theme.Small
			}
			high := c.BlockHeight(x.Name.In(s.Lang()), name.W, size, false)
			name.Y += (settingKey - high) / 2
			c.Block(x.Name.In(s.Lang()), name, paint.Style{Size: size, Ink: theme.Ink})
			for i, side := range Sides {
				on := s.hasStop(game, side+"/"+x.Key)
				label, other := s.W("stop-off"), "on"
				if on {
					label, other = s.W("stop-on"), "off"
				}
				r := layout.Rect{X: s.r.Right() - cell*float64(len(Sides)-i) + 4, Y: s.y, W: cell - 4, H: settingKey}
				s.UI().Button(r, "set", StopKey(game, side+"/"+x.Key)+"="+other, label, chosenIf(on))
			}
		}
		s.y += settingKey + 5
	}
	s.y += settingGap
}
