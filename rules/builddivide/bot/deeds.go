package bot

import "strings"

// deed is one thing that the text of a card does, as far as a bot cares: what,
// how much of it, and to whom.
type deed struct {
	what deedKind
	n    int
	on   objects
}

// objects is what a deed can be done to.
type objects struct {
	foe, own                             bool // whose; both: anybody's
	attacking, blocking, resting, harmed bool
	ace, all, grave                      bool
	power                                int // at most, 0 for any
	cost                                 int
}

// saying is what a line of a text comes to.
type saying struct {
	when  moment
	price price
	deeds []deed
	modes [][]deed // of which one is chosen
	unit  traits
}

// moment is when a line does what it says.
type moment uint8

const (
	always    moment = iota // 永, or a keyword
	atOnce                  // the text of a command
	onArrival               // when the unit appears
	onAttack
	onOpening
	byHand // 起
	sometime
)

// price is what an activated ability costs.
type price struct {
	energy, discards, counters int
	rests, destroys            bool
}

// traits is what a line says about how a unit fights.
type traits struct {
	attack, block                                  int // power while it attacks, while it blocks
	blitz, decoy, blocksNot, unblocked, stronger   bool
	attacksNot, attacksNoPlayer, forbidsBigBlocker bool
}

// deedKind is what a deed does.
type deedKind uint8

const (
	hurts deedKind = iota
	hurtsBoth
	destroys
	removes
	bounces
	steals
	freezes
	silences
	weakens
	blunts
	boosts
	doubles
	shields
	stands
	attaches
	punches
	draws
	discards
	robs
	scouts
	gains
	ramps
	fetches
	summons
	heals
	opensIt
	negates
	negatesAbility
	copies
	endsTurn
	extraTurn
	wins
	hushes
	exchanges
	frees
	rests
)

// phrase is a part of a sentence that says a deed; its number stands right
// before or after a word, in the scale of the game.
type phrase struct {
	words string
	what  deedKind
	after bool // the number stands behind the words, else before
	one   int  // the number if none is said
}

// phrases are looked up in this order; of one part of a sentence the first that
// fits counts.
var phrases = []phrase{
	{"あなたは勝利", wins, false, 1},
	{"プレイヤーに", punches, true, 1},
	{"互いに", hurtsBoth, true, 0},
	{"ダメージはすべて軽減", shields, false, 1},
	{"次のダメージは", shields, false, 1},
	{"ダメージ", hurts, false, 0},
	{"破壊", destroys, false, 1},
	{"リムーブする", removes, false, 1},
	{"ドロップする", removes, false, 1},
	{"を手札に戻す", bounces, false, 1},
	{"支配者になる", steals, false, 1},
	{"アタックできない", freezes, false, 1},
	{"能力が無効", silences, false, 1},
	{"ヒットが0", blunts, false, 9},
	{"ヒット－", blunts, true, 1},
	{"パワー－", weakens, true, 0},
	{"パワー＋", boosts, true, 0},
	{"パワーが2倍", doubles, false, 1},
	{"パワーを2倍", doubles, false, 1},
	{"オーラとして", attaches, false, 1000},
	{"枚引", draws, false, 1},
	{"枚まで引", draws, false, 1},
	{"相手は手札を", robs, true, 1},
	{"手札を", discards, true, 0},
	{"手札すべてを捨て", discards, false, 3},
	{"スカウト", scouts, true, 1},
	{"【等価交換", exchanges, true, 1},
	{"個得る", gains, false, 1},
	{"エナジーゾーンに置", ramps, false, 1},
	{"エナジー1枚", ramps, false, 1},
	{"手札に加え", fetches, false, 1},
	{"ライフゾーンの", heals, false, 1},
	{"登場させ", summons, false, 1},
	{"フィールドに置", summons, false, 1},
	{"コストを払わずプレイ", summons, false, 1},
	{"プレイしてよい", summons, false, 1},
	{"それを開放", opensIt, false, 1},
	{"能力1つを対象とし", negatesAbility, false, 1},
	{"打ち消す", negates, false, 1},
	{"コピーする", copies, false, 1},
	{"エンドフェイズに移行", endsTurn, false, 1},
	{"ターンを追加", extraTurn, false, 1},
	{"プレイできない", hushes, false, 1},
	{"スタンドする", stands, false, 1},
	{"スタンドフェイズにスタンドしない", freezes, false, 1},
	{"レストする", rests, false, 1},
}

// beginnings tell when a line does what it says.
var beginnings = []struct {
	words string
	when  moment
}{
	{"登場した時", onArrival}, {"開放された時", onOpening}, {"アタックした時", onAttack}, {"ブロックされなかった時", onAttack}, {"ブライトした時", onArrival},
}

