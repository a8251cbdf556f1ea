package text

import . "gorin/rules/ability" // the tables name kinds on every line

// weissSpellings is other ways to say what the shared tables say: they are read,
// and not printed.
var weissSpellings = []phrase{
	// what describes a card before its owner; where it is, as a clause; both sides
	{"sided", You, 0, "あなたの", ""},
	{"sided", Opp, 0, "相手の", ""},
	{"sided", kSelf, 0, "自分の", ""},
	{"sided", Each, 0, "すべてのプレイヤーの", ""},
	{"sided", via, 0, "{@:eachside}", ""},
	{"eachside", Each, 0, "[あなた|自分][か|と]相手の", ""},
	{"cards1", Cards, 0, "{#other}{3+:filter:}{0:sided}{2:head}¦{#other}{3+:filter:}{0:sided}{1:zin}の{2:head}", ""},
	{"cards1", Cards, 0, "{#other}{0:eachside}{,}{3*:filter:}{2:head}¦{#other}{0:eachside}{1:zin}の{,}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{1:zslot}にいる{3*:filter:}{2:head}¦{#other}{0:of}{1:zaway}にある{3*:filter:}{2:head}", ""},
	{"hereset", Cards, 0, "{#other}{3+:filter:}{0:sided}{2:head}¦{#other}{3+:filter:}{0:sided}{1:zslot}の{2:head}", ""},
	{"cards1", Cards, 0, "{1:zbefore}{#other}{3+:filter:}{0:sided}{2:head}", ""},
	{"pile", Cards, 0, "{0:sided}、{1:zpile}{2=card}", ""},
	{"filter", AnyOf, 0, "{0:orclause}か{1:last}", ""},
	{"orclause", NameHas, 0, "カード名に{name}を含む", ""},
	{"orclause", NoTrait, 0, "特徴を持たない", ""},
	{"cards1", kExcept, 0, "{0:ref}以外の[|、]{1:cards1}", ""},
	{"filter", LevelAtMostYours, 0, "[自分|あなた]のレベル以下で", ""},
	{"filter", LevelAtMostYours, 0, "自分のレベル以下の", ""},
	{"clause", Trait, 0, "{trait}を持つ", ""},
	{"clause", HasIcon, 0, "トリガーアイコンに{#icon}がある", ""},

	// AとB, of which each is meant
	{"bothstems", AnyOf, 0, "{0&:stem0:と}", ""},
	{"each of", kUnion, 0, "{#other}{0:of}{、}{2&:np1:と}¦{#other}{0:of}{1:zin}の{、}{2&:np1:と}", ""},
	{"each of", Cards, 0, "{#other}{0:of}{、}{3:bothstems}の{2:head}¦{#other}{0:of}{1:zin}の{、}{3:bothstems}の{2:head}", ""},
	{"wo", All, 0, "{0:each of}[すべて|を、すべて|をすべて][を|]{、}", ""},
	{"target", All, 0, "{0:each of}すべて", ""},
	{"cond1", kOneOfEach, 0, "{#other}{0:of}{、}{3:bothstems}の{2:head}がい<る|て|る>", ""},

	// events
	{"trigger1", OnSuchReversed, 0, "{0:sub}と[バトル中の|バトルしている]{1:np}が【リバース】した時", ""},
	{"trigger1", OnPlaced, 0, "{0:into}{2=climax-zone}置かれた時", ""},
	{"into", Cards, 0, "{#other}{0:of}クライマックス置場に{3*:filter:}{2:common}が[|、]", ""},
	{"into", Cards, 0, "{#other}{0:eachside}クライマックス置場に{3*:filter:}{2:head}が[|、]", ""},
	{"ref", kNamed, ThatOpponent, "[そのバトル相手|そのバトル中のキャラ|そのバトルしているキャラ]", ""},
	{"ref", kNamed, ThatSubject, "そのアタックしているキャラ", ""},

	{"piece", DuringPhase, 0, "{0:of}{#step}に、", ""},

	// acts
	{"wo", All, 0, "{0:battler}を[|、]", ""},
	{"battler", Cards, 0, "{0:sided}{3:battling}{2:head}", ""},
	{"act", Reveal, 0, "{0:all of}を[|、][|すべて]公開<する|し|して>", ""},
	{"all of", All, 0, "{0:hand pile}", ""},
	{"hand pile", Cards, 0, "{1=hand}{2=card}{0:of}手札", ""},
	{"act", kFromTop, 0, "{1:of}{2:zpile}を上から{0:qty}[|を]選<ぶ|び|んで>", ""},
	{"modgive", kGives, 0, "{0&:given:と}を与<える|え|えて>", ""},
	{"modget", kGives, 0, "{0&:given:と}を得<る||て>", ""},
	{"given", GiveTrait, 0, "{trait}", ""},
	{"given", GiveColour, 0, "{#colour}", ""},

	// conditions
	{"cond1", kDid, 0, "{#}枚{0:didto}<た|て|た>", ""},
	{"cond1", kDidSome, 0, "{#}枚以上{0:didto}<た|て|た>", ""},
	{"cond1", kDidSome, 1, "{0:didto}<た|て|た>", ""},
	{"didto", ToHand, 0, "手札に[加え|戻し]", ""},
	{"didto", ToWaitingRoom, 0, "控え室に置い", ""},
	{"didto", ToClock, 0, "クロック置場に置い", ""},
	{"didto", ToStock, 0, "ストック置場に置い", ""},
	{"didto", ToMemory, 0, "思い出に[し|置い]", ""},
	{"didto", ToDeck, 0, "山札に戻し", ""},
	{"cond1", CountIs, int(AtLeast), "{0:there}が{1:val}枚以上<|で|である>¦{0:there}が{1:val}枚以上あ<る|り|る>", ""},
	{"cond1", CountIs, int(AtMost), "{0:there}が{1:val}枚以下<|で|である>¦{0:there}が{1:val}枚以下あ<る|り|る>", ""},
	{"cond1", CountIs, int(Equal), "{0:there}が{1:val}枚<|で|である>¦{0:there}が{1:val}枚あ<る|り|る>", ""},
	{"there", Cards, 0, "{1=among-those}それらのカードの中に[|、]{3*:filter:}{2:head}", ""},
	{"cond1", kHereLies, 0, "{0:zslot}に{#lying}しているこのカードがい<る|て|る>", ""},
	{"cond1", kHereLiesNot, 0, "{0:zslot}に{#lying}していないこのカードがい<る|て|る>", ""},
	{"cond1", CompareCounts, int(More), "{0:cards}の枚数が[|、]{1:cards}の枚数より多<い|く|い>¦{0:cards}が、{1:cards}より多<い|く|い>", ""},
	{"cond1", CompareCounts, int(Less), "{0:cards}の枚数が[|、]{1:cards}の枚数より少な<い|く|い>¦{0:cards}が、{1:cards}より少な<い|く|い>", ""},
	{"cond1", IsA, 0, "{0:ref}が、{1:np}<|で|である>", ""},
	{"cond1", IsA, 0, "{0:ref}が{1:bearer}を持<つ|ち|つ>", ""},
	{"bearer", Cards, 0, "{2=card}{3:traits}", ""},
	{"traits", Trait, 0, "{trait}", ""},

	// costs
	{"item", kCostWith, 0, "このカードと[|、]{1:cards}を{0:qty}[|を][|、]{2:act/0}[|。]", ""},
	{"item", CostOfHand, 0, "{1:cards}{0:qty}を{2:act/0}[|。]", ""},
	{"paying", CostOfHand, 0, "{1:cards}{0:qty}を{2:act/1}、", ""},

	// icons without their frames
	{"flag", Label, int(KwCXCombo), "CXコンボ[＠|]_", ""},
	{"lying", kWord, 0, "スタンド＠", ""},
	{"lying", kWord, 1, "レスト＠", ""},
	{"lying", kWord, 2, "リバース＠", ""},
}
