package text

import "testing"

// A room says how its texts write what is not words; another reads the same signs as others do.
func TestNotation(t *testing.T) {
	theatre := &Book{
		Proper: []Proper{
			{Cat: CardName, Ja: WhiteCorners, En: Quotes},
			{Cat: "skill", Ja: Brackets{'【', '】'}, En: Brackets{'【', '】'}},
			{Cat: "part", Ja: Brackets{'＜', '＞'}, En: Quotes, Loose: true},
		},
		Notation: Notation{
			Alike:   [][2]rune{{'〔', '〔'}, {'〕', '〕'}, {'◇', '【'}, {'◆', '】'}},
			Short:   [][2]string{{"SPOT", "SPOT"}, {"SP", "出番"}},
			Quoting: []Brackets{Corners, {'“', '”'}},
			Marks:   []string{"〔自動〕"},
		},
	}
	for _, c := range []struct{ line, ours, others string }{
		{"〔舞台〕のSP", "〔舞台〕の出番", "［舞台］のSP"},
		{"［①］ [①]", "［(1)］［(1)］", "［(1)］［(1)］"},
		{"ＳＰとSPOTとWASP", "出番とSPOTとWASP", "SPとSPOTとWASP"},
		{"『Ａ(1)-(注)』", "『Ａ(1)-(注)』", "『A(1)－』"},
		{"「Ａ(注)」", "「A」", "「Ａ(注)」"},
		{"【Ａ-】と◇Ａ-◆", "【Ａ-】と【Ａ-】", "【A－】と◇A－◆"},
		{"＜Ａ(注)＞", "＜Ａ(注)＞", "＜A＞"},
		{"＜Ａ(注)。＞", "＜A。＞", "＜A。＞"},
		{"「〔自動〕 Ａ」", "『〔自動〕A』", "「〔自動〕 Ａ」"},
		{"“〔自動〕 Ａ”", "『〔自動〕A』", "“［自動］A”"},
		{"「【自】 Ａ」", "「【自】A」", "『【自】A』"},
		{"[soul]", "［soul］", "［soul］"},
	} {
		for i, want := range []string{c.ours, c.others} {
			book := []*Book{theatre, {}}[i]
			book.properWords()
			if got := string(normalise(book, Japanese, c.line).text); got != want {
				t.Errorf("%s: read as %s, want %s", c.line, got, want)
			}
		}
	}
	icons := &Book{Notation: Notation{Icons: true}}
	icons.properWords()
	if got := string(normalise(icons, Japanese, "[ＴＲＩＧＧＥＲ:Soul]と[①]").text); got != "[Soul]と［(1)］" {
		t.Errorf("icons are read as %s", got)
	}
}

// In brackets in which signs stand too a name keeps its letters in both languages, and a sign is
// read however it is spelt.
func TestNamesAmongSigns(t *testing.T) {
	thick := Brackets{'【', '】'}
	book := &Book{
		Proper: []Proper{{Cat: "skill", Ja: thick, En: thick, Loose: true}},
		Tables: [][]Phrase{{{Ja: "[【自】|［自動］]{0:effect}", En: "【AUTO】 {0:effect}"}, {Ja: "【ターン{#}】", En: "【TURN {#}】"}, {Ja: "【{name:0}】"}}},
	}
	book.properWords()
	for _, name := range []string{"A*B", "x-A", "A (b) C", "A, B!", "①A", "(1) A", "A[B", "A[1]", "自由", "ターンA", "AUTO a", "TURN", "TURN a1"} {
		line := "【" + name + "】"
		for _, lang := range []string{Japanese, English} {
			if got := string(normalise(book, lang, line).text); got != line {
				t.Errorf("%s in %s: %s", line, lang, got)
			}
		}
	}
	for line, want := range map[string]string{"【 自 】": "【自】", "【ターン１】": "【ターン1】", "【(1) A］と【自】": "［(1)A］と【自】"} {
		if got := string(normalise(book, Japanese, line).text); got != want {
			t.Errorf("%s: read as %s, want %s", line, got, want)
		}
	}
}
