package trial

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/trial"
	"gorin/rules/value"
)

// bearers are the kinds of cards that a line stands on: characters that cost little or much, and a
// Rebirth if it can have the line.
func bearers(s *trial.Said, tree ability.Node) (out []pack.Card) {
	if !waitsForSet(tree) {
		for i, n := range []int{1, 3, 5} {
			c := pack.Card{Game: "rebirth", Kind: "chara", Values: value.Of("cost", i*2, "atk", n, "def", n+1)}
			c.SetTags("attributes", named(s.Traits))
			out = append(out, c)
		}
	}
	if len(out) == 0 || tree.Kind == lexicon.Spark {
		out = append(out, pack.Card{Game: "rebirth", Kind: "rebirth"})
	}
	for i := range out {
		out[i].Lines = below(s)
	}
	return out
}

// waitsForSet reports whether a line is one of a Rebirth: it waits for its own card being set.
func waitsForSet(n ability.Node) bool {
	return n.Kind == lexicon.OnSet && n.Kids[0].Kind == ability.This || slices.ContainsFunc(n.Kids, waitsForSet)
}

// below are lines from which one above them chooses, and a spark where one is asked for.
func below(s *trial.Said) (lines []string) {
	if s.Has(lexicon.ChooseBelow) {
		lines = append(lines, "ⅰ．あなたは1枚引く。", "ⅱ．相手は1枚引く。", "ⅲ．このターン中、このキャラを＋1/±0。")
	}
	if s.Has(lexicon.DoBelow) {
		lines = append(lines, "ⅰ．あなたは1枚引く。", "ⅱ．このターン中、このキャラを＋1/±0。")
	}
	if s.Has(ability.OnBlock) || s.Has(lexicon.OnBlockOf) || s.Has(lexicon.OnBlockEnd) {
		lines = append(lines, "【ブロッカー】")
	}
	if s.Has(lexicon.OnPlacedThrough) {
		lines = append(lines, "【キャンセル】：Reバース以外の【スパーク】")
	}
	if s.Has(lexicon.OnMadeSoul) {
		lines = append(lines, "【起】【手札】：あなたはこのキャラを自分のエントリーの【魂】にする。")
	}
	if s.Has(lexicon.OnCancelled) {
		lines = append(lines, "【スパーク】：あなたは1枚引く。")
	}
	return lines
}

func named(list []string) (out []lang.Words) {
	for _, s := range list {
		out = append(out, lang.Words{s})
	}
	return out
}

// helpers are characters of all costs, Rebirths and partners, many of which are what the line names.
func helpers(s *trial.Said, r *rand.Rand) (out []pack.Card) {
	for i := range 30 {
		c := pack.Card{Game: "rebirth", Kind: "chara", Values: value.Of("cost", i%7, "atk", i*5%9, "def", 1+i*7%9)}
		if names := slices.Concat(s.Names, s.Links); len(names) > 0 && i%3 < 2 {
			c.Name[rules.Japanese] = names[(i/3+i%3)%len(names)] // each of them on some that have an attribute
		}
		switch {
		case len(s.Traits) > 0 && i%6 == 1: // all that one card may have to have
			c.SetTags("attributes", named(s.Traits))
		case len(s.Traits) > 0 && i%3 > 0:
			c.SetTags("attributes", named([]string{trial.One(s.Traits, r)}))
		}
		c.Lines = abilities(s, i)
		out = append(out, c)
	}
	for i := range 9 {
		c := pack.Card{Game: "rebirth", Kind: "rebirth"}
		if names := slices.Concat(s.Links, s.Names); len(names) > 0 && i%3 < 2 {
			c.Name[rules.Japanese] = names[(i/3*2+i%3)%len(names)]
		}
		switch {
		case i == 2 || i == 7: // one without a spark, as texts may ask for
		case i > 4 && s.Has(ability.HasKeyword):
			c.Lines = []string{"【起】【ターン1】：あなたは1枚引く。"}
		default:
			c.Lines = []string{sparks[i%len(sparks)]}
		}
		out = append(out, c)
	}
	return append(out, pack.Card{Game: "rebirth", Kind: "partner"}, pack.Card{Game: "rebirth", Kind: "partner"})
}

