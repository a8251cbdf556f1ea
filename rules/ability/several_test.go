package ability

import (
	"slices"
	"testing"
)

// Abilities that stand on one line are parted where the next one begins, and nowhere else.
func TestSeveral(t *testing.T) {
	for line, want := range map[string][]string{
		"【永】 応援 あなたのキャラすべてに、パワーを＋500。【自】 このカードがアタックした時、あなたは1枚引く。": {
			"【永】 応援 あなたのキャラすべてに、パワーを＋500。", "【自】 このカードがアタックした時、あなたは1枚引く。"},
		"あなたは1枚引く。 【永】 記憶 このカードのパワーを＋500。（注）【起】［(1)］ あなたは1枚引く。": {
			"あなたは1枚引く。", "【永】 記憶 このカードのパワーを＋500。（注）", "【起】［(1)］ あなたは1枚引く。"},
		"【永】 このカードは次の能力を得る。『【自】 このカードがアタックした時、あなたは1枚引く。』『【永】 大活躍』": nil,
		"【自】 あなたが【起】を使った時、あなたは1枚引く。":                               nil,
		"【自】 アンコール ［手札のキャラを1枚控え室に置く］ （注。【自】）":                      nil,
		"": nil,
	} {
		if want == nil {
			want = []string{line}
		}
		if got := Several(line); !slices.Equal(got, want) {
			t.Errorf("%s: %q", line, got)
		}
	}
}
