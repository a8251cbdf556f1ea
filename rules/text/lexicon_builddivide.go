package text

var buildDivide = &book{
	tables: [][]phrase{
		buildDividePrinted, buildDivideDone, buildDivideConstruct, buildDivideLines, buildDivideCosts, buildDivideSets, buildDivideZones, buildDivideDests, buildDivideWords,
		buildDivideFilters, buildDivideTriggers, buildDivideConds, buildDivideObjects, buildDivideActs, buildDivideMods,
		sentencePhrases, linePhrases, valuePhrases, objectPhrases, pairPhrases, actPhrases, modPhrases,
		setPhrases, condPhrases, triggerPhrases, buildDivideSpellings, buildDividePrintedRead,
	},
	ways:   ways{youUnsaid: true, pronouns: true, topics: true, timed: true, ownWord: true, dense: true, redone: true},
	traits: angles,
	kanji:  [][2]string{{"すべて", "全て"}},
	said:   buildDivideSaid,
}

// BuildDivide is a lexicon with the words of Build Divide and an empty glossary.
func BuildDivide() *Lexicon { return newLexicon(buildDivide) }

// buildDivideSaid is what people say and how the texts say it.
var buildDivideSaid = [][2]string{
	{"捨て", "墓地に置く"}, {"控え室", "墓地"}, {"トラッシュ", "墓地"}, {"ドロー", "カードを1枚引く"}, {"デッキ", "山札"}, {"キャラ", "ユニット"},
	{"場に出", "登場した時"}, {"出た", "登場した時"}, {"倒", "破壊"}, {"タップ", "レスト"}, {"ブリッツ", "『【ブリッツ】』を得る"}, {"持つ", "得る"}, {"バウンス", "手札に戻す"},
	{"このカード", "このユニット"},
}
