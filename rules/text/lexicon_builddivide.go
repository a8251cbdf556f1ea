package text

var buildDivide = &book{
	tables: [][]phrase{
		buildDivideLines, buildDivideCosts, buildDivideSets, buildDivideZones, buildDivideDests, buildDivideWords,
		buildDivideFilters, buildDivideTriggers, buildDivideConds, buildDivideObjects, buildDivideActs, buildDivideMods,
		sentencePhrases, linePhrases, valuePhrases, objectPhrases, actPhrases, modPhrases,
		setPhrases, condPhrases, triggerPhrases, buildDivideSpellings,
	},
	ways:   ways{youUnsaid: true, pronouns: true, topics: true, timed: true, ownWord: true, dense: true},
	traits: angles,
}

// BuildDivide is a lexicon with the words of Build Divide and an empty glossary.
func BuildDivide() *Lexicon { return newLexicon(buildDivide) }
