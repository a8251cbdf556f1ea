package ability

// Sort is the part of speech of a kind: which kids may stand where.
type Sort uint8

// The sorts.
const (
	SNone     Sort = iota
	SLine          // a whole line that is no ability of a card: a rule of construction, a cost, a note
	SAbility       // a line that a card has as an ability, and can be given
	SEffect        // a line that is carried out: the text of an event, an effect in 『』
	SQuotable      // an ability or an effect: what 『』 holds on a line of its own
	SCost          // the bracket of costs
	SItem          // one cost
	SPart          // a part of a body: sentence, definition of X
	STrigger       // …した時
	SWindow        // あなたのターン中、
	SCond          // …なら
	SGroup         // acts of one subject
	SAct           // 引く, 選び, …
	SObject        // what an act is about: references and sets of cards
	SCards         // a described set of cards: 他のあなたの《海》のキャラ
	SOwner         // あなた, 相手
	SZone          // 控え室, 前列, …
	SHead          // キャラ, イベント, 「N」
	SFilter        // 《海》の, レベル1以下の
	SQty           // 1枚, 2枚まで, すべて
	SValue         // a number, Ｘ, a count
	SDest          // …に置く
	SDuration      // そのターン中
	SMod           // パワーを＋1000
	SPhase         // クライマックスフェイズ
	SKeyword       // 『応援』
	SPip           // 赤①: part of an energy cost
	SCase          // 5枚以上: a case of a line
	SWho           // a player or an object: who has counters
	sortCount
)
