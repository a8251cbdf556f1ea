package bot

import "strings"

// saying is what a line of a text comes to, as far as a bot cares.
type saying struct {
	icon    string   // 【自】 and so on, without brackets
	regions []string // where it is in force
	once    string   // what it waits for
	price   []deed   // what it costs, as deeds of whoever pays
	deeds   []deed
	modes   [][]deed // effects among which one chooses
	picks   int      // how many of them
}

// deed is one thing that a text does, and to what.
type deed struct {
	what deedKind
	n    int    // how many cards, how much damage, attack added
	m    int    // defence added
	to   string // the zone where it goes
	on   objects
	when *condition // nil: in any case
}

// objects is what a deed is done to.
type objects struct {
	foe, both, self, all bool
	zone                 string // "" where nothing was said
	n                    int
}

type deedKind uint8

const (
	moves deedKind = iota
	draws
	changes // attack and defence
	hurts
	stands
	rests
	reverses
	partners // makes the attack a partner attack
	unpairs  // keeps it from being one
	blunts   // sets the damage of the attack
	cancels
	bans
	keepsBack // the card cannot attack
	keepsAway // it cannot support
)

// zoneWords are the words for zones in texts, in the order in which they are looked for.
var zoneWords = []string{"リング", "ベンチ", "フィールド", "手札", "リタイヤ", "控え室", "エネルギー", "サプライズ", "山札"}

// read takes a line of a text apart. The text is the one that views give, which always says
// the same thing in the same words.
func read(text string) *saying {
	s := &saying{}
	if rest, ok := strings.CutPrefix(text, "【"); ok {
		s.icon, text, _ = strings.Cut(rest, "】")
	}
	for {
		i := strings.IndexAny(text, "〔［ 　")
		if i < 0 || !strings.HasPrefix(text[i:], "〔") {
			break
		}
		region, rest, ok := strings.Cut(text[i+len("〔"):], "〕")
		if !ok {
			break
		}
		s.regions, text = append(s.regions, region), rest
	}
	if i := strings.Index(text, "［"); i >= 0 {
		cost, rest, _ := strings.Cut(text[i+len("［"):], "］")
		if s.icon == "サプライズ" {
			s.once = cost
		} else {
			s.price = deedsOf(cost)
		}
		text = strings.TrimPrefix(rest, "→")
	}
	if _, rest, ok := strings.Cut(text, "】"); ok && strings.HasPrefix(strings.TrimLeft(text, " 　"), "【ターン") {
		text = rest
	}
	if s.icon == "自" {
		for _, end := range []string{"時、", "始めに、", "終わりに、"} {
			if once, rest, ok := strings.Cut(text, end); ok {
				s.once, text = once+strings.TrimSuffix(end, "、"), rest
				break
			}
		}
	}
	if first, rest, ok := strings.Cut(text, "つを行う。"); ok {
		s.picks, _ = numberBefore(first)
		for _, mode := range strings.Split(rest, "『")[1:] {
			mode, _, _ = strings.Cut(mode, "』")
			s.modes = append(s.modes, deedsOf(mode))
		}
		return s
	}
	s.deeds = deedsOf(text)
	return s
}

// deedsOf reads sentences part by part; what a part is about was named in it or in one before.
func deedsOf(text string) (list []deed) {
	var on objects
	var when *condition
	for _, sentence := range strings.Split(strings.ReplaceAll(text, "の、", "の"), "。") {
		theirs := false // the opponent does it
		if !strings.HasPrefix(sentence, "そうしたら") {
			when = nil
		}
		for _, part := range strings.Split(sentence, "、") {
			switch {
			case strings.HasSuffix(part, "なら"):
				when = conditionOf(part)
				continue
			case strings.HasSuffix(part, "時"):
				continue
			}
			if rest, ok := strings.CutPrefix(part, "相手は"); ok {
				part, theirs = rest, true
			} else if _, rest, ok := strings.Cut(part, "あなたは"); ok {
				part, theirs = rest, false
			}
			object, rest := objectOf(part)
			on.read(object, rest, theirs)
			if d, ok := deedOf(object, rest, part); ok {
				d.on, d.when = on, when
				if d.what == bans {
					d.on.self, d.on.foe = strings.Contains(part, "このカード"), theirs || on.foe
				}
				list = append(list, d)
			}
		}
	}
	return list
}

