package oracle

import (
	"regexp"
	"sync"

	"gorin/rules"
)

// wordings bring the wording of printed cards to the one that this oracle reads, step by
// step: 「X」属性の, 称号「A」の, ユニットを1枚対象とし、対象を…, 全て, 無①.
var wordings = []struct {
	re *regexp.Regexp
	as string
}{
	{regexp.MustCompile(`〔(クイック|ノーマル)/`), `〔${1}／`},
	{regexp.MustCompile(`無([⓪①-⑳])`), `${1}`},
	{regexp.MustCompile(`全て`), `すべて`},
	{regexp.MustCompile(`「([^」]+)」属性`), `〈${1}〉`},
	{regexp.MustCompile(`【怪異】「([^」]+)」`), `【怪異】〈${1}〉`},
	{regexp.MustCompile(`〉「([^」]+)」(【|〉)`), `〉〈${1}〉${2}`},
	{regexp.MustCompile(`【(結束|ブライト)「([^」]+)」`), `【${1}〈${2}〉`},
	{regexp.MustCompile(`称号「([^」]+)」の`), `称号「${1}」を持つ`},
	{regexp.MustCompile(`あなたの(手札|Dデッキ)`), `${1}`},
	{regexp.MustCompile(`(ユニット|コマンド|テリトリー)カード`), `${1}`},
	{regexp.MustCompile(`(墓地|Dデッキ|リムーブゾーン|手札|解決領域|テリトリーゾーン|フィールド)の`), `${1}にある`},
	{regexp.MustCompile(`にある(上限|枚数)`), `の${1}`},
	{regexp.MustCompile(`】/【`), `】／【`},
	{regexp.MustCompile(`を(\d+)(枚|つ)(まで)?対象と`), `${1}${2}${3}を対象と`},
	{regexp.MustCompile(`を(\d+)枚(まで)?選`), `${1}枚${2}を選`},
	{regexp.MustCompile(`(^|[、。・：『]|カードを|と)対象(を|は|に|の|から|が|へ|と|で)`), `${1}それ${2}`},
	{regexp.MustCompile(`そのターン中`), `このターン中`},
	{regexp.MustCompile(`そのバトル中`), `このバトル中`},
	{regexp.MustCompile(`(^|[、。・：『』】）])(\d+|Ｘ)枚(まで)?引`), `${1}カードを${2}枚${3}引`},
	{regexp.MustCompile(`山札を上から(\d+)枚(墓地|エナジーゾーン|ライフゾーン|リムーブ|公開)`), `山札の上から${1}枚を${2}`},
	{regexp.MustCompile(`各ターンに(\d+)回まで(発動|起動)できる`), `1ターンに${1}回しか${2}できない`},
	{regexp.MustCompile(`ターン終了時まで`), `ターンの終わりまで`},
	{regexp.MustCompile(`ターン開始時まで`), `ターンの始めまで`},
	{regexp.MustCompile(`ではアタックとブロックができない`), `はアタックできず、ブロックできない`},
	{regexp.MustCompile(`では(アタック|ブロック)ができない`), `は${1}できない`},
	{regexp.MustCompile(`(アタック|ブロック)ができない`), `${1}できない`},
}

var worded sync.Map // texts in the oracle's wording, by text

// wording is a text in the oracle's wording.
func wording(text string) string {
	if s, ok := worded.Load(text); ok {
		return s.(string)
	}
	s := text
	for _, w := range wordings {
		s = w.re.ReplaceAllString(s, w.as)
	}
	worded.Store(text, s)
	return s
}

func reword(w *rules.Words) { w[rules.Japanese] = wording(w[rules.Japanese]) }

// Reads is told a view and a question, whose texts it puts into the oracle's wording.
func (*half) Reads(v *rules.View, q *rules.Request) {
	zones := func(list []rules.ZoneView) {
		for _, z := range list {
			for i := range z.Cards {
				for j := range z.Cards[i].Lines {
					reword(&z.Cards[i].Lines[j].Words)
				}
				for j := range z.Cards[i].Changes {
					reword(&z.Cards[i].Changes[j].Words)
				}
			}
		}
	}
	zones(v.Shared)
	for i := range v.Players {
		zones(v.Players[i].Zones)
	}
	for i := range v.Waiting {
		reword(&v.Waiting[i].Words)
	}
	for i := range v.Effects {
		reword(&v.Effects[i].Words)
	}
	for i := range v.Stack {
		reword(&v.Stack[i].Words)
	}
	for i := range q.Options {
		reword(&q.Options[i].Words)
	}
}

// Prints are printed cards with their texts in the oracle's wording.
func (*half) Prints(cards []rules.Printed) []rules.Printed {
	for i := range cards {
		lines := make([]rules.Words, len(cards[i].Lines))
		copy(lines, cards[i].Lines)
		for j := range lines {
			reword(&lines[j])
		}
		cards[i].Lines = lines
	}
	return cards
}
