package replay

import (
	"slices"

	"gorin/rules"
	"gorin/rules/pack"
)

// wayOf checks how a file says that its match was played: in a format of the game, by as many
// as it takes, with rules of that format, in an order of turns that has each player once.
func wayOf(s *rules.Setup) error {
	for _, text := range append([]string{s.Format}, s.Options...) {
		if w, ok := pack.Plain(text, pack.MaxName); !ok {
			return place(w, "フォーマット", "format")
		}
	}
	formats := rules.Formats(s.Game)
	i := slices.IndexFunc(formats, func(f rules.Format) bool { return s.Format == "" || s.Format == f.Key })
	if i < 0 {
		return unread("フォーマット%qはこのゲームにない", "format %q is none of this game", s.Format)
	}
	f := &formats[i]
	players := len(s.Seats)
	if players < f.Least || players > f.Most {
		return unread("フォーマット%q：プレイヤーが%d人。%d人から%d人まで", "format %q: %d players; it takes %d to %d", f.Key, players, f.Least, f.Most)
	}
	for i, o := range s.Options {
		if !slices.ContainsFunc(f.Options, func(have rules.FormatOption) bool { return have.Key == o }) {
			return unread("フォーマット%q：ルール%qはない", "format %q has no rule %q", f.Key, o)
		}
		if slices.Contains(s.Options[:i], o) {
			return unread("フォーマット%q：ルール%qが2回ある", "format %q: the rule %q stands there twice", f.Key, o)
		}
	}
	if len(s.Order) == 0 {
		return nil
	}
	if !f.Agreed {
		return unread("フォーマット%q：順番は取り決められない", "format %q: nobody agrees on the order of turns", f.Key)
	}
	for seat := range players {
		if len(s.Order) != players || !slices.Contains(s.Order, seat) {
			return unread("フォーマット%q：%d人の順番が%vになっている", "format %q: the order of %d players is %v", f.Key, players, s.Order)
		}
	}
	return nil
}
