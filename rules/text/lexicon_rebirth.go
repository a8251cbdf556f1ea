package text

var rebirth = &book{
	tables: [][]phrase{
		rebirthLines, rebirthCosts, rebirthSets, rebirthZones, rebirthDests, rebirthWords, rebirthFilters,
		rebirthTriggers, rebirthConds, rebirthObjects, rebirthActs, rebirthMods, rebirthTimes,
		sentencePhrases, linePhrases, valuePhrases, objectPhrases, pairPhrases, actPhrases, declarePhrases, modPhrases,
		setPhrases, condPhrases, triggerPhrases, rebirthSpellings,
	},
	ways:   ways{pronouns: true, dense: true, zoned: true},
	traits: brackets{'〔', '〕'},
	names:  doubleAngles,
}

// Rebirth is a lexicon with the words of Rebirth for you and an empty glossary.
func Rebirth() *Lexicon { return newLexicon(rebirth) }
