package lexicon_test

import (
	"strings"
	"testing"

	. "gorin/rules/text" // the names of its doors
)

// A piece of a line that nothing uses is an error that names it, in both languages.
func TestWhatNothingUses(t *testing.T) {
	for _, c := range []struct {
		lang, line string
		column     int
		piece      string
	}{
		{Japanese, "【自】 このカードがアタックした時、あなたのキャラすべてに、あなたは1枚引く。", 19, "あなたのキャラすべてに"},
		{Japanese, "【自】 このカードがアタックした時、あなたのキャラすべてに、あなたは自分のキャラを1枚選び、【レスト】する。", 19, "あなたのキャラすべてに"},
		{Japanese, "このカードに、あなたは1枚引く。", 1, "このカードに"},
		{Japanese, "このカードは相手のキャラすべてに、そのターン中、パワーを－500。", 1, "このカードは"},
		{Japanese, "【自】 このカードがアタックした時、そのターン中、あなたは1枚引く。", 19, "そのターン中"},
		{Japanese, "次の相手のターンの終わりまで、あなたは1枚引く。", 1, "次の相手のターンの終わりまで"},
		{Japanese, "そのターン中、このカードは、このゲーム中、あなたは1枚引く。", 1, "そのターン中"},
		{Japanese, "あなたは相手は1枚引く。", 1, "あなた"},
		{Japanese, "相手は相手はあなたは1枚引く。", 1, "相手"},
		{Japanese, "【自】 このカードがアタックした時、あなたは自分のキャラを1枚選び、次の能力を与える。『【自】 このカードが【リバース】した時、このカードに、あなたは1枚引く。』", 65, "このカードに"},
		{English, "【AUTO】 When this card attacks, your opponent you draw 1 card.", 32, "your opponent"},
		{English, "【AUTO】 When this card attacks, during this turn, draw 1 card.", 32, "during this turn"},
	} {
		_, err := Parse(c.lang, c.line, known())
		e, ok := err.(*Error)
		if !ok || e.Reason != "no part of the line uses this" || e.Column != c.column || e.Piece != c.piece {
			t.Errorf("%s: %v; want column %d, %q", c.line, err, c.column, c.piece)
			continue
		}
		if ja, en := e.Told(); !strings.Contains(ja, "使われない：「"+c.piece+"」") || !strings.Contains(en, `: "`+c.piece+`"`) {
			t.Errorf("%s: told %q, %q", c.line, ja, en)
		}
	}
}

// What says again what holds already is used: it is not left over.
func TestSaidTwice(t *testing.T) {
	for _, line := range []string{
		"そのターン中、このカードのパワーを＋500し、そのターン中、このカードのソウルを＋1。",
		"あなたは1枚引き、あなたは自分の手札を1枚選び、控え室に置く。",
		"【自】 このカードがアタックした時、あなたは、そのターン中、このカードのパワーを＋500。",
		"【自】［(1)］ このカードがアタックした時、あなたはコストを払ってよい。そうしたら、そのアタック中、あなたはトリガーステップにトリガーチェックを2回行う。",
	} {
		if _, err := Parse(Japanese, line, known()); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
}

// An 【自】 says what it waits for (8.1.1.2, 8.1.1.2.1).
func TestWaitsForNothing(t *testing.T) {
	for _, line := range []string{"【自】 あなたは1枚引く。", "【自】 他のあなたのキャラ1枚につき、このカードのパワーを＋1000。", "【自】［(1)］ あなたのキャラがいるなら、あなたはコストを払ってよい。そうしたら、あなたは1枚引く。"} {
		if _, err := Parse(Japanese, line, known()); err == nil || !strings.Contains(err.Error(), "waits for an event") {
			t.Errorf("%s: %v", line, err)
		}
	}
}