// read takes a line of a text apart. The text is the one that views give, which
// always says the same thing in the same words.
func read(text string) *saying {
	s := &saying{}
	s.unit.read(text)
	body := text
	switch {
	case strings.Contains(text, "【永】") || strings.HasPrefix(text, "【デコイ") || strings.HasPrefix(text, "【ブリッツ") || strings.HasPrefix(text, "【バーサーク"):
		s.when = always
		return s
	case strings.Contains(text, "【起】"):
		s.when = byHand
		cost, rest, _ := strings.Cut(text, "〕：")
		s.price.read(cost)
		body = rest
	case strings.Contains(text, "【自】"):
		s.when = sometime
		for _, b := range beginnings {
			if i := strings.Index(text, b.words); i >= 0 {
				s.when, body = b.when, text[i+len(b.words):]
				break
			}
		}
	case strings.HasPrefix(text, "【エヴォル"), strings.HasPrefix(text, "【結束"), strings.HasPrefix(text, "【レガシー"), strings.HasPrefix(text, "【ジャッジメント"), strings.Contains(text, "追加コスト"):
		s.when = always
		return s
	case strings.HasPrefix(text, "【ブライト"), strings.HasPrefix(text, "【スキル"):
		s.when = sometime
	default:
		s.when = atOnce
	}
	if first, rest, ok := strings.Cut(body, "から1つを選ぶ。"); ok {
		s.deeds = deedsOf(first)
		for _, mode := range strings.Split(rest, "・")[1:] {
			s.modes = append(s.modes, deedsOf(mode))
		}
		return s
	}
	s.deeds = deedsOf(body)
	return s
}

// deedsOf reads sentences part by part; what a part is about was named in it or
// in one before.
func deedsOf(text string) (list []deed) {
	var on objects
	for _, sentence := range strings.Split(text, "。") {
		for _, part := range strings.Split(sentence, "、") {
			on.read(part)
			for _, p := range phrases {
				i := strings.Index(part, p.words)
				if i < 0 {
					continue
				}
				d := deed{what: p.what, n: p.one, on: on}
				n, ok := 0, false
				if p.after {
					n, ok = numberAt(part[i+len(p.words):])
				} else {
					n, ok = numberBefore(part[:i])
				}
				if ok {
					d.n = n
				}
				if strings.Contains(part, "このユニットを") {
					d.on = objects{}
				}
				list = append(list, d)
				break
			}
		}
	}
	return list
}

// read learns from a part of a sentence what it is about.
func (o *objects) read(part string) {
	if !strings.Contains(part, "ユニット") && !strings.Contains(part, "カード") && !strings.Contains(part, "オーラ") ||
		!strings.Contains(part, "対象とし") && !strings.Contains(part, "選び") && !strings.Contains(part, "すべて") {
		return
	}
	if strings.Contains(part, "そのダメージ") || strings.Contains(part, "次のダメージ") {
		return
	}
	*o = objects{
		foe: strings.Contains(part, "相手の"), own: strings.Contains(part, "あなたの"),
		attacking: strings.Contains(part, "アタックしている"), blocking: strings.Contains(part, "ブロックしている"),
		resting: strings.Contains(part, "レスト状態"), harmed: strings.Contains(part, "ダメージを負っている"), ace: strings.Contains(part, "エース"),
		all: strings.Contains(part, "すべて"), grave: strings.Contains(part, "墓地"),
	}
	if !o.foe && !o.own {
		o.foe, o.own = true, true
	}
	if _, rest, ok := strings.Cut(part, "パワー"); ok {
		o.power, _ = numberAt(rest)
	}
	if _, rest, ok := strings.Cut(part, "コスト"); ok {
		o.cost, _ = numberAt(rest)
	}
}

// read learns what a cost asks for; energy is written in circled numbers and
// colours.
func (p *price) read(cost string) {
	for _, r := range cost {
		switch {
		case r >= '①' && r <= '⑳':
			p.energy += int(r-'①') + 1
		case strings.ContainsRune("黒青白赤", r):
			p.energy++
		}
	}
	p.rests = strings.Contains(cost, "レストする")
	p.destroys = strings.Contains(cost, "このユニットを破壊")
	if _, rest, ok := strings.Cut(cost, "カウンターを"); ok {
		p.counters, _ = numberAt(rest)
	}
	if _, rest, ok := strings.Cut(cost, "手札を"); ok {
		p.discards, _ = numberAt(rest)
	}
}

func (u *traits) read(text string) {
	if strings.Contains(text, "【自】") || strings.Contains(text, "【起】") {
		if strings.Contains(text, "このユニットがバトルする時") {
			_, rest, _ := strings.Cut(text, "パワー＋")
			n, _ := numberAt(rest)
			u.attack, u.block = n, n
		}
		return
	}
	u.blitz = strings.HasPrefix(text, "【ブリッツ】")
	u.decoy = strings.Contains(text, "【デコイ】")
	if !strings.Contains(text, "このユニット") && !strings.Contains(text, "相手の") {
		return
	}
	_, rest, _ := strings.Cut(text, "パワー＋")
	n, _ := numberAt(rest)
	switch {
	case strings.Contains(text, "アタックしている"):
		u.attack = n
	case strings.Contains(text, "ブロックしている"):
		u.block = n
	}
	u.forbidsBigBlocker = strings.Contains(text, "相手のヒット2以上のユニットすべてはブロックできない")
	if !strings.Contains(text, "このユニット") {
		return
	}
	u.blocksNot = strings.Contains(text, "ブロックできない")
	u.unblocked = strings.Contains(text, "ブロックされない")
	u.attacksNot = strings.Contains(text, "アタックできない")
	u.attacksNoPlayer = strings.Contains(text, "プレイヤーにアタックできない")
	u.stronger = strings.Contains(text, "代わりにそのダメージを＋1000")
}

// numberAt is the number that a text begins with.
func numberAt(s string) (n int, ok bool) {
	for i := 0; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
		n, ok = 10*n+int(s[i]-'0'), true
	}
	return n, ok
}

// numberBefore is the number that a text ends with.
func numberBefore(s string) (int, bool) {
	i := len(s)
	for i > 0 && s[i-1] >= '0' && s[i-1] <= '9' {
		i--
	}
	return numberAt(s[i:])
}
