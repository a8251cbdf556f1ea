package trial

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/trial"
	"gorin/rules/value"
	"gorin/rules/victoryspark/lexicon"
)

// Of every two cards one is a partner of all others, by this name and title.
const (
	mate      = "相棒"
	mateTitle = "相方"
)

var sexes = []string{lexicon.Male: "male", lexicon.Female: "female"}

// bearers are the kinds of cards that a line stands on: of any level, all with partners.
func bearers(s *trial.Said, tree ability.Node) (out []pack.Card) {
	for i, strength := range []int{1000, 3000, 6500} {
		c := pack.Card{Game: "victoryspark", Kind: "card", Values: value.Of("level", i, "attack", strength, "defence", strength)}
		c.SetTags("titles", named(append(slices.Clone(s.Titles), mateTitle)))
		c.SetKeys("sex", []string{sexes[i%2]})
		if i == 1 { // it is a partner of others
			c.SetTags("names", named([]string{mate}))
		}
		if i == 2 {
			c.SetTags("titles", named([]string{mateTitle}))
			c.SetKeys("limited", []string{"fire"})
		}
		seek(&c)
		out = append(out, c)
	}
	if tree.Kind != lexicon.SurpriseLine && s.Has(lexicon.OnSkillUsed) {
		out[0].Lines = append(out[0].Lines, draws)
	}
	return out
}

// seek gives a card its partner.
func seek(c *pack.Card) {
	c.SetTags("partner-names", named([]string{mate}))
	c.SetTags("partner-titles", named([]string{mateTitle}))
	c.SetKeys("partner-sex", c.Keys("sex"))
}

func named(list []string) (out []lang.Words) {
	for _, s := range list {
		out = append(out, lang.Words{s})
	}
	return out
}

// helpers are cards of all levels, many of which are what the line names.
func helpers(s *trial.Said, r *rand.Rand) (out []pack.Card) {
	for i := range 30 {
		c := pack.Card{Game: "victoryspark", Kind: "card", Values: value.Of("level", i%4, "attack", 500*(1+i*5%14), "defence", 500*(1+i*7%14))}
		c.SetKeys("sex", []string{trial.One(sexes, r)})
		if len(s.Names) > 0 && i%3 < 2 {
			c.Name[rules.Japanese] = s.Names[(i/3*2+i%3)%len(s.Names)]
		} else if len(s.Parts) > 0 {
			c.Name[rules.Japanese] = "あの" + s.Parts[i%len(s.Parts)]
		}
		title := mateTitle
		switch {
		case len(s.Titles) > 0 && i%3 > 0:
			title = trial.One(s.Titles, r)
		case len(s.Links) > 0 && i%3 > 0:
			title = "大" + trial.One(s.Links, r)
		}
		c.SetTags("titles", named([]string{title}))
		if i%2 == 0 {
			if c.Name[rules.Japanese] == "" {
				c.Name[rules.Japanese] = mate
			}
			c.SetTags("names", named(distinct(c.Name[rules.Japanese], mate)))
			c.SetTags("titles", named(distinct(title, mateTitle)))
		}
		if i%3 > 0 {
			seek(&c)
		}
		if i%3 < 2 {
			c.SetTags("works", named([]string{trial.One(append(slices.Clone(s.Identities), "試しの物語"), r)}))
		}
		if i%5 < 2 {
			c.SetKeys("limited", []string{[]string{"fire", "heal"}[i%5]})
		}
		c.Lines = abilities(s, i, r)
		out = append(out, c)
	}
	return out
}

func distinct(a, b string) []string {
	if a == b {
		return []string{a}
	}
	return []string{a, b}
}

const draws = "【起】〔ベンチ〕［このカードを【レスト】する］ あなたは1枚引く。"

// texts are what cards of any table do, behind the icon and with room for names and traits.
var texts = [...][2]string{
	{"【起】", "〔ベンチ〕［このカードを【レスト】する］ あなたは1枚引く。"},
	{"【自】", "〔ベンチ〕 このカードがサポートした時、あなたは1枚引く。"},
	{"", ""},
	{"【自】", "〔リング〕 このカードがアタックした時、そのターン中、このカードの攻撃力を＋1000。"},
	{"【キャンセル】", "〔手札〕［このカードを自分の控え室に置く］ 相手の技を1つキャンセルする。"},
	{"【スパーク】", "〔リング〕 あなたは1枚引く。"},
	{"【永】", "〔ベンチ〕 あなたのリングのカードすべてに、防御力を＋500。"},
	{"【起】", "〔フィールド〕［あなたのエネルギーを1枚【レスト】する］ 【ターン1】 あなたは相手のベンチのカードを1枚選び、そのターン中、攻撃力を－500。"},
	{"【サプライズ】", "［そのアタックがこのターン1回目］→あなたは1枚引く。"},
}

// abilities is what the i-th card does: one of these, named as the line says, what the line
// asks for, and moves that it waits for.
func abilities(s *trial.Said, i int, r *rand.Rand) (lines []string) {
	if t := texts[i%len(texts)]; t[0] != "" {
		label := ""
		if len(s.Actions) > 0 && i%4 < 3 {
			label += "「" + trial.One(s.Actions, r) + "」"
		}
		if i%4 > 0 {
			label += "《" + trial.One(append(slices.Clone(s.Traits), "試し"), r) + "》"
		}
		lines = append(lines, t[0]+label+t[1])
	}
	if len(s.Lines) > 0 && i%3 > 0 {
		lines = append(lines, trial.One(s.Lines, r))
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
	fromWords = map[ability.Kind]string{ability.None: "ベンチのカード", lexicon.Field: "フィールドのカード", lexicon.Ring: "リングのカード", lexicon.Bench: "ベンチのカード",
		ability.Hand: "手札", ability.WaitingRoom: "控え室のカード", ability.EnergyZone: "エネルギー", lexicon.Retire: "リタイヤ"}
	toWords = map[ability.Kind]string{lexicon.Ring: "自分のリングに置く", lexicon.Bench: "自分のベンチに置く", lexicon.Field: "自分のベンチに置く", ability.Hand: "手札に戻す",
		ability.WaitingRoom: "自分の控え室に置く", ability.EnergyZone: "自分のエネルギー置場に置く", lexicon.Retire: "自分のリタイヤ置場に置く", lexicon.Surprise: "自分のサプライズ置場に置く"}
)

// moves are lines that make the moves that a text waits for, of both players' cards.
func moves(m trial.Move) (lines []string) {
	from, to := fromWords[m.From], toWords[m.To]
	if from == "" || to == "" {
		return nil
	}
	for _, whose := range []string{"自分", "相手"} {
		lines = append(lines, fmt.Sprintf("【起】〔フィールド〕 【ターン1】 あなたは%sの%sを1枚選び、%s。", whose, from, to))
	}
	return lines
}
