package scene

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
type settingSheet struct {
	a   *App
	r   layout.Rect
	y   float64
	dry bool
}

// drawSettings draws the settings.
func (a *App) drawSettings() {
	c := a.c
	r := a.size.Mid(min(820, a.size.W-12), a.size.H-12)
	c.Sheet(r)
	in := r.InsetXY(14, 10)
	head, in := in.Top(46)
	back, head := head.End(min(120, head.W*0.35))
	if a.host.Side != nil {
		var key layout.Rect
		head.W -= 6
		key, head = head.End(min(170, head.W*0.5))
		a.ui.Button(layout.Rect{X: key.X, Y: key.Y, W: key.W, H: settingKey}, "text-table", "", a.w("text-table"), widget.Plain)
	}
	c.Snug(a.w("settings"), head.X, head.Y+20, head.W-8, theme.Small, paint.Style{Size: theme.Large, Ink: theme.Ink})
	a.ui.Button(layout.Rect{X: back.X, Y: back.Y, W: back.W, H: settingKey}, "settings-close", "", a.w("back"), widget.Plain)
	body := in
	body.W -= 8
	s := settingSheet{a: a, r: body, dry: true}
	s.all()
	a.ui.Scroll("settings", in, s.y+8, false, func(in layout.Rect) {
		in.W -= 8
		s := settingSheet{a: a, r: in, y: in.Y}
		s.all()
	})
}

func (s *settingSheet) all() {
	for _, part := range s.a.sections() {
		s.heading(s.a.w("set-in-" + part.key))
		for i := range part.of {
			s.preference(&part.of[i])
			if part.of[i].key == "marks" && theme.Marks {
				s.legend()
			}
		}
	}
	for _, game := range s.a.stopGames() {
		s.heading(s.a.w("set-stops", s.a.nameOfGame(game)))
		s.stops(game)
	}
}

func (s *settingSheet) heading(words string) {
	if !s.dry {
		c := s.a.c
		c.Text(c.Fit(words, s.r.W, theme.Normal, false), s.r.X, s.y+settingHead*0.5, paint.Style{Size: theme.Normal, Ink: theme.Vermilion})
		c.Line(s.r.X, s.y+settingHead-4, s.r.Right(), s.y+settingHead-4, 1, theme.Line)
	}
	s.y += settingHead + 4
}

// wide reports whether words and buttons stand side by side.
func (s *settingSheet) wide() bool { return s.r.W >= 560 }

// parts is where the words of a row stand and where its buttons, from its top.
func (s *settingSheet) parts() (words, keys layout.Rect) {
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
func (s *settingSheet) preference(p *preference) {
	a, c := s.a, s.a.c
	words, keys := s.parts()
	label, why := a.setWord(p.key), a.whyWord(p)
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
		now := p.get(&a.habit)
		for i, cell := range keys.Grid(len(p.values), 1, 5) {
			a.ui.Button(cell, "set", p.key+"="+p.values[i], a.valueWord(p, i), chosenIf(i == now))
		}
	}
	s.y = s.rowEnd(whole, keys.H)
}

// rowEnd is where the next row begins, after words and buttons so high.
func (s *settingSheet) rowEnd(words, keys float64) float64 {
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
func (s *settingSheet) legend() {
	c := s.a.c
	const high, edge = 22, 2
	x := s.r.X + edge
	for _, k := range theme.Colours {
		words := s.a.w("shade-" + k)
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

// stops draws the stops of a game, for each side's turns.
func (s *settingSheet) stops(game string) {
	a, c := s.a, s.a.c
	why := c.BlockHeight(a.w("stops-why"), s.r.W, theme.Small, false)
	cell := min(150, s.r.W*0.3)
	if !s.dry {
		c.Block(a.w("stops-why"), layout.Rect{X: s.r.X, Y: s.y, W: s.r.W}, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
		for i, side := range stopSides {
			x := s.r.Right() - cell*(float64(len(stopSides)-i)-0.5)
			c.Text(c.Fit(a.w("turn-"+side), cell, theme.Small, false), x, s.y+why+14, paint.Style{Size: theme.Small, Ink: theme.InkSoft, Align: paint.Centre})
		}
	}
	s.y += why + 26
	for _, x := range skins.For(game).Stops {
		if !s.dry {
			name, size := layout.Rect{X: s.r.X, Y: s.y, W: s.r.W - 2*cell - 4}, theme.Normal
			if c.Width(x.Name.In(a.lang), size, false) > name.W {
				size = theme.Small
			}
			high := c.BlockHeight(x.Name.In(a.lang), name.W, size, false)
			name.Y += (settingKey - high) / 2
			c.Block(x.Name.In(a.lang), name, paint.Style{Size: size, Ink: theme.Ink})
			for i, side := range stopSides {
				on := a.hasStop(game, side+"/"+x.Key)
				label, other := a.w("stop-off"), "on"
				if on {
					label, other = a.w("stop-on"), "off"
				}
				r := layout.Rect{X: s.r.Right() - cell*float64(len(stopSides)-i) + 4, Y: s.y, W: cell - 4, H: settingKey}
				a.ui.Button(r, "set", stopKey(game, side, x.Key)+"="+other, label, chosenIf(on))
			}
		}
		s.y += settingKey + 5
	}
	s.y += settingGap
}
