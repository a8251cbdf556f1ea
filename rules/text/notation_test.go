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