// objectOf cuts a part of a sentence where its object ends.
func objectOf(part string) (object, rest string) {
	for _, end := range []struct{ words, keep string }{{"を", ""}, {"すべてに", "すべて"}, {"カードに", "カード"}} {
		if object, rest, ok := strings.Cut(part, end.words); ok {
			return object + end.keep, rest
		}
	}
	return "", part
}

// read learns from a part of a sentence what it is about.
func (o *objects) read(object, rest string, theirs bool) {
	if object == "" {
		return
	}
	zone := ""
	for _, w := range zoneWords {
		if strings.Contains(object, w) {
			zone = w
			break
		}
	}
	self := strings.Contains(object, "このカード")
	if zone == "" && !self && !strings.Contains(object, "カード") || strings.Contains(object, "そのカード") || strings.Contains(object, "残り") {
		return
	}
	*o = objects{self: self, zone: zone, all: strings.Contains(object, "すべて"), foe: theirs != strings.Contains(object, "相手"), n: 1}
	o.both = !o.foe && !self && zone != "" && !strings.Contains(object, "あなたの") && !strings.Contains(object, "自分の") && (zone == "リング" || zone == "ベンチ" || zone == "フィールド")
	if n, ok := numberBefore(before(rest, "枚")); ok {
		o.n = n
	} else if n, ok := numberBefore(before(object, "枚")); ok {
		o.n = n
	}
}

// destinations are where cards go.
var destinations = []struct{ words, zone string }{
	{"控え室に置", "控え室"}, {"リタイヤ置場に置", "リタイヤ"}, {"エネルギー置場に置", "エネルギー"}, {"手札に戻", "手札"}, {"手札に加え", "手札"}, {"手札に入れ", "手札"},
	{"リングに置", "リング"}, {"ベンチに置", "ベンチ"}, {"サプライズ置場に置", "サプライズ"}, {"山札", "山札"},
}

func deedOf(object, rest, part string) (d deed, ok bool) {
	d.n = 1
	if n, ok := numberBefore(before(part, "枚")); ok {
		d.n = n
	}
	switch {
	case strings.Contains(part, "パートナーアタックになら"):
		d.what = unpairs
	case strings.Contains(part, "パートナーアタックにな"):
		d.what = partners
	case strings.Contains(part, "アタックのダメージは"):
		d.what = blunts
		d.n, _ = numberAt(after(part, "ダメージは"))
	case strings.Contains(part, "ダメージを与え"):
		d.what = hurts
		d.n, _ = numberBefore(before(part, "ダメージを与え"))
	case strings.Contains(part, "キャンセル"):
		d.what = cancels
	case strings.Contains(part, "枚引") || strings.Contains(part, "枚まで引"):
		d.what = draws
	case strings.Contains(object, "残り"):
		return d, false
	case strings.Contains(rest, "攻撃力が2倍"):
		d.what, d.n = changes, 4000
	case strings.ContainsAny(rest, "＋－"):
		d.what, d.n = changes, 0
		switch first, rest2, pair := strings.Cut(rest, "/"); {
		case strings.Contains(object, "攻撃力"):
			d.n = signed(rest)
		case strings.Contains(object, "防御力"):
			d.m = signed(rest)
		case pair:
			d.n, d.m = signed(first), signed(rest2)
		default:
			return d, false
		}
	case strings.Contains(part, "このカードはアタックできない"):
		d.what = keepsBack
	case strings.Contains(part, "このカードはサポートできない"):
		d.what = keepsAway
	case strings.Contains(rest, "できない") || strings.Contains(rest, "使えない") || strings.Contains(rest, "されない"):
		d.what = bans
	case strings.Contains(rest, "【レスト】"):
		d.what = rests
	case strings.Contains(rest, "【リバース】"):
		d.what = reverses
	case strings.Contains(rest, "【スタンド】"):
		d.what = stands
	default:
		d.what = moves
		for _, x := range destinations {
			if strings.Contains(rest, x.words) {
				d.to = x.zone
				return d, true
			}
		}
		return d, false
	}
	return d, true
}

// signed is the number behind a sign, none for 0.
func signed(s string) int {
	i := strings.IndexAny(s, "＋－")
	if i < 0 {
		return 0
	}
	n, _ := numberAt(s[i+len("＋"):])
	if strings.HasPrefix(s[i:], "－") {
		return -n
	}
	return n
}

func before(s, word string) string {
	if i := strings.Index(s, word); i >= 0 {
		return s[:i]
	}
	return ""
}

func after(s, word string) string {
	_, rest, _ := strings.Cut(s, word)
	return rest
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
