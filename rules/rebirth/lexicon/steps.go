package lexicon

import (
	. "gorin/rules/ability" // the table names kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// The steps of the attack phase (8.2 to 8.5), and the game, whose beginning triggers too (7.2.2).
const (
	PhStartStep  Phase = PhEnergy + 1 + iota // スタートステップ
	PhBlockStep                              // ブロックステップ
	PhDamageStep                             // ダメージステップ
	PhCloseStep                              // クローズステップ
	PhGame                                   // ゲーム
)

// steps is the words for them.
var steps = []text.Phrase{
	{"step", surface.Word, int(PhStartStep), "スタートステップ", "start step"},
	{"step", surface.Word, int(PhBlockStep), "ブロックステップ", "block step"},
	{"step", surface.Word, int(PhDamageStep), "ダメージステップ", "damage step"},
	{"step", surface.Word, int(PhCloseStep), "クローズステップ", "close step"},
	{"step", surface.Word, int(PhGame), "ゲーム", "game"},
}
