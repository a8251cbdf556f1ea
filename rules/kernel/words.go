package kernel

import "gorin/rules/ability"

// Word is what the machine has to know of a word of texts, a bit each.
type Word uint8

const (
	WordRule      Word = 1 << iota // a continuous effect on a player
	WordLasting                    // an act that makes such an effect, for as long as the text says
	WordBottom                     // the bottom of a zone
	WordOutside                    // a filter on how a card lies, what lies with it or what it is doing; a head that tells by the back alone what a card is
	WordOpen                       // a filter on what everybody knows of a card that its owner keeps face down
	WordPlayed                     // a line whose cost is paid while its card is being played
	WordActivated                  // a line that a player may use where its card lies
	WordOnce                       // a trigger that an effect has set up for the first time that it happens, however long it waits
)

// sharedWords are those of the words that all books share.
var sharedWords = map[Word][]ability.Kind{
	WordRule:      {ability.Forbid, ability.HandLimit},
	WordLasting:   {ability.Forbid, ability.HandLimit},
	WordBottom:    {ability.ToDeckBottom},
	WordOutside:   {ability.Lying, ability.FaceDown, ability.FaceUp, ability.IsOne},
	WordPlayed:    {ability.Effect},
	WordActivated: {ability.Act},
}

// layWords notes what is known of each word.
func (b *Book) layWords() {
	for _, words := range [...]map[Word][]ability.Kind{sharedWords, b.Words} {
		for w, kinds := range words {
			for _, k := range kinds {
				b.words[k] |= w
			}
		}
	}
	b.either = [ability.KindCount][2]ability.Kind{
		ability.ToDeckEither:    {ability.ToDeckTop, ability.ToDeckBottom},
		ability.ToDeckTopOrHand: {ability.ToDeckTop, ability.ToHand},
	}
	for k, two := range b.Either {
		b.either[k] = two
	}
}

// is reports whether a word is so.
func (b *Book) is(k ability.Kind, w Word) bool { return b.words[k]&w != 0 }

// eitherWays gives the two destinations that a word leaves the choice of, none if it leaves
// none.
func (b *Book) eitherWays(word ability.Kind) (first, second ability.Kind) {
	return b.either[word][0], b.either[word][1]
}

// ofTwo reports whether a destination word leaves a choice of two places.
func (b *Book) ofTwo(word ability.Kind) bool { return b.either[word][0] != ability.None }