// sparks are what Rebirths of any table do.
var sparks = [...]string{
	"【スパーク】：あなたは1枚引く。", "【スパーク】：あなたは1点回復する。", "【スパーク】：このターン中、このReバースを＋2/±0。",
}

// texts are what characters of any table do.
var texts = [...]string{
	"【起】【メンバー】【ターン1】：あなたは1枚引く。",
	"【ブロッカー】",
	"【キャンセル】：Reバース以外の【スパーク】",
	"【スパーク】：このターン中、このキャラを＋1/±0。",
	"【のびしろ】",
	"【起】【メンバー】【ターン1】：あなたは自分の手札から1枚選び、このキャラの【魂】にする。",
	"【スパーク】：あなたは1点回復する。",
	"【自】【メンバー】：このキャラがサポートした時、このアタック中、サポートされたキャラを＋2/±0。",
	"【永】【エントリー】【Reコンボ】：このキャラを＋1/±0。",
	"【起】【メンバー】【ターン1】：あなたはチェックする。",
	"【起】【手札】：［このキャラを控え室に置く］あなたは自分の控え室から1枚選び、エントリーに置く。",
	"【自】【エントリー】：このキャラがアタックした時、あなたは相手のエントリーから1枚選び、そのキャラに9ダメージ与える。",
}

// bears is a line with each keyword that texts ask for.
var bears = map[ability.Keyword]string{
	lexicon.KwSpark: texts[3], lexicon.KwCancel: texts[2], lexicon.KwBlocker: texts[1], lexicon.KwGrowth: texts[4],
	lexicon.KwReCombo: texts[8], lexicon.KwActivate: texts[0],
}

// abilities is what the i-th character does: one of these, what the line asks for, and moves that it
// waits for.
func abilities(s *trial.Said, i int) (lines []string) {
	if i%5 < 4 {
		lines = append(lines, texts[i%len(texts)])
	}
	if len(s.Keywords) > 0 && i%3 == 1 {
		if line := bears[s.Keywords[i/3%len(s.Keywords)]]; line != "" {
			lines = append(lines, line)
		}
	}
	if s.Has(lexicon.PlaySpark) && i%3 == 1 {
		lines = append(lines, bears[lexicon.KwSpark])
	}
	if len(s.Lines) > 0 && i%3 > 0 {
		lines = append(lines, s.Lines[i%len(s.Lines)])
	}
	if i%6 == 2 {
		for _, m := range s.Moves {
			lines = append(lines, moves(m)...)
		}
	}
	return lines
}

// What lies in a zone, and how texts put a card there.
var (
	fromWords = map[ability.Kind]string{ability.None: "控え室", lexicon.Entry: "エントリー", lexicon.Members: "メンバー", ability.Hand: "手札", ability.WaitingRoom: "控え室",
		ability.EnergyZone: "エネルギー", lexicon.RetireZone: "リタイア", lexicon.NotZone: "控え室"}
	toWords = map[ability.Kind]string{lexicon.Entry: "エントリーに置く", lexicon.Members: "メンバーに置く", ability.Hand: "手札に戻す", ability.WaitingRoom: "控え室に置く",
		ability.EnergyZone: "エネルギーに置く", lexicon.RetireZone: "リタイアに置く", ability.EitherZone: "メンバーに置く"}
)

// moves are lines that make the moves that a text waits for, of both players' cards.
func moves(m trial.Move) (lines []string) {
	from, to := fromWords[m.From], toWords[m.To]
	if from == "" || to == "" {
		return nil
	}
	for _, whose := range []string{"自分", "相手"} {
		lines = append(lines, fmt.Sprintf("【起】【メンバー】【ターン1】：あなたは%sの%sから1枚選び、%s。", whose, from, to))
	}
	return lines
}
