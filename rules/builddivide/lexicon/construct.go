package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
)

// construct is texts about the construction of decks (601-2); they need no
// mark of a continuous ability (12.01.5.a.2). A deck without a name is the main deck
// (601-2a).
var construct = []text.Phrase{
	{"line", Construct, BuildCopies | BuildMay, "[|【永】]あなたは[|、]同じ[|カード名の|名前の]カードを[合計|]{2:qty}で構築できる。",
		"You may build with {2:qty} cards of the same name in all."},
	{"line", Construct, BuildCopies | BuildMay, "[|【永】]あなたは[|、]{1:np1}を[|、]同じ[カード名|名前]で[合計|]{2:qty}[入れて|で]構築できる。",
		"You may build with {2:qty} {1:np1/0} of the same name in all."},
	{"line", Construct, BuildCount | BuildMay, "[|【永】]あなたは[|、]{0:bpart}{1:np1}を[|、]{2:bqty}[入れて|で]構築できる。¦[|【永】]あなたは[|、]{0:bpart}{1:np1}を[|、]{3:val}枚ではなく{2:bqty}[入れて|で]構築できる。¦[|【永】]あなたの{0:bwith}{1:np1}は[|、]{3:val}枚ではなく{2:bqty}[で|入れて]構築できる。",
		"You may build {0:bpart} with {2:bqty} {1:np1/0}.¦You may build {0:bpart} with {2:bqty} {1:np1/0} instead of {3:val}."},
	{"line", Construct, BuildCount, "[|【永】]あなたは[|、]{0:bpart}{1:np1}を[|、]{2:bqty}[入れて|で]構築する。¦[|【永】]あなたは[|、]{0:bpart}{1:np1}を[|、]{3:val}枚ではなく{2:bqty}[入れて|で]構築する。",
		"Build {0:bpart} with {2:bqty} {1:np1/0}.¦Build {0:bpart} with {2:bqty} {1:np1/0} instead of {3:val}."},
	{"line", Construct, BuildSize | BuildMay, "[|【永】]あなたの{0:bdeck}は[|、]{2:bqty}[入れて|で]構築できる。¦[|【永】]あなたの{0:bdeck}は[|、]{3:val}枚ではなく{2:bqty}[入れて|で]構築できる。",
		"You may build {0:bpart} of {2:bqty} cards.¦You may build {0:bpart} of {2:bqty} cards instead of {3:val}."},
	{"line", Construct, BuildSize | BuildMay | BuildLeast, "[|【永】]あなたの{0:bdeck}は[|、]{2:bleast}以上で構築できる。", "You may build {0:bpart} of {2:bleast} or more cards."},
	{"line", Construct, BuildThis | BuildMay, "{0=d-deck}[|【永】]このカードは[|、]Dデッキに{2:bqty}入れることができる。", "{0=d-deck}You may put {2:bqty} copies of this card in your D-deck."},
	{"line", Construct, BuildThis | BuildMay, "[|【永】]このカードは[|、]メインデッキとDデッキに[合計|]{2:bqty}入れることができる。", "You may put {2:bqty} copies of this card in your main deck and your D-deck."},
	{"bpart", None, 0, "∅", "your deck"},
	{"bpart", Deck, 0, "[メインデッキ|デッキ]に[|、]", "your main deck"},
	{"bpart", DDeck, 0, "Dデッキに[|、]", "your D-deck"},
	{"bwith", Deck, 0, "[メインデッキ|デッキ]の[|、]", ""},
	{"bwith", DDeck, 0, "Dデッキの[|、]", ""},
	{"bdeck", Deck, 0, "[メインデッキ|デッキ]", ""},
	{"bdeck", DDeck, 0, "Dデッキ", ""},
	{"bqty", Exactly, 0, "[ちょうど|]{0:val}枚", "exactly {0:val}"},
	{"bqty", UpTo, 0, "{0:val}枚まで", "up to {0:val}"},
	{"bqty", AnyMany, 0, "[好きな|望む]枚数", "any number of"},
	{"bleast", Exactly, 0, "{0:val}枚", "{0:val}"},
	{"line", DeckLimit, 0, "!【永】このカードは、デッキに好きな枚数入れることができる。", ""},
	{"line", DeckLimit, 0, "[|【永】]このカードは[|、][メイン|]デッキに好きな枚数入れることができる。¦[|【永】]このカードと同じ[カード名|名前]のカードは[|、][メイン|]デッキに好きな枚数入れることができる。", ""},
	{"line", DeckLimit, 0, "!【永】このカードは、デッキに{#}枚まで入れることができる。", ""},
	{"line", DeckLimit, 0, "[|【永】]このカードは[|、][メイン|]デッキに{#}枚まで入れることができる。¦[|【永】]このカードと同じ[カード名|名前]のカードは[|、][メイン|]デッキに{#}枚まで入れることができる。", ""},
}
